"""Sheriff cards in a turn, and shots (chapter WE4)."""

from __future__ import annotations

import pytest

from deadwood.core.event import Event
from deadwood.core.reason import Reason
from deadwood.core.types import NOBODY
from deadwood.games.wyatt_earp.cards import KIND_OF, NAMES
from tests.rules.wyatt_earp.scene import Scene, all_but, at, both

# Everything that shoots, as (card, move).
SHOTS = [
    ("bank-robbery", "play bank-robbery"),
    ("fastest-gun", "play fastest-gun"),
    ("stagecoach-robbery", "play stagecoach-robbery"),
    ("hideout", "play hideout"),
    ("most-wanted", "play most-wanted shoot"),
    ("wyatt-earp", "play wyatt-earp rescue"),
]
ASIDE = SHOTS[:4]  # what lies aside until the shot is known


def shooting(card: str, supply: list[str], extra: str = "") -> str:
    """Seat 1 can shoot for any card: both neighbours have groups, and one of its own is hidden."""
    return f"""
        phase = "play"
        supply = {supply}
        discards = ["butch-cassidy"]
        {extra}
        [[seat]]
        hand = ["{card}", "photo-wes-hardin", "belle-starr"]
        [seat.table]
        wes-hardin = ["3 wes-hardin"]
        bob-dalton = ["3 bob-dalton", "hideout"]
        [[seat]]
        table = {{ jesse-james = ["3 jesse-james"] }}
    """


def last_shot(
    card: str, reshuffled: bool, discards: list[str], supply: list[str] | None = None
) -> str:
    """The supply is empty unless it is named; seat 3 holds everything else."""
    left = supply or []
    mine = [card, "2 belle-starr"]
    named = [*mine, *left, *discards, "3 wes-hardin", "hideout", "2 jesse-james"]
    return f"""
        phase = "play"
        reshuffled = {"true" if reshuffled else "false"}
        supply = {left}
        discards = {discards}
        [[seat]]
        hand = {mine}
        table = {{ wes-hardin = ["3 wes-hardin", "hideout"] }}
        [[seat]]
        hand = ["jesse-james"]
        table = {{ jesse-james = ["jesse-james"] }}
        [[seat]]
        hand = {all_but(*named)}
    """


def kinds(*names: str) -> tuple[int, ...]:
    return tuple(KIND_OF[name] for name in names)


def shot(scene: Scene) -> tuple[str, bool]:
    """The card that was turned up last, and whether it was a hit."""
    kind, hit = scene.event("shot").values
    return NAMES[kind], hit == 1


def test_we4_1_at_most_one_sheriff_card_in_a_turn() -> None:
    for scene in both(shooting("bank-robbery", ["wes-hardin"])):
        scene.play("play photo-wes-hardin")
        assert scene.state.sheriff_played
        scene.refuse("play bank-robbery", "WE4.1")
        assert scene.legal() == ["discard belle-starr", "discard bank-robbery"]


@pytest.mark.parametrize(("card", "play"), SHOTS)
def test_we4_1_every_other_sheriff_card_is_then_refused(card: str, play: str) -> None:
    for scene in both(shooting(card, ["wes-hardin"])):
        assert play in scene.legal()
        scene.play("play photo-wes-hardin")
        scene.refuse(play, "WE4.1")


def test_we4_1_the_question_of_most_wanted_and_all_ways_of_wyatt_earp_too() -> None:
    for card, play in (
        ("most-wanted", "play most-wanted ask bob-dalton left"),
        ("wyatt-earp", "play wyatt-earp draw"),
        ("wyatt-earp", "play wyatt-earp search"),
    ):
        for scene in both(shooting(card, ["wes-hardin"])):
            scene.play("play photo-wes-hardin")
            scene.refuse(play, "WE4.1")
        for scene in both(shooting(card, ["wes-hardin", "hideout"])):
            scene.play(play)
            if scene.question() == "search":
                scene.play("take butch-cassidy")
            scene.refuse("play photo-wes-hardin", "WE4.1")


def test_we4_1_discarding_is_not_playing() -> None:
    for scene in both(shooting("bank-robbery", ["wes-hardin"])):
        scene.play("play photo-wes-hardin", "discard bank-robbery")
        assert scene.discards() == ["bank-robbery", "butch-cassidy"]
        assert scene.awaited() == [2]


