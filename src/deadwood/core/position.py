"""Positions as text: the FEN of each game. TOML for people, JSON for programs that keep many.

Both say the same, and both are read. JSON is written in a tenth of the time.

Each game says in its `position.py` what stands there. This file knows only how to ask for a value
and what to answer when it is missing, of the wrong kind, or misspelt.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Sequence
from typing import Final, final

import tomli_w

from deadwood.core.chance import MOST_SPENT, Chance, Sealed, seed_bytes
from deadwood.core.chance import restore as restore_chance
from deadwood.core.options import OptionTable, near_miss, suggest
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
    """One table of a position; a name in it that nobody would ask for is refused at once.

    `above` has the names of the whole position and `around` those of the table around this one: TOML
    takes them into the last table that was begun. `below` has those of a seat, which a beginner writes
    at the top.
    """

    def __init__(
        self,
        data: dict[str, object],
        where: str,
        names: list[str],
        above: Sequence[str] = (),
        around: Sequence[str] = (),
        below: Sequence[str] = (),
    ) -> None:
        self.data: Final[dict[str, object]] = {}
        self.where: Final = where
        for written, value in data.items():
            name = written.lower()
            if name in self.data:
                raise BadPosition(f"{name}{where} is there twice.")
            if name not in names:
                check_place(name, where, above)
                if name in around:
                    raise BadPosition(
                        f"{name}{where} is of the seat: it stands above the line in brackets before it."
                    )
                if name in below:
                    raise BadPosition(f"{name} is of a seat: it stands below a line [[seat]].")
                raise BadPosition(f"Unknown name {written!r}{where}. {hint(name, names, below)}")
            self.data[name] = value

    def has(self, name: str) -> bool:
        return name in self.data

    def whole(self, name: str, default: int) -> int:
        """A whole number, however large."""
        value = self.data.get(name, default)
        if isinstance(value, bool) or not isinstance(value, int):
            raise BadPosition(f"{name}{self.where} must be a whole number, not {spelled(value)}.")
        return value

    def number(self, name: str, default: int, least: int, most: int) -> int:
        value = self.whole(name, default)
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

    def one_of(self, name: str, default: str, known: Sequence[str]) -> str:
        """One of these names, in whatever case it is written."""
        return one_of(self.word(name, default), known, f"{name}{self.where}")

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


def hint(name: str, names: list[str], below: Sequence[str]) -> str:
    """What was perhaps meant, of a seat too; what is listed are the names of this table."""
    near = near_miss(name, [*names, *below])
    return f"Did you mean {near}?" if near else suggest(name, names)


def check_place(name: str, where: str, above: Sequence[str]) -> None:
    """Refuse a name of the whole position that has slipped into one of its tables."""
    if name in above:
        raise BadPosition(
            f"{name}{where} is of the whole table: it stands above the first line in brackets."
        )


def read_header(text: str) -> Reader:
    data = parse(text)
    return Reader(data, "", [name.lower() for name in data])


def header(text: str) -> tuple[str, str, int, dict[str, object]]:
    """The game, edition, number of players and options of a position of any game."""
    reader = read_header(text)
    players = reader.number("players", len(reader.tables("seat")), 0, 99)
    return (
        reader.word("game", ""),
        reader.word("edition", ""),
        players,
        reader.table("options"),
    )


def check_header(
    text: str,
    game: str,
    edition: str,
    players: int,
    table: OptionTable,
    options: dict[str, str],
    above: Sequence[str] = (),
) -> None:
    """Refuse a position that says it belongs to another game than this one; `above` has its names."""
    top = read_header(text)
    named = header(text)
    for what, said, here in [("game", named[0], game), ("edition", named[1], edition)]:
        if top.has(what) and said.lower() != here:
            raise BadPosition(f"This position is of another {what}: {said}, not {here}.")
    if top.has("players") and named[2] != players:
        raise BadPosition(f"This position is for {named[2]} players, not {players}.")
    for written, value in named[3].items():
        try:
            name = table.choice(written).name
            meant = table.check(name, value)  # TOML's true is as good as "true"
        except DeadwoodError as error:
            check_place(written.lower(), " among the options", above)
            raise BadPosition(str(error)) from None
        if meant != options[name]:
            raise BadPosition(
                f"This position has option {name} = {meant}; here it is {options[name]}."
            )


def write_chance(s: State) -> dict[str, object]:
    kind, words, counter = s.chance.fields()
    return {"kind": kind, "words": words, "counter": counter}


def read_chance(top: Reader, above: Sequence[str]) -> Chance:
    """The chance that a position goes on with; one and the same if it names none."""
    if not top.has("chance"):
        return Sealed(seed_bytes("position"))
    reader = Reader(top.table("chance"), " of chance", ["kind", "words", "counter"], above)
    try:
        return restore_chance(
            reader.word("kind", "sealed"),
            reader.word("words", "position"),
            reader.number("counter", 0, 0, MOST_SPENT),
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
        name, *values = entry.lower().split() or [""]
        if not all(value.isdecimal() and len(value) < 4 for value in values):
            raise BadPosition(
                f"{entry!r} in pending should be the name of a question and whole numbers."
            )
        found.append((name, [int(value) for value in values]))
    return found


def unfit(question: str) -> BadPosition:
    """The table is not as this open question needs it; what would be right is easily had."""
    return BadPosition(
        f"The question {question!r} does not fit the table. Without 'pending', one that fits is asked."
    )


def counted_names(counts: list[int], names: list[str]) -> list[str]:
    """[2, 0, 1] as ["2 apples", "pear"]."""
    return [
        names[at] if counts[at] == 1 else f"{counts[at]} {names[at]}"
        for at in range(len(counts))
        if counts[at] > 0
    ]


def one_of(word: str, known: Sequence[str], where: str) -> str:
    """The name that is meant, in whatever case; or a sentence with those that are near."""
    for name in known:
        if word.strip().lower() == name.lower():
            return name
    raise BadPosition(f"{where} cannot be {spelled(word)}. {suggest(word, list(known))}")


def read_name(word: str, numbers: dict[str, int], where: str) -> int:
    """One name, without a number before it."""
    name = word.strip().lower()
    if name not in numbers:
        number, _, name = name.rpartition(" ")
        if number and name in numbers:
            raise BadPosition(f"{word!r}{where} should be one name, as in {name!r}.")
        raise BadPosition(f"Nothing is called {word!r}{where}. {nearest(word, numbers)}")
    return numbers[name]


def nearest(word: str, numbers: dict[str, int]) -> str:
    """The name that was perhaps meant; words are joined by hyphens in names."""
    return suggest("-".join(word.split()), list(numbers))


def read_names(words: list[str], numbers: dict[str, int], where: str) -> list[int]:
    """["2 apples", "pear"] as [0, 0, 2], or a sentence about the word that is wrong."""
    found: list[int] = []
    for entry in words:
        number, _, name = entry.strip().rpartition(" ")
        known = name.lower()
        if number and not number.isdecimal():
            if known in numbers:
                raise BadPosition(
                    f"{entry!r}{where} should be a number and a name, as in '2 {known}'."
                )
            raise BadPosition(f"Nothing is called {entry!r}{where}. {nearest(entry, numbers)}")
        if known not in numbers:
            raise BadPosition(f"Nothing is called {name!r}{where}. {nearest(name, numbers)}")
        if len(number) > 2:
            raise BadPosition(f"{known}{where}: the number before a name is at most 99.")
        times = int(number) if number else 1
        found.extend([numbers[known]] * times)
    return found


@final
class Places:
    """Where cards are of which each exists once; a second place is refused with both."""

    def __init__(self, names: list[str]) -> None:
        self.names: Final = names
        self.found: Final[dict[int, str]] = {}

    def put(self, card: int, where: str) -> None:
        """`where` as in " in the hand of seat 2"."""
        if card in self.found:
            raise BadPosition(f"{self.names[card]} exists once: {both(self.found[card], where)}.")
        self.found[card] = where


def both(first: str, second: str) -> str:
    if first == second:
        return f"it cannot be there twice,{second}"
    return f"it cannot be{first} and{second}"


ANY: Final = "any"


def split_hand(words: list[str], where: str) -> tuple[list[str], int]:
    """The cards of a hand that are named, and how many others are dealt to it: "3 any"."""
    named: list[str] = []
    others = 0
    for entry in words:
        number, _, name = entry.strip().rpartition(" ")
        if name.lower() != ANY:
            named.append(entry)
        elif number.isdecimal() and len(number) < 3:
            others += int(number)
        elif number:
            raise BadPosition(f"{entry!r}{where} should be a number and the word, as in '2 any'.")
        else:
            others += 1
    return named, others
