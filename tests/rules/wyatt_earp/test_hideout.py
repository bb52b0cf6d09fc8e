"""Hideout, and the answer to it (chapter WE9, WE10.8)."""

from __future__ import annotations

import pytest

from deadwood.games.wyatt_earp.cards import HIDEOUT, KIND_OF, NAMES
from tests.rules.wyatt_earp.scene import Scene, at, both

JAMES = KIND_OF["jesse-james"]
STARR = KIND_OF["belle-starr"]

TABLES = """
    phase = "play"
    supply = [%s]
    discards = ["sundance-kid"]
    posters = { jesse-james = 6000, wes-hardin = 4000 }
    [[seat]]
    hand = ["hideout", "bob-dalton", "wyatt-earp"]
    table = { jesse-james = ["1 jesse-james"] }
    [[seat]]
    hand = ["2 bob-dalton", "wyatt-earp"]
    table = { jesse-james = ["3 jesse-james"], wes-hardin = ["photo-wes-hardin"] }
    [[seat]]
    hand = ["2 bob-dalton"]
    table = { jesse-james = ["1 jesse-james"], butch-cassidy = ["3 butch-cassidy", "hideout"] }
"""


# Laying it (WE9)


def test_we9_1_we4_5_d18_d19_after_a_hit_one_outlaw_of_one_opponent_is_chosen() -> None:
    for scene in both(TABLES % '"bob-dalton"'):
        scene.play("play hideout")
        assert scene.names() == ["aim", "shot"]
        assert scene.event("aim").fields() == ("aim", 0, (HIDEOUT,))
        assert scene.question() == "hide"
        assert scene.awaited() == [1]
        assert scene.legal() == [
            "choose jesse-james of 2",
            "choose wes-hardin of 2",
            "choose jesse-james of 3",
        ]
        assert scene.discards() == ["bob-dalton", "sundance-kid"]
        assert scene.intact()  # the Hideout lies aside (WE4.8)
        assert scene.why_not("choose jesse-james of 1") == "WE9.1"  # never one's own (D19)
        assert scene.why_not("choose jesse-james of 4") == "WE9.1"
        assert scene.why_not("choose belle-starr of 2") == "WE9.1"
        assert scene.why_not("choose butch-cassidy of 3") == "WE9.3"
        assert scene.why_not("pass") == "core.not-asked"  # it must be placed (WE4.5)
        assert scene.why_not("choose jesse-james") == "core.not-asked"
        assert scene.why_not("discard bob-dalton") == "WE4.5"
        reason = scene.game.why_not(scene.state, 0, scene.game.parse("choose belle-starr of 2"))
        assert reason.params == {"outlaw": "belle-starr"}
        scene.play("choose jesse-james of 3")
        assert scene.event("hide").fields() == ("hide", 0, (2, JAMES))
        assert scene.is_hidden(3, "jesse-james")
        assert not scene.is_hidden(2, "jesse-james")  # that player's alone (D18)
        assert not scene.is_hidden(1, "jesse-james")
        assert scene.intact()


def test_we9_2_q53_hidden_cards_stay_visible_but_count_no_points() -> None:
    for scene in both(TABLES % '"bob-dalton"'):
        assert scene.points(2, "jesse-james") == 6
        scene.play("play hideout", "choose jesse-james of 2")
        assert scene.points(2, "jesse-james") == 0
        assert scene.laid(2, "jesse-james") == 3
        assert scene.reward("jesse-james") == 6000
        assert scene.points(1, "jesse-james") == scene.points(3, "jesse-james") == 2
        assert scene.points(2, "wes-hardin") == 4
        for seat in (0, 1, 2, 3):  # a spectator too
            view = scene.view(seat)
            assert view.laid[7 + JAMES] == 3
            assert view.hidden[7 + JAMES] == 1
            assert view.points[7 + JAMES] == 0


def test_we9_2_d10_the_belle_starr_of_the_example_loses_nine_points() -> None:
    """Two Belle Starr, her Photo and a Stagecoach are 9; with 4 elsewhere she is not captured."""
    text = """
        phase = "play"
        supply = ["bob-dalton"]
        posters = { belle-starr = 8000 }
        [[seat]]
        hand = ["hideout", "bob-dalton"]
        table = { belle-starr = ["1 belle-starr"] }
        [[seat]]
        hand = ["bob-dalton"]
        table = { belle-starr = ["1 belle-starr"] }
        [[seat]]
        hand = ["bob-dalton"]
        table = { belle-starr = ["2 belle-starr", "photo-belle-starr", "stagecoach-robbery"] }
    """
    for scene in both(text):
        assert scene.points(3, "belle-starr") == 9
        assert scene.view(1).would_collect[14 + STARR] == 8000
        scene.play("play hideout", "choose belle-starr of 3", "pass")
        assert scene.points(3, "belle-starr") == 0
        assert [scene.view(1).would_collect[seat * 7 + STARR] for seat in range(3)] == [0, 0, 0]
        scene.play("discard bob-dalton")
        score = next(e for e in scene.events if e.name == "score" and e.values[0] == STARR)
        assert score.values == (STARR, 8, 2, 2, 0, 0, 0, 0)
        assert scene.money(3) == 0


