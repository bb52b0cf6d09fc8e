"""The frame of a turn: draw, play, discard (WE2.1, WE2.2, WE2.7, WE2.8)."""

from __future__ import annotations

import pytest

import deadwood
from deadwood.core.event import Event
from deadwood.games.wyatt_earp.cards import KIND_OF, KINDS, NAMES
from tests.rules.wyatt_earp.scene import all_but, at, both

# Seat 1 begins a turn; the two top cards of the supply and the top discard are known.
START = """
    supply = ["wes-hardin", "hideout", "bob-dalton"]
    discards = ["most-wanted", "belle-starr"]
    [[seat]]
    hand = ["2 jesse-james"]
"""

TWO_CARDS = """
    phase = "play"
    discards = ["bob-dalton"]
    [[seat]]
    hand = ["hideout", "jesse-james"]
"""


def kinds(*names: str) -> tuple[int, ...]:
    return tuple(KIND_OF[name] for name in names)


def test_we2_1_q55_first_the_draw_then_plays_then_one_discard() -> None:
    """Q55: the frame of a turn."""
    for scene in both(START):
        assert (scene.question(), scene.awaited()) == ("draw", [1])
        for text in ("lay 2 jesse-james", "discard jesse-james"):
            scene.refuse(text, "WE2.1")
        scene.refuse("play hideout", "WE2.1")
        scene.play("draw supply")
        assert (scene.question(), scene.awaited()) == ("play", [1])
        scene.refuse("draw supply", "core.not-asked")
        scene.refuse("draw discard", "core.not-asked")
        scene.refuse("pass", "core.not-asked")
        scene.play("discard hideout")
        assert (scene.question(), scene.awaited()) == ("draw", [2])
        assert scene.names() == ["draw", "discard", "turn"]


def test_we2_1_in_the_draw_nothing_else_is_asked() -> None:
    scene = at(START)
    for text in ("pass", "choose jesse-james", "choose jesse-james of 2", "take hideout"):
        scene.refuse(text, "core.not-asked")
    scene.refuse("take and play hideout", "core.not-asked")


@pytest.mark.parametrize(("turn", "following"), [(1, 2), (2, 3), (3, 1)])
def test_we2_1_turns_go_clockwise(turn: int, following: int) -> None:
    for scene in both(f"turn = {turn}"):
        scene.play("draw discard")
        scene.play(scene.legal()[-1])
        assert scene.awaited() == [following]
        assert scene.state.turn == following - 1
        assert scene.event("turn") == Event("turn", following - 1, ())


def test_we2_1_everybody_else_waits() -> None:
    for scene in both(START):
        scene.refuse("draw supply", "core.wait", seat=2)
        scene.refuse("draw discard", "core.wait", seat=3)


def test_we2_1_after_any_play_he_may_go_on_and_must_discard_exactly_one() -> None:
    for scene in both(
        """
        phase = "play"
        discards = ["bob-dalton"]
        [[seat]]
        hand = ["3 jesse-james", "3 wes-hardin", "photo-bob-dalton", "2 hideout"]
        [[seat]]
        hand = ["2 belle-starr"]
        table = { bob-dalton = ["3 bob-dalton"] }
    """,
        photo_reaction=False,
    ):
        scene.play("lay 3 jesse-james", "play photo-bob-dalton", "lay 3 wes-hardin")
        assert (scene.question(), scene.awaited()) == ("play", [1])
        assert scene.hand(1) == ["hideout", "hideout"]
        scene.play("discard hideout")
        assert (scene.question(), scene.awaited()) == ("draw", [2])
        assert scene.hand(1) == ["hideout"]
        assert scene.discards() == ["hideout", "bob-dalton"]


def test_we2_2_q55_two_from_the_supply() -> None:
    for scene in both(START):
        scene.play("draw supply")
        assert scene.hand(1) == ["jesse-james", "jesse-james", "wes-hardin", "hideout"]
        assert scene.supply()[0] == "bob-dalton"
        assert scene.discards() == ["most-wanted", "belle-starr"]
        assert scene.events == [Event("draw", 0, kinds("wes-hardin", "hideout"))]
        assert not scene.state.idle
        assert scene.intact()


def test_we2_2_q55_or_the_top_discard() -> None:
    for scene in both(START):
        supply = scene.supply()
        scene.play("draw discard")
        assert scene.hand(1) == ["jesse-james", "jesse-james", "most-wanted"]
        assert scene.supply() == supply
        assert scene.discards() == ["belle-starr"]
        assert scene.events == [Event("pick", 0, kinds("most-wanted"))]
        assert scene.state.idle
        assert scene.intact()


def test_we2_2_q55_there_is_no_third_way() -> None:
    for scene in both(START):
        assert scene.legal() == ["draw supply", "draw discard"]
        scene.play("draw discard")
        scene.refuse("draw discard", "core.not-asked")


