"""The ranger of Wyatt Earp: decides at a glance, by the habits of experienced players.

Its policy is the one that playouts follow (`policy`), on nothing but what the seat sees.
"""

from __future__ import annotations

from typing import Final, final

from deadwood.bots.bot import Bot
from deadwood.bots.chair import Chair
from deadwood.bots.wyatt_earp.habits import Habits
from deadwood.bots.wyatt_earp.policy import WyattEarpPolicy
from deadwood.core.chance import Chance
from deadwood.core.types import Move
from deadwood.games.wyatt_earp.editions import Rules
from deadwood.games.wyatt_earp.view import WyattEarpView
from deadwood.games.wyatt_earp.world import open_half


@final
class WyattEarpRanger(Bot):
    def __init__(self, rules: Rules, chance: Chance) -> None:
        super().__init__(chance)
        self.rules: Final = rules
        self.habits: Final = Habits()

    def choose(self, chair: Chair) -> Move:
        view = chair.view
        assert isinstance(view, WyattEarpView)
        if len(chair.moves) == 1:
            return chair.moves[0]
        s = open_half(view, self.rules)
        policy = WyattEarpPolicy(s, self.habits)
        return policy.choose_among(s, view.seat, chair.moves, self.chance)
