"""Who may have which role in BANG!, and how likely all that was done makes it.

There are few ways to give out the roles that are hidden: 12 at most for five players, 60 for seven.
All of them are weighed once for a decision, and worlds get theirs by lot from these.

What a deed says depends on the roles of both, and so does that a deed was not done: whoever shoots
at others and spares the Sheriff, whom he could reach, is hardly an Outlaw. One's own deeds tell one
nothing. The numbers in `deed_weights.py` were fitted to games of rangers.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from deadwood.bots.bang.deed_weights import (
    FEW,
    HABIT,
    MANY,
    MOST_SAID,
    PAIRS,
    ROLE_COUNT,
    SAYS,
    SPEAKS,
    TELLING,
)
from deadwood.core.chance import WORD, Chance
from deadwood.core.types import NOBODY, UNKNOWN, Seat
from deadwood.games.bang.cards import DEALT_ROLES, EL_GRINGO, JESSE_JONES, SHERIFF
from deadwood.games.bang.rules.distance import distances, far_in, reach
from deadwood.games.bang.schema import DEEDS
from deadwood.games.bang.state import DUELLED, JAILED, KILLED, ROBBED, SHOT, STRIPPED, BangState

DOUBT: Final = 0.03  # so much of the belief goes to all ways alike: people are no rangers


@final
class Guesses:
    """All ways to give out the roles, as one seat may think of them."""

    def __init__(self, players: i64) -> None:
        self.players: Final = players
        self.fitted: Final[vec[float]] = FEW if players <= 5 else MANY
        self.ways: Final[list[list[i64]]] = []  # that my own role allows
        self.shares: Final[list[float]] = []  # how likely each of them is
        self.public: Final[vec[float]] = vec[float](
            [0.0] * (players * ROLE_COUNT)
        )  # what all suspect
        self.says: Final[vec[float]] = vec[float](
            [0.0] * PAIRS
        )  # what the deeds of one to another say

    def ready(self, s: BangState, me: Seat, weighted: bool) -> None:
        """What a player can make of it who thinks; `s` need not hold more than he sees."""
        self.list_ways(s)
        logs: list[float] = [0.0] * len(self.ways)
        if weighted:
            for seat in range(self.players):
                if seat != me:
                    self.hear(s, seat, logs)
        self.weigh(logs, DOUBT)
        self.suspect(s, me)

    def glance(self, s: BangState, me: Seat) -> None:
        """What he makes of it at a glance, reading the deeds of others as everybody does."""
        self.list_ways(s)
        self.weigh(self.common(s, self.ways, me), 0.0)

    def list_ways(self, s: BangState) -> None:
        self.ways.clear()
        roles = s.list_role()
        deal(roles, left_of(roles), 0, self.ways)

    def weigh(self, logs: list[float], doubt: float) -> None:
        """From logarithms to chances; so much of the belief goes to all ways alike."""
        most = max(logs)
        total = 0.0
        for at in range(len(logs)):
            logs[at] = exp(logs[at] - most)
            total += logs[at]
        self.shares.clear()
        even = doubt / float(len(logs))
        for weight in logs:
            self.shares.append((1.0 - doubt) * weight / total + even)

    def hear(self, s: BangState, seat: Seat, logs: list[float]) -> None:
        """What one player has done to others, or has not, speaks for some ways."""
        habit = is_habit(s, seat)
        shots: i64 = 0
        attacks: i64 = 0
        peaceful = True
        for other in range(self.players):
            if has_done(s, seat, other):
                peaceful = False
                shots += s.deed(seat, other, SHOT)
                attacks += attacks_of(s, seat, other, habit)
        if peaceful:
            return
        far: i64 = distances(s, seat) if s.is_alive(seat) else 0
        most = reach(s, seat)
        for other in range(self.players):
            if other == seat:
                continue
            if s.role(seat) != UNKNOWN and s.role(other) != UNKNOWN:
                continue  # the same for all ways
            for pair in range(PAIRS):
                self.says[pair] = 0.0
            if has_done(s, seat, other):
                self.add_deeds(s, seat, other, habit)
            if 0 < far_in(far, other) <= most and s.deed(seat, other, SHOT) == 0:
                self.add(9, float(min(shots, 3)))
            if far_in(far, other) > 0 and attacks_of(s, seat, other, habit) == 0:
                self.add(10, float(min(attacks, 4)))
            for at in range(len(logs)):
                way = self.ways[at]
                logs[at] += self.says[way[seat] * ROLE_COUNT + way[other]]

    def add_deeds(self, s: BangState, seat: Seat, other: Seat, habit: bool) -> None:
        """The signs in the order of `deed_weights`."""
        shot = s.deed(seat, other, SHOT)
        self.add(0, float(min(shot, 1)))
        self.add(1, float(min(max(shot - 1, i64(0)), 1)))
        self.add(2, float(min(max(shot - 2, i64(0)), 3)))
        self.add(3, float(min(s.deed(seat, other, DUELLED), 2)))
        robbed = s.deed(seat, other, ROBBED)
        if habit:
            self.add(5, float(min(robbed, 3)))
        else:
            self.add(4, float(min(robbed, 2)))
        self.add(6, float(min(s.deed(seat, other, STRIPPED), 2)))
        self.add(7, float(min(s.deed(seat, other, JAILED), 2)))
        self.add(8, float(min(s.deed(seat, other, KILLED), 1)))

    def add(self, sign: i64, times: float) -> None:
        if times > 0.0:
            row: i64 = sign * PAIRS
            for pair in range(PAIRS):
                self.says[pair] += times * self.fitted[row + pair]

    def draw(self, chance: Chance) -> list[i64]:
        """Roles for a world, by lot; the list is shared."""
        height = float(chance.word()) / float(WORD) - self.shares[0]
        at = 0
        while at + 1 < len(self.ways) and height >= 0.0:
            at += 1
            height -= self.shares[at]
        return self.ways[at]

    def chances(self) -> vec[float]:
        """By seat and role, how likely it is to me."""
        found = vec[float]([0.0] * (self.players * ROLE_COUNT))
        for at in range(len(self.ways)):
            way = self.ways[at]
            for seat in range(self.players):
                found[seat * ROLE_COUNT + way[seat]] += self.shares[at]
        return found

    def chance(self, seat: Seat, role: i64) -> float:
        """How likely it is that a player has this role."""
        return self.chances()[seat * ROLE_COUNT + role]

    # What everybody thinks.

    def common(self, s: BangState, ways: list[list[i64]], me: Seat) -> list[float]:
        """What the deeds of all but `me` speak for, as all at the table read them."""
        logs: list[float] = [0.0] * len(ways)
        for seat in range(self.players):
            for other in range(self.players):
                if seat == me or not has_done(s, seat, other):
                    continue
                said = said_of(s, seat, other)
                for at in range(len(ways)):
                    way = ways[at]
                    logs[at] += said * SPEAKS[way[seat] * ROLE_COUNT + way[other]]
        return logs

    def suspect(self, s: BangState, me: Seat) -> None:
        """Nobody else knows my role either."""
        roles = s.list_role()
        if s.is_alive(me) and roles[me] != SHERIFF:
            roles[me] = UNKNOWN
        ways: list[list[i64]] = []
        deal(roles, left_of(roles), 0, ways)
        logs = self.common(s, ways, NOBODY)
        chances = self.public
        for at in range(len(chances)):
            chances[at] = 0.0
        total = 0.0
        for number in range(len(ways)):
            weight = exp(logs[number])
            total += weight
            for seat in range(self.players):
                chances[seat * ROLE_COUNT + ways[number][seat]] += weight
        for at in range(len(chances)):
            chances[at] /= total


def left_of(roles: list[i64]) -> list[i64]:
    """How many of each role nobody is known to have."""
    left: list[i64] = [0] * ROLE_COUNT
    for seat in range(len(roles)):
        left[DEALT_ROLES[seat]] += 1
    for role in roles:
        if role != UNKNOWN:
            left[role] -= 1
    return left


def deal(roles: list[i64], left: list[i64], seat: i64, ways: list[list[i64]]) -> None:
    """All ways to give the roles that are left to those from `seat` on who have none."""
    if seat == len(roles):
        ways.append(roles.copy())
    elif roles[seat] != UNKNOWN:
        deal(roles, left, seat + 1, ways)
    else:
        for role in range(ROLE_COUNT):
            if left[role] > 0:
                left[role] -= 1
                roles[seat] = role
                deal(roles, left, seat + 1, ways)
                left[role] += 1
        roles[seat] = UNKNOWN


def is_habit(s: BangState, seat: Seat) -> bool:
    """Whether robbing is this character's way to draw a card."""
    character = s.character(seat)
    return character == EL_GRINGO or character == JESSE_JONES


def has_done(s: BangState, seat: Seat, other: Seat) -> bool:
    """Whether a player has done anything to another."""
    for what in range(len(DEEDS)):
        if s.deed(seat, other, what) > 0:
            return True
    return False


def said_of(s: BangState, seat: Seat, other: Seat) -> float:
    """How much the deeds of a player to another say to everybody."""
    said = 0.0
    for what in range(TELLING):
        times = SAYS[what] * float(s.deed(seat, other, what))
        said += times * HABIT if what == ROBBED and is_habit(s, seat) else times
    return min(said, MOST_SAID)


def attacks_of(s: BangState, seat: Seat, other: Seat, habit: bool) -> i64:
    """All that a player chose to do to another."""
    attacks = s.deed(seat, other, SHOT) + s.deed(seat, other, DUELLED)
    attacks += s.deed(seat, other, JAILED) + s.deed(seat, other, STRIPPED)
    return attacks if habit else attacks + s.deed(seat, other, ROBBED)
