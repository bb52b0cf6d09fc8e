"""Wyatt Earp: what is said about a shot."""

from __future__ import annotations

import random
from typing import Any

import pytest

import deadwood
from deadwood.telling.wyatt_earp_moves import hits_in_ten


@pytest.mark.parametrize("seed", range(5))
def test_the_odds_are_those_of_somebody_who_remembers(seed: int) -> None:
    """Right after the deal: everything but his own ten cards and the first discard is unseen."""
    game = deadwood.game("wyatt-earp", players=3)
    state: Any = game.new(seed, True)
    memory = game.knowledge(0)
    for event in state.events:
        memory.learn(game.shown(event, 0))
    view = game.view(state, 0)
    seen = sum(view.hand[:7]) + (view.top < 7)
    assert hits_in_ten(view, memory) == round(10 * (49 - seen) / (78 - 11))


def test_after_the_reshuffle_the_odds_are_those_of_the_old_discards() -> None:
    """Random play to the end of a supply: the supply then holds only what lay in the discards."""
    game = deadwood.game("wyatt-earp", players=2)
    chance = random.Random(3)
    state: Any = game.new(3, True)
    memory = game.knowledge(0)
    told = 0
    while not (state.reshuffled and len(state.supply) > 8):
        for event in state.events[told:]:
            memory.learn(game.shown(event, 0))
        told = len(state.events)
        seat = game.seats(state)[0]
        game.play(state, seat, chance.choice(game.legal(state, seat)))
    for event in state.events[told:]:
        memory.learn(game.shown(event, 0))
    real = sum(1 for kind in state.supply if kind < 7) / len(state.supply)
    assert abs(hits_in_ten(game.view(state, 0), memory) / 10 - real) < 0.25
