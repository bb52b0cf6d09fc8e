"""Every game has its room in `bots`; general bots, the lab and the server know no game by name."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

import deadwood
from deadwood.bots.registry import BY_GAME
from deadwood.core.registry import folder

SOURCES = Path(__file__).parents[2] / "src" / "deadwood"
GAMES = {folder(name): name for name in deadwood.names()}
ROOMS = [f"deadwood.{level}.{game}" for level in ("games", "bots") for game in GAMES]


def general() -> Iterator[Path]:
    """The files that must serve any game."""
    for level in ("bots", "lab", "server"):
        for path in sorted((SOURCES / level).rglob("*.py")):
            if path.relative_to(SOURCES / level).parts[0] not in GAMES:
                yield path


def imported(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{name.name}" for name in node.names)
        elif isinstance(node, ast.Import):
            yield from (name.name for name in node.names)


def named(tree: ast.AST) -> Iterator[str]:
    """Texts that are nothing but the name of a game."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and node.value in {*GAMES, *GAMES.values()}:
            yield str(node.value)


@pytest.mark.parametrize("path", list(general()), ids=lambda path: str(path.relative_to(SOURCES)))
def test_what_is_general_knows_no_game_by_name(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    met = {room for name in imported(tree) for room in ROOMS if f"{name}.".startswith(f"{room}.")}
    assert not met
    assert not list(named(tree))


def test_a_room_knows_no_other_game() -> None:
    for game in GAMES:
        for path in (SOURCES / "bots" / game).glob("*.py"):
            tree = ast.parse(path.read_text(encoding="utf-8"))
            for name in imported(tree):
                for room in ROOMS:
                    if f"{name}.".startswith(f"{room}."):
                        assert room.endswith(f".{game}"), f"{path} imports {name}"


def test_every_game_has_its_bots() -> None:
    assert list(BY_GAME) == deadwood.names()


# Names that several classes may have, and why.
SHARED: Final = {
    "Choice": "what a person chooses from at the terminal, and what a table can choose of the rules",
    "Entry": "of the table of all games, which is public, and of a table's log",
    "Question": "each game's own, above the one of the core",
    "Refused": "by the server: raised there, and in its client",
}
# Their names are those of messages: a client has the same ones, and a program reads them.
OF_THE_WIRE: Final = ("server/protocol.py", "client/messages.py")


def test_no_two_classes_share_a_name() -> None:
    """Each game may have a class of its own for what all games have, or call alike what it prints."""
    homes: dict[tuple[str, str], Path] = {}
    of_games: set[str] = set()
    for path in sorted(SOURCES.rglob("*.py")):
        place = path.relative_to(SOURCES)
        if place.as_posix() in OF_THE_WIRE:
            continue
        room = place.parts[1] if place.parts[0] == "games" and len(place.parts) > 2 else ""
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef) and node.name not in SHARED:
                first = homes.setdefault((room, node.name), path)
                assert first is path, f"{node.name}: {first} and {path}"
                if room:
                    of_games.add(node.name)
    for (room, name), path in homes.items():
        assert room or name not in of_games, f"{name} is of a game, and in {path}"
