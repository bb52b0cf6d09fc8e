"""What a search must know of a game: one guide per game, in the file of its name.

A guide says which worlds to think in, how far to play them, what the end is worth to everybody,
and how sensible players go on from anywhere. It works on states, because the states that a search
plays with are only possible ones.
"""

from __future__ import annotations

from typing import Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from deadwood.bots.chair import Chair
from deadwood.core.chance import Chance
from deadwood.core.state import State
from deadwood.core.types import NOBODY, Move, Seat

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide(Generic[S]):
    """Guides the search of one seat; `ready` is called before every decision of it."""

    def __init__(self, weighted: bool) -> None:
        self.weighted = weighted  # whether worlds are weighed by what the others have done
        self.me: i64 = NOBODY  # the seat that searches; `ready` sets it
        self.curiosity = 0.3  # how much untried moves tempt, in the unit of payoffs
        self.asks_all = True  # whether the moves of others are searched too, or else only picked
        self.longest: i64 = 600  # decisions that a playout has at most

    def ready(self, chair: Chair) -> None:
        """A decision is to be made: note who I am, and what the worlds are to be made of."""
        raise NotImplementedError

    def sensible(self, chair: Chair) -> list[Move]:
        """The moves worth a thought, at least one: without twins of others and without circles."""
        return chair.moves

    def moment(self, chair: Chair) -> int:
        """A number that stays the same only as long as nothing has happened but my own `quiet`
        moves; a tree can be used again within it."""
        return -1

    def is_quiet(self, move: Move) -> bool:
        """Whether a move of mine shows me nothing new, and I am asked again at once."""
        return False

    def world(self, chance: Chance) -> S:
        """A possible state, likelier ones more often; nobody else holds it."""
        raise NotImplementedError

    def ended(self, s: S) -> bool:
        """Whether a playout need not go further; always when the game is over."""
        raise NotImplementedError

    def payoffs(self, s: S) -> list[float]:
        """By seat, the chance of winning the game as far as one can tell from here, 0 to 1."""
        raise NotImplementedError

    def pick(self, s: S, seat: Seat, moves: list[Move], chance: Chance) -> Move:
        """A sensible move, quickly: from what this seat may know in this world."""
        raise NotImplementedError

    def priors(self, s: S, seat: Seat, moves: list[Move]) -> list[float]:
        """How likely a good player makes each of these moves; they add up to 1."""
        raise NotImplementedError

    def is_secret(self, s: S, seat: Seat, move: Move) -> bool:
        """Whether the searching seat would not see this move of another; then it is not searched,
        but picked, and all such moves lead to the same place of the tree."""
        return False

    def outcome(self, s: S, chance: Chance) -> int:
        """What has come of a move in the tree; places are told apart by this number. What is better
        left to chance than searched, such as habitual answers of others, can be played here."""
        return 0

    def play_out(self, s: S, chance: Chance) -> None:
        """Go on as sensible players do, as far as need be."""
        left = self.longest
        while left > 0 and not self.ended(s):
            top = s.pending[-1]
            seat = top.seat(s)
            moves = top.options(s, seat)
            s.apply(seat, moves[0] if len(moves) == 1 else self.pick(s, seat, moves, chance))
            left -= 1
