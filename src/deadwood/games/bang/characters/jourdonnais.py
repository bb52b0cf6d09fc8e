"""Jourdonnais has a Barrel of his own.

BG16.10 He may draw for a sign when he is hit, as if he had a Barrel; with a real one he may twice.
"""

from __future__ import annotations

from mypy_extensions import i64

from deadwood.core.types import Seat
from deadwood.games.bang.cards import JOURDONNAIS
from deadwood.games.bang.state import BangState


def extra_draws(s: BangState, seat: Seat) -> i64:
    return 1 if s.character(seat) == JOURDONNAIS else 0
