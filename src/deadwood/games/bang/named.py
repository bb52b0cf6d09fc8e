"""Moves by name, for type checkers and editors. Written by `make types`; change `schema.py`."""

from __future__ import annotations

from typing import final

from deadwood.core.move_table import NamedMove


@final
class BangMove(NamedMove):
    """A move by names; what its kind does not speak of is an AttributeError."""

    @property
    def victim(self) -> int:
        """The number of the seat in: take-from."""
        return self.value("victim")

    @property
    def card(self) -> int:
        """The number of the card in: play, play-at, discard, choose."""
        return self.value("card")

    @property
    def target(self) -> int:
        """The number of the seat in: play-at."""
        return self.value("target")

    @property
    def character(self) -> int:
        """The number of the character in: be."""
        return self.value("character")
