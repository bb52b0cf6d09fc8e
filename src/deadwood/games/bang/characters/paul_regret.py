"""Paul Regret is hard to hit.

BG16.14 Others see him one farther away than he sits; a Mustang adds to that.
"""

from __future__ import annotations

from mypy_extensions import i64

from deadwood.core.types import Seat
from deadwood.games.bang.cards import PAUL_REGRET
from deadwood.games.bang.state import BangState


def farther(s: BangState, seat: Seat) -> i64:
    return 1 if s.character(seat) == PAUL_REGRET else 0
