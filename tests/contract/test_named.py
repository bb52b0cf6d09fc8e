"""Events, moves and questions by name: what a game's tables say is so in its games."""

from __future__ import annotations

import json
from importlib import import_module
from typing import Any

import pytest

import deadwood
from deadwood.core.chance import swift
from deadwood.core.playout import random_play
from deadwood.core.reason import BadPosition, BadText
from deadwood.core.types import NOBODY, UNKNOWN
from deadwood.language.catalogue import catalogue
from tests.contract.support import GAMES, AnyGame, label, samples

NAMED = [game for game in GAMES if game.moves().kinds]
every_named_game = pytest.mark.parametrize("game", NAMED, ids=label)
NONSENSE: list[object] = [None, True, -1, 10**30, 0.5, "nobody", [], {}, "\0" * 1000]
NAMES = sorted({game.name for game in NAMED})


@pytest.mark.parametrize("name", NAMES)
def test_each_move_is_packed_and_unpacked_by_its_table(name: str) -> None:
    game = deadwood.game(name)
    table = game.moves()
    module = import_module(f"deadwood.games.{name.replace('-', '_')}.moves")
    assert len(table.of_move) == game.space() == module.SPACE
    for number in range(game.space()):
        move = game.move(number)
        kind = table.of_move[number]
        assert kind.number(move.values) == number
        assert kind.text(number) == game.text(number)
        spelled = kind.name.replace("-", "_")
        if move.values:
            assert getattr(module, spelled)(*move.values) == number
            for one, value in zip(kind.parts.parts, move.values, strict=True):
                assert getattr(module, f"{spelled}_{one.name}")(number) == value
                assert getattr(move, one.name) == value
        assert table.kind(kind.name) is kind
        assert (move, hash(move)) == (game.move(number), hash(game.move(number)))
        assert repr(move) == f"{type(move).__name__}({game.text(number)!r})"
        for other in table.kinds:
            if other.parts.parts:
                is_one = getattr(module, f"is_{other.name.replace('-', '_')}")
                assert is_one(number) == (other is kind)


@pytest.mark.parametrize("name", NAMES)
def test_a_move_by_names_is_told_as_its_notation_is(name: str) -> None:
    game = deadwood.game(name)
    seen: set[str] = set()
    for number in range(game.space()):
        own = game.told_move(number, 0, 0)
        others = game.told_move(number, 0, 1)
        json.dumps(own)
        assert own["move"] == others["move"] == game.move(number).kind
        assert (own == others) == (game.told(number, 0, 1) == game.text(number))
        if own != others:
            assert set(others.values()) == {own["move"], None}
        seen.add(json.dumps(own))
        assert game.meant(own) == game.meant(json.loads(json.dumps(own))) == number
    assert len(seen) == game.space()
    with pytest.raises(deadwood.BadOption):
        game.move(game.space())
    with pytest.raises(AttributeError):
        game.move(0).value("nonsense")


@pytest.mark.parametrize("name", NAMES)
def test_a_move_by_names_that_is_none_is_refused_with_a_sentence(name: str) -> None:
    game = deadwood.game(name)
    said = catalogue("de")
    for kind in game.moves().kinds:
        good = game.told_move(kind.first, 0, 0)
        bad: list[dict[str, object]] = [{**good, "more": 1}, {**good, "move": kind.name + "x"}]
        for part in kind.parts.parts:
            bad.append({key: value for key, value in good.items() if key != part.name})
            bad += [{**good, part.name: value} for value in NONSENSE]
        for wish in bad:
            with pytest.raises(BadText) as refusal:
                game.meant(wish)
            sentence = str(refusal.value)
            assert said.complaint(sentence) != sentence, sentence
    for nonsense in ({}, {"move": None}, {"move": ["pass"]}, {"": 1}):
        with pytest.raises(BadText):
            game.meant(nonsense)


@every_named_game
def test_every_event_has_the_values_that_its_table_names(game: AnyGame) -> None:
    for seed in range(3):
        state = game.new(seed, listen=True)
        random_play(state, swift(seed), 100_000)
        for event in state.events:
            parts = game.events().kinds[event.name].parts
            assert event.of.parts is parts
            assert not set(parts.names) & {"event", "seat", "name", "of", "values", "fields", "row"}
            assert parts.takes(len(event.values)), event
            by_place: list[int] = []
            for part in parts.parts:
                value = getattr(event, part.name)
                assert value == parts.value(event.values, part.name)
                several = value if part.is_many else (value,)
                assert len(several) == game.players or not part.by_seat, event
                assert all(one == UNKNOWN or part.meaning.fits(one) for one in several), event
                by_place.extend(several)
            assert by_place == list(event.values)
            with pytest.raises(AttributeError):
                _ = event.nonsense


@every_named_game
def test_an_event_by_names_hides_what_it_hides_by_place(game: AnyGame) -> None:
    state = game.new(1, listen=True)
    random_play(state, swift(1), 300)
    for event in state.events:
        for seat in range(NOBODY, game.players):
            shown = game.shown(event, seat)
            plain = shown.as_dict()
            json.dumps(plain)
            assert plain["event"] == event.name
            whole = event.as_dict()
            for name in event.of.parts.names:
                part = event.of.parts.parts[event.of.parts.places[name]]
                if shown != event and part.own:
                    hidden = plain[name]
                    assert hidden is None or set(hidden) <= {None}  # type: ignore[call-overload]
                else:
                    assert plain[name] == whole[name]


@every_named_game
def test_a_question_comes_back_from_what_it_is_saved_as(game: AnyGame) -> None:
    met: set[str] = set()
    for state in samples(game, 7):
        for decision in state.pending:
            name, values = decision.saved()
            again: Any = game.question(name, list(values))
            assert type(again) is type(decision)
            assert again.saved() == (name, values)
            named = game.asked(name, values)
            json.dumps(named)
            assert named["question"] == name
            met.add(name)
    assert met


@every_named_game
def test_a_question_that_cannot_be_is_refused(game: AnyGame) -> None:
    for name, kind in game.questions().kinds.items():
        number = len(kind.parts.parts)
        bad = [[-2] * number, [5000] * number] if number else []
        if not kind.parts.has_rest:
            bad.append([0] * (number + 1))
            bad += [[0] * (number - 1)] if number else []
        else:
            bad.append([0] * (number - 2))
        for values in bad:
            with pytest.raises(BadPosition):
                game.question(name, values)
    with pytest.raises(BadPosition):
        game.question("nonsense", [])
