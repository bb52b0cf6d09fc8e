"""Which Sheriff cards can be played in a turn (WE4.1, WE4.2)."""

from __future__ import annotations

import pytest

from deadwood.core.reason import Reason
from tests.rules.wyatt_earp.scene import at, both
from tests.rules.wyatt_earp.test_shot import SHOTS, shooting


def test_we4_1_at_most_one_sheriff_card_in_a_turn() -> None:
    for scene in both(shooting("bank-robbery", ["wes-hardin"])):
        scene.play("play photo-wes-hardin")
        assert scene.state.sheriff_played
        scene.refuse("play bank-robbery", "WE4.1")
        assert scene.legal() == ["discard belle-starr", "discard bank-robbery"]


@pytest.mark.parametrize(("card", "play"), SHOTS)
def test_we4_1_every_other_sheriff_card_is_then_refused(card: str, play: str) -> None:
    for scene in both(shooting(card, ["wes-hardin"])):
        assert play in scene.legal()
        scene.play("play photo-wes-hardin")
        scene.refuse(play, "WE4.1")


def test_we4_1_the_question_of_most_wanted_and_all_ways_of_wyatt_earp_too() -> None:
    for card, play in (
        ("most-wanted", "play most-wanted ask bob-dalton left"),
        ("wyatt-earp", "play wyatt-earp draw"),
        ("wyatt-earp", "play wyatt-earp search"),
    ):
        for scene in both(shooting(card, ["wes-hardin"])):
            scene.play("play photo-wes-hardin")
            scene.refuse(play, "WE4.1")
        for scene in both(shooting(card, ["wes-hardin", "hideout"])):
            scene.play(play)
            if scene.question() == "search":
                scene.play("take butch-cassidy")
            scene.refuse("play photo-wes-hardin", "WE4.1")


def test_we4_1_discarding_is_not_playing() -> None:
    for scene in both(shooting("bank-robbery", ["wes-hardin"])):
        scene.play("play photo-wes-hardin", "discard bank-robbery")
        assert scene.discards() == ["bank-robbery", "butch-cassidy"]
        assert scene.awaited() == [2]


def test_we4_1_the_next_turn_has_its_own_sheriff_card() -> None:
    for scene in both(shooting("bank-robbery", ["wes-hardin"])):
        scene.play("play photo-wes-hardin", "discard bank-robbery")
        assert not scene.state.sheriff_played


def test_we4_1_outlaws_can_be_laid_before_and_after() -> None:
    scene = at("""
        phase = "play"
        opened = ["jesse-james"]
        [[seat]]
        hand = ["2 jesse-james", "photo-jesse-james", "hideout"]
    """)
    scene.play("lay 1 jesse-james", "play photo-jesse-james", "lay 1 jesse-james")
    assert scene.points(1, "jesse-james") == 8


@pytest.mark.parametrize("card", ["bank-robbery", "fastest-gun", "stagecoach-robbery"])
def test_we4_2_q16_robberies_and_fastest_gun_need_a_group_of_ones_own(card: str) -> None:
    """Q16: groups of others do not help."""
    for scene in both(f"""
        phase = "play"
        [[seat]]
        hand = ["{card}", "belle-starr"]
        [[seat]]
        table = {{ jesse-james = ["3 jesse-james"] }}
    """):
        scene.refuse(f"play {card}", "WE4.2")
        reason = scene.game.why_not(scene.state, 0, scene.game.parse(f"play {card}"))
        assert reason == Reason("WE4.2", {"card": card})


def test_we4_2_q16_fastest_gun_needs_another_outlaw_than_the_fastest_now() -> None:
    """Q16: a group lies, but it is the fastest gun's."""
    text = """
        phase = "play"
        [[seat]]
        hand = ["fastest-gun", "belle-starr"]
        table = { jesse-james = ["3 jesse-james"] }
        [[seat]]
        table = { jesse-james = ["jesse-james", "fastest-gun"] }
    """
    for scene in both(text):
        scene.refuse("play fastest-gun", "WE7.3")
    for own in ("belle-starr", "wes-hardin"):  # before and after Jesse James in the circle
        for scene in both(
            text.replace(
                'table = { jesse-james = ["3', f'table = {{ {own} = ["{own}"], jesse-james = ["3'
            )
        ):
            assert "play fastest-gun" in scene.legal()


def test_we4_2_q16_a_hideout_needs_an_unhidden_group_of_an_opponent() -> None:
    text = """
        phase = "play"
        [[seat]]
        hand = ["hideout", "belle-starr"]
        table = { jesse-james = ["3 jesse-james"] }
        [[seat]]
        TABLE
    """
    for scene in both(text.replace("TABLE", "")):
        scene.refuse("play hideout", "WE4.2")
    for scene in both(text.replace("TABLE", 'table = { bob-dalton = ["bob-dalton", "hideout"] }')):
        scene.refuse("play hideout", "WE4.2")
    for scene in both(text.replace("TABLE", 'table = { bob-dalton = ["bob-dalton"] }')):
        assert "play hideout" in scene.legal()


def test_we4_2_q16_most_wanted_shoots_only_if_an_outlaw_card_lies_before_an_opponent() -> None:
    """Q16: a Photo is no outlaw card."""
    text = """
        phase = "play"
        [[seat]]
        hand = ["most-wanted", "belle-starr"]
        table = { jesse-james = ["3 jesse-james"] }
        [[seat]]
        table = { bob-dalton = ["CARD"] }
    """
    for scene in both(text.replace("CARD", "photo-bob-dalton")):
        scene.refuse("play most-wanted shoot", "WE4.2")
    for scene in both(text.replace("CARD", "bob-dalton")):
        assert "play most-wanted shoot" in scene.legal()


def test_we4_2_q16_wyatt_earp_rescues_only_ones_own_hidden_group() -> None:
    text = """
        phase = "play"
        [[seat]]
        hand = ["wyatt-earp", "belle-starr"]
        table = { jesse-james = ["3 jesse-james"OWN] }
        [[seat]]
        table = { bob-dalton = ["bob-dalton", "hideout"] }
    """
    for scene in both(text.replace("OWN", "")):
        scene.refuse("play wyatt-earp rescue", "WE4.2")
    for scene in both(text.replace("OWN", ', "hideout"')):
        assert "play wyatt-earp rescue" in scene.legal()


def test_we4_2_q16_wyatt_earp_searches_only_if_there_is_a_discard() -> None:
    for scene in both("""
        discards = ["jesse-james"]
        [[seat]]
        hand = ["wyatt-earp", "belle-starr"]
    """):
        scene.play("draw discard")
        scene.refuse("play wyatt-earp search", "WE4.2")
        assert "play wyatt-earp draw" in scene.legal()


def test_we4_2_what_fails_only_by_hidden_cards_is_legal() -> None:
    """Nobody holds Jesse James, and below the top there are only Wyatt Earps: nobody can see it."""
    for scene in both("""
        phase = "play"
        discards = ["2 wyatt-earp"]
        [[seat]]
        hand = ["7 jesse-james", "most-wanted", "wyatt-earp"]
    """):
        assert "play most-wanted ask jesse-james left" in scene.legal()
        assert "play wyatt-earp search" in scene.legal()
