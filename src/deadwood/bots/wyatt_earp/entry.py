"""How the registry gets the bots of Wyatt Earp."""

from __future__ import annotations

from typing import Final, final

from deadwood.bots.bot import Bot
from deadwood.bots.game_bots import GameBots
from deadwood.bots.search.tree import AnyGuide
from deadwood.bots.wyatt_earp.guide import WyattEarpGuide
from deadwood.bots.wyatt_earp.ranger import WyattEarpRanger
from deadwood.core.chance import Chance
from deadwood.core.registry import AnyGame
from deadwood.games.wyatt_earp.game import NAME, WyattEarp


@final
class WyattEarpBots(GameBots):
    def __init__(self) -> None:
        super().__init__(NAME, 70, [])

    def ranger(self, game: AnyGame, chance: Chance) -> Bot:
        assert isinstance(game, WyattEarp)
        return WyattEarpRanger(game.rules, chance)

    def guide(self, game: AnyGame, weighted: bool) -> AnyGuide:
        assert isinstance(game, WyattEarp)
        return WyattEarpGuide(game, weighted)


BOTS: Final = WyattEarpBots()
