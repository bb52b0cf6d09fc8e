"""BANG! (BG8.1; how often is in `test_playing`, how far in `test_distance` and `test_weapons`)."""

from __future__ import annotations

import pytest

from tests.rules.bang.scene import ABACUS, EDITIONS, at, both

editions = pytest.mark.parametrize("edition", EDITIONS)


@editions
def test_bg8_1_b33_a_bang_costs_a_life(edition: str) -> None:
    scene = at('[[seat]]\nhand = ["bang-2d"]', 4, edition)
    scene.play("play bang-2d at 2")
    assert scene.all_lives() == [5, 3, 4, 4]
    assert scene.hand(1) == []
    assert scene.log()[:2] == ["play 1: bang-2d 2", "lose 2: 1"]
    assert scene.asked() == ("play", 1)


@editions
def test_bg8_1_b33_both_neighbours_can_be_shot_at_and_nobody_farther(edition: str) -> None:
    scene = at('[[seat]]\nhand = ["bang-2d"]', 7, edition)
    assert scene.legal() == ["end", "play bang-2d at 2", "play bang-2d at 7"]
    for seat in (3, 4, 5, 6):
        scene.refuse(f"play bang-2d at {seat}", "BG8.1", {"card": "bang", "seat": seat})


@editions
def test_bg8_1_b33_nobody_shoots_at_himself(edition: str) -> None:
    scene = at('[[seat]]\nhand = ["bang-2d"]\ntable = ["winchester-8s"]', 4, edition)
    scene.refuse("play bang-2d at 1", "BG8.1")


@editions
def test_bg8_1_b33_any_of_the_25_is_a_bang(edition: str) -> None:
    for card in ("bang-as", "bang-qh", "bang-ad", "bang-9c"):
        scene = at(f'[[seat]]\nhand = ["{card}"]', 4, edition).play(f"play {card} at 4")
        assert scene.lives(4) == 3


@editions
def test_bg8_1_b33_whoever_loses_his_last_life_is_out(edition: str) -> None:
    scene = at('[[seat]]\nhand = ["bang-2d"]\n[[seat]]\nrole = "renegade"\nlives = 1', 4, edition)
    scene.play("play bang-2d at 2")
    assert (scene.alive(), scene.lives(2)) == ([1, 3, 4], 0)
    assert scene.log("lose", "dies") == ["lose 2: 1", "dies 2: renegade 1"]


@editions
def test_bg8_1_b33_out_of_turn_there_is_no_bang(edition: str) -> None:
    scene = at('[[seat]]\nhand = ["bang-2d"]\n[[seat]]\nhand = ["bang-3d"]', 4, edition)
    scene.play("play bang-2d at 2")
    scene.refuse("play bang-3d at 1", "BG4.1")
    scene.refuse("play bang-3d", "BG8.3")


@editions
def test_bg8_1_b33_nobody_else_is_hit(edition: str) -> None:
    text = """
        [[seat]]
        hand = ["bang-2d"]
        table = ["schofield-ks"]
        [[seat]]
        hand = ["missed-2s"]
        [[seat]]
    """
    scene = at(text, 4, edition).play("play bang-2d at 3")
    assert scene.all_lives() == [5, 4, 3, 4]
    assert scene.hand(2) == ["missed-2s"]


@editions
def test_bg8_1_b33_what_was_done_is_remembered(edition: str) -> None:
    scene = at('[[seat]]\ncharacter = "willy-the-kid"\nhand = ["bang-2d", "bang-3d"]', 4, edition)
    scene.play("play bang-2d at 2", "play bang-3d at 2")
    assert (scene.deed(1, "shot", 2), scene.deed(2, "shot", 1), scene.deed(1, "shot", 4)) == (
        2,
        0,
        0,
    )


def test_bg8_1_b33_a_hit_without_cards_needs_no_answer() -> None:
    """An empty hand and no Barrel: everybody sees that nothing can be done."""
    for scene in both('[[seat]]\nhand = ["bang-2d"]'):
        scene.play("play bang-2d at 2")
        assert scene.asked() == ("play", 1)


def test_bg8_1_b33_a_hit_is_asked_about_as_long_as_there_is_a_card() -> None:
    for scene in both('[[seat]]\nhand = ["bang-2d"]\n[[seat]]\nhand = ["bang-3d"]'):
        scene.play("play bang-2d at 2")
        assert scene.asked() == ("dodge", 2)
        scene.play("pass")
        if scene.game.edition == ABACUS:
            assert scene.asked() == ("save", 2)
            scene.play("pass")
        assert scene.lives(2) == 3
        assert scene.asked() == ("play", 1)
