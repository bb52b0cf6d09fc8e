"""What is open is data: a stack of immutable decisions in the state.

A decision lives in its card's own file and answers everything about itself: who may answer, with
what, why not with something else, and what then happens. It holds only small numbers, so a state
can be cloned, saved, re-dealt and searched in the middle of any effect.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from deadwood.core.moves import Moves
from deadwood.core.questions import QuestionKind, question
from deadwood.core.reason import Reason
from deadwood.core.types import NOBODY, Move, Rule, Seat
from deadwood.core.values import part, seat_of

if TYPE_CHECKING:
    from deadwood.core.state import State

S = TypeVar("S", bound="State")

NAMELESS: Final = question("")
ASKED: Final = question("", part("player", seat_of(1)))


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Generic[S]):
    """One open question. `apply` takes it off the stack, then `resolve` says what follows.

    Put back what remains before starting what interrupts: the stack is answered from the top.
    """

    def of(self) -> QuestionKind:
        """What it is called, and what its values are."""
        return NAMELESS

    def name(self) -> str:
        """The word under which it is saved; with `values` it says everything."""
        return self.of().name

    def values(self) -> tuple[int, ...]:
        return self.of().values(self)

    def is_sound(self, players: i64) -> bool:
        """Whether its values fit each other; each by itself is in its range."""
        return True

    def seat(self, s: S) -> Seat:
        """The first who may answer; simulations ask nobody else."""
        raise NotImplementedError

    def seats(self, s: S) -> list[Seat]:
        """All who may answer now; several make it a free-for-all, first come first served."""
        return [self.seat(s)]

    def may_step_in(self, s: S) -> list[Seat]:
        """Who may answer as well though he is not asked: nobody waits for him, and no clock runs."""
        return []

    def options(self, s: S, seat: Seat) -> list[Move]:
        """What he may answer; a game says it here or, for playouts without lists, in `add_options`."""
        moves = Moves()
        self.add_options(s, seat, moves)
        return moves.listed()

    def add_options(self, s: S, seat: Seat, moves: Moves) -> None:
        """The same, added to `moves`."""
        for move in self.options(s, seat):
            moves.add(move)

    def why_not(self, s: S, seat: Seat, move: Move) -> Reason | None:
        """The rule that forbids `move`; None exactly when it is among `options`."""
        raise NotImplementedError

    def resolve(self, s: S, seat: Seat, move: Move) -> None:
        raise NotImplementedError

    def default(self, s: S, seat: Seat) -> Move:
        """What happens when time runs out."""
        return self.options(s, seat)[0]

    def can_be_open(self, s: S) -> bool:
        """Whether the table allows this decision: one read from a position may not fit it."""
        return True

    def lapses(self, s: S) -> bool:
        """Whether the question no longer makes sense when it surfaces."""
        return False

    def automatic(self) -> bool:
        """Whether it asks nobody and is resolved as soon as it surfaces."""
        return False

    def stays(self) -> bool:
        """Whether it lies at the bottom for good: resolved again and again, and never taken off."""
        return False

    def holds(self) -> list[int]:
        """Cards that lie neither in a hand nor on a pile while this is open."""
        return []

    def saved(self) -> tuple[str, tuple[int, ...]]:
        return (self.name(), self.values())

    def __reduce__(self) -> tuple[Any, ...]:
        return (type(self), tuple([getattr(self, one.name) for one in self.of().parts.parts]))


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Decision[S]):
    """Something that happens by itself once everything above it is settled."""

    def seat(self, s: S) -> Seat:
        return NOBODY

    def seats(self, s: S) -> list[Seat]:
        return []

    def add_options(self, s: S, seat: Seat, moves: Moves) -> None:
        return

    def automatic(self) -> bool:
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Decision[S]):
    """A question to one player; what `forbids` says decides both his options and his refusals."""

    def __init__(self, player: Seat) -> None:
        self.player: Final = player

    def of(self) -> QuestionKind:
        return ASKED

    def seat(self, s: S) -> Seat:
        return self.player

    def forbids(self, s: S, seat: Seat, move: Move) -> Rule:
        """The clause that speaks against an answer; `options` lists those that none forbids."""
        raise NotImplementedError

    def explain(self, rule: Rule, move: Move) -> Reason | None:
        """The Reason for a clause, with what the move speaks of; None if nothing forbids it."""
        raise NotImplementedError

    def why_not(self, s: S, seat: Seat, move: Move) -> Reason | None:
        return self.explain(self.forbids(s, seat, move), move)