def test_we4_1_the_next_turn_has_its_own_sheriff_card() -> None:
    for scene in both(shooting("bank-robbery", ["wes-hardin"])):
        scene.play("play photo-wes-hardin", "discard bank-robbery")
        assert not scene.state.sheriff_played


def test_we4_1_outlaws_can_be_laid_before_and_after() -> None:
    scene = at("""
        phase = "play"
        opened = ["jesse-james"]
        [[seat]]
        hand = ["2 jesse-james", "photo-jesse-james", "hideout"]
    """)
    scene.play("lay 1 jesse-james", "play photo-jesse-james", "lay 1 jesse-james")
    assert scene.points(1, "jesse-james") == 8


@pytest.mark.parametrize("card", ["bank-robbery", "fastest-gun", "stagecoach-robbery"])
def test_we4_2_q16_robberies_and_fastest_gun_need_a_group_of_ones_own(card: str) -> None:
    """Q16: groups of others do not help."""
    for scene in both(f"""
        phase = "play"
        [[seat]]
        hand = ["{card}", "belle-starr"]
        [[seat]]
        table = {{ jesse-james = ["3 jesse-james"] }}
    """):
        scene.refuse(f"play {card}", "WE4.2")
        reason = scene.game.why_not(scene.state, 0, scene.game.parse(f"play {card}"))
        assert reason == Reason("WE4.2", {"card": card})


def test_we4_2_q16_fastest_gun_needs_another_outlaw_than_the_fastest_now() -> None:
    """Q16: a group lies, but it is the fastest gun's."""
    text = """
        phase = "play"
        [[seat]]
        hand = ["fastest-gun", "belle-starr"]
        table = { jesse-james = ["3 jesse-james"] }
        [[seat]]
        table = { jesse-james = ["jesse-james", "fastest-gun"] }
    """
    for scene in both(text):
        scene.refuse("play fastest-gun", "WE7.3")
    for own in ("belle-starr", "wes-hardin"):  # before and after Jesse James in the circle
        for scene in both(
            text.replace(
                'table = { jesse-james = ["3', f'table = {{ {own} = ["{own}"], jesse-james = ["3'
            )
        ):
            assert "play fastest-gun" in scene.legal()


def test_we4_2_q16_a_hideout_needs_an_unhidden_group_of_an_opponent() -> None:
    text = """
        phase = "play"
        [[seat]]
        hand = ["hideout", "belle-starr"]
        table = { jesse-james = ["3 jesse-james"] }
        [[seat]]
        TABLE
    """
    for scene in both(text.replace("TABLE", "")):
        scene.refuse("play hideout", "WE4.2")
    for scene in both(text.replace("TABLE", 'table = { bob-dalton = ["bob-dalton", "hideout"] }')):
        scene.refuse("play hideout", "WE4.2")
    for scene in both(text.replace("TABLE", 'table = { bob-dalton = ["bob-dalton"] }')):
        assert "play hideout" in scene.legal()


def test_we4_2_q16_most_wanted_shoots_only_if_an_outlaw_card_lies_before_an_opponent() -> None:
    """Q16: a Photo is no outlaw card."""
    text = """
        phase = "play"
        [[seat]]
        hand = ["most-wanted", "belle-starr"]
        table = { jesse-james = ["3 jesse-james"] }
        [[seat]]
        table = { bob-dalton = ["CARD"] }
    """
    for scene in both(text.replace("CARD", "photo-bob-dalton")):
        scene.refuse("play most-wanted shoot", "WE4.2")
    for scene in both(text.replace("CARD", "bob-dalton")):
        assert "play most-wanted shoot" in scene.legal()


def test_we4_2_q16_wyatt_earp_rescues_only_ones_own_hidden_group() -> None:
    text = """
        phase = "play"
        [[seat]]
        hand = ["wyatt-earp", "belle-starr"]
        table = { jesse-james = ["3 jesse-james"OWN] }
        [[seat]]
        table = { bob-dalton = ["bob-dalton", "hideout"] }
    """
    for scene in both(text.replace("OWN", "")):
        scene.refuse("play wyatt-earp rescue", "WE4.2")
    for scene in both(text.replace("OWN", ', "hideout"')):
        assert "play wyatt-earp rescue" in scene.legal()


def test_we4_2_q16_wyatt_earp_searches_only_if_there_is_a_discard() -> None:
    for scene in both("""
        discards = ["jesse-james"]
        [[seat]]
        hand = ["wyatt-earp", "belle-starr"]
    """):
        scene.play("draw discard")
        scene.refuse("play wyatt-earp search", "WE4.2")
        assert "play wyatt-earp draw" in scene.legal()


