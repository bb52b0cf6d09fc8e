"""Laying outlaw cards (chapter WE3)."""

from __future__ import annotations

from tests.rules.wyatt_earp.scene import at

FOUR_JAMES = """
    phase = "play"
    [[seat]]
    hand = ["4 jesse-james", "2 belle-starr", "hideout"]
"""


def test_we3_1_q27_the_first_cards_of_an_outlaw_are_three_in_one_play() -> None:
    scene = at(FOUR_JAMES)
    assert scene.why_not("lay 2 jesse-james") == "WE3.1"
    assert scene.why_not("lay 2 belle-starr") == "WE3.1"
    assert [move for move in scene.legal() if move.startswith("lay")] == [
        "lay 3 jesse-james",
        "lay 4 jesse-james",
    ]


def test_we3_3_a_set_of_four_adds_three_thousand() -> None:
    scene = at(FOUR_JAMES).play("lay 4 jesse-james")
    assert scene.reward("jesse-james") == 1000 + 3000
    assert scene.laid(1, "jesse-james") == 4
