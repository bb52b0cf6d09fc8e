"""Willy the Kid shoots as often as he can (BG16.23)."""

from __future__ import annotations

from tests.rules.bang.scene import both


def test_bg16_23_b30_b33_he_may_play_any_number_of_bangs() -> None:
    for scene in both("""
        [[seat]]
        character = "willy-the-kid"
        hand = ["bang-2d", "bang-3d", "bang-4d", "bang-5d"]
    """):
        scene.play("play bang-2d at 2", "play bang-3d at 2", "play bang-4d at 4")
        assert (scene.bangs(), scene.all_lives()) == (3, [5, 2, 4, 3])
        assert "play bang-5d at 2" in scene.legal()


def test_bg16_23_b30_he_need_not() -> None:
    for scene in both("""
        [[seat]]
        character = "willy-the-kid"
        hand = ["bang-2d", "bang-3d"]
    """):
        scene.play("play bang-2d at 2", "end")
        assert scene.hand(1) == ["bang-3d"]


def test_bg16_23_bg8_1_his_reach_is_that_of_his_weapon() -> None:
    for scene in both("""
        [[seat]]
        character = "willy-the-kid"
        hand = ["bang-2d", "bang-3d", "schofield-ks"]
    """):
        scene.play("play bang-2d at 2")
        scene.refuse("play bang-3d at 3", "BG8.1")
        scene.play("play schofield-ks", "play bang-3d at 3")
        assert scene.lives(3) == 3


def test_bg16_23_b33_a_volcanic_gives_him_nothing_and_takes_reach() -> None:
    for scene in both("""
        [[seat]]
        character = "willy-the-kid"
        hand = ["volcanic-10s", "bang-2d", "bang-3d"]
        table = ["winchester-8s"]
    """):
        scene.play("play volcanic-10s")
        assert (scene.reach(1), scene.discards()) == (1, ["winchester-8s"])
        scene.refuse("play bang-2d at 3", "BG8.1")
        scene.play("play bang-2d at 2", "play bang-3d at 2")
        assert scene.lives(2) == 2


def test_bg16_23_b33_without_his_volcanic_he_still_shoots_on() -> None:
    for scene in both("""
        [[seat]]
        character = "willy-the-kid"
        hand = ["schofield-ks", "bang-2d", "bang-3d"]
        table = ["volcanic-10s"]
    """):
        scene.play("play bang-2d at 2", "play schofield-ks", "play bang-3d at 3")
        assert (scene.lives(2), scene.lives(3)) == (3, 3)


def test_bg16_23_bg4_2_nobody_else_does() -> None:
    for scene in both("""
        [[seat]]
        character = "black-jack"
        hand = ["bang-2d", "bang-3d"]
        [[seat]]
        character = "willy-the-kid"
    """):
        scene.play("play bang-2d at 2")
        scene.refuse("play bang-3d at 2", "BG4.2")


def test_bg16_23_missed_is_still_no_bang_for_him() -> None:
    for scene in both("""
        [[seat]]
        character = "willy-the-kid"
        hand = ["missed-2s"]
    """):
        scene.refuse("play missed-2s at 2", "BG8.4")
