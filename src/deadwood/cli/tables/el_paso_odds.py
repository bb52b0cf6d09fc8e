"""How likely the sheriffs come with the next roll, for the table: anybody can count that.

The same figure as the engine's own preview of a card, which only who decides is shown (EP4.3).
"""

from __future__ import annotations

from deadwood.games.el_paso.board import Board
from deadwood.games.el_paso.cards import STAR
from deadwood.games.el_paso.view import TableView


def sheriffs_chance(board: Board, view: TableView) -> float:
    """That every die that is still free shows a star."""
    share = board.faces.count(STAR) / len(board.faces)
    return float(share ** (view.dice - view.stars))


def percent(chance: float) -> str:
    """A chance in percent as people read it; what is not impossible is never 0."""
    whole = int(100 * chance + 0.5)
    return "<1" if whole == 0 and chance > 0 else str(whole)
