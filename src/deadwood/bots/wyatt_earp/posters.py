"""What the posters of Wyatt Earp are worth to one seat, in thousands of dollars.

A poster is worth what it would pay me less what it would pay the others, if the hand ended now,
and a little of what it would be if somebody laid one more card. A play is worth the change that it
makes to its poster. One object appraises for all seats in turn: `look` makes it see with the eyes
of one of them, and everything else may be asked until the table changes. Nothing here looks at
other hands or into the piles.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from deadwood.bots.wyatt_earp.habits import Habits
from deadwood.games.wyatt_earp.cards import (
    BANK_POINTS,
    BANK_REWARD,
    BANK_ROBBERY,
    CARDS,
    COPIES,
    FASTEST_POINTS,
    FASTEST_REWARD,
    KINDS,
    OUTLAW_POINTS,
    OUTLAWS,
    PHOTO_POINTS,
    PHOTO_REWARD,
    STAGECOACH,
    STAGECOACH_POINTS,
    STAGECOACH_REWARD,
    Kind,
    Outlaw,
)
from deadwood.games.wyatt_earp.end import GOAL
from deadwood.games.wyatt_earp.rules import lay, robbery
from deadwood.games.wyatt_earp.rules.scoring import CAPTURED, divide, face_points, points
from deadwood.games.wyatt_earp.state import NONE, WyattEarpState

UNTOLD: Final = -1.0  # a figure that nobody has asked for yet, and that is never negative
UNSAID: Final = -1000.0  # … and that may be
LAYS: Final[i64] = 8  # more than there are cards of an outlaw


@final
class Posters:
    """The seven posters as one seat sees them."""

    def __init__(self, s: WyattEarpState, habits: Habits) -> None:
        self.s: WyattEarpState = s
        self.habits: Final = habits
        self.me: i64 = 0
        self.players: i64 = s.players
        self.late: float = 0.0  # from 0 at the deal to 1 when the hand may end with the next turn
        self.shot: float = UNTOLD
        self.stakes: float = UNTOLD
        self.hides: float = UNTOLD
        self.steals: float = UNTOLD
        self.standing: float = UNSAID
        self.laid: i64 = 0  # a bit per outlaw and number whose lay is in `lays`
        self.lays: Final = vec[float]([0.0] * (OUTLAWS * LAYS))
        self.told: i64 = 0  # a bit per outlaw whose prospect is in `before`
        self.known: i64 = 0  # a bit per outlaw whose points are in `points`
        self.points: Final = vec[i64]([0] * (OUTLAWS * s.players))  # that count now
        self.before: Final = vec[float]([0.0] * OUTLAWS)
        self.placed: i64 = 0  # a bit per kind whose best place is in `places`
        self.places: Final = vec[float]([0.0] * KINDS)
        self.menace: Final = vec[float]([0.0] * s.players)
        self.counted: Final = vec[i64]([0] * s.players)  # everybody's points on one poster
        self.paid: Final = vec[i64]([0] * s.players)  # and what it pays for them
        self.totals: Final = vec[i64]([0] * s.players)

    def look(self, s: WyattEarpState, seat: i64) -> None:
        """See the table with the eyes of this seat."""
        self.s = s
        self.me = seat
        self.shot = UNTOLD
        self.stakes = UNTOLD
        self.hides = UNTOLD
        self.steals = UNTOLD
        self.standing = UNSAID
        self.laid = 0
        self.told = 0
        self.known = 0
        self.placed = 0
        smallest: i64 = CARDS
        rich: i64 = 0
        for other in range(self.players):
            smallest = min(smallest, s.size(other))
            if other != seat:
                rich += 10 + s.money(other)
        for other in range(self.players):
            if other == seat:
                self.menace[other] = 1.0
            else:
                self.menace[other] = -float(10 + s.money(other)) / float(rich)
        self.late = 0.0 if smallest >= 8 else min(1.0, float(8 - smallest) / 6.0)
        if s.reshuffled:
            self.late = max(self.late, 1.0 - float(s.supply_size()) / float(6 * self.players))

    # One poster.

    def count(self, outlaw: Outlaw) -> None:
        """Everybody's points that count, into `counted`."""
        counted = self.counted
        known = self.points
        first = outlaw * self.players
        if (self.known >> outlaw) & 1 == 0:
            self.known |= i64(1) << outlaw
            is_open = self.s.is_open(outlaw)
            for seat in range(self.players):
                known[first + seat] = 0
                if is_open:
                    known[first + seat] = points(self.s, seat, outlaw)
        for seat in range(self.players):
            counted[seat] = known[first + seat]

    def worth(self, reward: i64) -> float:
        """What I take less what the others take with these points, the dangerous counted more."""
        paid = self.paid
        value = 0.0
        if divide(self.s.rules, self.counted, reward, paid):
            menace = self.menace
            for seat in range(self.players):
                value += float(paid[seat]) * menace[seat]
        return value

    def prospect(self, reward: i64) -> float:
        """The poster with these points as it is and as it may soon be."""
        counted = self.counted
        total: i64 = 0
        rival: i64 = NONE
        for seat in range(self.players):
            total += counted[seat]
            if seat != self.me and (rival == NONE or counted[seat] > counted[rival]):
                rival = seat
        if total + OUTLAW_POINTS < CAPTURED:
            return 0.0  # one card more does not make it pay
        soon = 1.0 - self.late
        value = (1.0 - (1.0 - self.habits.now) * soon) * self.worth(reward)
        if soon <= 0.0:
            return value
        counted[self.me] += OUTLAW_POINTS
        value += self.habits.mine * soon * self.worth(reward)
        counted[self.me] -= OUTLAW_POINTS
        counted[rival] += OUTLAW_POINTS
        value += self.habits.theirs * soon * self.worth(reward)
        counted[rival] -= OUTLAW_POINTS
        return value

    def as_it_is(self, outlaw: Outlaw) -> float:
        """The prospect of a poster before any play; each is reckoned once."""
        if (self.told >> outlaw) & 1 == 0:
            self.told |= i64(1) << outlaw
            self.before[outlaw] = 0.0
            if self.s.is_open(outlaw):
                self.count(outlaw)
                self.before[outlaw] = self.prospect(self.s.reward(outlaw))
        return self.before[outlaw]

    def change(self, outlaw: Outlaw, seat: i64, added: i64, reward: i64) -> float:
        """How a prospect changes if a seat gains points and money is added."""
        before = self.as_it_is(outlaw)
        self.count(outlaw)
        self.counted[seat] += added
        return self.prospect(self.s.reward(outlaw) + reward) - before

    def own_change(self, outlaw: Outlaw, added: i64, reward: i64) -> float:
        """The same for cards laid to my own group; under a Hideout they count no points."""
        if self.s.is_hidden(self.me, outlaw):
            added = 0
        return self.change(outlaw, self.me, added, reward)

    # Plays.

    def lay(self, outlaw: Outlaw, number: i64) -> float:
        at = outlaw * LAYS + number
        if (self.laid >> at) & 1 == 0:
            self.laid |= i64(1) << at
            self.lays[at] = self.own_change(outlaw, number * OUTLAW_POINTS, lay.reward(number))
        return self.lays[at]

    def photo(self, outlaw: Outlaw) -> float:
        return self.own_change(outlaw, PHOTO_POINTS, PHOTO_REWARD)

    def place(self, kind: Kind, outlaw: Outlaw) -> float:
        """A number card laid to my group after a hit."""
        if kind == STAGECOACH:
            return self.own_change(outlaw, STAGECOACH_POINTS, STAGECOACH_REWARD)
        if kind == BANK_ROBBERY:
            return self.own_change(outlaw, BANK_POINTS, BANK_REWARD)
        value = self.own_change(outlaw, FASTEST_POINTS, FASTEST_REWARD)
        fastest = self.s.fastest
        if fastest != NONE and not self.s.is_hidden(fastest // OUTLAWS, fastest % OUTLAWS):
            value += self.change(fastest % OUTLAWS, fastest // OUTLAWS, -FASTEST_POINTS, 0)
        return value

    def best_place(self, kind: Kind) -> float:
        """The most that a hit would bring, 0 if I have no group to lay the card to."""
        if (self.placed >> kind) & 1 == 0:
            self.placed |= i64(1) << kind
            best = 0.0
            for outlaw in range(OUTLAWS):
                if not robbery.forbids_at(self.s, self.me, kind, outlaw):
                    best = max(best, self.place(kind, outlaw))
            self.places[kind] = best
        return self.places[kind]

    def hide(self, seat: i64, outlaw: Outlaw) -> float:
        return self.change(outlaw, seat, -face_points(self.s, seat, outlaw), 0)

    def best_hide(self) -> float:
        if self.hides != UNTOLD:
            return self.hides
        s = self.s
        best = 0.0
        for outlaw in range(OUTLAWS):
            if s.is_open(outlaw):
                for seat in range(self.players):
                    if seat != self.me and s.has_group(seat, outlaw):
                        if s.hidden(seat, outlaw) == 0:
                            best = max(best, self.hide(seat, outlaw))
        self.hides = best
        return best

    def steal(self, seat: i64, outlaw: Outlaw) -> float:
        """A card leaves that group, which may fall apart, and is laid at once to mine."""
        s = self.s
        before = self.as_it_is(outlaw)
        self.count(outlaw)
        counted = self.counted
        if counted[seat] > 0:
            orphans = s.laid(seat, outlaw) == 1 and s.photo(outlaw) != seat
            counted[seat] -= OUTLAW_POINTS
            if orphans:
                counted[seat] = 0
        if s.hidden(self.me, outlaw) == 0:
            counted[self.me] += OUTLAW_POINTS
        return self.prospect(s.reward(outlaw)) - before

    def best_steal(self) -> float:
        if self.steals != UNTOLD:
            return self.steals
        s = self.s
        best = 0.0
        for outlaw in range(OUTLAWS):
            if s.is_open(outlaw):
                for seat in range(self.players):
                    if seat != self.me and s.laid(seat, outlaw) > 0:
                        best = max(best, self.steal(seat, outlaw))
        self.steals = best
        return best

    def rescue(self, outlaw: Outlaw) -> float:
        """My group of this outlaw comes out of hiding."""
        return self.change(outlaw, self.me, face_points(self.s, self.me, outlaw), 0)

    def best_rescue(self) -> float:
        best = 0.0
        for outlaw in range(OUTLAWS):
            if self.s.hidden(self.me, outlaw) > 0:
                best = max(best, self.rescue(outlaw))
        return best

    def stake(self) -> float:
        """The most that a Hideout on one of my groups would cost me."""
        if self.stakes == UNTOLD:
            s = self.s
            most = 0.0
            for outlaw in range(OUTLAWS):
                if s.is_open(outlaw) and s.hidden(self.me, outlaw) == 0:
                    mine = face_points(s, self.me, outlaw)
                    if mine > 0:
                        most = max(most, -self.change(outlaw, self.me, -mine, 0))
            self.stakes = most
        return self.stakes

    # The whole hand.

    def verdict_now(self) -> float:
        """How I would stand if the hand ended as it is."""
        if self.standing == UNSAID:
            self.standing = self.verdict(0, 0, 0)
        return self.standing

    def verdict(self, outlaw: Outlaw, added: i64, reward: i64) -> float:
        """How I would stand if the hand ended after I laid so many points to this outlaw."""
        s = self.s
        totals = self.totals
        for seat in range(self.players):
            totals[seat] = s.money(seat)
        value = 0.0
        for at in range(OUTLAWS):
            if s.is_open(at) or at == outlaw:
                self.count(at)
                money = s.reward(at)
                if at == outlaw:
                    money += reward
                    if s.hidden(self.me, at) == 0:
                        self.counted[self.me] += added
                value += self.worth(money)
                for seat in range(self.players):
                    totals[seat] += self.paid[seat]
        best: i64 = 0
        for seat in range(self.players):
            if seat != self.me:
                best = max(best, totals[seat])
        mine = totals[self.me]
        if max(mine, best) >= GOAL and mine != best:
            value += self.habits.victory if mine > best else -self.habits.victory
        return value

    def hit(self) -> float:
        """The share of outlaw cards among all that I cannot see."""
        if self.shot == UNTOLD:
            s = self.s
            outlaws: i64 = OUTLAWS * COPIES[0]
            cards = s.supply_size()
            for seat in range(self.players):
                if seat != self.me:
                    cards += s.size(seat)
            for kind in range(OUTLAWS):
                outlaws -= s.hand(self.me, kind)
                if s.is_open(kind):
                    for seat in range(self.players):
                        outlaws -= s.laid(seat, kind)
            if s.discards_size() > 0:
                cards += s.discards_size() - 1
                if s.top_discard() < OUTLAWS:
                    outlaws -= 1
            self.shot = float(outlaws) / float(cards) if cards > 0 else 0.0
        return self.shot
