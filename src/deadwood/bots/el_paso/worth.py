"""What points are worth in El Paso, town by town, in nuggets.

A tile is worth what it brings where it brings most: here at the rate, or kept for a town that lacks
its kind and pays one to one. What is kept can still be lost, and keeping takes one of few places.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from deadwood.games.el_paso.board import Board
from deadwood.games.el_paso.cards import (
    KINDS,
    Kind,
)

CARRY: Final = 0.85  # how often a kept tile survives until one leaves the next town
HOLD: Final = 0.85  # … and is then worth its place among the few that are kept again


@final
class Prices:
    """What a point of each kind brings in each town, now and later. Made once for a board."""

    def __init__(self, board: Board) -> None:
        self.board: Final = board
        self.towns: Final[i64] = len(board.towns)
        self.now: Final[list[float]] = []  # by town and kind: a point sold there
        self.later: Final[list[float]] = []  # … and a point kept there
        for town in range(self.towns):
            for kind in range(KINDS):
                here = 1.0 / float(board.rates[town]) if board.has_place(town, kind) else 1.0
                self.now.append(here)
                self.later.append(1.0)  # after the last town everything is sold one to one
        town = self.towns - 2
        while town >= 0:
            for kind in range(KINDS):
                after = (town + 1) * KINDS + kind
                self.later[town * KINDS + kind] = CARRY * max(
                    self.now[after], HOLD * self.later[after]
                )
            town -= 1

    def best(self, town: i64, kind: Kind) -> float:
        """A point of this kind, if there is room to keep it."""
        at = town * KINDS + kind
        return max(self.now[at], self.later[at])
