"""The ranger of El Paso: what experienced players do, at a glance, by the policy of this game."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from deadwood.bots.bot import Bot
from deadwood.bots.chair import Chair
from deadwood.bots.el_paso.policy import STEADY, ElPasoPolicy
from deadwood.bots.el_paso.policy_tiles import next_kept
from deadwood.core.chance import Chance
from deadwood.core.types import Move
from deadwood.games.el_paso.editions import Rules
from deadwood.games.el_paso.knowledge import ElPasoMemory
from deadwood.games.el_paso.moves import LEAVE, draw_stock, is_lay, lay_card
from deadwood.games.el_paso.rules.leaving import Keep
from deadwood.games.el_paso.rules.refill import Refill
from deadwood.games.el_paso.view import ElPasoView


@final
class ElPasoRanger(Bot):
    needs_knowledge: ClassVar[bool] = True

    def __init__(self, rules: Rules, players: i64, chance: Chance) -> None:
        super().__init__(chance)
        self.policy: Final = ElPasoPolicy(rules.board, players)

    def choose(self, chair: Chair) -> Move:
        view = chair.view
        knowledge = chair.knowledge
        assert isinstance(view, ElPasoView)
        if len(chair.moves) == 1:
            return chair.moves[0]
        policy = self.policy
        s = view.half
        asked = s.pending[-1]
        if isinstance(asked, Keep):
            return next_kept(policy.more, s, view.seat, asked.limit, asked.kept, chair.moves)
        memory: ElPasoMemory | None = None
        if isinstance(knowledge, ElPasoMemory):
            memory = knowledge
        policy.look(s, memory)
        if isinstance(asked, Refill):
            policy.appraise(s, view.seat, view.limit)
            policy.stocks = 0
            for move in chair.moves:
                policy.stocks |= i64(1) << draw_stock(move)
            return policy.draw(s, view.seat, STEADY)
        policy.cards = 0
        for move in chair.moves:
            if is_lay(move):
                policy.cards |= i64(1) << lay_card(move)
        return policy.ranges(s, view.seat, LEAVE in chair.moves)
