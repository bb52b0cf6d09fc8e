"""How sensible players go on from anywhere in BANG!: the ranger's habits, on states, in a hurry.

A player knows his own hand and role, what lies open, and what all suspect (`bang_suspicion`); how
many Missed! and BANG! others hold he guesses from the numbers of cards. It is written to be fast:
nothing is listed that is not wanted, and every kind of card is looked at once.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from deadwood.bots.ranger.bang import (
    AT_ONCE,
    CAUTION,
    DRAWING,
    EASE,
    HEALING,
    JAILING,
    LATE,
    LAYING,
    NEVER,
    SHOOTING,
    TAKING,
)
from deadwood.bots.ranger.bang_worth import ABILITY, BASE, COPY, NO_HEART, REWARD, WIN
from deadwood.bots.search.bang_suspicion import Suspicion
from deadwood.core.types import Move, Seat
from deadwood.games.bang.cards import (
    APPALOOSA,
    BANG,
    BARREL,
    BART_CASSIDY,
    BEER,
    CALAMITY_JANET,
    CAT_BALOU,
    DUEL,
    DYNAMITE,
    EL_GRINGO,
    GATLING,
    GENERAL_STORE,
    INDIANS,
    JAIL,
    JOURDONNAIS,
    KIND,
    KINDS,
    LUCKY_DUKE,
    MISSED,
    MUSTANG,
    OUTLAW,
    PANIC,
    REACH,
    RENEGADE,
    SALOON,
    SHERIFF,
    SID_KETCHUM,
    SLAB_THE_KILLER,
    STAGECOACH,
    VOLCANIC,
    WELLS_FARGO,
    WILLY_THE_KID,
    Card,
    Kind,
    is_weapon,
)
from deadwood.games.bang.characters import sid_ketchum
from deadwood.games.bang.moves import END, HEAL, PLAY, PLAY_AT, SEATS
from deadwood.games.bang.rules.bang import may_shoot
from deadwood.games.bang.rules.distance import distances, reach
from deadwood.games.bang.rules.loss import is_void
from deadwood.games.bang.state import NONE, Table

UNKNOWN_CARD: Final = 0.6  # what a card from the talon or a hand is worth
MOST_CARDS: Final[i64] = 12  # a hand that is judged as no larger


def powers(share: float) -> list[float]:
    """By number of cards: the chance that none of them is of a kind with this share."""
    found = [1.0]
    while len(found) <= MOST_CARDS:
        found.append(found[-1] * (1.0 - share))
    return found


def at_most_one(share: float) -> list[float]:
    """By number of cards: the chance that at most one of them is."""
    none = powers(share)
    return [none[at] + float(at) * share * none[max(at - 1, 0)] for at in range(MOST_CARDS + 1)]


MISSED_SHARE: Final = 0.15  # of the 80 cards; in hands there are a few more, but some are played
BANG_SHARE: Final = 0.31
NO_MISSED: Final[list[float]] = powers(MISSED_SHARE)
ONE_MISSED: Final[list[float]] = at_most_one(MISSED_SHARE)
NO_BANG: Final[list[float]] = powers(BANG_SHARE)
ONE_BANG: Final[list[float]] = at_most_one(BANG_SHARE)
NO_EITHER: Final[list[float]] = powers(MISSED_SHARE + BANG_SHARE)  # Calamity Janet
ONE_EITHER: Final[list[float]] = at_most_one(MISSED_SHARE + BANG_SHARE)


@final
class Policy:
    """One player at a time: `look` at the table with his eyes, then ask."""

    def __init__(self, players: i64) -> None:
        self.players: Final = players
        self.mind: Final = Suspicion(players)
        self.foes: Final = self.mind.foes
        self.me: i64 = 0
        self.character: i64 = 0
        self.lives: i64 = 0
        self.slack: i64 = 0
        self.bullets: i64 = 0  # BANG! in the hand, or what is as good
        self.reach: i64 = 0
        self.far: list[i64] = []  # to every other player

    def look(self, s: Table, me: Seat) -> None:
        self.mind.look(s, me)
        self.me = me
        self.character = s.characters[me]
        self.lives = s.lives[me]
        self.slack = len(s.hands[me]) - s.lives[me]
        self.reach = reach(s, me)
        self.far = distances(s, me) if s.is_alive(me) else [0] * self.players
        self.bullets = 0
        janet = self.character == CALAMITY_JANET
        for card in s.hands[me]:
            kind = KIND[card]
            if kind == BANG or (janet and kind == MISSED):
                self.bullets += 1

    # Phase II.

    def play(self, s: Table, me: Seat) -> Move:
        """What to play next, or END."""
        self.look(s, me)
        best: Move = END
        most = 0.0
        seen: i64 = 0
        for card in s.hands[me]:
            kind = KIND[card]
            if (seen >> kind) & 1:
                continue
            seen |= i64(1) << kind
            as_bang = kind == BANG or (kind == MISSED and self.character == CALAMITY_JANET)
            if as_bang:
                if not may_shoot(s, me):
                    continue
            elif kind == MISSED:
                continue
            if as_bang or kind == PANIC or kind == CAT_BALOU or kind == DUEL or kind == JAIL:
                for target in range(self.players):
                    if self.can_aim(s, kind, as_bang, target):
                        value = self.aimed(s, kind, target)
                        if value > most:
                            most = value
                            best = PLAY_AT + card * SEATS + target
            elif self.can_lay(s, kind):
                value = self.plain(s, kind)
                if value > most:
                    most = value
                    best = PLAY + card
        if self.character == SID_KETCHUM and not sid_ketchum.forbids_heal(s, me):
            if self.ranked(LATE, self.sid(s)) > most:
                best = HEAL
        return best

    def can_aim(self, s: Table, kind: Kind, as_bang: bool, target: Seat) -> bool:
        far = self.far[target]
        if far == 0:
            return False  # out of the game, or himself
        if as_bang:
            return far <= self.reach
        if kind == DUEL:
            return True
        if kind == JAIL:
            return s.roles[target] != SHERIFF and s.table_card(target, JAIL) == NONE
        if kind == PANIC and far > 1:
            return False
        return len(s.hands[target]) > 0 or len(s.tables[target]) > 0

    def can_lay(self, s: Table, kind: Kind) -> bool:
        """Whether a card without a target may be played: blue ones only once."""
        if kind < DYNAMITE or is_weapon(kind):
            return True
        return s.table_card(self.me, kind) == NONE

    def ranked(self, rank: float, value: float) -> float:
        """Its place in the turn, if it is worth anything."""
        if value <= 0.0:
            return NEVER
        return (AT_ONCE if value > 0.25 * WIN else rank) + value

    def caution(self) -> float:
        return max(0.03, CAUTION - EASE * float(max(i64(0), self.slack)))

    def plain(self, s: Table, kind: Kind) -> float:
        """How soon to play a card that is aimed at nobody; 0 or less: not at all."""
        if kind == STAGECOACH or kind == WELLS_FARGO:
            return DRAWING
        if kind == BEER:
            wounded = self.lives < s.most[self.me]
            return HEALING if wounded and not is_void(s) else NEVER
        if kind == GATLING or kind == INDIANS:
            return self.ranked(SHOOTING, self.against_all(s, kind) - self.caution())
        if kind == GENERAL_STORE:
            value = 0.35 + 0.1 * float(max(i64(0), self.slack))
            for seat in range(self.players):
                value -= 0.3 * self.foes[seat]
            return self.ranked(TAKING, value)
        if kind == SALOON:
            return self.ranked(HEALING, self.saloon(s))
        if kind == DYNAMITE:
            return self.ranked(LATE, self.dynamite(s))
        if is_weapon(kind):
            gain = self.weapon(kind) - self.weapon(self.my_weapon(s)) - 0.02
            return self.ranked(LAYING, gain)
        return LAYING

    def aimed(self, s: Table, kind: Kind, target: Seat) -> float:
        """The same for a card that is aimed at somebody."""
        if kind == PANIC or kind == CAT_BALOU:
            most = self.best_of(s, target, kind == PANIC)
            return self.ranked(TAKING, most - self.caution())
        if kind == JAIL:
            cards: i64 = min(i64(len(s.hands[target])), 4)
            harm = (0.7 + 0.1 * float(cards)) * self.foes[target]
            return self.ranked(JAILING, harm - self.caution())
        if kind == DUEL:
            return self.ranked(SHOOTING, self.duel(s, target) - self.caution())
        late = 0.05 if kind == MISSED else 0.0  # Calamity Janet keeps her Missed!
        return self.ranked(SHOOTING, self.shot(s, target) - self.caution() - late)

    def best_of(self, s: Table, target: Seat, takes: bool) -> float:
        """What the best card that can be taken from somebody brings."""
        most = NEVER
        if len(s.hands[target]) > 0:
            most = self.taken(s, target, NONE, takes)
        for card in s.tables[target]:
            most = max(most, self.taken(s, target, card, takes))
        return most

    def taken(self, s: Table, target: Seat, card: Card, takes: bool) -> float:
        """What it brings to take (or discard) a card before somebody, or of his hand (NONE)."""
        if card == NONE:
            harm = 0.9 if len(s.hands[target]) == 1 else 0.65
            gain = UNKNOWN_CARD
        else:
            kind = KIND[card]
            harm = harm_of(kind)
            gain = self.keep(s, kind)
            if kind == JAIL or kind == DYNAMITE:
                gain *= 0.5
        return self.foes[target] * harm + (0.8 * gain if takes else 0.0)

    # Wounds.

    def lacks_missed(self, s: Table, seat: Seat, needed: i64) -> float:
        cards: i64 = min(i64(len(s.hands[seat])), MOST_CARDS)
        if s.characters[seat] == CALAMITY_JANET:
            return NO_EITHER[cards] if needed == 1 else ONE_EITHER[cards]
        return NO_MISSED[cards] if needed == 1 else ONE_MISSED[cards]

    def lacks_bang(self, s: Table, seat: Seat, needed: i64) -> float:
        cards: i64 = min(i64(len(s.hands[seat])), MOST_CARDS)
        if s.characters[seat] == CALAMITY_JANET:
            return NO_EITHER[cards] if needed == 1 else ONE_EITHER[cards]
        return NO_BANG[cards] if needed == 1 else ONE_BANG[cards]

    def hits(self, s: Table, seat: Seat, needed: i64) -> float:
        """The chance that a hit costs somebody a life."""
        chance = self.lacks_missed(s, seat, needed)
        fails = NO_HEART
        if s.characters[seat] == LUCKY_DUKE:
            fails *= NO_HEART
        if s.table_card(seat, BARREL) != NONE:
            chance *= fails
        if s.characters[seat] == JOURDONNAIS:
            chance *= fails
        return chance

    def my_life(self) -> float:
        if self.lives <= 1:
            return 4.0
        return 1.6 if self.lives == 2 else 1.1

    def wound(self, s: Table, seat: Seat) -> float:
        """What it is worth that somebody loses a life."""
        lives = max(s.lives[seat], i64(1))
        foe = self.foes[seat]
        mind = self.mind
        if seat == mind.sheriff and lives == 1:
            role = s.roles[self.me]
            return WIN if role == OUTLAW or (role == RENEGADE and s.living() == 2) else -WIN
        value = foe * (1.0 + 1.0 / float(lives))
        if lives > 1:
            character = s.characters[seat]
            if character == BART_CASSIDY or character == EL_GRINGO:
                value -= ABILITY
            return value
        if foe > 0.0:
            value += REWARD * mind.outlaw[seat]
        if self.me == mind.sheriff:
            cards = len(s.hands[self.me]) + len(s.tables[self.me])
            value -= mind.deputy[seat] * (1.0 + 0.4 * float(cards))
        return value

    def shot(self, s: Table, seat: Seat) -> float:
        hits = self.hits(s, seat, 2 if self.character == SLAB_THE_KILLER else 1)
        return hits * self.wound(s, seat) + (1.0 - hits) * 0.3 * self.foes[seat]

    def duel(self, s: Table, target: Seat) -> float:
        mine = self.bullets
        wins = self.lacks_bang(s, target, 2 if mine >= 1 else 1)
        if mine >= 2:
            wins += 0.7 * (1.0 - wins)
        spent = 0.3 * float(min(mine, i64(2))) * (1.0 - self.lacks_bang(s, target, 1))
        return wins * self.wound(s, target) - (1.0 - wins) * self.my_life() - spent

    def against_all(self, s: Table, kind: Kind) -> float:
        total = 0.0
        for seat in range(self.players):
            if self.far[seat] > 0:
                hurts = self.lacks_bang(s, seat, 1) if kind == INDIANS else self.hits(s, seat, 1)
                total += hurts * self.wound(s, seat) + (1.0 - hurts) * 0.3 * self.foes[seat]
        return total

    # Cards.

    def saloon(self, s: Table) -> float:
        value = -0.15
        for seat in range(self.players):
            if s.is_alive(seat) and s.lives[seat] < s.most[seat]:
                value += self.my_life() if seat == self.me else -self.foes[seat]
        return value

    def dynamite(self, s: Table) -> float:
        if self.lives <= 3:
            return NEVER
        value = -0.3 - 1.3
        share = 0.9
        seat = s.left_of(self.me)
        while seat != self.me:
            value += share * self.foes[seat]
            share *= 0.9
            seat = s.left_of(seat)
        return value

    def in_reach(self, most: i64) -> float:
        """How much of his enemies a weapon of this reach threatens."""
        total = 0.0
        for seat in range(self.players):
            if 0 < self.far[seat] <= most and self.foes[seat] > 0.0:
                total += self.foes[seat]
        return total

    def weapon(self, kind: Kind) -> float:
        """What a weapon is worth; NONE is the Colt."""
        if kind == NONE:
            return 0.5 * self.in_reach(1)
        value = 0.5 * self.in_reach(REACH[kind]) + 0.05 * float(REACH[kind])
        if kind == VOLCANIC and self.character != WILLY_THE_KID:
            value += 0.35 * self.in_reach(1) * float(max(i64(0), self.bullets - 1)) + 0.1
        return value

    def my_weapon(self, s: Table) -> Kind:
        for card in s.tables[self.me]:
            if is_weapon(KIND[card]):
                return KIND[card]
        return NONE

    def keep(self, s: Table, kind: Kind) -> float:
        """What a card is worth in his hand."""
        if is_weapon(kind):
            return max(0.05, 0.3 + self.weapon(kind) - self.weapon(self.my_weapon(s)))
        value = BASE[kind]
        if kind == BEER:
            if is_void(s):
                return 0.05
            return value + (0.5 if self.lives <= 2 else 0.0)
        if kind == MISSED:
            return value + (0.4 if self.lives <= 2 else 0.0)
        if kind == BARREL or kind == MUSTANG or kind == APPALOOSA:
            return 0.05 if s.table_card(self.me, kind) != NONE else value
        if kind == SALOON and self.lives < s.most[self.me]:
            return value + 0.3
        return value

    def worst(self, s: Table, cards: list[i64], above: list[i64]) -> Card:
        """Of `cards`, in a hand with those `above`, the one that is worth least: copies of a kind
        are worth less and less."""
        share: list[float] = [1.0] * KINDS
        for card in above:
            share[KIND[card]] *= COPY
        least = cards[0]
        fewest = 1000.0
        for card in cards:
            kind = KIND[card]
            value = self.keep(s, kind) * share[kind]
            share[kind] *= COPY
            if value < fewest:
                least, fewest = card, value
        return least

    def sid(self, s: Table) -> float:
        """A life for the two worst cards."""
        return self.my_life() - 0.1 - self.two_worst(s)

    def two_worst(self, s: Table) -> float:
        share: list[float] = [1.0] * KINDS
        first = 1000.0
        second = 1000.0
        for card in s.hands[self.me]:
            kind = KIND[card]
            value = self.keep(s, kind) * share[kind]
            share[kind] *= COPY
            if value < first:
                first, second = value, first
            elif value < second:
                second = value
        return first + second


def harm_of(kind: Kind) -> float:
    """What it costs a player that a card before him is gone."""
    if kind == JAIL or kind == DYNAMITE:
        return -0.8
    if is_weapon(kind):
        return 0.25 + 0.15 * float(REACH[kind]) + (0.4 if kind == VOLCANIC else 0.0)
    return BASE[kind]
