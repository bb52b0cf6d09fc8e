"""El Paso: what is said about chances."""

from __future__ import annotations

import pytest

import deadwood
from deadwood.games.el_paso.cards import CATTLE, COPIES, NAMES
from deadwood.games.el_paso.schema import EVENTS, NO_PLACE, NO_SYMBOL, NONE_LEFT
from deadwood.language import teller_for
from deadwood.language.catalogue import catalogue
from deadwood.language.el_paso.words import percent


def test_what_can_happen_is_never_called_impossible() -> None:
    assert percent(0.0) == "0"
    assert percent(0.004) == "<1"
    assert percent(0.006) == "1"
    assert percent(1.0) == "100"


@pytest.mark.parametrize(
    ("language", "place", "symbol", "empty"),
    [
        ("en", "no Hotel here", "no brand was rolled", "no Hotel tile is left"),
        ("de", "kein Hotel in dieser Stadt", "Es fiel kein Brandzeichen", "Das Hotel ist leer"),
        (
            "nl",
            "geen Hotel in deze stad",
            "geen brandmerk gegooid",
            "bij het Hotel ligt niets meer",
        ),
    ],
)
def test_places_and_symbols_have_their_articles(
    language: str, place: str, symbol: str, empty: str
) -> None:
    teller = teller_for(deadwood.game("el-paso", players=2), catalogue(language), ["Anna", "Ben"])
    hotel = int(NAMES.index("hotel") * COPIES)
    cattle = int(CATTLE * COPIES)
    said = [
        teller.event(EVENTS.event("nothing", 1, (card, int(why))), 0)
        for card, why in ((hotel, NO_PLACE), (cattle, NO_SYMBOL), (hotel, NONE_LEFT))
    ]
    assert [text.partition(": ")[2] for text in said] == [f"{at}." for at in (place, symbol, empty)]
