"""A question of this game: refusals come with the kind and the value that the move speaks of."""

from __future__ import annotations

from deadwood.core.decision import Question as CoreQuestion
from deadwood.core.reason import NOT_ASKED, NOT_HELD, Reason
from deadwood.core.types import ALLOWED, Move, Rule
from deadwood.games.el_paso.cards import NAMES, card_kind, card_value, tile_kind, tile_value
from deadwood.games.el_paso.moves import DRAW, KEEP, LAY, is_draw, is_keep, is_lay
from deadwood.games.el_paso.state import ElPasoState


class Question(CoreQuestion[ElPasoState]):
    def explain(self, rule: Rule, move: Move) -> Reason | None:
        if rule == ALLOWED:
            return None
        params: dict[str, int | str] = {}
        if is_lay(move):
            params["card"] = NAMES[card_kind(move - LAY)]
            params["value"] = card_value(move - LAY)
        elif is_draw(move):
            params["card"] = NAMES[move - DRAW]
        elif is_keep(move):
            params["card"] = NAMES[tile_kind(move - KEEP)]
            params["value"] = tile_value(move - KEEP)
        return Reason(rule, params, rule == NOT_HELD or rule == NOT_ASKED)
