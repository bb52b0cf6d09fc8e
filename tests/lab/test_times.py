"""Thinking times: summed in any order, told within a step."""

from __future__ import annotations

import json

import pytest

from deadwood.lab.times import Times


def test_mean_most_and_longest() -> None:
    times = Times()
    for milliseconds in range(1, 101):
        times.add(milliseconds / 1000)
    assert times.decisions == 100
    assert times.mean == pytest.approx(0.0505)
    assert times.longest == 0.1
    assert 0.095 <= times.most <= 0.095 * 10 ** (1 / 40)


def test_sums_and_json_keep_everything() -> None:
    whole, parts = Times(), [Times(), Times()]
    for number in range(50):
        whole.add(number * 1e-5)
        parts[number % 2].add(number * 1e-5)
    total = Times()
    for part in parts:
        total.merge(Times.read(json.loads(json.dumps(part.fields()))))
    assert total.decisions == whole.decisions
    assert total.mean == pytest.approx(whole.mean)
    assert total.most == whole.most
    assert total.longest == pytest.approx(whole.longest)


def test_nobody_who_was_never_asked_took_any_time() -> None:
    assert (Times().mean, Times().most, Times().longest) == (0, 0, 0)
