"""What a poster pays.

WE12.2 With fewer than 8 capture points on the table for an outlaw, the reward stays.
WE12.3 Whoever has at least 5 points more than the next takes everything.
WE12.4 Otherwise all share who have at most 4 points less than the leader …
WE12.5 (zero_points_share) … and at least one point.
WE12.6 The leader takes $2,000, then each of the others $1,000 in the order of their points, then all
       again $1,000 each; players with equal points take at the same time.
WE12.7 When those whose turn it is cannot all be paid, it stops; the rest stays on the poster.
WE12.8 (tied_leaders_short) Leaders who cannot have $2,000 each take $1,000 each, or nothing.
WE9.2  Cards under a Hideout count no points.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from deadwood.core.types import Seat
from deadwood.games.wyatt_earp.cards import (
    BANK_POINTS,
    FASTEST_POINTS,
    OUTLAW_POINTS,
    PHOTO_POINTS,
    STAGECOACH_POINTS,
    Outlaw,
)
from deadwood.games.wyatt_earp.editions import Rules
from deadwood.games.wyatt_earp.schema import SHARED, SHORT, STAYS, TO_ONE
from deadwood.games.wyatt_earp.state import WyattEarpState

CAPTURED: Final[i64] = 8
CLEAR_LEAD: Final[i64] = 5


def face_points(s: WyattEarpState, seat: Seat, outlaw: Outlaw) -> i64:
    """The numbers on a player's cards for this outlaw, hidden or not."""
    total: i64 = (
        s.laid(seat, outlaw) * OUTLAW_POINTS
        + s.banks(seat, outlaw) * BANK_POINTS
        + s.coaches(seat, outlaw) * STAGECOACH_POINTS
    )
    if s.photo(outlaw) == seat:
        total += PHOTO_POINTS
    if s.is_fastest(seat, outlaw):
        total += FASTEST_POINTS
    return total


def points(s: WyattEarpState, seat: Seat, outlaw: Outlaw) -> i64:
    """The capture points that count now (WE9.2)."""
    if s.is_hidden(seat, outlaw):
        return 0
    return face_points(s, seat, outlaw)


def share(s: WyattEarpState, outlaw: Outlaw) -> vec[i64]:
    """What each seat would take from this poster now, in thousands."""
    counted = vec[i64]([points(s, seat, outlaw) for seat in range(s.players)])
    paid = counted[:]
    divide(s.rules, counted, s.reward(outlaw), paid)
    return paid


def rounds(s: WyattEarpState, outlaw: Outlaw) -> list[int]:
    """How this poster is shared: by which rule (`A_RULE`), and by round what each seat takes."""
    counted = vec[i64]([points(s, seat, outlaw) for seat in range(s.players)])
    paid = counted[:]
    told: list[int] = []
    divide(s.rules, counted, s.reward(outlaw), paid, told)
    return told


def divide(
    rules: Rules, counted: vec[i64], reward: i64, paid: vec[i64], told: list[int] | None = None
) -> bool:
    """Share `reward` among players with these points: whether anybody takes something.

    `paid` then says what each of them takes, `told` how it came about (see `rounds`).
    """
    players: i64 = len(counted)
    total: i64 = 0
    most: i64 = 0
    second: i64 = 0
    leaders: i64 = 0
    for seat in range(players):
        paid[seat] = 0
        mine = counted[seat]
        total += mine
        if mine > most:
            second = most
            most = mine
            leaders = 1
        elif mine == most:
            leaders += 1
        elif mine > second:
            second = mine
    if total < CAPTURED:
        tell_rule(told, STAYS)
        return False  # WE12.2
    if leaders == 1 and most - second >= CLEAR_LEAD:
        tell_rule(told, TO_ONE)
        pay(paid, counted, most, reward, told)  # WE12.3
        return True
    if reward < 2 * leaders:  # WE12.8
        tell_rule(told, SHORT)
        if rules.tied_leaders_take_one and reward >= leaders:
            pay(paid, counted, most, 1, told)
            return True
        return False
    tell_rule(told, SHARED)
    pay(paid, counted, most, 2, told)  # WE12.6
    reward -= 2 * leaders
    least: i64 = 0 if rules.zero_points_share else 1  # WE12.5
    least = max(least, most - CLEAR_LEAD + 1)  # WE12.4
    tier = most
    while reward > 0:
        tier = next_tier(counted, tier, least, most)
        takers = count(counted, tier)
        if takers > reward:
            break  # WE12.7
        pay(paid, counted, tier, 1, told)
        reward -= takers
    return True


def next_tier(counted: vec[i64], tier: i64, least: i64, most: i64) -> i64:
    """The next lower points that share, and after the lowest the highest again."""
    players: i64 = len(counted)
    found: i64 = -1
    for seat in range(players):
        mine = counted[seat]
        if least <= mine < tier and mine > found:
            found = mine
    return most if found < 0 else found


def count(counted: vec[i64], tier: i64) -> i64:
    """How many have just so many points."""
    players: i64 = len(counted)
    number: i64 = 0
    for seat in range(players):
        if counted[seat] == tier:
            number += 1
    return number


def pay(paid: vec[i64], counted: vec[i64], tier: i64, amount: i64, told: list[int] | None) -> None:
    """A round: all with so many points take this amount."""
    players: i64 = len(counted)
    for seat in range(players):
        if counted[seat] == tier:
            paid[seat] += amount
    if told is not None:
        for seat in range(players):
            told.append(int(amount) if counted[seat] == tier else 0)


def tell_rule(told: list[int] | None, rule: i64) -> None:
    if told is not None:
        told.append(int(rule))
