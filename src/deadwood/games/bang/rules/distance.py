"""Distance and reach (chapters BG6 and BG7).

BG6.1 The distance to another player is counted in living players, whichever way round is shorter.
BG6.2 A Mustang before a player makes him one farther for the others; an Appaloosa brings all others
      one nearer to its owner. Paul Regret and Rose Doolan add to that.
BG6.3 distance = seats + what adds - what subtracts, and never below 1, looked at once at the end.
BG7.1 Without a weapon card everybody has a Colt that reaches 1.
BG7.2 A weapon reaches as far as is printed on it: Volcanic 1, Schofield 2, Remington 3,
      Rev. Carabine 4, Winchester 5.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

from deadwood.core.types import Seat
from deadwood.games.bang.cards import COLT, KIND, REACH
from deadwood.games.bang.characters import paul_regret, rose_doolan
from deadwood.games.bang.kinds import APPALOOSA, MUSTANG
from deadwood.games.bang.state import NONE, BangState

Distances: TypeAlias = i64
FAR_BITS: Final[i64] = 8
FARTHEST: Final[i64] = 255


def distance(s: BangState, seat: Seat, other: Seat) -> i64:
    """How far a living player is from another one."""
    steps: i64 = 0
    at = seat
    while at != other:  # BG6.1
        at = s.left_of(at)
        steps += 1
    total = min(steps, s.living() - steps) + farther(s, other) - nearer(s, seat)
    return max(i64(1), total)  # BG6.3


def distances(s: BangState, seat: Seat) -> Distances:
    """From a living player to everybody, in one number: `far_in` reads it."""
    found: i64 = 0
    living = s.living()
    less = nearer(s, seat)
    at = seat
    steps: i64 = 0
    for _time in range(s.players - 1):
        at = at + 1 if at + 1 < s.players else i64(0)
        if (s.alive >> at) & 1:
            steps += 1
            around = living - steps
            total = (steps if steps < around else around) + farther(s, at) - less
            found |= (total if total > 1 else i64(1)) << (at * FAR_BITS)
    return found


def far_in(found: Distances, seat: Seat) -> i64:
    """How far a player is; 0 for the dead and for oneself."""
    return (found >> (seat * FAR_BITS)) & FARTHEST


def farther(s: BangState, seat: Seat) -> i64:
    """What adds to a player's distance as others see it (BG6.2)."""
    added: i64 = paul_regret.farther(s, seat)
    if s.table_card(seat, MUSTANG) != NONE:
        added += 1
    return added


def nearer(s: BangState, seat: Seat) -> i64:
    """What brings others nearer to a player (BG6.2)."""
    less: i64 = rose_doolan.nearer(s, seat)
    if s.table_card(seat, APPALOOSA) != NONE:
        less += 1
    return less


def reach(s: BangState, seat: Seat) -> i64:
    """How far a player can shoot (BG7.1, BG7.2)."""
    for place in range(s.table_size(seat)):
        card = s.table(seat, place)
        far = REACH[KIND[card]]
        if far > 0:
            return far
    return COLT
