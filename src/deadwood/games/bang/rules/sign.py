"""Drawing for a sign (chapter BG5).

BG5.1 Whoever must draw turns up the top card of the talon, puts it on the discard pile and looks at
      its poker sign only; the card itself does nothing.
BG5.2 If there is no card to turn up, the draw has failed.

What the sign decides is a step below, pushed before: it reads `s.drawn` when it surfaces.
"""

from __future__ import annotations

from deadwood.core.types import Seat
from deadwood.games.bang.cards import HEARTS, LUCKY_DUKE, SUIT, Card
from deadwood.games.bang.characters import lucky_duke
from deadwood.games.bang.rules.piles import discard, pop_top, refresh
from deadwood.games.bang.state import NONE, BangState


def draw_for_sign(s: BangState, seat: Seat) -> None:
    s.drawn = NONE
    if s.is_in_play(seat, LUCKY_DUKE):
        lucky_duke.draw_two(s, seat)
        return
    card = pop_top(s)
    if card == NONE:
        return  # BG5.2
    discard(s, card)
    s.drawn = card
    if s.events is not None:
        s.tell("sign", seat, (card,))
    refresh(s)


def is_heart(card: Card) -> bool:
    return card != NONE and SUIT[card] == HEARTS
