"""Setting up, calling and laying (chapters LG1 and LG2)."""

from __future__ import annotations

import pytest

from tests.rules.lantern_gulch.scene import at, new


@pytest.mark.parametrize("players", [2, 3])
def test_lg1_1_thirty_lanterns_and_lg1_2_two_for_everybody(players: int) -> None:
    scene = new(players)
    assert scene.intact()
    assert sum(scene.game.components()) == 30
    assert scene.view(1).sizes == [2] * players
    assert scene.view(1).dark == 30 - 2 * players


def test_lg1_1_the_values_go_from_1_to_30() -> None:
    scene = new()
    texts = [scene.game.text(move) for move in range(scene.game.space())]
    assert texts[2:] == [f"lay lantern-{value}" for value in range(1, 31)]


def test_lg1_2_who_leads_first_is_drawn_by_lot() -> None:
    game = new(3).game
    assert {int(game.new(seed).leader) for seed in range(20)} == {0, 1, 2}


def test_lg2_2_in_turn_from_the_leader_everybody_lays_one_shuttered() -> None:
    scene = at(
        """
        leader = 2
        call = "bright"
        [[seat]]
        hand = ["lantern-1", "lantern-2"]
        [[seat]]
        hand = ["lantern-3", "lantern-4"]
        """,
        3,
    )
    assert scene.awaited() == [2]
    scene.refuse("lay lantern-1", "core.not-held", {"card": "lantern", "value": 1})
    scene.play("lay lantern-3")
    assert scene.awaited() == [3]
    assert scene.log("lay", seat=1) == ["lay 2: ?"]
    assert scene.log("lay", seat=2) == ["lay 2: lantern-3"]
    assert scene.hand(2) == ["lantern-4"]


def test_lg2_1_first_the_leader_calls_the_night() -> None:
    scene = at('[[seat]]\nhand = ["lantern-1", "lantern-2"]')
    assert (scene.question(), scene.legal()) == ("call", ["call bright", "call dim"])
    scene.refuse("lay lantern-1", "LG2.1", {"card": "lantern", "value": 1})
    scene.refuse("lay lantern-9", "core.not-asked", {"card": "lantern", "value": 9})
    scene.play("call dim")
    assert scene.question() == "lay"
    assert scene.log("call", seat=2) == ["call 1: dim"]
    scene.refuse("call bright", "core.not-asked")


def test_lg2_1_or_the_last_one_to_lay_does() -> None:
    scene = at("leader = 2", 3, caller="last")
    assert (scene.question(), scene.awaited()) == ("call", [1])
    scene.play("call dim")
    assert (scene.question(), scene.awaited()) == ("lay", [2])


def test_lg2_3_the_leader_does_not_lay_the_30() -> None:
    text = 'call = "dim"\n{}\n[[seat]]\nhand = ["lantern-30", "lantern-2"]'
    scene = at(text.format(""))
    scene.refuse("lay lantern-30", "LG2.3", {"card": "lantern", "value": 30})
    other = at(text.format("leader = 2"))
    other.play(other.legal()[0])
    assert "lay lantern-30" in other.legal()
