"""Stagecoach and Wells Fargo (BG13.1, BG13.2)."""

from __future__ import annotations

import pytest

from tests.rules.bang.scene import EDITIONS, at

editions = pytest.mark.parametrize("edition", EDITIONS)

DRAW = """
    talon = ["beer-6h", "bang-2d", "saloon-5h", "mustang-8h"]
    [[seat]]
    hand = ["{card}", "missed-2s"]
"""


@editions
@pytest.mark.parametrize("card", ["stagecoach-9s", "stagecoach-9s-2"])
def test_bg13_1_stagecoach_brings_the_two_top_cards(edition: str, card: str) -> None:
    scene = at(DRAW.format(card=card), 4, edition).play(f"play {card}")
    assert scene.hand(1) == ["missed-2s", "beer-6h", "bang-2d"]
    assert scene.talon()[0] == "saloon-5h"
    assert scene.discards() == [card]
    assert scene.asked() == ("play", 1)


@editions
def test_bg13_1_nobody_else_sees_the_cards(edition: str) -> None:
    scene = at(DRAW.format(card="stagecoach-9s"), 4, edition).play("play stagecoach-9s")
    assert scene.log("play", seat=3) == ["play 1: stagecoach-9s"]
    assert scene.log("draw", seat=1) == ["draw 1: beer-6h", "draw 1: bang-2d"]
    for seat in (0, 2, 3, 4):
        assert scene.log("draw", seat=seat) == ["draw 1: ?", "draw 1: ?"]


@editions
def test_bg13_1_both_may_be_played_in_a_turn_and_what_they_bring_too(edition: str) -> None:
    text = """
        talon = ["stagecoach-9s-2", "wells-fargo-3h", "beer-6h", "bang-2d", "bang-3d"]
        [[seat]]
        lives = 1
        hand = ["stagecoach-9s"]
    """
    scene = at(text, 4, edition).play("play stagecoach-9s", "play stagecoach-9s-2", "play beer-6h")
    assert (scene.lives(1), scene.hand(1)) == (2, ["wells-fargo-3h", "bang-2d"])


@editions
def test_bg13_2_wells_fargo_brings_the_three_top_cards(edition: str) -> None:
    scene = at(DRAW.format(card="wells-fargo-3h"), 4, edition).play("play wells-fargo-3h")
    assert scene.hand(1) == ["missed-2s", "beer-6h", "bang-2d", "saloon-5h"]
    assert scene.talon()[0] == "mustang-8h"
    assert scene.discards() == ["wells-fargo-3h"]
    assert scene.log("draw", seat=0) == ["draw 1: ?"] * 3


@editions
def test_bg13_2_the_hand_may_be_too_big_until_the_turn_ends(edition: str) -> None:
    scene = at(DRAW.format(card="wells-fargo-3h") + "lives = 2", 4, edition)
    scene.play("play wells-fargo-3h")
    assert scene.asked() == ("play", 1)
    scene.play("end")
    assert scene.asked() == ("shed", 1)


@editions
def test_bg13_2_out_of_turn_it_cannot_be_played(edition: str) -> None:
    text = '[[seat]]\nhand = ["bang-2d"]\n[[seat]]\nhand = ["wells-fargo-3h", "stagecoach-9s"]'
    scene = at(text, 4, edition)
    scene.refuse("play wells-fargo-3h", "core.wait", {"seat": 1}, seat=2)
    scene.play("play bang-2d at 2")
    scene.refuse("play wells-fargo-3h", "BG8.3")
    scene.refuse("play stagecoach-9s", "BG8.3")
