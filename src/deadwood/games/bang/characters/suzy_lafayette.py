"""Suzy Lafayette never sits with an empty hand.

BG16.20 As soon as she has no card in her hand she takes the top card of the talon; if there is none,
        as soon as there is one and every card in play is settled.
BG16.21 (suzy_draws) At once, even in the middle of a Duel, or after the card in play is resolved. At
        once means that against Slab the Killer she may play her last card, a Missed!, and look
        whether the card that she then takes is another; if not she is hit, and the first is spent.
"""

from __future__ import annotations

from deadwood.core.types import Seat
from deadwood.games.bang.cards import SUZY_LAFAYETTE
from deadwood.games.bang.rules.piles import draw
from deadwood.games.bang.state import NONE, BangState


def hand_is_empty(s: BangState, seat: Seat) -> None:
    """Called whenever a hand has become empty."""
    if s.rules.suzy_at_once:
        refill(s, seat)


def draws_in_between(s: BangState, seat: Seat) -> bool:
    """Whether her last card brings her another before the next is asked for."""
    last = s.hand_size(seat) == 1 and s.is_in_play(seat, SUZY_LAFAYETTE)
    return last and s.rules.suzy_at_once


def refill(s: BangState, seat: Seat) -> None:
    if not s.is_in_play(seat, SUZY_LAFAYETTE) or s.hand_size(seat) > 0:
        return
    if s.talon_size() > 0 or s.discards_size() > 0:  # if not, again when nothing is open (BG3.7)
        s.tell("suzy", seat)
        draw(s, seat, 1)


def nothing_is_open(s: BangState) -> None:
    """Called when every card in play is settled."""
    seat = s.seat_of(SUZY_LAFAYETTE)
    if seat != NONE:
        refill(s, seat)
