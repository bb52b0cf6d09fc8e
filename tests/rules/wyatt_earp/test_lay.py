"""Laying outlaw cards (chapter WE3)."""

from __future__ import annotations

from deadwood.core.event import Event
from deadwood.games.wyatt_earp.cards import KIND_OF
from tests.rules.wyatt_earp.scene import at, both

JAMES = KIND_OF["jesse-james"]

FOUR_JAMES = """
    phase = "play"
    [[seat]]
    hand = ["4 jesse-james", "2 belle-starr", "hideout"]
"""

# A set of Jesse James lies before seat 2; seat 1 holds some, and one of everything else it needs.
OPENED = """
    phase = "play"
    [[seat]]
    hand = ["3 jesse-james", "belle-starr", "hideout"]
    [[seat]]
    table = { jesse-james = ["3 jesse-james"] }
"""


def lays(legal: list[str]) -> list[str]:
    return [move for move in legal if move.startswith("lay")]


def test_we3_1_q27_the_first_cards_of_an_outlaw_are_three_in_one_play() -> None:
    for scene in both(FOUR_JAMES):
        scene.refuse("lay 1 jesse-james", "WE3.1")
        scene.refuse("lay 2 jesse-james", "WE3.1")
        scene.refuse("lay 2 belle-starr", "WE3.1")
        assert lays(scene.legal()) == ["lay 3 jesse-james", "lay 4 jesse-james"]


def test_we3_1_a_set_of_one_outlaw_does_not_open_another() -> None:
    scene = at(FOUR_JAMES).play("lay 3 jesse-james")
    scene.refuse("lay 2 belle-starr", "WE3.1")
    assert lays(scene.legal()) == ["lay 1 jesse-james"]


def test_we3_1_a_set_cannot_have_more_cards_than_the_player_holds() -> None:
    scene = at(FOUR_JAMES)
    scene.refuse("lay 5 jesse-james", "WE3.2")
    scene.refuse("lay 3 belle-starr", "WE3.2")
    scene.refuse("lay 3 wes-hardin", "core.not-held")


def test_we3_1_all_seven_can_be_one_set() -> None:
    for scene in both("""
        phase = "play"
        [[seat]]
        hand = ["7 wes-hardin", "hideout"]
    """):
        assert lays(scene.legal()) == [f"lay {number} wes-hardin" for number in range(3, 8)]
        scene.play("lay 7 wes-hardin")
        assert scene.reward("wes-hardin") == 1000 + 6000
        assert scene.laid(1, "wes-hardin") == 7


def test_we3_2_once_its_set_lies_everybody_may_lay_any_number_in_his_turn() -> None:
    for scene in both(OPENED):
        assert lays(scene.legal()) == [f"lay {number} jesse-james" for number in (1, 2, 3)]
        scene.play("lay 1 jesse-james")
        assert scene.hand(1) == ["belle-starr", "jesse-james", "jesse-james", "hideout"]
        assert (scene.laid(1, "jesse-james"), scene.laid(2, "jesse-james")) == (1, 3)
        assert (scene.points(1, "jesse-james"), scene.points(2, "jesse-james")) == (2, 6)


def test_we3_2_a_set_of_this_very_turn_is_enough() -> None:
    scene = at(FOUR_JAMES).play("lay 3 jesse-james", "lay 1 jesse-james")
    assert scene.laid(1, "jesse-james") == 4


def test_we3_2_not_more_than_he_holds_and_not_out_of_turn() -> None:
    scene = at(OPENED)
    scene.refuse("lay 4 jesse-james", "WE3.2")
    scene.refuse("lay 1 jesse-james", "core.wait", seat=2)


def test_we3_3_a_set_of_four_adds_three_thousand() -> None:
    for scene in both(FOUR_JAMES):
        scene.play("lay 4 jesse-james")
        assert scene.reward("jesse-james") == 1000 + 3000
        assert scene.laid(1, "jesse-james") == 4
        assert scene.hand(1) == ["belle-starr", "belle-starr", "hideout"]
        assert scene.events[0] == Event("lay", 0, (JAMES, 4, 3))


def test_we3_3_a_set_of_three_adds_two_thousand() -> None:
    for scene in both(FOUR_JAMES):
        scene.play("lay 3 jesse-james")
        assert scene.reward("jesse-james") == 1000 + 2000
        assert scene.reward("belle-starr") == 1000
        assert scene.events[0] == Event("lay", 0, (JAMES, 3, 2))


def test_we3_3_later_two_cards_add_one_thousand_and_a_single_card_nothing() -> None:
    for scene in both(OPENED):
        scene.play("lay 2 jesse-james")
        assert scene.reward("jesse-james") == 1000 + 1000
        scene.play("lay 1 jesse-james")
        assert scene.reward("jesse-james") == 1000 + 1000
        assert scene.events == [
            Event("lay", 0, (JAMES, 2, 1)),
            Event("lay", 0, (JAMES, 1, 0)),
        ]


