"""The one way of thinking: the best lantern while the night can be won, else the one that is needed least.

It looks at a state of which it uses only what its seat may see: its own hand, and what was called.
"""

from __future__ import annotations

from typing import Final

from deadwood.core.types import Move, Seat
from deadwood.games.lantern_gulch.cards import BRIGHT, CARDS, DIM
from deadwood.games.lantern_gulch.moves import call, is_call, lay_card
from deadwood.games.lantern_gulch.state import LanternGulchState

HOPEFUL: Final = 0.5  # of all lanterns, so many must be beaten


def strength(card: int, dim: bool) -> float:
    """How many of all lanterns this one beats, 0 to 1."""
    last = int(CARDS) - 1
    return (last - card if dim else card) / last


def best(s: LanternGulchState, seat: Seat, moves: list[Move]) -> Move:
    if is_call(moves[0]):
        return called(s, seat, moves)
    dim = s.call == DIM
    found = moves[0]
    least = moves[0]
    for move in moves:
        if strength(int(lay_card(move)), dim) > strength(int(lay_card(found)), dim):
            found = move
        if middling(int(lay_card(move))) > middling(int(lay_card(least))):
            least = move
    return found if strength(int(lay_card(found)), dim) >= HOPEFUL else least


def middling(card: int) -> float:
    """What lies in the middle wins neither a bright night nor a dim one."""
    return -abs(strength(card, False) - 0.5)


def called(s: LanternGulchState, seat: Seat, moves: list[Move]) -> Move:
    """What the own hand is best for."""
    hand = [int(card) for card in s.list_hand(seat)]
    bright = max([strength(card, False) for card in hand])
    dim = max([strength(card, True) for card in hand])
    wanted = call(BRIGHT if bright >= dim else DIM)
    return wanted if wanted in moves else moves[0]
