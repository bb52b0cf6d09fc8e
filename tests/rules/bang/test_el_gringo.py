"""El Gringo takes a card from whoever wounds him (BG16.6, BG16.7)."""

from __future__ import annotations

from collections import Counter

import pytest

from deadwood.core.chance import swift
from tests.rules.bang.scene import ABACUS, INTERNATIONAL, Scene, at, both

SHOT = """
    [[seat]]
    hand = ["bang-2d", "saloon-5h", "duel-8c", "beer-6h"]
    [[seat]]
    character = "el-gringo"
"""


def test_bg16_6_b31_he_takes_a_card_from_the_hand_of_the_shooter() -> None:
    for scene in both(SHOT):
        scene.picking("duel-8c").play("play bang-2d at 2")
        assert (scene.lives(2), scene.hand(2)) == (2, ["duel-8c"])
        assert scene.hand(1) == ["saloon-5h", "beer-6h"]
        assert scene.asked() == ("play", 1)


def test_bg16_6_bg15_2_he_is_not_asked_and_it_is_a_robbery() -> None:
    for scene in both(SHOT):
        scene.play("play bang-2d at 2")
        assert scene.names()[-1] in ("take", "resolved")
        assert scene.deed(2, "robbed", 1) == 1


def test_bg16_6_b31_the_card_is_a_random_one() -> None:
    taken: Counter[str] = Counter()
    for seed in range(60):
        scene = at(SHOT)
        scene.state.chance = swift(seed)
        scene.play("play bang-2d at 2")
        taken[scene.hand(2)[0]] += 1
    assert set(taken) == {"saloon-5h", "duel-8c", "beer-6h"}


def test_bg16_6_b44_only_the_two_see_which() -> None:
    for scene in both(SHOT):
        scene.picking("duel-8c").play("play bang-2d at 2")
        for seat in (1, 2):
            assert scene.log("take", seat=seat) == ["take 2: 1 duel-8c"]
        for seat in (0, 3, 4):
            assert scene.log("take", seat=seat) == ["take 2: 1 ?"]


@pytest.mark.parametrize("card", ["gatling-10h", "indians-kd"])
def test_bg16_6_also_for_gatling_and_indians(card: str) -> None:
    for scene in both(f"""
        [[seat]]
        hand = ["{card}", "saloon-5h"]
        [[seat]]
        character = "el-gringo"
        [[seat]]
        hand = ["duel-8c"]
    """):
        scene.play(f"play {card}")
        # Taken before the next player is hit.
        assert (scene.hand(1), scene.hand(2)) == ([], ["saloon-5h"])
        assert scene.awaited() == [3]


def test_bg16_6_also_when_he_loses_a_duel_that_another_called() -> None:
    for scene in both("""
        [[seat]]
        hand = ["duel-8c", "saloon-5h"]
        [[seat]]
        character = "el-gringo"
        hand = ["beer-6h"]
    """):
        scene.play("play duel-8c at 2", "pass")
        if scene.question() == "save":
            scene.play("pass")
        assert (scene.lives(2), scene.hand(2), scene.hand(1)) == (2, ["beer-6h", "saloon-5h"], [])


def test_bg16_7_b31_nothing_for_a_duel_of_his_own() -> None:
    """Neither from the other player nor, idly, from himself."""
    for scene in both("""
        turn = 2
        [[seat]]
        hand = ["bang-2d", "saloon-5h"]
        [[seat]]
        character = "el-gringo"
        hand = ["duel-8c", "jail-4h"]
    """):
        scene.play("play duel-8c at 1", "discard bang-2d", "pass")
        if scene.question() == "save":
            scene.play("pass")
        assert (scene.lives(2), scene.hand(2), scene.hand(1)) == (2, ["jail-4h"], ["saloon-5h"])
        assert "take" not in scene.names()
        assert scene.deed(2, "robbed", 2) == 0


def test_bg16_7_b31_nothing_for_dynamite() -> None:
    for scene in both(
        """
        turn = 2
        phase = "start"
        talon = ["missed-2s", "stagecoach-9s", "wells-fargo-3h"]
        [[seat]]
        role = "renegade"
        hand = ["saloon-5h"]
        [[seat]]
        role = "sheriff"
        character = "el-gringo"
        table = ["dynamite-2h"]
        """
    ):
        assert (scene.lives(2), scene.hand(2)) == (1, ["stagecoach-9s", "wells-fargo-3h"])
        assert scene.hand(1) == ["saloon-5h"]


