"""What happened, for logs, animation and memory.

Events are collected only when somebody listens (`state.events` is a list, not None), so search pays
nothing. The engine writes the whole truth. A game's `schema.py` says what the values of each event are
and who may see them: `shown` puts UNKNOWN in the place of every value that a seat may not see.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, final

from deadwood.core.drawing import Drawing, said
from deadwood.core.types import UNKNOWN, Seat
from deadwood.core.values import Part, Parts, plain_seat


@final
class EventKind:
    """What an event is called, and what its values are.

    `also` names a value that is a seat: it sees everything, like the seat of the event itself. A
    `quiet` event tells nobody, its own seat included, more than what was chosen. `lasts` is how many
    milliseconds a table looks at it before it goes on: clocks stand still so long.
    """

    def __init__(
        self, name: str, parts: Sequence[Part], also: str, quiet: bool, lasts: int = 0
    ) -> None:
        self.name: Final = name
        self.parts: Final = Parts(parts)
        self.also: Final = also
        self.quiet: Final = quiet
        self.lasts: Final = lasts
        self.hides: Final = any(one.own for one in parts)

    def __reduce__(self) -> tuple[Any, ...]:
        return (EventKind, (self.name, self.parts.all, self.also, self.quiet, self.lasts))


MOST_SEATS: Final = 99
TAKEN: Final = ("event", "seat")  # names that no value has
NAMELESS: Final = EventKind("", [], "", False)  # of games without a table of events


@final
class Event:
    """`name` happened to or through `seat`; its values have names, if the game says so."""

    def __init__(
        self, name: str, seat: Seat, values: tuple[int, ...] = (), of: EventKind = NAMELESS
    ) -> None:
        self.name: Final = name
        self.seat: Final = seat
        self.values: Final = values
        self.of: Final = of

    def is_sound(self) -> bool:
        """Whether such an event can have these numbers; -1 is what one may not know, or nobody."""
        if self.of is NAMELESS:
            return True
        parts = self.of.parts
        if not -1 <= self.seat <= MOST_SEATS or not parts.takes(len(self.values)):
            return False
        for place, value in enumerate(self.values):
            if value != -1 and not parts.at(place).meaning.fits(value):
                return False
        return True

    def fields(self) -> tuple[str, int, tuple[int, ...]]:
        """Name, seat and values; equal events have the same."""
        return (self.name, self.seat, self.values)

    def __getitem__(self, name: str) -> int:
        """A value by its name; KeyError if this event has none of that name."""
        return self.values[self.of.parts.places[name]]

    def row(self, name: str) -> tuple[int, ...]:
        """All values of this name: those by seat, or all from there on."""
        return self.of.parts.several(self.values, self.of.parts.places[name])

    def __getattr__(self, name: str) -> int | tuple[int, ...]:
        """`event.card`, `event.tiles`: a value by its name, or several.

        Where types matter, `event["card"]` is a number and `event.row("tiles")` several.
        """
        try:
            return self.of.parts.value(self.values, name)
        except KeyError:
            raise AttributeError(f"The event {self.name!r} has no {name}.") from None

    def as_dict(self) -> dict[str, object]:
        """The event by names, with words for what has a name; None is what one may not know."""
        named: dict[str, object] = {"event": self.name, "seat": plain_seat(self.seat)}
        named.update(self.of.parts.plain(self.values))
        return named

    def __reduce__(self) -> tuple[Any, ...]:
        return (Event, (self.name, self.seat, self.values, self.of))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.fields() == other.fields()

    def __hash__(self) -> int:
        return hash(self.fields())

    def __repr__(self) -> str:
        """By names, as far as it has them; None is what one may not know."""
        if self.of is NAMELESS:
            return f"Event({self.name!r}, {self.seat}, {self.values})"
        said = "".join(
            [f", {name}={value!r}" for name, value in self.as_dict().items() if name not in TAKEN]
        )
        return f"Event({self.name!r}, seat={plain_seat(self.seat)}{said})"

    def _repr_html_(self) -> str:
        """A small table, for notebooks."""
        facts = [(name, said(what)) for name, what in self.as_dict().items() if name not in TAKEN]
        who = "" if self.seat < 0 else str(self.seat)  # nobody: the table itself
        return Drawing(self.name, [("seat", who), *facts]).html()


def event(
    name: str, *parts: Part, also: str = "", quiet: bool = False, lasts: int = 0
) -> EventKind:
    """A row of a game's table of events; `seat` and `event` are taken already."""
    return EventKind(name, parts, also, quiet, lasts)


@final
class EventTable:
    """All events of a game."""

    def __init__(self, kinds: Sequence[EventKind]) -> None:
        self.kinds: Final = {kind.name: kind for kind in kinds}

    def event(self, name: str, seat: Seat, values: tuple[int, ...] = ()) -> Event:
        """An event with the names of its values."""
        return Event(name, seat, values, self.kinds.get(name, NAMELESS))

    def shown(self, of: Event, seat: Seat) -> Event:
        """The event as a seat sees it."""
        kind = self.kinds.get(of.name, NAMELESS)
        if not kind.hides or of.seat == seat:
            return of
        if kind.also and of.values[kind.parts.places[kind.also]] == seat:
            return of
        hidden = [
            UNKNOWN if kind.parts.at(place).own else of.values[place]
            for place in range(len(of.values))
        ]
        return Event(of.name, of.seat, tuple(hidden), kind)

    def fields(self) -> dict[str, list[str]]:
        """By event the names of its values; one that begins with a star is several."""
        return {
            name: [f"*{one.name}" if one.is_many else one.name for one in kind.parts.parts]
            for name, kind in self.kinds.items()
        }

    def is_quiet(self, of: Event) -> bool:
        return self.kinds.get(of.name, NAMELESS).quiet

    def lasts(self, of: Event) -> int:
        return self.kinds.get(of.name, NAMELESS).lasts


NO_EVENTS: Final = EventTable([])
