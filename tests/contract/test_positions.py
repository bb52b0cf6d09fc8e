"""A position says everything: read back, it has the same future. A damaged one is refused."""

from __future__ import annotations

import json
import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import deadwood
from deadwood.core.chance import swift
from deadwood.core.playout import random_checksum
from deadwood.core.reason import BadOption, DeadwoodError
from tests.contract.support import (
    SCALE,
    AnyGame,
    every_game,
    explains,
    number_of,
    samples,
    some_games,
    thinned,
)

EXAMPLES = 40 * SCALE


@pytest.mark.slow
@every_game
def test_a_position_read_back_has_the_same_future(game: AnyGame) -> None:
    for at, state in enumerate(samples(game, 2 * SCALE)):
        text = game.position(state)
        again = game.from_position(text)
        assert again.fields() == state.fields(), text
        assert game.position(again) == text
        assert [game.legal(again, seat) for seat in range(game.players)] == [
            game.legal(state, seat) for seat in range(game.players)
        ]
        twin = state.clone()
        assert random_checksum(again, swift(at), 100_000) == random_checksum(
            twin, swift(at), 100_000
        )
        assert again.fields() == twin.fields()


@every_game
def test_a_position_may_be_json(game: AnyGame) -> None:
    for state in [*samples(game, 1), game.new(7)]:
        text = json.dumps(game.described(state))
        assert game.from_position(text).fields() == state.fields(), text
        assert game.position(game.from_position(text)) == game.position(state)


@every_game
def test_the_header_of_a_position_says_how_to_read_it(game: AnyGame) -> None:
    name, edition, players, options = deadwood.position_header(game.position(game.new(7)))
    assert (name, edition, players) == (game.name, game.edition, game.players)
    assert deadwood.game(name, edition, players, options).options == game.options


@every_game
def test_a_position_alone_is_enough_to_go_on(game: AnyGame) -> None:
    state = game.new(7)
    found, twin = deadwood.from_position(game.position(state))
    assert (found.name, found.edition, found.players) == (game.name, game.edition, game.players)
    assert found.options == game.options
    assert twin.fields() == state.fields()


@every_game
def test_the_options_of_a_position_are_those_that_differ_from_the_edition(game: AnyGame) -> None:
    for choice in deadwood.entry(game.name).table.choices:
        for value in choice.options:
            try:
                other = deadwood.game(game.name, game.edition, game.players, {choice.name: value})
            except BadOption:
                continue  # a value for more players
            header = deadwood.position_header(other.position(other.new(7)))
            differs = value != choice.default(game.edition)
            assert header[3] == ({choice.name: value} if differs else {})


def texts(game: AnyGame) -> list[str]:
    """Positions to damage: one of each kind of question, and the end."""
    return [game.position(state) for state in samples(game, 1)] + [game.position(game.new(7))]


def refused_or_sound(game: AnyGame, text: str) -> None:
    """A text is refused with a sentence, or it is a position in which all can go on."""
    try:
        state = game.from_position(text)
    except DeadwoodError as error:
        explains(error)
        return
    assert game.census(state) == game.components(), text
    assert game.over(state) or game.seats(state), text
    for seat in game.seats(state):
        assert 0 <= seat < game.players, text
        assert game.legal(state, seat), text
    assert game.from_position(game.position(state)).fields() == state.fields()
    random_checksum(state, swift(1), 40)
    assert game.census(state) == game.components(), text


@pytest.mark.slow
@some_games
def test_a_position_that_lacks_a_line_is_refused_or_filled_up(game: AnyGame) -> None:
    for turn, text in enumerate(texts(game)):
        lines = text.splitlines(keepends=True)
        for at, line in thinned(game, enumerate(lines), turn):
            if line.startswith(" ") and at % 8:
                continue  # one card of many
            refused_or_sound(game, "".join(lines[:at] + lines[at + 1 :]))


@pytest.mark.slow
@some_games
def test_a_position_with_a_changed_number_is_refused_or_sound(game: AnyGame) -> None:
    """Every number of every kind of position, once each to a few others."""
    others = ("0", "1", "3", "77", "-1", "999999999999999999999")
    for turn, text in enumerate(texts(game)):
        for found in thinned(game, re.finditer(r"(?<![\w-])\d+(?![\w-])", text), turn):
            for other in others:
                refused_or_sound(game, text[: found.start()] + other + text[found.end() :])


@pytest.mark.slow
@some_games
def test_a_position_with_a_changed_text_is_refused_or_sound(game: AnyGame) -> None:
    """Every text of every kind of position: a card, a question, a stream of chance …"""
    words = sorted({word for text in texts(game) for word in re.findall(r'"([a-z-]+)', text)})
    chance = swift(number_of(game))
    for turn, text in enumerate(texts(game)):
        every = enumerate(re.finditer(r'(?<=")[\w -]+(?=")', text))
        for at, found in thinned(game, every, turn):
            if found[0] in words and at % 8:
                continue  # one card of many
            word = words[chance.below(len(words))]
            others = [word, f"3 {word}", found[0][:-1] + "x"]
            if found[0] not in words:
                others += ["", "z" * len(found[0]), "+" + found[0][1:], found[0] + " 9", "9" * 5000]
            for other in others:
                refused_or_sound(game, text[: found.start()] + other + text[found.end() :])


@pytest.mark.slow
@some_games
def test_a_position_with_a_value_of_another_kind_is_refused_or_sound(game: AnyGame) -> None:
    others = ["true", "3", "-7", "2.5", '"x"', "[]", "[1]", '["x"]', "{}", "{x = 1}", "2001-01-01"]
    for turn, text in enumerate(texts(game)):
        plain = re.finditer(r"(?<= = )[^\[\n]+$", text, re.MULTILINE)
        lists = re.finditer(r"(?<= = )\[[^]]*\]", text)
        for found in thinned(game, [*plain, *lists], turn):
            for other in others:
                refused_or_sound(game, text[: found.start()] + other + text[found.end() :])


@pytest.mark.slow
@some_games
@settings(max_examples=EXAMPLES)
@given(data=st.data())
def test_a_position_with_random_damage_is_refused_or_sound(
    game: AnyGame, data: st.DataObject
) -> None:
    text = data.draw(st.sampled_from(POSITIONS[game.name, game.players]))
    start = data.draw(st.integers(0, len(text)))
    length = data.draw(st.integers(0, 40))
    refused_or_sound(game, text[:start] + data.draw(st.text(max_size=20)) + text[start + length :])


@some_games
@settings(max_examples=EXAMPLES)
@given(text=st.text())
def test_any_text_at_all_is_refused_or_sound(game: AnyGame, text: str) -> None:
    refused_or_sound(game, text)
    try:
        deadwood.position_header(text)
    except DeadwoodError as error:
        explains(error)


POSITIONS = {
    (name, players): texts(deadwood.game(name, entry.editions[at], players))
    for name in deadwood.names()
    for entry in [deadwood.entry(name)]
    for at, players in ((0, entry.players[0]), (-1, entry.players[-1]))
}
