"""Write `fields.py` and `moves.py` of every game that has a `schema.py`: accessors and packing.

A test fails when one of them does not match its schema.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any, Final

from deadwood.core.move_table import MoveKind, MoveTable
from deadwood.core.schema import FLAG, NOBODY_SEES, NUMBER, OWN, PILE, Field, Schema
from deadwood.core.types import HIDDEN
from scripts.formatted import formatted

MOST_BITS: Final = 62  # in one number

ROOT: Final = Path(__file__).resolve().parent.parent
GAMES: Final = ROOT / "src" / "deadwood" / "games"

HEAD: Final = '''"""The fields of a state. Written by `make types` from `schema.py`: change that, not this.

A table has `name`, `set_name`, `add_name` (so many more, where it counts), `list_name` (over its last
axis) and `bits_name` (where that is not 0, a bit each). A pile has `name_size`, `name` (by place, the bottom is 0), `set_name`,
`put_name`, `pop_name` (from the
top), `take_name` (by place; what is above comes down), `has_name`, `clear_name` and `list_name`.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import {types}

from deadwood.core.chance import Chance
{events}from deadwood.core.schema import Schema{no_room}
from deadwood.core.state import State
{views}from deadwood.games.{folder}.schema import {tables}
'''

MOVES_HEAD: Final = '''"""Moves as small numbers: packing and unpacking. Written by `make types` from `schema.py`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from deadwood.core.types import Move

'''


class Writer:
    """The text of one game's file."""

    def __init__(self, folder: str, schema: Schema, tells: bool) -> None:
        self.folder = folder
        self.schema = schema
        self.tells = tells  # whether the game has a table of events
        self.shown = [field for field in schema.fields if field.view]  # as it is, by views
        self.cell = schema.cells
        self.lines: list[str] = []

    def text(self) -> str:
        schema = self.schema
        has_piles = any(field.shape == PILE for field in schema.fields)
        small = self.cell != "i64"
        self.lines = HEAD.format(
            types=f"{self.cell}, i64" if small else "i64",
            no_room=", no_room" if has_piles else "",
            tables="EVENTS, STATE" if self.tells else "STATE",
            events="from deadwood.core.event import EventTable\n" if self.tells else "",
            views="from deadwood.core.types import Seat\nfrom deadwood.core.view import View, plain\n"
            if self.shown
            else "",
            folder=self.folder,
        ).split("\n")
        if schema.seat:
            self.add(0, f"EACH: Final = {schema.seat}  # cells of a seat, behind those of all")
        for field in schema.fields:
            if not field.is_plain():
                first = schema.common if field.by_seat else 0
                self.add(0, f"{constant(field)}: Final = {first + field.offset}")
                if field.shape == PILE:
                    self.add(0, f"{constant(field)}_ROOM: Final = {field.room}")
        self.add(0, "")
        self.add(0, f"NO_CELLS: Final[vec[{self.cell}]] = vec[{self.cell}]()")
        self.add(
            0,
            f"BLANKS: Final = [vec[{self.cell}](STATE.blank(players)) for players in "
            "range(STATE.seats + 1)]",
        )
        self.add(0, "", "", f"class {schema.game}Fields(State):")
        self.frame()
        for field in schema.fields:
            if not field.is_plain():
                self.add(0, "", f"    # {field.name}: {field.meaning}")
                if field.shape == PILE:
                    self.pile(field)
                else:
                    self.table(field)
        if self.shown:
            self.view()
        return formatted("\n".join(self.lines) + "\n")

    def add(self, deep: int, *lines: str) -> None:
        self.lines += ["    " * deep + line if line else "" for line in lines]

    def method(self, name: str, arguments: list[str], answer: str, *body: str) -> None:
        inside = ", ".join(["self", *arguments])
        self.add(0, "")
        self.add(1, f"def {name}({inside}) -> {answer}:")
        self.add(2, *body)

    # What all have.

    def frame(self) -> None:
        plain = self.schema.plain
        self.method("__init__", ["players: i64", "chance: Chance"], "None")
        self.add(2, "super().__init__(players, chance)")
        self.add(2, f"self.cells: vec[{self.cell}] = NO_CELLS")
        for field in plain:
            kind, value = ("bool", "False") if field.shape == FLAG else ("i64", str(field.blank))
            self.add(2, f"self.{field.name}: {kind} = {value}  # {field.meaning}")
        self.method("schema", [], "Schema", "return STATE")
        if self.tells:
            self.method("event_table", [], "EventTable", "return EVENTS")
        self.method(
            "copy_to",
            [f"twin: {self.schema.game}Fields"],
            "None",
            '"""Everything but chance, into a state that has just been made."""',
            "twin.pending = self.pending.copy()",
            "twin.cells = self.cells[:]",
            *[f"twin.{field.name} = self.{field.name}" for field in plain],
        )
        self.method(
            "clear",
            [],
            "None",
            '"""Make it an empty one."""',
            "self.cells = BLANKS[self.players][:]",
            *[
                f"self.{field.name} = {bool(field.blank) if field.shape == FLAG else field.blank}"
                for field in plain
            ],
        )
        self.hide()
        inside = ", ".join(f"int(self.{field.name})" for field in plain)
        self.method("plain_numbers", [], "list[int]", f"return [{inside}]")
        self.method("cell_numbers", [], "list[int]", "return [int(cell) for cell in self.cells]")
        self.method(
            "fill",
            ["plain: list[int]", "cells: list[int]"],
            "None",
            f"self.cells = vec[{self.cell}](cells)",
            *[
                f"self.{field.name} = plain[{at}]" + (" == 1" if field.shape == FLAG else "")
                for at, field in enumerate(plain)
            ],
        )

    def hide(self) -> None:
        """What seats do not see; a field of which the game says who sees it is left to the game."""
        body = [
            '"""Cover what this seat may not see. What is there is HIDDEN; that it is there is not."""'
        ]
        hidden = [field for field in self.schema.fields if field.seen in (OWN, NOBODY_SEES)]
        assert not any(field.is_plain() for field in hidden), "a plain number is hidden by the game"
        own = [field for field in hidden if field.seen == OWN]
        if own:
            body += ["for other in range(self.players):", "    if other != seat:"]
            for field in own:
                body += ["        " + line for line in self.cover(field, "other * EACH")]
        for field in hidden:
            if field not in own:
                body += self.cover(field, "")
        self.method("hide_from", ["seat: i64"], "None", *body)

    def cover(self, field: Field, record: str) -> list[str]:
        """Numbers that count are covered all; of cards in a row, those that are there."""
        first = f"{constant(field)} + {record}" if record else constant(field)
        size = self.schema.part(field)
        if field.shape == PILE:
            step = field.room + 1
            return [
                f"for base in range({first}, {first} + {size}, {step}):",
                f"    for place in range(base + 1, base + 1 + {self.read('base')}):",
                f"        self.cells[place] = {HIDDEN}",
            ]
        if field.counts():
            return [
                f"for place in range({first}, {first} + {size}):",
                f"    self.cells[place] = {HIDDEN}",
            ]
        if size == 1:
            return [
                f"if self.cells[{first}] != {field.blank}:",
                f"    self.cells[{first}] = {HIDDEN}",
            ]
        return [
            f"for place in range({first}, {first} + {size}):",
            f"    if self.cells[place] != {field.blank}:",
            f"        self.cells[place] = {HIDDEN}",
        ]

    def view(self) -> None:
        """What a view shows as it is in the half of a state that its seat sees."""
        game = self.schema.game
        self.add(0, "", "", f"class {game}Shown(View):")
        self.add(1, '"""What a view shows as it is in the state."""', "")
        self.add(1, f"def __init__(self, shown: {game}Fields, seat: Seat) -> None:")
        self.add(2, "super().__init__(seat)", "self.shown: Final = shown")
        for field in self.shown:
            kind, value = self.shown_as(field)
            self.add(0, "")
            self.add(1, "@property", f"def {field.view}(self) -> {kind}:")
            self.add(2, f'"""{field.meaning}"""', f"return {value}")
        self.method(
            "as_it_is",
            [],
            "dict[str, object]",
            "return {" + ", ".join(f'"{one.view}": self.{one.view}' for one in self.shown) + "}",
        )

    def shown_as(self, field: Field) -> tuple[str, str]:
        """The type of a field in a view, and where it comes from."""
        name, unit = f"self.shown.{field.name}", f" * {field.unit}" if field.unit > 1 else ""
        if field.shape == FLAG:
            return "bool", name
        if field.shape == NUMBER:
            return "int", f"{name}{unit}"
        rows = f"self.shown.list_{field.name}"
        deep = len(field.axes) - (0 if field.shape == PILE else 1)
        if deep == 0:
            inner = f"[int(one){unit} for one in {rows}()]" if unit else f"plain({rows}())"
            return "list[int]", inner
        assert deep == 1, f"{field.name}: a view shows it in its own way"
        number = "self.shown.players" if field.by_seat else str(field.axes[0].room)
        if field.shape == PILE:
            return "list[list[int]]", f"[plain({rows}(at)) for at in range({number})]"
        last = field.axes[1].room
        each = f"int(self.shown.{field.name}(at, which)){unit}"
        return "list[int]", f"[{each} for at in range({number}) for which in range({last})]"

    # Fields with a shape.

    def place(self, field: Field, depth: int) -> tuple[list[str], str]:
        """The arguments that say which, and where its cells begin; `depth` axes are named."""
        schema = self.schema
        names = [axis.name for axis in field.axes[:depth]]
        terms = [constant(field)]
        step = schema.part(field)
        rooms = schema.rooms(field)
        if field.by_seat:
            if depth:
                terms.append("seat * EACH")
            names_left, axes = names[1:], field.axes[1:]
        else:
            names_left, axes = names, field.axes
        for at in range(len(axes)):
            step //= rooms[at]
            if at < len(names_left):
                terms.append(names_left[at] if step == 1 else f"{names_left[at]} * {step}")
        return [f"{name}: i64" for name in names], " + ".join(terms)

    def read(self, where: str) -> str:
        cell = f"self.cells[{where}]"
        # int, because calling i64 costs an interpreted state half a microsecond, and a compiled one nothing.
        return cell if self.cell == "i64" else f"int({cell})"

    def cast(self, value: str) -> str:
        return value if self.cell == "i64" else f"int({value})"

    def table(self, field: Field) -> None:
        names, where = self.place(field, len(field.axes))
        self.method(field.name, names, "i64", f"return {self.read(where)}")
        value = self.cast("to")
        self.method(
            f"set_{field.name}", [*names, "to: i64"], "None", f"self.cells[{where}] = {value}"
        )
        if field.counts():
            if self.cell == "i64":
                body = [f"self.cells[{where}] += by"]
            else:
                body = [
                    f"at: i64 = {where}",
                    "self.cells[at] = int(self.cells[at] + int(by))",
                ]
            self.method(f"add_{field.name}", [*names, "by: i64"], "None", *body)
        last = field.axes[-1]
        names, where = self.place(field, len(field.axes) - 1)
        if field.counts() and not last.of_seats() and last.room <= MOST_BITS:
            self.method(
                f"bits_{field.name}",
                names,
                "i64",
                "cells = self.cells",
                f"base: i64 = {where}",
                "bits: i64 = 0",
                f"for at in range(i64({last.room})):",
                "    bits |= i64(cells[base + at] != 0) << at  # no branch: nobody can foretell it",
                "return bits",
            )
        number = "self.players" if last.of_seats() else f"i64({last.room})"
        if last.of_seats() and len(field.axes) == 1:
            each = f"{where} + at * EACH"
        else:
            each = f"{where} + at"
        self.method(
            f"list_{field.name}",
            names,
            "list[i64]",
            f"found: list[i64] = [0] * {number}",
            f"for at in range({number}):",
            f"    found[at] = {self.read(each)}",
            "return found",
        )

    def pile(self, field: Field) -> None:
        names, where = self.place(field, len(field.axes))
        name = field.name
        room = f"{constant(field)}_ROOM"
        size = self.read(where)
        self.method(f"{name}_size", names, "i64", f"return {size}")
        self.method(name, [*names, "at: i64"], "i64", f"return {self.read(f'{where} + 1 + at')}")
        self.method(
            f"set_{name}",
            [*names, "at: i64", "to: i64"],
            "None",
            f"self.cells[{where} + 1 + at] = {self.cast('to')}",
        )
        self.method(
            f"put_{name}",
            [*names, "what: i64"],
            "None",
            f"base: i64 = {where}",
            f"size: i64 = {self.read('base')}",
            f"if size == {room}:",
            f'    raise no_room("{field.meaning}", {room})',
            f"self.cells[base + 1 + size] = {self.cast('what')}",
            f"self.cells[base] = {self.cast('size + 1')}",
        )
        self.method(
            f"pop_{name}",
            names,
            "i64",
            f"base: i64 = {where}",
            f"size: i64 = {self.read('base')}",
            f"what: i64 = {self.read('base + size')}",
            "self.cells[base + size] = 0",
            f"self.cells[base] = {self.cast('size - 1')}",
            "return what",
        )
        self.method(
            f"take_{name}",
            [*names, "at: i64"],
            "i64",
            f"base: i64 = {where}",
            f"size: i64 = {self.read('base')}",
            f"what: i64 = {self.read('base + 1 + at')}",
            "for place in range(base + 1 + at, base + size):",
            "    self.cells[place] = self.cells[place + 1]",
            "self.cells[base + size] = 0",
            f"self.cells[base] = {self.cast('size - 1')}",
            "return what",
        )
        self.method(
            f"has_{name}",
            [*names, "what: i64"],
            "bool",
            f"base: i64 = {where}",
            f"for place in range(base + 1, base + 1 + {self.read('base')}):",
            f"    if {self.read('place')} == what:",
            "        return True",
            "return False",
        )
        self.method(
            f"clear_{name}",
            names,
            "None",
            f"base: i64 = {where}",
            f"for place in range(base, base + 1 + {self.read('base')}):",
            "    self.cells[place] = 0",
        )
        self.method(
            f"list_{name}",
            names,
            "list[i64]",
            f"base: i64 = {where} + 1",
            f"size: i64 = {self.read('base - 1')}",
            "found: list[i64] = [0] * size",
            "for at in range(size):",
            f"    found[at] = {self.read('base + at')}",
            "return found",
        )


