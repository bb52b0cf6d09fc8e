"""What one player sees of a table of BANG!, and what wounds and cards are worth to him.

It looks at a state with the eyes of one player: at what lies open, and at his own hand and role. So it
does not matter whether the rest is a possible world or left out (`open_half`).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from deadwood.bots.bang.figures import (
    ABILITY,
    BASE,
    COMFORT,
    COPY,
    LAST_LIFE,
    LIFE,
    NO_HEART,
    NOTHING,
    REWARD,
    SECOND_LIFE,
    WIN,
)
from deadwood.bots.bang.odds import SHIELDS, Odds
from deadwood.bots.bang.suspicion import Suspicion
from deadwood.core.types import Seat
from deadwood.games.bang.cards import (
    BART_CASSIDY,
    CALAMITY_JANET,
    EL_GRINGO,
    JOURDONNAIS,
    KIND,
    LUCKY_DUKE,
    OUTLAW,
    REACH,
    RENEGADE,
    SLAB_THE_KILLER,
    WILLY_THE_KID,
    Card,
    Kind,
    is_weapon,
)
from deadwood.games.bang.kinds import (
    APPALOOSA,
    BANG,
    BARREL,
    BEER,
    DYNAMITE,
    JAIL,
    KINDS,
    MISSED,
    MUSTANG,
    SALOON,
    VOLCANIC,
)
from deadwood.games.bang.rules.distance import distances, far_in, reach
from deadwood.games.bang.rules.loss import is_void
from deadwood.games.bang.state import NONE, BangState

FULL: Final = vec[float]([1.0] * KINDS)  # by kind


class Judgement:
    """One player at a time: `look` at the table with his eyes, then ask."""

    def __init__(self, players: i64) -> None:
        self.players: Final = players
        self.mind: Final = Suspicion(players)
        self.odds: Final = Odds(players)
        self.foes: Final = self.mind.foes
        self.me: i64 = 0
        self.character: i64 = 0
        self.lives: i64 = 0
        self.slack: i64 = 0
        self.bullets: i64 = 0  # BANG! in the hand, or what is as good
        self.reach: i64 = 0
        self.far: i64 = 0  # to every other player

    def look(self, s: BangState, me: Seat) -> None:
        self.mind.look(s, me)
        self.me = me
        self.character = s.character(me)
        self.lives = s.lives(me)
        self.slack = s.hand_size(me) - s.lives(me)
        self.reach = reach(s, me)
        self.far = distances(s, me) if s.is_alive(me) else 0
        self.bullets = 0
        janet = self.character == CALAMITY_JANET
        for place in range(s.hand_size(me)):
            card = s.hand(me, place)
            kind = KIND[card]
            if kind == BANG or (janet and kind == MISSED):
                self.bullets += 1

    # Wounds.

    def hits(self, s: BangState, seat: Seat, needed: i64) -> float:
        """The chance that a hit costs somebody a life."""
        chance = self.odds.lacks(s, seat, SHIELDS, needed)
        fails = NO_HEART
        if s.character(seat) == LUCKY_DUKE:
            fails *= NO_HEART
        if s.table_card(seat, BARREL) != NONE:
            chance *= fails
        if s.character(seat) == JOURDONNAIS:
            chance *= fails
        return chance

    def my_life(self) -> float:
        return life(self.lives)

    def wound(self, s: BangState, seat: Seat) -> float:
        """What it is worth that somebody loses a life."""
        lives = max(s.lives(seat), i64(1))
        foe = self.foes[seat]
        mind = self.mind
        if seat == mind.sheriff and lives == 1:
            role = s.role(self.me)
            return WIN if role == OUTLAW or (role == RENEGADE and s.living() == 2) else -WIN
        value = foe * (1.0 + 1.0 / float(lives))
        if lives > 1:
            character = s.character(seat)
            if character == BART_CASSIDY or character == EL_GRINGO:
                value -= ABILITY
            return value
        if foe > 0.0:
            value += REWARD * mind.outlaw[seat]
        if self.me == mind.sheriff:
            cards = s.hand_size(self.me) + s.table_size(self.me)
            value -= mind.deputy[seat] * (1.0 + 0.4 * float(cards))
        return value

    def shot(self, s: BangState, seat: Seat) -> float:
        hits = self.hits(s, seat, 2 if self.character == SLAB_THE_KILLER else 1)
        return hits * self.wound(s, seat) + (1.0 - hits) * 0.3 * self.foes[seat]

    # Cards.

    def in_reach(self, most: i64) -> float:
        """How much of his enemies a weapon of this reach threatens."""
        total = 0.0
        for seat in range(self.players):
            if 0 < far_in(self.far, seat) <= most and self.foes[seat] > 0.0:
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

    def my_weapon(self, s: BangState) -> Kind:
        for place in range(s.table_size(self.me)):
            card = s.table(self.me, place)
            if is_weapon(KIND[card]):
                return KIND[card]
        return NONE

    def keep(self, s: BangState, kind: Kind) -> float:
        """What a card is worth in his hand."""
        if is_weapon(kind):
            return max(NOTHING, 0.3 + self.weapon(kind) - self.weapon(self.my_weapon(s)))
        value = BASE[kind]
        if kind == BEER:
            if is_void(s):
                return NOTHING
            return value + (0.5 if self.lives <= 2 else 0.0)
        if kind == MISSED:
            return value + (0.4 if self.lives <= 2 else 0.0)
        if kind == BARREL or kind == MUSTANG or kind == APPALOOSA:
            return NOTHING if s.table_card(self.me, kind) != NONE else value
        if kind == SALOON and self.lives < s.most(self.me):
            return value + 0.3
        return value

    def worst(self, s: BangState, cards: list[i64], above: list[i64]) -> Card:
        """Of `cards`, in a hand with those `above`, the one that is worth least: copies of a kind
        are worth less and less."""
        share = FULL[:]
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

    def two_worst(self, s: BangState) -> float:
        share = FULL[:]
        first = 1000.0
        second = 1000.0
        for place in range(s.hand_size(self.me)):
            card = s.hand(self.me, place)
            kind = KIND[card]
            value = self.keep(s, kind) * share[kind]
            share[kind] *= COPY
            if value < first:
                first, second = value, first
            elif value < second:
                second = value
        return first + second


def life(lives: i64) -> float:
    """What one of his lives is worth to a player who has so many."""
    if lives <= 1:
        return LAST_LIFE
    return SECOND_LIFE if lives == 2 else LIFE


def comfort(s: BangState, seat: Seat) -> float:
    """What a wound brings some."""
    who = s.character(seat)
    return COMFORT if (who == BART_CASSIDY or who == EL_GRINGO) and s.lives(seat) > 1 else 0.0


def harm_of(kind: Kind) -> float:
    """What it costs a player that a card before him is gone."""
    if kind == JAIL or kind == DYNAMITE:
        return -0.8
    if is_weapon(kind):
        return 0.25 + 0.15 * float(REACH[kind]) + (0.4 if kind == VOLCANIC else 0.0)
    return BASE[kind]
