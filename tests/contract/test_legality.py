"""Over the whole action space and for every seat: a move is legal exactly when no rule forbids it.

What is legal can be played, what is not is refused with a reason and changes nothing.
"""

from __future__ import annotations

from typing import Any

import pytest

import deadwood
from deadwood.core.reason import IllegalMove, Reason
from deadwood.core.types import NOBODY
from deadwood.language.catalogue import LANGUAGES, catalogue
from tests.contract.adapters import adapter_of
from tests.contract.support import (
    SCALE,
    AnyGame,
    every_game,
    label,
    onlookers,
    question,
    samples,
    some_games,
)


def refuse(game: AnyGame, state: Any, seat: int, move: int) -> Reason:
    """The reason with which a move is refused; the state must be byte for byte as before."""
    fields = state.fields()
    where = f"{label(game)}, {question(state)!r}, seat {seat}, move {move}"
    with pytest.raises(IllegalMove) as refused:
        game.play(state, seat, move)
    assert state.fields() == fields, where
    reason = refused.value.reason
    assert reason == game.why_not(state, seat, move), where
    assert reason.rule in str(refused.value) or reason.rule.startswith("core.")
    return reason


@pytest.mark.slow
@every_game
def test_a_move_is_legal_exactly_when_nothing_forbids_it_and_only_then_it_plays(
    game: AnyGame,
) -> None:
    of_each = max(1, 3 // adapter_of(game.name).thrift)
    for state in samples(game, of_each * SCALE, games=3):
        asked = game.seats(state)
        digest = state.digest()
        for seat in range(game.players):
            legal = game.legal(state, seat)
            assert len(legal) == len(set(legal)), f"{question(state)}: a move is listed twice"
            assert bool(legal) == (seat in asked), f"{question(state)}: seat {seat} cannot move"
            for move in range(game.space()):
                allowed = game.why_not(state, seat, move) is None
                what = f"{question(state)}, seat {seat}: {game.text(move)}"
                assert (move in legal) == allowed, what
                if allowed:
                    twin = state.clone()
                    game.play(twin, seat, move)
                    assert game.census(twin) == game.components(), what
                    assert twin.fields() != state.fields(), f"{what} changes nothing"
                else:
                    reason = refuse(game, state, seat, move)
                    if seat in asked and game.in_hand(state, seat, move):
                        assert not reason.generic, f"{what}: {reason} says nothing of the card"
        assert state.digest() == digest


@some_games
def test_moves_and_seats_that_do_not_exist_are_refused(game: AnyGame) -> None:
    for state in samples(game, 1, games=1):
        for seat in [*onlookers(game), game.players, -2, 99, 2**40, -(2**40)]:
            for move in (-1, game.space(), 2**40, -(2**40)):
                assert refuse(game, state, seat, move).rule.startswith("core.")
        assert game.legal(state, NOBODY) == []
        for seat in (-2, game.players, 99):
            with pytest.raises(deadwood.BadOption):
                game.legal(state, seat)


@every_game
def test_an_ended_game_refuses_everything(game: AnyGame) -> None:
    *_, state = samples(game, 1, games=1)
    assert game.over(state)
    assert game.seats(state) == []
    for seat in onlookers(game):
        assert game.legal(state, seat) == []
        for move in range(game.space()):
            assert refuse(game, state, seat, move).rule == "core.over"


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_every_reason_has_a_sentence_in_every_language(game: AnyGame, language: str) -> None:
    """The card, the outlaw and the numbers of the move are filled in, and nothing is left open."""
    reasons: dict[str, Reason] = {}
    for state in samples(game, 2 * SCALE):
        for seat in onlookers(game):
            for move in [*range(game.space()), game.space()]:
                reason = game.why_not(state, seat, move)
                if reason is not None:
                    reasons.setdefault(repr(reason), reason)
    assert len(reasons) > 10
    for reason in reasons.values():
        sentence = catalogue(language).reason(game.name, reason)
        assert sentence.strip(), reason
        assert "{" not in sentence, f"{reason}: {sentence}"
