"""What things are worth at a table of Wyatt Earp, in thousands of dollars, as one seat sees it.

The measure of everything is a poster: what it would pay me less what it would pay the others, if
the hand ended now, and a little of what it would be if somebody laid one more card. A play is
worth the change that it makes to its poster.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

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
from deadwood.games.wyatt_earp.editions import Rules
from deadwood.games.wyatt_earp.end import GOAL
from deadwood.games.wyatt_earp.rules import lay
from deadwood.games.wyatt_earp.rules.scoring import divide
from deadwood.games.wyatt_earp.state import NONE
from deadwood.games.wyatt_earp.view import TableView

NOW: Final = 0.5  # how much the poster as it is counts early in a hand; late it is everything
MINE: Final = 0.3  # … and as it would be with one more card of mine
THEIRS: Final = 0.2  # … and with one more card of the strongest rival
VICTORY: Final = 100.0


@final
class WyattEarpWorth:
    """Appraises plays and cards for the seat whose view this is."""

    def __init__(self, view: TableView, rules: Rules) -> None:
        self.view: Final = view
        self.rules: Final = rules
        self.me: Final[i64] = view.seat
        self.players: Final[i64] = view.players
        self.menace: Final = menace(view)
        self.late: Final = lateness(view)
        self.hit: Final = hit_chance(view)
        self.before: Final[list[float]] = []
        for outlaw in range(OUTLAWS):
            counted = self.points(outlaw)
            self.before.append(self.prospect(counted, view.rewards[outlaw]))

    # Posters.

    def points(self, outlaw: Outlaw) -> list[i64]:
        """Everybody's points that count now."""
        counted: list[i64] = []
        for seat in range(self.players):
            counted.append(self.view.points[seat * OUTLAWS + outlaw])
        return counted

    def worth(self, counted: list[i64], reward: i64) -> float:
        """What I take from a poster less what the others take, the dangerous ones counted more."""
        return self.balance(divide(self.rules, counted, reward))

    def balance(self, paid: list[i64]) -> float:
        total = 0.0
        for seat in range(self.players):
            total += float(paid[seat]) * self.menace[seat]
        return total

    def prospect(self, counted: list[i64], reward: i64) -> float:
        """The poster as it is and as it may soon be."""
        soon = 1.0 - self.late
        value = (NOW + (1.0 - NOW) * self.late) * self.worth(counted, reward)
        if soon == 0.0:
            return value
        counted[self.me] += OUTLAW_POINTS
        value += MINE * soon * self.worth(counted, reward)
        counted[self.me] -= OUTLAW_POINTS
        rival = self.strongest_rival(counted)
        counted[rival] += OUTLAW_POINTS
        value += THEIRS * soon * self.worth(counted, reward)
        counted[rival] -= OUTLAW_POINTS
        return value

    def strongest_rival(self, counted: list[i64]) -> i64:
        best: i64 = NONE
        for seat in range(self.players):
            if seat != self.me and (best == NONE or counted[seat] > counted[best]):
                best = seat
        return best

    def change(self, outlaw: Outlaw, seat: i64, added: i64, reward: i64) -> float:
        """How a poster's prospect changes if a seat gains points and money is added."""
        counted = self.points(outlaw)
        counted[seat] += added
        return self.prospect(counted, self.view.rewards[outlaw] + reward) - self.before[outlaw]

    def own_change(self, outlaw: Outlaw, added: i64, reward: i64) -> float:
        """The same for cards laid to my own group; under a Hideout they count no points."""
        hidden = self.view.hidden[self.me * OUTLAWS + outlaw] > 0
        return self.change(outlaw, self.me, 0 if hidden else added, reward)

    def verdict(self, outlaw: Outlaw, added: i64, reward: i64) -> float:
        """How I would stand if the hand ended after I laid so many points to this outlaw."""
        counted = self.points(outlaw)
        if self.view.hidden[self.me * OUTLAWS + outlaw] == 0:
            counted[self.me] += added
        paid = divide(self.rules, counted, self.view.rewards[outlaw] + reward)
        for seat in range(self.players):
            for other in range(OUTLAWS):
                if other != outlaw:
                    paid[seat] += self.view.would_collect[seat * OUTLAWS + other]
        mine: i64 = paid[self.me] + i64(self.view.money[self.me])
        best: i64 = 0
        for seat in range(self.players):
            if seat != self.me:
                best = max(best, paid[seat] + i64(self.view.money[seat]))
        value = self.balance(paid)
        if max(mine, best) >= GOAL and mine != best:
            value += VICTORY if mine > best else -VICTORY
        return value

    def verdict_now(self) -> float:
        return self.verdict(0, 0, 0)

    # Plays.

    def lay(self, outlaw: Outlaw, number: i64) -> float:
        return self.own_change(outlaw, number * OUTLAW_POINTS, lay.reward(number))

    def photo(self, outlaw: Outlaw) -> float:
        return self.own_change(outlaw, PHOTO_POINTS, PHOTO_REWARD)

    def place(self, kind: Kind, outlaw: Outlaw) -> float:
        """A number card laid to my group after a hit."""
        if kind == STAGECOACH:
            return self.own_change(outlaw, STAGECOACH_POINTS, STAGECOACH_REWARD)
        if kind == BANK_ROBBERY:
            return self.own_change(outlaw, BANK_POINTS, BANK_REWARD)
        value = self.own_change(outlaw, FASTEST_POINTS, FASTEST_REWARD)
        if self.view.fastest != NONE and self.view.hidden[self.view.fastest] == 0:
            group: i64 = self.view.fastest  # whoever was the fastest gun loses it
            value += self.change(group % OUTLAWS, group // OUTLAWS, -FASTEST_POINTS, 0)
        return value

    def best_place(self, kind: Kind) -> float:
        """The most that a hit would bring, 0 if I have no group to lay the card to."""
        best = 0.0
        for outlaw in range(OUTLAWS):
            taken = (
                kind == FASTEST_GUN
                and self.view.fastest != NONE
                and self.view.fastest % OUTLAWS == outlaw
            )
            if self.has_group(self.me, outlaw) and not taken:
                best = max(best, self.place(kind, outlaw))
        return best

    def hide(self, seat: i64, outlaw: Outlaw) -> float:
        return self.change(outlaw, seat, -self.view.points[seat * OUTLAWS + outlaw], 0)

    def best_hide(self) -> float:
        best = 0.0
        for seat in range(self.players):
            for outlaw in range(OUTLAWS):
                group = seat * OUTLAWS + outlaw
                if seat != self.me and self.view.points[group] > 0:
                    best = max(best, self.hide(seat, outlaw))
        return best

    def steal(self, seat: i64, outlaw: Outlaw) -> float:
        """A card leaves that group, which may fall apart, and is laid at once to mine."""
        group = seat * OUTLAWS + outlaw
        counted = self.points(outlaw)
        if counted[seat] > 0:
            orphans = self.view.laid[group] == 1 and self.view.photos[outlaw] != seat
            counted[seat] = 0 if orphans else counted[seat] - OUTLAW_POINTS
        if self.view.hidden[self.me * OUTLAWS + outlaw] == 0:
            counted[self.me] += OUTLAW_POINTS
        return self.prospect(counted, self.view.rewards[outlaw]) - self.before[outlaw]

    def best_steal(self) -> float:
        best = 0.0
        for seat in range(self.players):
            for outlaw in range(OUTLAWS):
                if seat != self.me and self.view.laid[seat * OUTLAWS + outlaw] > 0:
                    best = max(best, self.steal(seat, outlaw))
        return best

    def rescue(self, outlaw: Outlaw) -> float:
        """My group of this outlaw comes out of hiding."""
        return self.change(outlaw, self.me, self.face_points(outlaw), 0)

    def best_rescue(self) -> float:
        best = 0.0
        for outlaw in range(OUTLAWS):
            if self.view.hidden[self.me * OUTLAWS + outlaw] > 0:
                best = max(best, self.rescue(outlaw))
        return best

    def stake(self) -> float:
        """The most that a Hideout on one of my groups would cost me."""
        most = 0.0
        for outlaw in range(OUTLAWS):
            mine = self.view.points[self.me * OUTLAWS + outlaw]
            if mine > 0:
                most = max(most, -self.change(outlaw, self.me, -mine, 0))
        return most

    # The table.

    def is_open(self, outlaw: Outlaw) -> bool:
        return (self.view.opened >> outlaw) & 1 == 1

    def has_group(self, seat: i64, outlaw: Outlaw) -> bool:
        return self.view.laid[seat * OUTLAWS + outlaw] > 0 or self.view.photos[outlaw] == seat

    def face_points(self, outlaw: Outlaw) -> i64:
        """The numbers on my cards for this outlaw, under a Hideout too."""
        group = self.me * OUTLAWS + outlaw
        total: i64 = (
            i64(self.view.laid[group]) * OUTLAW_POINTS
            + i64(self.view.banks[group]) * BANK_POINTS
            + i64(self.view.coaches[group]) * STAGECOACH_POINTS
        )
        if self.view.photos[outlaw] == self.me:
            total += PHOTO_POINTS
        return total + FASTEST_POINTS if self.view.fastest == group else total


def menace(view: TableView) -> list[float]:
    """My own dollar counts 1; the others' count against me, 1 together, the richest most."""
    total = 0.0
    for seat in range(view.players):
        if seat != view.seat:
            total += float(10 + view.money[seat])
    weights: list[float] = []
    for seat in range(view.players):
        weights.append(1.0 if seat == view.seat else -float(10 + view.money[seat]) / total)
    return weights


def lateness(view: TableView) -> float:
    """From 0 at the deal to 1 when somebody may go out, or the supply may be spent, next turn."""
    smallest = min(view.sizes)
    late = max(0.0, min(1.0, float(8 - smallest) / 6.0))
    if view.reshuffled:
        late = max(late, max(0.0, 1.0 - float(view.supply) / float(6 * view.players)))
    return late


def hit_chance(view: TableView) -> float:
    """The share of outlaw cards among all that I cannot see."""
    outlaws: i64 = OUTLAWS * COPIES[0]
    cards: i64 = CARDS
    for kind in range(KINDS):
        cards -= view.hand[kind]
        if kind < OUTLAWS:
            outlaws -= view.hand[kind]
    for group in range(view.players * OUTLAWS):
        outlaws -= view.laid[group]
        cards -= view.laid[group] + view.banks[group] + view.coaches[group] + view.hidden[group]
    for owner in view.photos:
        if owner != NONE:
            cards -= 1
    if view.fastest != NONE:
        cards -= 1
    if view.discards > 0:
        cards -= 1
        if view.top < OUTLAWS:
            outlaws -= 1
    return float(outlaws) / float(cards) if cards > 0 else 0.0