def constant(field: Field) -> str:
    return field.name.upper()


def moves_text(table: MoveTable) -> str:
    """The text of a game's `moves.py`."""
    lines: list[str] = []
    for kind in table.kinds:
        lines.append(f"{kind.name.upper().replace('-', '_')}: Final[i64] = {kind.first}")
    lines.append(f"SPACE: Final[i64] = {len(table.of_move)}")
    for kind in table.kinds:
        if kind.parts.parts:
            lines += packing(kind)
    return formatted(MOVES_HEAD + "\n".join(lines) + "\n")


def packing(kind: MoveKind) -> list[str]:
    """Functions for one kind of move: is it one, make one, and what it speaks of."""
    name = kind.name.replace("-", "_")
    first = name.upper()
    parts = kind.parts.parts
    packed = ""
    for one in parts:
        value = f"{one.name} - {one.meaning.least}" if one.meaning.least else one.name
        packed = f"{bracketed(packed)} * {one.meaning.size()} + {value}" if packed else value
    arguments = ", ".join(f"{one.name}: i64" for one in parts)
    lines = [
        *("", ""),
        f"def is_{name}(move: Move) -> bool:",
        f"    return {first} <= move < {kind.first + kind.size}",
        *("", ""),
        f"def {name}({arguments}) -> Move:",
        f"    return {first} + {packed}",
    ]
    step = kind.size
    for one in parts:
        step //= one.meaning.size()
        found = f"move - {first}"
        if step > 1:
            found = f"{bracketed(found)} // {step}"
        if one is not parts[0]:
            found = f"{bracketed(found)} % {one.meaning.size()}"
        if one.meaning.least:
            found = f"{found} + {one.meaning.least}"
        lines += ["", "", f"def {name}_{one.name}(move: Move) -> i64:", f"    return {found}"]
    return lines


def bracketed(term: str) -> str:
    return f"({term})" if " " in term else term


def games() -> dict[str, Any]:
    """By folder: the `schema.py` of every game that has one."""
    return {
        path.parent.name: import_module(f"deadwood.games.{path.parent.name}.schema")
        for path in sorted(GAMES.glob("*/schema.py"))
    }


def files(folder: str, schema: Any) -> dict[Path, str]:
    """What is written of one game."""
    writer = Writer(folder, schema.STATE, hasattr(schema, "EVENTS"))
    found = {GAMES / folder / "fields.py": writer.text()}
    if hasattr(schema, "MOVES"):
        found[GAMES / folder / "moves.py"] = moves_text(schema.MOVES)
    return found


def main() -> None:
    for folder, schema in games().items():
        for path, text in files(folder, schema).items():
            path.write_text(text, encoding="utf-8")
