"""Positions as text: the FEN of each game. TOML for people, JSON for programs that keep many.

Both say the same, and both are read. JSON is written in a tenth of the time.

Each game says in its `position.py` what stands there. This file knows only how to ask for a value
and what to answer when it is missing, of the wrong kind, or misspelt.
"""

from __future__ import annotations

import json
import tomllib
from typing import Final, final

import tomli_w

from deadwood.core.chance import Chance, Sealed, seed_bytes
from deadwood.core.chance import restore as restore_chance
from deadwood.core.options import OptionTable, suggest
from deadwood.core.reason import BadOption, BadPosition, DeadwoodError, spelled
from deadwood.core.state import State


def parse(text: str) -> dict[str, object]:
    """What a position says; TOML never begins with a brace, JSON of ours always does."""
    try:
        found: dict[str, object] = json.loads(text) if text.startswith("{") else tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadPosition(f"This is no position: {error}.") from None
    return found


def write_toml(data: dict[str, object]) -> str:
    return tomli_w.dumps(data)


@final
class Reader:
    """One table of a position; a name in it that nobody would ask for is refused at once."""

    def __init__(self, data: dict[str, object], where: str, names: list[str]) -> None:
        self.data: Final = data
        self.where: Final = where
        for name in data:
            if name not in names:
                raise BadPosition(f"Unknown name {name!r}{where}. {suggest(name, names)}")

    def has(self, name: str) -> bool:
        return name in self.data

    def number(self, name: str, default: int, least: int, most: int) -> int:
        value = self.data.get(name, default)
        if isinstance(value, bool) or not isinstance(value, int):
            raise BadPosition(f"{name}{self.where} must be a whole number, not {spelled(value)}.")
        if not least <= value <= most:
            raise BadPosition(
                f"{name}{self.where} must be {least} to {most}, not {spelled(value)}."
            )
        return value

    def flag(self, name: str, default: bool) -> bool:
        value = self.data.get(name, default)
        if not isinstance(value, bool):
            raise BadPosition(f"{name}{self.where} must be true or false, not {spelled(value)}.")
        return value

    def word(self, name: str, default: str) -> str:
        value = self.data.get(name, default)
        if not isinstance(value, str):
            raise BadPosition(f"{name}{self.where} must be a text, not {spelled(value)}.")
        return value

    def words(self, name: str) -> list[str]:
        value = self.data.get(name, [])
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            raise BadPosition(f"{name}{self.where} must be a list of texts, not {spelled(value)}.")
        return [str(item) for item in value]

    def table(self, name: str) -> dict[str, object]:
        value = self.data.get(name, {})
        if not isinstance(value, dict):
            raise BadPosition(f"{name}{self.where} must be a table, not {spelled(value)}.")
        return {str(key): item for key, item in value.items()}

    def tables(self, name: str) -> list[dict[str, object]]:
        value = self.data.get(name, [])
        if not isinstance(value, list) or not all(isinstance(item, dict) for item in value):
            raise BadPosition(f"{name}{self.where} must be a list of tables, not {spelled(value)}.")
        return [{str(key): part for key, part in item.items()} for item in value]


def header(text: str) -> tuple[str, str, int, dict[str, object]]:
    """The game, edition, number of players and options of a position of any game."""
    data = parse(text)
    reader = Reader(data, "", list(data))
    players = reader.number("players", len(reader.tables("seat")), 0, 99)
    return (
        reader.word("game", ""),
        reader.word("edition", ""),
        players,
        reader.table("options"),
    )


def check_header(
    text: str, game: str, edition: str, players: int, table: OptionTable, options: dict[str, str]
) -> None:
    """Refuse a position that says it belongs to another game than this one."""
    data = parse(text)
    named = header(text)
    for what, said, here in [("game", named[0], game), ("edition", named[1], edition)]:
        if what in data and said != here:
            raise BadPosition(f"This position is of another {what}: {said}, not {here}.")
    if "players" in data and named[2] != players:
        raise BadPosition(f"This position is for {named[2]} players, not {players}.")
    for name, value in named[3].items():
        try:
            meant = table.check(name, value)  # TOML's true is as good as "true"
        except DeadwoodError as error:
            raise BadPosition(str(error)) from None
        if meant != options[name]:
            raise BadPosition(f"This position has option {name} = {value}; here it is otherwise.")


def write_chance(s: State) -> dict[str, object]:
    kind, words, counter = s.chance.fields()
    return {"kind": kind, "words": words, "counter": counter}


def read_chance(top: Reader) -> Chance:
    """The chance that a position goes on with; one and the same if it names none."""
    if not top.has("chance"):
        return Sealed(seed_bytes("position"))
    reader = Reader(top.table("chance"), " of chance", ["kind", "words", "counter"])
    try:
        return restore_chance(
            reader.word("kind", "sealed"),
            reader.word("words", "position"),
            reader.number("counter", 0, 0, 1 << 40),
        )
    except BadOption as error:
        raise BadPosition(str(error)) from None


def write_pending(s: State) -> list[str]:
    """The open questions, bottom first, as in "play 0"."""
    return [" ".join([name, *[str(value) for value in values]]) for name, values in s.saved()]


def read_pending(top: Reader) -> list[tuple[str, list[int]]]:
    """The same as names and values; a game's `pending.py` makes questions of them."""
    found: list[tuple[str, list[int]]] = []
    for entry in top.words("pending"):
        name, *values = entry.split() or [""]
        if not all(value.isdecimal() and len(value) < 4 for value in values):
            raise BadPosition(f"{entry!r} should be the name of a question and whole numbers.")
        found.append((name, [int(value) for value in values]))
    return found


def counted_names(counts: list[int], names: list[str]) -> list[str]:
    """[2, 0, 1] as ["2 apples", "pear"]."""
    return [
        names[at] if counts[at] == 1 else f"{counts[at]} {names[at]}"
        for at in range(len(counts))
        if counts[at] > 0
    ]


def read_names(words: list[str], numbers: dict[str, int], where: str) -> list[int]:
    """["2 apples", "pear"] as [0, 0, 2], or a sentence about the word that is wrong."""
    found: list[int] = []
    for entry in words:
        number, _, name = entry.strip().rpartition(" ")
        if number and not number.isdecimal():
            raise BadPosition(
                f"{entry!r}{where} should be a number and a name, as in '2 {next(iter(numbers))}'."
            )
        if name not in numbers:
            raise BadPosition(f"Nothing is called {name!r}{where}. {suggest(name, list(numbers))}")
        if len(number) > 2:
            raise BadPosition(f"{name}{where}: there are not that many.")
        times = int(number) if number else 1
        found.extend([numbers[name]] * times)
    return found
