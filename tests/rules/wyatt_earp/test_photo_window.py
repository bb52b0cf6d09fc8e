"""Photos out of turn (WE5.4 to WE5.6), and who is asked (WE14.3)."""

from __future__ import annotations

import pytest

from deadwood.core.event import Event
from deadwood.games.wyatt_earp.cards import KIND_OF
from tests.rules.wyatt_earp.scene import Scene, at, both

KID = KIND_OF["billy-the-kid"]

# Seat 2 may lay a first set of Billy the Kid; seat 4 of four holds his Photo.
FIRST_SET = """
    phase = "play"
    turn = 2
    discards = ["wes-hardin"]
    [[seat]]
    hand = ["2 belle-starr"]
    [[seat]]
    hand = ["4 billy-the-kid", "hideout", "photo-jesse-james"]
    [[seat]]
    hand = ["2 bob-dalton"]
    [[seat]]
    hand = ["photo-billy-the-kid", "wyatt-earp"]
"""


def first_set(text: str = FIRST_SET, **options: object) -> Scene:
    """Gryphon, four players: the set is laid, and the window open if there is one."""
    return at(text, 4, "gryphon-2014", **options).play("lay 3 billy-the-kid")


def test_we5_4_d1_alea_has_no_photo_out_of_turn() -> None:
    """D1: the real difference between the editions."""
    scene = at(FIRST_SET, 4).play("lay 3 billy-the-kid")
    assert (scene.question(), scene.awaited()) == ("play", [2])
    scene.refuse("play photo-billy-the-kid", "core.wait", seat=4)


def test_we5_4_d1_the_option_decides_in_both_editions() -> None:
    for scene in both(FIRST_SET, 4, photo_reaction=True):
        assert scene.play("lay 3 billy-the-kid").question() == "photo-window"
    for scene in both(FIRST_SET, 4, photo_reaction=False):
        assert scene.play("lay 3 billy-the-kid").question() == "play"


def test_we5_4_d1_q33_gryphon_asks_all_others_clockwise_at_the_first_set() -> None:
    """D1, Q33: the active player is not asked."""
    scene = first_set()
    assert (scene.question(), scene.awaited()) == ("photo-window", [3, 4, 1])
    assert scene.state.saved() == (("play", (1,)), ("photo-window", (1, KID, 0b1101)))
    assert scene.legal(4) == ["pass", "play photo-billy-the-kid"]
    assert scene.legal(1) == scene.legal(3) == ["pass"]
    assert scene.legal(2) == []
    scene.refuse("pass", "core.wait", seat=2)
    scene.refuse("discard hideout", "core.wait", seat=2)


def test_we5_4_nothing_but_that_photo_or_a_pass() -> None:
    scene = first_set()
    scene.refuse("play photo-billy-the-kid", "core.not-held", seat=3)
    scene.refuse("discard wyatt-earp", "WE5.4", seat=4)
    scene.refuse("play wyatt-earp draw", "WE5.4", seat=4)
    scene.refuse("play photo-jesse-james", "WE5.4", seat=4)
    scene.refuse("draw supply", "core.not-asked", seat=4)
    scene.refuse("choose billy-the-kid", "core.not-asked", seat=4)


def test_we5_4_q33_whoever_plays_it_closes_the_window() -> None:
    """The thousand comes on top of the set's two thousand."""
    scene = first_set().play("play photo-billy-the-kid", seat=4)
    assert scene.events == [
        Event("lay", 1, (KID, 3, 2)),
        Event("photo", 3, (KID, 1)),
    ]
    assert scene.reward("billy-the-kid") == 1000 + 2000 + 1000
    assert (scene.points(4, "billy-the-kid"), scene.points(2, "billy-the-kid")) == (4, 6)
    assert scene.hand(4) == ["wyatt-earp"]
    assert (scene.question(), scene.awaited()) == ("play", [2])
    assert scene.intact()


