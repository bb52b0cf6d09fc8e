"""What a state is made of, said once.

A game's `schema.py` describes every field of its state: name, shape, range, meaning, and who may see
it. `scripts/state_fields.py` writes the game's `fields.py` from it: a class with an accessor for each
field, in which everything with a shape lies in one flat vector. So a clone is one copy, and rules
read `s.hand(seat, kind)`. Everything that need not be fast - equality, digest, the stored form, the
table of the layout - is done here, for all games.

The vector begins with what all share; then comes a record of the same length for every seat. So what
belongs to a seat lies together, and a table for three has no room for the seats of seven.
"""

from __future__ import annotations

from typing import Final, final

from deadwood.core.reason import BadPosition, spelled

# Who may see a field.
ALL: Final = "all"  # everybody
OWN: Final = "own"  # each seat its own part
NOBODY_SEES: Final = "nobody"
GAME_SAYS: Final = "game"  # it depends: the game hides it

# What shape it has.
NUMBER: Final = "number"  # one number, an attribute
FLAG: Final = "flag"  # yes or no, an attribute
TABLE: Final = "table"  # a number for each seat, for each kind, for each kind of each seat …
PILE: Final = "pile"  # so many of a row of numbers, for each seat, for each kind … or once


@final
class Axis:
    """One way to count in a table: `name` is what a rule calls it, `room` how many there are."""

    def __init__(self, name: str, room: int) -> None:
        self.name: Final = name
        self.room: Final = room

    def of_seats(self) -> bool:
        """Whether there are as many as play."""
        return self.room == 0


SEAT: Final = Axis("seat", 0)
OTHER: Final = Axis("other", 0)  # another seat, for what lies between two


@final
class Field:
    """One field. `least` and `most` are its range, `blank` what an empty state has there.

    `view` is its name in a view, if a view shows it as it is; `unit` is what 1 stands for there.
    """

    def __init__(
        self,
        shape: str,
        name: str,
        meaning: str,
        axes: list[Axis],
        least: int,
        most: int,
        blank: int,
        seen: str,
        room: int = 0,
        view: str = "",
        unit: int = 1,
    ) -> None:
        self.shape: Final = shape
        self.name: Final = name
        self.meaning: Final = meaning
        self.axes: Final = axes
        self.least: Final = least
        self.most: Final = most
        self.blank: Final = blank
        self.seen: Final = seen
        self.room: Final = room  # of a pile
        self.view: Final = view
        self.unit: Final = unit
        self.by_seat: Final = len(axes) > 0 and axes[0] is SEAT
        self.offset: int = 0  # in the vector, or in the record of a seat

    def is_plain(self) -> bool:
        """Whether it is an attribute, and not in the vector."""
        return self.shape == NUMBER or self.shape == FLAG

    def counts(self) -> bool:
        """Whether it says how many; what can be negative is the name of something, or of nothing."""
        return self.least >= 0


def number(
    name: str,
    meaning: str,
    least: int,
    most: int,
    blank: int = 0,
    seen: str = ALL,
    view: str = "",
    unit: int = 1,
) -> Field:
    return Field(NUMBER, name, meaning, [], least, most, blank, seen, 0, view, unit)


def flag(name: str, meaning: str, seen: str = ALL, view: str = "") -> Field:
    return Field(FLAG, name, meaning, [], 0, 1, 0, seen, 0, view)


def table(
    name: str,
    meaning: str,
    axes: list[Axis],
    least: int,
    most: int,
    blank: int = 0,
    seen: str = ALL,
    view: str = "",
    unit: int = 1,
) -> Field:
    return Field(TABLE, name, meaning, axes, least, most, blank, seen, 0, view, unit)


def pile(
    name: str,
    meaning: str,
    axes: list[Axis],
    room: int,
    least: int,
    most: int,
    seen: str = ALL,
    view: str = "",
) -> Field:
    return Field(PILE, name, meaning, axes, least, most, 0, seen, room, view)


@final
class Slot:
    """Where a field lies in the vector of a state, for those who make tensors of it."""

    def __init__(self, field: Field, seat: int, offset: int, length: int) -> None:
        self.field: Final = field
        self.seat: Final = seat  # whose it is; -1 if it belongs to all
        self.offset: Final = offset
        self.length: Final = length


