"""General Store: a card for everybody.

BG13.3 As many cards as there are living players are turned up; its player chooses first, then the
       others clockwise. The choices are open, and nobody plays a card before all have chosen.
BG13.4 If there are too few cards, the last players get none.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from deadwood.core.decision import Step
from deadwood.core.moves import Moves
from deadwood.core.questions import QuestionKind, Questions, question
from deadwood.core.types import ALLOWED, NOBODY, Move, Rule, Seat
from deadwood.core.values import part
from deadwood.games.bang.cards import Card
from deadwood.games.bang.moves import CHOOSE, is_choose
from deadwood.games.bang.printed import brown
from deadwood.games.bang.rules.card import CardRule
from deadwood.games.bang.rules.piles import pop_top, refresh
from deadwood.games.bang.rules.question import Question, not_asked
from deadwood.games.bang.schema import PLAYER
from deadwood.games.bang.state import NONE, BangState


@final
class GeneralStore(CardRule):
    def forbids(self, s: BangState, seat: Seat, target: Seat) -> Rule:
        return ALLOWED

    def carry_out(self, s: BangState, seat: Seat, card: Card, target: Seat) -> None:
        for _time in range(s.living()):
            top = pop_top(s)
            if top != NONE:
                s.put_store(top)
        if s.events is not None:
            s.tell("store", NOBODY, tuple([int(top) for top in s.list_store()]))
        refresh(s)
        s.ask(StoreNext(seat))


STORE_NEXT: Final = question("store-next", part("player", PLAYER))


@final
class StoreNext(Step[BangState]):
    """The next one chooses; the last card is no choice."""

    def of(self) -> QuestionKind:
        return STORE_NEXT

    def __init__(self, player: Seat) -> None:
        self.player: Final = player

    def can_be_open(self, s: BangState) -> bool:
        return s.is_alive(self.player) and 0 < s.store_size() <= s.living()

    def resolve(self, s: BangState, seat: Seat, move: Move) -> None:
        if s.store_size() > 1:
            s.ask(StorePick(self.player))
        elif s.store_size() > 0:
            pick(s, self.player, s.store(0))


def pick(s: BangState, seat: Seat, card: i64) -> None:
    at: i64 = 0
    while s.store(at) != card:
        at += 1
    s.take_store(at)
    s.put_hand(seat, card)
    if s.events is not None:
        s.tell("pick", seat, (card,))


STORING: Final = question("store", part("player", PLAYER))


@final
class StorePick(Question):
    """Which of the open cards does the player take?"""

    def of(self) -> QuestionKind:
        return STORING

    def can_be_open(self, s: BangState) -> bool:
        return 1 < s.store_size() <= s.living()

    def forbids(self, s: BangState, seat: Seat, move: Move) -> Rule:
        if not is_choose(move):
            return not_asked(s, seat, move)
        return ALLOWED if s.has_store(move - CHOOSE) else "BG13.3"

    def add_options(self, s: BangState, seat: Seat, moves: Moves) -> None:
        for card in s.list_store():
            moves.add(CHOOSE + card)

    def resolve(self, s: BangState, seat: Seat, move: Move) -> None:
        pick(s, seat, move - CHOOSE)
        s.ask(StoreNext(s.left_of(seat)))


QUESTIONS: Final[Questions] = {STORE_NEXT: StoreNext, STORING: StorePick}
ANSWERS: Final[dict[str, str]] = {"store": "BG13.3"}
PRINTED: Final = brown(10, "general-store", "qs 9c", "BG13.3 BG13.4")
RULE: Final[CardRule] = GeneralStore()
