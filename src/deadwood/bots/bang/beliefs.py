"""Who may have which role in BANG!, and how likely all that was done makes it.

There are few ways to give out the roles that are hidden: 12 at most for five players, 60 for seven.
All of them are weighed once for a decision, and worlds get theirs by lot from these.

What a deed says depends on the roles of both, and so does that a deed was not done: whoever shoots
at others and spares the Sheriff, whom he could reach, is hardly an Outlaw. The numbers in
`deed_weights.py` were fitted to games of rangers.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from mypy_extensions import i64

from deadwood.bots.bang.deed_weights import FEW, MANY
from deadwood.bots.bang.roles import (
    DUELLED_SAYS,
    HABIT,
    JAILED_SAYS,
    MOST_SAID,
    ROBBED_SAYS,
    ROLE_COUNT,
    SHOT_SAYS,
    SPEAKS,
    STRIPPED_SAYS,
)
from deadwood.core.chance import WORD, Chance
from deadwood.core.types import UNKNOWN, Seat
from deadwood.games.bang.cards import DEALT_ROLES, EL_GRINGO, JESSE_JONES, SHERIFF
from deadwood.games.bang.state import DUELLED, JAILED, KILLED, ROBBED, SHOT, STRIPPED
from deadwood.games.bang.view import TableView

PAIRS: Final[i64] = ROLE_COUNT * ROLE_COUNT
DOUBT: Final = 0.03  # so much of the belief goes to all ways alike: people are no rangers

# What is counted of one player's deeds to another, in the order of `deed_weights`.
SIGNS: Final[i64] = 11


@final
class Guesses:
    """All ways to give out the roles, as one seat may think of them."""

    def __init__(self, players: i64) -> None:
        self.players: Final = players
        self.says: Final[list[float]] = FEW if players <= 5 else MANY
        self.ways: Final[list[list[i64]]] = []  # that my own role allows
        self.heights: Final[list[float]] = []  # their chances, summed up from the first
        self.public: Final[list[float]] = [0.0] * (players * ROLE_COUNT)  # what all suspect

    def ready(self, view: TableView, weighted: bool) -> None:
        known: list[i64] = [i64(role) for role in view.roles]
        me: i64 = view.seat
        mine = known[me]
        if view.alive[me] and mine != SHERIFF:
            known[me] = UNKNOWN
        left: list[i64] = [0] * ROLE_COUNT
        for role in DEALT_ROLES[: self.players]:
            left[role] += 1
        for role in known:
            if role != UNKNOWN:
                left[role] -= 1
        ways: list[list[i64]] = []
        deal(known, left, 0, ways)
        self.suspect(view, ways)
        self.ways.clear()
        for way in ways:
            if way[me] == mine:
                self.ways.append(way)
        self.weigh(view, weighted)

    def weigh(self, view: TableView, weighted: bool) -> None:
        """How likely each way is to me."""
        logs: list[float] = [0.0] * len(self.ways)
        if weighted:
            for seat in range(self.players):
                for other in range(self.players):
                    if seat != other and seat != view.seat:
                        self.hear(view, seat, other, logs)
        most = max(logs)
        total = 0.0
        for at in range(len(logs)):
            logs[at] = exp(logs[at] - most)
            total += logs[at]
        self.heights.clear()
        height = 0.0
        even = DOUBT / float(len(logs))
        for weight in logs:
            height += (1.0 - DOUBT) * weight / total + even
            self.heights.append(height)

    def hear(self, view: TableView, seat: Seat, other: Seat, logs: list[float]) -> None:
        """What one player has done to another, or has not, speaks for some ways."""
        says: list[float] = [0.0] * PAIRS
        signs = signs_of(view, seat, other)
        silent = True
        for sign in range(SIGNS):
            times = signs[sign]
            if times > 0.0:
                silent = False
                for pair in range(PAIRS):
                    says[pair] += times * self.says[sign * PAIRS + pair]
        if silent:
            return
        for at in range(len(logs)):
            way = self.ways[at]
            logs[at] += says[way[seat] * ROLE_COUNT + way[other]]

    def suspect(self, view: TableView, ways: list[list[i64]]) -> None:
        """What everybody thinks, as the rangers read deeds; nobody's own role is known to all."""
        logs: list[float] = [0.0] * len(ways)
        for seat in range(self.players):
            for other in range(self.players):
                said = said_of(view, seat, other)
                if said > 0.0:
                    for at in range(len(ways)):
                        way = ways[at]
                        logs[at] += said * SPEAKS[way[seat] * ROLE_COUNT + way[other]]
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

    def draw(self, chance: Chance) -> list[i64]:
        """Roles for a world, by lot; the list is shared."""
        height = float(chance.word()) / float(WORD)
        at = 0
        while at + 1 < len(self.ways) and self.heights[at] <= height:
            at += 1
        return self.ways[at]

    def chances(self) -> list[float]:
        """By seat and role, how likely it is to me."""
        found: list[float] = [0.0] * (self.players * ROLE_COUNT)
        below = 0.0
        for at in range(len(self.ways)):
            share = self.heights[at] - below
            below = self.heights[at]
            for seat in range(self.players):
                found[seat * ROLE_COUNT + self.ways[at][seat]] += share
        return found

    def chance(self, seat: Seat, role: i64) -> float:
        """How likely it is that a player has this role."""
        return self.chances()[seat * ROLE_COUNT + role]


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


