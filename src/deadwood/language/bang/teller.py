"""Everything that can be told of BANG!; here how a game ended."""

from __future__ import annotations

from deadwood.core.types import NOBODY
from deadwood.games.bang.cards import ROLES
from deadwood.games.bang.state import NONE
from deadwood.games.bang.view import BangView
from deadwood.language.bang.moves import BangMoves


class BangTeller(BangMoves):
    def outcome(self, view: BangView, winners: list[int]) -> str:
        ending = self.say("endings", ROLES[view.won])
        key = "over" if view.seat == NOBODY else "won" if view.seat in winners else "lost"
        return self.word(key, ending=ending)

    def totals(self, view: BangView) -> str:
        return self.say("endings", ROLES[view.won]) if view.won != NONE else "–"


TELLER = BangTeller
