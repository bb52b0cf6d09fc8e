"""Vulture Sam inherits (BG16.22)."""

from __future__ import annotations

from tests.rules.bang.scene import both

DEATH = """
    talon = ["stagecoach-9s", "wells-fargo-3h", "saloon-5h", "jail-4h"]
    [[seat]]
    hand = ["bang-2d"]
    [[seat]]
    role = "outlaw"
    lives = 1
    hand = ["beer-6h", "duel-8c"]
    table = ["dynamite-2h", "schofield-ks"]
    [[seat]]
    character = "vulture-sam"
    hand = ["bang-3d"]
"""


def test_bg16_22_b18_he_takes_hand_and_table_into_his_hand() -> None:
    for scene in both(DEATH):
        scene.play("play bang-2d at 2", "pass", "pass")
        assert scene.hand(3) == ["bang-3d", "beer-6h", "duel-8c", "dynamite-2h", "schofield-ks"]
        assert (scene.hand(2), scene.table(2), scene.table(3)) == ([], [], [])
        assert scene.discards() == ["bang-2d"]


def test_bg16_22_bg15_2_b31_he_is_not_asked() -> None:
    for scene in both(DEATH):
        scene.play("play bang-2d at 2", "pass", "pass")
        assert scene.asked() == ("play", 1)


def test_bg16_22_bg14_3_b18_whoever_did_it_has_the_reward_after_that() -> None:
    for scene in both(DEATH):
        scene.play("play bang-2d at 2", "pass", "pass")
        assert scene.hand(1) == ["stagecoach-9s", "wells-fargo-3h", "saloon-5h"]
        names = scene.names()
        assert names.index("dies") < names.index("haul") < names.index("reward")


def test_bg16_22_bg14_3_his_own_kill_brings_him_both() -> None:
    for scene in both("""
        turn = 3
        talon = ["stagecoach-9s", "wells-fargo-3h", "saloon-5h"]
        [[seat]]
        [[seat]]
        role = "outlaw"
        lives = 1
        table = ["jail-4h"]
        [[seat]]
        character = "vulture-sam"
        hand = ["bang-3d"]
    """):
        scene.play("play bang-3d at 2")
        assert scene.hand(3) == ["jail-4h", "stagecoach-9s", "wells-fargo-3h", "saloon-5h"]


def test_bg16_22_b44_only_he_sees_the_hand_and_all_see_the_table() -> None:
    for scene in both(DEATH):
        scene.play("play bang-2d at 2", "pass", "pass")
        for seat in (2, 3):  # the dead player knows what he had
            assert scene.log("haul", "haul-table", seat=seat) == [
                "haul 3: 2 beer-6h duel-8c",
                "haul-table 3: 2 dynamite-2h schofield-ks",
            ]
        for seat in (0, 1, 4):
            assert scene.log("haul", "haul-table", seat=seat) == [
                "haul 3: 2 ? ?",
                "haul-table 3: 2 dynamite-2h schofield-ks",
            ]


def test_bg16_22_bg14_4_b18_as_a_sheriff_he_loses_a_deputys_cards_again() -> None:
    for scene in both(
        """
        [[seat]]
        character = "vulture-sam"
        hand = ["bang-2d", "beer-7h"]
        [[seat]]
        role = "deputy"
        lives = 1
        table = ["jail-4h"]
        """,
        5,
    ):
        scene.play("play bang-2d at 2")
        assert (scene.hand(1), scene.names().count("haul-table")) == ([], 1)
        assert {"jail-4h", "beer-7h"} <= set(scene.discards())


def test_bg16_22_bg14_2_b18_the_dead_have_no_order_to_choose_even_with_pedro() -> None:
    for scene in both(DEATH + '    [[seat]]\n    character = "pedro-ramirez"'):
        scene.play("play bang-2d at 2", "pass", "pass")
        assert scene.asked() == ("play", 1)
        assert len(scene.hand(3)) == 5


