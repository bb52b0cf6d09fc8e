"""A scene before the eyes of every seat: what the tests of knowledge and worlds share."""

from __future__ import annotations

from collections import Counter
from typing import Any, Generic, Self, TypeVar, cast

from deadwood.core.knowledge import Knowledge
from deadwood.core.types import NOBODY
from deadwood.core.witness import Witness
from tests.rules.scene import TableScene

N = TypeVar("N", bound=TableScene[Any, Any])
M = TypeVar("M", bound=Knowledge)


class WatchedScene(Generic[N, M]):
    """A scene and what every seat (and seat 0, a spectator) remembers of it."""

    def __init__(self, scene: N) -> None:
        self.scene = scene
        self.heard = 0
        self.witness = Witness(scene.game)
        self.memories: list[M] = []
        self.remember()

    def remember(self) -> None:
        seats = range(NOBODY, self.scene.state.players)
        self.memories[:] = [cast("M", self.witness.memory(seat)) for seat in seats]

    def listen(self) -> None:
        self.witness.hear(self.scene.events[self.heard :])
        self.remember()
        self.heard = len(self.scene.events)

    def play(self, *texts: str, seat: int | None = None) -> Self:
        for text in texts:
            self.scene.play(text, seat=seat)
            self.listen()
        return self


def assert_even(found: Counter[Any], ways: Counter[Any] | dict[Any, float]) -> None:
    """Chi-square of what was found against the number of ways; one in 10,000 would fail."""
    assert set(found) <= set(ways), "something impossible was found"
    samples = sum(found.values())
    total = sum(ways.values())
    square = 0.0
    for key, number in ways.items():
        expected = samples * number / total
        assert expected >= 5, "too few samples for so many cases"
        square += (found[key] - expected) ** 2 / expected
    freedom = len(ways) - 1
    part = 2 / (9 * freedom)
    bound = freedom * (1 - part + 3.719 * part**0.5) ** 3  # Wilson and Hilferty
    assert square < bound, f"chi-square {square:.1f} over {bound:.1f} for {freedom} degrees"
