"""Who gets which tile (chapter EP5)."""

from __future__ import annotations

import itertools
import json

import pytest

from deadwood.games.el_paso.schema import NO_PLACE, NO_SYMBOL, NONE_LEFT
from tests.rules.el_paso.scene import Scene, at

PLENTY = (
    '["bank-1", "bank-2", "saloon-3", "2 saloon-4", "gold-mine-1", "cattle-3", "2 cattle-4", '
    '"horses-1", "horses-2"]'
)
TWO_BANKS = '["bank-1", "bank-2", "hotel-1"]'
ALL = "brand brand six six star"


def raided(cards: list[str], faces: str, tiles: str = PLENTY, town: str = "Cheyenne") -> Scene:
    """Everybody has laid a card, and the dice have fallen."""
    seats = "\n".join(f"[[seat]]\nhand = {json.dumps([card])}" for card in cards)
    scene = at(f'town = "{town}"\ntiles = {tiles}\n{seats}', players=len(cards))
    return scene.dice(faces).play(*[f"lay {card}" for card in cards])


def all_loot(scene: Scene) -> list[list[str]]:
    return [scene.loot(seat + 1) for seat in range(scene.state.players)]


def test_ep5_1_e8_no_brand_no_cattle() -> None:
    scene = raided(["cattle-8", "cattle-2"], "six six six six star")
    assert all_loot(scene) == [[], []]
    assert scene.stack("cattle") == [3, 4, 4]
    assert scene.log("nothing") == [
        f"nothing 1: cattle-8 {NO_SYMBOL}",
        f"nothing 2: cattle-2 {NO_SYMBOL}",
    ]


def test_ep5_1_e8_one_brand_is_enough_for_all() -> None:
    scene = raided(["cattle-1", "cattle-5", "cattle-3"], "six brand six six star")
    assert all_loot(scene) == [["cattle-4"], ["cattle-3"], ["cattle-4"]]
    assert "nothing" not in scene.names()


def test_ep5_1_e8_a_brand_of_an_earlier_roll_does_not_count() -> None:
    scene = raided(["cattle-8", "cattle-2"], "six brand six six star")
    scene.play("draw cattle", "draw cattle")
    cattle = [next(text for text in scene.hand(seat) if text[:3] == "cat") for seat in (1, 2)]
    scene.forget().dice("six six six six").play(*[f"lay {card}" for card in cattle])
    assert scene.names().count("nothing") == 2
    assert all_loot(scene) == [["cattle-3"], ["cattle-4"]]


def test_ep5_1_cattle_need_no_six() -> None:
    scene = raided(["cattle-8", "bank-2"], "brand star star star star")
    assert all_loot(scene) == [["cattle-3"], ["bank-1"]]


def test_ep5_2_e8_no_six_no_saloon() -> None:
    scene = raided(["saloon-8", "saloon-2"], "brand brand brand star star")
    assert all_loot(scene) == [[], []]
    assert scene.stack("saloon") == [3, 4, 4]
    assert scene.log("nothing") == [
        f"nothing 1: saloon-8 {NO_SYMBOL}",
        f"nothing 2: saloon-2 {NO_SYMBOL}",
    ]


def test_ep5_2_e8_one_six_is_enough_for_all() -> None:
    scene = raided(["saloon-1", "saloon-5", "saloon-3"], "six brand brand brand star")
    assert all_loot(scene) == [["saloon-4"], ["saloon-3"], ["saloon-4"]]
    assert "nothing" not in scene.names()


def test_ep5_2_e8_a_six_of_an_earlier_roll_does_not_count() -> None:
    scene = raided(["saloon-8", "saloon-2"], "six brand star star star")
    scene.play("draw saloon", "draw saloon")
    saloon = [next(text for text in scene.hand(seat) if text[:3] == "sal") for seat in (1, 2)]
    scene.forget().dice("brand brand").play(*[f"lay {card}" for card in saloon])
    assert scene.names().count("nothing") == 2
    assert all_loot(scene) == [["saloon-3"], ["saloon-4"]]


