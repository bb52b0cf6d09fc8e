"""How each game reads in a language, on whichever screen: the catalogues and a room a game.

A room's `teller.py` says TELLER.
"""

from typing import Any

from deadwood.core.game import Game, K, S, V
from deadwood.core.reason import UnknownName
from deadwood.core.registry import rooms
from deadwood.language.catalogue import Catalogue
from deadwood.language.teller import Insight, Teller, told_apart

__all__ = ["TELLERS", "Insight", "Teller", "teller_for", "told_apart"]

TELLERS: dict[str, type[Teller[Any]]] = {
    name: room.TELLER for name, room in rooms(__name__, "teller").items()
}


def teller_for(game: Game[S, V, K], words: Catalogue, names: list[str]) -> Teller[V]:
    """Who tells of a game that is played by people of these names."""
    if game.name not in TELLERS:
        raise UnknownName(f"{game.name} cannot be told yet.")
    tells: Any = TELLERS[game.name]
    teller: Teller[V] = tells(game, words, names)
    return teller
