"""Calamity Janet takes BANG! for Missed! and the other way round (BG16.4, BG16.5)."""

from __future__ import annotations

from tests.rules.bang.scene import Scene, both

HERS = """
    [[seat]]
    character = "calamity-janet"
    hand = ["missed-2s", "missed-3s", "bang-2d"]
    table = TABLE
    [[seat]]
    hand = ["missed-4s"]
"""


def hers(table: str = "[]") -> list[Scene]:
    return both(HERS.replace("TABLE", table))


def test_bg16_4_b30_she_shoots_with_a_missed() -> None:
    for scene in hers():
        scene.play("play missed-2s at 2")
        assert scene.asked() == ("dodge", 2)
        assert scene.deed(1, "shot", 2) == 1
        scene.play("play missed-4s")
        assert scene.lives(2) == 4
        assert set(scene.discards()) == {"missed-2s", "missed-4s"}


def test_bg16_5_b30_it_is_the_bang_of_her_turn() -> None:
    for scene in hers():
        scene.play("play missed-2s at 2", "play missed-4s")
        assert scene.bangs() == 1
        scene.refuse("play missed-3s at 2", "BG4.2")
        scene.refuse("play bang-2d at 2", "BG4.2")


def test_bg16_5_b30_after_a_bang_she_has_no_missed_left_to_shoot_with() -> None:
    for scene in hers():
        scene.play("play bang-2d at 2", "play missed-4s")
        scene.refuse("play missed-2s at 2", "BG4.2")


def test_bg16_5_bg7_4_a_volcanic_lets_her_shoot_on_with_both() -> None:
    for scene in hers('["volcanic-10s"]'):
        scene.play("play missed-2s at 2", "play missed-4s")
        scene.play("play bang-2d at 2", "play missed-3s at 2")
        assert (scene.bangs(), scene.lives(2), scene.hand(1)) == (3, 2, [])


def test_bg16_4_bg8_1_her_missed_reaches_as_far_as_her_weapon() -> None:
    for scene in hers():
        scene.refuse("play missed-2s at 3", "BG8.1")
    for scene in hers('["schofield-ks"]'):
        scene.play("play missed-2s at 3")
        assert scene.lives(3) == 3


def test_bg16_4_bg4_7_her_missed_is_aimed_like_a_bang() -> None:
    for scene in hers():
        scene.refuse("play missed-2s", "BG4.7")
        scene.refuse("play missed-2s at 1", "BG8.1")


def test_bg16_4_b30_she_dodges_with_a_bang() -> None:
    for scene in both("""
        [[seat]]
        hand = ["bang-3d"]
        [[seat]]
        character = "calamity-janet"
        hand = ["missed-2s", "bang-2d", "beer-6h"]
    """):
        scene.play("play bang-3d at 2")
        assert scene.legal() == ["pass", "play missed-2s", "play bang-2d"]
        scene.refuse("play beer-6h", "BG8.3")
        scene.play("play bang-2d")
        assert (scene.lives(2), scene.hand(2)) == (4, ["missed-2s", "beer-6h"])
        assert scene.log("missed") == ["missed 2: bang-2d"]
        assert "bang-2d" in scene.discards()


def test_bg16_4_b30_she_dodges_a_gatling_with_a_bang() -> None:
    for scene in both("""
        [[seat]]
        hand = ["gatling-10h"]
        [[seat]]
        character = "calamity-janet"
        hand = ["bang-2d"]
    """):
        scene.play("play gatling-10h", "play bang-2d")
        assert scene.all_lives() == [5, 4, 3, 3]


def test_bg16_4_b30_her_missed_keeps_the_indians_away() -> None:
    for scene in both("""
        [[seat]]
        hand = ["indians-kd"]
        [[seat]]
        character = "calamity-janet"
        hand = ["missed-2s", "bang-2d", "beer-6h"]
    """):
        scene.play("play indians-kd")
        assert scene.legal() == ["pass", "discard missed-2s", "discard bang-2d"]
        scene.refuse("discard beer-6h", "BG10.2")
        scene.play("discard missed-2s")
        assert scene.lives(2) == 4


def test_bg16_4_b30_in_a_duel_her_missed_are_bangs_on_either_side() -> None:
    for scene in both("""
        [[seat]]
        hand = ["duel-8c", "bang-2d"]
        [[seat]]
        character = "calamity-janet"
        hand = ["missed-2s", "missed-3s"]
    """):
        scene.play("play duel-8c at 2", "discard missed-2s", "discard bang-2d", "discard missed-3s")
        assert (scene.all_lives(), scene.asked()) == ([4, 4, 4, 4], ("play", 1))
    for scene in both("""
        turn = 2
        [[seat]]
        hand = ["bang-2d", "bang-3d"]
        [[seat]]
        character = "calamity-janet"
        hand = ["duel-8c", "missed-2s"]
    """):
        scene.play("play duel-8c at 1", "discard bang-2d", "discard missed-2s", "discard bang-3d")
        assert scene.all_lives() == [5, 3, 4, 4]


def test_bg16_5_bg10_2_what_she_discards_in_a_duel_is_not_the_bang_of_her_turn() -> None:
    for scene in both("""
        [[seat]]
        character = "calamity-janet"
        hand = ["duel-8c", "missed-2s", "missed-3s"]
        [[seat]]
        hand = ["bang-2d"]
    """):
        scene.play("play duel-8c at 2", "discard bang-2d", "discard missed-2s")
        assert (scene.lives(2), scene.bangs()) == (3, 0)
        scene.play("play missed-3s at 2")
        assert scene.lives(2) == 2


def test_bg16_4_bg16_19_b13_against_slab_she_may_mix_both() -> None:
    """B13: two of either, in any mixture."""
    for first, second in (
        ("missed-2s", "bang-2d"),
        ("bang-2d", "missed-2s"),
        ("bang-2d", "bang-3d"),
    ):
        for scene in both("""
            [[seat]]
            character = "slab-the-killer"
            hand = ["bang-4d"]
            [[seat]]
            character = "calamity-janet"
            hand = ["missed-2s", "bang-2d", "bang-3d"]
        """):
            scene.play("play bang-4d at 2", f"play {first}")
            assert scene.asked() == ("dodge", 2)
            scene.play(f"play {second}")
            assert (scene.lives(2), len(scene.hand(2))) == (4, 1)


def test_bg16_4_nobody_else_exchanges_them() -> None:
    for scene in both("""
        [[seat]]
        hand = ["bang-3d", "missed-2s"]
        [[seat]]
        character = "willy-the-kid"
        hand = ["bang-2d"]
        [[seat]]
        character = "calamity-janet"
    """):
        scene.refuse("play missed-2s at 2", "BG8.4")
        scene.play("play bang-3d at 2")
        scene.refuse("play bang-2d", "BG8.3")


def test_bg16_4_janet_out_of_the_game_helps_nobody() -> None:
    """Her ability is hers, and goes with her (BG14.1)."""
    for scene in both("""
        [[seat]]
        hand = ["bang-3d", "missed-2s"]
        [[seat]]
        character = "calamity-janet"
        out = true
    """):
        scene.refuse("play missed-2s at 3", "BG8.4")
