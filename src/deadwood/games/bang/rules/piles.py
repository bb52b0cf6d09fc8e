"""The talon and the discard pile (chapter BG3).

BG3.6 When the talon is used up, the discard pile is shuffled at once into a new talon.
BG3.7 If both are empty a draw yields nothing, and the game goes on.
BG3.8 If the talon runs out in the middle, the card in hand finishes its movement first. Cards that
      lie open for a choice stay out of the shuffle, and cards that were looked at stay on top.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from deadwood.core.types import NOBODY, Seat
from deadwood.games.bang.cards import Card
from deadwood.games.bang.kinds import CARDS
from deadwood.games.bang.state import NONE, BangState

NOWHERE: Final = vec[i64]([0] * CARDS)


def refresh(s: BangState) -> None:
    """A new talon if the old one is used up (BG3.6)."""
    if s.talon_size() == 0 and s.discards_size() > 0:
        reshuffle(s)


def reshuffle(s: BangState) -> None:
    """The discards, from printed order, go below what is left of the talon (BG3.8)."""
    left = s.list_talon()
    there = NOWHERE[:]  # by card: whether it was discarded
    number = s.discards_size()
    for at in range(number):
        there[s.discards(at)] = 1
    s.clear_discards()
    s.clear_talon()
    below = NOWHERE[:number]
    at = 0
    for card in range(CARDS):
        if there[card] == 1:
            below[at] = card
            at += 1
    s.chance.shuffle_row(below)
    for card in below:
        s.put_talon(card)
    for card in left:
        s.put_talon(card)
    if s.events is not None:
        s.tell("reshuffle", NOBODY, (number,))


def pop_top(s: BangState) -> Card:
    """The top card of the talon, NONE if there is none anywhere (BG3.7). Refresh when it lies."""
    refresh(s)
    return s.pop_talon() if s.talon_size() > 0 else NONE


def draw(s: BangState, seat: Seat, number: i64) -> None:
    """So many cards from the talon to a hand, unseen by others."""
    for _time in range(number):
        card = pop_top(s)
        if card == NONE:
            break
        s.put_hand(seat, card)
        if s.events is not None:
            s.tell("draw", seat, (card,))
        refresh(s)


def discard(s: BangState, card: Card) -> None:
    s.put_discards(card)