@final
class Schema:
    """All fields of a game's state; `game` as in `ElPasoState`, `seats` the most that can play.

    `cells` is the type of the vector: "i64", or "i16" where there are many and a copy must be short.
    """

    def __init__(self, game: str, seats: int, fields: list[Field], cells: str = "i64") -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.fields: Final = fields
        self.cells: Final = cells
        self.plain: Final = [field for field in fields if field.is_plain()]
        self.common: int = 0  # cells that all share
        self.seat: int = 0  # cells of each seat
        for field in fields:
            if field.by_seat:
                field.offset = self.seat
                self.seat += self.part(field)
            elif not field.is_plain():
                field.offset = self.common
                self.common += self.part(field)

    # Where things lie.

    def rooms(self, field: Field) -> list[int]:
        """How long each axis is in the vector, the one by seat left out where it comes first."""
        axes = field.axes[1:] if field.by_seat else field.axes
        return [self.seats if axis.of_seats() else axis.room for axis in axes]

    def part(self, field: Field) -> int:
        """How many cells a field takes, or takes in the record of each seat."""
        cells = field.room + 1 if field.shape == PILE else 1
        for room in self.rooms(field):
            cells *= room
        return cells

    def length(self, players: int) -> int:
        return self.common + players * self.seat

    def starts(self, field: Field, players: int) -> list[int]:
        """Where the cells of a field begin: of the numbers of a table, or of each of its piles."""
        if field.by_seat:
            found = [self.common + seat * self.seat + field.offset for seat in range(players)]
        else:
            found = [field.offset]
        axes = field.axes[1:] if field.by_seat else field.axes
        step = self.part(field)
        for axis in axes:
            room = self.seats if axis.of_seats() else axis.room
            there = players if axis.of_seats() else room
            step //= room
            found = [start + at * step for start in found for at in range(there)]
        return found

    def layout(self, players: int) -> list[Slot]:
        """The vector of a state (`State.vector`) from front to end: first the plain numbers."""
        found = [Slot(field, -1, at, 1) for at, field in enumerate(self.plain)]
        first = len(self.plain)
        for field in self.fields:
            if not field.is_plain() and not field.by_seat:
                found.append(Slot(field, -1, first + field.offset, self.part(field)))
        for seat in range(players):
            base = first + self.common + seat * self.seat
            for field in self.fields:
                if field.by_seat:
                    found.append(Slot(field, seat, base + field.offset, self.part(field)))
        return found

    def blank(self, players: int) -> list[int]:
        """The cells of an empty state."""
        cells = [0] * self.length(players)
        for field in self.fields:
            if field.shape == TABLE:
                for at in self.starts(field, players):
                    cells[at] = field.blank
        return cells

    # What is there.

    def value(self, field: Field, players: int, plain: list[int], cells: list[int]) -> object:
        """A field as a number, a flag, or a tuple: of numbers, or of the piles of several."""
        if field.shape == NUMBER:
            return plain[self.plain.index(field)]
        if field.shape == FLAG:
            return plain[self.plain.index(field)] == 1
        starts = self.starts(field, players)
        if field.shape == TABLE:
            return tuple([cells[at] for at in starts])
        piles = [tuple(cells[at + 1 : at + 1 + cells[at]]) for at in starts]
        return tuple(piles) if field.axes else piles[0]

    def values(self, players: int, plain: list[int], cells: list[int]) -> tuple[object, ...]:
        """All fields in their order."""
        return tuple([self.value(field, players, plain, cells) for field in self.fields])

    # The stored form: what is not as in an empty state, by name.

    def stored(self, players: int, plain: list[int], cells: list[int]) -> dict[str, object]:
        found: dict[str, object] = {}
        for field in self.fields:
            if field.is_plain():
                value = plain[self.plain.index(field)]
                if value != field.blank:
                    found[field.name] = value
            elif field.shape == TABLE:
                row = [cells[at] for at in self.starts(field, players)]
                there = [at for at in range(len(row)) if row[at] != field.blank]
                if 2 * len(there) > len(row):
                    found[field.name] = row
                elif there:
                    found[field.name] = {str(at): row[at] for at in there}
            else:
                piles = [cells[at + 1 : at + 1 + cells[at]] for at in self.starts(field, players)]
                if any(piles):
                    found[field.name] = piles
        return found

    def restored(self, players: int, data: dict[str, object]) -> tuple[list[int], list[int]]:
        """The plain numbers and the cells that `stored` wrote; BadPosition if they cannot be."""
        plain = [field.blank for field in self.plain]
        cells = self.blank(players)
        known = {field.name: field for field in self.fields}
        for name, value in data.items():
            if name not in known:
                raise BadPosition(f"A state of this game has no field {name!r}.")
            field = known[name]
            if field.is_plain():
                plain[self.plain.index(field)] = self.checked(field, value)
            elif field.shape == TABLE:
                self.read_table(field, value, self.starts(field, players), cells)
            else:
                self.read_piles(field, value, self.starts(field, players), cells)
        return plain, cells

    def read_table(self, field: Field, value: object, starts: list[int], cells: list[int]) -> None:
        if isinstance(value, list) and len(value) == len(starts):
            for at in range(len(starts)):
                cells[starts[at]] = self.checked(field, value[at])
        elif isinstance(value, dict):
            for key, part in value.items():
                if not str(key).isdecimal() or not int(key) < len(starts):
                    raise BadPosition(f"{field.name} has no place {spelled(key)}.")
                cells[starts[int(key)]] = self.checked(field, part)
        else:
            raise BadPosition(f"{field.name} has {len(starts)} numbers, not {spelled(value)}.")

    def read_piles(self, field: Field, value: object, starts: list[int], cells: list[int]) -> None:
        if not isinstance(value, list) or len(value) != len(starts):
            raise BadPosition(f"{field.name} has {len(starts)} piles, not {spelled(value)}.")
        for start, part in zip(starts, value, strict=True):
            if not isinstance(part, list) or len(part) > field.room:
                raise BadPosition(f"{field.name} has room for {field.room}, not {spelled(part)}.")
            cells[start] = len(part)
            for at in range(len(part)):
                cells[start + 1 + at] = self.checked(field, part[at])

    def checked(self, field: Field, value: object) -> int:
        if not isinstance(value, int) or not field.least <= value <= field.most:
            raise BadPosition(
                f"{field.name} must be {field.least} to {field.most}, not {spelled(value)}."
            )
        return int(value)


def no_room(meaning: str, room: int) -> BadPosition:
    """A rule never puts more on a pile than there is; a position could try."""
    return BadPosition(f"There is room for {room}, no more: {meaning}.")
