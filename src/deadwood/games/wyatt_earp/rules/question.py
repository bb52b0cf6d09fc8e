"""A question of this game: refusals come with the card and the outlaw that the move speaks of."""

from __future__ import annotations

from deadwood.core.decision import Question as CoreQuestion
from deadwood.core.reason import Reason
from deadwood.core.types import Move, Rule
from deadwood.games.wyatt_earp.rules.refusal import explain
from deadwood.games.wyatt_earp.state import WyattEarpState


class Question(CoreQuestion[WyattEarpState]):
    def explain(self, rule: Rule, move: Move) -> Reason | None:
        return explain(rule, move)