def test_bg16_22_bg14_2_his_own_cards_go_to_the_discard_pile() -> None:
    for scene in both("""
        [[seat]]
        hand = ["bang-2d"]
        [[seat]]
        character = "vulture-sam"
        lives = 1
        table = ["jail-4h", "schofield-ks"]
    """):
        scene.play("play bang-2d at 2")
        assert {"jail-4h", "schofield-ks"} <= set(scene.discards())
        assert "haul" not in scene.names()


def test_bg16_22_when_he_is_out_the_next_dead_lay_down_their_cards() -> None:
    for scene in both("""
        [[seat]]
        hand = ["bang-2d"]
        [[seat]]
        lives = 1
        table = ["jail-4h"]
        [[seat]]
        character = "vulture-sam"
        out = true
    """):
        scene.play("play bang-2d at 2")
        assert "jail-4h" in scene.discards()


def test_bg16_22_also_when_dynamite_did_it() -> None:
    for scene in both("""
        turn = 1
        talon = ["missed-2s"]
        [[seat]]
        [[seat]]
        lives = 2
        table = ["dynamite-2h", "schofield-ks"]
        [[seat]]
        character = "vulture-sam"
    """):
        scene.play("end")
        assert scene.hand(3)[0] == "schofield-ks"
        assert "dynamite-2h" in scene.discards()  # it went there before the damage


def test_bg16_22_bg14_7_b41_a_card_in_play_is_not_inherited() -> None:
    """B41: he calls a Duel and dies in it; the Duel goes to the discard pile."""
    for scene in both("""
        turn = 2
        [[seat]]
        hand = ["bang-2d"]
        [[seat]]
        lives = 1
        hand = ["duel-8c"]
        table = ["schofield-ks"]
        [[seat]]
        character = "vulture-sam"
    """):
        scene.play("play duel-8c at 1", "discard bang-2d")
        assert scene.alive() == [1, 3, 4]
        assert "schofield-ks" in scene.hand(3)
        assert "duel-8c" in scene.discards()


def test_bg16_22_bg3_4_b25_out_of_his_turn_his_hand_has_no_limit() -> None:
    """B25: only phase III of his own turn counts."""
    for scene in both(DEATH):
        scene.play("play bang-2d at 2", "pass", "pass")
        assert len(scene.hand(3)) == 5
        scene.play("end")
        assert (scene.turn(), len(scene.hand(3))) == (3, 7)
        scene.play("end")
        assert scene.asked() == ("shed", 3)
        assert len(scene.legal()) == 7


def test_bg16_22_bg16_20_from_suzy_he_takes_what_she_has_and_she_draws_nothing() -> None:
    for scene in both("""
        talon = ["stagecoach-9s"]
        [[seat]]
        hand = ["bang-2d"]
        [[seat]]
        character = "suzy-lafayette"
        lives = 1
        hand = ["duel-8c"]
        [[seat]]
        character = "vulture-sam"
    """):
        scene.play("play bang-2d at 2", "pass", "pass")
        assert (scene.hand(3), scene.hand(2)) == (["duel-8c"], [])
        assert scene.talon()[0] == "stagecoach-9s"


def test_bg16_22_bg2_1_when_the_game_ends_nobody_inherits() -> None:
    for scene in both("""
        turn = 2
        [[seat]]
        lives = 1
        hand = ["duel-8c"]
        [[seat]]
        hand = ["bang-2d"]
        [[seat]]
        character = "vulture-sam"
    """):
        scene.play("play bang-2d at 1", "pass", "pass")
        assert (scene.won(), scene.hand(3), scene.hand(1)) == ("outlaw", [], ["duel-8c"])


def test_bg16_22_bg8_7_in_a_gatling_he_has_the_cards_before_he_is_hit() -> None:
    for scene in both("""
        [[seat]]
        hand = ["gatling-10h"]
        [[seat]]
        lives = 1
        hand = ["missed-2s"]
        [[seat]]
        character = "vulture-sam"
    """):
        scene.play("play gatling-10h", "pass", "pass")
        assert (scene.asked(), scene.legal()) == (("dodge", 3), ["pass", "play missed-2s"])
