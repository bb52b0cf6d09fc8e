"""The dice and the sheriffs (chapter EP4)."""

from __future__ import annotations

import itertools
import math
from collections import Counter

import pytest

import deadwood
from deadwood.core.chance import swift
from deadwood.games.el_paso.board import shipped
from deadwood.games.el_paso.cards import FACES, NAMES
from deadwood.games.el_paso.editions import OPTIONS, Rules
from deadwood.games.el_paso.rules.dice import roll, sheriffs_came
from deadwood.games.el_paso.state import ElPasoState, blank
from tests.contract.support import SCALE
from tests.rules.el_paso.scene import EDITION, Scene, at

RUNS = 40_000 * SCALE
ROLLS = 8


def raiding(stars: int = 0, players: int = 2, more: str = "", **options: object) -> Scene:
    """Seat 1 goes to the hotel, seat 2 to the horses; all others, if any, have left."""
    gone = "\n".join("[[seat]]\ngone = true" for _ in range(players - 2))
    return at(
        f"""
        town = "Santa Fe"
        tiles = ["hotel-1", "hotel-2", "hotel-3", "horses-1", "horses-2", "horses-3"]
        stars = {stars}
        {"groups = 1" if gone else ""}
        {"raids = 1" if gone else ""}
        {more}
        [[seat]]
        nuggets = 7
        hand = ["hotel-1", "hotel-2", "hotel-3", "hotel-4", "hotel-5", "hotel-6"]
        loot = ["bank-5", "saloon-6"]
        [[seat]]
        nuggets = 9
        hand = ["horses-1", "horses-2", "horses-3", "horses-4", "horses-5", "horses-6"]
        loot = ["cattle-4"]
        {gone}
        """,
        players,
        **options,
    )


def raid(scene: Scene, faces: str) -> Scene:
    """Both lay their first card, and the dice fall so."""
    scene.dice(faces)
    for _ in (1, 2):
        scene.play(next(text for text in scene.legal() if text.startswith("lay")))
    return scene


def refill(scene: Scene) -> Scene:
    while scene.question() == "refill":
        scene.play("draw gold-mine")
    return scene


def alone(chance_number: int) -> ElPasoState:
    """A table with nothing on it but the dice."""
    return blank(2, swift(chance_number), Rules(OPTIONS.settle(EDITION, {})))


def test_ep4_1_e7_the_first_roll_is_with_all_five() -> None:
    scene = raid(raiding(), "six brand six brand six")
    assert scene.log("roll") == ["roll 1: six brand six brand six"]
    assert scene.roll() == ["six", "brand", "six", "brand", "six"]


@pytest.mark.parametrize("stars", [0, 1, 2, 3, 4])
def test_ep4_1_e7_only_dice_that_are_not_on_the_sheriff_field_are_rolled(stars: int) -> None:
    faces = " ".join(["six", "brand", "six", "brand", "six"][stars:])
    scene = raid(raiding(stars), faces)
    assert scene.log("roll", "stars") == [f"roll 1: {faces}", f"stars: {stars}"]
    assert len(scene.roll()) == 5 - stars


@pytest.mark.parametrize("lookout", [1, 2, 3, 4, 5])
def test_ep4_1_e7_the_lookout_rolls(lookout: int) -> None:
    scene = at(f'lookout = {lookout}\ntiles = ["bank-1"]', players=5)
    scene.dice("six six six six six")
    for _ in range(5):
        scene.play(next(text for text in scene.legal() if text.startswith("lay horses")))
    assert scene.log("roll") == [f"roll {lookout}: six six six six six"]


def test_ep4_1_e7_one_roll_a_raid_and_nobody_is_asked() -> None:
    scene = raid(raiding(), "six six six six six")
    assert scene.names().count("roll") == 1
    assert scene.question() == "refill"


def test_ep4_2_e7_every_star_goes_to_the_sheriff_field() -> None:
    scene = raid(raiding(), "star six star brand star")
    assert scene.stars() == 3
    assert scene.log("stars") == ["stars: 3"]


def test_ep4_2_e7_stars_stay_until_the_town_ends() -> None:
    scene = raiding()
    fields = []
    for faces in ("star six six six six", "six six six brand", "star star brand brand"):
        refill(raid(scene, faces))
        fields.append((scene.stars(), len(scene.roll())))
    assert fields == [(1, 5), (1, 4), (3, 4)]
    assert scene.view(0).stars == 3


def test_ep4_2_e7_brands_and_sixes_are_rolled_again() -> None:
    scene = raiding()
    refill(raid(scene, "star brand brand six six"))
    refill(raid(scene, "star star star brand"))
    assert scene.log("roll") == ["roll 1: star brand brand six six", "roll 1: star star star brand"]
    assert scene.stars() == 4


