"""The greenhorn: has heard how the game is played, and overlooks half of what he could do.

Of every choice he sees only some moves, and takes what a ranger would take among those. So he
plays like somebody in his first game: mostly sensible, now and then blind for the obvious.
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from deadwood.bots.bot import Bot
from deadwood.bots.chair import Chair
from deadwood.core.chance import Chance
from deadwood.core.types import Move

PERCENT: Final[i64] = 100


@final
class Greenhorn(Bot):
    needs_knowledge: ClassVar[bool] = True

    def __init__(self, chance: Chance, ranger: Bot, notices: int) -> None:
        """Of a hundred moves he notices so many."""
        super().__init__(chance)
        self.ranger: Final = ranger
        self.notices: Final[i64] = notices

    def choose(self, chair: Chair) -> Move:
        noticed = self.noticed(chair.moves)
        if len(noticed) == 1:
            return noticed[0]
        move = self.ranger.choose(Chair(chair.game, chair.view, chair.knowledge, noticed))
        # A ranger may count on a move that this one has overlooked.
        return move if move in noticed else noticed[self.chance.below(len(noticed))]

    def noticed(self, moves: list[Move]) -> list[Move]:
        """Some of the moves, at least one."""
        seen: list[Move] = []
        for move in moves:
            if self.chance.below(PERCENT) < self.notices:
                seen.append(move)
        return seen if seen else [moves[self.chance.below(len(moves))]]
