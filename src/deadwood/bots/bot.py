"""The contract of every bot: from what its seat may know, one of the legal moves.

A bot never holds the state, so it cannot cheat. It carries its own chance, so that the same bot
with the same seed, asked the same questions, gives the same answers.
"""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from deadwood.bots.chair import Chair
from deadwood.core.chance import Chance
from deadwood.core.types import Move


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Somebody who answers for a seat; one bot plays one seat of one game at a time."""

    needs_knowledge: ClassVar[bool] = False
    """Whether it wants the seat's Knowledge; without it, `knowledge` is None and costs nothing."""

    def __init__(self, chance: Chance) -> None:
        self.chance: Chance = chance

    def choose(self, chair: Chair) -> Move:
        """One of the moves that the seat may do now."""
        raise NotImplementedError