def test_we3_3_q26_cards_that_lay_there_before_do_not_count() -> None:
    """Q26: three together bring 2,000; two and one bring 1,000."""
    together = at(OPENED).play("lay 3 jesse-james")
    split = at(OPENED).play("lay 2 jesse-james", "lay 1 jesse-james")
    assert (together.reward("jesse-james"), split.reward("jesse-james")) == (3000, 2000)
    assert together.laid(1, "jesse-james") == split.laid(1, "jesse-james") == 3


def test_we3_3_q26_plays_of_one_turn_come_in_any_order() -> None:
    """Q26: outlaws before and after a Sheriff card, and of different colours."""
    scene = at("""
        phase = "play"
        [[seat]]
        hand = ["4 jesse-james", "3 wes-hardin", "photo-wes-hardin", "hideout"]
    """)
    scene.play("lay 3 jesse-james", "lay 3 wes-hardin", "play photo-wes-hardin")
    scene.play("lay 1 jesse-james")
    assert (scene.reward("jesse-james"), scene.reward("wes-hardin")) == (3000, 4000)
    assert scene.hand(1) == ["hideout"]


def test_we3_4_d25_cards_of_one_outlaw_are_one_group_even_three_more() -> None:
    """D25: no second row; but three or more may be laid again."""
    for scene in both("""
        phase = "play"
        [[seat]]
        hand = ["3 jesse-james", "hideout"]
        table = { jesse-james = ["4 jesse-james", "bank-robbery"] }
    """):
        scene.play("lay 3 jesse-james")
        assert scene.laid(1, "jesse-james") == 7
        assert scene.points(1, "jesse-james") == 16
        assert scene.reward("jesse-james") == 3000


def test_we3_4_d24_what_lies_is_neither_taken_back_nor_discarded() -> None:
    """D24: only the hand can be laid, played or discarded."""
    for scene in both("""
        phase = "play"
        [[seat]]
        hand = ["2 hideout"]
        table = { jesse-james = ["3 jesse-james", "photo-jesse-james", "bank-robbery"] }
    """):
        assert scene.legal() == ["discard hideout"]
        scene.refuse("discard jesse-james", "core.not-held")
        scene.refuse("discard bank-robbery", "core.not-held")
        scene.refuse("lay 1 jesse-james", "core.not-held")
        scene.refuse("play photo-jesse-james", "core.not-held")
        scene.refuse("choose jesse-james", "core.not-asked")


def test_we3_5_q29_a_stolen_set_counts_for_good() -> None:
    """Q29: even when no card of that colour is left on the table; no Photo window opens again."""
    for scene in both("""
        phase = "play"
        supply = ["wes-hardin"]
        [[seat]]
        hand = ["2 jesse-james", "most-wanted", "hideout"]
        [[seat]]
        table = { jesse-james = ["jesse-james"] }
    """):
        scene.play("play most-wanted shoot", "choose jesse-james of 2")
        assert scene.laid(2, "jesse-james") == 0
        assert lays(scene.legal()) == [f"lay {number} jesse-james" for number in (1, 2, 3)]
        scene.play("lay 3 jesse-james")
        assert (scene.question(), scene.awaited()) == ("play", [1])
        assert scene.reward("jesse-james") == 3000


def test_we3_5_q29_a_hidden_set_counts_for_good() -> None:
    for scene in both("""
        phase = "play"
        [[seat]]
        hand = ["2 jesse-james", "hideout"]
        [[seat]]
        table = { jesse-james = ["3 jesse-james", "hideout"] }
    """):
        scene.play("lay 1 jesse-james")
        assert scene.points(1, "jesse-james") == 2


def test_we3_5_q28_with_the_next_hand_everything_begins_anew() -> None:
    """Q28: sets, groups, Photos, Hideouts and the fastest gun."""
    for scene in both("""
        phase = "play"
        sheriff_played = true
        reshuffled = true
        [[seat]]
        hand = ["hideout"]
        [[seat]]
        [seat.table]
        jesse-james = ["3 jesse-james", "photo-jesse-james", "stagecoach-robbery", "hideout"]
        wes-hardin = ["3 wes-hardin", "bank-robbery", "fastest-gun"]
    """):
        scene.play("discard hideout")
        state = scene.state
        assert state.opened == 0
        for seat in range(3):
            assert state.list_laid(seat) == [0] * 7
            assert state.list_banks(seat) == [0] * 7
            assert state.list_coaches(seat) == [0] * 7
            assert state.list_hidden(seat) == [0] * 7
        assert state.list_photo() == [-1] * 7
        assert state.fastest == -1
        assert not state.sheriff_played
        assert not state.reshuffled
        assert not state.idle
        assert state.stalled == 0
        assert scene.intact()


def test_we3_2_every_player_is_offered_what_he_holds_himself() -> None:
    """The third player, not the first: one or both of his own two, and nothing of the others'."""
    for scene in both("""
        phase = "play"
        turn = 3
        [[seat]]
        hand = ["5 belle-starr"]
        table = { jesse-james = ["3 jesse-james"] }
        [[seat]]
        hand = ["2 belle-starr"]
        [[seat]]
        hand = ["2 jesse-james", "hideout"]
    """):
        assert [move for move in scene.legal() if move.startswith("lay")] == [
            "lay 1 jesse-james",
            "lay 2 jesse-james",
        ]
