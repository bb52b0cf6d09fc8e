"""The talon and the discard pile (chapter BG3).

BG3.6 When the talon is used up, the discard pile is shuffled at once into a new talon.
BG3.7 If both are empty a draw yields nothing, and the game goes on.
BG3.8 If the talon runs out in the middle, the card in hand finishes its movement first. Cards that
      lie open for a choice stay out of the shuffle, and cards that were looked at stay on top.
"""

from __future__ import annotations

from mypy_extensions import i64

from deadwood.core.types import NOBODY, Seat
from deadwood.games.bang.cards import Card
from deadwood.games.bang.state import NONE, Table


def refresh(s: Table) -> None:
    """A new talon if the old one is used up (BG3.6)."""
    if not s.talon and s.discards:
        reshuffle(s)


def reshuffle(s: Table) -> None:
    """The discards, from printed order, go below what is left of the talon (BG3.8)."""
    below = sorted(s.discards)
    s.chance.shuffle(below)
    s.talon = below + s.talon
    s.discards = []
    if s.events is not None:
        s.tell("reshuffle", NOBODY, (len(below),))


def pop_top(s: Table) -> Card:
    """The top card of the talon, NONE if there is none anywhere (BG3.7). Refresh when it lies."""
    refresh(s)
    return s.talon.pop() if s.talon else NONE


def draw(s: Table, seat: Seat, number: i64) -> None:
    """So many cards from the talon to a hand, unseen by others."""
    for _ in range(number):
        card = pop_top(s)
        if card == NONE:
            break
        s.hands[seat].append(card)
        if s.events is not None:
            s.tell("draw", seat, (card,))
        refresh(s)


def discard(s: Table, card: Card) -> None:
    s.discards.append(card)
