"""What robberies and Fastest Gun have in common: the shot, and where they may go (WE4)."""

from __future__ import annotations

import pytest

from deadwood.core.reason import IllegalMove
from deadwood.games.wyatt_earp.cards import KIND_OF, NAMES, is_outlaw
from tests.rules.wyatt_earp.scene import all_but, at, both

LAID_TO_A_GROUP = ["bank-robbery", "fastest-gun", "stagecoach-robbery"]

NO_GROUP = """
    phase = "play"
    [[seat]]
    hand = ["bank-robbery", "fastest-gun", "stagecoach-robbery", "2 belle-starr"]
    [[seat]]
    hand = ["hideout"]
    table = { jesse-james = ["3 jesse-james"] }
"""

TWO_GROUPS = """
    phase = "play"
    supply = ["%s"]
    discards = ["sundance-kid"]
    [[seat]]
    hand = ["bank-robbery", "fastest-gun", "stagecoach-robbery", "bob-dalton"]
    table = { belle-starr = ["3 belle-starr"], wes-hardin = ["photo-wes-hardin"] }
    [[seat]]
    hand = ["hideout"]
    table = { jesse-james = ["3 jesse-james"] }
"""

EMPTY_SUPPLY = """
    phase = "play"
    rest = "discards"
    reshuffled = %s
    supply = [%s]
    discards = ["sundance-kid"]
    [[seat]]
    hand = ["bank-robbery", "fastest-gun", "stagecoach-robbery", "bob-dalton"]
    table = { belle-starr = ["3 belle-starr"] }
    [[seat]]
    hand = ["hideout"]
    [[seat]]
    hand = ["hideout"]
"""


@pytest.mark.parametrize("card", LAID_TO_A_GROUP)
def test_we4_2_q16_without_a_group_of_ones_own_there_is_nothing_to_aim_at(card: str) -> None:
    for scene in both(NO_GROUP):
        assert scene.why_not(f"play {card}") == "WE4.2"
        assert f"play {card}" not in scene.legal()
        reason = scene.game.why_not(scene.state, 0, scene.game.parse(f"play {card}"))
        assert reason.params == {"card": card}
        assert not reason.generic


@pytest.mark.parametrize("card", LAID_TO_A_GROUP)
def test_we4_2_d26_a_lone_photo_is_group_enough(card: str) -> None:
    lone = 'table = { wes-hardin = ["photo-wes-hardin"] }'
    for scene in both(NO_GROUP.replace("[[seat]]", f"[[seat]]\n    {lone}", 1)):
        assert scene.why_not(f"play {card}") == ""


@pytest.mark.parametrize("turned", NAMES)
def test_we4_3_d28_outlaw_cards_are_hits_and_all_others_misses(turned: str) -> None:
    text = """
        phase = "play"
        supply = ["%s"]
        discards = ["sundance-kid"]
        [[seat]]
        hand = ["bank-robbery", "bob-dalton"]
        table = { belle-starr = ["2 belle-starr"] }
        [[seat]]
        hand = ["billy-the-kid"]
        [[seat]]
        hand = ["billy-the-kid"]
    """
    for scene in both(text % turned):
        before = len(scene.supply())
        scene.play("play bank-robbery")
        hit = turned in NAMES[:7]
        assert scene.event("shot").fields() == ("shot", 0, (KIND_OF[turned], int(hit)))
        assert is_outlaw(KIND_OF[turned]) is hit
        assert len(scene.supply()) == before - 1
        assert scene.question() == ("place" if hit else "play")
        pile = [turned, "sundance-kid"]
        assert scene.discards() == (pile if hit else ["bank-robbery", *pile])
        assert scene.intact()


@pytest.mark.parametrize("card", LAID_TO_A_GROUP)
def test_we4_4_after_a_miss_the_card_is_discarded_and_was_played(card: str) -> None:
    for scene in both(TWO_GROUPS % "photo-bob-dalton"):
        scene.play(f"play {card}")
        assert scene.names() == ["aim", "shot", "wasted"]
        assert scene.event("aim").fields() == ("aim", 0, (KIND_OF[card],))
        assert scene.event("wasted").fields() == ("wasted", 0, (KIND_OF[card],))
        assert scene.discards() == [card, "photo-bob-dalton", "sundance-kid"]
        assert scene.reward("belle-starr") == scene.reward("wes-hardin") == 1000
        assert (scene.points(1, "belle-starr"), scene.points(1, "wes-hardin")) == (6, 4)
        assert scene.held(1, card) == 0
        assert scene.question() == "play"
        others = [other for other in LAID_TO_A_GROUP if other != card]
        assert [scene.why_not(f"play {other}") for other in others] == ["WE4.1", "WE4.1"]
        assert scene.legal() == [
            "discard bob-dalton",
            *[f"discard {other}" for other in NAMES if other in others],
        ]
        assert scene.intact()


