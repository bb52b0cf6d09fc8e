"""How each game reads in a language, on whichever screen: the catalogues and a room a game.

A new game adds its room, its catalogues and a line here.
"""

from deadwood.core.reason import UnknownName
from deadwood.core.registry import AnyGame
from deadwood.language.bang.teller import BangTeller
from deadwood.language.catalogue import Catalogue
from deadwood.language.el_paso.teller import ElPasoTeller
from deadwood.language.teller import Insight, Teller, told_apart
from deadwood.language.wyatt_earp.teller import WyattEarpTeller

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
