"""Loot for nuggets (chapter EP8)."""

from __future__ import annotations

import json

import pytest

from deadwood.games.el_paso.board import STANDARD_BOARD
from tests.rules.el_paso.boards import board, town
from tests.rules.el_paso.scene import KIND_OF, Scene, at


def seller(loot: list[str], where: str = "Santa Fe", **options: object) -> Scene:
    """Seat 1 is about to leave with these tiles; another tile lies in the town."""
    return at(
        f"""
        town = "{where}"
        raids = 1
        tiles = ["hotel-1"]
        [[seat]]
        loot = {json.dumps(loot)}
        [[seat]]
    """,
        2,
        **options,
    )


def sold(scene: Scene) -> tuple[int, list[str]]:
    """The nuggets of seat 1 after selling everything, and what was told of it."""
    scene.play("leave", "done")
    assert scene.loot(1) == []
    return scene.nuggets(1), scene.log("sell")


def test_ep8_1_e15_santa_fe_pays_four_for_horses_and_saloon_tiles_worth_13() -> None:
    """E15: the rulebook's own example, 13 points at 3:1."""
    scene = seller(["horses-4", "saloon-5", "saloon-4"])
    assert sold(scene) == (4, ["sell 1: 13 3 4 0"])


def test_ep8_2_e15_santa_fe_has_no_bank_and_pays_five_for_bank_tiles_worth_5() -> None:
    """E15: the rulebook's own example, 5 points at 1:1."""
    assert sold(seller(["bank-5"])) == (5, ["sell 1: 0 3 5 5"])
    assert sold(seller(["bank-3", "bank-2"])) == (5, ["sell 1: 0 3 5 5"])


def test_ep8_1_ep8_2_e15_both_sums_of_one_sale_are_paid() -> None:
    """Only the sum at the rate is rounded: 13 // 3 + 5, not (13 + 5) // 3 nor more."""
    scene = seller(["horses-4", "saloon-5", "saloon-4", "bank-3", "bank-2"])
    assert sold(scene) == (9, ["sell 1: 13 3 9 5"])


@pytest.mark.parametrize(
    ("loot", "points", "paid"),
    [
        (["horses-1"], 1, 0),
        (["horses-2"], 2, 0),
        (["horses-3"], 3, 1),
        (["horses-5"], 5, 1),
        (["saloon-6"], 6, 2),
        (["horses-1", "hotel-2", "gold-mine-2"], 5, 1),
        (["horses-4", "hotel-4", "gold-mine-4"], 12, 4),
        (["horses-4", "hotel-4", "gold-mine-4", "cattle-5"], 17, 5),
    ],
)
def test_ep8_1_e15_first_the_sum_over_all_kinds_then_the_rate_then_rounding_down(
    loot: list[str], points: int, paid: int
) -> None:
    assert sold(seller(loot)) == (paid, [f"sell 1: {points} 3 {paid} 0"])


RATES = {
    "Deadwood": 4,
    "Cheyenne": 4,
    "Abilene": 3,
    "Santa Fe": 3,
    "San Diego": 2,
    "Tombstone": 2,
}


@pytest.mark.parametrize("where", list(RATES))
def test_ep8_1_ep8_2_every_kind_in_every_town(where: str) -> None:
    """Eleven points of one kind go at the rate where the town has the place, else at 1:1."""
    number = list(RATES).index(where)
    for kind in ("bank", "saloon", "gold-mine", "cattle", "hotel", "horses"):
        dear = kind in ("saloon", "cattle")
        loot = [f"{kind}-6", f"{kind}-5"] if dear else [f"{kind}-5", f"{kind}-4", f"{kind}-2"]
        here = STANDARD_BOARD.has_place(number, KIND_OF[kind])
        tile = "horses-1" if where == "San Diego" or where == "Cheyenne" else "hotel-1"
        scene = at(
            f"""
            town = "{where}"
            raids = 1
            tiles = ["{tile}"]
            [[seat]]
            loot = {json.dumps(loot)}
            [[seat]]
        """,
            2,
        )
        rate = RATES[where]
        told = f"sell 1: 11 {rate} {11 // rate} 0" if here else f"sell 1: 0 {rate} 11 11"
        assert sold(scene) == (11 // rate if here else 11, [told])


def test_ep8_3_e15_the_place_counts_even_if_no_tile_is_left_there() -> None:
    """E15: nothing lies in the saloon of Santa Fe, but it is printed there."""
    scene = seller(["saloon-6", "saloon-5"])
    assert scene.stack("saloon") == []
    assert sold(scene) == (3, ["sell 1: 11 3 3 0"])


def test_ep8_3_e15_in_an_emptied_town_too() -> None:
    scene = at(
        """
        town = "Santa Fe"
        raids = 1
        groups = 1
        tiles = ["horses-1"]
        [[seat]]
        hand = ["horses-8"]
        loot = ["horses-5", "bank-5"]
        [[seat]]
        gone = true
        [[seat]]
        gone = true
    """
    ).dice("six six six six six")
    scene.play("lay horses-8", "draw bank")
    assert (scene.tiles(), scene.question()) == ([], "keep")
    scene.play("done")
    assert (scene.nuggets(1), scene.log("sell")) == (7, ["sell 1: 6 3 7 5"])


def test_ep8_1_nuggets_add_up_over_the_towns() -> None:
    scene = at(
        """
        town = "Santa Fe"
        raids = 1
        tiles = ["hotel-1"]
        [[seat]]
        nuggets = 20
        loot = ["bank-5"]
    """
    )
    assert sold(scene)[0] == 25


def test_ep8_1_what_is_kept_is_not_paid() -> None:
    scene = seller(["saloon-6", "saloon-5", "saloon-4"])
    scene.play("leave", "keep saloon-5")
    assert (scene.nuggets(1), scene.loot(1)) == (3, ["saloon-5"])
    assert scene.log("keep", "sell") == ["keep 1: saloon-5", "sell 1: 10 3 3 0"]


def test_ep8_1_one_of_two_equal_tiles_is_kept_and_the_other_paid() -> None:
    scene = seller(["2 saloon-4", "bank-2"])
    scene.play("leave", "keep saloon-4")
    assert (scene.nuggets(1), scene.loot(1)) == (1 + 2, ["saloon-4"])


def test_ep8_1_a_sale_without_listeners_pays_the_same() -> None:
    scene = seller(["horses-4", "saloon-5", "saloon-4", "bank-3", "bank-2"])
    scene.state.events = None
    scene.play("leave", "done")
    assert scene.nuggets(1) == 9


def test_ep1_7_ep8_1_the_supply_of_nuggets_never_runs_out() -> None:
    """The box has 50 pieces; a player may have more than all of them."""
    scene = at(
        """
        town = "Santa Fe"
        raids = 1
        tiles = ["hotel-1"]
        [[seat]]
        nuggets = 9998
        loot = ["bank-5"]
    """
    )
    assert sold(scene)[0] == 10_003


def test_ep8_2_e15_a_town_with_one_place_pays_one_to_one_for_the_rest() -> None:
    nine = board(town("Dodge", 9, "hotel"), town("Yuma", 1))
    scene = seller(["saloon-6", "cattle-6", "hotel-5", "hotel-4"], "Dodge", board=nine)
    assert sold(scene) == (13, ["sell 1: 9 9 13 12"])


def test_ep8_1_only_on_leaving_are_tiles_sold() -> None:
    """E15: no move sells while one stays."""
    scene = seller(["saloon-6", "saloon-5"])
    assert {move.split()[0] for move in scene.legal()} == {"leave", "lay"}
