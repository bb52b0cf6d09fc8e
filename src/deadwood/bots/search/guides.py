"""Which guide leads a search through which game."""

from __future__ import annotations

from typing import Final

from deadwood.bots.search.bang import BangGuide
from deadwood.bots.search.el_paso import ElPasoGuide
from deadwood.bots.search.tree import AnyGuide
from deadwood.bots.search.wyatt_earp import WyattEarpGuide
from deadwood.core.reason import UnknownName
from deadwood.core.registry import AnyGame
from deadwood.games.bang.game import BangGame
from deadwood.games.el_paso.game import ElPaso
from deadwood.games.wyatt_earp.game import WyattEarp

GUIDED: Final = ["wyatt-earp", "el-paso", "bang"]


def guide_of(game: AnyGame, weighted: bool) -> AnyGuide:
    """The guide who knows this game."""
    if isinstance(game, WyattEarp):
        return WyattEarpGuide(game, weighted)
    if isinstance(game, ElPaso):
        return ElPasoGuide(game, weighted)
    if isinstance(game, BangGame):
        return BangGuide(game, weighted)
    raise UnknownName(f"No guide knows {game.name} yet.")
