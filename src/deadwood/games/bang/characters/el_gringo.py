"""El Gringo takes a card from whoever wounds him.

BG16.6 For a life that he loses by another player's card he takes a card from that player's hand, at
       random. If that hand is empty he gets nothing.
BG16.7 Not for Dynamite, not for a Duel of his own, not for a loss that was prevented, and not with
       his last life.
"""

from __future__ import annotations

from mypy_extensions import i64

from deadwood.core.types import NOBODY, Seat
from deadwood.games.bang.cards import EL_GRINGO
from deadwood.games.bang.rules.hand import take_at_random
from deadwood.games.bang.state import BangState


def has_lost(s: BangState, seat: Seat, number: i64, source: Seat) -> None:
    """Called when a living player has lost lives."""
    if s.character(seat) != EL_GRINGO or source == NOBODY or source == seat:
        return
    for _time in range(number):
        if s.hand_size(source) > 0:
            take_at_random(s, seat, source)
