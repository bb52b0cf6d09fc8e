"""Which clauses of El Paso tell about what: cards, which are all alike, and moves."""

from __future__ import annotations

from typing import Final

from deadwood.core.types import Move
from deadwood.games.el_paso import moves as m
from deadwood.games.el_paso.cards import CATTLE, COPIES, SALOON
from deadwood.games.el_paso.view import ElPasoView

CHAPTER: Final = "EP5"


def of_move(view: ElPasoView, move: Move) -> list[str]:
    """What a move does."""
    if move == m.LEAVE:
        return ["EP7.1", "EP7.2", "EP7.3", "EP8.1", "EP8.2"]
    if move == m.DONE:
        return ["EP7.3", "EP8.1", "EP8.2"]
    if m.is_draw(move):
        return ["EP6.3", "EP6.4"]
    if m.is_keep(move):
        return ["EP7.2", "EP7.4"]
    kind = (move - m.LAY) // COPIES
    if not view.stacks[kind]:
        return ["EP3.4", "EP5.5"]
    dice = ["EP5.1"] if kind == CATTLE else ["EP5.2"] if kind == SALOON else []
    return ["EP3.2", "EP5.3", *dice]
