"""The sequential test: by hand, and by its error rates over thousands of simulated runs."""

from __future__ import annotations

import math
import random
from collections.abc import Mapping

import pytest

from deadwood.lab.odds import Tally
from deadwood.lab.ratings import elo_of, expected
from deadwood.lab.sprt import FEWEST, STRONGER, WEAKER, Sprt

TEST = Sprt(0, 50)
ROLES = [("sheriff", 0.45), ("deputy", 0.45), ("outlaw", 0.4), ("outlaw", 0.4), ("renegade", 0.08)]


def pairs_of(cells: Mapping[tuple[float, float], int], duel: bool) -> Tally:
    tally = Tally(duel)
    for (first, second), number in cells.items():
        for _ in range(number):
            tally.add(("", 0), first, second)
    return tally


def test_the_bounds_are_wald_s() -> None:
    assert TEST.upper == pytest.approx(math.log(19))
    assert TEST.lower == pytest.approx(-math.log(19))
    lopsided = Sprt(0, 5, alpha=0.01, beta=0.2)
    assert lopsided.upper == pytest.approx(math.log(80))
    assert lopsided.lower == pytest.approx(math.log(0.2 / 0.99))


def test_the_ratio_of_a_duel_by_hand() -> None:
    # 30 pairs won, 10 halved, 20 lost: 35 points of 60. With two made-up pairs, one won by each,
    # there are 31, 10 and 21 of them, and 36 points of 62.
    tally = pairs_of({(1, 0): 30, (0.5, 0.5): 10, (0, 1): 20}, duel=True)
    variance = (31 * (26 / 62) ** 2 + 10 * (5 / 62) ** 2 + 21 * (36 / 62) ** 2) / 61
    high = 1 / (1 + 10 ** (-50 / 400))
    by_hand = 60 * (high - 0.5) * (2 * 35 / 60 - 0.5 - high) / (2 * variance)
    assert TEST.llr(tally) == pytest.approx(by_hand)
    assert 0.8 < by_hand < 1.1


def test_the_ratio_of_a_field_by_hand() -> None:
    # From 0 Elo the whole of the other's score goes over, so the differences count: -1, 0 and 1.
    tally = pairs_of({(1, 1): 10, (1, 0): 20, (0, 1): 10, (0, 0): 40}, duel=False)
    test = Sprt(-30, 30)
    odds = 10 ** (30 / 400)
    high, low = 0.25 * odds / (0.75 + 0.25 * odds), 0.25 / odds / (0.75 + 0.25 / odds)
    mean = 10 / 82
    variance = (21 * (1 - mean) ** 2 + 50 * mean**2 + 11 * (1 + mean) ** 2) / 81
    by_hand = 80 * (high - low) * (2 * 0.375 - low - high) / (2 * variance)
    assert test.llr(tally) == pytest.approx(by_hand)
    # The other way round, with the bots exchanged, it says the same with the other sign.
    turned = Tally(duel=False)
    for (first, second), number in tally.cells(("", 0)):
        for _ in range(number):
            turned.add(("", 1), second, first)
    assert test.llr(turned) == pytest.approx(-by_hand)


def test_strata_add_up() -> None:
    tally = pairs_of({(1, 0): 500, (0, 1): 200, (0, 0): 900}, duel=False)
    alone = TEST.llr(tally)
    for (first, second), number in tally.cells(("", 0)):
        for _ in range(number):
            tally.add(("sheriff", 0), first, second)
    assert TEST.llr(tally) == pytest.approx(2 * alone, rel=0.01)
    assert TEST.llr(Tally(duel=True)) == 0


def test_near_zero_it_is_the_ratio_that_chess_engines_use() -> None:
    # N (s1 - s0) (2 s - s0 - s1) / (2 variance), with the scores that 0 and 5 Elo lead to.
    counts = {0.0: 620, 0.25: 2400, 0.5: 4900, 0.75: 2500, 1.0: 640}
    tally = pairs_of({(score, 1 - score): n for score, n in counts.items()}, duel=True)
    mean, _ = tally.scores()
    cells = tally.strata["", 0].items()
    variance = sum(number * (x - mean) ** 2 for (x, _), number in cells) / tally.pairs
    low, high = expected(0), expected(5)
    usual = tally.pairs * (high - low) * (2 * mean - low - high) / (2 * variance)
    assert Sprt(0, 5).llr(tally) == pytest.approx(usual, rel=0.001)


@pytest.mark.parametrize("duel", [True, False])
def test_a_few_lucky_pairs_decide_nothing_but_many_do(duel: bool) -> None:
    other = 0.0 if duel else 0.25
    assert TEST.accepts(pairs_of({(1.0, other): FEWEST - 1}, duel)) == ""
    assert TEST.accepts(pairs_of({(1.0, other): 40}, duel)) == STRONGER
    assert Sprt(-50, 0).accepts(pairs_of({(0.0, 1 - other): 40}, duel)) == WEAKER
    assert Sprt(-50, 50).accepts(pairs_of({(0.5, 0.5): 40}, duel)) == ""
    assert TEST.accepts(pairs_of({(0.5, 0.5): 200}, duel)) == WEAKER


def duel(chance: random.Random, elo: float) -> tuple[float, float]:
    """Both seatings of a deal that is better for one seat by chance."""
    score = expected(elo)
    luck = chance.choice([-0.2, 0.2])
    won = (chance.random() < score + luck) + (chance.random() < score - luck)
    return won / 2, 1 - won / 2


def field(chance: random.Random, elo: float, base: float = 0.25) -> tuple[float, float]:
    """A seat that wins one game in four, and the same seat with somebody stronger on it."""
    one, other = chance.random(), chance.random()
    if chance.random() < 0.5:
        other = one  # some deals win themselves
    return float(one < expected(elo + elo_of(base))), float(other < base)


def play(kind: str, chance: random.Random, number: int, elo: float, tally: Tally) -> None:
    """One pair, of two players, of a seat among three others, or of a role among five."""
    if kind == "duel":
        tally.add(("", 0), *duel(chance, elo))
        return
    way, turn = number % 2, number // 2
    role, base = ROLES[turn % len(ROLES)] if kind == "roles" else ("", 0.25)
    if way == 0:
        tally.add((role, way), *field(chance, elo, base))
    else:  # the stronger bot is the field
        tally.add((role, way), *reversed(field(chance, -elo, base)))


@pytest.mark.parametrize("kind", ["duel", "field", "roles"])
@pytest.mark.parametrize(("truth", "wrong"), [(0, STRONGER), (50, WEAKER)])
def test_it_errs_no_more_often_than_allowed(kind: str, truth: float, wrong: str) -> None:
    chance = random.Random(11)
    runs, errors, undecided = 1000, 0, 0
    for _ in range(runs):
        tally = Tally(duel=kind == "duel")
        verdict = ""
        for number in range(4000):
            play(kind, chance, number, truth, tally)
            if number % 10 == 9:
                verdict = TEST.accepts(tally)
                if verdict:
                    break
        errors += verdict == wrong
        undecided += not verdict
    assert undecided <= runs * 0.01
    # 5 % are allowed; 1,000 runs may stray by 1.4 % (two deviations) from what is true. Much fewer
    # errors would mean that it plays longer than it must.
    assert 0.015 <= errors / runs <= 0.064
