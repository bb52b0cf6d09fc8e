"""Who is who in BANG!, as far as one seat can guess, and whom it wishes ill.

Everybody may see what players do to each other. Whoever attacks the Sheriff is most likely an Outlaw,
whoever attacks such people most likely a deputy; the Renegade likes to look like one. All ways to give
out the roles that are not known are weighed against what has been done.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from mypy_extensions import i64

from deadwood.core.types import UNKNOWN, Seat
from deadwood.games.bang.cards import (
    DEALT_ROLES,
    DEPUTY,
    EL_GRINGO,
    JESSE_JONES,
    OUTLAW,
    RENEGADE,
    SHERIFF,
)
from deadwood.games.bang.state import DUELLED, JAILED, ROBBED, SHOT, STRIPPED
from deadwood.games.bang.view import TableView

ROLE_COUNT: Final[i64] = 4

# How much a deed says, and how much all deeds of one player to another can say together.
SHOT_SAYS: Final = 1.0
DUELLED_SAYS: Final = 1.2
ROBBED_SAYS: Final = 0.5
STRIPPED_SAYS: Final = 0.6
JAILED_SAYS: Final = 1.0
HABIT: Final = 0.4  # of a robbery that is a character's way to draw a card
MOST_SAID: Final = 4.0

# By the role of him who does it and of him to whom it is done: what speaks for it, as a logarithm.
# Sheriff, deputy, Outlaw, Renegade.
SPEAKS: Final[list[float]] = [
    *[0.0, -0.5, 0.3, 0.2],
    *[-1.8, -0.5, 0.5, 0.1],
    *[0.9, 0.3, -0.7, 0.1],
    *[-0.3, 0.1, 0.2, 0.0],
]

# What it is worth to hurt somebody of a role, by one's own.
PENALTY: Final = -2.0  # a deputy, for the Sheriff: he needs them, and must not shoot them
TRAITOR: Final = 0.5  # the Renegade, while there are Outlaws
PREY: Final = 1.5  # the Sheriff, for Outlaws
GUARD: Final = 0.6  # a deputy, for Outlaws
LAST: Final = 1.2  # the last enemies
HELP: Final = 0.7  # an Outlaw, for a Renegade who helps the law
EVEN: Final = 0.45  # either side, for a Renegade, when they are equally strong


@final
class Beliefs:
    """By seat and role, how likely it is for all that the seat of the view can know."""

    def __init__(self, view: TableView) -> None:
        self.view: Final = view
        self.me: Final[i64] = view.seat
        self.players: Final[i64] = view.players
        self.sheriff: Final[i64] = view.roles.index(SHERIFF)
        self.chances: Final[list[float]] = [0.0] * (view.players * ROLE_COUNT)
        self.roles: Final[list[i64]] = [i64(role) for role in view.roles]
        self.left: Final[list[i64]] = [0] * ROLE_COUNT  # roles that nobody is known to have
        self.doers: Final[list[i64]] = []
        self.victims: Final[list[i64]] = []
        self.said: Final[list[float]] = []
        self.total = 0.0
        for role in DEALT_ROLES[: view.players]:
            self.left[role] += 1
        for role in self.roles:
            if role != UNKNOWN:
                self.left[role] -= 1
        self.collect()
        self.weigh(0)
        for at in range(len(self.chances)):
            self.chances[at] /= self.total

    def chance(self, seat: Seat, role: i64) -> float:
        return self.chances[seat * ROLE_COUNT + role]

    def collect(self) -> None:
        """What others have done that says anything; my own deeds tell me nothing."""
        for seat in range(self.players):
            for other in range(self.players):
                if seat == other or seat == self.me:
                    continue
                if self.roles[seat] == UNKNOWN or self.roles[other] == UNKNOWN:
                    said = self.says(seat, other)
                    if said > 0.0:
                        self.doers.append(seat)
                        self.victims.append(other)
                        self.said.append(said)

    def says(self, seat: Seat, other: Seat) -> float:
        deeds = self.view.deeds[seat][other]
        robbed = ROBBED_SAYS * float(deeds[ROBBED])
        character: i64 = self.view.characters[seat]
        if character == EL_GRINGO or character == JESSE_JONES:
            robbed *= HABIT
        said = robbed + SHOT_SAYS * float(deeds[SHOT]) + DUELLED_SAYS * float(deeds[DUELLED])
        said += STRIPPED_SAYS * float(deeds[STRIPPED]) + JAILED_SAYS * float(deeds[JAILED])
        return min(said, MOST_SAID)

    def weigh(self, seat: Seat) -> None:
        """Try all roles that this player may have, and all of those after him."""
        if seat == self.players:
            self.count()
        elif self.view.roles[seat] != UNKNOWN:
            self.weigh(seat + 1)
        else:
            for role in range(ROLE_COUNT):
                if self.left[role] > 0:
                    self.left[role] -= 1
                    self.roles[seat] = role
                    self.weigh(seat + 1)
                    self.left[role] += 1
            self.roles[seat] = UNKNOWN

    def count(self) -> None:
        """One way to give out the roles."""
        speaks = 0.0
        for at in range(len(self.doers)):
            doer = self.roles[self.doers[at]]
            victim = self.roles[self.victims[at]]
            speaks += self.said[at] * SPEAKS[doer * ROLE_COUNT + victim]
        weight = exp(speaks)
        self.total += weight
        for seat in range(self.players):
            self.chances[seat * ROLE_COUNT + self.roles[seat]] += weight

    # Sides.

    def strength(self, role: i64) -> float:
        """Lives and cards of all others who may have this role and are still in the game."""
        total = 0.0
        for seat in range(self.players):
            if seat != self.me and self.view.alive[seat]:
                power = float(self.view.lives[seat]) + 0.4 * float(min(self.view.sizes[seat], 5))
                total += self.chance(seat, role) * power
        return total

    def number(self, role: i64) -> float:
        """How many others have this role, as far as one can tell, and are still in the game."""
        total = 0.0
        for seat in range(self.players):
            if seat != self.me and self.view.alive[seat]:
                total += self.chance(seat, role)
        return total

    def is_alone_with_sheriff(self) -> bool:
        return sum(self.view.alive) == 2 and self.view.alive[self.sheriff]


def enmities(beliefs: Beliefs) -> list[float]:
    """By seat: how much I wish that it loses a life; friends are below 0."""
    view = beliefs.view
    role: i64 = view.roles[beliefs.me]
    worth: list[float] = [0.0] * ROLE_COUNT  # of hurting each role
    outlaws = beliefs.strength(OUTLAW)
    if role == SHERIFF or role == DEPUTY:
        worth[SHERIFF] = PENALTY
        worth[DEPUTY] = PENALTY if role == SHERIFF else -1.0
        worth[OUTLAW] = 1.0
        worth[RENEGADE] = TRAITOR if outlaws > 0.0 else LAST
    elif role == OUTLAW:
        worth[SHERIFF] = PREY
        worth[DEPUTY] = GUARD
        worth[OUTLAW] = -1.0
        worth[RENEGADE] = 0.2
    else:
        balance(beliefs, worth, outlaws)
    found: list[float] = []
    for seat in range(beliefs.players):
        enmity = 0.0
        if seat != beliefs.me and view.alive[seat]:
            for other in range(ROLE_COUNT):
                enmity += beliefs.chance(seat, other) * worth[other]
        found.append(enmity)
    return found


def balance(beliefs: Beliefs, worth: list[float], outlaws: float) -> None:
    """The Renegade weakens the stronger side, and the Sheriff must outlive all others."""
    view = beliefs.view
    if beliefs.is_alone_with_sheriff():
        worth[SHERIFF] = PREY
        return
    worth[SHERIFF] = -0.5 if view.lives[beliefs.sheriff] > 2 else -1.5
    deputies = beliefs.number(DEPUTY)
    if deputies == 0.0:
        worth[OUTLAW] = LAST
    elif outlaws == 0.0:
        worth[DEPUTY] = LAST
    elif deputies > 1.5:
        worth[OUTLAW] = HELP  # against several Outlaws the law needs every gun
    else:
        # It is the Sheriff whom the Outlaws must not get: what he can take counts most.
        ahead = 1.8 * beliefs.strength(SHERIFF) + 0.2 * beliefs.strength(DEPUTY) - outlaws
        tilt = max(-1.0, min(1.0, 0.25 * ahead))
        worth[DEPUTY] = EVEN + EVEN * tilt
        worth[OUTLAW] = EVEN - EVEN * tilt