def test_ep5_2_a_saloon_needs_no_brand() -> None:
    scene = raided(["saloon-8", "bank-2"], "six star star star star")
    assert all_loot(scene) == [["saloon-3"], ["bank-1"]]


def test_ep5_1_ep5_2_e8_the_example_without_a_six() -> None:
    """The saloon raider goes away with nothing, the two who came for cattle do not."""
    scene = raided(["saloon-6", "cattle-7", "cattle-4"], "brand brand star star brand")
    assert all_loot(scene) == [[], ["cattle-3"], ["cattle-4"]]
    assert scene.log("loot", "nothing") == [
        f"nothing 1: saloon-6 {NO_SYMBOL}",
        "loot 2: cattle-3 cattle-7",
        "loot 3: cattle-4 cattle-4",
    ]


@pytest.mark.parametrize("faces", ["brand brand brand brand brand", "six star star star star"])
@pytest.mark.parametrize("kind", ["bank", "gold-mine", "hotel", "horses"])
def test_ep5_1_ep5_2_e8_all_other_places_need_no_symbol(kind: str, faces: str) -> None:
    scene = raided(
        [f"{kind}-3", "cattle-1"], faces, f'["{kind}-1", "{kind}-2", "saloon-3"]', "El Paso"
    )
    assert scene.loot(1) == [f"{kind}-1"]


def test_ep5_3_e9_alone_one_takes_the_top_tile() -> None:
    scene = raided(["bank-1", "horses-8"], ALL)
    assert all_loot(scene) == [["bank-1"], ["horses-1"]]
    assert scene.log("loot") == ["loot 1: bank-1 bank-1", "loot 2: horses-1 horses-8"]
    assert (scene.stack("bank"), scene.stack("horses")) == ([2], [2])


@pytest.mark.parametrize("values", list(itertools.permutations((2, 5, 8))))
def test_ep5_3_e9_the_highest_card_goes_first_whoever_has_it(values: tuple[int, ...]) -> None:
    tiles = '["horses-1", "horses-3", "horses-5", "bank-1"]'
    scene = raided([f"horses-{value}" for value in values], ALL, tiles)
    gets = {8: "horses-1", 5: "horses-3", 2: "horses-5"}
    assert all_loot(scene) == [[gets[value]] for value in values]
    assert [line.split()[-1] for line in scene.log("loot")] == ["horses-8", "horses-5", "horses-2"]


def test_ep5_3_e9_the_example_of_three_at_a_gold_mine_with_two_tiles() -> None:
    """The lowest of the three finds nothing; a fourth is alone at the bank."""
    scene = raided(
        ["gold-mine-2", "gold-mine-5", "gold-mine-7", "bank-4"],
        ALL,
        '["gold-mine-2", "gold-mine-4", "bank-3", "bank-4"]',
    )
    assert all_loot(scene) == [[], ["gold-mine-4"], ["gold-mine-2"], ["bank-3"]]
    assert scene.log("nothing") == [f"nothing 1: gold-mine-2 {NONE_LEFT}"]
    assert (scene.stack("gold-mine"), scene.stack("bank")) == ([], [4])


def test_ep5_3_e9_five_at_one_place() -> None:
    cards = ["horses-3", "horses-8", "horses-1", "horses-6", "horses-4"]
    scene = raided(cards, ALL, '["horses-1", "horses-2", "2 horses-4", "saloon-3"]')
    assert all_loot(scene) == [["horses-4"], ["horses-1"], [], ["horses-2"], ["horses-4"]]


def test_ep5_3_e9_every_place_for_itself() -> None:
    cards = ["bank-1", "bank-8", "saloon-2", "saloon-3", "cattle-1"]
    scene = raided(cards, ALL)
    assert all_loot(scene) == [["bank-2"], ["bank-1"], ["saloon-4"], ["saloon-3"], ["cattle-3"]]
    assert scene.intact()


