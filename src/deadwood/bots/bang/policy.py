"""How sensible players play BANG!: the one policy of rangers, priors and playouts.

- Judge by deeds: who attacks the Sheriff is an Outlaw, who attacks such people is a deputy.
- The Sheriff shoots those who showed their colours, and spares who may be a deputy.
- Deputies shoot whoever attacks the Sheriff. Outlaws hunt the Sheriff, or else his guards.
- The Renegade weakens the stronger side and keeps the Sheriff for the end.
- First draw cards, then lay blue ones, then take away what hurts, then lock up, heal, shoot.
- Nothing is played at somebody who may well be a friend, but rather than thrown away.
- A card of an expansion that has no line here is taken for good, and for hostile if it is aimed.

A player knows his own hand and role, what lies open, what he makes of the deeds (`suspicion`), and how
likely a Missed! or a BANG! is in other hands (`odds`). It is written to be fast: nothing is listed
that is not wanted, and every kind of card is looked at once.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from deadwood.bots.bang.figures import (
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
    UNHEARD_OF,
    UNKNOWN_CARD,
    WIN,
)
from deadwood.bots.bang.judgement import Judgement, harm_of
from deadwood.bots.bang.odds import BULLETS
from deadwood.core.types import ALLOWED, Move, Seat
from deadwood.games.bang.cards import (
    CALAMITY_JANET,
    KIND,
    SHERIFF,
    SID_KETCHUM,
    Card,
    Kind,
    is_aimed,
    is_brown,
    is_printed,
    is_weapon,
)
from deadwood.games.bang.characters import sid_ketchum
from deadwood.games.bang.kinds import (
    BANG,
    BEER,
    CAT_BALOU,
    DUEL,
    DYNAMITE,
    GATLING,
    GENERAL_STORE,
    INDIANS,
    JAIL,
    MISSED,
    PANIC,
    SALOON,
    STAGECOACH,
    WELLS_FARGO,
)
from deadwood.games.bang.moves import END, HEAL, PLAY, PLAY_AT
from deadwood.games.bang.plays import SEATS
from deadwood.games.bang.rules.bang import may_shoot
from deadwood.games.bang.rules.deck import RULES
from deadwood.games.bang.rules.distance import far_in
from deadwood.games.bang.rules.loss import is_void
from deadwood.games.bang.state import NONE, BangState


@final
class BangPolicy(Judgement):
    """Phase II: which card to play next; `replies` has the answers to everything else."""

    def __init__(self, players: i64) -> None:
        super().__init__(players)
        self.overlooks: bool = False  # whether only what is `noticed` may be done
        self.noticed: list[Move] = []

    def notice(self, moves: list[Move]) -> None:
        """Only these moves come to mind; a greenhorn does not see all of them."""
        self.overlooks = True
        self.noticed = moves

    def may(self, move: Move) -> bool:
        return not self.overlooks or move in self.noticed

    def play(self, s: BangState, me: Seat) -> Move:
        """What to play next, or END."""
        self.look(s, me)
        best: Move = END
        most = 0.0
        seen: i64 = 0
        for place in range(s.hand_size(me)):
            card = s.hand(me, place)
            kind = KIND[card]
            if (seen >> kind) & 1 and not self.overlooks:
                continue
            seen |= i64(1) << kind
            as_bang = kind == BANG or (kind == MISSED and self.character == CALAMITY_JANET)
            if as_bang:
                if not may_shoot(s, me):
                    continue
            elif kind == MISSED:
                continue
            if as_bang or is_aimed(kind):
                for target in range(self.players):
                    if self.can_aim(s, kind, as_bang, target):
                        value = self.aimed(s, kind, target)
                        move = PLAY_AT + card * SEATS + target
                        if value > most and self.may(move):
                            most = value
                            best = move
            elif self.can_lay(s, kind):
                value = self.plain(s, kind)
                if value > most and self.may(PLAY + card):
                    most = value
                    best = PLAY + card
        if self.character == SID_KETCHUM and not sid_ketchum.forbids_heal(s, me):
            if self.ranked(LATE, self.sid(s)) > most and self.may(HEAL):
                best = HEAL
        return best

    def can_aim(self, s: BangState, kind: Kind, as_bang: bool, target: Seat) -> bool:
        far = far_in(self.far, target)
        if far == 0:
            return False  # out of the game, or himself
        if as_bang:
            return far <= self.reach
        if kind == DUEL:
            return True
        if kind == JAIL:
            return s.role(target) != SHERIFF and s.table_card(target, JAIL) == NONE
        if not is_printed(kind):
            return RULES[kind].forbids(s, self.me, target) == ALLOWED
        if kind == PANIC and far > 1:
            return False
        return s.hand_size(target) > 0 or s.table_size(target) > 0

    def can_lay(self, s: BangState, kind: Kind) -> bool:
        """Whether a card without a target may be played: blue ones only once."""
        if not is_printed(kind):
            return RULES[kind].forbids(s, self.me, NONE) == ALLOWED
        if is_brown(kind) or is_weapon(kind):
            return True
        return s.table_card(self.me, kind) == NONE

    def ranked(self, rank: float, value: float) -> float:
        """Its place in the turn, if it is worth anything."""
        if value <= 0.0:
            return NEVER
        return (AT_ONCE if value > 0.25 * WIN else rank) + value

    def caution(self) -> float:
        return max(0.03, CAUTION - EASE * float(max(i64(0), self.slack)))

    def plain(self, s: BangState, kind: Kind) -> float:
        """How soon to play a card that is aimed at nobody; 0 or less: not at all."""
        if kind == STAGECOACH or kind == WELLS_FARGO:
            return DRAWING
        if kind == BEER:
            wounded = self.lives < s.most(self.me)
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
        return LAYING if is_printed(kind) or not is_brown(kind) else self.ranked(LATE, UNHEARD_OF)

    def aimed(self, s: BangState, kind: Kind, target: Seat) -> float:
        """The same for a card that is aimed at somebody."""
        if kind == PANIC or kind == CAT_BALOU:
            most = self.best_of(s, target, kind == PANIC)
            return self.ranked(TAKING, most - self.caution())
        if kind == JAIL:
            cards: i64 = min(i64(s.hand_size(target)), 4)
            harm = (0.7 + 0.1 * float(cards)) * self.foes[target]
            return self.ranked(JAILING, harm - self.caution())
        if kind == DUEL:
            return self.ranked(SHOOTING, self.duel(s, target) - self.caution())
        if not is_printed(kind):
            return self.ranked(TAKING, UNHEARD_OF * self.foes[target])
        late = 0.05 if kind == MISSED else 0.0  # Calamity Janet keeps her Missed!
        return self.ranked(SHOOTING, self.shot(s, target) - self.caution() - late)

    def best_of(self, s: BangState, target: Seat, takes: bool) -> float:
        """What the best card that can be taken from somebody brings."""
        most = NEVER
        if s.hand_size(target) > 0:
            most = self.taken(s, target, NONE, takes)
        for place in range(s.table_size(target)):
            card = s.table(target, place)
            most = max(most, self.taken(s, target, card, takes))
        return most

    def taken(self, s: BangState, target: Seat, card: Card, takes: bool) -> float:
        """What it brings to take (or discard) a card before somebody, or of his hand (NONE)."""
        if card == NONE:
            harm = 0.9 if s.hand_size(target) == 1 else 0.65
            gain = UNKNOWN_CARD
        else:
            kind = KIND[card]
            harm = harm_of(kind)
            gain = self.keep(s, kind)
            if kind == JAIL or kind == DYNAMITE:
                gain *= 0.5
        return self.foes[target] * harm + (0.8 * gain if takes else 0.0)

    def duel(self, s: BangState, target: Seat) -> float:
        mine = self.bullets
        wins = self.odds.lacks(s, target, BULLETS, 2 if mine >= 1 else 1)
        if mine >= 2:
            wins += 0.7 * (1.0 - wins)
        spent = 0.3 * float(min(mine, i64(2))) * (1.0 - self.odds.lacks(s, target, BULLETS, 1))
        return wins * self.wound(s, target) - (1.0 - wins) * self.my_life() - spent

    def against_all(self, s: BangState, kind: Kind) -> float:
        total = 0.0
        for seat in range(self.players):
            if far_in(self.far, seat) > 0:
                hurts = (
                    self.odds.lacks(s, seat, BULLETS, 1)
                    if kind == INDIANS
                    else self.hits(s, seat, 1)
                )
                total += hurts * self.wound(s, seat) + (1.0 - hurts) * 0.3 * self.foes[seat]
        return total

    def saloon(self, s: BangState) -> float:
        value = -0.15
        for seat in range(self.players):
            if s.is_alive(seat) and s.lives(seat) < s.most(seat):
                value += self.my_life() if seat == self.me else -self.foes[seat]
        return value

    def dynamite(self, s: BangState) -> float:
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

    def sid(self, s: BangState) -> float:
        """A life for the two worst cards."""
        return self.my_life() - 0.1 - self.two_worst(s)
