"""The supply, and what happens when it runs short.

WE2.3  The first time the supply cannot give two cards, the player takes what is there, all
       discards are shuffled into a new supply, and he takes the rest from it.
WE2.4  After that one reshuffle, whoever chooses to draw from a supply of one or none ends the hand.
WE2.5  The hand ends likewise if even the reshuffle could not give two cards.
WE2.6  Nothing is shuffled before somebody needs a card.
"""

from __future__ import annotations

from mypy_extensions import i64

from deadwood.core.types import NOBODY, Seat
from deadwood.games.wyatt_earp.state import Table


def is_spent(s: Table) -> bool:
    """Whether choosing the supply now would end the hand."""
    if s.reshuffled:
        return len(s.supply) < 2  # WE2.4
    return len(s.supply) + len(s.discards) < 2  # WE2.5


def reshuffle(s: Table) -> None:
    """All discards, the top one too, become the new supply, which is empty by then (WE2.3)."""
    s.supply, s.discards = s.discards, s.supply
    s.chance.shuffle(s.supply)
    s.tell("reshuffle", NOBODY, (len(s.supply),))
    s.reshuffled = True


def draw_two(s: Table, seat: Seat) -> None:
    """Two cards from the supply into the hand, with the one reshuffle in between if need be."""
    short: i64 = 2 - i64(len(s.supply))
    if short <= 0:
        draw(s, seat, 2)
        return
    draw(s, seat, 2 - short)
    reshuffle(s)  # WE2.3, WE2.6
    draw(s, seat, short if short < len(s.supply) else i64(len(s.supply)))


def draw(s: Table, seat: Seat, number: i64) -> None:
    """So many cards from the top; only their owner may see which."""
    drawn: list[int] = []
    for _ in range(number):
        kind = s.supply.pop()
        s.gain(seat, kind)
        if s.events is not None:
            drawn.append(kind)
    if drawn:
        s.tell("draw", seat, tuple(drawn))