def test_we9_3_d20_one_hideout_at_a_time_and_another_when_it_is_gone() -> None:
    text = """
        phase = "play"
        supply = ["%s", "bob-dalton"]
        [[seat]]
        hand = ["hideout", "bob-dalton"]
        [[seat]]
        hand = ["2 bob-dalton"]
        table = { jesse-james = ["3 jesse-james"%s] }
        [[seat]]
        hand = ["2 bob-dalton"]
    """
    for scene in both(text % ("bob-dalton", ', "hideout"')):
        assert scene.why_not("play hideout") == "WE4.2"
        assert scene.legal() == ["discard bob-dalton", "discard hideout"]
    for scene in both(text % ("bob-dalton", "")):
        assert scene.why_not("play hideout") == ""


def test_we9_3_d20_a_hideout_that_was_lifted_can_come_again() -> None:
    turned = '"bob-dalton", "belle-starr", "most-wanted", "most-wanted", "belle-starr"'
    text = (TABLES % turned).replace('["2 bob-dalton"]', '["hideout", "bob-dalton"]')
    text = text.replace('["3 butch-cassidy", "hideout"]', '["3 butch-cassidy"]')
    for scene in both(text):
        scene.play("play hideout", "choose jesse-james of 2", "play wyatt-earp rescue")
        assert not scene.is_hidden(2, "jesse-james")
        scene.play("discard bob-dalton", "draw discard", "discard bob-dalton")
        scene.play("draw supply", "play hideout")
        assert scene.awaited() == [3]
        assert "choose jesse-james of 2" in scene.legal()
        scene.play("choose jesse-james of 2")
        assert scene.is_hidden(2, "jesse-james")


def test_we9_4_q32_the_owner_goes_on_laying_cards_to_his_hidden_group() -> None:
    text = """
        phase = "play"
        supply = ["bob-dalton"]
        [[seat]]
        hand = ["2 jesse-james", "photo-jesse-james", "hideout"]
        table = { jesse-james = ["3 jesse-james", "hideout"] }
    """
    for scene in both(text):
        scene.play("lay 2 jesse-james")
        assert scene.reward("jesse-james") == 1000 + 1000
        scene.play("play photo-jesse-james")
        assert scene.reward("jesse-james") == 1000 + 1000 + 1000
        assert scene.laid(1, "jesse-james") == 5
        assert scene.points(1, "jesse-james") == 0
        scene.state.set_hidden(0, JAMES, 0)
        assert scene.points(1, "jesse-james") == 14  # all count once it is gone


def test_we9_5_q51_a_lone_photo_can_be_hidden() -> None:
    for scene in both(TABLES % '"bob-dalton"'):
        scene.play("play hideout", "choose wes-hardin of 2")
        assert scene.is_hidden(2, "wes-hardin")
        assert scene.points(2, "wes-hardin") == 0


def test_we4_4_a_miss_wastes_the_hideout() -> None:
    for scene in both(TABLES % '"photo-bob-dalton"'):
        scene.play("play hideout")
        assert scene.names() == ["aim", "shot", "wasted"]
        assert scene.event("wasted").fields() == ("wasted", 0, (HIDEOUT,))
        assert scene.discards() == ["hideout", "photo-bob-dalton", "sundance-kid"]
        assert scene.question() == "play"
        assert scene.why_not("play wyatt-earp draw") == "WE4.1"
        assert scene.intact()


def test_we4_2_q16_nothing_to_hide_where_no_opponent_has_a_group() -> None:
    text = """
        phase = "play"
        [[seat]]
        hand = ["hideout", "bob-dalton"]
        table = { jesse-james = ["3 jesse-james"] }
        [[seat]]
        hand = ["bob-dalton"]
        [[seat]]
        hand = ["bob-dalton"]
    """
    for scene in both(text):
        assert scene.why_not("play hideout") == "WE4.2"
        assert "play hideout" not in scene.legal()


SHORT = """
    phase = "play"
    rest = "discards"
    reshuffled = %s
    supply = [%s]
    discards = ["sundance-kid"]
    [[seat]]
    hand = ["hideout", "bob-dalton"]
    [[seat]]
    hand = ["2 bob-dalton"]
    table = { jesse-james = ["3 jesse-james"] }
    [[seat]]
    hand = ["2 bob-dalton"]
"""