def test_we4_2_what_fails_only_by_hidden_cards_is_legal() -> None:
    """Nobody holds Jesse James, and below the top there are only Wyatt Earps: nobody can see it."""
    for scene in both("""
        phase = "play"
        discards = ["2 wyatt-earp"]
        [[seat]]
        hand = ["7 jesse-james", "most-wanted", "wyatt-earp"]
    """):
        assert "play most-wanted ask jesse-james left" in scene.legal()
        assert "play wyatt-earp search" in scene.legal()


@pytest.mark.parametrize("name", NAMES)
def test_we4_3_d28_only_outlaw_cards_are_hits(name: str) -> None:
    """D28: Photos are Sheriff cards, so they miss too."""
    for scene in both(f"""
        phase = "play"
        supply = ["{name}"]
        discards = ["butch-cassidy"]
        [[seat]]
        hand = ["bank-robbery", "belle-starr"]
        table = {{ jesse-james = ["3 jesse-james"] }}
    """):
        supply = scene.supply()
        scene.play("play bank-robbery")
        assert shot(scene) == (name, KIND_OF[name] < 7)
        assert scene.event("shot").seat == 0
        assert scene.supply() == supply[1:]
        if KIND_OF[name] < 7:
            assert scene.question() == "place"
            assert scene.discards() == [name, "butch-cassidy"]
        else:
            assert scene.question() == "play"
            assert scene.discards() == ["bank-robbery", name, "butch-cassidy"]
        assert scene.intact()


@pytest.mark.parametrize(("card", "play"), ASIDE)
def test_we4_4_after_a_miss_the_card_is_lost_and_counts(card: str, play: str) -> None:
    for scene in both(shooting(card, ["bank-robbery"])):
        scene.play(play)
        assert scene.discards() == [card, "bank-robbery", "butch-cassidy"]
        assert scene.hand(1) == ["belle-starr", "photo-wes-hardin"]
        assert scene.events == [
            Event("aim", 0, kinds(card)),
            Event("shot", 0, (KIND_OF["bank-robbery"], 0)),
            Event("wasted", 0, kinds(card)),
        ]
        assert (scene.question(), scene.awaited()) == ("play", [1])
        scene.refuse("play photo-wes-hardin", "WE4.1")
        assert [scene.reward(name) for name in NAMES[:7]] == [1000] * 7
        assert list(scene.state.hidden) == [0, 0, 1] + [0] * 18


def test_we4_4_a_missed_most_wanted_and_wyatt_earp_are_lost_and_count() -> None:
    for card, play in SHOTS[4:]:
        for scene in both(shooting(card, ["photo-belle-starr"])):
            scene.play(play)
            assert sorted(scene.discards()[:2]) == sorted([card, "photo-belle-starr"])
            assert scene.question() == "play"
            scene.refuse("play photo-wes-hardin", "WE4.1")


@pytest.mark.parametrize("card", ["bank-robbery", "fastest-gun", "stagecoach-robbery"])
def test_we4_5_q15_q50_after_the_hit_he_chooses_and_must_place(card: str) -> None:
    """Q15: the target is chosen after the shot. Q50: no way out."""
    for scene in both(shooting(card, ["wes-hardin"])):
        scene.play(f"play {card}")
        assert scene.events == [
            Event("aim", 0, kinds(card)),
            Event("shot", 0, (KIND_OF["wes-hardin"], 1)),
        ]
        assert (scene.question(), scene.awaited()) == ("place", [1])
        assert scene.legal() == ["choose bob-dalton", "choose wes-hardin"]
        scene.refuse("pass", "core.not-asked")
        scene.refuse("choose jesse-james", "WE4.2")
        scene.refuse("choose jesse-james of 2", "core.not-asked")
        scene.refuse("discard belle-starr", "WE4.5")
        scene.refuse("play photo-wes-hardin", "WE4.5")
        assert [scene.reward(name) for name in NAMES[:7]] == [1000] * 7
        scene.play("choose wes-hardin")
        assert (scene.question(), scene.awaited()) == ("play", [1])
        assert scene.discards() == ["wes-hardin", "butch-cassidy"]
        scene.refuse("play photo-wes-hardin", "WE4.1")
        assert scene.intact()


