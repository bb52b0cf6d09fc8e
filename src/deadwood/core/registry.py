"""Which games there are, and where what belongs to each of them stands.

The core knows the names only. A game registers itself: `deadwood.games` imports whatever folder is
there, and each level above has a room for each game, which `rooms` finds by the game's name.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from pkgutil import iter_modules
from typing import Any, Final

from deadwood.core.game import Game
from deadwood.core.options import OptionTable, suggest
from deadwood.core.position import header
from deadwood.core.reason import BadPosition, UnknownName
from deadwood.core.state import State

AnyGame = Game[Any, Any, Any]
Maker = Callable[[str, int, Mapping[str, object]], AnyGame]


class Entry:
    """A game to choose from: its editions (default first), player counts and options.

    Games are listed in the order of `place`.
    """

    def __init__(
        self,
        name: str,
        make: Maker,
        editions: list[str],
        players: list[int],
        table: OptionTable,
        place: int,
    ) -> None:
        self.name: Final = name
        self.make: Final = make
        self.editions: Final = editions
        self.players: Final = players
        self.table: Final = table
        self.place: Final = place

    def __reduce__(self) -> tuple[Any, ...]:
        return (entry, (self.name,))


ENTRIES: dict[str, Entry] = {}


def register(entry: Entry) -> None:
    ENTRIES[entry.name] = entry


def names() -> list[str]:
    """The games that there are."""
    return sorted(ENTRIES, key=lambda name: (ENTRIES[name].place, name))


def folder(name: str) -> str:
    """What the folders of a game are called, on every level."""
    return name.replace("-", "_")


def rooms(package: str, file: str) -> dict[str, Any]:
    """By game the module of this name in a package that has a room for each game, where it has one."""
    place = import_module(package).__path__
    there = [found.name for found in iter_modules(place) if found.ispkg]
    return {
        name: import_module(f"{package}.{folder(name)}.{file}")
        for name in names()
        if folder(name) in there
    }


def entry(name: str) -> Entry:
    """The game of this name, in whatever case it is written."""
    known = name.strip().lower()
    if known not in ENTRIES:
        raise UnknownName(f"No game {name!r}. {suggest(name, names())}")
    return ENTRIES[known]


def game(
    name: str,
    edition: str | None = None,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
) -> AnyGame:
    """A game by name; edition and number of players have defaults."""
    found = entry(name)
    return found.make(
        found.editions[0] if edition is None else edition,
        default_players(found) if players is None else players,
        {} if options is None else options,
    )


def from_position(text: str, listen: bool = False) -> tuple[AnyGame, State]:
    """The game that a position names, and its state."""
    name, edition, players, options = header(text)
    if not name:
        raise BadPosition(f"A position by itself says its game, as in game = '{names()[0]}'.")
    known = entry(name).table.names()
    # What is no option is refused where the names of the position are known.
    chosen = game(
        name,
        edition or None,
        players or None,
        {key: value for key, value in options.items() if key.lower() in known},
    )
    return chosen, chosen.from_position(text, listen)


def default_players(found: Entry) -> int:
    return found.players[len(found.players) // 2]
