"""How the registry gets the bots of El Paso."""

from __future__ import annotations

from typing import Final, final

from deadwood.bots.bot import Bot
from deadwood.bots.el_paso.guide import ElPasoGuide
from deadwood.bots.el_paso.ranger import ElPasoRanger
from deadwood.bots.game_bots import GameBots
from deadwood.bots.search.tree import AnyGuide
from deadwood.core.chance import Chance
from deadwood.core.registry import AnyGame
from deadwood.games.el_paso.game import NAME, ElPaso


@final
class ElPasoBots(GameBots):
    def __init__(self) -> None:
        super().__init__(NAME, 70, [])

    def ranger(self, game: AnyGame, chance: Chance) -> Bot:
        assert isinstance(game, ElPaso)
        return ElPasoRanger(game.rules, game.players, chance)

    def guide(self, game: AnyGame, weighted: bool) -> AnyGuide:
        assert isinstance(game, ElPaso)
        return ElPasoGuide(game, weighted)


BOTS: Final = ElPasoBots()