def test_we4_5_q15_q50_a_hideout_too() -> None:
    for scene in both(shooting("hideout", ["wes-hardin"])):
        scene.play("play hideout")
        assert (scene.question(), scene.awaited()) == ("hide", [1])
        assert scene.legal() == ["choose jesse-james of 2"]
        scene.refuse("pass", "core.not-asked")
        scene.refuse("discard belle-starr", "WE4.5")
        scene.play("choose jesse-james of 2")
        assert scene.is_hidden(2, "jesse-james")
        assert not scene.is_hidden(3, "jesse-james")


@pytest.mark.parametrize(("card", "play"), ASIDE)
def test_we4_6_q1_we4_8_q6_an_empty_supply_is_reshuffled_before_the_shot(
    card: str, play: str
) -> None:
    """Q1: this is the one reshuffle. Q6: the card that is played lies aside and is not in it."""
    for scene in both(last_shot(card, False, ["4 bob-dalton"])):
        scene.play(play)
        assert scene.state.reshuffled
        assert scene.event("reshuffle") == Event("reshuffle", NOBODY, (4,))
        assert shot(scene) == ("bob-dalton", True)
        assert scene.supply() == ["bob-dalton"] * 3
        assert scene.discards() == ["bob-dalton"]
        assert scene.names() == ["aim", "reshuffle", "shot"]
        assert scene.intact()


def test_we4_6_q1_with_one_card_in_the_supply_nothing_is_reshuffled() -> None:
    for scene in both(last_shot("bank-robbery", False, ["3 bob-dalton"], ["belle-starr"])):
        scene.play("play bank-robbery")
        assert (scene.supply(), scene.state.reshuffled) == ([], False)
        assert scene.discards() == ["belle-starr"] + ["bob-dalton"] * 3


def test_we4_6_q1_the_next_shortage_ends_the_hand() -> None:
    """Q1: the reshuffle for a shot uses up the one that a hand has."""
    for scene in both(last_shot("bank-robbery", False, ["2 bob-dalton"])):
        scene.play("play bank-robbery", "choose wes-hardin", "discard belle-starr")
        assert scene.supply() == ["bob-dalton"]
        scene.play("draw supply")
        assert scene.event("hand-over") == Event("hand-over", 1, (2,))


@pytest.mark.parametrize(("card", "play"), SHOTS)
def test_we4_7_q2_without_a_card_to_turn_up_nothing_that_shoots_can_be_played(
    card: str, play: str
) -> None:
    """Q2: the hand goes on, and what needs no shot can be played."""
    for scene in both(last_shot(card, True, ["4 bob-dalton"])):
        scene.refuse(play, "WE4.7")
        assert scene.legal()[-2:] == ["discard belle-starr", f"discard {card}"]
        scene.play(f"discard {card}")
        assert (scene.question(), scene.awaited()) == ("draw", [2])


@pytest.mark.parametrize(("card", "play"), SHOTS)
def test_we4_7_q2_a_single_card_can_be_turned_up(card: str, play: str) -> None:
    for scene in both(last_shot(card, True, ["3 bob-dalton"], ["bob-dalton"])):
        scene.play(play)
        assert (scene.supply(), shot(scene)) == ([], ("bob-dalton", True))
        assert "reshuffle" not in scene.names()


@pytest.mark.parametrize(("card", "play"), ASIDE)
def test_we4_7_q2_nor_when_the_piles_are_empty_and_the_card_lies_aside(
    card: str, play: str
) -> None:
    for scene in both(last_shot(card, False, [])):
        scene.refuse(play, "WE4.7")


def test_we4_7_q2_the_hidden_player_is_not_asked_when_he_could_not_shoot() -> None:
    """Q2 and Q48: the last card of the supply was the Hideout's own shot."""
    for scene in both(last_shot("hideout", True, ["bob-dalton"], ["bob-dalton"])):
        scene.play("play hideout", "choose jesse-james of 2")
        assert (scene.question(), scene.awaited()) == ("play", [1])


@pytest.mark.parametrize(("card", "play"), ASIDE)
def test_we4_8_q6_the_card_lies_aside_until_the_shot_is_known(card: str, play: str) -> None:
    """Q6: even if only one card is there to be shuffled, it is not this one."""
    for scene in both(last_shot(card, False, ["bank-robbery"])):
        scene.play(play)
        assert shot(scene) == ("bank-robbery", False)
        assert scene.event("reshuffle").values == (1,)
        assert (scene.supply(), scene.discards()) == ([], [card, "bank-robbery"])
        assert scene.intact()