@pytest.mark.parametrize("card", LAID_TO_A_GROUP)
def test_we4_5_q15_q50_after_a_hit_the_group_is_chosen_and_must_be(card: str) -> None:
    for scene in both(TWO_GROUPS % "bob-dalton"):
        scene.play(f"play {card}")
        assert scene.names() == ["aim", "shot"]
        assert scene.question() == "place"
        assert scene.state.pending[-1].values() == (0, KIND_OF[card])
        assert scene.awaited() == [1]
        assert scene.legal() == ["choose belle-starr", "choose wes-hardin"]
        assert scene.discards() == ["bob-dalton", "sundance-kid"]
        assert scene.intact()  # the card lies aside
        assert scene.why_not("pass") == "core.not-asked"
        assert scene.why_not("draw supply") == "core.not-asked"
        assert scene.why_not("discard bob-dalton") == "WE4.5"
        assert scene.why_not("lay 1 bob-dalton") == "WE4.5"
        assert scene.why_not("choose jesse-james") == "WE4.2"
        assert scene.why_not("choose belle-starr of 2") == "core.not-asked"
        assert scene.game.default(scene.state, 0) == scene.game.parse("choose belle-starr")
        scene.play("choose wes-hardin")
        assert scene.question() == "play"
        assert scene.state.sheriff_played
        assert scene.discards() == ["bob-dalton", "sundance-kid"]
        assert scene.reward("belle-starr") == 1000
        assert scene.points(1, "belle-starr") == 6
        assert scene.intact()


def test_we4_5_the_reason_for_a_group_that_is_not_there_names_the_outlaw() -> None:
    scene = at(TWO_GROUPS % "bob-dalton").play("play bank-robbery")
    reason = scene.game.why_not(scene.state, 0, scene.game.parse("choose jesse-james"))
    assert reason.params == {"outlaw": "jesse-james"}
    assert not reason.generic


def test_we4_1_a_second_sheriff_card_is_refused_after_a_hit_too() -> None:
    for scene in both(TWO_GROUPS % "bob-dalton"):
        scene.play("play bank-robbery", "choose belle-starr")
        assert scene.why_not("play stagecoach-robbery") == "WE4.1"
        with pytest.raises(IllegalMove):
            scene.play("play stagecoach-robbery")


@pytest.mark.parametrize("card", LAID_TO_A_GROUP)
def test_we4_6_we4_8_q1_q6_a_shot_at_an_empty_supply_reshuffles_without_the_card(card: str) -> None:
    for scene in both(EMPTY_SUPPLY % ("false", "")):
        pile = len(scene.discards())
        assert scene.supply() == []
        scene.play(f"play {card}")
        assert scene.names()[:3] == ["aim", "reshuffle", "shot"]
        assert scene.event("reshuffle").fields() == ("reshuffle", -1, (pile,))
        assert len(scene.supply()) == pile - 1
        assert scene.state.reshuffled
        turned = NAMES[scene.event("shot").values[0]]
        hit = scene.event("shot").values[1] == 1
        assert scene.discards() == ([turned] if hit else [card, turned])
        unseen = scene.supply().count(card) + (turned == card)
        copies = {"bank-robbery": 4, "fastest-gun": 3, "stagecoach-robbery": 2}
        assert unseen == copies[card] - 1  # the one being played is not among them
        assert scene.intact()


@pytest.mark.parametrize("card", LAID_TO_A_GROUP)
def test_we4_7_q2_without_supply_and_reshuffle_nothing_that_shoots_is_played(card: str) -> None:
    for scene in both(EMPTY_SUPPLY % ("true", "")):
        assert scene.why_not(f"play {card}") == "WE4.7"
        assert [move for move in scene.legal() if move.startswith("play")] == []
        scene.play("discard bob-dalton")  # and the hand goes on
        assert scene.names() == ["discard", "turn"]
        assert scene.awaited() == [2]


@pytest.mark.parametrize("card", LAID_TO_A_GROUP)
def test_we4_7_q3_the_very_last_card_is_shot_and_nothing_else_happens(card: str) -> None:
    for scene in both(EMPTY_SUPPLY % ("true", '"wyatt-earp"')):
        assert scene.why_not(f"play {card}") == ""
        scene.play(f"play {card}")
        assert scene.names() == ["aim", "shot", "wasted"]
        assert scene.supply() == []
        assert scene.discards()[:3] == [card, "wyatt-earp", "sundance-kid"]
    for scene in both(EMPTY_SUPPLY % ("false", '"wyatt-earp"')):
        scene.play(f"play {card}")
        assert "reshuffle" not in scene.names()
        assert scene.supply() == []
        assert not scene.state.reshuffled


def test_we4_7_no_shot_when_there_is_neither_supply_nor_discard() -> None:
    mine = ["bank-robbery", "bob-dalton", "2 belle-starr"]
    text = f"""
        phase = "play"
        supply = []
        discards = []
        [[seat]]
        hand = ["bank-robbery", "bob-dalton"]
        table = {{ belle-starr = ["2 belle-starr"] }}
        [[seat]]
        hand = {all_but(*mine)}
    """
    for scene in both(text, players=2):
        assert scene.why_not("play bank-robbery") == "WE4.7"


def test_we2_9_a_sheriff_card_is_not_played_as_the_last_card() -> None:
    for card in LAID_TO_A_GROUP:
        text = f"""
            phase = "play"
            [[seat]]
            hand = ["{card}"]
            table = {{ belle-starr = ["3 belle-starr"] }}
        """
        for scene in both(text):
            assert scene.why_not(f"play {card}") == "WE2.9"
            assert scene.legal() == [f"discard {card}"]
        for scene in both(text.replace(f'"{card}"', f'"{card}", "hideout"')):
            assert scene.why_not(f"play {card}") == ""


def test_we4_5_an_open_place_survives_being_written_down() -> None:
    for card in LAID_TO_A_GROUP:
        scene = at(TWO_GROUPS % "bob-dalton").play(f"play {card}")
        again = scene.game.from_position(scene.game.position(scene.state))
        assert again.digest() == scene.state.digest()
