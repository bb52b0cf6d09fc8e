"""Indians! everybody else needs a BANG!

BG10.4 Clockwise from the left, every other player discards a BANG! or loses a life; Missed! and
       Barrel do not help. Each is settled before the next.
"""

from __future__ import annotations

from typing import Final, final

from deadwood.core.decision import Step
from deadwood.core.questions import QuestionKind, Questions, question
from deadwood.core.types import ALLOWED, Move, Rule, Seat
from deadwood.core.values import part
from deadwood.games.bang.cards import Card
from deadwood.games.bang.moves import DISCARD, PASS
from deadwood.games.bang.printed import brown
from deadwood.games.bang.rules.card import LOSSES, CardRule
from deadwood.games.bang.rules.duel import BangOrLoss
from deadwood.games.bang.rules.hand import throw
from deadwood.games.bang.rules.loss import lose_lives
from deadwood.games.bang.schema import PLAYER
from deadwood.games.bang.state import BangState


@final
class Indians(CardRule):
    def forbids(self, s: BangState, seat: Seat, target: Seat) -> Rule:
        return ALLOWED

    def carry_out(self, s: BangState, seat: Seat, card: Card, target: Seat) -> None:
        s.ask(IndiansNext(seat, seat))


INDIANS_NEXT: Final = question("indians-next", part("source", PLAYER), part("last", PLAYER))


@final
class IndiansNext(Step[BangState]):
    """The next player to the left of `last`, until it is the player's own turn again."""

    def of(self) -> QuestionKind:
        return INDIANS_NEXT

    def __init__(self, source: Seat, last: Seat) -> None:
        self.source: Final = source
        self.last: Final = last

    def can_be_open(self, s: BangState) -> bool:
        return self.source == s.turn and s.is_alive(self.source)

    def resolve(self, s: BangState, seat: Seat, move: Move) -> None:
        target = s.left_of(self.last)
        if target == self.source:
            return
        s.ask(IndiansNext(self.source, target))
        if s.hand_size(target) > 0:
            s.ask(IndiansAnswer(target, self.source))
        else:
            lose_lives(s, target, 1, self.source)


INDIANS: Final = question("indians", part("player", PLAYER), part("source", PLAYER))


@final
class IndiansAnswer(BangOrLoss):
    def of(self) -> QuestionKind:
        return INDIANS

    def __init__(self, player: Seat, source: Seat) -> None:
        super().__init__(player)
        self.source: Final = source

    def can_be_open(self, s: BangState) -> bool:
        source = self.source
        fits = source == s.turn and source != self.player and s.is_alive(source)
        return fits and super().can_be_open(s)

    def resolve(self, s: BangState, seat: Seat, move: Move) -> None:
        if move == PASS:
            lose_lives(s, seat, 1, self.source)
        else:
            throw(s, seat, move - DISCARD)


QUESTIONS: Final[Questions] = {INDIANS_NEXT: IndiansNext, INDIANS: IndiansAnswer}
BEARS: Final[dict[str, list[str]]] = {"indians-next": ["indians", *LOSSES]}
ANSWERS: Final[dict[str, str]] = {"indians": "BG10.4 BG10.5"}
PRINTED: Final = brown(9, "indians", "kd ad", "BG10.4 BG10.5")
RULE: Final[CardRule] = Indians()
