"""Jail (BG12.1 to BG12.4)."""

from __future__ import annotations

import pytest

from tests.rules.bang.scene import ABACUS, EDITIONS, INTERNATIONAL, Scene, at, both

editions = pytest.mark.parametrize("edition", EDITIONS)

PRISON = """
    talon = {talon}
    [[seat]]
    [[seat]]
    character = "willy-the-kid"
    lives = {lives}
    hand = {hand}
    table = ["jail-10s"{table}]
    [[seat]]
    character = "rose-doolan"
"""


def prison(
    edition: str,
    talon: str,
    lives: int = 4,
    hand: str = "[]",
    table: str = "",
    **options: object,
) -> Scene:
    """Seat 1 has ended his turn, and seat 2 sits in jail."""
    text = PRISON.format(talon=talon, lives=lives, hand=hand, table=table)
    return at(text, 4, edition, **options).play("end")


# Where it is laid.


@editions
def test_bg12_1_b8_jail_is_laid_before_anybody_at_any_distance(edition: str) -> None:
    text = """
        turn = 2
        [[seat]]
        [[seat]]
        hand = ["jail-10s"]
        [[seat]]
        [[seat]]
        [[seat]]
        character = "paul-regret"
        table = ["mustang-8h"]
    """
    scene = at(text, 7, edition)
    assert scene.distance(2, 5) == 5
    assert scene.legal() == ["end", *[f"play jail-10s at {seat}" for seat in range(2, 8)]]
    scene.play("play jail-10s at 5")
    assert (scene.table(5), scene.hand(2)) == (["mustang-8h", "jail-10s"], [])
    assert scene.log(seat=0) == ["play 2: jail-10s 5"]
    assert scene.deed(2, "jailed", 5) == 1


@editions
def test_bg12_1_b8_also_before_oneself(edition: str) -> None:
    text = 'turn = 2\n[[seat]]\n[[seat]]\nhand = ["jail-10s"]'
    scene = at(text, 4, edition).play("play jail-10s at 2")
    assert scene.table(2) == ["jail-10s"]
    assert scene.deed(2, "jailed", 2) == 0
    assert scene.asked() == ("play", 2)  # this turn goes on
    scene.play("end")
    assert scene.table(2) == ["jail-10s"]  # and he sits in jail until his next one


@editions
def test_bg12_1_b8_never_before_the_sheriff(edition: str) -> None:
    text = 'turn = 2\n[[seat]]\n[[seat]]\nhand = ["jail-10s"]'
    at(text, 4, edition).refuse("play jail-10s at 1", "BG12.1")
    scene = at('[[seat]]\nhand = ["jail-10s"]', 4, edition)
    scene.refuse("play jail-10s at 1", "BG12.1")  # not even by himself


@editions
def test_bg12_1_b8_not_where_a_jail_lies_already(edition: str) -> None:
    scene = at('[[seat]]\nhand = ["jail-10s"]\n[[seat]]\ntable = ["jail-js"]', 4, edition)
    scene.refuse("play jail-10s at 2", "BG12.1")
    scene.play("play jail-10s at 3")
    assert scene.table(3) == ["jail-10s"]


@editions
def test_bg12_1_b8_several_players_may_sit_in_jail(edition: str) -> None:
    scene = at('[[seat]]\nhand = ["jail-10s", "jail-js", "jail-4h"]', 4, edition)
    scene.play("play jail-10s at 2", "play jail-js at 3", "play jail-4h at 4")
    assert [scene.table(seat) for seat in (2, 3, 4)] == [["jail-10s"], ["jail-js"], ["jail-4h"]]


@editions
def test_bg12_1_b8_it_does_not_go_to_the_discard_pile(edition: str) -> None:
    scene = at('[[seat]]\nhand = ["jail-10s"]', 4, edition).play("play jail-10s at 2")
    assert scene.discards() == []


# Freed.


@editions
def test_bg12_2_b8_a_heart_frees_and_the_turn_is_as_usual(edition: str) -> None:
    scene = prison(edition, '["beer-6h", "bang-2d", "bang-3d"]')
    assert scene.table(2) == []
    assert scene.discards() == ["jail-10s", "beer-6h"]
    assert scene.hand(2) == ["bang-2d", "bang-3d"]
    assert scene.asked() == ("play", 2)
    assert scene.log(seat=0)[:4] == [
        "turn 2",
        "sign 2: beer-6h",
        "free 2",
        "strip 2: jail-10s",
    ]


@editions
@pytest.mark.parametrize("card", ["bang-as", "bang-2d", "bang-2c", "missed-2s"])
def test_bg12_2_b8_any_other_suit_does_not(edition: str, card: str) -> None:
    scene = prison(edition, f'["{card}"]')
    assert "free" not in scene.names()
    assert scene.log("locked", seat=0) == ["locked 2"]
    assert (scene.turn(), scene.hand(2)) == (3, [])


@editions
def test_bg12_2_b8_it_is_drawn_for_in_the_next_turn_of_the_prisoner(edition: str) -> None:
    text = '[[seat]]\nhand = ["jail-10s"]\n[[seat]]\ncharacter = "willy-the-kid"'
    scene = at(text, 4, edition).play("play jail-10s at 3", "end")
    assert scene.asked() == ("play", 2)
    assert "sign" not in scene.names()
    scene.stack("beer-6h").play("end")
    assert scene.log("sign") == ["sign 3: beer-6h"]


