"""The tiles of a town: drawn, sorted, stacked, and back into the bag (chapter EP2)."""

from __future__ import annotations

import pytest

from deadwood.core.chance import swift
from deadwood.games.el_paso.board import shipped
from deadwood.games.el_paso.cards import NAMES, TILE_NAMES
from tests.contract.support import SCALE
from tests.rules.el_paso.scene import Scene, Unshuffled, at, fresh

ALL_OF_CATTLE = ("cattle-3", "2 cattle-4", "2 cattle-5", "cattle-6")


def arriving(town: str, *drawn: str, players: int = 3, loot: str = "[]") -> Scene:
    """The last one is about to leave for the next town; seat 1 takes what he has along."""
    gone = "\n".join("[[seat]]\ngone = true" for _ in range(players - 2))
    scene = at(
        f"""
        town = "{town}"
        tiles = ["saloon-3"]
        raids = 2
        groups = {2 if players > 2 else 1}
        [[seat]]
        loot = {loot}
        gone = true
        {gone}
        [[seat]]
        """,
        players,
    )
    scene.state.chance = Unshuffled(drawn=drawn)
    return scene


def drawn_tiles(scene: Scene) -> tuple[int, list[str]]:
    """How many went back, and what was laid, as the last stocking told it."""
    back, *laid = scene.event("stock").values
    return back, [TILE_NAMES[at] for at in laid]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_ep2_1_e2_20_tiles_are_drawn_for_the_first_town(players: int) -> None:
    scene = fresh(players=players)
    back, laid = drawn_tiles(scene)
    assert back + len(laid) == 20
    assert sorted(laid) == sorted(scene.tiles())
    assert len(scene.bag()) == 36 - len(laid)


def test_ep2_1_e2_20_lie_in_a_town_with_all_places() -> None:
    scene = arriving("Tombstone").play("leave")
    assert scene.town() == "El Paso"
    assert (len(scene.tiles()), len(scene.bag())) == (20, 16)
    assert drawn_tiles(scene)[0] == 0


def test_ep2_1_e2_they_are_the_first_20_of_the_shuffled_bag() -> None:
    drawn = ("saloon-6", "cattle-6", "bank-1", "gold-mine-1", "hotel-1", *ALL_OF_CATTLE[:3])
    scene = arriving("Tombstone", *drawn).play("leave")
    # Behind the ten that are named the bag is in printed order, from the back.
    plain = ["horses-5", "horses-4", "horses-4", "horses-3", "horses-2", "horses-1"]
    plain += ["hotel-5", "hotel-4", "hotel-4", "hotel-3"]
    named = ["saloon-6", "cattle-6", "bank-1", "gold-mine-1", "hotel-1"]
    named += ["cattle-3", "cattle-4", "cattle-4", "cattle-5", "cattle-5"]
    assert sorted(scene.tiles()) == sorted(named + plain)


def test_ep2_1_e2_they_are_sorted_to_their_places() -> None:
    scene = arriving("Tombstone", "bank-5", "saloon-6", "bank-1", "saloon-3", "bank-3")
    scene.play("leave")
    assert scene.stack("bank") == [1, 3, 5]
    assert scene.stack("saloon") == [3, 6]
    assert scene.view(0).stacks == [scene.stack(kind) for kind in NAMES]


def test_ep2_1_a_board_may_draw_another_number() -> None:
    scene = fresh(players=2, board=shipped().replace("draw = [20,", "draw = [18,"))
    back, laid = drawn_tiles(scene)
    assert back + len(laid) == 18


def test_ep2_2_e2_tiles_of_a_kind_that_the_town_lacks_go_back_unreplaced() -> None:
    scene = fresh(Unshuffled(drawn=ALL_OF_CATTLE), players=3)
    back, laid = drawn_tiles(scene)
    assert (scene.town(), back, len(laid)) == ("Deadwood", 6, 14)
    assert len(scene.tiles()) == 14
    assert [tile for tile in scene.bag() if tile.startswith("cattle")] == [
        "cattle-6",
        "cattle-5",
        "cattle-5",
        "cattle-4",
        "cattle-4",
        "cattle-3",
    ]


def test_ep2_2_e2_no_tile_goes_back_if_all_have_a_place() -> None:
    drawn = ("saloon-3", "2 saloon-4", "2 saloon-5", "saloon-6", "gold-mine-1", "bank-1")
    scene = fresh(Unshuffled(drawn=drawn), players=2)
    assert drawn_tiles(scene)[0] == 0
    assert len(scene.tiles()) == 20


