"""House rules by name, for type checkers and editors. Written by `make types`; change `editions.py`."""

from __future__ import annotations

from typing import Literal, TypedDict


class ElPasoOptions(TypedDict, total=False):
    """House rules of a table; the digest of the rules says at each clause which one bends it."""

    board: str
    """Bends EP1.4."""
    first_lookout: Literal["seed", "1", "2", "3", "4", "5", 1, 2, 3, 4, 5]
    """Bends EP1.6."""
    leave_before_first_raid: bool | Literal["true", "false"]
    """Bends EP3.3."""
    refill: Literal["race", "in-turn"]
    """Bends EP6.4."""
    memory_aid: bool | Literal["false", "true"]
    """Bends EP10.2."""
