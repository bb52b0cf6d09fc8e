"""Ratings of several bots, against tables with known answers."""

from __future__ import annotations

import math

import pytest

from deadwood.lab.odds import SCALE, Estimate
from deadwood.lab.ratings import bradley_terry, deviations, elo_of, expected, inverse, rate

# The games of the eastern division of the American League, 1987, as Agresti prints them
# (Categorical Data Analysis, on Bradley-Terry models), with the published estimates and errors.
TEAMS = ["Milwaukee", "Detroit", "Toronto", "New York", "Boston", "Cleveland", "Baltimore"]
BASEBALL = [
    [0, 7, 9, 7, 7, 9, 11],
    [6, 0, 7, 5, 11, 9, 9],
    [4, 6, 0, 7, 7, 8, 12],
    [6, 8, 6, 0, 6, 7, 10],
    [6, 2, 6, 7, 0, 7, 12],
    [4, 4, 5, 6, 6, 0, 6],
    [2, 4, 1, 3, 1, 7, 0],
]
PUBLISHED = [1.5814, 1.4364, 1.2945, 1.2476, 1.1077, 0.6839, 0.0]
ERRORS = [0.3433, 0.3396, 0.3367, 0.3359, 0.3339, 0.3319, 0.0]


def test_bradley_terry_as_published() -> None:
    wins = [[float(number) for number in row] for row in BASEBALL]
    logs = bradley_terry(wins)
    assert [value - logs[6] for value in logs] == pytest.approx(PUBLISHED, abs=1e-4)
    assert deviations(wins, logs, 6) == pytest.approx(ERRORS, abs=1e-4)
    assert math.fsum(logs) == pytest.approx(0)


def test_a_table_made_from_strengths_gives_them_back() -> None:
    elo = [900.0, 350.0, 10.0, 0.0]
    wins = [
        [0.0 if i == j else (7 + i * j) * expected(elo[i] - elo[j]) for j in range(4)]
        for i in range(4)
    ]
    logs = bradley_terry(wins)
    assert [SCALE * (value - logs[3]) for value in logs] == pytest.approx(elo, abs=0.01)


def test_two_bots_are_rated_by_their_result() -> None:
    result = Estimate(0.7, 0.01, False)
    first, second = rate(2, [(0, 1, result)], 1)
    assert first.elo == pytest.approx(result.elo)
    assert first.high - first.elo == pytest.approx(result.margin)
    assert first.elo - first.low == pytest.approx(result.margin)
    assert (second.elo, second.low, second.high) == (0, 0, 0)
    assert rate(2, [(0, 1, result)], 0)[1].elo == pytest.approx(-result.elo)


def test_agreeing_results_narrow_each_other_and_sure_ones_count_for_more() -> None:
    sure, unsure = 0.01, 0.09
    results = [
        (0, 1, Estimate(1.0, sure, False)),
        (1, 2, Estimate(1.0, sure, False)),
        (0, 2, Estimate(2.0, unsure, False)),
    ]
    ratings = rate(3, results, 2)
    assert [rating.elo for rating in ratings] == pytest.approx([2 * SCALE, SCALE, 0])
    margin = ratings[0].high - ratings[0].elo
    # As resistors in parallel: 1 / (1 / 0.02 + 1 / 0.09).
    assert margin == pytest.approx(1.959964 * SCALE * math.sqrt(0.02 * 0.09 / 0.11), abs=0.01)
    results[2] = (0, 2, Estimate(3.0, unsure, False))
    assert 2 * SCALE < rate(3, results, 2)[0].elo < 2.3 * SCALE


def test_far_apart_and_in_a_star() -> None:
    results = [(0, 2, Estimate(8.0, 1.0, True)), (1, 2, Estimate(-8.0, 1.0, True))]
    ratings = rate(3, results, 2)
    assert [rating.elo for rating in ratings] == pytest.approx([8 * SCALE, -8 * SCALE, 0], abs=0.1)


def test_elo_and_expectation_undo_each_other() -> None:
    for elo in (-700.0, -1.5, 0.0, 33.0):
        assert elo_of(expected(elo)) == pytest.approx(elo)


def test_inverse() -> None:
    matrix = [[4.0, 1.0, 0.0], [1.0, 3.0, -1.0], [0.0, -1.0, 2.0]]
    found = inverse(matrix)
    for i in range(3):
        row = [math.fsum(matrix[i][k] * found[k][j] for k in range(3)) for j in range(3)]
        assert row == pytest.approx([float(i == j) for j in range(3)])
