"""The board as data: read from a text, checked, and turned into tables of numbers (EP1.4).

A board is TOML, as in `board.toml`, or the same as one line of JSON: that is how records and
positions keep a board of one's own, so that they can be replayed without its file.
"""

from __future__ import annotations

import json
import tomllib
import unicodedata
from importlib import resources
from math import gcd
from typing import Final, final

from mypy_extensions import i64

from deadwood.core.options import suggest
from deadwood.core.reason import BadOption, spelled
from deadwood.games.el_paso.cards import FACES, KINDS, NAMES, STAR, TILE_VALUES, TILES, Kind, tile

STANDARD: Final = "standard"
MARKS: Final = ["printed", "reviewed", "reconstructed"]
GIVEN: Final = "given"  # what an entry without a mark is: whoever wrote the board said so
SOURCES: Final = [*MARKS, GIVEN]

LONGEST: Final = 10_000  # characters; the largest board that is allowed needs 6,400
MOST_DOTS: Final = 20  # in a line; names are dotted once, and tomllib takes the square of the dots
MOST_TOWNS: Final = 12
LONGEST_NAME: Final = 20
HIGHEST_RATE: Final = 9
MOST_DICE: Final = 9
MOST_FACES: Final = 12
MOST_TILES: Final = 12  # of a kind


@final
class BoardEntry:
    """One thing that the board says, and where it comes from; `town` is empty if it is for all towns."""

    def __init__(self, town: str, what: str, value: object, mark: str) -> None:
        self.town: Final = town
        self.what: Final = what
        self.value: Final = value
        self.mark: Final = mark


@final
class Board:
    """What the engine asks. Places are bits by kind; `tiles` are numbers by tile."""

    def __init__(self) -> None:
        self.entries: Final[list[BoardEntry]] = []
        self.line = ""  # all of it, in one spelling
        self.towns: Final[list[str]] = []
        self.rates: Final[list[i64]] = []
        self.places: Final[list[i64]] = []
        self.lots: Final[list[list[bool]]] = []  # the places again, for those who look
        self.tiles: Final[list[i64]] = [0] * TILES
        self.printed: Final[list[list[int]]] = []  # the tiles again: by kind their values
        self.faces: Final[list[i64]] = []
        # What all see the same, ready to be shown.
        self.shown_rates: Final[list[int]] = []
        self.marks: Final[list[list[int]]] = []  # by town: of its name, its rate and its places
        self.risks: Final[list[list[int]]] = []  # by stars: the sheriffs come so often of so often
        self.draw: i64 = 0
        self.dice: i64 = 0

    def note(self, town: str, what: str, value: object, mark: str) -> None:
        self.entries.append(BoardEntry(town, what, value, mark))

    def has_place(self, town: i64, kind: Kind) -> bool:
        return (self.places[town] >> kind) & 1 == 1

    def share(self, face: i64) -> float:
        """How many of the faces of a die are this one."""
        return float(self.faces.count(face)) / float(len(self.faces))


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
    is_json = text.lstrip().startswith("{")
    if not is_json:
        check_dots(text)
    try:
        data = json.loads(text, object_pairs_hook=no_twins) if is_json else tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadOption(f"The board cannot be read: {error}.") from None
    if not data:
        raise BadOption("The board is empty; copy ours and correct it.")
    return table(data, "The board")


def check_dots(text: str) -> None:
    """A dotted name ends with its line; a line that begins with # is a comment, or part of a text."""
    for line in text.split("\n"):
        if line.count(".") > MOST_DOTS and not line.lstrip().startswith("#"):
            raise BadOption(f"A line of a board has at most {MOST_DOTS} dots.")