@editions
def test_bg12_2_b8_a_former_prisoner_can_be_locked_up_again(edition: str) -> None:
    scene = prison(edition, '["beer-6h", "bang-2d", "jail-js"]').play("play jail-js at 2")
    assert scene.table(2) == ["jail-js"]


# Not freed.


def test_bg12_3_b7_abacus_phases_one_and_two_are_skipped_but_not_phase_three() -> None:
    hand = '["bang-2d", "bang-3d", "bang-4d"]'
    scene = prison(ABACUS, '["missed-2s"]', 1, hand)
    assert (scene.asked(), scene.phase()) == (("shed", 2), "locked")
    assert scene.table(2) == ["jail-10s"]  # it still lies there
    scene.refuse("play bang-2d at 1", "BG4.1")
    scene.refuse("end", "core.not-asked")
    scene.play("discard bang-3d", "discard bang-2d")
    assert (scene.hand(2), scene.table(2)) == (["bang-4d"], [])
    assert scene.discards() == ["jail-10s", "bang-2d", "bang-3d", "missed-2s"]
    assert scene.asked() == ("play", 3)


def test_bg12_3_b7_abacus_a_small_hand_just_ends_the_turn() -> None:
    scene = prison(ABACUS, '["missed-2s"]', 2, '["bang-2d"]')
    assert (scene.hand(2), scene.table(2)) == (["bang-2d"], [])
    assert scene.discards() == ["jail-10s", "missed-2s"]
    assert scene.asked() == ("play", 3)
    assert scene.names()[:4] == ["turn", "sign", "locked", "strip"]


def test_bg12_3_b7_international_the_whole_turn_is_lost() -> None:
    hand = '["bang-2d", "bang-3d", "bang-4d"]'
    scene = prison(INTERNATIONAL, '["missed-2s"]', 1, hand)
    assert scene.asked() == ("play", 3)
    assert (len(scene.hand(2)), scene.table(2)) == (3, [])
    assert scene.discards() == ["jail-10s", "missed-2s"]


@editions
@pytest.mark.parametrize("failed", ["phase_three", "turn_lost"])
def test_bg12_3_b7_the_table_may_decide_otherwise(edition: str, failed: str) -> None:
    hand = '["bang-2d", "bang-3d"]'
    scene = prison(edition, '["missed-2s"]', 1, hand, jail_failed=failed)
    assert scene.asked() == (("shed", 2) if failed == "phase_three" else ("play", 3))


@editions
def test_bg12_3_b7_the_next_turn_of_a_prisoner_is_free(edition: str) -> None:
    """Either way Jail is discarded: nobody misses two turns for one card."""
    scene = prison(edition, '["missed-2s"]')
    assert "jail-10s" in scene.discards()
    assert scene.table(2) == []


# In jail.


@editions
def test_bg12_4_b8_a_prisoner_can_be_a_target(edition: str) -> None:
    text = """
        [[seat]]
        hand = ["bang-2d", "duel-js", "panic-jh", "cat-balou-9d", "gatling-10h", "indians-kd"]
        [[seat]]
        hand = ["bang-3d", "bang-4d"]
        table = ["jail-10s"]
    """
    scene = at(text, 4, edition)
    for move in ("bang-2d", "duel-js", "panic-jh", "cat-balou-9d"):
        assert scene.why_not(f"play {move} at 2") == ""
    scene.play("play panic-jh at 2", "choose hand", "play cat-balou-9d at 2", "choose hand")
    scene.play("play bang-2d at 2", "play gatling-10h", "play indians-kd")
    assert scene.lives(2) == 1
    assert scene.table(2) == ["jail-10s"]


@editions
def test_bg12_4_b8_a_prisoner_can_answer(edition: str) -> None:
    text = """
        talon = ["beer-7h"]
        [[seat]]
        hand = ["bang-2d", "duel-js", "gatling-10h", "indians-kd"]
        [[seat]]
        lives = 1
        hand = ["missed-2s", "beer-6h", "bang-3d", "bang-4d"]
        table = ["jail-10s", "barrel-qs"]
    """
    scene = at(text, 4, edition)
    scene.play("play gatling-10h", "draw")
    scene.play("play bang-2d at 2", "pass", "play missed-2s")
    scene.play("play indians-kd", "discard bang-3d")
    scene.play("play duel-js at 2", "pass", "play beer-6h")
    assert (scene.lives(2), scene.hand(2)) == (1, ["bang-4d"])


@editions
def test_bg12_4_b8_a_prisoner_counts_for_distance_and_takes_his_card_in_the_store(
    edition: str,
) -> None:
    text = """
        [[seat]]
        hand = ["general-store-qs"]
        [[seat]]
        table = ["jail-10s"]
    """
    scene = at(text, 4, edition)
    assert scene.distance(1, 3) == 2
    scene.play("play general-store-qs")
    scene.play(scene.legal()[0])
    assert scene.asked() == ("store", 2)


def test_bg12_4_b8_whoever_loses_his_jail_to_a_thief_is_free() -> None:
    text = """
        talon = ["missed-2s", "bang-3d"]
        [[seat]]
        hand = ["panic-jh"]
        [[seat]]
        character = "willy-the-kid"
        table = ["jail-10s"]
    """
    for scene in both(text):
        scene.play("play panic-jh at 2", "end")
        assert scene.asked() == ("play", 2)
        assert scene.hand(2) == ["missed-2s", "bang-3d"]
        assert "sign" not in scene.names()
