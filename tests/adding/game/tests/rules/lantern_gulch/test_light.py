"""Lighting, the end and what everybody knows (chapters LG3 and LG4)."""

from __future__ import annotations

import pytest

from deadwood.core.reason import BadPosition
from tests.rules.lantern_gulch.scene import Scene, at

SCENE = """
    dark = ["lantern-9", "lantern-10", "lantern-11"]
    [[seat]]
    hand = ["lantern-5", "lantern-2"]
    [[seat]]
    hand = ["lantern-7", "lantern-1"]
    [[seat]]
    hand = ["lantern-6", "lantern-3"]
"""
LAID = ("lay lantern-5", "lay lantern-7", "lay lantern-6")
LAST = """
    call = "bright"
    spent = [{spent}]
    [[seat]]
    nights = {one}
    hand = ["lantern-5", "lantern-8"]
    [[seat]]
    nights = {two}
    hand = ["lantern-7", "lantern-6"]
"""


def last(one: int, two: int) -> Scene:
    """The last night of two players."""
    spent = ", ".join(f"'lantern-{value}'" for value in range(15, 29))
    return at(LAST.format(spent=spent, one=one, two=two))


@pytest.mark.parametrize(("call", "winner"), [("bright", 2), ("dim", 1)])
def test_lg3_1_the_highest_wins_a_bright_night_the_lowest_a_dim_one(call: str, winner: int) -> None:
    scene = at(SCENE, 3).play(f"call {call}", *LAID)
    assert scene.nights() == [int(seat == winner) for seat in (1, 2, 3)]
    assert scene.leader() == winner
    assert scene.awaited() == [winner]
    assert scene.log("light", seat=0) == [
        "light 1: lantern-5",
        "light 2: lantern-7",
        "light 3: lantern-6",
    ]


def test_lg3_2_everybody_draws_from_the_leader_on() -> None:
    scene = at(SCENE, 3).play("call bright", *LAID)
    assert scene.hand(2) == ["lantern-1", "lantern-9"]
    assert scene.hand(3) == ["lantern-3", "lantern-10"]
    assert scene.hand(1) == ["lantern-2", "lantern-11"]


def test_lg3_2_nobody_draws_after_the_eighth_night() -> None:
    scene = last(4, 3).play("lay lantern-5", "lay lantern-7")
    assert scene.game.over(scene.state)
    assert (scene.hand(1), scene.hand(2)) == (["lantern-8"], ["lantern-6"])


def test_lg4_1_most_nights_win() -> None:
    scene = last(3, 4).play("lay lantern-5", "lay lantern-7")
    assert scene.game.winners(scene.state) == [1]
    assert scene.game.ended(scene.state) == "nights"
    assert scene.game.ranking(scene.state) == [[1], [0]]


def test_lg4_1_equal_numbers_share_the_victory() -> None:
    scene = last(4, 3).play("lay lantern-5", "lay lantern-7")
    assert scene.game.winners(scene.state) == [0, 1]
    assert scene.game.ended(scene.state) == "shared"


def test_lg4_2_hands_and_the_dark_are_hidden() -> None:
    view = at(SCENE, 3).play("call dim", "lay lantern-5").view(2)
    assert (view.hand, view.laid, view.has_laid) == ([6, 0], -1, [True, False, False])
    text = str(view.as_dict())
    assert "lantern-5" not in text
    assert "lantern" not in str(view).replace("lantern-7", "").replace("lantern-1", "")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ('[[seat]]\nhand = ["lantern-1"]', "must have 2, not 1"),
        ('[[seat]]\nhand = ["lantern-1", "lantern-1"]', "exists once"),
        ("night = 2", "spent: in night 2 they are 2"),
        ("[[seat]]\nnights = 1", "0 are over, and 1 are won"),
        ('leader = 2\ncall = "dim"\n[[seat]]\nlaid = "lantern-1"', "out of turn"),
        ("pending = []", "over after night 8"),
    ],
)
def test_lg4_2_a_position_that_cannot_be_is_refused(text: str, sentence: str) -> None:
    with pytest.raises(BadPosition, match=sentence):
        at(text)
