"""A scene before the eyes of every seat: what the tests of knowledge and worlds share."""

from __future__ import annotations

from collections import Counter
from typing import Any, Generic, Self, TypeVar

from deadwood.core.knowledge import Knowledge
from tests.rules.scene import TableScene

N = TypeVar("N", bound=TableScene[Any, Any])
M = TypeVar("M", bound=Knowledge)


class WatchedScene(Generic[N, M]):
    """A scene and what every seat (and seat 0, a spectator) remembers of it."""

    def __init__(self, scene: N) -> None:
        self.scene = scene
        self.heard = 0
        self.memories: list[M] = [
            scene.game.knowledge(seat - 1) for seat in range(scene.state.players + 1)
        ]

    def listen(self) -> None:
        for event in self.scene.events[self.heard :]:
            for at_seat, memory in enumerate(self.memories):
                memory.learn(self.scene.game.shown(event, at_seat - 1))
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
