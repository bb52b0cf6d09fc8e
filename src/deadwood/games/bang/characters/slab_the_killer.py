"""Slab the Killer shoots straight.

BG16.19 Against a BANG! that he plays one needs two Missed!; a Barrel that works counts as one.
        Gatling and everything else of his is as usual.
"""

from __future__ import annotations

from mypy_extensions import i64

from deadwood.core.types import Seat
from deadwood.games.bang.cards import SLAB_THE_KILLER
from deadwood.games.bang.state import BangState


def missed_needed(s: BangState, shooter: Seat) -> i64:
    return 2 if s.character(shooter) == SLAB_THE_KILLER else 1
