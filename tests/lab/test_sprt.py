"""The sequential test: by hand, and by its error rates over thousands of simulated runs."""

from __future__ import annotations

import math
import random

import pytest

from deadwood.lab.odds import SCALE, Estimate, Tally
from deadwood.lab.ratings import expected
from deadwood.lab.sprt import FEWEST, STRONGER, WEAKER, Sprt

TEST = Sprt(0, 50)


def test_the_bounds_are_wald_s() -> None:
    assert TEST.upper == pytest.approx(math.log(19))
    assert TEST.lower == pytest.approx(-math.log(19))
    lopsided = Sprt(0, 5, alpha=0.01, beta=0.2)
    assert lopsided.upper == pytest.approx(math.log(80))
    assert lopsided.lower == pytest.approx(math.log(0.2 / 0.99))


def test_the_ratio_by_hand() -> None:
    # 25 Elo lie in the middle of 0 and 50: nothing is said for either.
    assert TEST.llr(Estimate(25 / SCALE, 0.01, False)) == pytest.approx(0)
    # Two normal densities around 0 and 50 Elo with a deviation of 20, looked at in 45.
    ratio = (45**2 - (45 - 50) ** 2) / (2 * 20**2)
    assert TEST.llr(Estimate(45 / SCALE, (20 / SCALE) ** 2, False)) == pytest.approx(ratio)
    assert TEST.llr(None) == 0


def test_near_zero_it_is_the_ratio_that_chess_engines_use() -> None:
    # N (s1 - s0) (2 s - s0 - s1) / (2 variance), with the scores that 0 and 5 Elo lead to.
    tally = Tally(duel=True)
    for score, number in {0.0: 620, 0.25: 2400, 0.5: 4900, 0.75: 2500, 1.0: 640}.items():
        for _ in range(number):
            tally.add(("", 0), score, 1 - score)
    mean, _ = tally.scores()
    cells = tally.strata["", 0].items()
    variance = sum(number * (x - mean) ** 2 for (x, _), number in cells) / tally.pairs
    low, high = expected(0), expected(5)
    usual = tally.pairs * (high - low) * (2 * mean - low - high) / (2 * variance)
    assert Sprt(0, 5).llr(tally.estimate()) == pytest.approx(usual, rel=0.01)


def test_a_few_lucky_pairs_decide_nothing() -> None:
    tally = Tally(duel=True)
    for _ in range(FEWEST - 1):
        tally.add(("", 0), 1.0, 0.0)
    assert Sprt(0, 400).accepts(tally) == ""
    for _ in range(200):
        tally.add(("", 0), 1.0, 0.0)
    assert Sprt(0, 400).accepts(tally) == STRONGER
    assert Sprt(2000, 2400).accepts(tally) == WEAKER


def duel(chance: random.Random, elo: float) -> tuple[float, float]:
    """Both seatings of a deal that is better for one seat by chance."""
    score = expected(elo)
    luck = chance.choice([-0.2, 0.2])
    won = (chance.random() < score + luck) + (chance.random() < score - luck)
    return won / 2, 1 - won / 2


def field(chance: random.Random, elo: float) -> tuple[float, float]:
    """A seat that wins one game in four, and the same seat with somebody stronger on it."""
    one, other = chance.random(), chance.random()
    if chance.random() < 0.5:
        other = one  # some deals win themselves
    return float(one < expected(elo - 190.848)), float(other < 0.25)


@pytest.mark.parametrize("kind", [duel, field])
@pytest.mark.parametrize(("truth", "wrong"), [(0, STRONGER), (50, WEAKER)])
def test_it_errs_no_more_often_than_allowed(kind: object, truth: float, wrong: str) -> None:
    chance = random.Random(11)
    play = duel if kind is duel else field
    runs, errors, undecided = 1500, 0, 0
    for _ in range(runs):
        tally = Tally(duel=play is duel)
        verdict = ""
        for number in range(4000):
            tally.add(("", 0 if play is duel else number % 2), *play(chance, truth))
            if number % 8 == 7:
                verdict = TEST.accepts(tally)
                if verdict:
                    break
        errors += verdict == wrong
        undecided += not verdict
    assert undecided <= runs * 0.01
    # 5 % are allowed; 1,500 runs may stray by 1.1 % (two deviations) from what is true.
    assert errors / runs <= 0.061
