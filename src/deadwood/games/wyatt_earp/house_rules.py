"""House rules by name, for type checkers and editors. Written by `make types`; change `editions.py`."""

from __future__ import annotations

from typing import Literal, TypedDict


class WyattEarpOptions(TypedDict, total=False):
    """House rules of a table; the digest of the rules says at each clause which one bends it."""

    photo_reaction: bool | Literal["false", "true"]
    """Bends WE5.4."""
    tied_leaders_short: Literal["one", "none"]
    """Bends WE12.8."""
    duel: Literal["count", "knockout"]
    """Bends WE13.2."""
    most_wanted_discard: Literal["first", "after"]
    """Bends WE8.7."""
    zero_points_share: bool | Literal["false", "true"]
    """Bends WE12.5."""
    stall_rounds: Literal[
        "3", "0", "1", "2", "4", "5", "6", "7", "8", "9", 3, 0, 1, 2, 4, 5, 6, 7, 8, 9
    ]
    """Bends WE11.3."""
    first_dealer: Literal["seed", "1", "2", "3", "4", 1, 2, 3, 4]
    """Bends WE1.5."""
    last_card_earp: bool | Literal["true", "false"]
    """Bends WE2.10."""
    last_card_reaction: bool | Literal["true", "false"]
    """Bends WE5.6."""
    memory_aid: bool | Literal["false", "true"]
    """Bends WE14.2."""
