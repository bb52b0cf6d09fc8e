"""Jourdonnais has a Barrel of his own (BG16.10)."""

from __future__ import annotations

import pytest

from tests.rules.bang.scene import Scene, at, both

HIT = """
    talon = TALON
    [[seat]]
    character = "SHOOTER"
    hand = ["bang-2d", "gatling-10h"]
    [[seat]]
    character = "jourdonnais"
    hand = HAND
    table = TABLE
"""


def hit(
    talon: str, hand: str = "[]", table: str = "[]", shooter: str = "black-jack"
) -> list[Scene]:
    text = HIT.replace("TALON", talon).replace("HAND", hand).replace("TABLE", table)
    return both(text.replace("SHOOTER", shooter))


def test_bg16_10_b12_b30_a_heart_stops_the_hit() -> None:
    for scene in hit('["beer-6h"]'):
        scene.play("play bang-2d at 2")
        assert (scene.asked(), scene.legal()) == (("barrel", 2), ["draw", "pass"])
        scene.play("draw")
        assert (scene.lives(2), scene.asked()) == (4, ("play", 1))
        assert scene.log("sign", "dodged") == ["sign 2: beer-6h", "dodged 2"]


@pytest.mark.parametrize("sign", ["bang-3d", "bang-9c", "missed-8s"])
def test_bg16_10_b12_any_other_suit_does_not(sign: str) -> None:
    for scene in hit(f'["{sign}"]'):
        scene.play("play bang-2d at 2", "draw")
        assert (scene.lives(2), scene.asked()) == (3, ("play", 1))


def test_bg16_10_b12_after_a_failure_missed_may_be_played() -> None:
    for scene in hit('["bang-3d"]', hand='["missed-2s"]'):
        scene.play("play bang-2d at 2", "draw")
        assert scene.asked() == ("dodge", 2)
        scene.play("play missed-2s")
        assert scene.lives(2) == 4


def test_bg16_10_b30_he_need_not_draw() -> None:
    for scene in hit('["beer-6h"]', hand='["missed-2s"]'):
        scene.play("play bang-2d at 2", "pass")
        assert scene.asked() == ("dodge", 2)
        scene.play("play missed-2s")
        assert (scene.lives(2), scene.talon()[0]) == (4, "beer-6h")


def test_bg16_10_b12_with_a_barrel_he_draws_twice() -> None:
    for scene in hit('["bang-3d", "beer-6h"]', table='["barrel-qs"]'):
        scene.play("play bang-2d at 2", "draw")
        assert (scene.lives(2), scene.asked()) == (4, ("barrel", 2))
        scene.play("draw")
        assert (scene.lives(2), scene.asked()) == (4, ("play", 1))
        assert scene.names().count("sign") == 2


def test_bg16_10_b12_a_first_heart_is_enough() -> None:
    for scene in hit('["beer-6h", "beer-7h"]', table='["barrel-qs"]'):
        scene.play("play bang-2d at 2", "draw")
        assert (scene.lives(2), scene.asked()) == (4, ("play", 1))
        assert scene.talon()[0] == "beer-7h"


def test_bg16_10_b12_two_failures_and_then_missed() -> None:
    for scene in hit('["bang-3d", "bang-4d"]', hand='["missed-2s"]', table='["barrel-qs"]'):
        scene.play("play bang-2d at 2", "draw", "draw")
        assert scene.asked() == ("dodge", 2)
        scene.play("play missed-2s")
        assert scene.lives(2) == 4


def test_bg16_10_b12_he_may_stop_after_the_first_draw() -> None:
    for scene in hit('["bang-3d", "beer-6h"]', table='["barrel-qs"]'):
        scene.play("play bang-2d at 2", "draw", "pass")
        assert (scene.lives(2), scene.talon()[0]) == (3, "beer-6h")


def test_bg16_10_b34_it_works_against_gatling() -> None:
    for scene in hit('["beer-6h"]'):
        scene.play("play gatling-10h", "draw")
        assert scene.all_lives() == [5, 4, 3, 3]


@pytest.mark.parametrize("card", ["duel-8c at 2", "indians-kd"])
def test_bg16_10_bg8_2_b34_never_against_a_duel_or_indians(card: str) -> None:
    for scene in both("""
        [[seat]]
        hand = ["duel-8c", "indians-kd"]
        [[seat]]
        character = "jourdonnais"
        hand = ["saloon-5h"]
        table = ["barrel-qs"]
    """):
        scene.play(f"play {card}")
        assert scene.question() in ("duel", "indians")
        scene.refuse("draw", "core.not-asked")


def test_bg16_10_bg16_19_b13_against_slab_a_heart_is_one_of_two() -> None:
    for scene in hit('["beer-6h"]', hand='["missed-2s"]', shooter="slab-the-killer"):
        scene.play("play bang-2d at 2", "draw")
        assert scene.asked() == ("dodge", 2)
        scene.play("play missed-2s")
        assert scene.lives(2) == 4
    for scene in hit('["beer-6h"]', shooter="slab-the-killer"):
        scene.play("play bang-2d at 2", "draw")
        assert scene.lives(2) == 3


def test_bg16_10_bg16_19_b13_against_slab_two_hearts_are_enough() -> None:
    for scene in hit('["beer-6h", "beer-7h"]', table='["barrel-qs"]', shooter="slab-the-killer"):
        scene.play("play bang-2d at 2", "draw")
        assert scene.asked() == ("barrel", 2)
        scene.play("draw")
        assert (scene.lives(2), scene.names().count("dodged")) == (4, 1)


def test_bg16_10_bg16_19_b13_against_slab_one_missed_is_not_enough_after_a_failure() -> None:
    for scene in hit('["bang-3d"]', hand='["missed-2s", "beer-6h"]', shooter="slab-the-killer"):
        scene.play("play bang-2d at 2", "draw")
        assert (scene.asked(), scene.legal()) == (("dodge", 2), ["pass"])
        scene.refuse("play missed-2s", "BG8.4")


def test_bg16_10_bg5_2_without_a_card_to_turn_up_the_draw_fails() -> None:
    """Elsewhere the BANG! itself would be shuffled and turned up."""
    scene = at("""
        rest = "hand 4"
        [[seat]]
        hand = ["bang-2d"]
        [[seat]]
        character = "jourdonnais"
    """)
    scene.play("play bang-2d at 2", "draw")
    assert (scene.lives(2), "sign" in scene.names()) == (3, False)
