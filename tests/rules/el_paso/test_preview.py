"""What a move would bring, as far as the player can know."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from deadwood.core.reason import IllegalMove
from tests.rules.el_paso.boards import board, last_at, town
from tests.rules.el_paso.scene import Scene, at


def leaving(groups: int = 0, where: str = "Santa Fe", **options: object) -> Scene:
    others = "\n".join(["[[seat]]\ngone = true"] * groups + ["[[seat]]"])
    return at(
        f"""
        town = "{where}"
        raids = 3
        groups = {groups}
        tiles = ["hotel-1"]
        [[seat]]
        loot = ["horses-4", "saloon-5", "saloon-4", "bank-3", "bank-2"]
        {others}
    """,
        groups + 2,
        **options,
    )


# Leaving and keeping.


@pytest.mark.parametrize("groups", [0, 1, 2])
def test_leaving_says_what_all_tiles_bring_and_how_many_may_be_kept(groups: int) -> None:
    scene = leaving(groups)
    figures = scene.preview("leave")
    assert (figures["sale"], figures["keep"]) == (13 // 3 + 5, groups + 1)
    scene.play("leave", "done")
    assert scene.nuggets(1) == 9


@pytest.mark.parametrize("groups", [0, 2])
def test_ep7_2_what_each_tile_costs_to_keep_is_known_before_leaving(groups: int) -> None:
    scene = leaving(groups)
    figures = scene.preview("leave")
    scene.play("leave")
    tiles = ["horses-4", "saloon-5", "saloon-4", "bank-3", "bank-2"]
    assert sorted(figures) == sorted(["sale", "keep", *[f"keep {tile}" for tile in tiles]])
    for tile in tiles:
        after = scene.preview(f"keep {tile}")
        assert figures[f"keep {tile}"] == after["holds_back"]
        assert figures["sale"] - figures[f"keep {tile}"] == after["sale"]


def test_leaving_with_nothing_brings_nothing() -> None:
    assert at('tiles = ["hotel-1"]').preview("leave") == {"sale": 0, "keep": 1}


def test_ep9_3_in_the_last_town_every_point_counts_and_there_is_nothing_to_keep() -> None:
    scene = leaving(1, "El Paso")
    assert scene.preview("leave") == {"sale": 18}
    assert scene.play("leave").nuggets(1) == 18
    elsewhere = leaving(1, "El Paso", board=last_at(2)).preview("leave")
    assert (elsewhere["sale"], elsewhere["keep"], elsewhere["keep saloon-5"]) == (9, 2, 3)


def test_done_says_what_the_sale_brings() -> None:
    scene = leaving(1).play("leave")
    assert scene.preview("done") == {"sale": 9}
    scene.play("keep saloon-5")
    assert scene.preview("done") == {"sale": 8 // 3 + 5}
    scene.play("done")
    assert scene.nuggets(1) == 7


def test_keeping_says_what_is_then_left_to_sell_and_what_it_holds_back() -> None:
    scene = leaving(2).play("leave")
    assert scene.preview("keep saloon-5") == {"sale": 8 // 3 + 5, "holds_back": 2}
    assert scene.preview("keep bank-3") == {"sale": 13 // 3 + 2, "holds_back": 3}
    scene.play("keep saloon-5")
    assert scene.preview("keep saloon-4") == {"sale": 4 // 3 + 5, "holds_back": 1}
    assert scene.preview("keep bank-2") == {"sale": 8 // 3 + 3, "holds_back": 2}
    scene.play("keep saloon-4")
    assert scene.preview("keep bank-3") == {"sale": 4 // 3 + 2, "holds_back": 3}
    scene.play("keep bank-3")
    assert scene.nuggets(1) == 3


def test_ep8_1_a_tile_that_rounding_swallows_holds_back_nothing() -> None:
    scene = at(
        """
        town = "Santa Fe"
        raids = 1
        tiles = ["hotel-1"]
        [[seat]]
        loot = ["horses-1", "saloon-6"]
    """
    ).play("leave")
    assert scene.preview("keep horses-1") == {"sale": 2, "holds_back": 0}


# Raiding.


def exact(faces: list[str], dice: int, needs: str) -> tuple[int, int]:
    """The chances of the sheriffs and of plundering, in percent, by trying all rolls."""
    rolls = list(product(faces, repeat=dice))
    come = sum(set(roll) == {"star"} for roll in rolls)
    fine = sum(set(roll) != {"star"} and (not needs or needs in roll) for roll in rolls)
    percent = [int(Fraction(100 * number, len(rolls)) + Fraction(1, 2)) for number in (come, fine)]
    for which, number in enumerate((come, fine)):
        if 0 < number < len(rolls):  # neither impossible nor certain
            percent[which] = min(99, max(1, percent[which]))
    return percent[0], percent[1]


NEEDS = {"bank": "", "saloon": "six", "gold-mine": "", "cattle": "brand", "hotel": "", "horses": ""}
OURS = ["star", "star", "brand", "brand", "six", "six"]


@pytest.mark.parametrize("stars", range(5))
def test_ep4_3_ep5_1_ep5_2_the_chances_of_a_raid_by_trying_all_rolls(stars: int) -> None:
    scene = at(
        f"""
        town = "El Paso"
        stars = {stars}
        raids = 2
        tiles = ["bank-1", "saloon-3", "gold-mine-2", "cattle-4", "hotel-5", "horses-3"]
        [[seat]]
        hand = ["bank-1", "saloon-1", "gold-mine-1", "cattle-1", "hotel-1", "horses-1"]
    """
    )
    tops = {"bank": 1, "saloon": 3, "gold-mine": 2, "cattle": 4, "hotel": 5, "horses": 3}
    for kind, needs in NEEDS.items():
        sheriffs, chance = exact(OURS, 5 - stars, needs)
        figures = scene.preview(f"lay {kind}-1")
        assert figures == {"sheriffs": sheriffs, "tile": tops[kind], "chance": chance}


def test_ep4_3_the_figures_that_people_will_see() -> None:
    text = """
        stars = STARS
        raids = 2
        tiles = ["saloon-3", "hotel-5"]
        [[seat]]
        hand = ["saloon-1", "hotel-1"]
    """
    found = [
        [
            at(text.replace("STARS", str(stars))).preview(f"lay {card}")[figure]
            for card, figure in (
                ("hotel-1", "sheriffs"),
                ("hotel-1", "chance"),
                ("saloon-1", "chance"),
            )
        ]
        for stars in range(5)
    ]
    assert found == [[1, 99, 87], [1, 99, 80], [4, 96, 70], [11, 89, 56], [33, 67, 33]]


def test_ep5_5_a_card_for_nothing_has_no_chance() -> None:
    """The town lacks cattle, and the saloon is empty; what the value of the card is, is all one."""
    scene = at(
        """
        stars = 4
        raids = 2
        tiles = ["hotel-2", "2 hotel-4"]
        [[seat]]
        hand = ["cattle-8", "saloon-8", "hotel-1", "hotel-8"]
    """
    )
    for card in ("cattle-8", "saloon-8"):
        assert scene.preview(f"lay {card}") == {"sheriffs": 33, "tile": 0, "chance": 0}
    for card in ("hotel-1", "hotel-8"):
        assert scene.preview(f"lay {card}") == {"sheriffs": 33, "tile": 2, "chance": 67}


@pytest.mark.parametrize(
    ("dice", "faces"),
    [
        (1, ["star"]),
        (2, ["star", "six"]),
        (3, ["star", "brand", "six", "six"]),
        (4, ["star"] * 3 + ["six"]),
    ],
)
def test_ep1_4_the_dice_of_another_board_count(dice: int, faces: list[str]) -> None:
    own = board(town("Dodge", 2), dice={"number": dice, "faces": faces})
    scene = at(
        """
        tiles = ["saloon-3", "cattle-4", "hotel-5"]
        [[seat]]
        hand = ["saloon-1", "cattle-1", "hotel-1"]
    """,
        board=own,
    )
    for kind, top in (("saloon", 3), ("cattle", 4), ("hotel", 5)):
        sheriffs, chance = exact(faces, dice, NEEDS[kind])
        figures = scene.preview(f"lay {kind}-1")
        assert figures == {"sheriffs": sheriffs, "tile": top, "chance": chance}


def test_ep10_2_drawing_says_nothing_of_what_will_be_drawn() -> None:
    scene = at('tiles = ["hotel-1"]', 2).dice("six six six six six")
    scene.play("lay " + scene.hand(1)[0], "lay " + scene.hand(2)[0])
    assert scene.preview("draw bank", seat=1) == {}
    assert scene.preview("draw horses", seat=2) == {}


def test_a_preview_changes_nothing_and_is_refused_for_what_may_not_be_done() -> None:
    scene = leaving(1).play("leave", "keep saloon-5")
    before = scene.state.digest()
    scene.preview("keep bank-3")
    scene.preview("done")
    assert scene.state.digest() == before
    with pytest.raises(IllegalMove) as refusal:
        scene.preview("keep saloon-5")
    assert refusal.value.reason.rule == "EP7.2"
    with pytest.raises(IllegalMove) as refusal:
        scene.preview("leave", seat=2)
    assert refusal.value.reason.rule == "core.wait"
