"""General Store: a card for everybody.

BG13.3 As many cards as there are living players are turned up; its player chooses first, then the
       others clockwise. The choices are open, and nobody plays a card before all have chosen.
BG13.4 If there are too few cards, the last players get none.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from deadwood.core.decision import Step
from deadwood.core.types import ALLOWED, NOBODY, Move, Rule, Seat
from deadwood.games.bang.cards import Card
from deadwood.games.bang.moves import CHOOSE, is_choose
from deadwood.games.bang.rules.card import CardRule
from deadwood.games.bang.rules.piles import pop_top, refresh
from deadwood.games.bang.rules.question import Question, not_asked
from deadwood.games.bang.state import NONE, Table


@final
class GeneralStore(CardRule):
    def forbids(self, s: Table, seat: Seat, target: Seat) -> Rule:
        return ALLOWED

    def carry_out(self, s: Table, seat: Seat, card: Card, target: Seat) -> None:
        for _ in range(s.living()):
            top = pop_top(s)
            if top != NONE:
                s.store.append(top)
        if s.events is not None:
            s.tell("store", NOBODY, tuple([int(top) for top in s.store]))
        refresh(s)
        s.ask(StoreNext(seat))


@final
class StoreNext(Step[Table]):
    """The next one chooses; the last card is no choice."""

    def __init__(self, player: Seat) -> None:
        self.player: Final = player

    def name(self) -> str:
        return "store-next"

    def values(self) -> tuple[int, ...]:
        return (self.player,)

    def can_be_open(self, s: Table) -> bool:
        return s.is_alive(self.player) and 0 < len(s.store) <= s.living()

    def resolve(self, s: Table, seat: Seat, move: Move) -> None:
        if len(s.store) > 1:
            s.ask(StorePick(self.player))
        elif s.store:
            pick(s, self.player, s.store[0])


def pick(s: Table, seat: Seat, card: i64) -> None:
    s.store.remove(card)
    s.hands[seat].append(card)
    if s.events is not None:
        s.tell("pick", seat, (card,))


@final
class StorePick(Question):
    """Which of the open cards does the player take?"""

    def name(self) -> str:
        return "store"

    def can_be_open(self, s: Table) -> bool:
        return 1 < len(s.store) <= s.living()

    def forbids(self, s: Table, seat: Seat, move: Move) -> Rule:
        if not is_choose(move):
            return not_asked(s, seat, move)
        return ALLOWED if move - CHOOSE in s.store else "BG13.3"

    def options(self, s: Table, seat: Seat) -> list[Move]:
        return [CHOOSE + card for card in s.store]

    def resolve(self, s: Table, seat: Seat, move: Move) -> None:
        pick(s, seat, move - CHOOSE)
        s.ask(StoreNext(s.left_of(seat)))


RULE: Final[CardRule] = GeneralStore()
