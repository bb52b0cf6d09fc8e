"""All lanterns are lit (chapter LG3).

LG3.1 In a bright night the highest value wins, in a dim one the lowest; who wins it leads the next.
LG3.2 After every night but the last everybody draws a lantern out of the dark, from the leader on.
"""

from __future__ import annotations

from deadwood.core.types import Seat
from deadwood.games.lantern_gulch.cards import DIM, NIGHTS
from deadwood.games.lantern_gulch.state import NONE, LanternGulchState


def light(s: LanternGulchState) -> None:
    best = winner_of(s)
    if s.events is not None:
        at = s.leader
        for _time in range(s.players):
            s.tell("light", at, (s.laid(at),))
            at = s.left_of(at)
        s.tell("wins-night", best, (s.laid(best),))
    for seat in range(s.players):
        s.put_spent(s.laid(seat))
        s.set_laid(seat, NONE)
    s.add_nights(best, 1)
    s.call = NONE
    s.leader = best
    s.night += 1
    if s.night < NIGHTS:
        draw(s)
        s.tell("night", s.leader, (s.night,))


def winner_of(s: LanternGulchState) -> Seat:
    best: Seat = 0
    for seat in range(1, s.players):
        if (s.laid(seat) < s.laid(best)) == (s.call == DIM):
            best = seat
    return best


def draw(s: LanternGulchState) -> None:
    seat = s.leader
    for _time in range(s.players):
        card = s.pop_dark()
        s.put_hand(seat, card)
        if s.events is not None:
            s.tell("draw", seat, (card,))
        seat = s.left_of(seat)
