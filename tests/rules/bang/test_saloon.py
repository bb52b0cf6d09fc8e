"""Saloon (BG9.7)."""

from __future__ import annotations

import pytest

from tests.rules.bang.scene import EDITIONS, at

editions = pytest.mark.parametrize("edition", EDITIONS)


@editions
def test_bg9_7_b38_everybody_wins_a_life_back(edition: str) -> None:
    text = """
        turn = 2
        [[seat]]
        lives = 1
        [[seat]]
        lives = 2
        hand = ["saloon-5h"]
        [[seat]]
        lives = 3
        [[seat]]
        lives = 1
    """
    scene = at(text, 4, edition).play("play saloon-5h")
    assert scene.all_lives() == [2, 3, 4, 2]
    assert scene.discards() == ["saloon-5h"]
    assert scene.log("heal", seat=0) == ["heal 2: 1", "heal 3: 1", "heal 4: 1", "heal 1: 1"]


@editions
def test_bg9_7_b38_nobody_above_the_number_at_the_start(edition: str) -> None:
    text = """
        [[seat]]
        lives = 4
        hand = ["saloon-5h"]
        [[seat]]
        character = "paul-regret"
        [[seat]]
        lives = 3
        [[seat]]
    """
    scene = at(text, 4, edition).play("play saloon-5h")
    assert scene.all_lives() == [5, 3, 4, 4]
    assert scene.log("heal") == ["heal 1: 1", "heal 2: 0", "heal 3: 1", "heal 4: 0"]


@editions
def test_bg9_7_b38_it_may_be_played_when_nobody_needs_it(edition: str) -> None:
    scene = at('[[seat]]\nhand = ["saloon-5h"]', 4, edition).play("play saloon-5h")
    assert scene.all_lives() == [5, 4, 4, 4]
    assert scene.discards() == ["saloon-5h"]


@editions
def test_bg9_7_b38_the_dead_stay_dead(edition: str) -> None:
    text = '[[seat]]\nhand = ["saloon-5h"]\n[[seat]]\nout = true\n[[seat]]\nlives = 2'
    scene = at(text, 4, edition).play("play saloon-5h")
    assert (scene.alive(), scene.all_lives()) == ([1, 3, 4], [5, 0, 3, 4])
    assert "heal 2: 1" not in scene.log()


@editions
def test_bg9_7_b38_it_works_with_two_players_left(edition: str) -> None:
    text = """
        [[seat]]
        lives = 2
        hand = ["saloon-5h"]
        [[seat]]
        role = "renegade"
        lives = 1
        [[seat]]
        out = true
        [[seat]]
        out = true
    """
    scene = at(text, 4, edition).play("play saloon-5h")
    assert scene.all_lives() == [3, 2, 0, 0]
    assert "void" not in scene.names()


@editions
def test_bg9_7_b38_it_is_played_in_ones_own_phase_two_only(edition: str) -> None:
    text = '[[seat]]\nhand = ["bang-2d"]\n[[seat]]\nlives = 1\nhand = ["saloon-5h"]'
    scene = at(text, 4, edition)
    scene.refuse("play saloon-5h", "core.wait", {"seat": 1}, seat=2)
    scene.play("play bang-2d at 2")
    scene.refuse("play saloon-5h", "BG8.3")
    scene.play("pass")
    scene.refuse("play saloon-5h", "BG8.3")


@editions
def test_bg9_7_b38_it_is_not_aimed(edition: str) -> None:
    scene = at('[[seat]]\nhand = ["saloon-5h"]', 4, edition)
    scene.refuse("play saloon-5h at 1", "BG4.7")