def test_ep4_2_e7_the_next_town_begins_with_an_empty_sheriff_field() -> None:
    scene = refill(raid(raiding(), "star star star six six"))
    scene.play("leave", "done", "leave", "done")
    assert (scene.town(), scene.stars(), scene.roll()) == ("San Diego", 0, [])
    scene.dice("six six six six six")
    for _ in (1, 2):
        scene.play(next(text for text in scene.legal() if text.startswith("lay")))
    assert len(scene.event("roll").values) == 5


def test_ep4_3_e7_five_stars_in_one_roll_bring_the_sheriffs() -> None:
    scene = raid(raiding(), "star star star star star")
    assert scene.names()[2:] == [
        "reveal",
        "reveal",
        "roll",
        "stars",
        "sheriffs",
        "chased",
        "chased",
        "discard",
        "discard",
    ]


@pytest.mark.parametrize("stars", [1, 2, 3, 4])
def test_ep4_3_e7_they_come_when_the_last_free_die_shows_a_star(stars: int) -> None:
    scene = raid(raiding(stars), " ".join(["star"] * (5 - stars)))
    assert scene.stars() == 5
    assert "sheriffs" in scene.names()


def test_ep4_3_e7_nothing_is_plundered_when_they_come() -> None:
    scene = raid(raiding(4), "star")
    assert {"loot", "nothing"}.isdisjoint(scene.names())
    assert scene.stack("hotel") == [1, 2, 3]
    assert scene.stack("horses") == [1, 2, 3]


@pytest.mark.parametrize("last", ["brand", "six"])
def test_ep4_3_e7_with_one_die_that_shows_no_star_the_raid_goes_on(last: str) -> None:
    for stars in range(5):
        scene = raid(raiding(stars), " ".join(["star"] * (4 - stars) + [last]))
        assert scene.stars() == 4
        assert "sheriffs" not in scene.names()
        assert scene.log("loot") == ["loot 1: hotel-1 hotel-1", "loot 2: horses-1 horses-1"]


def test_ep4_3_e7_after_the_sheriffs_comes_the_next_town() -> None:
    scene = refill(raid(raiding(4), "star"))
    assert (scene.town(), scene.stars(), scene.question()) == ("San Diego", 0, "decide")
    assert scene.in_town() == [1, 2]


def test_ep4_3_another_board_may_have_another_number_of_dice() -> None:
    board = shipped().replace("number = [5,", "number = [3,")
    scene = raid(raiding(board=board), "star star star")
    assert "sheriffs" in scene.names()


def test_ep4_4_e16_everybody_still_in_town_loses_every_tile_carried_ones_too() -> None:
    """Santa Fe has no bank: that tile came from another town."""
    scene = raid(raiding(4), "star")
    assert (scene.loot(1), scene.loot(2)) == ([], [])
    assert scene.log("chased") == ["chased 1: bank-5 saloon-6", "chased 2: cattle-4"]
    assert {"bank-5", "saloon-6", "cattle-4"} <= set(scene.bag())
    assert scene.intact()


def test_ep4_4_e16_nuggets_are_safe_and_nothing_is_paid() -> None:
    scene = raid(raiding(4), "star")
    assert (scene.nuggets(1), scene.nuggets(2)) == (7, 9)
    assert "sell" not in scene.names()


def test_ep4_4_e16_whoever_has_left_is_safe() -> None:
    scene = at(
        """
        town = "Santa Fe"
        tiles = ["hotel-1"]
        stars = 4
        groups = 1
        [[seat]]
        loot = ["saloon-5"]
        [[seat]]
        gone = true
        nuggets = 3
        loot = ["bank-5"]
        [[seat]]
        loot = ["cattle-4"]
        [[seat]]
        gone = true
        loot = ["saloon-6"]
        [[seat]]
        loot = []
        """,
        players=5,
    )
    scene.dice("star")
    for _ in (1, 3, 5):
        scene.play(next(text for text in scene.legal() if text.startswith("lay")))
    assert [scene.loot(seat) for seat in range(1, 6)] == [
        [],
        ["bank-5"],
        [],
        ["saloon-6"],
        [],
    ]
    assert scene.nuggets(2) == 3
    # Who has nothing flees too, with nothing to lose.
    assert scene.log("chased") == ["chased 1: saloon-5", "chased 3: cattle-4", "chased 5"]


def test_ep4_4_e16_whoever_leaves_in_the_same_round_is_safe() -> None:
    scene = raiding(4).dice("star").play("leave", "keep saloon-6", "lay horses-1")
    assert "sheriffs" in scene.names()
    assert (scene.loot(1), scene.loot(2)) == (["saloon-6"], [])
    assert scene.nuggets(1) == 12


