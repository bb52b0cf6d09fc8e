"""Vulture Sam inherits.

BG16.22 When another player is out, Sam takes all cards of his hand and before him into his own hand.
"""

from __future__ import annotations

from deadwood.core.types import Seat
from deadwood.games.bang.cards import VULTURE_SAM
from deadwood.games.bang.state import NONE, BangState


def inherits(s: BangState, dead: Seat) -> bool:
    """Whether Sam is there to take everything; if so, he has."""
    sam = s.seat_of(VULTURE_SAM)
    if sam == NONE:
        return False
    if s.events is not None and s.hand_size(dead) > 0:
        s.tell("haul", sam, (dead, *[int(card) for card in s.list_hand(dead)]))
    if s.events is not None and s.table_size(dead) > 0:
        s.tell("haul-table", sam, (dead, *[int(card) for card in s.list_table(dead)]))
    for card in s.cards_of(dead):
        s.put_hand(sam, card)
    s.clear_hand(dead)
    s.clear_table(dead)
    return True
