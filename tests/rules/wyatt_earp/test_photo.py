"""Photos in one's own turn (WE5.1 to WE5.3)."""

from __future__ import annotations

from deadwood.core.event import Event
from deadwood.games.wyatt_earp.cards import KIND_OF
from tests.rules.wyatt_earp.scene import both

KID = KIND_OF["billy-the-kid"]


def test_we5_1_q49_a_photo_waits_for_a_set_of_its_outlaw() -> None:
    """Q49: the set may be anybody's; another outlaw's does not help."""
    for scene in both("""
        phase = "play"
        [[seat]]
        hand = ["photo-jesse-james", "photo-wes-hardin", "belle-starr"]
        [[seat]]
        table = { wes-hardin = ["3 wes-hardin"] }
    """):
        scene.refuse("play photo-jesse-james", "WE5.1")
        scene.play("play photo-wes-hardin")
        assert scene.state.photo(KIND_OF["wes-hardin"]) == 0


def test_we5_1_q49_ones_own_set_of_this_turn_is_enough() -> None:
    """The first example of both rulebooks: four cards and the Photo bring $4,000."""
    for scene in both(
        """
        phase = "play"
        [[seat]]
        hand = ["4 billy-the-kid", "photo-billy-the-kid", "belle-starr"]
    """,
        photo_reaction=False,
    ):
        scene.refuse("play photo-billy-the-kid", "WE5.1")
        scene.play("lay 4 billy-the-kid", "play photo-billy-the-kid")
        assert scene.reward("billy-the-kid") == 1000 + 4000
        assert scene.points(1, "billy-the-kid") == 12


def test_we5_1_q49_a_set_that_was_stolen_still_counts() -> None:
    for scene in both("""
        phase = "play"
        opened = ["jesse-james"]
        [[seat]]
        hand = ["photo-jesse-james", "belle-starr"]
    """):
        assert "play photo-jesse-james" in scene.legal()


def test_we5_2_q49_a_photo_is_never_one_of_the_three_cards_of_a_set() -> None:
    """Q49: two cards and the Photo are no set."""
    for scene in both("""
        phase = "play"
        [[seat]]
        hand = ["2 jesse-james", "photo-jesse-james", "belle-starr"]
    """):
        scene.refuse("lay 3 jesse-james", "WE3.2")
        scene.refuse("lay 2 jesse-james", "WE3.1")
        scene.refuse("play photo-jesse-james", "WE5.1")


def test_we5_2_it_joins_ones_own_cards() -> None:
    for scene in both("""
        phase = "play"
        [[seat]]
        hand = ["photo-jesse-james", "belle-starr"]
        table = { jesse-james = ["3 jesse-james", "hideout"] }
    """):
        scene.play("play photo-jesse-james")
        assert scene.state.photo(KIND_OF["jesse-james"]) == 0
        assert scene.points(1, "jesse-james") == 0  # hidden with the rest of the group
        assert scene.reward("jesse-james") == 2000


def test_we5_2_d26_alone_it_is_a_group_for_other_sheriff_cards() -> None:
    """D26, the second example: Bank Robbery is laid to the Photo in a later turn."""
    for scene in both("""
        phase = "play"
        supply = ["belle-starr"]
        [[seat]]
        hand = ["bank-robbery", "belle-starr"]
        table = { billy-the-kid = ["photo-billy-the-kid"] }
        [[seat]]
        table = { billy-the-kid = ["3 billy-the-kid"] }
    """):
        scene.play("play bank-robbery")
        assert scene.legal() == ["choose billy-the-kid"]
        scene.play("choose billy-the-kid")
        assert scene.points(1, "billy-the-kid") == 6
        assert scene.reward("billy-the-kid") == 2000


def test_we5_3_no_shot_four_points_and_a_thousand() -> None:
    for scene in both("""
        phase = "play"
        supply = ["hideout"]
        discards = ["wes-hardin"]
        [[seat]]
        hand = ["photo-billy-the-kid", "belle-starr"]
        [[seat]]
        table = { billy-the-kid = ["3 billy-the-kid"] }
    """):
        supply = scene.supply()
        scene.play("play photo-billy-the-kid")
        assert scene.points(1, "billy-the-kid") == 4
        assert scene.reward("billy-the-kid") == 2000
        assert (scene.supply(), scene.discards()) == (supply, ["wes-hardin"])
        assert scene.events == [Event("photo", 0, (KID, 1))]
        assert scene.hand(1) == ["belle-starr"]
        assert (scene.question(), scene.state.sheriff_played) == ("play", True)
