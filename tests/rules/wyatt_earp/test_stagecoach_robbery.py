"""Stagecoach Robbery (WE6.1, WE6.3)."""

from __future__ import annotations

from deadwood.games.wyatt_earp.cards import KIND_OF
from tests.rules.wyatt_earp.scene import both

OWN_JAMES = """
    phase = "play"
    supply = ["bob-dalton", "bob-dalton"]
    posters = { jesse-james = 4000 }
    [[seat]]
    hand = ["stagecoach-robbery", "bob-dalton", "hideout"]
    table = { jesse-james = [%s], sundance-kid = ["1 sundance-kid"] }
    [[seat]]
    hand = ["stagecoach-robbery", "bob-dalton", "hideout"]
    table = { jesse-james = ["1 jesse-james"] }
"""


def test_we6_1_d10_after_a_hit_one_point_and_three_thousand() -> None:
    """The side-bar of Gryphon with its 4 points is a misprint (D10)."""
    for scene in both(OWN_JAMES % '"3 jesse-james"'):
        scene.play("play stagecoach-robbery", "choose jesse-james")
        assert scene.points(1, "jesse-james") == 6 + 1
        assert scene.reward("jesse-james") == 4000 + 3000
        outlaw = KIND_OF["jesse-james"]
        assert scene.event("place").fields() == (
            "place",
            0,
            (KIND_OF["stagecoach-robbery"], outlaw, 3),
        )
        assert scene.names() == ["aim", "shot", "place"]
        coaches = [scene.state.list_coaches(seat) for seat in range(3)]
        assert coaches == [[0, 0, 0, 0, 1, 0, 0], [0] * 7, [0] * 7]
        assert all(scene.state.list_banks(seat) == [0] * 7 for seat in range(3))
        assert scene.points(2, "jesse-james") == 2
        assert scene.points(1, "sundance-kid") == 2
        assert scene.reward("sundance-kid") == 1000
        assert scene.intact()


def test_we6_1_the_card_of_the_second_player_goes_to_his_own_group() -> None:
    for scene in both(OWN_JAMES.replace('"play"\n', '"play"\n    turn = 2\n') % '"3 jesse-james"'):
        scene.play("play stagecoach-robbery", "choose jesse-james")
        assert scene.points(2, "jesse-james") == 2 + 1
        assert scene.points(1, "jesse-james") == 6
        assert scene.event("place").seat == 1


def test_we6_3_q52_a_group_carries_both_stagecoaches() -> None:
    cards = '"3 jesse-james", "stagecoach-robbery", "bank-robbery"'
    first, second = (OWN_JAMES % cards).rsplit('"stagecoach-robbery", ', 1)
    for scene in both(first + second):
        assert scene.points(1, "jesse-james") == 6 + 1 + 2
        scene.play("play stagecoach-robbery", "choose jesse-james")
        assert scene.points(1, "jesse-james") == 6 + 2 * 1 + 2
        assert scene.reward("jesse-james") == 4000 + 3000
        assert scene.state.coaches(0, KIND_OF["jesse-james"]) == 2
        assert scene.intact()


def test_we6_3_q32_under_a_hideout_the_reward_grows_and_no_point_counts() -> None:
    for scene in both(OWN_JAMES % '"3 jesse-james", "hideout"'):
        scene.play("play stagecoach-robbery")
        assert scene.legal() == ["choose jesse-james", "choose sundance-kid"]
        scene.play("choose jesse-james")
        assert scene.points(1, "jesse-james") == 0
        assert scene.reward("jesse-james") == 4000 + 3000
        assert scene.is_hidden(1, "jesse-james")
