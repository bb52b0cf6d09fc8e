"""What cards, wounds and risks are worth in BANG!, as one seat sees it; the unit is a life.

Hands are judged by what the seat cannot see: all cards that lie nowhere open and that it does not hold
are equally likely in them, but for those that it remembers to be there.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from deadwood.bots.bang.roles import Beliefs, enmities
from deadwood.core.types import UNKNOWN, Seat
from deadwood.games.bang.cards import (
    APPALOOSA,
    BANG,
    BARREL,
    BART_CASSIDY,
    BEER,
    CALAMITY_JANET,
    CARDS,
    CAT_BALOU,
    DEPUTY,
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
    SLAB_THE_KILLER,
    STAGECOACH,
    VOLCANIC,
    WELLS_FARGO,
    WILLY_THE_KID,
    Card,
    Kind,
    is_weapon,
)
from deadwood.games.bang.editions import Rules
from deadwood.games.bang.knowledge import Memory
from deadwood.games.bang.view import TableView

WIN: Final = 20.0  # the end of the game
NO_HEART: Final = 0.75  # how often a draw for a Barrel fails
REWARD: Final = 0.8  # three cards for an Outlaw
ABILITY: Final = 0.3  # what a wound brings Bart Cassidy and El Gringo
COPY: Final = 0.8  # what another card of the same kind is worth in a hand


def base_values() -> list[float]:
    """By kind: what a card is worth in the hand when nothing speaks for or against it."""
    values: list[float] = [0.6] * KINDS
    values[BANG] = 0.5
    values[MISSED] = 0.6
    values[BEER] = 0.7
    values[PANIC] = 0.6
    values[CAT_BALOU] = 0.6
    values[STAGECOACH] = 0.8
    values[WELLS_FARGO] = 1.1
    values[GATLING] = 0.7
    values[DUEL] = 0.45
    values[INDIANS] = 0.5
    values[GENERAL_STORE] = 0.35
    values[SALOON] = 0.3
    values[JAIL] = 0.5
    values[DYNAMITE] = 0.2
    values[BARREL] = 0.9
    values[APPALOOSA] = 0.6
    values[MUSTANG] = 0.8
    return values


BASE: Final[list[float]] = base_values()


@final
class BangWorth:
    """The table as the seat of `view` weighs it."""

    def __init__(self, view: TableView, rules: Rules, memory: Memory | None) -> None:
        self.view: Final = view
        self.rules: Final = rules
        self.memory: Final = memory
        self.me: Final[i64] = view.seat
        self.players: Final[i64] = view.players
        self.role: Final[i64] = view.roles[view.seat]
        self.character: Final[i64] = view.characters[view.seat]
        self.lives: Final[i64] = view.lives[view.seat]
        self.slack: Final[i64] = len(view.hand) - view.lives[view.seat]  # cards too many
        self.beliefs: Final = Beliefs(view)
        self.foes: Final[list[float]] = enmities(self.beliefs)
        self.void: Final[bool] = rules.beer_void_with_two and sum(view.alive) == 2
        self.unseen: Final[list[i64]] = [0] * KINDS
        self.unseen_cards: i64 = 0
        self.known: Final[list[list[i64]]] = []  # by seat: kinds that are certainly in its hand
        for _ in range(view.players):
            self.known.append([])
        self.look_round()

    def look_round(self) -> None:
        seen: list[bool] = [False] * CARDS
        view = self.view
        for pile in [view.hand, view.discards, view.store, *view.tables]:
            for card in pile:
                seen[card] = True
        if self.memory is not None:
            for token in self.memory.held:
                if token.card != UNKNOWN:
                    seen[token.card] = True
                    for seat in range(self.players):
                        if token.seats == i64(1) << seat:
                            self.known[seat].append(KIND[token.card])
        for at in range(CARDS):
            if not seen[at]:
                self.unseen[KIND[at]] += 1
                self.unseen_cards += 1

    # Tables and hands.

    def has(self, seat: Seat, kind: Kind) -> bool:
        """Whether a card of this kind lies before a player."""
        for card in self.view.tables[seat]:
            if KIND[card] == kind:
                return True
        return False

    def is_bang(self, seat: Seat, kind: Kind) -> bool:
        return kind == BANG or (
            kind == MISSED and self.view.characters[seat] == i64(CALAMITY_JANET)
        )

    def bangs(self) -> i64:
        """BANG! cards in my hand, or what is as good."""
        number: i64 = 0
        for card in self.view.hand:
            if self.is_bang(self.me, KIND[card]):
                number += 1
        return number

    def lacks(self, seat: Seat, kind: Kind, number: i64) -> float:
        """The chance that somebody holds fewer than so many BANG! (or Missed!), 1 or 2 of them."""
        janet = self.view.characters[seat] == i64(CALAMITY_JANET)
        share = float(self.unseen[kind])
        if janet:
            share += float(self.unseen[MISSED if kind == BANG else BANG])
        share /= float(max(self.unseen_cards, i64(1)))
        for held in self.known[seat]:
            if held == kind or (janet and (held == BANG or held == MISSED)):
                number -= 1
        if number <= 0:
            return 0.0
        cards: i64 = self.view.sizes[seat] - len(self.known[seat])
        none = 1.0
        for _ in range(cards):
            none *= 1.0 - share
        if number == 1 or share >= 1.0:
            return none
        return none + none * float(cards) * share / (1.0 - share)

    def hits(self, seat: Seat, needed: i64) -> float:
        """The chance that a hit at somebody costs him a life."""
        draws: i64 = 1 if self.has(seat, BARREL) else 0
        character: i64 = self.view.characters[seat]
        if character == JOURDONNAIS:
            draws += 1
        fails = 1.0
        for _ in range(draws):
            fails *= NO_HEART * NO_HEART if character == LUCKY_DUKE else NO_HEART
        return fails * self.lacks(seat, MISSED, needed)

    # Wounds.

    def my_life(self) -> float:
        """What one of my own lives is worth."""
        if self.lives <= 1:
            return 4.0
        return 1.6 if self.lives == 2 else 1.1

    def wound(self, seat: Seat) -> float:
        """What it is worth that somebody loses a life."""
        lives: i64 = max(self.view.lives[seat], 1)
        foe = self.foes[seat]
        if seat == self.beliefs.sheriff and lives == 1:
            wins = self.role == OUTLAW or (
                self.role == RENEGADE and self.beliefs.is_alone_with_sheriff()
            )
            return WIN if wins else -WIN
        value = foe * (1.0 + 1.0 / float(lives))
        if lives > 1:
            character: i64 = self.view.characters[seat]
            if character == BART_CASSIDY or character == EL_GRINGO:
                value -= ABILITY
            return value
        if foe > 0.0:
            value += REWARD * self.beliefs.chance(seat, OUTLAW)
        if self.role == SHERIFF:
            cards = len(self.view.hand) + len(self.view.tables[self.me])
            value -= self.beliefs.chance(seat, DEPUTY) * (1.0 + 0.4 * float(cards))
        return value

    def shot(self, seat: Seat) -> float:
        """What a BANG! at somebody is worth: a wound, or at least a Missed!."""
        hits = self.hits(seat, 2 if self.character == SLAB_THE_KILLER else 1)
        return hits * self.wound(seat) + (1.0 - hits) * 0.3 * self.foes[seat]

    # Cards.

    def in_reach(self, reach: i64) -> float:
        """How much of my enemies a weapon of this reach threatens."""
        total = 0.0
        for seat in range(self.players):
            far: i64 = self.view.distances[self.me][seat]
            if 0 < far <= reach and self.foes[seat] > 0.0:
                total += self.foes[seat]
        return total

    def weapon(self, kind: Kind) -> float:
        """What a weapon before me is worth; UNKNOWN is the Colt."""
        if kind == UNKNOWN:
            return 0.5 * self.in_reach(1)
        value = 0.5 * self.in_reach(REACH[kind]) + 0.05 * float(REACH[kind])
        if kind == VOLCANIC and self.character != WILLY_THE_KID:
            value += 0.35 * self.in_reach(1) * float(max(i64(0), self.bangs() - 1)) + 0.1
        return value

    def my_weapon(self) -> Kind:
        for card in self.view.tables[self.me]:
            if is_weapon(KIND[card]):
                return KIND[card]
        return UNKNOWN

    def keep(self, card: Card) -> float:
        """What a card is worth in my hand."""
        kind = KIND[card]
        value = BASE[kind]
        if is_weapon(kind):
            return max(0.05, 0.3 + self.weapon(kind) - self.weapon(self.my_weapon()))
        if kind == BEER:
            if self.void:
                return 0.05
            return value + (0.5 if self.lives <= 2 else 0.0)
        if kind == MISSED:
            return value + (0.4 if self.lives <= 2 else 0.0)
        if kind == BARREL or kind == MUSTANG or kind == APPALOOSA:
            return 0.05 if self.has(self.me, kind) else value
        if kind == SALOON and self.lives < self.view.most[self.me]:
            return value + 0.3
        return value

    def keeps(self, cards: list[int]) -> list[float]:
        """The same for a whole hand, in which copies of a kind are worth less and less."""
        values: list[float] = []
        share: list[float] = [1.0] * KINDS
        for card in cards:
            kind = KIND[card]
            values.append(self.keep(card) * share[kind])
            share[kind] *= COPY
        return values

    def harm(self, seat: Seat, card: Card) -> float:
        """What it costs a player that a card before him is gone."""
        kind = KIND[card]
        if kind == JAIL or kind == DYNAMITE:
            return -0.8
        if is_weapon(kind):
            return 0.25 + 0.15 * float(REACH[kind]) + (0.4 if kind == VOLCANIC else 0.0)
        return BASE[kind]
