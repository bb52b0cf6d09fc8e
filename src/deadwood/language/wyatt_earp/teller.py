"""Everything that can be told of Wyatt Earp; here how a game ended."""

from __future__ import annotations

from deadwood.games.wyatt_earp.view import WyattEarpView
from deadwood.language.wyatt_earp.moves import WyattEarpMoves


class WyattEarpTeller(WyattEarpMoves):
    def totals(self, view: WyattEarpView) -> str:
        return ", ".join(
            f"{self.name(seat)} {self.money(view.money[seat])}" for seat in range(view.players)
        )


TELLER = WyattEarpTeller
