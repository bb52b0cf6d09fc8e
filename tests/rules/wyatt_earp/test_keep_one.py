"""A card must be kept for the discard (WE2.9, WE2.10)."""

from __future__ import annotations

import pytest

from tests.rules.wyatt_earp.scene import at, both


def test_we2_9_d6_q10_the_last_card_cannot_be_laid() -> None:
    """D6, Q10: exactly one card must be left."""
    for scene in both("""
        phase = "play"
        [[seat]]
        hand = ["3 jesse-james"]
    """):
        scene.refuse("lay 3 jesse-james", "WE2.9")
        assert scene.legal() == ["discard jesse-james"]


def test_we2_9_q10_one_card_left_over_is_enough() -> None:
    for scene in both("""
        phase = "play"
        [[seat]]
        hand = ["4 jesse-james"]
    """):
        scene.refuse("lay 4 jesse-james", "WE2.9")
        scene.play("lay 3 jesse-james")
        assert scene.hand(1) == ["jesse-james"]


def test_we2_9_q10_a_single_card_of_an_open_outlaw_cannot_be_laid_last() -> None:
    for scene in both("""
        phase = "play"
        opened = ["jesse-james"]
        [[seat]]
        hand = ["jesse-james"]
    """):
        scene.refuse("lay 1 jesse-james", "WE2.9")


@pytest.mark.parametrize(
    ("card", "play"),
    [
        ("photo-bob-dalton", "play photo-bob-dalton"),
        ("bank-robbery", "play bank-robbery"),
        ("fastest-gun", "play fastest-gun"),
        ("stagecoach-robbery", "play stagecoach-robbery"),
        ("hideout", "play hideout"),
        ("most-wanted", "play most-wanted shoot"),
        ("most-wanted", "play most-wanted ask jesse-james left"),
        ("most-wanted", "play most-wanted ask jesse-james right"),
        ("wyatt-earp", "play wyatt-earp rescue"),
    ],
)
def test_we2_9_q10_no_sheriff_card_can_be_played_last(card: str, play: str) -> None:
    """Q10: a gift of Most Wanted! is uncertain. With one more card, all of them are legal."""
    for number in (1, 2):
        hand = f'["{card}"]' if number == 1 else f'["{card}", "belle-starr"]'
        for scene in both(f"""
            phase = "play"
            [[seat]]
            hand = {hand}
            table = {{ bob-dalton = ["3 bob-dalton", "hideout"] }}
            [[seat]]
            table = {{ bob-dalton = ["2 bob-dalton"] }}
        """):
            if number == 1:
                scene.refuse(play, "WE2.9")
            else:
                assert play in scene.legal()


def test_we2_10_q10_wyatt_earp_may_be_the_last_card_to_draw() -> None:
    """Q10, last_card_earp."""
    for scene in both("""
        phase = "play"
        supply = ["3 wes-hardin"]
        discards = ["wyatt-earp"]
        [[seat]]
        hand = ["wyatt-earp"]
    """):
        scene.play("play wyatt-earp draw")
        assert scene.hand(1) == ["wes-hardin", "wes-hardin"]
        assert scene.discards() == ["wyatt-earp", "wyatt-earp"]


def test_we2_10_q10_as_the_last_card_it_searches_while_the_top_discard_can_be_taken() -> None:
    for scene in both("""
        phase = "play"
        discards = ["photo-bob-dalton", "bank-robbery", "wyatt-earp"]
        [[seat]]
        hand = ["wyatt-earp"]
        table = { bob-dalton = ["3 bob-dalton"] }
    """):
        scene.play("play wyatt-earp search")
        assert scene.legal() == ["take photo-bob-dalton", "take bank-robbery"]
        # What he finds must be kept for the discard.
        scene.refuse("take and play photo-bob-dalton", "WE2.9")
        scene.refuse("take and play bank-robbery", "WE2.9")
        scene.play("take bank-robbery")
        assert scene.legal() == ["discard bank-robbery"]
        scene.refuse("play bank-robbery", "WE4.1")


def test_we2_10_q10_an_outlaw_found_with_the_last_card_cannot_be_laid() -> None:
    scene = at("""
        phase = "play"
        discards = ["jesse-james"]
        opened = ["jesse-james"]
        [[seat]]
        hand = ["wyatt-earp"]
    """)
    scene.play("play wyatt-earp search", "take jesse-james")
    scene.refuse("lay 1 jesse-james", "WE2.9")


def test_we2_10_q10_not_to_search_under_another_wyatt_earp() -> None:
    last = """
        phase = "play"
        discards = ["wyatt-earp", "bank-robbery"]
        [[seat]]
        hand = ["wyatt-earp"]
    """
    for scene in both(last):
        scene.refuse("play wyatt-earp search", "WE2.10")
        assert scene.legal() == ["play wyatt-earp draw", "discard wyatt-earp"]
    for scene in both(last.replace('["wyatt-earp"]', '["wyatt-earp", "belle-starr"]')):
        assert "play wyatt-earp search" in scene.legal()


def test_we2_10_q10_not_to_draw_when_the_supply_is_spent() -> None:
    for scene in both("""
        phase = "play"
        reshuffled = true
        supply = ["belle-starr"]
        rest = "discards"
        discards = ["wyatt-earp"]
        [[seat]]
        hand = ["wyatt-earp"]
    """):
        scene.refuse("play wyatt-earp draw", "WE10.3")
        assert scene.legal() == ["discard wyatt-earp"]


def test_we2_10_without_a_discard_there_is_nothing_to_search_for() -> None:
    scene = at("""
        phase = "play"
        discards = []
        supply = ["hideout"]
        [[seat]]
        hand = ["wyatt-earp"]
    """)
    scene.refuse("play wyatt-earp search", "WE4.2")


def test_we2_10_last_card_earp_can_be_switched_off() -> None:
    last = """
        phase = "play"
        discards = ["bank-robbery"]
        [[seat]]
        hand = ["wyatt-earp"]
    """
    for scene in both(last, last_card_earp=False):
        assert scene.legal() == ["discard wyatt-earp"]
        scene.refuse("play wyatt-earp draw", "WE2.9")
        scene.refuse("play wyatt-earp search", "WE2.9")
    for scene in both(last.replace('["wyatt-earp"]', '["2 wyatt-earp"]'), last_card_earp=False):
        assert scene.legal() == [
            "play wyatt-earp draw",
            "play wyatt-earp search",
            "discard wyatt-earp",
        ]
    for scene in both(last, last_card_earp=True):
        assert scene.legal() == [
            "play wyatt-earp draw",
            "play wyatt-earp search",
            "discard wyatt-earp",
        ]
