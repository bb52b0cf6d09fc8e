"""The picture of ratings: sound XML that says in words what it shows."""

from __future__ import annotations

import xml.etree.ElementTree as ET

import pytest

from deadwood.lab.plot import plot, scale, spoken
from deadwood.lab.ratings import Rating

SVG = "{http://www.w3.org/2000/svg}"
RATED = [
    ("legend", Rating(812.4, 780, 845)),
    ("<b>&", Rating(-30, -70, 10)),
    ("random", Rating(0, 0, 0)),
]


def test_every_bot_stands_where_its_rating_is() -> None:
    root = ET.fromstring(plot("el-paso & friends", "400 games", RATED))
    dots = {dot.get("class"): dot for dot in root.iter(f"{SVG}circle")}
    assert set(dots) == {"dot", "anchor"}, "the anchor is told apart by its shape"
    places = [float(dot.get("cx", "")) for dot in root.iter(f"{SVG}circle")]
    bars = [line for line in root.iter(f"{SVG}line") if line.get("class") == "bar"]
    ends = [(float(bar.get("x1", "")), float(bar.get("x2", ""))) for bar in bars]
    assert ends[0][0] < places[0] < ends[0][1]
    assert ends[1][0] < places[1] < places[2] < ends[1][1]
    # The places are those of a scale: equal Elo, equal way.
    unit = (places[0] - places[2]) / 812.4
    assert places[1] == pytest.approx(places[2] - 30 * unit, abs=0.2)
    texts = [text.text for text in root.iter(f"{SVG}text")]
    assert "<b>&" in texts
    assert "+812 (+780 … +845)" in texts
    told = root.findtext(f"{SVG}desc")
    assert told == "legend +812 (+780 … +845); <b>& −30 (−70 … +10); random 0"


@pytest.mark.parametrize(
    ("low", "high", "step"),
    [(0, 0, 2), (0, 40, 10), (-700, 900, 500), (100, 1000, 200), (-9, 3, 2)],
)
def test_the_scale_has_round_numbers_and_holds_zero_and_everything(
    low: float, high: float, step: float
) -> None:
    found, begin, end = scale([("a", Rating((low + high) / 2, low, high)), ("b", Rating(0, 0, 0))])
    assert found == step
    assert begin <= min(low, 0) <= max(high, 0) <= end
    assert begin % step == end % step == 0
    assert 1 <= (end - begin) / step <= 8


def test_figures_as_in_print() -> None:
    assert spoken(Rating(0.2, -1234, 1234.4)) == "0 (−1,234 … +1,234)"
