"""Parts of a search by themselves, so that the bench can tell what takes how long."""

from __future__ import annotations

from mypy_extensions import i64

from deadwood.bots.search.tree import AnyGuide
from deadwood.core.chance import Chance
from deadwood.core.moves import Moves
from deadwood.core.state import State


def make_worlds(guide: AnyGuide, chance: Chance, times: i64) -> None:
    """So many possible worlds of the decision that the guide is ready for."""
    for _ in range(times):
        guide.world(chance)


def play_random(guide: AnyGuide, start: State, chance: Chance, times: i64) -> i64:
    """So many random playouts to the guide's horizon, copying included; the decisions in them."""
    decisions: i64 = 0
    moves = Moves()
    for _ in range(times):
        s = start.clone()
        while not guide.ended(s):
            top = s.pending[-1]
            seat = top.seat(s)
            moves.clear()
            top.add_options(s, seat, moves)
            s.apply(seat, moves.at(chance.below(moves.size)))
            decisions += 1
    return decisions


def play_sensibly(guide: AnyGuide, chance: Chance, times: i64) -> None:
    """The same as the guide plays them, each in a world of its own, with what they are worth."""
    for _ in range(times):
        s = guide.world(chance)
        guide.play_out(s, chance)
        guide.payoffs(s)