def test_ep4_4_e16_what_a_leaver_kept_is_in_the_next_town_with_him() -> None:
    scene = raiding(4).dice("star").play("leave", "keep saloon-6", "lay horses-1", "draw bank")
    assert scene.town() == "San Diego"
    assert (scene.loot(1), scene.loot(2)) == (["saloon-6"], [])
    assert scene.nuggets(2) == 9


def test_ep4_4_e16_everybody_sees_what_was_lost() -> None:
    scene = raid(raiding(4), "star")
    for seat in (0, 1, 2):
        assert scene.log("chased", seat=seat) == scene.log("chased")


def test_ep4_5_e17_a_lookout_who_has_left_rolls_all_the_same() -> None:
    scene = raid(raiding(1, players=3, more="lookout = 3"), "six six brand star")
    assert scene.in_town() == [1, 2]
    assert scene.log("roll", "stars") == ["roll 3: six six brand star", "stars: 2"]


def test_ep4_5_e17_also_one_who_leaves_in_this_round() -> None:
    scene = raiding().dice("six six brand brand six").play("leave", "done", "lay horses-1")
    assert scene.log("roll") == ["roll 1: six six brand brand six"]
    assert scene.loot(2) == ["cattle-4", "horses-1"]


def test_ep4_5_e17_he_is_safe_from_the_sheriffs_that_he_rolls() -> None:
    scene = raiding(4).dice("star").play("leave", "keep saloon-6", "lay horses-1")
    assert scene.log("roll", "sheriffs", "chased") == [
        "roll 1: star",
        "sheriffs",
        "chased 2: cattle-4",
    ]


# The chances of the dice.


@pytest.mark.parametrize("free", [1, 2, 3, 4, 5])
def test_ep4_3_of_all_ways_that_the_dice_can_fall_one_brings_the_sheriffs(free: int) -> None:
    """Each die falls in three ways; so many of them show so many stars."""
    found: Counter[int] = Counter()
    for faces in itertools.product(FACES, repeat=free):
        scene = Scene(deadwood.game("el-paso", EDITION, 2), alone(0))
        scene.state.stars = 5 - free
        scene.dice(" ".join(faces))
        roll(scene.state)
        assert sheriffs_came(scene.state) == (set(faces) == {"star"})
        found[scene.state.stars - 5 + free] += 1
    assert found == {
        stars: math.comb(free, stars) * 2 ** (free - stars) for stars in range(free + 1)
    }


def test_ep4_3_e7_the_sheriffs_come_by_roll_k_as_often_as_they_should() -> None:
    """The dice alone: after k rolls each of the five has shown a star with 1 - (2/3)^k."""
    state = alone(43)
    came = [0] * (ROLLS + 1)
    for _ in range(RUNS):
        state.stars = 0
        for number in range(1, ROLLS + 1):
            roll(state)
            if sheriffs_came(state):
                came[number] += 1
                break
    by_now = list(itertools.accumulate(came))
    for number in range(1, ROLLS + 1):
        chance = (1 - (2 / 3) ** number) ** 5
        error = math.sqrt(chance * (1 - chance) / RUNS)
        assert by_now[number] / RUNS == pytest.approx(chance, abs=4 * error)


def test_ep4_1_every_face_comes_up_equally_often() -> None:
    state = alone(41)
    seen: Counter[str] = Counter()
    for _ in range(RUNS):
        state.stars = 0
        roll(state)
        seen.update(FACES[face] for face in state.list_roll())
    error = math.sqrt(2 / 9 / (5 * RUNS))
    for face in FACES:
        assert seen[face] / (5 * RUNS) == pytest.approx(1 / 3, abs=4 * error)


@pytest.mark.parametrize(
    ("stars", "sheriffs", "brand", "plain"),
    [(0, 1, 87, 99), (1, 1, 80, 99), (2, 4, 70, 96), (3, 11, 56, 89), (4, 33, 33, 67)],
)
def test_ep4_3_the_preview_tells_the_chance_of_the_next_roll(
    stars: int, sheriffs: int, brand: int, plain: int
) -> None:
    """In percent: 1/3^n for the sheriffs, 1 - (2/3)^n for a brand or a six with n free dice."""
    scene = at(
        f"""
        town = "El Paso"
        tiles = ["bank-2", "saloon-3", "gold-mine-1", "cattle-4", "hotel-5", "horses-4"]
        stars = {stars}
        """,
        players=2,
    )
    tops = {"bank": 2, "saloon": 3, "gold-mine": 1, "cattle": 4, "hotel": 5, "horses": 4}
    free = 5 - stars
    assert sheriffs == max(1, round(100 / 3**free))
    assert brand == round(100 * (1 - (2 / 3) ** free))
    for kind, card in zip(NAMES, scene.hand(1), strict=True):
        assert card.startswith(kind)
        assert scene.preview(f"lay {card}") == {
            "sheriffs": sheriffs,
            "tile": tops[kind],
            "chance": brand if kind in ("saloon", "cattle") else plain,
        }