def is_habit(view: TableView, seat: Seat) -> bool:
    """Whether robbing is this character's way to draw a card."""
    character: i64 = view.characters[seat]
    return character == EL_GRINGO or character == JESSE_JONES


def said_of(view: TableView, seat: Seat, other: Seat) -> float:
    """How much the deeds of a player to another say to a ranger."""
    deeds = view.deeds[seat][other]
    robbed = ROBBED_SAYS * float(deeds[ROBBED])
    if is_habit(view, seat):
        robbed *= HABIT
    said = robbed + SHOT_SAYS * float(deeds[SHOT]) + DUELLED_SAYS * float(deeds[DUELLED])
    said += STRIPPED_SAYS * float(deeds[STRIPPED]) + JAILED_SAYS * float(deeds[JAILED])
    return min(said, MOST_SAID)


def attacks(view: TableView, seat: Seat, other: Seat) -> int:
    """All that a player chose to do to another."""
    deeds = view.deeds[seat][other]
    robbed = 0 if is_habit(view, seat) else deeds[ROBBED]
    return deeds[SHOT] + deeds[DUELLED] + deeds[JAILED] + deeds[STRIPPED] + robbed


def signs_of(view: TableView, seat: Seat, other: Seat) -> list[float]:
    """What there is to say about a player's deeds to another, as numbers."""
    deeds = view.deeds[seat][other]
    shot = float(deeds[SHOT])
    robbed = float(deeds[ROBBED])
    habit = is_habit(view, seat)
    far = view.distances[seat][other]
    shots = 0
    others = 0
    for third in range(view.players):
        shots += view.deeds[seat][third][SHOT]
        others += attacks(view, seat, third)
    spared = 0 < far <= view.reach[seat] and deeds[SHOT] == 0
    left_alone = far > 0 and attacks(view, seat, other) == 0
    return [
        min(shot, 1.0),
        min(max(shot - 1.0, 0.0), 1.0),
        min(max(shot - 2.0, 0.0), 3.0),
        min(float(deeds[DUELLED]), 2.0),
        0.0 if habit else min(robbed, 2.0),
        min(robbed, 3.0) if habit else 0.0,
        min(float(deeds[STRIPPED]), 2.0),
        min(float(deeds[JAILED]), 2.0),
        min(float(deeds[KILLED]), 1.0),
        min(float(shots), 3.0) if spared else 0.0,
        min(float(others), 4.0) if left_alone else 0.0,
    ]
