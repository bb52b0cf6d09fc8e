"""Rangers: instant play by sound habits, one file per game. They look at the table, not ahead."""

from deadwood.bots.bot import Bot
from deadwood.bots.ranger.bang import BangRanger
from deadwood.bots.ranger.el_paso import ElPasoRanger
from deadwood.bots.ranger.wyatt_earp import WyattEarpRanger
from deadwood.core.chance import Chance
from deadwood.core.reason import UnknownName
from deadwood.core.registry import AnyGame
from deadwood.games.bang.game import BangGame
from deadwood.games.el_paso.game import ElPaso
from deadwood.games.wyatt_earp.game import WyattEarp

RANGERS = ["wyatt-earp", "el-paso", "bang"]


def ranger(game: AnyGame, chance: Chance) -> Bot:
    """The ranger who knows this game."""
    if isinstance(game, WyattEarp):
        return WyattEarpRanger(game.rules, chance)
    if isinstance(game, ElPaso):
        return ElPasoRanger(game.rules, chance)
    if isinstance(game, BangGame):
        return BangRanger(game.rules, chance)
    raise UnknownName(f"No ranger knows {game.name} yet.")
