"""Everything that can be told of Lantern Gulch; here how a game ended."""

from __future__ import annotations

from deadwood.games.lantern_gulch.view import LanternGulchView
from deadwood.language.lantern_gulch.moves import LanternGulchMoves


class LanternGulchTeller(LanternGulchMoves):
    def totals(self, view: LanternGulchView) -> str:
        return ", ".join(
            f"{self.name(seat)} {self.nights(view.nights[seat])}" for seat in range(view.players)
        )


TELLER = LanternGulchTeller
