"""The sequential test of chess engines: play until it is clear, and no longer.

Two claims are weighed, that the first bot is `elo0` or `elo1` Elo points stronger. After every
pair the logarithm of the ratio of their likelihoods (LLR) is compared with two bounds. It is the
generalised test: the distribution of pairs is not known, so the likelihood is that of the
estimated strength with its variance among the pairs themselves.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from deadwood.lab.odds import SCALE, Estimate, Tally

# Before each stratum has so many pairs, their variance is not worth much, and nothing is decided.
FEWEST: Final = 8

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

    def llr(self, estimate: Estimate | None) -> float:
        """How much more likely elo1 is than elo0, as a logarithm."""
        if estimate is None:
            return 0.0
        low, high = self.elo0 / SCALE, self.elo1 / SCALE
        return (high - low) * (2 * estimate.log_odds - low - high) / (2 * estimate.variance)

    def accepts(self, tally: Tally) -> str:
        """Which claim is accepted now, WEAKER or STRONGER; empty while it is open."""
        if tally.least < FEWEST:
            return ""
        llr = self.llr(tally.estimate())
        if llr >= self.upper:
            return STRONGER
        return WEAKER if llr <= self.lower else ""
