"""House rules by name, for type checkers and editors. Written by `make types`; change `editions.py`."""

from __future__ import annotations

from typing import Literal, TypedDict


class BangOptions(TypedDict, total=False):
    """House rules of a table; the digest of the rules says at each clause which one bends it."""

    beer: Literal["prevents", "heals"]
    """Bends BG9.3."""
    beer_off_turn: Literal["any_loss", "lethal_only"]
    """Bends BG9.4."""
    beer_void_with_two: bool | Literal["true", "false"]
    """Bends BG9.5."""
    sid_heals: Literal["once", "any_number"]
    """Bends BG16.18."""
    jail_failed: Literal["phase_three", "turn_lost"]
    """Bends BG12.3."""
    brown_cards: Literal["after", "before"]
    """Bends BG4.4."""
    cat_balou_self: bool | Literal["true", "false"]
    """Bends BG11.3."""
    suzy_draws: Literal["at_once", "after"]
    """Bends BG16.21."""
    choose_character: bool | Literal["false", "true"]
    """Bends BG1.6."""
    dead_see_all: bool | Literal["false", "true"]
    """Bends BG17.4."""
