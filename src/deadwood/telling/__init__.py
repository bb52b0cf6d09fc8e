"""How each game reads in a language, on whichever screen. A new game adds its files and a line here."""

from deadwood.core.reason import UnknownName
from deadwood.core.registry import AnyGame
from deadwood.i18n import Catalogue
from deadwood.telling.bang import BangTeller
from deadwood.telling.base import Insight, Teller, told_apart
from deadwood.telling.el_paso import ElPasoTeller
from deadwood.telling.wyatt_earp import WyattEarpTeller

__all__ = ["TELLERS", "Insight", "Teller", "teller_for", "told_apart"]

TELLERS: dict[str, type[Teller]] = {
    "wyatt-earp": WyattEarpTeller,
    "el-paso": ElPasoTeller,
    "bang": BangTeller,
}


def teller_for(game: AnyGame, words: Catalogue, names: list[str]) -> Teller:
    """Who tells of a game that is played by people of these names."""
    if game.name not in TELLERS:
        raise UnknownName(f"{game.name} cannot be told yet.")
    return TELLERS[game.name](game, words, names)
