"""How the registry gets the bots of Lantern Gulch."""

from __future__ import annotations

from typing import Final, final

from deadwood.bots.bot import Bot
from deadwood.bots.game_bots import GameBots
from deadwood.bots.lantern_gulch.guide import LanternGulchGuide
from deadwood.bots.lantern_gulch.ranger import LanternGulchRanger
from deadwood.bots.search.tree import AnyGuide
from deadwood.core.chance import Chance
from deadwood.core.registry import AnyGame
from deadwood.games.lantern_gulch.game import NAME


@final
class LanternGulchBots(GameBots):
    def __init__(self) -> None:
        super().__init__(NAME, 60, [])

    def ranger(self, game: AnyGame, chance: Chance) -> Bot:
        return LanternGulchRanger(chance)

    def guide(self, game: AnyGame, weighted: bool) -> AnyGuide:
        return LanternGulchGuide(weighted)


BOTS: Final = LanternGulchBots()
