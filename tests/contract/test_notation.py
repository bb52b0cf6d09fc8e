"""Every move has one text, every text means one move, and garbage is refused kindly."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from deadwood.core.chance import swift
from deadwood.core.reason import BadText
from tests.contract.support import SCALE, AnyGame, every_game, explains, samples, some_games

EXAMPLES = 100 * SCALE


@every_game
def test_every_move_of_the_space_is_its_text_and_back(game: AnyGame) -> None:
    texts = [game.text(move) for move in range(game.space())]
    assert [game.parse(text) for text in texts] == list(range(game.space()))
    assert len(set(texts)) == len(texts)
    for text in texts:
        assert text == " ".join(text.lower().split()), "texts are plain, so that reading forgives"


@every_game
def test_no_two_legal_moves_have_one_text(game: AnyGame) -> None:
    for state in samples(game, 5 * SCALE):
        for seat in game.seats(state):
            texts = [game.text(move) for move in game.legal(state, seat)]
            assert len(set(texts)) == len(texts)


@pytest.mark.slow
@every_game
def test_reading_forgives_case_spaces_and_unambiguous_beginnings(game: AnyGame) -> None:
    shortened = 0
    for state in samples(game, 3 * SCALE):
        for seat in game.seats(state):
            legal = game.legal(state, seat)
            for move in legal:
                text = game.text(move)
                assert game.read(state, seat, f"  {text.upper()} ") == move
                assert game.read(state, seat, text.replace(" ", " \t ")) == move
                for length in range(1, len(text)):
                    begun = text[:length].rstrip()
                    meant = [other for other in legal if game.text(other).startswith(begun)]
                    if len(meant) == 1:
                        # it may be the whole text of another move, which is then meant
                        read = game.read(state, seat, begun)
                        assert read == move or game.text(read) == begun
                        shortened += 1
    assert shortened > 5


@every_game
def test_an_ambiguous_beginning_is_not_guessed(game: AnyGame) -> None:
    refused = 0
    texts = [game.text(move) for move in range(game.space())]
    for state in samples(game, 3 * SCALE):
        for seat in game.seats(state):
            legal = [game.text(move) for move in game.legal(state, seat)]
            for begun in {text[:3] for text in legal}:
                meant = [text for text in legal if text.startswith(begun)]
                if len(meant) > 1 and begun not in texts:
                    refused += 1
                    with pytest.raises(BadText):
                        game.read(state, seat, begun)
            with pytest.raises(BadText):
                game.read(state, seat, " ")
    assert refused > 0


@some_games
@settings(max_examples=EXAMPLES)
@given(text=st.text(max_size=30))
def test_garbage_is_no_move(game: AnyGame, text: str) -> None:
    try:
        move = game.parse(text)
    except BadText as error:
        explains(error)
    else:
        assert game.text(move) == " ".join(text.lower().split())


@some_games
@settings(max_examples=EXAMPLES)
@given(data=st.data())
def test_damaged_moves_are_another_move_or_none(game: AnyGame, data: st.DataObject) -> None:
    text = game.text(data.draw(st.integers(0, game.space() - 1)))
    words = text.split()
    at = data.draw(st.integers(0, len(words) - 1))
    words[at] = data.draw(st.sampled_from(["", "x", words[at][:-1], words[at] + "s", words[0]]))
    state = game.deal(swift(1), False)
    damaged = " ".join(words)
    try:
        move = game.read(state, game.seats(state)[0], damaged)
    except BadText as error:
        explains(error)
    else:
        assert game.text(move).startswith(" ".join(damaged.split()))
