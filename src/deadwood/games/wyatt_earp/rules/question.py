"""A question to one player; what `forbids` says decides both his options and his refusals."""

from __future__ import annotations

from typing import Final

from deadwood.core.decision import Decision
from deadwood.core.reason import Reason
from deadwood.core.types import Move, Rule, Seat
from deadwood.games.wyatt_earp.rules.refusal import explain
from deadwood.games.wyatt_earp.state import Table


class Question(Decision[Table]):
    def __init__(self, player: Seat) -> None:
        self.player: Final = player

    def values(self) -> tuple[int, ...]:
        return (self.player,)

    def seat(self, s: Table) -> Seat:
        return self.player

    def can_be_open(self, s: Table) -> bool:
        """Whether the table allows this question: one read from a position may not fit it."""
        return True

    def forbids(self, s: Table, seat: Seat, move: Move) -> Rule:
        """The clause that speaks against an answer; `options` lists those that none forbids."""
        raise NotImplementedError

    def why_not(self, s: Table, seat: Seat, move: Move) -> Reason | None:
        return explain(self.forbids(s, seat, move), move)
