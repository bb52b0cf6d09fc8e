"""Black Jack shows his second card (BG16.3)."""

from __future__ import annotations

import pytest

from tests.rules.bang.scene import both

TURN = """
    phase = "take"
    talon = ["beer-6h", "SECOND", "bang-9c", "bang-8c"]
    [[seat]]
    character = "black-jack"
"""


@pytest.mark.parametrize("second", ["panic-jh", "bang-2d", "dynamite-2h", "duel-qd"])
def test_bg16_3_b31_a_heart_or_a_diamond_brings_a_third_card(second: str) -> None:
    for scene in both(TURN.replace("SECOND", second)):
        assert scene.hand(1) == ["beer-6h", second, "bang-9c"]
        assert scene.talon()[0] == "bang-8c"
        assert scene.asked() == ("play", 1)


@pytest.mark.parametrize("second", ["bang-as", "missed-ac", "jail-10s", "general-store-9c"])
def test_bg16_3_b31_a_spade_or_a_club_brings_none(second: str) -> None:
    for scene in both(TURN.replace("SECOND", second)):
        assert scene.hand(1) == ["beer-6h", second]
        assert scene.talon()[0] == "bang-9c"


def turn_of_seat_1(second: str, rest: str = "") -> str:
    """Seat 4 ends its turn, so that everything about the next one is told."""
    return f"""
        turn = 4
        talon = ["beer-6h", "{second}", "bang-9c", "bang-8c"]
        {rest}
        [[seat]]
        character = "black-jack"
    """


def test_bg16_3_b31_b44_all_see_the_second_card_and_neither_of_the_others() -> None:
    for scene in both(turn_of_seat_1("bang-2d")):
        scene.play("end")
        assert scene.log("draw", "show", seat=1) == [
            "draw 1: beer-6h",
            "draw 1: bang-2d",
            "show 1: bang-2d",
            "draw 1: bang-9c",
        ]
        for seat in (0, 2, 3, 4):
            assert scene.log("draw", "show", seat=seat) == [
                "draw 1: ?",
                "draw 1: ?",
                "show 1: bang-2d",
                "draw 1: ?",
            ]


def test_bg16_3_b31_he_shows_it_though_it_brings_nothing() -> None:
    for scene in both(turn_of_seat_1("bang-as")):
        scene.play("end")
        assert scene.log("show", seat=2) == ["show 1: bang-as"]


def test_bg16_3_bg15_2_he_is_not_asked() -> None:
    for scene in both(turn_of_seat_1("bang-2d")):
        scene.play("end")
        assert scene.asked() == ("play", 1)


def test_bg16_3_the_first_card_does_not_matter() -> None:
    for scene in both(turn_of_seat_1("bang-as").replace("beer-6h", "bang-3d")):
        scene.play("end")
        assert scene.hand(1) == ["bang-3d", "bang-as"]


def test_bg16_3_only_phase_one_shows_a_card() -> None:
    for scene in both("""
        talon = ["beer-6h", "bang-2d", "bang-9c"]
        [[seat]]
        character = "black-jack"
        hand = ["stagecoach-9s"]
    """):
        scene.play("play stagecoach-9s")
        assert scene.hand(1) == ["beer-6h", "bang-2d"]
        assert "show" not in scene.names()


def test_bg16_3_bg3_6_the_second_and_third_card_may_come_from_a_new_talon() -> None:
    for scene in both("""
        turn = 4
        talon = ["beer-6h"]
        discards = ["bang-2d", "bang-9c", "bang-8c"]
        rest = "hand 2"
        [[seat]]
        character = "black-jack"
    """):
        scene.reshuffling("bang-2d", "bang-9c", "bang-8c").play("end")
        assert scene.hand(1) == ["beer-6h", "bang-2d", "bang-9c"]
        assert scene.log("show") == ["show 1: bang-2d"]


def test_bg16_3_bg3_7_without_a_second_card_there_is_nothing_to_show() -> None:
    for scene in both("""
        turn = 4
        talon = ["beer-6h"]
        rest = "hand 2"
        [[seat]]
        character = "black-jack"
    """):
        scene.play("end")
        assert scene.hand(1) == ["beer-6h"]
        assert "show" not in scene.names()


def test_bg16_3_bg3_7_without_a_third_card_he_has_two() -> None:
    for scene in both("""
        turn = 4
        talon = ["beer-6h", "bang-2d"]
        rest = "hand 2"
        [[seat]]
        character = "black-jack"
    """):
        scene.play("end")
        assert scene.hand(1) == ["beer-6h", "bang-2d"]
        assert scene.log("show") == ["show 1: bang-2d"]
