"""What the posters of Wyatt Earp are worth to one seat, in thousands of dollars.

A poster is worth what it would pay me less what it would pay the others, if the hand ended now,
and a little of what it would be if somebody laid one more card. A play is worth the change that it
makes to its poster. One object appraises for all seats in turn: `look` makes it see with the eyes
of one of them, and everything else may be asked until the table changes. Nothing here looks at
other hands or into the piles.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from deadwood.bots.wyatt_earp.habits import Habits
from deadwood.games.wyatt_earp.cards import (
    BANK_POINTS,
    BANK_REWARD,
    BANK_ROBBERY,
    CARDS,
    COPIES,
    FASTEST_GUN,
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
from deadwood.games.wyatt_earp.rules import lay
from deadwood.games.wyatt_earp.rules.scoring import CAPTURED, CLEAR_LEAD, divide, face_points
from deadwood.games.wyatt_earp.state import NONE, Table

UNTOLD: Final = -1.0  # a figure that nobody has asked for yet, and that is never negative
UNSAID: Final = -1000.0  # … and that may be
LAYS: Final[i64] = 8  # more than there are cards of an outlaw


@final
class Posters:
    """The seven posters as one seat sees them."""

    def __init__(self, s: Table, habits: Habits) -> None:
        self.s: Table = s
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
        self.lays: Final[list[float]] = [0.0] * (OUTLAWS * LAYS)
        self.told: i64 = 0  # a bit per outlaw whose prospect is in `before`
        self.before: Final[list[float]] = [0.0] * OUTLAWS
        self.menace: Final[list[float]] = [0.0] * s.players
        self.counted: Final[list[i64]] = [0] * s.players  # everybody's points on one poster

    def look(self, s: Table, seat: i64) -> None:
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
        smallest: i64 = CARDS
        rich: i64 = 0
        for other in range(self.players):
            smallest = min(smallest, s.sizes[other])
            if other != seat:
                rich += 10 + s.money[other]
        for other in range(self.players):
            if other == seat:
                self.menace[other] = 1.0
            else:
                self.menace[other] = -float(10 + s.money[other]) / float(rich)
        self.late = 0.0 if smallest >= 8 else min(1.0, float(8 - smallest) / 6.0)
        if s.reshuffled:
            self.late = max(self.late, 1.0 - float(len(s.supply)) / float(6 * self.players))

    # One poster.

    def count(self, outlaw: Outlaw) -> bool:
        """Everybody's points that count; whether anybody can have some."""
        s = self.s
        counted = self.counted
        if (s.opened >> outlaw) & 1 == 0:
            for seat in range(self.players):
                counted[seat] = 0
            return False
        for seat in range(self.players):
            group = seat * OUTLAWS + outlaw
            counted[seat] = 0 if s.hidden[group] > 0 else face_points(s, seat, outlaw)
        return True

    def worth(self, reward: i64) -> float:
        """What I take less what the others take with these points, the dangerous counted more."""
        counted = self.counted
        total: i64 = 0
        most: i64 = 0
        second: i64 = 0
        leaders: i64 = 0
        leader: i64 = 0
        for seat in range(self.players):
            mine = counted[seat]
            total += mine
            if mine > most:
                second = most
                most = mine
                leaders = 1
                leader = seat
            elif mine == most:
                leaders += 1
            elif mine > second:
                second = mine
        if total < CAPTURED:
            return 0.0
        if leaders == 1 and most - second >= CLEAR_LEAD:
            return float(reward) * self.menace[leader]
        rules = self.s.rules
        if reward < 2 * leaders:
            if rules.tied_leaders_take_one and reward >= leaders:
                return self.balance(most)
            return 0.0
        value = 2.0 * self.balance(most)
        reward -= 2 * leaders
        least: i64 = 0 if rules.zero_points_share else 1
        least = max(least, most - CLEAR_LEAD + 1)
        tier = most
        while reward > 0:
            tier = self.below(tier, least, most)
            takers: i64 = 0
            for seat in range(self.players):
                if counted[seat] == tier:
                    takers += 1
            if takers > reward:
                return value
            value += self.balance(tier)
            reward -= takers
        return value

    def below(self, tier: i64, least: i64, most: i64) -> i64:
        """The next lower points that share, and after the lowest the highest again."""
        found: i64 = -1
        for seat in range(self.players):
            mine = self.counted[seat]
            if least <= mine < tier and mine > found:
                found = mine
        return most if found < 0 else found

    def balance(self, tier: i64) -> float:
        """What one thousand for everybody with so many points means to me."""
        value = 0.0
        for seat in range(self.players):
            if self.counted[seat] == tier:
                value += self.menace[seat]
        return value

    def prospect(self, reward: i64) -> float:
        """The poster with these points as it is and as it may soon be."""
        soon = 1.0 - self.late
        value = (1.0 - (1.0 - self.habits.now) * soon) * self.worth(reward)
        if soon <= 0.0:
            return value
        counted = self.counted
        counted[self.me] += OUTLAW_POINTS
        value += self.habits.mine * soon * self.worth(reward)
        counted[self.me] -= OUTLAW_POINTS
        rival: i64 = NONE
        for seat in range(self.players):
            if seat != self.me and (rival == NONE or counted[seat] > counted[rival]):
                rival = seat
        counted[rival] += OUTLAW_POINTS
        value += self.habits.theirs * soon * self.worth(reward)
        counted[rival] -= OUTLAW_POINTS
        return value

    def as_it_is(self, outlaw: Outlaw) -> float:
        """The prospect of a poster before any play; each is reckoned once."""
        if (self.told >> outlaw) & 1 == 0:
            self.told |= i64(1) << outlaw
            open_now = self.count(outlaw)
            self.before[outlaw] = self.prospect(self.s.rewards[outlaw]) if open_now else 0.0
        return self.before[outlaw]

    def change(self, outlaw: Outlaw, seat: i64, added: i64, reward: i64) -> float:
        """How a prospect changes if a seat gains points and money is added."""
        before = self.as_it_is(outlaw)
        self.count(outlaw)
        self.counted[seat] += added
        return self.prospect(self.s.rewards[outlaw] + reward) - before

    def own_change(self, outlaw: Outlaw, added: i64, reward: i64) -> float:
        """The same for cards laid to my own group; under a Hideout they count no points."""
        hidden = self.s.hidden[self.me * OUTLAWS + outlaw] > 0
        return self.change(outlaw, self.me, 0 if hidden else added, reward)

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
        if fastest != NONE and self.s.hidden[fastest] == 0:
            value += self.change(fastest % OUTLAWS, fastest // OUTLAWS, -FASTEST_POINTS, 0)
        return value

    def best_place(self, kind: Kind) -> float:
        """The most that a hit would bring, 0 if I have no group to lay the card to."""
        s = self.s
        best = 0.0
        for outlaw in range(OUTLAWS):
            if (s.opened >> outlaw) & 1 == 1 and s.has_group(self.me, outlaw):
                if kind != FASTEST_GUN or s.fastest == NONE or s.fastest % OUTLAWS != outlaw:
                    best = max(best, self.place(kind, outlaw))
        return best

    def hide(self, seat: i64, outlaw: Outlaw) -> float:
        return self.change(outlaw, seat, -face_points(self.s, seat, outlaw), 0)

    def best_hide(self) -> float:
        if self.hides != UNTOLD:
            return self.hides
        s = self.s
        best = 0.0
        for outlaw in range(OUTLAWS):
            if (s.opened >> outlaw) & 1 == 1:
                for seat in range(self.players):
                    if seat != self.me and s.has_group(seat, outlaw):
                        if s.hidden[seat * OUTLAWS + outlaw] == 0:
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
            orphans = s.laid[seat * OUTLAWS + outlaw] == 1 and s.photos[outlaw] != seat
            counted[seat] = 0 if orphans else counted[seat] - OUTLAW_POINTS
        if s.hidden[self.me * OUTLAWS + outlaw] == 0:
            counted[self.me] += OUTLAW_POINTS
        return self.prospect(s.rewards[outlaw]) - before

    def best_steal(self) -> float:
        if self.steals != UNTOLD:
            return self.steals
        s = self.s
        best = 0.0
        for outlaw in range(OUTLAWS):
            if (s.opened >> outlaw) & 1 == 1:
                for seat in range(self.players):
                    if seat != self.me and s.laid[seat * OUTLAWS + outlaw] > 0:
                        best = max(best, self.steal(seat, outlaw))
        self.steals = best
        return best

    def rescue(self, outlaw: Outlaw) -> float:
        """My group of this outlaw comes out of hiding."""
        return self.change(outlaw, self.me, face_points(self.s, self.me, outlaw), 0)

    def best_rescue(self) -> float:
        best = 0.0
        for outlaw in range(OUTLAWS):
            if self.s.hidden[self.me * OUTLAWS + outlaw] > 0:
                best = max(best, self.rescue(outlaw))
        return best

    def stake(self) -> float:
        """The most that a Hideout on one of my groups would cost me."""
        if self.stakes == UNTOLD:
            s = self.s
            most = 0.0
            for outlaw in range(OUTLAWS):
                if (s.opened >> outlaw) & 1 == 1 and s.hidden[self.me * OUTLAWS + outlaw] == 0:
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
        totals = s.money.copy()
        value = 0.0
        for at in range(OUTLAWS):
            if (s.opened >> at) & 1 == 1 or at == outlaw:
                self.count(at)
                money = s.rewards[at]
                if at == outlaw:
                    money += reward
                    if s.hidden[self.me * OUTLAWS + at] == 0:
                        self.counted[self.me] += added
                paid = divide(s.rules, self.counted, money)
                for seat in range(self.players):
                    totals[seat] += paid[seat]
                    value += float(paid[seat]) * self.menace[seat]
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
            cards: i64 = CARDS - s.sizes[self.me]
            base = self.me * KINDS
            for kind in range(OUTLAWS):
                outlaws -= s.hands[base + kind]
                if (s.opened >> kind) & 1 == 1:
                    for seat in range(self.players):
                        group = seat * OUTLAWS + kind
                        outlaws -= s.laid[group]
                        cards -= s.laid[group] + s.banks[group] + s.coaches[group] + s.hidden[group]
                    if s.photos[kind] != NONE:
                        cards -= 1
            if s.fastest != NONE:
                cards -= 1
            if s.discards:
                cards -= 1
                if s.discards[-1] < OUTLAWS:
                    outlaws -= 1
            self.shot = float(outlaws) / float(cards) if cards > 0 else 0.0
        return self.shot
