"""General Store (BG13.3, BG13.4)."""

from __future__ import annotations

import pytest

from tests.rules.bang.scene import ABACUS, EDITIONS, Scene, at, both

editions = pytest.mark.parametrize("edition", EDITIONS)

OPEN = ["beer-6h", "bang-2d", "saloon-5h", "mustang-8h"]
STORE = """
    turn = 2
    talon = ["beer-6h", "bang-2d", "saloon-5h", "mustang-8h", "gatling-10h"]
    [[seat]]
    [[seat]]
    hand = ["general-store-qs", "bang-3d"]
    [[seat]]
    hand = ["bang-4d"]
"""


def store(edition: str) -> Scene:
    return at(STORE, 4, edition).play("play general-store-qs")


@editions
def test_bg13_3_b37_as_many_cards_as_players_lie_open(edition: str) -> None:
    scene = store(edition)
    assert scene.store() == OPEN
    assert scene.talon()[0] == "gatling-10h"
    assert scene.log("store", seat=0) == [f"store: {' '.join(OPEN)}"]
    assert len(scene.view(0).store) == 4


@editions
def test_bg13_3_b37_the_player_chooses_first_then_the_others_clockwise(edition: str) -> None:
    scene = store(edition)
    for seat, card in ((2, "saloon-5h"), (3, "beer-6h"), (4, "mustang-8h")):
        assert scene.asked() == ("store", seat)
        assert scene.legal() == [f"choose {left}" for left in scene.store()]
        scene.play(f"choose {card}")
        assert scene.hand(seat)[-1] == card
    assert scene.hand(1) == ["bang-2d"]  # the last card is no choice
    assert scene.store() == []
    assert scene.asked() == ("play", 2)
    assert scene.discards() == ["general-store-qs"]


@editions
def test_bg13_3_b37_the_choices_are_open(edition: str) -> None:
    scene = store(edition)
    scene.play("choose saloon-5h", "choose beer-6h", "choose mustang-8h")
    for seat in range(5):
        assert scene.log("pick", seat=seat) == [
            "pick 2: saloon-5h",
            "pick 3: beer-6h",
            "pick 4: mustang-8h",
            "pick 1: bang-2d",
        ]


@editions
def test_bg13_3_b37_only_open_cards_can_be_chosen(edition: str) -> None:
    scene = store(edition)
    scene.refuse("choose gatling-10h", "BG13.3")
    scene.refuse("choose bang-3d", "BG13.3")
    scene.refuse("choose general-store-qs", "BG13.3")
    scene.play("choose beer-6h")
    scene.refuse("choose beer-6h", "BG13.3")  # taken
    scene.refuse("choose saloon-5h", "core.wait", {"seat": 3}, seat=4)


@editions
def test_bg13_3_b37_a_card_must_be_taken(edition: str) -> None:
    scene = store(edition)
    scene.refuse("pass", "core.not-asked")
    scene.refuse("end", "core.not-asked")
    scene.refuse("choose hand", "core.not-asked")


@editions
def test_bg13_3_b37_nobody_plays_a_card_before_all_have_chosen(edition: str) -> None:
    scene = store(edition)
    scene.refuse("play bang-3d at 1", "BG4.1")
    scene.play("choose bang-2d")
    scene.refuse("play bang-2d at 1", "core.wait", {"seat": 3}, seat=2)
    scene.refuse("play bang-4d at 2", "BG4.1")
    scene.play("choose beer-6h", "choose mustang-8h")
    scene.play("play bang-2d at 1")
    assert scene.hand(1) == ["saloon-5h"]
    assert scene.asked() == ("dodge", 1)


@editions
def test_bg13_3_b37_the_dead_get_nothing(edition: str) -> None:
    text = """
        talon = ["beer-6h", "bang-2d", "saloon-5h", "mustang-8h"]
        [[seat]]
        hand = ["general-store-9c"]
        [[seat]]
        out = true
    """
    scene = at(text, 4, edition).play("play general-store-9c")
    assert scene.store() == ["beer-6h", "bang-2d", "saloon-5h"]
    scene.play("choose beer-6h")
    assert scene.asked() == ("store", 3)
    scene.play("choose saloon-5h")
    assert [scene.hand(seat) for seat in range(1, 5)] == [
        ["beer-6h"],
        [],
        ["saloon-5h"],
        ["bang-2d"],
    ]


@editions
def test_bg13_3_b37_with_seven_players_there_are_seven_cards(edition: str) -> None:
    scene = at('[[seat]]\nhand = ["general-store-qs"]', 7, edition).play("play general-store-qs")
    for seat in range(1, 7):
        assert scene.asked() == ("store", seat)
        assert len(scene.store()) == 8 - seat
        scene.play(scene.legal()[-1])
    assert [len(scene.hand(seat)) for seat in range(1, 8)] == [1] * 7


@editions
def test_bg13_3_b37_two_in_a_turn(edition: str) -> None:
    text = """
        talon = ["general-store-9c"]
        [[seat]]
        hand = ["general-store-qs"]
    """
    scene = at(text, 4, edition).play("play general-store-qs", "choose general-store-9c")
    while scene.question() == "store":
        scene.play(scene.legal()[0])
    scene.play("play general-store-9c")
    assert scene.asked() == ("store", 1)


# Too few.


def test_bg13_4_b37_the_last_players_get_none() -> None:
    text = """
        talon = ["beer-6h", "bang-2d"]
        rest = "hand 4"
        [[seat]]
        hand = ["general-store-qs"]
    """
    for scene in both(text):
        before = len(scene.hand(4))
        scene.play("play general-store-qs")
        if scene.game.edition == ABACUS:
            assert scene.store() == ["beer-6h", "bang-2d"]
            scene.play("choose bang-2d")
            assert [scene.hand(seat) for seat in (1, 2, 3)] == [["bang-2d"], ["beer-6h"], []]
            assert scene.discards() == ["general-store-qs"]
        else:  # it lies on the pile already, so it is turned up again itself
            assert scene.store() == ["beer-6h", "bang-2d", "general-store-qs"]
            scene.play("choose bang-2d", "choose general-store-qs")
            hands = [["bang-2d"], ["general-store-qs"], ["beer-6h"]]
            assert [scene.hand(seat) for seat in (1, 2, 3)] == hands
        assert len(scene.hand(4)) == before
        assert scene.asked() == ("play", 1)


def test_bg13_4_b37_a_single_card_is_for_the_player_himself() -> None:
    text = 'talon = ["beer-6h"]\nrest = "hand 4"\n[[seat]]\nhand = ["general-store-qs"]'
    scene = at(text).play("play general-store-qs")
    assert [scene.hand(seat) for seat in (1, 2, 3)] == [["beer-6h"], [], []]
    assert scene.asked() == ("play", 1)


def test_bg13_4_b37_without_any_card_nobody_gets_one() -> None:
    scene = at('rest = "hand 4"\n[[seat]]\nhand = ["general-store-qs"]')
    scene.play("play general-store-qs")
    assert [scene.hand(seat) for seat in (1, 2, 3)] == [[], [], []]
    assert scene.asked() == ("play", 1)
    assert scene.discards() == ["general-store-qs"]
