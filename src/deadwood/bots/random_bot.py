"""The bot that every other one has to beat: every legal move is as likely as any other."""

from __future__ import annotations

from typing import final

from deadwood.bots.bot import Bot
from deadwood.bots.chair import Chair
from deadwood.core.types import Move


@final
class RandomBot(Bot):
    def choose(self, chair: Chair) -> Move:
        moves = chair.moves
        return moves[self.chance.below(len(moves))]