def test_we5_4_all_pass_in_any_order() -> None:
    scene = first_set()
    scene.play("pass", seat=1)
    assert scene.awaited() == [3, 4]
    scene.refuse("pass", "core.wait", seat=1)
    scene.play("pass", seat=4)
    assert scene.awaited() == [3]
    assert scene.question() == "photo-window"
    scene.play("pass", seat=3)
    assert (scene.question(), scene.awaited()) == ("play", [2])
    assert scene.events[1:] == [Event("pass", 0, ()), Event("pass", 3, ()), Event("pass", 2, ())]
    assert scene.hand(4) == ["photo-billy-the-kid", "wyatt-earp"]


def test_we5_4_one_may_play_after_others_passed() -> None:
    scene = first_set().play("pass", seat=3).play("play photo-billy-the-kid", seat=4)
    assert (scene.question(), scene.awaited()) == ("play", [2])
    assert scene.state.photo(KID) == 3


def test_we5_4_who_passed_may_not_come_back() -> None:
    scene = first_set().play("pass", seat=4)
    scene.refuse("play photo-billy-the-kid", "core.wait", seat=4)


def test_we5_4_time_runs_out_means_a_pass() -> None:
    scene = first_set()
    assert scene.game.text(scene.game.default(scene.state, 3)) == "pass"


@pytest.mark.parametrize(("turn", "order"), [(1, [2, 3]), (2, [3, 1]), (3, [1, 2])])
def test_we5_4_the_first_to_be_asked_sits_left_of_the_active_player(
    turn: int, order: list[int]
) -> None:
    seats = "\n".join(
        '[[seat]]\nhand = ["4 jesse-james"]' if seat == turn else "[[seat]]" for seat in (1, 2, 3)
    )
    scene = at(f'phase = "play"\nturn = {turn}\n{seats}', 3, "gryphon-2014")
    scene.play("lay 3 jesse-james")
    assert scene.awaited() == order
    assert scene.state.pending[-1].seat(scene.state) == order[0] - 1
    scene.play("pass")
    assert scene.awaited() == order[1:]
    assert scene.state.pending[-1].seat(scene.state) == order[1] - 1


def test_we5_4_q35_only_at_the_first_set_of_an_outlaw() -> None:
    """Q35: not for further cards, not for a second set by somebody else."""
    scene = first_set()
    for seat in (1, 3, 4):
        scene.play("pass", seat=seat)
    scene.play("lay 1 billy-the-kid")
    assert scene.question() == "play"
    scene = at(
        """
        phase = "play"
        opened = ["billy-the-kid"]
        [[seat]]
        hand = ["4 billy-the-kid", "hideout"]
    """,
        3,
        "gryphon-2014",
    )
    assert scene.play("lay 4 billy-the-kid").question() == "play"


def test_we5_4_q35_each_outlaw_has_its_own_first_set() -> None:
    scene = at(
        """
        phase = "play"
        [[seat]]
        hand = ["3 billy-the-kid", "3 wes-hardin", "hideout"]
    """,
        2,
        "gryphon-2014",
    )
    scene.play("lay 3 billy-the-kid", "pass", "lay 3 wes-hardin")
    assert scene.state.saved()[-1] == ("photo-window", (0, KIND_OF["wes-hardin"], 0b10))


def test_we5_5_q33_the_active_players_own_photo_is_his_sheriff_card() -> None:
    """Q33: he plays it when the window is closed, and nothing else then."""
    scene = at(
        """
        phase = "play"
        [[seat]]
        hand = ["3 billy-the-kid", "photo-billy-the-kid", "wyatt-earp", "hideout"]
    """,
        2,
        "gryphon-2014",
    )
    scene.play("lay 3 billy-the-kid")
    assert scene.awaited() == [2]
    scene.play("pass", "play photo-billy-the-kid")
    assert scene.state.sheriff_played
    scene.refuse("play wyatt-earp draw", "WE4.1")


def test_we5_5_q34_a_photo_out_of_turn_leaves_the_active_player_his_sheriff_card() -> None:
    """Q34."""
    scene = first_set().play("play photo-billy-the-kid", seat=4)
    assert not scene.state.sheriff_played
    assert "play hideout" in scene.legal(2)


