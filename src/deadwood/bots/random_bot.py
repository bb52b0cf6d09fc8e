"""The bot that every other one has to beat: every legal move is as likely as any other."""

from __future__ import annotations

from typing import final

from deadwood.bots.bot import Bot
from deadwood.core.knowledge import Knowledge
from deadwood.core.registry import AnyGame
from deadwood.core.types import Move
from deadwood.core.view import View


@final
class RandomBot(Bot):
    def choose(
        self, game: AnyGame, view: View, knowledge: Knowledge | None, moves: list[Move]
    ) -> Move:
        return moves[self.chance.below(len(moves))]
