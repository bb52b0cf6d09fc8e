"""A question of this game: refusals come with the kind and the value that the move speaks of."""

from __future__ import annotations

from deadwood.core.decision import Question as CoreQuestion
from deadwood.core.reason import NOT_ASKED, NOT_HELD, Reason
from deadwood.core.types import ALLOWED, Move, Rule
from deadwood.games.el_paso.cards import NAMES, card_kind, card_value, tile_kind, tile_value
from deadwood.games.el_paso.moves import (
    draw_stock,
    is_draw,
    is_keep,
    is_lay,
    keep_tile,
    lay_card,
)
from deadwood.games.el_paso.state import ElPasoState


class Question(CoreQuestion[ElPasoState]):
    def explain(self, rule: Rule, move: Move) -> Reason | None:
        if rule == ALLOWED:
            return None
        params: dict[str, int | str] = {}
        if is_lay(move):
            params["card"] = NAMES[card_kind(lay_card(move))]
            params["value"] = card_value(lay_card(move))
        elif is_draw(move):
            params["card"] = NAMES[draw_stock(move)]
        elif is_keep(move):
            params["card"] = NAMES[tile_kind(keep_tile(move))]
            params["value"] = tile_value(keep_tile(move))
        return Reason(rule, params, rule == NOT_HELD or rule == NOT_ASKED)
