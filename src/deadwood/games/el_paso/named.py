"""Moves by name, for type checkers and editors. Written by `make types`; change `schema.py`."""

from __future__ import annotations

from typing import final

from deadwood.core.move_table import NamedMove


@final
class ElPasoMove(NamedMove):
    """A move by names; what its kind does not speak of is an AttributeError."""

    @property
    def card(self) -> int:
        """The number of the card in: lay."""
        return self.value("card")

    @property
    def stock(self) -> int:
        """The number of the kind in: draw."""
        return self.value("stock")

    @property
    def tile(self) -> int:
        """The number of the tile in: keep."""
        return self.value("tile")
