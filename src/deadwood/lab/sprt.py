"""The sequential test of chess engines: play until it is clear, and no longer.

Two claims are weighed, that the first bot is `elo0` or `elo1` Elo points stronger. After every
pair the logarithm of the ratio of their likelihoods (LLR) is compared with two bounds. It is the
generalised test over pairs: nothing is assumed of how their scores are distributed, the variance is
the one that is seen. In a stratum of n pairs with the mean score m,

    LLR = n (m1 - m0) (2 m - m0 - m1) / (2 variance)

where m0 and m1 are the scores to be expected by either claim: in a duel from odds of 1, else from
the odds of the other bot in the same seats. That score is an estimate too; so what is looked at is
the score of a pair less that part of it which goes with the other's. Strata add up.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from deadwood.lab.odds import SCALE, Tally

# Before each stratum has so many pairs, their variance is not worth much, and nothing is decided.
FEWEST: Final = 4
EVEN: Final = 0.5

Count = tuple[float, float, float]  # a score, that of the other bot in the same seat, how often

WEAKER: Final = "elo0"
STRONGER: Final = "elo1"


@dataclass(frozen=True)
class Sprt:
    elo0: float
    elo1: float
    alpha: float = 0.05  # how often elo1 may be accepted although elo0 holds
    beta: float = 0.05  # how often elo0 may be accepted although elo1 holds

    @property
    def lower(self) -> float:
        return math.log(self.beta / (1 - self.alpha))

    @property
    def upper(self) -> float:
        return math.log((1 - self.beta) / self.alpha)

    def llr(self, tally: Tally) -> float:
        """How much more likely elo1 is than elo0, as a logarithm."""
        total = 0.0
        for stratum in sorted(tally.strata):
            _, way = stratum
            cells: list[Count] = []
            for (first, second), number in tally.cells(stratum):
                if tally.duel:
                    cells.append((first, EVEN, number))
                elif way == 0:
                    cells.append((first, second, number))
                else:  # the first bot is the field, and the second the one who is looked at
                    cells.append((second, first, number))
            ends = (self.elo0, self.elo1) if way == 0 else (-self.elo0, -self.elo1)
            share = 1 / len(tally.strata)
            bases = (EVEN, EVEN) if tally.duel else (0.0, 1.0)
            made_up = [(1.0, bases[0], share), (0.0, bases[1], share)]
            total += ratio(cells, made_up, ends[0] / SCALE, ends[1] / SCALE)
        return total

    def accepts(self, tally: Tally) -> str:
        """Which claim is accepted now, WEAKER or STRONGER; empty while it is open."""
        if tally.least < FEWEST:
            return ""
        llr = self.llr(tally)
        if llr >= self.upper:
            return STRONGER
        return WEAKER if llr <= self.lower else ""


def ratio(cells: list[Count], made_up: list[Count], low: float, high: float) -> float:
    """The LLR of one stratum for two log odds.

    Made-up pairs, as many won by each bot, count for the variance: no lucky streak is without any.
    """
    pairs = sum(number for _, _, number in cells)
    mean = math.fsum(number * score for score, _, number in cells) / pairs
    other = math.fsum(number * base for _, base, number in cells) / pairs
    by_low, by_high = raised(other, low), raised(other, high)
    odds = math.exp((low + high) / 2)
    slope = odds / (1 - other + other * odds) ** 2  # how much of the other's score goes over
    rests = [(score - slope * base, number) for score, base, number in cells + made_up]
    size = math.fsum(number for _, number in rests)
    middle = math.fsum(number * rest for rest, number in rests) / size
    squares = math.fsum(number * (rest - middle) ** 2 for rest, number in rests)
    variance = squares / max(size - 1, 1.0)
    return pairs * (by_high - by_low) * (2 * mean - by_low - by_high) / (2 * variance)


def raised(score: float, log_odds: float) -> float:
    """The score of somebody whose odds are better by so much."""
    odds = math.exp(log_odds)
    return score * odds / (1 - score + score * odds)
