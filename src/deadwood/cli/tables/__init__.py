"""How each game looks and reads in a terminal. A new game adds its file and a line here."""

from deadwood.cli.tables.bang.table import BangTable
from deadwood.cli.tables.base import Choice, Group, TerminalTable
from deadwood.cli.tables.el_paso.table import ElPasoTable
from deadwood.cli.tables.wyatt_earp.table import WyattEarpTable
from deadwood.core.reason import UnknownName
from deadwood.core.registry import AnyGame
from deadwood.language.catalogue import Catalogue

__all__ = ["TABLES", "Choice", "Group", "TerminalTable", "table_for"]

TABLES: dict[str, type[TerminalTable]] = {
    "wyatt-earp": WyattEarpTable,
    "el-paso": ElPasoTable,
    "bang": BangTable,
}


def table_for(game: AnyGame, words: Catalogue, names: list[str]) -> TerminalTable:
    """The words and the table of a game for players of these names."""
    if game.name not in TABLES:
        raise UnknownName(f"{game.name} cannot be shown in a terminal yet.")
    return TABLES[game.name](game, words, names)
