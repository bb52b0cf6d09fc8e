"""What happened, for logs, animation and memory.

Events are collected only when somebody listens (`state.events` is a list, not None), so search
pays nothing. The engine writes the whole truth; a game's `view.py` decides what a seat sees of it
and puts UNKNOWN in the place of every value that it may not.
"""

from __future__ import annotations

from typing import Final, final

from deadwood.core.types import Seat


@final
class Event:
    """`name` happened to or through `seat`; a game's `events.py` names the values."""

    def __init__(self, name: str, seat: Seat, values: tuple[int, ...] = ()) -> None:
        self.name: Final = name
        self.seat: Final = seat
        self.values: Final = values

    def fields(self) -> tuple[str, int, tuple[int, ...]]:
        return (self.name, self.seat, self.values)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.fields() == other.fields()

    def __hash__(self) -> int:
        return hash(self.fields())

    def __repr__(self) -> str:
        return f"Event({self.name!r}, {self.seat}, {self.values})"
