"""How each game looks and reads in a terminal. A room's `table.py` says TABLE."""

from deadwood.cli.tables.base import Choice, Group, Held, TerminalTable
from deadwood.core.reason import UnknownName
from deadwood.core.registry import AnyGame, rooms
from deadwood.language.catalogue import Catalogue

__all__ = ["TABLES", "Choice", "Group", "Held", "TerminalTable", "table_for"]

TABLES: dict[str, type[TerminalTable]] = {
    name: room.TABLE for name, room in rooms(__name__, "table").items()
}


def table_for(game: AnyGame, words: Catalogue, names: list[str]) -> TerminalTable:
    """The words and the table of a game for players of these names."""
    if game.name not in TABLES:
        raise UnknownName(f"{game.name} cannot be shown in a terminal yet.")
    return TABLES[game.name](game, words, names)
