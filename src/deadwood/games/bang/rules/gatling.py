"""Gatling hits everybody else.

BG8.6 Every other player is hit once, clockwise from the left; it is no BANG! card.
BG8.7 Each hit is resolved completely, with abilities, death and the end of the game, before the next.
"""

from __future__ import annotations

from typing import Final, final

from deadwood.core.decision import Step
from deadwood.core.questions import QuestionKind, Questions, question
from deadwood.core.types import ALLOWED, Move, Rule, Seat
from deadwood.core.values import part
from deadwood.games.bang.cards import Card
from deadwood.games.bang.printed import brown
from deadwood.games.bang.rules.card import HITS, LOSSES, CardRule
from deadwood.games.bang.rules.hit import hit
from deadwood.games.bang.schema import PLAYER
from deadwood.games.bang.state import BangState


@final
class Gatling(CardRule):
    def forbids(self, s: BangState, seat: Seat, target: Seat) -> Rule:
        return ALLOWED

    def carry_out(self, s: BangState, seat: Seat, card: Card, target: Seat) -> None:
        s.ask(GatlingNext(seat, seat))


GATLING_NEXT: Final = question("gatling-next", part("source", PLAYER), part("last", PLAYER))


@final
class GatlingNext(Step[BangState]):
    """The next player to the left of `last`, until it is the shooter's own turn again."""

    def of(self) -> QuestionKind:
        return GATLING_NEXT

    def __init__(self, source: Seat, last: Seat) -> None:
        self.source: Final = source
        self.last: Final = last

    def can_be_open(self, s: BangState) -> bool:
        return self.source == s.turn and s.is_alive(self.source)

    def resolve(self, s: BangState, seat: Seat, move: Move) -> None:
        target = s.left_of(self.last)
        if target != self.source:
            s.ask(GatlingNext(self.source, target))
            hit(s, self.source, target, 1)


QUESTIONS: Final[Questions] = {GATLING_NEXT: GatlingNext}
BEARS: Final[dict[str, list[str]]] = {"gatling-next": [*HITS, *LOSSES]}
PRINTED: Final = brown(7, "gatling", "10h", "BG8.6 BG8.7")
RULE: Final[CardRule] = Gatling()
