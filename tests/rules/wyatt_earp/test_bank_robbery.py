"""Bank Robbery (WE6.2, WE6.3)."""

from __future__ import annotations

from deadwood.games.wyatt_earp.cards import KIND_OF
from tests.rules.wyatt_earp.scene import both

OWN_JAMES = """
    phase = "play"
    supply = ["bob-dalton", "bob-dalton"]
    posters = { jesse-james = 4000 }
    [[seat]]
    hand = ["bank-robbery", "bob-dalton", "hideout"]
    table = { jesse-james = [%s], sundance-kid = ["1 sundance-kid"] }
    [[seat]]
    hand = ["bob-dalton"]
    [[seat]]
    hand = ["bob-dalton"]
    table = { jesse-james = ["1 jesse-james"] }
"""


def test_we6_2_after_a_hit_two_points_and_one_thousand() -> None:
    for scene in both(OWN_JAMES % '"3 jesse-james"'):
        scene.play("play bank-robbery", "choose jesse-james")
        assert scene.points(1, "jesse-james") == 6 + 2
        assert scene.reward("jesse-james") == 4000 + 1000
        outlaw = KIND_OF["jesse-james"]
        assert scene.event("place").fields() == ("place", 0, (KIND_OF["bank-robbery"], outlaw, 1))
        banks = [scene.state.list_banks(seat) for seat in range(3)]
        assert banks == [[0, 0, 0, 0, 1, 0, 0], [0] * 7, [0] * 7]
        assert all(scene.state.list_coaches(seat) == [0] * 7 for seat in range(3))
        assert scene.points(3, "jesse-james") == 2
        assert scene.points(1, "sundance-kid") == 2
        assert scene.reward("sundance-kid") == 1000
        assert scene.intact()


def test_we6_3_q52_all_robberies_and_the_other_sheriff_cards_on_one_group() -> None:
    """31 is the most that one outlaw can be worth."""
    text = """
        phase = "play"
        supply = ["bob-dalton"]
        posters = { jesse-james = 4000 }
        [[seat]]
        hand = ["bank-robbery", "bob-dalton"]
        [seat.table]
        jesse-james = [
            "7 jesse-james", "photo-jesse-james", "fastest-gun",
            "3 bank-robbery", "2 stagecoach-robbery",
        ]
    """
    for scene in both(text):
        assert scene.points(1, "jesse-james") == 14 + 4 + 3 + 3 * 2 + 2 * 1 == 29
        scene.play("play bank-robbery", "choose jesse-james")
        assert scene.points(1, "jesse-james") == 14 + 4 + 3 + 4 * 2 + 2 * 1 == 31
        assert scene.reward("jesse-james") == 5000
        assert scene.intact()


def test_we6_3_q32_under_a_hideout_the_reward_grows_and_no_point_counts() -> None:
    for scene in both(OWN_JAMES % '"3 jesse-james", "hideout"'):
        scene.play("play bank-robbery")
        assert scene.legal() == ["choose jesse-james", "choose sundance-kid"]
        scene.play("choose jesse-james")
        assert scene.points(1, "jesse-james") == 0
        assert scene.reward("jesse-james") == 4000 + 1000


def test_we6_2_d26_the_second_photo_example_a_bank_robbery_on_a_lone_photo() -> None:
    text = """
        supply = ["hideout", "hideout", "bob-dalton", "bob-dalton", "bob-dalton"]
        phase = "play"
        posters = { billy-the-kid = 3000 }
        [[seat]]
        hand = ["photo-billy-the-kid", "bank-robbery", "wes-hardin", "2 bob-dalton"]
        [[seat]]
        hand = ["wes-hardin", "wes-hardin"]
        table = { billy-the-kid = ["3 billy-the-kid"] }
        [[seat]]
        hand = ["wes-hardin", "wes-hardin"]
    """
    for scene in both(text):
        scene.play("play photo-billy-the-kid", "discard wes-hardin")
        assert scene.reward("billy-the-kid") == 3000 + 1000
        scene.play("draw discard", "discard wes-hardin", "draw discard", "discard wes-hardin")
        scene.play("draw supply", "play bank-robbery", "choose billy-the-kid")
        assert scene.reward("billy-the-kid") == 3000 + 1000 + 1000
        assert scene.points(1, "billy-the-kid") == 4 + 2
        assert scene.laid(1, "billy-the-kid") == 0
