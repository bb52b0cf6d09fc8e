"""What the small numbers in events, moves and questions mean, said once.

A `Meaning` is what a number is: a seat, a card, so many nuggets. A `Part` is a number that an event, a
move or a question speaks of, by name. With them whatever leaves the engine says "card": "gold-mine-5"
instead of a number in third place.

An index in Python and JSON counts from 0 like every list, a seat too; a seat inside a text - notation, a
position, a sentence - counts from 1, as people do.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeAlias, final

from deadwood.core.types import Seat

Plain: TypeAlias = int | str | bool | None

MOST: Final = 999  # where a number has no other limit


@final
class Meaning:
    """What a number is, and from where to where it goes. Less than 0 is unknown, or nobody.

    `words` are the names behind the numbers; `unit` is what 1 stands for (1000 dollars); `first` is what
    people call 0, in texts; `shift` is added where it is saved, so that nobody is 0 there.
    """

    def __init__(
        self,
        name: str,
        least: int,
        most: int,
        words: Sequence[str] = (),
        unit: int = 1,
        first: int = 0,
        shift: int = 0,
    ) -> None:
        self.name: Final = name
        self.least: Final = least
        self.most: Final = most
        self.words: Final = list(words)
        self.unit: Final = unit
        self.first: Final = first
        self.shift: Final = shift

    def __reduce__(self) -> tuple[Any, ...]:
        made = (self.name, self.least, self.most, self.words, self.unit, self.first, self.shift)
        return (Meaning, made)

    def size(self) -> int:
        return self.most - self.least + 1

    def fits(self, value: int) -> bool:
        return self.least <= value <= self.most

    def plain(self, value: int) -> Plain:
        """The value as it leaves the engine; None if it is unknown, or nobody."""
        if value < 0 and self.least >= -1:
            return None
        if self.name == "flag":
            return value == 1
        if self.words:
            return self.words[value]
        return value * self.unit

    def number(self, plain: object) -> int | None:
        """What `plain` says, as a small number; None if it says nothing that this can be."""
        if self.words:
            return (
                self.words.index(plain) if isinstance(plain, str) and plain in self.words else None
            )
        if self.name == "flag":
            return int(plain) if isinstance(plain, bool) else None
        if not isinstance(plain, int) or isinstance(plain, bool) or plain % self.unit:
            return None
        value = plain // self.unit
        return value if self.fits(value) else None

    def text(self, value: int) -> str:
        """The value in notation."""
        return self.words[value] if self.words else str(value + self.first)


def named(name: str, words: Sequence[str]) -> Meaning:
    """The number of a name in a list."""
    return Meaning(name, 0, len(words) - 1, words)


def counted(name: str, least: int = 0, most: int = MOST, unit: int = 1) -> Meaning:
    """So many of something; `unit` is what one is worth."""
    return Meaning(name, least, most, unit=unit)


def seat_of(seats: int) -> Meaning:
    """One of so many seats, where it matters how many there can be; -1 is nobody."""
    return Meaning("seat", 0, seats - 1, first=1)


def seats_of(seats: int) -> Meaning:
    """Several seats: a bit for each."""
    return Meaning("seats", 1, 2**seats - 1)


NUMBER: Final = counted("number")
FLAG: Final = Meaning("flag", 0, 1)


@final
class Part:
    """One value, by name. `own`: only its own seat sees it.

    Several values are one part: `rest` are all that are left, `by_seat` is one for each player, and
    `old` tells all that are left once more, under the name that they had in an older protocol.
    """

    def __init__(
        self,
        name: str,
        meaning: Meaning,
        rest: bool = False,
        own: bool = False,
        by_seat: bool = False,
        old: bool = False,
    ) -> None:
        self.name: Final = name
        self.meaning: Final = meaning
        self.rest: Final = rest
        self.own: Final = own
        self.by_seat: Final = by_seat
        self.old: Final = old
        self.is_many: Final = rest or by_seat

    def __reduce__(self) -> tuple[Any, ...]:
        made = (self.name, self.meaning, self.rest, self.own, self.by_seat, self.old)
        return (Part, made)


def part(name: str, meaning: Meaning) -> Part:
    return Part(name, meaning)


def rest(name: str, meaning: Meaning) -> Part:
    return Part(name, meaning, True)


def own(name: str, meaning: Meaning) -> Part:
    """Only its own seat may see it."""
    return Part(name, meaning, False, True)


def own_rest(name: str, meaning: Meaning) -> Part:
    return Part(name, meaning, True, True)


def by_seat(name: str, meaning: Meaning) -> Part:
    """One for each player, in the order of the seats."""
    return Part(name, meaning, by_seat=True)


def formerly(name: str, meaning: Meaning) -> Part:
    """What all values from here on were called once: clients of those days still read it."""
    return Part(name, meaning, old=True)


@final
class Parts:
    """The values of an event, a move or a question, in their order.

    Only the last can be a rest; those by seat are the last ones, and what is old stands behind them.
    """

    def __init__(self, parts: Sequence[Part]) -> None:
        self.all: Final = list(parts)
        self.parts: Final = [found for found in parts if not found.old]
        self.old: Final = [found for found in parts if found.old]
        self.names: Final = [found.name for found in self.parts]
        self.has_rest: Final = len(self.parts) > 0 and self.parts[-1].rest
        self.places: Final = {found.name: at for at, found in enumerate(self.parts)}
        by_seat = len([found for found in self.parts if found.by_seat])
        self.rows: Final = by_seat  # so many parts are by seat, from place `single` on
        self.single: Final = len(self.parts) - by_seat

    def at(self, place: int) -> Part:
        """What a value in this place is."""
        return self.parts[min(place, len(self.parts) - 1)]

    def takes(self, number: int) -> bool:
        """Whether there can be so many values."""
        if self.has_rest:
            return number >= len(self.parts) - 1
        if self.rows:
            return number >= self.single and (number - self.single) % self.rows == 0
        return number == len(self.parts)

    def value(self, values: Sequence[int], name: str) -> int | tuple[int, ...]:
        """A value by name, or several."""
        if name not in self.places:
            raise KeyError(name)
        place = self.places[name]
        return self.several(values, place) if self.parts[place].is_many else values[place]

    def several(self, values: Sequence[int], place: int) -> tuple[int, ...]:
        """All values of a part: those by seat, or all from there on."""
        if self.rows == 0 or place < self.single:
            return tuple(values[place:])
        players = (len(values) - self.single) // self.rows
        first = self.single + (place - self.single) * players
        return tuple(values[first : first + players])

    def plain(self, values: Sequence[int]) -> dict[str, object]:
        """All values by name, as they leave the engine."""
        found: dict[str, object] = {}
        for place, one in enumerate(self.parts):
            if one.is_many:
                several = self.several(values, place)
                found[one.name] = [one.meaning.plain(value) for value in several]
            else:
                found[one.name] = one.meaning.plain(values[place])
        for one in self.old:
            found[one.name] = [one.meaning.plain(value) for value in values[self.single :]]
        return found


def plain_seat(seat: Seat) -> int | None:
    """A seat as it leaves the engine; None is nobody."""
    return None if seat < 0 else int(seat)
