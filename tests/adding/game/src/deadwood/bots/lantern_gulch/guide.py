"""The guide through Lantern Gulch: playouts to the end, where it is known who has won."""

from __future__ import annotations

from typing import Final, final

from deadwood.bots.chair import Chair
from deadwood.bots.lantern_gulch.policy import best
from deadwood.bots.search.guide import Guide
from deadwood.core.chance import Chance
from deadwood.core.types import Move, Seat
from deadwood.games.lantern_gulch.end import winners
from deadwood.games.lantern_gulch.moves import is_lay
from deadwood.games.lantern_gulch.state import LanternGulchState

LIKED: Final = 3.0  # how much likelier a good player makes the policy's move than another


@final
class LanternGulchGuide(Guide[LanternGulchState]):
    def __init__(self, weighted: bool) -> None:
        super().__init__(weighted)
        self.chair: Chair | None = None

    def ready(self, chair: Chair) -> None:
        self.chair = chair
        self.me = chair.seat

    def world(self, chance: Chance) -> LanternGulchState:
        assert self.chair is not None
        s = self.chair.world(chance)
        assert isinstance(s, LanternGulchState)
        return s

    def ended(self, s: LanternGulchState) -> bool:
        return not s.pending

    def payoffs(self, s: LanternGulchState) -> list[float]:
        found = winners(s)
        return [1.0 / len(found) if seat in found else 0.0 for seat in range(s.players)]

    def pick(self, s: LanternGulchState, seat: Seat, moves: list[Move], chance: Chance) -> Move:
        return best(s, seat, moves)

    def priors(self, s: LanternGulchState, seat: Seat, moves: list[Move]) -> list[float]:
        liked = best(s, seat, moves)
        total = LIKED + len(moves) - 1
        return [(LIKED if move == liked else 1.0) / total for move in moves]

    def is_secret(self, s: LanternGulchState, seat: Seat, move: Move) -> bool:
        return seat != self.me and is_lay(move)