def test_we2_2_time_runs_out_at_the_draw() -> None:
    scene = at(START)
    assert scene.game.text(scene.game.default(scene.state, 0)) == "draw supply"


def test_we2_7_q9_a_turn_always_begins_with_a_discard_to_take() -> None:
    """Q9: each turn ends with a discard, and even a reshuffle in the turn leaves that card."""
    for scene in both(f"""
        supply = ["wes-hardin"]
        discards = ["bob-dalton"]
        [[seat]]
        hand = ["hideout"]
        [[seat]]
        hand = {all_but("wes-hardin", "bob-dalton", "2 hideout")}
        [[seat]]
        hand = ["hideout"]
    """):
        scene.play("draw supply")
        assert scene.discards() == []
        scene.play("discard hideout")
        assert scene.discards() == ["hideout"]
        assert scene.legal() == ["draw supply", "draw discard"]


def test_we2_7_q9_without_discards_there_is_none_to_take() -> None:
    """It cannot come to that; a position that says so is refused."""
    with pytest.raises(
        deadwood.BadPosition, match=r"^discards: when a turn begins they are not empty\.$"
    ):
        at("discards = []")
    scene = at("")
    scene.state.clear_discards()
    assert scene.legal() == ["draw supply"]
    scene.refuse("draw discard", "WE2.7")


def test_we2_8_any_card_can_be_the_discard() -> None:
    every = ", ".join(f'"{name}"' for name in NAMES)
    for scene in both(f'phase = "play"\n[[seat]]\nhand = [{every}]'):
        discards = [move for move in scene.legal() if move.startswith("discard")]
        assert discards == [f"discard {name}" for name in NAMES]


def test_we2_8_only_what_he_holds_can_be_the_discard() -> None:
    scene = at(TWO_CARDS)
    for kind in range(KINDS):
        if NAMES[kind] not in ("hideout", "jesse-james"):
            scene.refuse(f"discard {NAMES[kind]}", "core.not-held")


def test_we2_8_q13_the_card_just_taken_can_be_discarded() -> None:
    """Q13."""
    for scene in both(START):
        scene.play("draw discard", "discard most-wanted")
        assert scene.discards() == ["most-wanted", "belle-starr"]
        assert scene.hand(1) == ["jesse-james", "jesse-james"]
        assert (scene.question(), scene.awaited()) == ("draw", [2])


def test_we2_8_q55_a_discarded_sheriff_card_has_no_effect() -> None:
    for name in ("photo-bob-dalton", "hideout", "bank-robbery", "wyatt-earp", "most-wanted"):
        for scene in both(f"""
            phase = "play"
            [[seat]]
            hand = ["{name}", "jesse-james"]
            table = {{ bob-dalton = ["3 bob-dalton"] }}
            [[seat]]
            table = {{ bob-dalton = ["2 bob-dalton"] }}
        """):
            supply = scene.supply()
            scene.play(f"discard {name}")
            assert scene.events == [Event("discard", 0, kinds(name)), Event("turn", 1, ())]
            assert (scene.discards()[0], scene.supply()) == (name, supply)
            assert scene.reward("bob-dalton") == 1000
            assert scene.points(1, "bob-dalton") == 6


def test_we2_8_time_runs_out_first_card_of_the_hand_is_discarded() -> None:
    scene = at(TWO_CARDS)
    assert scene.game.text(scene.game.default(scene.state, 0)) == "discard jesse-james"
    scene = at('phase = "play"\n[[seat]]\nhand = ["2 stagecoach-robbery"]')
    assert scene.game.text(scene.game.default(scene.state, 0)) == "discard stagecoach-robbery"


def test_a_table_to_which_nobody_listens_plays_the_same_game() -> None:
    """Events are notes about what happened; leaving them out changes nothing."""
    for heard in both("", players=4):
        silent = heard.state.clone()
        step = 0
        while not heard.game.over(heard.state) and step < 20000:
            step += 1
            seat = heard.game.seats(heard.state)[0]
            moves = heard.game.legal(heard.state, seat)
            move = moves[(step * 7) % len(moves)]
            heard.state.apply(seat, move)
            silent.apply(seat, move)
            assert silent.digest() == heard.state.digest()
        assert silent.events is None
        assert heard.state.hand_number > 1


def test_we2_8_when_time_runs_out_the_first_card_of_the_hand_is_discarded() -> None:
    for card in ("belle-starr", "jesse-james", "stagecoach-robbery"):
        for scene in both(f"""
            phase = "play"
            [[seat]]
            hand = ["{card}", "stagecoach-robbery"]
        """):
            assert scene.game.text(scene.game.default(scene.state, 0)) == f"discard {card}"
