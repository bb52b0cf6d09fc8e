"""Whatever a position is changed to: it is refused with a sentence, or it can be written, read and played."""

from __future__ import annotations

import copy
import json
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from deadwood.core.chance import swift
from deadwood.core.playout import random_play
from deadwood.core.reason import BadPosition
from tests.contract.changed import Data, change, shorten
from tests.contract.support import SCALE, AnyGame, explains, samples, some_games

EXAMPLES = 150 * SCALE
MOVES = 100_000  # more than any game has
DESCRIBED: dict[tuple[str, int], list[Data]] = {}


def described(game: AnyGame) -> list[Data]:
    """Real positions: some of each kind of question, the first and the last of a game."""
    key = (game.name, game.players)
    if key not in DESCRIBED:
        states = [*samples(game, 1), game.new(7)]
        DESCRIBED[key] = [game.described(state) for state in states]
    return DESCRIBED[key]


@pytest.mark.slow
@some_games
@settings(max_examples=EXAMPLES)
@given(rng=st.randoms(use_true_random=False), short=st.booleans(), changes=st.integers(0, 3))
def test_a_changed_position_is_refused_or_written_read_and_played(
    game: AnyGame, rng: Random, short: bool, changes: int
) -> None:
    data, other = copy.deepcopy(rng.sample(described(game), 2))
    if short:
        shorten(rng, data)
    for _ in range(changes):
        change(rng, data, other)
    try:
        state = game.from_position(json.dumps(data))
    except BadPosition as error:
        explains(error)
        return
    text = game.position(state)
    again = game.from_position(text)
    assert again.fields() == state.fields(), text
    assert game.position(again) == text
    assert game.over(state) or game.seats(state), text
    for seat in game.seats(state):
        assert game.legal(state, seat), text
    random_play(state, swift(1), MOVES)
    assert game.over(state), text
    assert game.census(state) == game.components(), text
    assert game.winners(state), text
    assert game.from_position(game.position(state)).fields() == state.fields(), text
