"""The two numbers that every game speaks in."""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

Seat: TypeAlias = i64
"""A place at the table, counted from 0 in turn order; people read it as 1, 2, 3 …"""

Move: TypeAlias = i64
"""One answer to one question, packed into a small number; `notation.py` of a game gives it words."""

Rule: TypeAlias = str
"""The number of a clause in `docs/rules`, such as "WE4.2"; the empty text means "nothing forbids it"."""

NOBODY: Final[i64] = -1
"""Stands where a seat could: the table itself acts, or a spectator looks on."""

UNKNOWN: Final[i64] = -1
"""Stands in an event or a view for a card that this seat may not see."""

HIDDEN: Final[i64] = -2
"""Stands in the state of a view for something that is there, and that this seat may not see."""

ALLOWED: Final = ""
"""What a predicate answers when no rule forbids the move."""
