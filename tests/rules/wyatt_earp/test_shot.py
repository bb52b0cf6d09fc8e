"""Shots (WE4.3 to WE4.8)."""

from __future__ import annotations

import pytest

from deadwood.core.event import Event
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
        hidden = [scene.state.list_hidden(seat) for seat in range(3)]
        assert hidden == [[0, 0, 1, 0, 0, 0, 0], [0] * 7, [0] * 7]


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


@pytest.mark.parametrize("discards", [[], ["bob-dalton"]])
def test_we4_6_q6_a_card_that_is_laid_on_the_discards_first_is_reshuffled_too(
    discards: list[str],
) -> None:
    """Q6: Wyatt Earp always, Most Wanted! in the alea edition; alone, it is its own miss."""
    earp = both(last_shot("wyatt-earp", False, discards))
    for scene in [*earp, at(last_shot("most-wanted", False, discards))]:
        scene.play("play wyatt-earp rescue" if scene in earp else "play most-wanted shoot")
        assert scene.event("reshuffle").values == (len(discards) + 1,)
        assert len(scene.discards()) == 1
        assert len(scene.supply()) == len(discards)
        if not discards:
            assert shot(scene) == ("wyatt-earp" if scene in earp else "most-wanted", False)
            assert scene.question() == "play"
        assert scene.intact()


def test_we4_7_q6_in_the_gryphon_edition_most_wanted_is_not_there_to_be_turned_up() -> None:
    """Q6: laid on the discards only afterwards, it needs another card to shoot."""
    empty = at(last_shot("most-wanted", False, []), 3, "gryphon-2014")
    empty.refuse("play most-wanted shoot", "WE4.7")
    one = at(last_shot("most-wanted", False, ["bob-dalton"]), 3, "gryphon-2014")
    one.play("play most-wanted shoot")
    assert one.event("reshuffle").values == (1,)
    assert (shot(one), one.question()) == (("bob-dalton", True), "steal")
    assert one.intact()