def test_we4_7_q2_no_hideout_when_no_shot_is_possible() -> None:
    for scene in both(SHORT % ("true", "")):
        assert scene.why_not("play hideout") == "WE4.7"


def test_we4_6_we4_8_q1_q6_a_hideout_lies_aside_while_its_shot_reshuffles() -> None:
    for scene in both(SHORT % ("false", "")):
        pile = len(scene.discards())
        scene.play("play hideout")
        assert scene.names()[:3] == ["aim", "reshuffle", "shot"]
        assert scene.event("reshuffle").values == (pile,)
        turned = NAMES[scene.event("shot").values[0]]
        assert scene.supply().count("hideout") + (turned == "hideout") == 2
        assert scene.intact()


# The answer (WE10.8)


def hidden_james(supply: str = '"bob-dalton", "belle-starr"', **options: object) -> list[Scene]:
    """Seat 2's Jesse James has just been hidden by seat 1."""
    scenes = both(TABLES % supply, 3, **options)
    return [scene.play("play hideout", "choose jesse-james of 2") for scene in scenes]


def test_we10_8_q36_d23_the_player_who_was_hit_is_asked_and_nobody_else() -> None:
    for scene in hidden_james():
        assert scene.question() == "hideout-answer"
        assert scene.state.pending[-1].values() == (1, JAMES)
        assert scene.awaited() == [2]
        assert scene.legal() == ["pass", "play wyatt-earp rescue"]
        assert scene.legal(1) == scene.legal(3) == []
        assert scene.why_not("play wyatt-earp rescue", seat=1) == "core.wait"
        assert scene.why_not("play wyatt-earp draw") == "WE10.8"  # that way only (Q36)
        assert scene.why_not("play wyatt-earp search") == "WE10.8"
        assert scene.why_not("discard bob-dalton") == "WE10.8"
        assert scene.why_not("lay 1 bob-dalton") == "WE10.8"
        assert scene.why_not("choose jesse-james") == "core.not-asked"
        assert scene.why_not("draw supply") == "core.not-asked"


def test_we10_8_a_hit_lifts_the_hideout_that_was_just_laid() -> None:
    for scene in hidden_james():
        scene.play("play wyatt-earp rescue")
        assert scene.names() == ["aim", "shot", "hide", "earp", "shot", "rescue"]
        assert scene.event("earp").fields() == ("earp", 1, (80,))
        assert scene.event("shot").fields() == ("shot", 1, (STARR, 1))
        assert scene.event("rescue").fields() == ("rescue", 1, (JAMES,))
        assert not scene.is_hidden(2, "jesse-james")
        assert scene.points(2, "jesse-james") == 6
        assert scene.discards() == [
            "hideout",
            "belle-starr",
            "wyatt-earp",
            "bob-dalton",
            "sundance-kid",
        ]
        assert scene.held(2, "wyatt-earp") == 0
        assert scene.question() == "play"
        assert scene.awaited() == [1]
        assert scene.intact()


def test_we10_8_d23_a_miss_leaves_it_and_there_is_no_second_try() -> None:
    text = (TABLES % '"bob-dalton", "fastest-gun", "bob-dalton"').replace(
        '"2 bob-dalton", "wyatt-earp"', '"2 bob-dalton", "2 wyatt-earp"'
    )
    for scene in both(text):
        scene.play("play hideout", "choose jesse-james of 2", "play wyatt-earp rescue")
        assert scene.is_hidden(2, "jesse-james")
        assert "rescue" not in scene.names()
        assert scene.held(2, "wyatt-earp") == 1
        assert scene.question() == "play"
        assert scene.awaited() == [1]
        assert scene.discards()[:2] == ["fastest-gun", "wyatt-earp"]
        assert scene.intact()


def test_we10_8_d23_an_older_hideout_on_another_outlaw_is_not_lifted() -> None:
    text = (TABLES % '"bob-dalton", "belle-starr"').replace(
        '["photo-wes-hardin"]', '["photo-wes-hardin", "hideout"]'
    )
    for scene in both(text):
        scene.play("play hideout", "choose jesse-james of 2", "play wyatt-earp rescue")
        assert scene.is_hidden(2, "wes-hardin")
        assert not scene.is_hidden(2, "jesse-james")


def test_we10_8_passing_leaves_everything_as_it_is() -> None:
    for scene in hidden_james():
        scene.play("pass")
        assert scene.event("pass").fields() == ("pass", 1, ())
        assert scene.is_hidden(2, "jesse-james")
        assert scene.held(2, "wyatt-earp") == 1
        assert scene.awaited() == [1]
        assert scene.game.default(hidden_james()[0].state, 1) == scene.game.parse("pass")


