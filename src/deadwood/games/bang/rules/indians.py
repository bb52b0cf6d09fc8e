"""Indians! everybody else needs a BANG!

BG10.4 Clockwise from the left, every other player discards a BANG! or loses a life; Missed! and
       Barrel do not help. Each is settled before the next.
"""

from __future__ import annotations

from typing import Final, final

from deadwood.core.decision import Step
from deadwood.core.types import ALLOWED, Move, Rule, Seat
from deadwood.games.bang.cards import Card
from deadwood.games.bang.moves import DISCARD, PASS
from deadwood.games.bang.rules.card import CardRule
from deadwood.games.bang.rules.duel import BangOrLoss
from deadwood.games.bang.rules.hand import throw
from deadwood.games.bang.rules.loss import lose_lives
from deadwood.games.bang.state import Table


@final
class Indians(CardRule):
    def forbids(self, s: Table, seat: Seat, target: Seat) -> Rule:
        return ALLOWED

    def carry_out(self, s: Table, seat: Seat, card: Card, target: Seat) -> None:
        s.ask(IndiansNext(seat, seat))


@final
class IndiansNext(Step[Table]):
    """The next player to the left of `last`, until it is the player's own turn again."""

    def __init__(self, source: Seat, last: Seat) -> None:
        self.source: Final = source
        self.last: Final = last

    def name(self) -> str:
        return "indians-next"

    def values(self) -> tuple[int, ...]:
        return (self.source, self.last)

    def can_be_open(self, s: Table) -> bool:
        return self.source == s.turn and s.is_alive(self.source)

    def resolve(self, s: Table, seat: Seat, move: Move) -> None:
        target = s.left_of(self.last)
        if target == self.source:
            return
        s.ask(IndiansNext(self.source, target))
        if s.hands[target]:
            s.ask(IndiansAnswer(target, self.source))
        else:
            lose_lives(s, target, 1, self.source)


@final
class IndiansAnswer(BangOrLoss):
    def __init__(self, player: Seat, source: Seat) -> None:
        super().__init__(player)
        self.source: Final = source

    def name(self) -> str:
        return "indians"

    def values(self) -> tuple[int, ...]:
        return (self.player, self.source)

    def can_be_open(self, s: Table) -> bool:
        source = self.source
        fits = source == s.turn and source != self.player and s.is_alive(source)
        return fits and super().can_be_open(s)

    def resolve(self, s: Table, seat: Seat, move: Move) -> None:
        if move == PASS:
            lose_lives(s, seat, 1, self.source)
        else:
            throw(s, seat, move - DISCARD)


RULE: Final[CardRule] = Indians()
