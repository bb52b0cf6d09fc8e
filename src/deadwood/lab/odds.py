"""How much stronger one bot is than another, from the scores of pairs.

A pair is one seat of one deal, taken once by each of two bots while nothing else differs. With n
pairs in which the first bot scores x and the second y on average, the odds ratio
x (1 - y) / (1 - x) y says how many times better the odds of the first are in the second's place.
Pairs that differ in kind (another role, another field of opponents) are strata: their tables are
summed as Mantel and Haenszel do, so that an easy role is compared with an easy role only. What one
bot scores in a pair goes with what the other does, so the variance is that of the pairs, by the
influence of each on the logarithm of the ratio.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

Stratum = tuple[str, int]  # the role, and which of the two bots makes up the field
Cell = tuple[float, float]  # the score of the first bot in a pair, and that of the second

SCALE: Final = 400 / math.log(10)  # Elo points in a unit of log odds
Z95: Final = 1.959963984540054  # 95 % of a normal distribution lie within so many deviations


@dataclass(frozen=True)
class Estimate:
    """A logarithm of odds with its variance."""

    log_odds: float
    variance: float
    padded: bool  # made-up pairs keep it finite

    @property
    def elo(self) -> float:
        return SCALE * self.log_odds

    @property
    def margin(self) -> float:
        """Half of the 95 % interval, in Elo."""
        return SCALE * Z95 * math.sqrt(self.variance)


class Tally:
    """The scores of all pairs of two bots, counted.

    In a duel the two bots sit at one table and what one wins the other loses: the odds ratio is
    then the square of the odds of winning, and its logarithm is halved.
    """

    def __init__(self, duel: bool) -> None:
        self.duel: Final = duel
        self.strata: Final[dict[Stratum, Counter[Cell]]] = {}

    def add(self, stratum: Stratum, first: float, second: float) -> None:
        self.strata.setdefault(stratum, Counter())[first, second] += 1

    def only(self, role: str | None = None, way: int | None = None) -> Tally:
        """The part of it that is of this role, or of this field."""
        part = Tally(self.duel)
        for stratum, cells in self.strata.items():
            if role in (None, stratum[0]) and way in (None, stratum[1]):
                part.strata[stratum] = cells
        return part

    @property
    def pairs(self) -> int:
        return sum(cells.total() for cells in self.strata.values())

    @property
    def least(self) -> int:
        """The number of pairs in the smallest stratum."""
        return min((cells.total() for cells in self.strata.values()), default=0)

    def scores(self) -> tuple[float, float]:
        """What each of the two scored on average."""
        pairs = self.pairs
        cells = [item for found in self.strata.values() for item in found.items()]
        first = math.fsum(number * x for (x, _), number in cells)
        second = math.fsum(number * y for (_, y), number in cells)
        return (first / pairs, second / pairs) if pairs else (0.0, 0.0)

    def estimate(self) -> Estimate | None:
        """The first bot's odds in the place of the second; nothing without pairs.

        If one of them won everything, or all pairs came out alike, two made-up pairs, one won by
        each, are spread over the strata: no finite sample proves an infinite difference, nor one
        without any doubt.
        """
        strata = [[(x, y, float(n)) for (x, y), n in self.cells(at)] for at in sorted(self.strata)]
        if not strata:
            return None
        found = common_odds(strata)
        padded = found is None
        if found is None:
            share = 1 / len(strata)
            found = common_odds([[*s, (1.0, 0.0, share), (0.0, 1.0, share)] for s in strata])
            assert found is not None
        log_odds, variance = found
        if self.duel:
            log_odds, variance = log_odds / 2, variance / 4
        return Estimate(log_odds, variance, padded)

    def cells(self, stratum: Stratum) -> list[tuple[Cell, int]]:
        """In an order of their own, so that sums do not depend on which pair came first."""
        return sorted(self.strata[stratum].items())


def common_odds(strata: Iterable[list[tuple[float, float, float]]]) -> tuple[float, float] | None:
    """The logarithm of the common odds ratio of (x, y, weight) in strata, and its variance.

    Nothing where the ratio is not finite, or nothing varies.
    """
    tables: list[tuple[list[tuple[float, float, float]], float, float]] = []
    better = worse = size = 0.0
    for cells in strata:
        weight = math.fsum(w for _, _, w in cells)
        x_mean = math.fsum(w * x for x, _, w in cells) / weight
        y_mean = math.fsum(w * y for _, y, w in cells) / weight
        better += weight * x_mean * (1 - y_mean)
        worse += weight * (1 - x_mean) * y_mean
        size += weight
        tables.append((cells, x_mean, y_mean))
    if better <= 0 or worse <= 0:
        return None
    variance = 0.0
    for cells, x_mean, y_mean in tables:
        for x, y, w in cells:
            gain = (1 - y_mean) * (x - x_mean) - x_mean * (y - y_mean)
            loss = (1 - x_mean) * (y - y_mean) - y_mean * (x - x_mean)
            variance += w * (gain / better - loss / worse) ** 2
    variance *= size / max(size - len(tables), 1.0)  # the means of the strata are estimates too
    return None if variance < 1e-12 else (math.log(better / worse), variance)
