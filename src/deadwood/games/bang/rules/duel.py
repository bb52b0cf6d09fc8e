"""Duel: who runs out of BANG! first?

BG10.1 A Duel is fought with any other player, at any distance; the challenged one answers first.
BG10.2 By turns they discard BANG! cards. These are not played: they are not the BANG! of a turn, and
       Missed! and Barrel do not help.
BG10.3 The first who cannot or will not discard one loses a life by the card of the challenger, even
       the challenger himself.
BG10.5 Nobody has to discard a BANG! that he holds.
"""

from __future__ import annotations

from typing import Final, final

from deadwood.core.decision import Step
from deadwood.core.moves import Moves
from deadwood.core.questions import QuestionKind, Questions, question
from deadwood.core.reason import NOT_HELD
from deadwood.core.types import ALLOWED, Move, Rule, Seat
from deadwood.core.values import part
from deadwood.games.bang.cards import KIND, Card
from deadwood.games.bang.characters.calamity_janet import is_bang
from deadwood.games.bang.moves import DISCARD, PASS, is_discard
from deadwood.games.bang.printed import brown_aimed
from deadwood.games.bang.rules.card import Aimed, CardRule
from deadwood.games.bang.rules.hand import throw
from deadwood.games.bang.rules.loss import lose_lives
from deadwood.games.bang.rules.question import Question, not_asked
from deadwood.games.bang.schema import PLAYER
from deadwood.games.bang.state import DUELLED, BangState


@final
class Duel(Aimed):
    def forbids(self, s: BangState, seat: Seat, target: Seat) -> Rule:
        return "BG10.1" if target == seat else ALLOWED

    def carry_out(self, s: BangState, seat: Seat, card: Card, target: Seat) -> None:
        s.note(seat, target, DUELLED)
        s.ask(DuelNext(target, seat, seat))


def can_duel(s: BangState, player: Seat, other: Seat, source: Seat) -> bool:
    """Whether these two can be in a Duel: one of them has the turn and called it."""
    two = player != other and s.is_alive(player) and s.is_alive(other)
    return two and source == s.turn and (source == player or source == other)


DUEL_NEXT: Final = question(
    "duel-next", part("player", PLAYER), part("other", PLAYER), part("source", PLAYER)
)


@final
class DuelNext(Step[BangState]):
    """It is this player's turn to answer; with an empty hand he cannot."""

    def of(self) -> QuestionKind:
        return DUEL_NEXT

    def __init__(self, player: Seat, other: Seat, source: Seat) -> None:
        self.player: Final = player
        self.other: Final = other
        self.source: Final = source

    def can_be_open(self, s: BangState) -> bool:
        return can_duel(s, self.player, self.other, self.source)

    def resolve(self, s: BangState, seat: Seat, move: Move) -> None:
        if s.hand_size(self.player) > 0:
            s.ask(DuelAnswer(self.player, self.other, self.source))
        else:
            lose_duel(s, self.player, self.other, self.source)


def lose_duel(s: BangState, loser: Seat, other: Seat, source: Seat) -> None:
    if s.events is not None:
        s.tell("duelled", loser, (other,))
    lose_lives(s, loser, 1, source)  # BG10.3


class BangOrLoss(Question):
    """A question that is answered with a BANG!, or with a life."""

    def can_be_open(self, s: BangState) -> bool:
        return s.hand_size(self.player) > 0

    def forbids(self, s: BangState, seat: Seat, move: Move) -> Rule:
        if move == PASS:
            return ALLOWED  # BG10.5
        if not is_discard(move):
            return not_asked(s, seat, move)
        card = move - DISCARD
        if not s.holds(seat, card):
            return NOT_HELD
        return ALLOWED if is_bang(s, seat, KIND[card]) else "BG10.2"

    def add_options(self, s: BangState, seat: Seat, moves: Moves) -> None:
        moves.add(PASS)
        for place in range(s.hand_size(seat)):
            card = s.hand(seat, place)
            if is_bang(s, seat, KIND[card]):
                moves.add(DISCARD + card)


DUELLING: Final = question(
    "duel", part("player", PLAYER), part("other", PLAYER), part("source", PLAYER)
)


@final
class DuelAnswer(BangOrLoss):
    def of(self) -> QuestionKind:
        return DUELLING

    def __init__(self, player: Seat, other: Seat, source: Seat) -> None:
        super().__init__(player)
        self.other: Final = other
        self.source: Final = source

    def can_be_open(self, s: BangState) -> bool:
        return can_duel(s, self.player, self.other, self.source) and super().can_be_open(s)

    def resolve(self, s: BangState, seat: Seat, move: Move) -> None:
        if move == PASS:
            lose_duel(s, seat, self.other, self.source)
            return
        s.ask(DuelNext(self.other, seat, self.source))
        throw(s, seat, move - DISCARD)


QUESTIONS: Final[Questions] = {DUEL_NEXT: DuelNext, DUELLING: DuelAnswer}
ANSWERS: Final[dict[str, str]] = {"duel": "BG10.2 BG10.3 BG10.5"}
PRINTED: Final = brown_aimed(8, "duel", "js qd 8c", "BG10.1 BG10.2 BG10.3 BG10.5")
RULE: Final[CardRule] = Duel()
