"""El Paso: what is said about chances, and raids as tables."""

from __future__ import annotations

from typing import Final

import pytest

import deadwood
from deadwood.games.el_paso.cards import CATTLE, COPIES, NAMES
from deadwood.games.el_paso.schema import EVENTS, NO_PLACE, NO_SYMBOL, NONE_LEFT
from deadwood.language import teller_for
from deadwood.language.catalogue import catalogue
from deadwood.language.el_paso.words import percent
from deadwood.language.teller import Sheet


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


RAID: Final = [
    ("sell", 1, (5, 3, 1, 0)),
    ("reveal", 0, (3,)),
    ("reveal", 1, (1,)),
    ("reveal", 2, (2,)),
    ("reveal", 3, (20,)),
    ("roll", 1, (0, 1, 2)),
    ("stars", -1, (2,)),
    ("loot", 0, (0, 3)),
    ("loot", 2, (1, 2)),
    ("nothing", 1, (1, int(NONE_LEFT))),
    ("loot", 3, (18, 20)),
    ("turn-over", -1, (3, 1)),
]


def sheet_of(language: str, events: list[tuple[str, int, tuple[int, ...]]]) -> dict[int, Sheet]:
    names = ["Anna", "Ben", "Cleo", "Dirk"]
    teller = teller_for(deadwood.game("el-paso", players=4), catalogue(language), names)
    return teller.sheets([EVENTS.event(*event) for event in events], 2)


def test_a_raid_is_a_table_in_the_order_of_taking_also_with_three_at_one_place() -> None:
    assert sheet_of("en", RAID) == {
        1: Sheet(
            above="Ben rolls: ★ Ψ 6. On the sheriff field: ★★··· 2 of 5.",
            head=["Who", "Card", "Takes"],
            rows=[
                ["Anna", "Bank 4", "Bank 1"],
                ["You", "Bank 3", "Bank 2"],
                ["Ben", "Bank 2", "no Bank left"],
                ["Dirk", "Gold mine 5", "Gold mine 1"],
            ],
            below="The Cattle pile is turned over.",
        )
    }


def test_what_the_sheriffs_take_is_a_table_too() -> None:
    chased = [*RAID[1:5], ("roll", 1, (0,)), ("stars", -1, (5,)), ("sheriffs", -1, ())]
    chased += [("chased", 0, (0, 7)), ("chased", 1, ()), ("chased", 2, (3,)), ("chased", 3, (9,))]
    sheet = sheet_of("de", chased)[0]
    assert sheet.above.endswith("Die Sheriffs kommen!")
    assert sheet.head[2] == "Verliert"
    assert sheet.rows[1:3] == [["Ben", "Bank 2", "–"], ["Du", "Bank 3", "Bank 4"]]


def test_what_is_no_raid_is_no_table() -> None:
    assert sheet_of("en", [RAID[0], ("lay", 1, (3,))]) == {}
