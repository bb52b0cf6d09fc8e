"""Lucky Duke draws two for a sign and takes his pick.

BG16.12 Whenever he draws for a sign he turns up two cards and chooses which one counts.
BG16.13 Both go to the discard pile, in the order that he likes; he is asked for it only while
        somebody (Pedro Ramirez) could take the top card.
"""

from __future__ import annotations

from typing import Final, final

from deadwood.core.moves import Moves
from deadwood.core.questions import QuestionKind, question
from deadwood.core.types import ALLOWED, Move, Rule, Seat
from deadwood.core.values import part
from deadwood.games.bang.cards import LUCKY_DUKE, PEDRO_RAMIREZ, Card
from deadwood.games.bang.moves import CHOOSE, is_choose
from deadwood.games.bang.rules.piles import discard, pop_top, refresh
from deadwood.games.bang.rules.question import Question, not_asked
from deadwood.games.bang.schema import A_CARD, PLAYER
from deadwood.games.bang.state import NONE, BangState


def draw_two(s: BangState, seat: Seat) -> None:
    first = pop_top(s)
    if first == NONE:
        return
    second = pop_top(s)  # the first stays out of a reshuffle (BG3.8)
    if s.events is not None:
        s.tell("sign", seat, (first,) if second == NONE else (first, second))
    if second == NONE:
        lay_down(s, first, first, NONE)
    else:
        s.ask(LuckyPick(seat, first, second))


def lay_down(s: BangState, counts: Card, below: Card, top: Card) -> None:
    """The cards go to the pile, and one of them is what he drew."""
    discard(s, below)
    if top != NONE:
        discard(s, top)
    s.drawn = counts
    refresh(s)


LUCKY_PICK: Final = question(
    "lucky-pick", part("player", PLAYER), part("first", A_CARD), part("second", A_CARD)
)


@final
class LuckyPick(Question):
    """Which of the two cards counts?"""

    def of(self) -> QuestionKind:
        return LUCKY_PICK

    def __init__(self, player: Seat, first: Card, second: Card) -> None:
        super().__init__(player)
        self.first: Final = first
        self.second: Final = second

    def holds(self) -> list[int]:
        return [self.first, self.second]

    def can_be_open(self, s: BangState) -> bool:
        return s.is_in_play(self.player, LUCKY_DUKE)

    def forbids(self, s: BangState, seat: Seat, move: Move) -> Rule:
        if not is_choose(move):
            return not_asked(s, seat, move)
        return ALLOWED if move - CHOOSE in (self.first, self.second) else "BG16.12"

    def add_options(self, s: BangState, seat: Seat, moves: Moves) -> None:
        moves.add(CHOOSE + self.first)
        moves.add(CHOOSE + self.second)

    def resolve(self, s: BangState, seat: Seat, move: Move) -> None:
        counts = move - CHOOSE
        other = self.second if counts == self.first else self.first
        if s.events is not None:
            s.tell("counts", seat, (counts,))
        if s.seat_of(PEDRO_RAMIREZ) == NONE:
            lay_down(s, counts, other, counts)
        else:
            s.ask(LuckyOrder(seat, counts, other))


LUCKY_ORDER: Final = question(
    "lucky-order", part("player", PLAYER), part("counts", A_CARD), part("other", A_CARD)
)


@final
class LuckyOrder(Question):
    """Which of them lies on top of the discard pile? (BG16.13)"""

    def of(self) -> QuestionKind:
        return LUCKY_ORDER

    def __init__(self, player: Seat, counts: Card, other: Card) -> None:
        super().__init__(player)
        self.counts: Final = counts
        self.other: Final = other

    def holds(self) -> list[int]:
        return [self.counts, self.other]

    def can_be_open(self, s: BangState) -> bool:
        pedro = s.seat_of(PEDRO_RAMIREZ) != NONE
        return pedro and s.is_in_play(self.player, LUCKY_DUKE)

    def forbids(self, s: BangState, seat: Seat, move: Move) -> Rule:
        if not is_choose(move):
            return not_asked(s, seat, move)
        return ALLOWED if move - CHOOSE in (self.counts, self.other) else "BG16.13"

    def add_options(self, s: BangState, seat: Seat, moves: Moves) -> None:
        moves.add(CHOOSE + self.counts)
        moves.add(CHOOSE + self.other)

    def resolve(self, s: BangState, seat: Seat, move: Move) -> None:
        top = move - CHOOSE
        below = self.other if top == self.counts else self.counts
        if s.events is not None:
            s.tell("on-top", seat, (top,))
        lay_down(s, self.counts, below, top)
