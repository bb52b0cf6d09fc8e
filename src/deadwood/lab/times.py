"""How long bots think: counts in steps of 6 %, so that any number of decisions can be summed."""

from __future__ import annotations

import math
from collections import Counter
from typing import Any, Final

PER_DECADE: Final = 40
SHORTEST: Final = 1e-7  # seconds; nothing shorter is told apart
MOST: Final = 0.95


class Times:
    """The seconds that one bot took for each of its decisions."""

    def __init__(self) -> None:
        self.decisions = 0
        self.seconds = 0.0
        self.longest = 0.0
        self.steps: Final[Counter[int]] = Counter()

    def add(self, seconds: float) -> None:
        self.decisions += 1
        self.seconds += seconds
        self.longest = max(self.longest, seconds)
        self.steps[math.floor(PER_DECADE * math.log10(max(seconds, SHORTEST)))] += 1

    def merge(self, other: Times) -> None:
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.longest = max(self.longest, other.longest)
        self.steps.update(other.steps)

    @property
    def mean(self) -> float:
        return self.seconds / self.decisions if self.decisions else 0.0

    @property
    def most(self) -> float:
        """95 % of the decisions took no longer, to the next step."""
        count = 0
        for step in sorted(self.steps):
            count += self.steps[step]
            if count >= MOST * self.decisions:
                return min(self.longest, 10 ** ((step + 1) / PER_DECADE))
        return 0.0

    def fields(self) -> list[Any]:
        """As JSON holds it."""
        steps = {str(step): number for step, number in sorted(self.steps.items())}
        return [round(self.seconds, 7), round(self.longest, 7), steps]

    @classmethod
    def read(cls, fields: list[Any]) -> Times:
        seconds, longest, steps = fields
        times = cls()
        times.seconds, times.longest = float(seconds), float(longest)
        times.steps.update({int(step): int(number) for step, number in steps.items()})
        times.decisions = times.steps.total()
        return times
