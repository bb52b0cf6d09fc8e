"""A question of this game: refusals come with the lantern that the move speaks of."""

from __future__ import annotations

from deadwood.core.decision import Question as CoreQuestion
from deadwood.core.reason import NOT_ASKED, NOT_HELD, Reason
from deadwood.core.types import ALLOWED, Move, Rule
from deadwood.games.lantern_gulch.cards import KIND, value
from deadwood.games.lantern_gulch.moves import is_lay, lay_card
from deadwood.games.lantern_gulch.state import LanternGulchState


class Question(CoreQuestion[LanternGulchState]):
    def explain(self, rule: Rule, move: Move) -> Reason | None:
        if rule == ALLOWED:
            return None
        params: dict[str, int | str] = {}
        if is_lay(move):
            params = {"card": KIND, "value": value(lay_card(move))}
        return Reason(rule, params, rule == NOT_HELD or rule == NOT_ASKED)
