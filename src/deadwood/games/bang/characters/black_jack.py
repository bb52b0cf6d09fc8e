"""Black Jack shows his second card.

BG16.3 In phase I he shows the second card that he takes; for a heart or a diamond he takes a third,
       unseen.
"""

from __future__ import annotations

from deadwood.core.types import Seat
from deadwood.games.bang.cards import DIAMONDS, HEARTS, SUIT
from deadwood.games.bang.rules.piles import draw
from deadwood.games.bang.state import BangState


def take(s: BangState, seat: Seat) -> None:
    draw(s, seat, 1)
    before = s.hand_size(seat)
    draw(s, seat, 1)
    if s.hand_size(seat) == before:
        return
    card = s.hand(seat, before)
    if s.events is not None:
        s.tell("show", seat, (card,))
    if SUIT[card] == HEARTS or SUIT[card] == DIAMONDS:
        draw(s, seat, 1)
