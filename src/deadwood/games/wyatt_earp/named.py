"""Moves by name, for type checkers and editors. Written by `make types`; change `schema.py`."""

from __future__ import annotations

from typing import final

from deadwood.core.move_table import NamedMove


@final
class WyattEarpMove(NamedMove):
    """A move by names; what its kind does not speak of is an AttributeError."""

    @property
    def outlaw(self) -> int:
        """The number of the outlaw in: lay, play-photo, ask, place, target, found-play-photo, found-ask."""
        return self.value("outlaw")

    @property
    def count(self) -> int:
        """The number of the cards in: lay."""
        return self.value("count")

    @property
    def direction(self) -> int:
        """The number of the side in: ask, found-ask."""
        return self.value("direction")

    @property
    def card(self) -> int:
        """The number of the card in: discard, take."""
        return self.value("card")

    @property
    def seat(self) -> int:
        """The number of the seat in: target."""
        return self.value("seat")
