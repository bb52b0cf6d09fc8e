"""Elo, and ratings of any number of bots from what they did against each other.

Elo points are a logarithm of odds: 400 of them are odds of ten to one. The ratings are those under
which the results were most likely (Bradley and Terry's model), found by Hunter's
minorise-maximise steps; how sure they are comes from the curvature there.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from deadwood.lab.odds import SCALE, Z95, Estimate

STEPS: Final = 100_000
CLOSE: Final = 1e-11  # of log odds, in one step


@dataclass(frozen=True)
class Rating:
    """Elo points from the anchor, with the limits of 95 %."""

    elo: float
    low: float
    high: float


def expected(elo: float) -> float:
    """The score to be expected of somebody who is so many Elo points stronger."""
    return 1 / (1 + math.exp(-elo / SCALE))


def elo_of(score: float) -> float:
    """How many Elo points stronger somebody with this score is."""
    return SCALE * math.log(score / (1 - score))


def rate(bots: int, results: list[tuple[int, int, Estimate]], anchor: int) -> list[Rating]:
    """Ratings from results (first, second, how much stronger the first is); the anchor has 0.

    Each result counts as so many games that its own variance would be theirs. With two bots the
    rating is therefore their result, interval and all.
    """
    wins = [[0.0] * bots for _ in range(bots)]
    for first, second, estimate in results:
        score = expected(estimate.elo)
        games = 1 / (estimate.variance * score * (1 - score))
        wins[first][second] += games * score
        wins[second][first] += games * (1 - score)
    strengths = bradley_terry(wins)
    spread = deviations(wins, strengths, anchor)
    ratings = []
    for bot in range(bots):
        elo = SCALE * (strengths[bot] - strengths[anchor])
        margin = SCALE * Z95 * spread[bot]
        ratings.append(Rating(elo, elo - margin, elo + margin))
    return ratings


def bradley_terry(wins: list[list[float]]) -> list[float]:
    """The most likely log strengths, their mean 0, if `wins[i][j]` games were won by i against j.

    Everybody must have won and lost, and nobody be without a link to the others.
    """
    count = len(wins)
    games = [[wins[i][j] + wins[j][i] for j in range(count)] for i in range(count)]
    won = [math.fsum(row) for row in wins]
    logs = [0.0] * count
    for _ in range(STEPS):
        strengths = [math.exp(value) for value in logs]
        new = []
        for i in range(count):
            shares = [
                games[i][j] / (strengths[i] + strengths[j]) for j in range(count) if games[i][j]
            ]
            new.append(math.log(won[i] / math.fsum(shares)))
        middle = math.fsum(new) / count
        new = [value - middle for value in new]
        moved = max(abs(a - b) for a, b in zip(logs, new, strict=True))
        logs = new
        if moved < CLOSE:
            break
    return logs


def deviations(wins: list[list[float]], logs: list[float], anchor: int) -> list[float]:
    """The standard deviation of every log strength, seen from the anchor, whose own is 0."""
    others = [bot for bot in range(len(wins)) if bot != anchor]
    information = [[0.0] * len(others) for _ in others]
    for row, i in enumerate(others):
        for j in range(len(wins)):
            score = 1 / (1 + math.exp(logs[j] - logs[i]))
            weight = (wins[i][j] + wins[j][i]) * score * (1 - score)
            if i != j:
                information[row][row] += weight
                if j != anchor:
                    information[row][others.index(j)] -= weight
    variance = inverse(information)
    spread = [0.0] * len(wins)
    for row, bot in enumerate(others):
        spread[bot] = math.sqrt(variance[row][row])
    return spread


def inverse(matrix: list[list[float]]) -> list[list[float]]:
    """Of a small symmetric positive matrix, by elimination."""
    size = len(matrix)
    rows = [[*matrix[i], *(float(i == j) for j in range(size))] for i in range(size)]
    for column in range(size):
        pivot = rows[column][column]
        rows[column] = [value / pivot for value in rows[column]]
        for i in range(size):
            if i != column:
                factor = rows[i][column]
                rows[i] = [a - factor * b for a, b in zip(rows[i], rows[column], strict=True)]
    return [row[size:] for row in rows]
