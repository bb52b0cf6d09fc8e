"""Cards that leave a hand: every rule that takes one goes through here (BG16.20)."""

from __future__ import annotations

from deadwood.core.types import Seat
from deadwood.games.bang.cards import Card
from deadwood.games.bang.characters import suzy_lafayette
from deadwood.games.bang.rules.piles import discard
from deadwood.games.bang.state import ROBBED, BangState


def spend(s: BangState, seat: Seat, card: Card) -> None:
    """A card leaves a hand; where it goes is the caller's business."""
    s.leave_hand(seat, card)
    if s.hand_size(seat) == 0:
        suzy_lafayette.hand_is_empty(s, seat)


def throw(s: BangState, seat: Seat, card: Card) -> None:
    """A card goes from the hand to the discard pile, open."""
    discard(s, card)
    if s.events is not None:
        s.tell("discard", seat, (card,))
    spend(s, seat, card)


def take_at_random(s: BangState, taker: Seat, victim: Seat) -> None:
    """A card from a hand that has one, unseen by third parties."""
    card = s.take_hand(victim, s.chance.below(s.hand_size(victim)))
    s.put_hand(taker, card)
    s.note(taker, victim, ROBBED)
    if s.events is not None:
        s.tell("take", taker, (victim, card))
    if s.hand_size(victim) == 0:
        suzy_lafayette.hand_is_empty(s, victim)
