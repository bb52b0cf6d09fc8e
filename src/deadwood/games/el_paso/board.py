"""The board as data: read from a text, checked, and turned into tables of numbers (EP1.4).

A board is TOML, as in `board.toml`, or the same as one line of JSON: that is how records and
positions keep a board of one's own, so that they can be replayed without its file.
"""

from __future__ import annotations

import json
import tomllib
from importlib import resources
from typing import Final, final

from mypy_extensions import i64

from deadwood.core.options import suggest
from deadwood.core.reason import BadOption
from deadwood.games.el_paso.cards import FACES, KINDS, NAMES, TILE_VALUES, TILES, Kind, tile

STANDARD: Final = "standard"
MARKS: Final = ["printed", "reviewed", "reconstructed"]
GIVEN: Final = "given"  # what an entry without a mark is: whoever wrote the board said so

LONGEST: Final = 20_000  # characters
MOST_TOWNS: Final = 12
LONGEST_NAME: Final = 20
HIGHEST_RATE: Final = 9
MOST_DICE: Final = 9
MOST_FACES: Final = 12
MOST_TILES: Final = 12  # of a kind


@final
class Entry:
    """One thing that the board says, and where it comes from; `town` is empty if it is for all."""

    def __init__(self, town: str, what: str, value: object, mark: str) -> None:
        self.town: Final = town
        self.what: Final = what
        self.value: Final = value
        self.mark: Final = mark


@final
class Board:
    """What the engine asks. Places are bits by kind; `tiles` are numbers by tile."""

    def __init__(self, entries: list[Entry], line: str) -> None:
        self.entries: Final = entries
        self.line: Final = line
        self.towns: Final[list[str]] = []
        self.rates: Final[list[i64]] = []
        self.places: Final[list[i64]] = []
        self.tiles: Final[list[i64]] = [0] * TILES
        self.faces: Final[list[i64]] = []
        self.draw: i64 = 0
        self.dice: i64 = 0

    def has_place(self, town: i64, kind: Kind) -> bool:
        return (self.places[town] >> kind) & 1 == 1


def load(text: str) -> Board:
    """The board that a text describes, or BadOption; the word `standard` is the one we ship."""
    if text.strip().lower() == STANDARD:
        return STANDARD_BOARD
    board = build(parse(text))
    return STANDARD_BOARD if board.line == STANDARD_BOARD.line else board


def canonical(text: str) -> str:
    """A board as the value of an option: the word for ours, one line of JSON for any other."""
    board = load(text)
    return STANDARD if board is STANDARD_BOARD else board.line


def parse(text: str) -> dict[str, object]:
    if len(text) > LONGEST:
        raise BadOption(f"A board has at most {LONGEST:,} characters, not {len(text):,}.")
    try:
        data = json.loads(text) if text.lstrip().startswith("{") else tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadOption(f"The board cannot be read: {error}.") from None
    if not data:
        raise BadOption("The board is empty; copy ours and correct it.")
    return table(data, "The board")


def table(value: object, where: str) -> dict[str, object]:
    if not isinstance(value, dict):
        raise BadOption(f"{where} must be a table, not {value!r}.")
    return {str(key): part for key, part in value.items()}


def check_names(data: dict[str, object], where: str, names: list[str]) -> None:
    """Exactly these names; a missing or unknown one is named."""
    for name in data:
        if name not in names:
            raise BadOption(f"{where}: unknown name {name!r}. {suggest(name, names)}")
    for name in names:
        if name not in data:
            raise BadOption(f"{where}: {name} is missing.")


@final
class Collector:
    """Takes the entries one by one; what it has seen makes the canonical line."""

    def __init__(self) -> None:
        self.entries: Final[list[Entry]] = []

    def take(self, data: dict[str, object], name: str, town: str = "") -> object:
        """The value of an entry, with or without its mark."""
        value = data[name]
        mark = GIVEN
        if isinstance(value, list) and len(value) == 2 and isinstance(value[1], str):
            if value[1] in MARKS or value[1] == GIVEN:
                value, mark = value[0], value[1]
            elif not isinstance(value[0], str):  # two words can be two faces of a die
                raise BadOption(f"{name}: no mark {value[1]!r}. {suggest(value[1], MARKS)}")
        self.entries.append(Entry(town, name, value, mark))
        return value


