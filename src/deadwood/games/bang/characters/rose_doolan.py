"""Rose Doolan sees far.

BG16.16 All others are one nearer to her; an Appaloosa adds to that.
"""

from __future__ import annotations

from mypy_extensions import i64

from deadwood.core.types import Seat
from deadwood.games.bang.cards import ROSE_DOOLAN
from deadwood.games.bang.state import BangState


def nearer(s: BangState, seat: Seat) -> i64:
    return 1 if s.character(seat) == ROSE_DOOLAN else 0
