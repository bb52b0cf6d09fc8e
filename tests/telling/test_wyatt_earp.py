"""Wyatt Earp: what is said about a shot."""

from __future__ import annotations

import random
from typing import Any

import pytest

import deadwood
from deadwood.core.witness import Witness
from deadwood.telling.wyatt_earp_moves import hits_in_ten


@pytest.mark.parametrize("seed", range(5))
def test_the_odds_are_those_of_somebody_who_remembers(seed: int) -> None:
    """Right after the deal: everything but his own ten cards and the first discard is unseen."""
    game = deadwood.game("wyatt-earp", players=3)
    state: Any = game.new(seed, True)
    witness = Witness(game)
    witness.follow(state)
    view = game.view(state, 0)
    seen = sum(view.hand[:7]) + (view.top < 7)
    assert hits_in_ten(view, witness.memory(0)) == round(10 * (49 - seen) / (78 - 11))


def test_after_the_reshuffle_the_odds_are_those_of_the_old_discards() -> None:
    """Random play to the end of a supply: the supply then holds only what lay in the discards."""
    game = deadwood.game("wyatt-earp", players=2)
    chance = random.Random(3)
    state: Any = game.new(3, True)
    witness = Witness(game)
    while not (state.reshuffled and len(state.supply) > 8):
        seat = game.seats(state)[0]
        game.play(state, seat, chance.choice(game.legal(state, seat)))
    witness.follow(state)
    real = sum(1 for kind in state.supply if kind < 7) / len(state.supply)
    assert abs(hits_in_ten(game.view(state, 0), witness.memory(0)) / 10 - real) < 0.25
