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

from mypy_extensions import i64

from deadwood.core.types import Seat
from deadwood.games.wyatt_earp.cards import (
    BANK_POINTS,
    FASTEST_POINTS,
    OUTLAW_POINTS,
    OUTLAWS,
    PHOTO_POINTS,
    STAGECOACH_POINTS,
    Outlaw,
)
from deadwood.games.wyatt_earp.editions import Rules
from deadwood.games.wyatt_earp.state import Table

CAPTURED: Final[i64] = 8
CLEAR_LEAD: Final[i64] = 5


def face_points(s: Table, seat: Seat, outlaw: Outlaw) -> i64:
    """The numbers on a player's cards for this outlaw, hidden or not."""
    group = seat * OUTLAWS + outlaw
    total: i64 = (
        s.laid[group] * OUTLAW_POINTS
        + s.banks[group] * BANK_POINTS
        + s.coaches[group] * STAGECOACH_POINTS
    )
    if s.photos[outlaw] == seat:
        total += PHOTO_POINTS
    if s.fastest == group:
        total += FASTEST_POINTS
    return total


def points(s: Table, seat: Seat, outlaw: Outlaw) -> i64:
    """The capture points that count now (WE9.2)."""
    return 0 if s.is_hidden(seat, outlaw) else face_points(s, seat, outlaw)


def share(s: Table, outlaw: Outlaw) -> list[i64]:
    """What each seat would take from this poster now, in thousands."""
    counted: list[i64] = [points(s, seat, outlaw) for seat in range(s.players)]
    return divide(s.rules, counted, s.rewards[outlaw])


def divide(rules: Rules, counted: list[i64], reward: i64) -> list[i64]:
    """Share `reward` among players with these points."""
    players: i64 = len(counted)
    paid: list[i64] = [0] * players
    total: i64 = 0
    most: i64 = 0
    for mine in counted:
        total += mine
        most = max(most, mine)
    if total < CAPTURED:
        return paid  # WE12.2
    second: i64 = 0
    leaders: i64 = 0
    for mine in counted:
        if mine == most:
            leaders += 1
        else:
            second = max(second, mine)
    if leaders == 1 and most - second >= CLEAR_LEAD:
        paid[counted.index(most)] = reward  # WE12.3
        return paid
    if reward < 2 * leaders:  # WE12.8
        if rules.tied_leaders_take_one and reward >= leaders:
            pay(paid, counted, most, 1)
        return paid
    pay(paid, counted, most, 2)  # WE12.6
    reward -= 2 * leaders
    least: i64 = 0 if rules.zero_points_share else 1  # WE12.5
    least = max(least, most - CLEAR_LEAD + 1)  # WE12.4
    tier = most - 1
    while True:
        if tier < least:
            tier = most
        takers: i64 = counted.count(tier)
        if takers > reward:
            return paid  # WE12.7
        pay(paid, counted, tier, 1)
        reward -= takers
        if reward == 0:
            return paid
        tier -= 1


def pay(paid: list[i64], counted: list[i64], tier: i64, amount: i64) -> None:
    for seat in range(len(counted)):
        if counted[seat] == tier:
            paid[seat] += amount