def test_we10_8_q36_the_answer_is_nobodys_sheriff_card_of_a_turn() -> None:
    text = (
        (TABLES % '"bob-dalton", "hideout", "belle-starr", "belle-starr"')
        .replace('"2 bob-dalton", "wyatt-earp"', '"2 bob-dalton", "2 wyatt-earp"')
        .replace('"hideout", "bob-dalton", "wyatt-earp"', '"hideout", "2 bob-dalton"')
    )
    for scene in both(text):
        scene.play("play hideout", "choose jesse-james of 2", "play wyatt-earp rescue")
        assert scene.state.sheriff_played  # the Hideout of the active player
        scene.play("discard bob-dalton", "draw supply")
        assert scene.why_not("play wyatt-earp rescue") == ""
        assert not scene.state.sheriff_played


def test_we14_3_q48_he_is_asked_although_he_holds_none() -> None:
    for scene in both(TABLES % '"bob-dalton"'):
        scene.play("play hideout", "choose jesse-james of 3")
        assert scene.question() == "hideout-answer"
        assert scene.awaited() == [3]
        assert scene.legal() == ["pass"]
        assert scene.why_not("play wyatt-earp rescue") == "core.not-held"
        scene.play("pass")
        assert scene.awaited() == [1]


def test_we14_3_q48_not_asked_without_any_card() -> None:
    text = (TABLES % '"bob-dalton"').replace('hand = ["2 bob-dalton"]', "hand = []")
    for scene in both(text):
        scene.play("play hideout", "choose jesse-james of 3")
        assert scene.question() == "play"
        assert scene.awaited() == [1]
        assert scene.is_hidden(3, "jesse-james")


def test_we14_3_q2_q48_not_asked_when_no_shot_is_left() -> None:
    for scene in both(SHORT % ("true", '"belle-starr"')):
        scene.play("play hideout", "choose jesse-james of 2")
        assert scene.question() == "play"
        assert scene.is_hidden(2, "jesse-james")
    for scene in both(SHORT % ("false", '"belle-starr"')):
        scene.play("play hideout", "choose jesse-james of 2")
        assert scene.question() == "hideout-answer"  # the reshuffle is still there
    for scene in both(SHORT % ("true", '"belle-starr", "belle-starr"')):
        scene.play("play hideout", "choose jesse-james of 2")
        assert scene.question() == "hideout-answer"


def test_we10_1_we10_8_q6_the_answer_lies_on_the_discards_before_its_reshuffle() -> None:
    text = (SHORT % ("false", '"belle-starr"')).replace('"2 bob-dalton"', '"wyatt-earp"', 1)
    for scene in both(text):
        scene.play("play hideout", "choose jesse-james of 2")
        pile = len(scene.discards())
        scene.play("play wyatt-earp rescue")
        assert scene.event("reshuffle").values == (pile + 1,)
        turned = NAMES[scene.event("shot").values[0]]
        assert scene.supply().count("wyatt-earp") + (turned == "wyatt-earp") == 7
        assert scene.intact()


def test_we5_6_q11_the_answer_may_be_the_last_card_and_the_hand_ends_with_the_discard() -> None:
    text = (TABLES % '"bob-dalton", "belle-starr"').replace('"2 bob-dalton", "wyatt', '"wyatt')
    for scene in both(text):
        scene.play("play hideout", "choose jesse-james of 2", "play wyatt-earp rescue")
        assert scene.question() == "play"
        assert scene.hand(2) == []
        scene.play("discard bob-dalton")
        assert scene.event("hand-over").fields() == ("hand-over", 1, (1,))


def test_we5_6_q11_with_last_card_reaction_off_one_card_is_not_asked_but_two_are() -> None:
    text = TABLES % '"bob-dalton", "belle-starr"'
    last = text.replace('"2 bob-dalton", "wyatt', '"wyatt')
    for scene in both(last, last_card_reaction="false"):
        scene.play("play hideout", "choose jesse-james of 2")
        assert scene.question() == "play"
    two = text.replace('"2 bob-dalton", "wyatt', '"bob-dalton", "wyatt')
    for scene in both(two, last_card_reaction="false"):
        scene.play("play hideout", "choose jesse-james of 2")
        assert scene.question() == "hideout-answer"


@pytest.mark.parametrize("moves", [["play hideout"], ["play hideout", "choose jesse-james of 2"]])
def test_we9_1_open_questions_survive_being_written_down(moves: list[str]) -> None:
    scene = at(TABLES % '"bob-dalton"').play(*moves)
    again = scene.game.from_position(scene.game.position(scene.state))
    assert again.digest() == scene.state.digest()
    assert scene.game.census(again) == scene.game.components()
