"""A guide that knows nothing: random playouts to the end, for tests of the search itself."""

from __future__ import annotations

from typing import Any

from deadwood.bots.chair import Chair
from deadwood.bots.search.guide import Guide
from deadwood.core.chance import Chance
from deadwood.core.registry import AnyGame
from deadwood.core.state import State
from deadwood.core.types import Move, Seat


class PlainGuide(Guide[Any]):
    def __init__(self, game: AnyGame) -> None:
        super().__init__(True)
        self.game = game
        self.chair: Chair | None = None

    def ready(self, chair: Chair) -> None:
        self.chair = chair
        self.me = chair.view.as_dict()["seat"]  # type: ignore[assignment]

    def world(self, chance: Chance) -> State:
        assert self.chair is not None
        return self.chair.world(chance)

    def ended(self, s: State) -> bool:
        return not s.pending

    def payoffs(self, s: State) -> list[float]:
        winners = [int(seat) for seat in self.game.winners(s)]
        return [1.0 if seat in winners else 0.0 for seat in range(self.game.players)]

    def pick(self, s: State, seat: Seat, moves: list[Move], chance: Chance) -> Move:
        return moves[chance.below(len(moves))]

    def priors(self, s: State, seat: Seat, moves: list[Move]) -> list[float]:
        return [1.0 / len(moves)] * len(moves)