def test_we5_5_q34_nor_does_it_count_in_the_reactors_own_turn() -> None:
    scene = first_set(FIRST_SET.replace("turn = 2", "turn = 2\nsheriff_played = true"))
    scene.play("play photo-billy-the-kid", seat=4)
    assert scene.state.sheriff_played  # the active player had played his before
    scene.play("discard hideout")
    scene.play("draw discard", "discard hideout", "draw discard")
    assert scene.awaited() == [4]
    assert "play wyatt-earp search" in scene.legal()


def test_we5_6_q11_the_photo_may_be_the_last_card_and_the_hand_ends_with_the_discard() -> None:
    """Q11, last_card_reaction."""
    scene = first_set(FIRST_SET.replace(', "wyatt-earp"]', "]"))
    assert scene.awaited() == [3, 4, 1]
    scene.play("play photo-billy-the-kid", seat=4)
    assert scene.state.size(3) == 0
    assert (scene.question(), scene.awaited()) == ("play", [2])
    scene.play("lay 1 billy-the-kid", "discard hideout")
    assert scene.event("hand-over") == Event("hand-over", 3, (1,))


def test_we5_6_q11_switched_off_who_has_one_card_is_passed_over() -> None:
    """last_card_reaction = false: judged by the number of cards, so nothing is given away."""
    text = FIRST_SET.replace(', "wyatt-earp"]', "]")
    scene = first_set(text, last_card_reaction=False)
    assert scene.awaited() == [3, 1]
    assert first_set(text, last_card_reaction=True).awaited() == [3, 4, 1]


def test_we5_6_switched_off_two_cards_are_enough() -> None:
    scene = first_set(last_card_reaction=False)
    assert scene.awaited() == [3, 4, 1]
    assert scene.legal(4) == ["pass", "play photo-billy-the-kid"]


def test_we14_3_q48_everybody_is_asked_whether_he_holds_it_or_not() -> None:
    """Q48: the window says nothing about who holds the Photo, even if the active player does."""
    scene = first_set(
        FIRST_SET.replace("photo-jesse-james", "photo-billy-the-kid").replace(
            '["photo-billy-the-kid", "wyatt-earp"]', '["2 wyatt-earp"]'
        )
    )
    assert scene.awaited() == [3, 4, 1]


def test_we14_3_q48_who_has_no_cards_is_passed_over() -> None:
    scene = first_set(FIRST_SET.replace('["2 bob-dalton"]', "[]"))
    assert scene.awaited() == [4, 1]


def test_we14_3_q48_nobody_is_asked_when_no_other_player_has_cards() -> None:
    scene = at(
        """
        phase = "play"
        [[seat]]
        hand = ["3 billy-the-kid", "hideout"]
        [[seat]]
        hand = []
    """,
        2,
        "gryphon-2014",
    )
    assert scene.play("lay 3 billy-the-kid").question() == "play"


def test_we14_3_q48_nobody_is_asked_while_the_photo_is_the_top_discard() -> None:
    """Q48: all can see where it is; below the top nobody knows."""
    text = FIRST_SET.replace('"photo-billy-the-kid", ', "")
    top = text.replace('discards = ["wes', 'discards = ["photo-billy-the-kid", "wes')
    assert first_set(top).question() == "play"
    below = text.replace(
        'discards = ["wes-hardin', 'discards = ["wes-hardin", "photo-billy-the-kid'
    )
    assert first_set(below).question() == "photo-window"
    other = FIRST_SET.replace("photo-jesse-james", "bob-dalton").replace(
        'discards = ["wes', 'discards = ["photo-jesse-james", "wes'
    )
    assert first_set(other).question() == "photo-window"


def test_we14_3_with_no_discards_at_all_everybody_is_asked() -> None:
    assert first_set(FIRST_SET.replace('["wes-hardin"]', "[]")).awaited() == [3, 4, 1]