def test_bg16_6_from_an_empty_hand_he_gets_nothing() -> None:
    for scene in both("""
        [[seat]]
        hand = ["bang-2d"]
        table = ["barrel-qs"]
        [[seat]]
        character = "el-gringo"
    """):
        scene.play("play bang-2d at 2")
        assert (scene.lives(2), scene.hand(2), scene.table(1)) == (2, [], ["barrel-qs"])
        assert scene.deed(2, "robbed", 1) == 0


def test_bg16_6_nothing_for_a_hit_that_missed() -> None:
    for scene in both(SHOT + 'hand = ["missed-2s"]'):
        scene.play("play bang-2d at 2", "play missed-2s")
        assert (scene.lives(2), scene.hand(2)) == (3, [])


def test_bg16_7_b5_nothing_for_a_loss_that_was_prevented() -> None:
    scene = at(SHOT + 'hand = ["beer-7h"]')
    scene.play("play bang-2d at 2", "pass", "play beer-7h")
    assert (scene.lives(2), scene.hand(2), len(scene.hand(1))) == (3, [], 3)


def test_bg16_7_b5_a_beer_for_his_last_life_wakes_him_only_where_it_heals() -> None:
    for edition, taken in ((ABACUS, []), (INTERNATIONAL, ["saloon-5h"])):
        scene = at(
            """
            [[seat]]
            hand = ["bang-2d", "saloon-5h"]
            [[seat]]
            character = "el-gringo"
            lives = 1
            hand = ["beer-7h"]
            """,
            edition=edition,
        )
        scene.play("play bang-2d at 2", "pass", "play beer-7h")
        assert (scene.lives(2), scene.hand(2)) == (1, taken)


def test_bg16_7_b19_nothing_with_his_last_life() -> None:
    for scene in both(SHOT + "lives = 1"):
        scene.play("play bang-2d at 2")
        assert scene.alive() == [1, 3, 4]
        assert scene.hand(1) == ["saloon-5h", "duel-8c", "beer-6h"]
        assert "take" not in scene.names()


# With Suzy Lafayette.

SUZYS_LAST = """
    talon = ["stagecoach-9s", "wells-fargo-3h"]
    [[seat]]
    character = "suzy-lafayette"
    hand = ["CARD"]
    [[seat]]
    character = "el-gringo"
"""


def suzys_last(card: str, edition: str) -> Scene:
    return at(SUZYS_LAST.replace("CARD", card), edition=edition)


def test_bg16_6_bg16_21_b16_b23_hit_by_suzys_last_card_he_takes_what_she_drew_at_once() -> None:
    """B16, B23: she is to play and draws first; robbed of it, she draws again."""
    scene = suzys_last("bang-2d", ABACUS)
    scene.play("play bang-2d at 2")
    assert (scene.hand(2), scene.hand(1)) == (["stagecoach-9s"], ["wells-fargo-3h"])
    assert scene.log("suzy", "draw", "lose", "take", seat=0) == [
        "suzy 1",
        "draw 1: ?",
        "lose 2: 1",
        "take 2: 1 ?",
        "suzy 1",
        "draw 1: ?",
    ]


def test_bg16_6_bg16_21_b16_where_she_draws_later_her_hand_is_empty_for_him() -> None:
    scene = suzys_last("bang-2d", INTERNATIONAL)
    scene.play("play bang-2d at 2")
    assert (scene.hand(2), scene.hand(1)) == ([], ["stagecoach-9s"])
    assert scene.log("suzy", "draw", "lose", "take", seat=0) == ["lose 2: 1", "suzy 1", "draw 1: ?"]


def test_bg16_6_bg16_20_robbed_of_her_last_card_suzy_draws() -> None:
    """The same in both editions, but where she draws later it is when the card is settled."""
    for scene in both("""
        talon = ["stagecoach-9s"]
        [[seat]]
        character = "suzy-lafayette"
        hand = ["gatling-10h", "saloon-5h"]
        [[seat]]
        character = "el-gringo"
        [[seat]]
        hand = ["duel-8c"]
    """):
        scene.play("play gatling-10h")
        at_once = scene.state.rules.suzy_at_once
        assert (scene.hand(2), scene.hand(1)) == (
            ["saloon-5h"],
            ["stagecoach-9s"] if at_once else [],
        )
        scene.play("pass")
        if scene.question() == "save":
            scene.play("pass")
        assert scene.hand(1) == ["stagecoach-9s"]
