"""A Monte-Carlo bot in about 40 lines: plays every move to the end many times, and takes what won most.

    deadwood sim el-paso --games 20 --bots monte_carlo_bot:MonteCarlo,random      in this folder

It never holds the state, and does not need it: a world is a whole state that its seat cannot tell from the
real one. In each world the same chance follows every move, so that luck weighs less.
"""

from __future__ import annotations

from deadwood import State, random_play, swift
from deadwood.bots import Bot, Chair

WORLDS = 10  # for each decision
LIMIT = 10_000  # moves; no real game comes near it


class MonteCarlo(Bot):
    """Thinks no better than chance plays, and yet beats it."""

    needs_knowledge = True  # a world needs what its seat remembers

    def choose(self, chair: Chair) -> int:
        won = [0.0] * len(chair.moves)
        for _ in range(WORLDS):
            world = chair.world(swift(self.chance.below(2**31)))
            for at, move in enumerate(chair.moves):
                won[at] += self.share(chair, world.clone(), move)
        return chair.moves[won.index(max(won))]

    def share(self, chair: Chair, state: State, move: int) -> float:
        """How much of the victory is ours after this move, if all play at random from there on."""
        state.apply(chair.seat, move)
        random_play(state, state.chance, LIMIT)
        winners = chair.game.winners(state)
        return 1 / len(winners) if chair.seat in winners else 0.0
