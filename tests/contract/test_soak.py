"""Random games by the thousand: `make soak` runs this on the compiled engine."""

from __future__ import annotations

import pytest

from deadwood.core.chance import swift
from deadwood.core.playout import random_play
from tests.contract.adapters import adapter_of
from tests.contract.support import SCALE, AnyGame, every_game, number_of


@pytest.mark.soak
@every_game
def test_every_game_ends_in_time_with_a_winner_and_all_its_components(game: AnyGame) -> None:
    """The components are counted after every single move."""
    limit = adapter_of(game.name).limit
    components = game.components()
    for at in range(100 * SCALE):
        seed = number_of(game) * 1_000_003 + at
        state = game.deal(swift(seed), False)
        chance = swift(seed + 1)
        decisions = 0
        while random_play(state, chance, 1):
            decisions += 1
            assert decisions <= limit, f"seed {seed}: not over after {decisions} decisions"
            assert game.census(state) == components, f"seed {seed}, decision {decisions}"
        assert game.over(state), f"seed {seed}"
        assert game.winners(state), f"seed {seed}"
        assert game.ended(state), f"seed {seed}"
