"""Indians! (BG10.4, BG10.5)."""

from __future__ import annotations

import pytest

from tests.rules.bang.scene import ABACUS, EDITIONS, Scene, at, both

editions = pytest.mark.parametrize("edition", EDITIONS)


def no_beer(scene: Scene) -> Scene:
    """Whoever is asked does not drink."""
    while scene.question() == "save":
        scene.play("pass")
    return scene


@editions
def test_bg10_4_b17_everybody_else_is_asked_clockwise_from_the_left(edition: str) -> None:
    text = """
        turn = 3
        [[seat]]
        hand = ["bang-2d"]
        [[seat]]
        hand = ["bang-3d"]
        [[seat]]
        hand = ["indians-kd", "bang-5d"]
        [[seat]]
        hand = ["bang-4d"]
    """
    scene = at(text, 4, edition).play("play indians-kd")
    for seat, card in ((4, "bang-4d"), (1, "bang-2d"), (2, "bang-3d")):
        assert scene.asked() == ("indians", seat)
        scene.play(f"discard {card}")
    assert scene.all_lives() == [5, 4, 4, 4]
    assert scene.hand(3) == ["bang-5d"]  # who played it is not touched
    assert scene.asked() == ("play", 3)


@editions
def test_bg10_4_b17_whoever_discards_none_loses_a_life(edition: str) -> None:
    scene = at('[[seat]]\nhand = ["indians-kd"]', 7, edition).play("play indians-kd")
    assert scene.all_lives() == [5, 3, 3, 3, 3, 3, 3]
    assert scene.log("lose") == [f"lose {seat}: 1" for seat in range(2, 8)]


@editions
def test_bg10_4_b17_the_dead_are_passed_over(edition: str) -> None:
    text = '[[seat]]\nhand = ["indians-ad"]\n[[seat]]\n[[seat]]\nout = true'
    scene = at(text, 4, edition).play("play indians-ad")
    assert scene.log("lose") == ["lose 2: 1", "lose 4: 1"]


@editions
def test_bg10_4_b17_each_is_settled_before_the_next_is_asked(edition: str) -> None:
    text = """
        [[seat]]
        hand = ["indians-kd"]
        [[seat]]
        role = "outlaw"
        lives = 1
        hand = ["missed-2s"]
        [[seat]]
        hand = ["bang-2d"]
    """
    scene = at(text, 4, edition).play("play indians-kd", "pass", "pass")
    assert scene.asked() == ("indians", 3)
    assert scene.alive() == [1, 3, 4]
    assert len(scene.hand(1)) == 3  # the reward has been drawn
    assert "missed-2s" in scene.discards()


@editions
def test_bg10_4_b34_missed_and_barrel_do_not_help(edition: str) -> None:
    text = """
        [[seat]]
        hand = ["indians-kd"]
        [[seat]]
        character = "jourdonnais"
        hand = ["missed-2s", "beer-6h"]
        table = ["barrel-qs"]
    """
    scene = at(text, 4, edition).play("play indians-kd")
    assert scene.asked() == ("indians", 2)
    scene.refuse("discard missed-2s", "BG10.2")
    scene.refuse("discard beer-6h", "BG10.2")
    scene.refuse("play missed-2s", "BG4.1")
    scene.refuse("draw", "core.not-asked")
    no_beer(scene.play("pass"))
    assert scene.lives(2) == 3
    assert "sign" not in scene.names()


@editions
def test_bg10_4_b34_one_bang_is_enough(edition: str) -> None:
    text = """
        [[seat]]
        character = "slab-the-killer"
        hand = ["indians-kd"]
        [[seat]]
        hand = ["bang-2d", "bang-3d"]
    """
    scene = at(text, 4, edition).play("play indians-kd")
    assert scene.legal() == ["pass", "discard bang-2d", "discard bang-3d"]
    scene.play("discard bang-3d")
    assert (scene.lives(2), scene.hand(2)) == (4, ["bang-2d"])


@editions
def test_bg10_4_b17_distance_does_not_matter(edition: str) -> None:
    text = """
        [[seat]]
        hand = ["indians-kd"]
        [[seat]]
        [[seat]]
        [[seat]]
        character = "paul-regret"
        table = ["mustang-8h"]
    """
    assert at(text, 7, edition).play("play indians-kd").lives(4) == 2


@editions
def test_bg10_4_b17_it_is_not_the_bang_of_the_turn(edition: str) -> None:
    text = '[[seat]]\nhand = ["indians-kd", "indians-ad", "bang-2d"]'
    scene = at(text, 4, edition).play("play indians-kd", "play bang-2d at 2", "play indians-ad")
    assert scene.all_lives() == [5, 1, 2, 2]


@editions
def test_bg10_4_b17_where_the_cards_end(edition: str) -> None:
    text = '[[seat]]\nhand = ["indians-kd"]\n[[seat]]\nhand = ["bang-2d"]'
    scene = at(text, 4, edition).play("play indians-kd", "discard bang-2d")
    pile = ["indians-kd", "bang-2d"] if edition == ABACUS else ["bang-2d", "indians-kd"]
    assert scene.discards() == pile


@editions
def test_bg10_5_b36_nobody_has_to_discard_a_bang(edition: str) -> None:
    text = '[[seat]]\nhand = ["indians-kd"]\n[[seat]]\nhand = ["bang-2d"]'
    scene = no_beer(at(text, 4, edition).play("play indians-kd", "pass"))
    assert (scene.lives(2), scene.hand(2)) == (3, ["bang-2d"])


def test_bg10_5_b36_whoever_has_a_card_is_asked_whether_or_not_it_helps() -> None:
    text = '[[seat]]\nhand = ["indians-kd"]\n[[seat]]\nhand = ["missed-2s"]\n[[seat]]\n[[seat]]\nhand = ["mustang-8h"]'
    for scene in both(text):
        scene.play("play indians-kd")
        assert scene.asked() == ("indians", 2)
        no_beer(scene.play("pass"))
        assert scene.lives(3) == 3  # an empty hand is not asked
        assert scene.asked() == ("indians", 4)