def no_twins(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """A JSON object in which no name stands twice, as in TOML."""
    names = [name for name, _ in pairs]
    if len(set(names)) != len(names):
        raise ValueError("a name stands there twice")
    return dict(pairs)


def table(value: object, where: str) -> dict[str, object]:
    if not isinstance(value, dict):
        raise BadOption(f"{where} must be a table, not {spelled(value)}.")
    return {str(key): part for key, part in value.items()}


def check_names(data: dict[str, object], where: str, names: list[str]) -> None:
    """Exactly these names; a missing or unknown one is named."""
    for name in data:
        if name not in names:
            raise BadOption(f"{where}: unknown name {name!r}. {suggest(name, names)}")
    for name in names:
        if name not in data:
            raise BadOption(f"{where}: {name} is missing.")


def marked(data: dict[str, object], name: str) -> tuple[object, str]:
    """An entry's value and its mark; without one it is GIVEN."""
    value = data[name]
    if isinstance(value, list) and len(value) == 2 and isinstance(value[1], str):
        if value[1] in MARKS or value[1] == GIVEN:
            return value[0], value[1]
        if not isinstance(value[0], str):  # two words can be two faces of a die
            raise BadOption(f"{name}: no mark {value[1]!r}. {suggest(value[1], MARKS)}")
    return value, GIVEN


def number(value: object, what: str, least: int, most: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise BadOption(
            f"{what} must be a whole number from {least} to {most}, not {spelled(value)}."
        )
    return value


def items(value: object, what: str, most: int) -> list[object]:
    if not isinstance(value, list) or not 1 <= len(value) <= most:
        raise BadOption(f"{what} must be a list of 1 to {most} entries, not {spelled(value)}.")
    return value


def build(data: dict[str, object]) -> Board:
    """Every entry is checked before it is kept, so that the canonical line can be written."""
    check_names(data, "The board", ["draw", "dice", "tiles", "towns"])
    dice = table(data["dice"], "The dice")
    check_names(dice, "The dice", ["number", "faces"])
    tiles = table(data["tiles"], "The tiles")
    check_names(tiles, "The tiles", NAMES)
    board = Board()
    tile_entries = [read_tiles(board, tiles, name) for name in NAMES]
    value, mark = marked(data, "draw")
    board.draw = number(value, "The number of tiles to draw", 1, sum(board.tiles))
    board.note("", "draw", int(board.draw), mark)
    value, mark = marked(dice, "number")
    board.dice = number(value, "The number of dice", 1, MOST_DICE)
    board.note("", "number", int(board.dice), mark)
    read_faces(board, dice)
    board.entries.extend(tile_entries)
    for item in items(data["towns"], "The list of towns", MOST_TOWNS):
        read_town(board, table(item, "A town"))
    board.line = write(board.entries)
    board.shown_rates.extend([int(rate) for rate in board.rates])
    for stars in range(board.dice + 1):
        board.risks.append(risk(board, board.dice - stars))
    return board


def risk(board: Board, left: i64) -> list[int]:
    """That every die that is left shows a star (EP4.3), in lowest terms."""
    stars = board.faces.count(STAR)
    common = gcd(stars, len(board.faces))
    dice = int(left)
    return [(stars // common) ** dice, (len(board.faces) // common) ** dice]


def read_faces(board: Board, dice: dict[str, object]) -> None:
    value, mark = marked(dice, "faces")
    for face in items(value, "The faces of a die", MOST_FACES):
        if face not in FACES:
            raise BadOption(f"No face {spelled(face)}. {suggest(str(face)[:20], FACES)}")
        board.faces.append(FACES.index(str(face)))
    board.faces.sort()
    if STAR not in board.faces:
        raise BadOption("A die needs at least one star, or the sheriffs would never come.")
    board.note("", "faces", [FACES[face] for face in board.faces], mark)


def read_tiles(board: Board, tiles: dict[str, object], name: str) -> BoardEntry:
    value, mark = marked(tiles, name)
    values = [
        number(part, f"A {name} tile", 1, int(TILE_VALUES))
        for part in items(value, f"The {name} tiles", MOST_TILES)
    ]
    for worth in values:
        board.tiles[tile(NAMES.index(name), worth)] += 1
    board.printed.append(sorted(values))
    return BoardEntry("", name, sorted(values), mark)


def read_town(board: Board, data: dict[str, object]) -> None:
    """Its name, its rate, and its places as bits."""
    check_names(data, f"The town {spoken_name(data)}", ["name", "rate", *NAMES])
    name, mark = marked(data, "name")
    if not isinstance(name, str) or not is_name(name):
        raise BadOption(
            f"A town has a name of 1 to {LONGEST_NAME} visible characters: {spelled(name)}."
        )
    if plain_name(name) in [plain_name(town) for town in board.towns]:
        raise BadOption(f"Two towns are called {name}.")
    board.towns.append(name)
    board.note(name, "name", name, mark)
    value, mark = marked(data, "rate")
    board.rates.append(number(value, f"{name}: the rate", 1, HIGHEST_RATE))
    board.note(name, "rate", int(board.rates[-1]), mark)
    places: i64 = 0
    for kind in range(KINDS):
        here, mark = marked(data, NAMES[kind])
        if not isinstance(here, bool):
            raise BadOption(f"{name}: {NAMES[kind]} must be true or false, not {spelled(here)}.")
        if here:
            places |= i64(1) << kind
        board.note(name, NAMES[kind], here, mark)
    if places == 0:
        raise BadOption(f"{name} has no place at all; a town has at least one.")
    board.places.append(places)
    entries = [entry for entry in board.entries if entry.town == name]
    board.marks.append([SOURCES.index(entry.mark) for entry in entries])
    board.lots.append([board.has_place(len(board.lots), kind) for kind in range(KINDS)])


def spoken_name(data: dict[str, object]) -> str:
    """What to call a town in an error before its name is known to be one."""
    name = data.get("name", "")
    if isinstance(name, list) and name:
        name = name[0]
    return name if isinstance(name, str) and is_name(name) else "without a name"


def is_name(name: str) -> bool:
    """Short, printable, and with something to see in it."""
    visible = name.isprintable() and any(letter.isalnum() for letter in name)
    return len(name) <= LONGEST_NAME and visible and name == name.strip()


def plain_name(name: str) -> str:
    """Names that look the same are the same."""
    return unicodedata.normalize("NFKC", name).casefold()


def write(entries: list[BoardEntry]) -> str:
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
