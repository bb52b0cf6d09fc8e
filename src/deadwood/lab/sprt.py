"""The sequential test of chess engines: play until it is clear, and no longer.

Two claims are weighed, that the first bot is `elo0` or `elo1` Elo points stronger. After every
pair the logarithm of the ratio of their likelihoods (LLR) is compared with two bounds. It is the
generalised test over pairs: nothing is assumed of how their scores are distributed, the variance is
the one that is seen. For n pairs with the mean score m,

    LLR = n (m1 - m0) (2 m - m0 - m1) / (2 variance)

where m0 and m1 are the scores to be expected by either claim: in a duel from odds of 1, else from
the odds of the other bot in the same seats. That score is an estimate too; so what varies is the
score of a pair less that part of it which goes with the other's. Over strata, points, expectations
and variances are summed before they are compared: a role that is seldom won has too few pairs for a
variance that could stand alone.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from deadwood.lab.odds import SCALE, Stratum, Tally

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
        points = by_low = by_high = variance = 0.0
        for stratum in sorted(tally.strata):
            # In the second way the first bot is the field, and what the second scores is lost.
            sign = -1 if stratum[1] else 1
            ends = (sign * self.elo0 / SCALE, sign * self.elo1 / SCALE)
            found = weigh(counts(tally, stratum), made_up(tally), *ends)
            points += sign * found[0]
            by_low += sign * found[1]
            by_high += sign * found[2]
            variance += found[3]
        if not variance:
            return 0.0
        return (by_high - by_low) * (2 * points - by_low - by_high) / (2 * variance)

    def accepts(self, tally: Tally) -> str:
        """Which claim is accepted now, WEAKER or STRONGER; empty while it is open."""
        if tally.least < FEWEST:
            return ""
        llr = self.llr(tally)
        if llr >= self.upper:
            return STRONGER
        return WEAKER if llr <= self.lower else ""


def counts(tally: Tally, stratum: Stratum) -> list[Count]:
    """The pairs of a stratum, seen from the bot that is looked at."""
    found: list[Count] = []
    for (first, second), number in tally.cells(stratum):
        if tally.duel:
            found.append((first, EVEN, number))
        elif stratum[1]:
            found.append((second, first, number))
        else:
            found.append((first, second, number))
    return found


def made_up(tally: Tally) -> list[Count]:
    """Two pairs over all strata, one won by each bot: no lucky streak is without variance."""
    share = 1 / len(tally.strata)
    if tally.duel:
        return [(1.0, EVEN, share), (0.0, EVEN, share)]
    return [(1.0, 0.0, share), (0.0, 1.0, share)]


def weigh(
    cells: list[Count], besides: list[Count], low: float, high: float
) -> tuple[float, float, float, float]:
    """Of one stratum: points, those to be expected by either log odds, and their variance."""
    pairs = math.fsum(number for _, _, number in cells)
    points = math.fsum(number * score for score, _, number in cells)
    other = math.fsum(number * base for _, base, number in cells) / pairs
    odds = math.exp((low + high) / 2)
    slope = odds / (1 - other + other * odds) ** 2  # how much of the other's score goes over
    rests = [(score - slope * base, number) for score, base, number in cells + besides]
    size = math.fsum(number for _, number in rests)
    middle = math.fsum(number * rest for rest, number in rests) / size
    squares = math.fsum(number * (rest - middle) ** 2 for rest, number in rests)
    variance = squares / max(size - 1, 1.0)
    return points, pairs * raised(other, low), pairs * raised(other, high), pairs * variance


def raised(score: float, log_odds: float) -> float:
    """The score of somebody whose odds are better by so much."""
    odds = math.exp(log_odds)
    return score * odds / (1 - score + score * odds)
