"""Willy the Kid shoots as often as he can.

BG16.23 He may play any number of BANG! cards in his turn.
"""

from __future__ import annotations

from deadwood.core.types import Seat
from deadwood.games.bang.cards import WILLY_THE_KID
from deadwood.games.bang.state import BangState


def shoots_freely(s: BangState, seat: Seat) -> bool:
    return s.character(seat) == WILLY_THE_KID
