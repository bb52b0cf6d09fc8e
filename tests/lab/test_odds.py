"""Elo from pairs, against formulas and figures worked by hand."""

from __future__ import annotations

import math
import random

import pytest

from deadwood.lab.odds import SCALE, Tally
from deadwood.lab.ratings import elo_of, expected


def duels(*scores: float) -> Tally:
    tally = Tally(duel=True)
    for score in scores:
        tally.add(("", 0), score, 1 - score)
    return tally


@pytest.mark.parametrize(
    ("score", "elo"), [(0.5, 0.0), (0.75, 190.848), (10 / 11, 400.0), (0.01, -798.254)]
)
def test_elo_and_scores_are_those_of_chess(score: float, elo: float) -> None:
    assert elo_of(score) == pytest.approx(elo, abs=0.001)
    assert expected(elo) == pytest.approx(score, abs=1e-6)


def test_a_duel_of_pairs_by_hand() -> None:
    # Two pairs won twice, four halved, two lost once more than won: 6 points of 8.
    tally = duels(1, 1, 0.5, 0.5, 0.75, 0.75, 0.75, 0.75)
    assert (tally.pairs, tally.least) == (8, 8)
    assert tally.scores() == (0.75, 0.25)
    found = tally.estimate()
    assert found is not None
    assert not found.padded
    assert found.elo == pytest.approx(190.848, abs=0.001)
    # Variance of a pair 4/16/7 = 1/28; of the mean 1/224; through the logit: / (3/16) squared.
    assert found.variance == pytest.approx((1 / 224) / (3 / 16) ** 2)
    assert found.margin == pytest.approx(1.959964 * SCALE * math.sqrt(0.126984), abs=0.01)


def test_the_odds_ratio_of_a_field_by_hand() -> None:
    tally = Tally(duel=False)
    for cell, number in {(1, 1): 2, (1, 0): 4, (0, 1): 1, (0, 0): 3}.items():
        for _ in range(number):
            tally.add(("", 0), *cell)
    assert tally.scores() == (0.6, 0.3)
    found = tally.estimate()
    assert found is not None
    assert found.log_odds == pytest.approx(math.log((0.6 / 0.4) / (0.3 / 0.7)))
    # The textbook variance of two logits, less twice their covariance in the pairs.
    covariance = (0.2 - 0.18) / 10 / (0.24 * 0.21)
    plain = 1 / (10 * 0.24) + 1 / (10 * 0.21)
    assert found.variance == pytest.approx((plain - 2 * covariance) * 10 / 9)


def test_strata_are_summed_as_mantel_and_haenszel_do() -> None:
    tally = Tally(duel=False)
    for stratum, cells in {
        ("sheriff", 0): {(1, 1): 5, (1, 0): 3, (0, 1): 1, (0, 0): 1},
        ("outlaw", 0): {(1, 0): 2, (0, 1): 1, (0, 0): 7},
    }.items():
        for cell, number in cells.items():
            for _ in range(number):
                tally.add(stratum, *cell)
    found = tally.estimate()
    assert found is not None
    # Sheriff: 8 of 10 against 6 of 10; Outlaw: 2 of 10 against 1 of 10.
    assert found.log_odds == pytest.approx(math.log((8 * 4 + 2 * 9) / (2 * 6 + 8 * 1)))
    assert (tally.pairs, tally.least) == (20, 10)
    sheriff = tally.only(role="sheriff").estimate()
    assert sheriff is not None
    assert sheriff.log_odds == pytest.approx(math.log((8 / 2) / (6 / 4)))
    assert [tally.only(way=way).pairs for way in (0, 1)] == [20, 0]


@pytest.mark.parametrize("players", [2, 3, 7])
def test_either_field_measures_the_same_strength(players: int) -> None:
    """By Luce's choice rule: one of strength 3 among ones, one of strength 1 among threes."""
    strength = 3.0
    among = strength / (strength + players - 1)
    back = 1 / (1 + (players - 1) * strength)
    for first, second, way in ((among, 1 / players, 0), (1 / players, back, 1)):
        tally = Tally(duel=False)
        tally.add(("", way), first, second)
        tally.add(("", way), first * 0.9, second)
        tally.add(("", way), first * 1.1, second)
        found = tally.estimate()
        assert found is not None
        assert found.elo == pytest.approx(SCALE * math.log(strength))


@pytest.mark.parametrize(("score", "sign"), [(1.0, 1), (0.5, 0), (0.0, -1)])
def test_no_sample_proves_everything(score: float, sign: int) -> None:
    found = duels(*[score] * 199).estimate()
    assert found is not None
    assert found.padded
    assert found.log_odds == pytest.approx(sign * math.log(200))
    assert found.margin > 0


def test_a_field_that_never_wins_is_padded_over_all_strata() -> None:
    tally = Tally(duel=False)
    for _ in range(50):
        tally.add(("", 0), 1.0, 0.25)
        tally.add(("", 1), 0.25, 0.0)
    found = tally.estimate()
    assert found is not None
    assert found.padded
    assert 400 < found.elo < 1200
    assert 200 < found.margin < 500


def test_no_pairs_no_estimate() -> None:
    assert Tally(duel=True).estimate() is None
    assert Tally(duel=True).scores() == (0.0, 0.0)


def test_the_order_of_pairs_changes_nothing() -> None:
    chance = random.Random(1)
    pairs = [
        ((chance.choice("ab"), 0), chance.choice([0, 1 / 3, 1]), chance.choice([0, 0.5, 1]))
        for _ in range(100)
    ]
    found = set()
    for _ in range(5):
        chance.shuffle(pairs)
        tally = Tally(duel=False)
        for stratum, first, second in pairs:
            tally.add(stratum, first, second)
        found.add(tally.estimate())
        assert len({tally.scores(), *found}) == 2
    assert len(found) == 1


@pytest.mark.parametrize("duel", [True, False])
def test_intervals_hold_the_truth_nineteen_times_in_twenty(duel: bool) -> None:
    chance = random.Random(7)
    held = 0
    for _ in range(1000):
        tally = Tally(duel)
        for at in range(100):
            luck = chance.choice([-0.2, 0.2])  # of the deal: it helps whoever has the seat
            if duel:
                won = (chance.random() < 0.6 + luck) + (chance.random() < 0.6 - luck)
                tally.add(("", 0), won / 2, 1 - won / 2)
            else:
                first = float(chance.random() < 0.4 + luck)
                tally.add(("", at % 2), first, float(chance.random() < 0.25 + luck))
        found = tally.estimate()
        assert found is not None
        truth = elo_of(0.6) if duel else elo_of(0.4) - elo_of(0.25)
        held += abs(found.elo - truth) <= found.margin
    assert 925 <= held <= 975