def test_ep2_2_e2_a_town_may_have_as_few_as_eight() -> None:
    """Abilene has neither a gold mine nor horses: twelve of the twenty can be of those."""
    lacking = [f"{kind}-{value}" for kind in ("gold-mine", "horses") for value in (1, 2, 3, 5)]
    scene = arriving("Cheyenne", *lacking, "2 gold-mine-4", "2 horses-4").play("leave")
    assert scene.town() == "Abilene"
    back, laid = drawn_tiles(scene)
    assert (back, len(laid), len(scene.bag())) == (12, 8, 28)
    assert scene.stack("gold-mine") == scene.stack("horses") == []


def test_ep2_2_e2_a_tile_that_went_back_can_come_in_the_next_town() -> None:
    scene = fresh(Unshuffled(drawn=ALL_OF_CATTLE), players=2)
    assert scene.stack("cattle") == []
    scene.play("leave", "leave")
    assert scene.town() == "Cheyenne"
    assert scene.stack("cattle") == [3, 4, 4, 5, 5, 6]


def test_ep2_3_e3_the_lowest_value_lies_on_top() -> None:
    scene = arriving("Tombstone", "horses-4", "horses-1", "horses-5", "horses-4", "horses-3")
    scene.play("leave")
    assert scene.stack("horses") == [1, 2, 3, 4, 4, 5]
    for kind in NAMES:
        assert scene.stack(kind) == sorted(scene.stack(kind))


def test_ep2_3_e3_raiders_find_rising_values() -> None:
    scene = at(
        """
        tiles = ["bank-5", "2 bank-4", "bank-1", "hotel-2", "hotel-5", "hotel-1"]
        [[seat]]
        hand = ["bank-1", "bank-2", "bank-3", "bank-4", "bank-5", "bank-6"]
        [[seat]]
        hand = ["hotel-1", "hotel-2", "hotel-3", "hotel-4", "hotel-5", "hotel-6"]
        """,
        players=2,
    )
    for raid in (1, 2, 3):
        scene.dice("six six six six six")
        scene.play(f"lay bank-{raid}", f"lay hotel-{raid}", "draw cattle", "draw cattle")
    assert scene.log("loot") == [
        "loot 1: bank-1 bank-1",
        "loot 2: hotel-1 hotel-1",
        "loot 1: bank-4 bank-2",
        "loot 2: hotel-2 hotel-2",
        "loot 1: bank-4 bank-3",
        "loot 2: hotel-5 hotel-3",
    ]
    assert scene.stack("bank") == [5]


def test_ep2_4_e2_a_town_is_stocked_only_once() -> None:
    scene = fresh(Unshuffled(lot=4), players=2, first_lookout="1")
    before = len(scene.tiles())
    scene.play("lay hotel-1", "lay horses-2", "draw bank", "draw bank")
    assert len(scene.tiles()) == before - 2
    scene.play("lay horses-1", "lay hotel-2", "draw bank", "draw bank")
    assert len(scene.tiles()) == before - 4
    assert scene.names().count("stock") == 1


def test_ep2_4_e2_an_empty_town_is_not_stocked_again() -> None:
    scene = at(
        """
        tiles = ["hotel-2"]
        [[seat]]
        hand = ["hotel-1"]
        [[seat]]
        hand = ["bank-1"]
        """,
        players=2,
    )
    scene.dice("brand brand six six six").play("lay hotel-1", "lay bank-1")
    scene.play("draw bank", "draw bank", "done")
    assert scene.town() == "Cheyenne"
    assert scene.names().count("stock") == 1
    assert scene.names()[-2:] == ["town", "stock"]


def test_ep2_5_e1_sold_tiles_are_back_before_the_next_town_is_stocked() -> None:
    scene = at(
        """
        town = "Tombstone"
        tiles = ["hotel-1"]
        [[seat]]
        loot = ["saloon-6", "2 horses-4"]
        [[seat]]
        """,
        players=2,
    )
    scene.state.chance = Unshuffled(drawn=("saloon-6", "2 horses-4"))
    scene.play("leave", "done", "leave")
    assert scene.town() == "El Paso"
    assert scene.stack("saloon") == [6]
    assert scene.stack("horses") == [1, 2, 3, 4, 4, 5]
    assert scene.intact()


