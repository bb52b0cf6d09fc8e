"""The worlds of an El Paso search: one table is made, and its unseen cards are dealt again and again.

Where worlds are weighted, two things count that the others have done in this round. Somebody who
stayed holds a hand with which one stays, the more so the more stars lie there. And the card that he
has laid is one that somebody with this hand would lay.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from deadwood.bots.chair import Chair
from deadwood.bots.el_paso.policy import ElPasoPolicy
from deadwood.bots.el_paso.policy_tables import share_of
from deadwood.core.chance import MASK, Chance, Swift
from deadwood.core.types import UNKNOWN, Seat
from deadwood.games.el_paso.cards import COPIES, HAND, KINDS, Card
from deadwood.games.el_paso.knowledge import ElPasoMemory
from deadwood.games.el_paso.state import NONE, ElPasoState
from deadwood.games.el_paso.view import ElPasoView

PERCENT: Final[i64] = 100
SURPRISE: Final[i64] = 10  # so often, in percent, he has laid any card rather than the best
LEAST: Final = 0.1  # so often a hand is believed with which one would not stay
STEADINESS: Final = 3.0  # how sure one stays when staying is worth more
TRIES: Final = 4  # hands that are looked at before one is taken as it is


@final
class ElPasoWorlds:
    """`ready` before a decision, then as many worlds as one likes."""

    def __init__(self, habits: ElPasoPolicy) -> None:
        self.habits: Final = habits
        self.table: ElPasoState | None = None
        self.weighted = True
        self.me: i64 = NONE
        self.unseen: Final[list[list[i64]]] = [[] for _ in range(KINDS)]
        self.counts: list[i64] = []  # by seat and kind: unseen cards in that hand
        self.known: list[list[i64]] = []  # by seat: the cards in it that I know
        self.gaps: Final[list[list[i64]]] = [[] for _ in range(KINDS)]  # unseen ones in the stock
        self.laid: Final[list[i64]] = []  # the others who have laid a card
        self.hidden = False  # whether anything is unseen

    def ready(self, chair: Chair, view: ElPasoView, memory: ElPasoMemory, weighted: bool) -> None:
        state = chair.world(Swift(1, 2, 3, 4))
        assert isinstance(state, ElPasoState)
        self.table = state
        self.weighted = weighted
        self.me = view.seat
        self.counts = memory.unseen
        self.known = memory.known
        self.laid.clear()
        for seat in range(state.players):
            if seat != self.me and view.has_laid[seat]:
                self.laid.append(seat)
        self.hidden = False
        for kind in range(KINDS):
            unseen = self.unseen[kind]
            unseen.clear()
            for card in range(kind * COPIES, (kind + 1) * COPIES):
                if not memory.seen[card]:
                    unseen.append(card)
            if len(unseen) > 1:
                self.hidden = True
            gaps = self.gaps[kind]
            gaps.clear()
            stock = memory.stocks[kind]
            for at in range(len(stock)):
                if stock[at] == UNKNOWN:
                    gaps.append(at)

    def world(self, chance: Chance) -> ElPasoState:
        assert self.table is not None
        s = self.table.clone()
        s.chance = Swift(chance.word(), chance.word(), chance.word(), chance.word() & MASK)
        if not self.hidden and not self.laid:
            return s
        tries = TRIES if self.weighted and self.laid and self.hidden else 1
        while tries > 0:
            self.deal(s, chance)
            if not self.laid:
                return s
            if not self.weighted:
                for seat in self.laid:
                    lay(s, seat, s.hand(seat, chance.below(HAND)))
                return s
            tries -= 1
            if self.lay_all(s, chance, tries == 0):
                return s
        return s

    def deal(self, s: ElPasoState, chance: Chance) -> None:
        """Every unseen card to a place where it can be; all cards of the others in their hands."""
        for seat in range(s.players):
            if seat != self.me:
                s.set_laid(seat, NONE)
                for at in range(HAND):
                    s.set_hand(seat, at, NONE)
                for card in self.known[seat]:
                    s.gain(seat, card)
        for kind in range(KINDS):
            unseen = self.unseen[kind]
            if not unseen:
                continue
            chance.shuffle(unseen)
            place: i64 = 0
            for seat in range(s.players):
                for _ in range(self.counts[seat * KINDS + kind]):
                    s.gain(seat, unseen[place])
                    place += 1
            for at in self.gaps[kind]:
                s.set_queue(kind, at, unseen[place])
                place += 1

    def lay_all(self, s: ElPasoState, chance: Chance, surely: bool) -> bool:
        """Everybody who laid a card lays one that suits him; False if he would rather have left."""
        habits = self.habits
        habits.look(s)
        for seat in self.laid:
            habits.appraise(s, seat, s.groups + 1)
            card = habits.best_card(s, seat, chance)
            if not surely and habits.now > 0.0:
                ratio = habits.stays_below[s.stars] * habits.hope(s, seat) / habits.now
                stays = share_of(STEADINESS * min(3.0, ratio - 1.0))
                if float(chance.below(PERCENT)) >= float(PERCENT) * max(stays, LEAST):
                    return False
            if chance.below(PERCENT) < SURPRISE:
                card = s.hand(seat, chance.below(HAND))
            lay(s, seat, card)
        return True


def lay(s: ElPasoState, seat: Seat, card: Card) -> None:
    s.lose(seat, card)
    s.set_laid(seat, card)
