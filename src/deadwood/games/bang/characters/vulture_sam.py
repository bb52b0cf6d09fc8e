"""Vulture Sam inherits.

BG16.22 When another player is out, Sam takes all cards of his hand and before him into his own hand.
"""

from __future__ import annotations

from deadwood.core.types import Seat
from deadwood.games.bang.cards import VULTURE_SAM
from deadwood.games.bang.state import NONE, Table


def inherits(s: Table, dead: Seat) -> bool:
    """Whether Sam is there to take everything; if so, he has."""
    sam = s.seat_of(VULTURE_SAM)
    if sam == NONE:
        return False
    if s.events is not None and s.hands[dead]:
        s.tell("haul", sam, (dead, *[int(card) for card in s.hands[dead]]))
    if s.events is not None and s.tables[dead]:
        s.tell("haul-table", sam, (dead, *[int(card) for card in s.tables[dead]]))
    s.hands[sam].extend(s.hands[dead])
    s.hands[sam].extend(s.tables[dead])
    s.hands[dead].clear()
    s.tables[dead].clear()
    return True