def test_ep2_5_e1_left_over_tiles_are_back_before_the_next_town_is_stocked() -> None:
    scene = arriving("Tombstone", "saloon-3").play("leave")
    assert scene.log("left-over") == ["left-over: saloon-3"]
    assert scene.stack("saloon") == [3]
    assert scene.names()[-3:] == ["left-over", "town", "stock"]
    assert scene.intact()


def test_ep2_5_e1_lost_tiles_are_back_before_the_next_town_is_stocked() -> None:
    scene = at(
        """
        town = "Tombstone"
        tiles = ["hotel-1"]
        stars = 4
        [[seat]]
        hand = ["bank-1"]
        loot = ["bank-5"]
        [[seat]]
        """,
        players=2,
    )
    scene.state.chance = Unshuffled(lot=0, drawn=("bank-5",))
    scene.play("lay bank-1", "leave", "draw bank")
    assert scene.town() == "El Paso"
    assert scene.log("chased") == ["chased 1: bank-5"]
    assert scene.stack("bank") == [5]
    assert scene.intact()


def test_ep2_5_e1_nothing_is_left_over_in_an_empty_town() -> None:
    scene = at('tiles = ["hotel-2"]\n[[seat]]\nhand = ["hotel-1"]\n[[seat]]', players=2)
    scene.dice("brand brand six six six")
    scene.play("lay hotel-1", "leave", "draw bank", "done")
    assert scene.town() == "Cheyenne"
    assert "left-over" not in scene.names()


def test_ep2_5_e1_carried_tiles_are_not_in_the_bag() -> None:
    carried = '["saloon-6", "saloon-5"]'
    scene = arriving("Tombstone", "saloon-6", "2 saloon-5", "saloon-4", loot=carried)
    scene.play("leave")
    assert scene.stack("saloon") == [4, 5]
    assert scene.loot(1) == ["saloon-6", "saloon-5"]
    assert scene.intact()


def test_ep2_5_e1_five_can_carry_15_tiles_and_the_next_town_still_gets_20() -> None:
    """One leaves in each round, so they keep 1, 2, 3, 4 and 5."""
    scene = at(
        """
        town = "Tombstone"
        tiles = ["bank-1", "saloon-3", "hotel-1"]
        [[seat]]
        loot = ["gold-mine-5"]
        [[seat]]
        loot = ["2 gold-mine-4"]
        [[seat]]
        loot = ["gold-mine-3", "gold-mine-2", "gold-mine-1"]
        [[seat]]
        loot = ["cattle-6", "2 cattle-5", "cattle-4"]
        [[seat]]
        loot = ["2 horses-4", "horses-3", "horses-2", "horses-1"]
        """,
        players=5,
    )
    for leaver in range(1, 6):
        scene.play("leave")
        while scene.question() == "keep":
            scene.play(scene.legal()[0])
        for _ in range(leaver + 1, 6):
            # Cattle are nowhere in Tombstone, so nobody gets any tile.
            scene.dice("six" if scene.awaited() == [leaver + 1] else "")
            scene.play(next(text for text in scene.legal() if text.startswith("lay cattle")))
        while scene.question() == "refill":
            scene.play("draw cattle")
    assert scene.town() == "El Paso"
    assert [len(scene.loot(seat)) for seat in range(1, 6)] == [1, 2, 3, 4, 5]
    assert (len(scene.tiles()), len(scene.bag())) == (20, 1)
    assert scene.intact()


def test_ep2_5_e1_never_more_than_15_are_carried_so_the_bag_has_at_least_21() -> None:
    chance = swift(215)
    for number in range(12 * SCALE):
        scene = fresh(swift(number), players=5)
        while scene.question() != "over":
            seats = scene.awaited()
            seat = seats[chance.below(len(seats))]
            # Whoever keeps, keeps what he can.
            moves = scene.legal(seat)
            keeps = scene.question() == "keep"
            scene.play(moves[0 if keeps else chance.below(len(moves))], seat=seat)
            if scene.names()[-1] == "stock":
                carried = sum(len(scene.loot(at_seat)) for at_seat in range(1, 6))
                back, laid = drawn_tiles(scene)
                assert carried <= 15
                assert back + len(laid) == 20
                assert len(scene.bag()) + len(laid) >= 21
            scene.forget()
