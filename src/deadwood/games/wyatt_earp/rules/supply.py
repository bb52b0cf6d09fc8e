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
from deadwood.games.wyatt_earp.state import WyattEarpState


def is_spent(s: WyattEarpState) -> bool:
    """Whether choosing the supply now would end the hand."""
    if s.reshuffled:
        return s.supply_size() < 2  # WE2.4
    return s.supply_size() + s.discards_size() < 2  # WE2.5


def reshuffle(s: WyattEarpState) -> None:
    """All discards, the top one too, become the new supply, which is empty by then (WE2.3)."""
    cards = s.list_discards()
    s.clear_discards()
    s.shuffle_into_supply(cards)
    s.tell("reshuffle", NOBODY, (s.supply_size(),))
    s.reshuffled = True


def draw_two(s: WyattEarpState, seat: Seat) -> None:
    """Two cards from the supply into the hand, with the one reshuffle in between if need be."""
    short: i64 = 2 - s.supply_size()
    if short <= 0:
        draw(s, seat, 2)
        return
    draw(s, seat, 2 - short)
    reshuffle(s)  # WE2.3, WE2.6
    draw(s, seat, min(short, s.supply_size()))


def draw(s: WyattEarpState, seat: Seat, number: i64) -> None:
    """So many cards from the top; only their owner may see which."""
    first = s.supply_size() - number
    if s.events is not None and number > 0:
        drawn = s.list_supply()[first:]
        s.tell("draw", seat, tuple([int(kind) for kind in reversed(drawn)]))
    while s.supply_size() > first:
        s.gain(seat, s.pop_supply())