def number(value: object, what: str, least: int, most: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise BadOption(f"{what} must be a whole number from {least} to {most}, not {value!r}.")
    return value


def items(value: object, what: str, most: int) -> list[object]:
    if not isinstance(value, list) or not 1 <= len(value) <= most:
        raise BadOption(f"{what} must be a list of 1 to {most} entries, not {value!r}.")
    return value


def build(data: dict[str, object]) -> Board:
    check_names(data, "The board", ["draw", "dice", "tiles", "towns"])
    collector = Collector()
    drawn = collector.take(data, "draw")
    dice = table(data["dice"], "The dice")
    check_names(dice, "The dice", ["number", "faces"])
    how_many = collector.take(dice, "number")
    faces = read_faces(collector.take(dice, "faces"))
    tiles = table(data["tiles"], "The tiles")
    check_names(tiles, "The tiles", NAMES)
    values = [read_tiles(collector.take(tiles, name), name) for name in NAMES]
    towns = [
        read_town(collector, item) for item in items(data["towns"], "The list of towns", MOST_TOWNS)
    ]
    board = Board(collector.entries, write(collector.entries))
    total = 0
    for kind in range(KINDS):
        for value in values[kind]:
            board.tiles[tile(kind, value)] += 1
            total += 1
    board.draw = number(drawn, "The number of tiles to draw", 1, total)
    board.dice = number(how_many, "The number of dice", 1, MOST_DICE)
    board.faces.extend(faces)
    for name, rate, places in towns:
        if name in board.towns:
            raise BadOption(f"Two towns are called {name}.")
        board.towns.append(name)
        board.rates.append(rate)
        board.places.append(places)
    return board


def read_faces(value: object) -> list[i64]:
    faces: list[i64] = []
    for face in items(value, "The faces of a die", MOST_FACES):
        if face not in FACES:
            raise BadOption(f"No face {face!r}. {suggest(str(face), FACES)}")
        faces.append(FACES.index(str(face)))
    if 0 not in faces:
        raise BadOption("A die needs at least one star, or the sheriffs would never come.")
    return faces


def read_tiles(value: object, name: str) -> list[i64]:
    return [
        number(part, f"A {name} tile", 1, int(TILE_VALUES))
        for part in items(value, f"The {name} tiles", MOST_TILES)
    ]


def read_town(collector: Collector, item: object) -> tuple[str, i64, i64]:
    """Its name, its rate, and its places as bits."""
    data = table(item, "A town")
    check_names(data, f"The town {spoken_name(data)}", ["name", "rate", *NAMES])
    name = collector.take(data, "name")
    if not isinstance(name, str) or not is_name(name):
        raise BadOption(f"A town has a name of 1 to {LONGEST_NAME} visible characters: {name!r}.")
    rate = number(collector.take(data, "rate", name), f"{name}: the rate", 1, HIGHEST_RATE)
    places: i64 = 0
    for kind in range(KINDS):
        here = collector.take(data, NAMES[kind], name)
        if not isinstance(here, bool):
            raise BadOption(f"{name}: {NAMES[kind]} must be true or false, not {here!r}.")
        if here:
            places |= i64(1) << kind
    if places == 0:
        raise BadOption(f"{name} has no place at all; a town has at least one.")
    return name, rate, places


def spoken_name(data: dict[str, object]) -> str:
    """What to call a town in an error before its name is known to be one."""
    name = data.get("name", "")
    if isinstance(name, list) and name:
        name = name[0]
    return name if isinstance(name, str) and is_name(name) else "without a name"


def is_name(name: str) -> bool:
    return 0 < len(name) <= LONGEST_NAME and name.isprintable() and name == name.strip()


def write(entries: list[Entry]) -> str:
    """The canonical line: the same for every spelling of the same board."""
    plain: dict[str, object] = {}
    tiles: dict[str, object] = {}
    dice: dict[str, object] = {}
    towns: list[dict[str, object]] = []
    for entry in entries:
        marked = [entry.value, entry.mark]
        if entry.what == "name":
            towns.append({"name": marked})
        elif entry.town:
            towns[-1][entry.what] = marked
        elif entry.what in ("number", "faces"):
            dice[entry.what] = marked
        elif entry.what in NAMES:
            tiles[entry.what] = marked
        else:
            plain[entry.what] = marked
    data = {**plain, "dice": dice, "tiles": tiles, "towns": towns}
    return json.dumps(data, separators=(",", ":"))


def shipped() -> str:
    """The text of our own board, for those who want to correct it."""
    file = resources.files("deadwood.games.el_paso") / "board.toml"
    return file.read_text(encoding="utf-8")


STANDARD_BOARD: Final = build(parse(shipped()))
