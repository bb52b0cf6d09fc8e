"""How the registry gets the bots of BANG!."""

from __future__ import annotations

from typing import Final, final

from deadwood.bots.bang.guide import BangGuide
from deadwood.bots.bang.ranger import BangRanger
from deadwood.bots.bot import Bot
from deadwood.bots.game_bots import GameBots
from deadwood.bots.search.tree import AnyGuide
from deadwood.core.chance import Chance
from deadwood.core.registry import AnyGame
from deadwood.core.state import State
from deadwood.games.bang.cards import ROLES
from deadwood.games.bang.game import NAME, BangGame
from deadwood.games.bang.state import BangState


@final
class BangBots(GameBots):
    def __init__(self) -> None:
        super().__init__(NAME, 55, ROLES)

    def ranger(self, game: AnyGame, chance: Chance) -> Bot:
        assert isinstance(game, BangGame)
        return BangRanger(game, chance)

    def guide(self, game: AnyGame, weighted: bool) -> AnyGuide:
        assert isinstance(game, BangGame)
        return BangGuide(game, weighted)

    def roles_of(self, state: State) -> list[str]:
        assert isinstance(state, BangState)
        return [ROLES[role] for role in state.list_role()]


BOTS: Final = BangBots()
