"""Gatling: everybody else is hit (BG8.6, BG8.7)."""

from __future__ import annotations

import pytest

from tests.rules.bang.scene import ABACUS, EDITIONS, at, both

editions = pytest.mark.parametrize("edition", EDITIONS)


@editions
def test_bg8_6_b17_everybody_else_is_hit_clockwise_from_the_left(edition: str) -> None:
    scene = at(
        'turn = 4\n[[seat]]\n[[seat]]\n[[seat]]\n[[seat]]\nhand = ["gatling-10h"]', 7, edition
    )
    scene.play("play gatling-10h")
    assert scene.log("lose") == [f"lose {seat}: 1" for seat in (5, 6, 7, 1, 2, 3)]
    assert scene.all_lives() == [4, 3, 3, 4, 3, 3, 3]
    assert scene.asked() == ("play", 4)


@editions
def test_bg8_6_b17_all_are_asked_in_that_order(edition: str) -> None:
    text = """
        turn = 2
        [[seat]]
        hand = ["missed-2s"]
        [[seat]]
        hand = ["gatling-10h"]
        [[seat]]
        hand = ["missed-3s"]
        [[seat]]
        hand = ["missed-4s"]
    """
    scene = at(text, 4, edition).play("play gatling-10h")
    for seat, card in ((3, "missed-3s"), (4, "missed-4s"), (1, "missed-2s")):
        assert scene.asked() == ("dodge", seat)
        scene.play(f"play {card}")
    assert scene.all_lives() == [5, 4, 4, 4]
    assert scene.log("dodged") == ["dodged 3", "dodged 4", "dodged 1"]


@editions
def test_bg8_6_b17_the_dead_are_passed_over(edition: str) -> None:
    scene = at('[[seat]]\nhand = ["gatling-10h"]\n[[seat]]\nout = true', 4, edition)
    scene.play("play gatling-10h")
    assert scene.log("lose") == ["lose 3: 1", "lose 4: 1"]


@editions
def test_bg8_6_b17_distance_does_not_matter(edition: str) -> None:
    text = """
        [[seat]]
        hand = ["gatling-10h"]
        [[seat]]
        [[seat]]
        [[seat]]
        character = "paul-regret"
        table = ["mustang-8h"]
    """
    scene = at(text, 7, edition).play("play gatling-10h")
    assert scene.lives(4) == 2


@editions
def test_bg8_6_b33_it_is_not_the_bang_of_the_turn(edition: str) -> None:
    scene = at('[[seat]]\nhand = ["gatling-10h", "bang-2d"]', 4, edition)
    scene.play("play gatling-10h", "play bang-2d at 2")
    assert scene.all_lives() == [5, 2, 3, 3]
    scene = at('[[seat]]\nhand = ["gatling-10h", "bang-2d"]', 4, edition)
    scene.play("play bang-2d at 2", "play gatling-10h")
    assert (scene.all_lives(), scene.bangs()) == ([5, 2, 3, 3], 1)


@editions
def test_bg8_6_b33_it_answers_neither_duel_nor_indians(edition: str) -> None:
    text = '[[seat]]\nhand = ["{card}"]\n[[seat]]\nhand = ["gatling-10h"]'
    for card, move in (("duel-js", "play duel-js at 2"), ("indians-kd", "play indians-kd")):
        scene = at(text.format(card=card), 4, edition).play(move)
        scene.refuse("discard gatling-10h", "BG10.2")


@editions
def test_bg8_6_b33_even_that_of_slab_the_killer_needs_one_missed(edition: str) -> None:
    text = """
        [[seat]]
        character = "slab-the-killer"
        hand = ["gatling-10h"]
        [[seat]]
        hand = ["missed-2s"]
    """
    scene = at(text, 4, edition).play("play gatling-10h", "play missed-2s")
    assert scene.lives(2) == 4


@editions
def test_bg8_6_b17_barrels_help_each_for_himself(edition: str) -> None:
    text = """
        talon = ["beer-6h", "bang-3d"]
        [[seat]]
        hand = ["gatling-10h"]
        [[seat]]
        table = ["barrel-qs"]
        [[seat]]
        table = ["barrel-ks"]
    """
    scene = at(text, 4, edition).play("play gatling-10h", "draw", "draw")
    assert scene.all_lives() == [5, 4, 3, 3]
    assert scene.log("sign") == ["sign 2: beer-6h", "sign 3: bang-3d"]


# Each hit is settled before the next.


def test_bg8_7_b17_a_death_is_settled_before_the_next_hit() -> None:
    text = """
        [[seat]]
        hand = ["gatling-10h"]
        [[seat]]
        role = "outlaw"
        lives = 1
        hand = ["bang-2d"]
        table = ["mustang-8h"]
        [[seat]]
        hand = ["missed-2s"]
    """
    for scene in both(text):
        scene.play("play gatling-10h", "pass", "pass")
        assert scene.asked() == ("dodge", 3)
        assert scene.log("lose", "dies", "discard", "strip", "reward", "draw")[:5] == [
            "lose 2: 1",
            "dies 2: outlaw 1",
            "discard 2: bang-2d",
            "strip 2: mustang-8h",
            "reward 1",
        ]
        assert len(scene.hand(1)) == 3
        assert "lose 3: 1" not in scene.log()


def test_bg8_7_b17_abilities_are_settled_before_the_next_hit() -> None:
    text = """
        [[seat]]
        hand = ["gatling-10h", "bang-2d", "bang-3d"]
        [[seat]]
        character = "bart-cassidy"
        [[seat]]
        character = "el-gringo"
        [[seat]]
        hand = ["missed-2s"]
    """
    for scene in both(text):
        scene.play("play gatling-10h")
        assert scene.asked() == ("bart-draw", 2)
        assert scene.lives(3) == 3
        scene.play("draw")
        assert len(scene.hand(2)) == 1
        assert (scene.lives(3), len(scene.hand(3)), len(scene.hand(1))) == (2, 1, 1)
        assert scene.asked() == ("dodge", 4)


def test_bg8_7_b17_what_one_player_gains_he_has_at_the_next_hit() -> None:
    """Vulture Sam inherits a Missed! from the first victim and plays it against the same Gatling."""
    text = """
        [[seat]]
        hand = ["gatling-10h"]
        [[seat]]
        role = "renegade"
        lives = 1
        hand = ["missed-2s"]
        [[seat]]
        character = "vulture-sam"
        [[seat]]
    """
    for scene in both(text):
        scene.play("play gatling-10h", "pass", "pass")
        assert scene.asked() == ("dodge", 3)
        scene.play("play missed-2s")
        assert scene.all_lives() == [5, 0, 4, 3]


def test_bg8_7_b17_the_gatling_itself_is_settled_last() -> None:
    text = '[[seat]]\nhand = ["gatling-10h"]\n[[seat]]\n[[seat]]\n[[seat]]\nhand = ["missed-2s"]'
    for scene in both(text):
        scene.play("play gatling-10h")
        assert scene.asked() == ("dodge", 4)
        scene.play("play missed-2s")
        after = scene.game.edition == ABACUS
        assert scene.names()[-1] == ("resolved" if after else "dodged")
        assert sorted(scene.discards()) == ["gatling-10h", "missed-2s"]
