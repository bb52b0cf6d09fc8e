"""Jesse Jones takes his first card where he likes (BG16.8, BG16.9)."""

from __future__ import annotations

from collections import Counter

from deadwood.core.chance import swift
from tests.rules.bang.scene import at, both

TURN = """
    phase = "take"
    talon = ["stagecoach-9s", "wells-fargo-3h", "saloon-5h"]
    [[seat]]
    character = "jesse-jones"
    hand = ["bang-2d"]
    [[seat]]
    [[seat]]
    hand = ["duel-8c", "beer-6h"]
    [[seat]]
    hand = ["missed-2s"]
"""


def test_bg16_8_b30_he_is_asked_where_his_first_card_comes_from() -> None:
    for scene in both(TURN):
        assert scene.asked() == ("jesse-take", 1)
        assert scene.legal() == ["draw", "take from 3", "take from 4"]


def test_bg16_8_b30_both_from_the_talon() -> None:
    for scene in both(TURN):
        scene.play("draw")
        assert scene.hand(1) == ["bang-2d", "stagecoach-9s", "wells-fargo-3h"]
        assert scene.asked() == ("play", 1)


def test_bg16_8_b30_the_first_from_a_hand_the_second_from_the_talon() -> None:
    for scene in both(TURN):
        scene.picking("beer-6h").play("take from 3")
        assert scene.hand(1) == ["bang-2d", "beer-6h", "stagecoach-9s"]
        assert scene.hand(3) == ["duel-8c"]
        assert scene.deed(1, "robbed", 3) == 1
        assert scene.asked() == ("play", 1)


def test_bg16_8_b30_which_one_is_left_to_chance() -> None:
    taken: Counter[str] = Counter()
    for seed in range(40):
        scene = at(TURN)
        scene.state.chance = swift(seed)
        taken[scene.play("take from 3").hand(1)[1]] += 1
    assert set(taken) == {"duel-8c", "beer-6h"}


def test_bg16_8_distance_does_not_matter() -> None:
    for scene in both(
        """
        phase = "take"
        [[seat]]
        character = "jesse-jones"
        [[seat]]
        [[seat]]
        [[seat]]
        character = "paul-regret"
        hand = ["duel-8c"]
        table = ["mustang-8h"]
        """,
        7,
    ):
        assert scene.distance(1, 4) == 5
        scene.play("take from 4")
        assert scene.hand(1)[0] == "duel-8c"


def test_bg16_8_b40_only_other_living_players_with_a_card_in_hand() -> None:
    for scene in both(
        """
        phase = "take"
        [[seat]]
        character = "jesse-jones"
        hand = ["bang-2d"]
        [[seat]]
        table = ["barrel-qs"]
        [[seat]]
        hand = ["beer-6h"]
        [[seat]]
        out = true
        """,
    ):
        assert scene.legal() == ["draw", "take from 3"]
        scene.refuse("take from 1", "BG16.8")
        scene.refuse("take from 4", "BG16.8")
        scene.refuse("take from 5", "BG16.8")
        scene.refuse("take from 2", "BG11.4")
        scene.refuse("take discard", "core.not-asked", {})
        scene.refuse("pass", "core.not-asked", {})


def test_bg16_8_b40_if_nobody_holds_a_card_he_is_not_asked() -> None:
    for scene in both("""
        phase = "take"
        talon = ["stagecoach-9s", "wells-fargo-3h"]
        [[seat]]
        character = "jesse-jones"
    """):
        assert scene.hand(1) == ["stagecoach-9s", "wells-fargo-3h"]
        assert scene.asked() == ("play", 1)


def test_bg16_8_b44_only_the_two_see_the_taken_card() -> None:
    for scene in both(TURN):
        scene.picking("beer-6h").play("take from 3")
        for seat in (1, 3):
            assert scene.log("take", seat=seat) == ["take 1: 3 beer-6h"]
        for seat in (0, 2, 4):
            assert scene.log("take", "draw", seat=seat) == ["take 1: 3 ?", "draw 1: ?"]


SUZY = """
    phase = "take"
    talon = ["stagecoach-9s", "wells-fargo-3h"]
    [[seat]]
    character = "jesse-jones"
    [[seat]]
    character = "suzy-lafayette"
    hand = HAND
"""


def test_bg16_9_b21_robbed_of_her_last_card_suzy_draws_before_his_second() -> None:
    """B21: in both editions."""
    for scene in both(SUZY.replace("HAND", '["beer-6h"]')):
        scene.play("take from 2")
        assert (scene.hand(2), scene.hand(1)) == (["stagecoach-9s"], ["beer-6h", "wells-fargo-3h"])
        assert scene.log("take", "suzy", "draw", seat=0) == [
            "take 1: 2 ?",
            "suzy 2",
            "draw 2: ?",
            "draw 1: ?",
        ]


def test_bg16_9_b21_with_a_card_left_she_draws_none() -> None:
    for scene in both(SUZY.replace("HAND", '["beer-6h", "duel-8c"]')):
        scene.picking("duel-8c").play("take from 2")
        assert (scene.hand(2), scene.hand(1)) == (["beer-6h"], ["duel-8c", "stagecoach-9s"])


def test_bg16_9_b21_her_draw_may_use_up_the_talon() -> None:
    for scene in both("""
        phase = "take"
        talon = ["stagecoach-9s"]
        discards = ["duel-8c"]
        rest = "hand 3"
        [[seat]]
        character = "jesse-jones"
        [[seat]]
        character = "suzy-lafayette"
        hand = ["beer-6h"]
    """):
        scene.play("take from 2")
        assert (scene.hand(2), scene.hand(1)) == (["stagecoach-9s"], ["beer-6h", "duel-8c"])


def test_bg16_8_bg3_7_with_empty_piles_he_still_may_rob() -> None:
    for scene in both("""
        phase = "take"
        rest = "hand 3"
        [[seat]]
        character = "jesse-jones"
        [[seat]]
        hand = ["beer-6h"]
    """):
        scene.play("take from 2")
        assert (scene.hand(1), scene.hand(2)) == (["beer-6h"], [])


def test_bg16_8_bg12_3_locked_in_he_takes_nothing() -> None:
    for scene in both("""
        turn = 2
        phase = "jailbreak"
        talon = ["bang-9c"]
        [[seat]]
        hand = ["beer-6h"]
        [[seat]]
        character = "jesse-jones"
        table = ["jail-4h"]
    """):
        assert (scene.hand(2), scene.hand(1)) == ([], ["beer-6h"])
        assert scene.turn() == 3
