"""The contract of every bot: from what its seat may know, one of the legal moves.

A bot never holds the state, so it cannot cheat. It carries its own chance, so that the same bot
with the same seed, asked the same questions, gives the same answers.
"""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from deadwood.core.chance import Chance
from deadwood.core.knowledge import Knowledge
from deadwood.core.registry import AnyGame
from deadwood.core.types import Move
from deadwood.core.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Somebody who answers for a seat; one bot plays one seat of one game at a time."""

    needs_knowledge: ClassVar[bool] = False
    """Whether it wants the seat's Knowledge; without it, `knowledge` is None and costs nothing."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def choose(
        self, game: AnyGame, view: View, knowledge: Knowledge | None, moves: list[Move]
    ) -> Move:
        """One of `moves`, which are all that the seat may do now; there is at least one."""
        raise NotImplementedError
