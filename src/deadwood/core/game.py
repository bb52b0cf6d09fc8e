"""The contract that every game fulfils, and the checking door.

One object is one way to play a game: edition, number of players, options. It is immutable and can
make any number of states. The names are the same for all games:

    game = deadwood.game("wyatt-earp", players=3)
    state = game.new(seed=7)
    seat = game.seats(state)[0]
    move = game.legal(state, seat)[0]
    game.play(state, seat, move)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from deadwood.core.chance import Chance, Sealed, seed_bytes
from deadwood.core.decision import Decision
from deadwood.core.event import NO_EVENTS, Event, EventTable
from deadwood.core.knowledge import Knowledge
from deadwood.core.move_table import NO_MOVES, MoveTable, NamedMove
from deadwood.core.notation import Notation
from deadwood.core.options import OptionTable
from deadwood.core.position import write_toml
from deadwood.core.questions import NO_QUESTIONS, QuestionTable
from deadwood.core.reason import NOT_ASKED, BadOption, BadText, IllegalMove, Reason, spelled
from deadwood.core.state import State
from deadwood.core.types import NOBODY, Move, Seat
from deadwood.core.view import View

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)
K = TypeVar("K", bound=Knowledge)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S, V, K]):
    """A game as data and functions over its states; subclasses are a game's `game.py`."""

    def __init__(
        self,
        name: str,
        revision: int,
        notation: Notation,
        table: OptionTable,
        counts: list[int],
        edition: str,
        players: int,
        options: Mapping[str, object],
    ) -> None:
        if players not in counts:
            raise BadOption(
                f"{name} is for {counts[0]} to {counts[-1]} players, not {spelled(players)}."
            )
        self.name: str = name
        self.revision: int = revision  # of the rules: changes when a fix changes what happens
        # Older ones under which a move meant the same, if it is legal still.
        self.replays: list[int] = []
        self.notation: Notation = notation
        self.edition: str = table.edition(edition)
        self.players: int = players
        self.table: OptionTable = table
        self.options: dict[str, str] = table.settle(self.edition, options)
        self.given: dict[str, str] = {
            key: value
            for key, value in self.options.items()
            if value != next(c for c in table.choices if c.name == key).default(self.edition)
        }

    def __eq__(self, other: object) -> bool:
        """Whether both are the same game at the same table: edition, players and options."""
        return isinstance(other, Game) and self.setting() == other.setting()

    def __hash__(self) -> int:
        return hash(self.setting())

    def setting(self) -> tuple[object, ...]:
        """All that one game object differs from another by."""
        return (type(self), self.edition, self.players, tuple(self.options.items()))

    def __repr__(self) -> str:
        """What makes the same game again."""
        given = "".join([f", {name}={value!r}" for name, value in self.given.items()])
        return f"deadwood.game({self.name!r}, {self.edition!r}, players={self.players}{given})"

    def __reduce__(self) -> tuple[Any, ...]:
        return (type(self), (self.edition, self.players, self.given))

    def __copy__(self) -> Game[S, V, K]:
        return self  # it never changes

    def __deepcopy__(self, memo: object) -> Game[S, V, K]:
        return self

    # What a game provides.

    def deal(self, chance: Chance, listen: bool = False) -> S:
        """A new game with this chance; its first events are kept if somebody listens."""
        raise NotImplementedError

    def events(self) -> EventTable:
        """What can happen, with the names of the values."""
        return NO_EVENTS

    def moves(self) -> MoveTable:
        """What moves there are, with the names of what they speak of."""
        return NO_MOVES

    def questions(self) -> QuestionTable:
        """What can be asked."""
        return NO_QUESTIONS

    def view(self, state: S, seat: Seat) -> V:
        """What this seat may see now (NOBODY: a spectator)."""
        raise NotImplementedError

    def knowledge(self, seat: Seat) -> K:
        """An empty memory for this seat; it learns from the events that the seat is shown."""
        raise NotImplementedError

    def world(self, view: V, knowledge: K, chance: Chance) -> S:
        """A whole state that this seat cannot tell from the real one; or NotFollowed."""
        raise NotImplementedError

    def preview(self, state: S, seat: Seat, move: Move) -> dict[str, int]:
        """What a legal move would bring, as far as this seat can know."""
        raise NotImplementedError

    def described(self, state: S) -> dict[str, object]:
        """The state in words and plain numbers, everything in it: what its position says.

        As JSON it is a position too, for a program that keeps many: `from_position` reads both.
        """
        raise NotImplementedError

    def read_position(self, text: str) -> S:
        """The state that a position of this very table describes: `from_position`."""
        raise NotImplementedError

    def blank(self, chance: Chance) -> S:
        """A state with nothing on the table."""
        raise NotImplementedError

    def winners(self, state: S) -> list[Seat]:
        """Who has won; empty while the game goes on."""
        raise NotImplementedError

    def ended(self, state: S) -> str:
        """In a word, how the game came to its end; empty while it goes on."""
        raise NotImplementedError

    def components(self) -> list[int]:
        """How many there are of each kind of component."""
        raise NotImplementedError

    def census(self, state: S) -> list[int]:
        """How many of each kind are somewhere in this state; always equal to `components`."""
        raise NotImplementedError

    def in_hand(self, state: S, seat: Seat, move: Move) -> bool:
        """Whether the move uses a card that this seat holds."""
        raise NotImplementedError

    # What all games share.

    def new(self, seed: int | str | bytes, listen: bool = False) -> S:
        """A new game, dealt by the sealed chance of this seed."""
        return self.deal(Sealed(seed_bytes(seed)), listen)

    def from_position(self, text: str, listen: bool = False) -> S:
        """The state that a text describes, or BadPosition; what it leaves out gets a default.

        If somebody listens, it tells what happens from here on (`state.events`).
        """
        state = self.read_position(text)
        if listen:
            state.events = []
        return state

    def ranking(self, state: S) -> list[list[Seat]]:
        """The seats by place, the best first; those in one list share it. Empty while the game goes on."""
        winners = self.winners(state)
        others = [seat for seat in range(self.players) if seat not in winners]
        return [seats for seats in (winners, others) if seats] if winners else []

    def position(self, state: S) -> str:
        """The state as text for people (TOML), everything in it."""
        return write_toml(self.described(state))

    def move(self, number: Move) -> NamedMove:
        """A move unpacked: its kind, and by name what it speaks of."""
        self.check_move(number)
        return self.moves().move(number)

    def meant(self, named: Mapping[str, object]) -> Move:
        """The number of a move that is said by names, as `as_dict` of a move says it; or BadText."""
        return self.moves().meant(named)

    def told(self, move: Move, mover: Seat, seat: Seat) -> str:
        """The move in notation as `seat` may know it."""
        self.check_move(move)
        self.check_onlooker(mover)
        self.check_onlooker(seat)
        return (self.moves().told(move) if seat != mover else "") or self.text(move)

    def told_move(self, move: Move, mover: Seat, seat: Seat) -> dict[str, object]:
        """The move by names as `seat` may know it."""
        self.check_onlooker(mover)
        self.check_onlooker(seat)
        return self.move(move).as_dict(hidden=seat != mover)

    def shown(self, event: Event, seat: Seat) -> Event:
        """What this seat (NOBODY: a spectator) may see of an event."""
        self.check_onlooker(seat)
        return self.events().shown(event, seat)

    def is_quiet(self, event: Event) -> bool:
        """Whether an event tells nobody, its own seat included, more than what was chosen.

        A move can be taken back if all its events are quiet and it has spent no chance.
        """
        return self.events().is_quiet(event)

    def lasting(self, events: list[Event]) -> int:
        """How many milliseconds a table looks at what happened, before anybody's clock runs."""
        table = self.events()
        return sum([table.lasts(event) for event in events])

    def question(self, name: str, values: list[int]) -> Decision[S]:
        """The open decision that is saved under these words and values, or BadPosition."""
        found: Decision[S] = self.questions().restore(name, values, self.players)
        return found

    def asked(self, name: str, values: tuple[int, ...]) -> dict[str, object]:
        """A saved question by names, as in `pending` of a view."""
        return self.questions().as_dict(name, values, self.players)

    def space(self) -> int:
        """The number of moves that exist: every legal move is smaller."""
        return len(self.notation.texts)

    def text(self, move: Move) -> str:
        """The move in notation."""
        return self.notation.text(move)

    def parse(self, text: str) -> Move:
        """The move that a text means, or BadText."""
        return self.notation.parse(text)

    def seats(self, state: S) -> list[Seat]:
        """Who may act now, the first one first; empty when the game is over."""
        return state.pending[-1].seats(state) if state.pending else []

    def may_step_in(self, state: S) -> list[Seat]:
        """Who may act now though nobody waits for them; they need not, and can at any such time."""
        return state.pending[-1].may_step_in(state) if state.pending else []

    def legal(self, state: S, seat: Seat) -> list[Move]:
        """Everything that this seat may do now."""
        if seat not in self.seats(state) and seat not in self.may_step_in(state):
            self.check_onlooker(seat)
            return []
        return state.pending[-1].options(state, seat)

    def default(self, state: S, seat: Seat) -> Move:
        """What happens when this seat, which is asked, runs out of time."""
        if seat not in self.seats(state):
            raise BadOption(
                f"Seat {spelled(seat + 1)} is not asked, so nothing happens by default."
            )
        return state.pending[-1].default(state, seat)

    def is_out(self, state: S, seat: Seat) -> bool:
        """Whether this seat has nothing to do any more, though the game may go on."""
        self.check_onlooker(seat)
        return self.over(state)

    def is_reaction(self, state: S, seat: Seat) -> bool:
        """Whether this seat is asked out of turn, or together with others: others wait for it."""
        self.check_onlooker(seat)
        seats = self.seats(state)
        return len(seats) > 1 and seat in seats

    def check_onlooker(self, seat: Seat) -> None:
        """Refuse to show anything to a seat that does not exist; a spectator may look on."""
        if seat != NOBODY and not 0 <= seat < self.players:
            raise BadOption(f"There is no seat {spelled(seat + 1)}; the table has {self.players}.")

    def check_move(self, move: Move) -> None:
        """Refuse a number that is no move of this game."""
        if not 0 <= move < self.space():
            raise BadOption(
                f"There is no move {spelled(move)}: they are counted from 0 to {self.space() - 1}."
            )

    def check_legal(self, state: S, seat: Seat, move: Move) -> None:
        """Refuse a move that is not legal, by its reason."""
        reason = self.why_not(state, seat, move)
        if reason is not None:
            known = 0 <= move < self.space()
            raise IllegalMove(reason, self.text(move) if known else spelled(move))

    def why_not(self, state: S, seat: Seat, move: Move) -> Reason | None:
        """The rule that forbids a move now; None exactly when it is legal."""
        if not state.pending:
            return Reason("core.over")
        seats = self.seats(state)
        if seat not in seats:
            if not 0 <= seat < self.players:
                return Reason("core.no-seat", {"seat": seat + 1, "players": self.players})
            if move in self.legal(state, seat):
                return None  # he steps in
            return Reason("core.wait", {"seat": seats[0] + 1, "question": state.pending[-1].name()})
        if not 0 <= move < self.space():
            return Reason("core.no-move", {"move": move}, True)
        top = state.pending[-1]
        reason = top.why_not(state, seat, move)
        if reason is not None and reason.rule == NOT_ASKED:  # then say what is
            return Reason(NOT_ASKED, {**reason.params, "question": top.name()}, True)
        return reason

    def play(self, state: S, seat: Seat, move: Move) -> None:
        """The checking door: play the move, or raise IllegalMove and change nothing."""
        self.check_legal(state, seat, move)
        state.apply(seat, move)

    def over(self, state: S) -> bool:
        """Whether the game is over."""
        return not state.pending

    def read(self, state: S, seat: Seat, text: str) -> Move:
        """A move from text, forgiving case, spaces and unambiguous beginnings of a legal move."""
        words = " ".join(text.lower().split())
        try:
            return self.parse(words)
        except BadText:
            meant = [m for m in self.legal(state, seat) if self.text(m).startswith(words)]
            if len(meant) != 1 or not words:
                raise
            return meant[0]


def by_points(seats: list[Seat], points: Sequence[int]) -> list[list[Seat]]:
    """Seats by place: the most points first, equal ones together."""
    placed: list[list[Seat]] = []
    for number in sorted({points[seat] for seat in seats}, reverse=True):
        placed.append([seat for seat in seats if points[seat] == number])
    return placed
