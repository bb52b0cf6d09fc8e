"""Whom everybody suspects in BANG!: what a playout knows of hidden roles.

In a playout nobody may know more than he would at the table. What the deeds say to all is reckoned
once for a decision; in the playout it moves with every new deed, and with the roles of the dead.
Each player then looks at it with his own role in mind, and so has his friends and enemies.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from deadwood.bots.bang.deed_weights import HABIT, ROLE_COUNT, SAYS, SPEAKS, TELLING
from deadwood.bots.bang.figures import (
    EVEN,
    FRIEND,
    GUARD,
    HELP,
    LAST,
    PENALTY,
    PREY,
    RIVAL,
    TRAITOR,
)
from deadwood.core.types import Seat
from deadwood.games.bang.cards import (
    DEALT_ROLES,
    DEPUTY,
    EL_GRINGO,
    JESSE_JONES,
    OUTLAW,
    RENEGADE,
    SHERIFF,
)
from deadwood.games.bang.state import (
    ROBBED,
    BangState,
)


def deeds_of(s: BangState) -> vec[i64]:
    """All deeds that say something, by doer, victim and what it was."""
    found: list[i64] = []
    for doer in range(s.players):
        for victim in range(s.players):
            found += s.list_deed(doer, victim)[:TELLING]
    return vec[i64](found)


@final
class Suspicion:
    """By seat and role, what everybody thinks; and by seat, how one of them feels about it."""

    def __init__(self, players: i64) -> None:
        self.players: Final = players
        self.sheriff: i64 = 0
        self.alive: i64 = -1
        self.chances: vec[float] = vec[float]([0.0] * (players * ROLE_COUNT))
        self.deeds: vec[i64] = vec[i64]()  # those that are reckoned with
        self.left: Final[vec[i64]] = vec[i64]([0] * ROLE_COUNT)  # roles that are still hidden
        # Whoever thinks ahead knows more than all do: what he has made of the deeds himself.
        self.thinker: i64 = -1
        self.thoughts: vec[float] = vec[float]()
        # How one player sees the others; `look` fills it.
        self.me: i64 = 0
        self.foes: Final[vec[float]] = vec[float]([0.0] * players)
        self.outlaw: Final[vec[float]] = vec[float]([0.0] * players)
        self.deputy: Final[vec[float]] = vec[float]([0.0] * players)
        self.renegade: Final[vec[float]] = vec[float]([0.0] * players)

    def begin(self, chances: vec[float], deeds: vec[i64], s: BangState) -> None:
        """What all think of these deeds; then go on with what has changed in `s` since."""
        self.chances = chances[:]
        self.sheriff = s.sheriff()
        self.deeds = deeds[:]
        self.alive = -1
        self.catch_up(s)

    def alone(self, s: BangState, thinker: Seat, thoughts: vec[float]) -> None:
        """Only what one player thinks counts now; what others make of it does not matter."""
        self.thinker = thinker
        self.thoughts = thoughts
        self.sheriff = s.sheriff()
        self.alive = -1

    def catch_up(self, s: BangState) -> None:
        """Reckon with everything that was done since."""
        if s.alive != self.alive:
            self.bury(s)
        deeds = self.deeds
        at: i64 = 0
        for doer in range(self.players):
            for victim in range(self.players):
                for what in range(TELLING):
                    now = s.deed(doer, victim, what)
                    more = now - deeds[at]
                    if more > 0:
                        self.note(s, doer, victim, SAYS[what] * float(more), what)
                        deeds[at] = now
                    at += 1

    def note(self, s: BangState, doer: Seat, victim: Seat, said: float, what: i64) -> None:
        """A deed speaks about both, each as the other is thought to be."""
        if what == ROBBED:
            who = s.character(doer)
            if who == EL_GRINGO or who == JESSE_JONES:
                said *= HABIT
        chances = self.chances
        a: i64 = doer * ROLE_COUNT
        b: i64 = victim * ROLE_COUNT
        of_doer = chances[a : a + ROLE_COUNT]
        if self.is_hidden(s, doer):
            self.speak(a, b, said, True, chances[b : b + ROLE_COUNT])
        if self.is_hidden(s, victim):
            self.speak(b, a, said, False, of_doer)

    def is_hidden(self, s: BangState, seat: Seat) -> bool:
        return seat != self.sheriff and s.is_alive(seat)

    def speak(self, at: i64, other: i64, said: float, does: bool, others: vec[float]) -> None:
        """Change what is thought of the player `at` by what he did, or what was done to him."""
        chances = self.chances
        total = 0.0
        for role in range(1, ROLE_COUNT):
            chance = chances[at + role]
            if chance > 0.0:
                speaks = 0.0
                for his in range(ROLE_COUNT):
                    pair = role * ROLE_COUNT + his if does else his * ROLE_COUNT + role
                    speaks += others[his] * SPEAKS[pair]
                chance *= exp(said * speaks)
                chances[at + role] = chance
                total += chance
        if total > 0.0:
            for role in range(1, ROLE_COUNT):
                chances[at + role] /= total

    def bury(self, s: BangState) -> None:
        """The roles of the dead are open, and there are fewer of them for the rest."""
        self.alive = s.alive
        left = self.left
        for role in range(ROLE_COUNT):
            left[role] = 0
        for seat in range(self.players):
            left[DEALT_ROLES[seat]] += 1
        left[SHERIFF] = 0
        chances = self.chances
        for seat in range(self.players):
            at: i64 = seat * ROLE_COUNT
            if not self.is_hidden(s, seat):
                if seat != self.sheriff:
                    left[s.role(seat)] -= 1
                for role in range(ROLE_COUNT):
                    chances[at + role] = 1.0 if role == s.role(seat) else 0.0
        for seat in range(self.players):
            if self.is_hidden(s, seat):
                self.settle(seat * ROLE_COUNT)

    def settle(self, at: i64) -> None:
        """A player can have only roles that are still hidden."""
        chances = self.chances
        total = 0.0
        for role in range(1, ROLE_COUNT):
            if self.left[role] == 0:
                chances[at + role] = 0.0
            else:
                chances[at + role] = max(chances[at + role], 0.001)
            total += chances[at + role]
        for role in range(1, ROLE_COUNT):
            chances[at + role] /= total

    # As one of them sees it.

    def look(self, s: BangState, me: Seat) -> None:
        """How much this player wishes each of the others to lose a life; friends are below 0."""
        if s.alive != self.alive:
            self.bury(s)
        self.me = me
        role = s.role(me)
        self.guess(s, me, role)
        sheriff = 0.0
        deputy = 0.0
        outlaw = 0.0
        renegade = 0.0
        if role == SHERIFF or role == DEPUTY:
            sheriff = PENALTY
            deputy = PENALTY if role == SHERIFF else FRIEND
            outlaw = 1.0
            renegade = TRAITOR if self.left[OUTLAW] > 0 else LAST
        elif role == OUTLAW:
            sheriff = PREY
            deputy = GUARD
            outlaw = FRIEND
            renegade = RIVAL
        elif s.living() == 2:
            sheriff = PREY
        else:
            sheriff = -0.5 if s.lives(self.sheriff) > 2 else -1.5
            deputy, outlaw = self.balance(s, me)
        foes = self.foes
        for seat in range(self.players):
            if seat == me or not s.is_alive(seat):
                foes[seat] = 0.0
            elif seat == self.sheriff:
                foes[seat] = sheriff
            else:
                foes[seat] = (
                    deputy * self.deputy[seat]
                    + outlaw * self.outlaw[seat]
                    + renegade * self.renegade[seat]
                )

    def guess(self, s: BangState, me: Seat, role: i64) -> None:
        """By seat, what he takes the others for: his own role is one fewer among them."""
        left = self.left
        deputies = float(left[DEPUTY])
        outlaws = float(left[OUTLAW])
        renegades = float(left[RENEGADE])
        if role == DEPUTY:
            deputies -= 1.0
        elif role == OUTLAW:
            outlaws -= 1.0
        elif role == RENEGADE:
            renegades -= 1.0
        chances = self.chances
        if me == self.thinker:
            chances = self.thoughts  # his own role is reckoned with in them
            deputies = min(deputies, 1.0)
            outlaws = min(outlaws, 1.0)
            renegades = min(renegades, 1.0)
        else:
            deputies /= float(max(left[DEPUTY], i64(1)))
            outlaws /= float(max(left[OUTLAW], i64(1)))
            renegades /= float(max(left[RENEGADE], i64(1)))
        for seat in range(self.players):
            deputy = 0.0
            outlaw = 0.0
            renegade = 0.0
            if seat != me and self.is_hidden(s, seat):
                at: i64 = seat * ROLE_COUNT
                deputy = deputies * chances[at + DEPUTY]
                outlaw = outlaws * chances[at + OUTLAW]
                renegade = renegades * chances[at + RENEGADE]
                total = deputy + outlaw + renegade
                if total > 0.0:
                    deputy /= total
                    outlaw /= total
                    renegade /= total
            self.deputy[seat] = deputy
            self.outlaw[seat] = outlaw
            self.renegade[seat] = renegade

    def balance(self, s: BangState, me: Seat) -> tuple[float, float]:
        """What a deputy and an Outlaw are worth to a Renegade, who weakens the stronger side."""
        if self.left[DEPUTY] == 0:
            return 0.0, LAST
        if self.left[OUTLAW] == 0:
            return LAST, 0.0
        if self.left[DEPUTY] > 1:
            return 0.0, HELP
        deputies = 0.0
        outlaws = 0.0
        law = 0.0
        for seat in range(self.players):
            if seat != me and s.is_alive(seat):
                power = float(s.lives(seat)) + 0.4 * float(min(s.hand_size(seat), 5))
                if seat == self.sheriff:
                    law = power
                else:
                    deputies += self.deputy[seat] * power
                    outlaws += self.outlaw[seat] * power
        tilt = max(-1.0, min(1.0, 0.25 * (1.8 * law + 0.2 * deputies - outlaws)))
        return EVEN + EVEN * tilt, EVEN - EVEN * tilt