def test_ep5_3_e9_neither_the_lookout_nor_the_order_of_laying_matters() -> None:
    for lookout in (1, 2, 3):
        hands = "\n".join(f'[[seat]]\nhand = ["bank-{value}"]' for value in (4, 6, 5))
        scene = at(f"lookout = {lookout}\ntiles = {TWO_BANKS}\n{hands}").dice(ALL)
        for _ in range(3):
            (seat,) = scene.awaited()
            scene.play(f"lay bank-{(4, 6, 5)[seat - 1]}")
        assert all_loot(scene) == [[], ["bank-1"], ["bank-2"]]


def test_ep5_4_e9_taking_is_not_a_choice() -> None:
    scene = raided(["bank-4", "bank-6"], ALL)
    assert scene.question() == "refill"
    assert all_loot(scene) == [["bank-2"], ["bank-1"]]


def test_ep5_4_e9_the_tiles_lie_open_before_their_owner() -> None:
    scene = raided(["bank-4", "bank-6"], ALL)
    for seat in (0, 1, 2):
        assert scene.view(seat).loot == scene.view(0).loot
        assert scene.log("loot", seat=seat) == ["loot 2: bank-1 bank-6", "loot 1: bank-2 bank-4"]


def test_ep5_4_e9_tiles_pile_up_with_those_from_other_towns() -> None:
    seats = '[[seat]]\nhand = ["bank-8"]\nloot = ["hotel-5", "bank-4"]\n[[seat]]\nnuggets = 2'
    scene = at(f'town = "Cheyenne"\ntiles = {PLENTY}\n{seats}', players=2)
    scene.dice(ALL).play("lay bank-8", "leave")
    assert scene.loot(1) == ["hotel-5", "bank-4", "bank-1"]
    assert (scene.nuggets(1), scene.nuggets(2)) == (0, 2)
    assert scene.intact()


@pytest.mark.parametrize("faces", [ALL, "six six six six six", "star brand star star star"])
def test_ep5_5_e6_a_place_that_the_town_does_not_have(faces: str) -> None:
    """Deadwood has no cattle; the dice do not matter then."""
    scene = raided(["cattle-8", "bank-2"], faces, '["bank-1", "hotel-1"]', "Deadwood")
    assert scene.loot(1) == []
    assert scene.log("nothing") == [f"nothing 1: cattle-8 {NO_PLACE}"]


@pytest.mark.parametrize("faces", [ALL, "brand brand star star star", "six six star star star"])
@pytest.mark.parametrize("kind", ["gold-mine", "cattle", "saloon"])
def test_ep5_5_e6_a_place_where_nothing_is_left(kind: str, faces: str) -> None:
    scene = raided([f"{kind}-8", "bank-2"], faces, '["bank-1", "horses-1"]')
    assert all_loot(scene) == [[], ["bank-1"]]
    assert scene.log("nothing") == [f"nothing 1: {kind}-8 {NONE_LEFT}"]


def test_ep5_5_e6_the_last_tile_goes_before_the_lower_card() -> None:
    scene = raided(["saloon-1", "saloon-2"], ALL, '["saloon-6", "bank-1"]')
    assert all_loot(scene) == [[], ["saloon-6"]]
    assert scene.log("nothing") == [f"nothing 1: saloon-1 {NONE_LEFT}"]


def test_ep5_5_e6_who_gets_nothing_has_raided_all_the_same() -> None:
    scene = raided(["cattle-8", "bank-2"], ALL, '["bank-1", "hotel-1"]', "Deadwood")
    assert scene.awaited() == [1, 2]
    assert scene.pile("cattle") == ["cattle-8"]
    assert scene.in_town() == [1, 2]


def test_ep5_5_e6_everybody_can_get_nothing() -> None:
    scene = raided(["hotel-8", "gold-mine-2"], ALL, '["bank-1"]')
    assert all_loot(scene) == [[], []]
    assert scene.tiles() == ["bank-1"]
