"""The table as data, and the trusting door into it.

`apply` believes its caller: it is for search and simulation, which take their moves from
`options`. Everybody else goes through `Game.play`, which checks first.
"""

from __future__ import annotations

import hashlib
from typing import Any

from mypy_extensions import i64, mypyc_attr

from deadwood.core.chance import Chance
from deadwood.core.decision import Decision
from deadwood.core.drawing import Drawing
from deadwood.core.event import NO_EVENTS, Event, EventTable
from deadwood.core.reason import BadOption, spelled
from deadwood.core.schema import Schema
from deadwood.core.types import NOBODY, Move, Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every game has: seats, a stack of open decisions, chance, and perhaps a listener."""

    def __init__(self, players: i64, chance: Chance) -> None:
        self.players: i64 = players
        self.chance: Chance = chance
        self.pending: list[Decision[Any]] = []
        self.events: list[Event] | None = None

    def clone(self, chance: Chance | None = None) -> State:
        """An independent copy that nobody listens to.

        By itself it goes on with the same chance, at the same place: the same moves bring the same cards and
        dice, in the clone as in the original. With a chance of its own it goes on by that.
        """
        raise NotImplementedError

    def ruled_by(self) -> tuple[object, ...]:
        """The rules of its table: what its `__init__` takes besides seats and chance."""
        return ()

    # What a game's generated `fields.py` provides, if it has a schema.

    def schema(self) -> Schema:
        """What a state of this game is made of."""
        raise NotImplementedError

    def event_table(self) -> EventTable:
        """What its events are called, and what their values are."""
        return NO_EVENTS

    def plain_numbers(self) -> list[int]:
        """The fields without a shape, in the order of the schema."""
        raise NotImplementedError

    def cell_numbers(self) -> list[int]:
        """The cells of all other fields, as the schema lays them out."""
        raise NotImplementedError

    def fill(self, plain: list[int], cells: list[int]) -> None:
        """Take over all fields from such numbers."""
        raise NotImplementedError

    # What comes from it.

    def fields(self) -> tuple[object, ...]:
        """Everything that the future depends on, as plain values."""
        values = self.schema().values(int(self.players), self.plain_numbers(), self.cell_numbers())
        return (int(self.players), self.chance.fields(), self.saved(), *values)  # `place_of`

    def vector(self) -> list[int]:
        """All fields as one row of numbers; `schema().layout` says what lies where."""
        return self.plain_numbers() + self.cell_numbers()

    def __eq__(self, other: object) -> bool:
        """Whether both have the same future, whoever listens."""
        if not isinstance(other, State) or type(self) is not type(other):
            return False
        return self.fields() == other.fields() and self.ruled_by() == other.ruled_by()

    def __hash__(self) -> int:
        return hash(self.fields())

    def __reduce__(self) -> tuple[Any, ...]:
        """For `pickle`, `copy.copy` and `copy.deepcopy`: everything, what was told too."""
        told = None if self.events is None else self.events.copy()
        made = (type(self), int(self.players), self.chance.clone(), self.ruled_by())
        return (
            again,
            (*made, self.plain_numbers(), self.cell_numbers(), self.pending.copy(), told),
        )

    def sketch(self, seat: Seat) -> Drawing:
        """The table drawn small, as `seat` sees it; NOBODY sees all."""
        return Drawing(type(self).__name__, [])

    def picture(self, seat: Seat = NOBODY) -> Drawing:
        """The same, with what is asked."""
        if not NOBODY <= seat < self.players:
            raise BadOption(f"There is no seat {spelled(seat + 1)}; the table has {self.players}.")
        found = self.sketch(seat)
        return Drawing(found.title, [*asked(self), *found.facts], found.columns, found.rows)

    def __repr__(self) -> str:
        """In short. All of it, what players may not know too, is what `str`, notebooks and positions show."""
        said = ", ".join([f"{name}: {what}" for name, what in asked(self)]) or "over"
        return f"<{type(self).__name__} of {self.players}, {said}>"

    def __str__(self) -> str:
        """Everything, drawn as a small table."""
        return self.picture().text()

    def _repr_html_(self) -> str:
        """Everything, drawn as a small table, for notebooks."""
        return self.picture().html()

    def ask(self, decision: Decision[Any]) -> None:
        """Open a question: it is answered before those that are open already."""
        self.pending.append(decision)

    def tell(self, name: str, seat: Seat, values: tuple[int, ...] = ()) -> None:
        """Note what happened, if anybody listens; hot paths ask `self.events` themselves first."""
        if self.events is not None:
            self.events.append(self.event_table().event(name, seat, values))

    def over(self) -> bool:
        """Whether nothing is asked any more."""
        return not self.pending

    def apply(self, seat: Seat, move: Move) -> None:
        """The trusting door: answer the open question, and look at nothing.

        Whoever calls this knows that the seat is asked and the move is legal, as one from `options` is; with
        anything else the state is spoilt, or some error of Python's comes. `Game.play` is the door that checks.
        """
        self.pending.pop().resolve(self, seat, move)
        self.settle()

    def settle(self) -> None:
        """Do everything that needs nobody, until a question is open or the game is over."""
        while self.pending:
            top = self.pending[-1]
            if top.lapses(self):
                self.pending.pop()
            elif top.automatic():
                if not top.stays():
                    self.pending.pop()
                top.resolve(self, NOBODY, NOBODY)
            else:
                return

    def saved(self) -> tuple[tuple[str, tuple[int, ...]], ...]:
        """The stack as plain values, bottom first."""
        return tuple([decision.saved() for decision in self.pending])

    def digest(self) -> str:
        """A fingerprint of everything; equal digests mean equal futures."""
        return hashlib.sha256(repr(self.fields()).encode()).hexdigest()


def place_of(schema: Schema, name: str) -> int:
    """Where a field of the schema stands among `fields()` of a state."""
    before = 3  # players, chance and questions
    return before + [field.name for field in schema.fields].index(name)


def again(
    kind: Any,
    players: int,
    chance: Chance,
    rules: tuple[object, ...],
    plain: list[int],
    cells: list[int],
    pending: list[Decision[Any]],
    events: list[Event] | None,
) -> Any:
    """The state that was sent from somewhere else."""
    s: State = kind(players, chance, *rules)
    s.fill(plain, cells)
    s.pending = pending
    s.events = events
    return s


def asked(s: State) -> list[tuple[str, str]]:
    """Who is asked what, for a drawing; seats as Python counts them."""
    if not s.pending:
        return []
    top = s.pending[-1]
    seats = [str(seat) for seat in top.seats(s)]
    return [("asked", f"{top.name()} of {', '.join(seats)}")]
