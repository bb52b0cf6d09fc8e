"""Everything that can be told of El Paso; here how a game ended."""

from __future__ import annotations

from deadwood.games.el_paso.view import ElPasoView
from deadwood.language.el_paso.moves import ElPasoMoves


class ElPasoTeller(ElPasoMoves):
    def totals(self, view: ElPasoView) -> str:
        return ", ".join(
            f"{self.name(seat)} {self.nuggets(view.nuggets[seat])}" for seat in range(view.players)
        )


TELLER = ElPasoTeller
