"""Bots as somebody could write them, good and bad: tests name them by the place of their class."""

from __future__ import annotations

import sys
from typing import Any

from deadwood.bots import Bot
from deadwood.bots.chair import Chair
from deadwood.core.chance import Chance, swift

SECRET = "ace of spades"


class CarefulBot(Bot):
    """The first move, always."""

    def choose(self, chair: Chair) -> int:
        return chair.moves[0]


class Ahead(Bot):
    """Looks into a world before it answers, and forgets to call the constructor of `Bot`."""

    needs_knowledge = True

    def __init__(self, chance: Chance) -> None:
        self.own = chance

    def choose(self, chair: Chair) -> int:
        world = chair.world(swift(self.own.below(1000)))
        return chair.game.legal(world, chair.seat)[-1]


class Index:
    """A number that is no int, as those of other libraries."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __index__(self) -> int:
        return self.number


class Numeric(Bot):
    def choose(self, chair: Chair) -> Any:
        return Index(chair.moves[0])


class Raises(Bot):
    def choose(self, chair: Chair) -> int:
        raise LookupError(SECRET)


class Quits(Bot):
    def choose(self, chair: Chair) -> int:
        sys.exit(3)


class Hangs(Bot):
    def choose(self, chair: Chair) -> int:
        while True:
            pass


class Cheats(Bot):
    """Writes its move on the list of those that are allowed."""

    def choose(self, chair: Chair) -> int:
        chair.moves.insert(0, 10**30)
        return chair.moves[0]


class Speaks(Bot):
    def choose(self, chair: Chair) -> Any:
        return chair.game.text(chair.moves[0])


class CannotBegin(CarefulBot):
    def __init__(self, chance: Chance) -> None:
        raise OSError("no model file")


class Silent(Bot):
    """Has no answer at all."""


class NoBot:
    def choose(self, chair: Chair) -> int:
        return chair.moves[0]
