"""Every way in which the supply can run out (WE2.3 to WE2.6, and what they mean for WE10)."""

from __future__ import annotations

import pytest

from deadwood.core.event import Event
from deadwood.core.types import NOBODY
from deadwood.games.wyatt_earp.cards import KIND_OF
from tests.rules.wyatt_earp.scene import Scene, all_but, at, both

HARDIN = KIND_OF["wes-hardin"]
DALTON = KIND_OF["bob-dalton"]
EARP = KIND_OF["wyatt-earp"]


def short(
    supply: list[str],
    discards: list[str],
    reshuffled: bool = False,
    phase: str = "draw",
    hand: list[str] | None = None,
) -> str:
    """Exactly these piles; seat 1 has `hand`, seat 3 a Hideout, and seat 2 all other cards."""
    mine = ["belle-starr", "hideout"] if hand is None else hand
    return f"""
        phase = "{phase}"
        reshuffled = {"true" if reshuffled else "false"}
        supply = {supply}
        discards = {discards}
        [[seat]]
        hand = {mine}
        [[seat]]
        hand = {all_but(*supply, *discards, *mine, "hideout")}
        [[seat]]
        hand = ["hideout"]
    """


def ended(scene: Scene, why: int) -> bool:
    """The first hand was closed for this reason, and the next one is dealt."""
    over = scene.event("hand-over")
    return over.values == (why,) and scene.state.hand_number == 2 and scene.question() == "draw"


def test_we2_3_two_cards_are_just_enough() -> None:
    for scene in both(short(["wes-hardin", "wes-hardin"], ["4 bob-dalton"])):
        scene.play("draw supply")
        assert scene.held(1, "wes-hardin") == 2
        assert (scene.supply(), len(scene.discards())) == ([], 4)
        assert scene.names() == ["draw"]
        assert not scene.state.reshuffled


def test_we2_3_d4_first_shortage_takes_one_reshuffles_and_takes_the_other() -> None:
    """D4: the card that is left is taken first; then one of the shuffled discards."""
    for scene in both(short(["wes-hardin"], ["4 bob-dalton"])):
        scene.play("draw supply")
        assert scene.hand(1) == ["belle-starr", "bob-dalton", "wes-hardin", "hideout"]
        assert scene.supply() == ["bob-dalton"] * 3
        assert scene.discards() == []
        assert scene.state.reshuffled
        assert scene.events == [
            Event("draw", 0, (HARDIN,)),
            Event("reshuffle", NOBODY, (4,)),
            Event("draw", 0, (DALTON,)),
        ]
        assert (scene.question(), scene.awaited()) == ("play", [1])
        assert scene.intact()


def test_we2_3_an_empty_supply_is_reshuffled_before_both_cards() -> None:
    for scene in both(short([], ["4 bob-dalton"])):
        scene.play("draw supply")
        assert scene.held(1, "bob-dalton") == 2
        assert (scene.supply(), scene.discards()) == (["bob-dalton"] * 2, [])
        assert scene.events == [
            Event("reshuffle", NOBODY, (4,)),
            Event("draw", 0, (DALTON, DALTON)),
        ]
        assert scene.state.reshuffled


def test_we2_3_q7_the_top_discard_is_shuffled_in_too() -> None:
    """Q7: the discards are empty until the next card falls."""
    for scene in both(short([], ["hideout", "bob-dalton"], hand=["belle-starr"])):
        scene.play("draw supply")
        assert scene.hand(1) == ["belle-starr", "bob-dalton", "hideout"]
        assert (scene.supply(), scene.discards()) == ([], [])
        scene.play("discard belle-starr")
        assert scene.discards() == ["belle-starr"]


def test_we2_3_the_new_supply_is_shuffled() -> None:
    """Each of the discards can come first, and all of them are in the new supply."""
    discards = ["belle-starr", "billy-the-kid", "bob-dalton", "butch-cassidy", "jesse-james"]
    orders = set()
    for seed in range(12):
        scene = at(f"chance = {{ words = '{seed}' }}\n" + short(["wes-hardin"], discards))
        scene.play("draw supply")
        drawn = [name for name in discards if scene.held(1, name) > (name == "belle-starr")]
        assert len(drawn) == 1
        assert sorted([*drawn, *scene.supply()]) == discards
        orders.add((*drawn, *scene.supply()))
    assert len({order[0] for order in orders}) > 2
    assert len(orders) > 6


def test_we2_3_a_plentiful_supply_stays_as_it_is_after_the_reshuffle_too() -> None:
    for reshuffled in (False, True):
        for scene in both(short(["3 wes-hardin"], ["bob-dalton"], reshuffled)):
            scene.play("draw supply")
            assert (scene.supply(), scene.discards()) == (["wes-hardin"], ["bob-dalton"])
            assert scene.state.reshuffled is reshuffled


@pytest.mark.parametrize("supply", [[], ["wes-hardin"]])
def test_we2_4_d5_drawing_from_one_card_or_none_after_the_reshuffle_ends_the_hand(
    supply: list[str],
) -> None:
    """D5: he has no turn: neither card nor discard."""
    for scene in both(short(supply, ["4 bob-dalton"], True)):
        scene.play("draw supply")
        assert ended(scene, 2)
        assert scene.events[0] == Event("hand-over", 0, (2,))
        assert "draw" not in scene.names()
        assert "discard" not in scene.names()


def test_we2_4_d5_exactly_two_cards_can_still_be_drawn() -> None:
    for scene in both(short(["2 wes-hardin"], ["4 bob-dalton"], True)):
        scene.play("draw supply")
        assert scene.held(1, "wes-hardin") == 2
        assert (scene.supply(), scene.question()) == ([], "play")


@pytest.mark.parametrize("supply", [[], ["wes-hardin"]])
def test_we2_4_d5_taking_the_top_discard_keeps_the_hand_going(supply: list[str]) -> None:
    """D5: then the next player has the same choice."""
    for scene in both(short(supply, ["4 bob-dalton"], True)):
        scene.play("draw discard", "discard hideout")
        assert (scene.question(), scene.awaited()) == ("draw", [2])
        assert scene.legal() == ["draw supply", "draw discard"]
        scene.play("draw supply")
        assert ended(scene, 2)
        assert scene.event("hand-over").seat == 1


def test_we2_5_q8_a_single_card_in_all_ends_the_hand_at_once() -> None:
    """Q8: a reshuffle could not help."""
    for scene in both(short([], ["hideout"], hand=["belle-starr"])):
        scene.play("draw supply")
        assert ended(scene, 2)
        assert scene.events[0] == Event("hand-over", 0, (2,))


@pytest.mark.parametrize(
    ("supply", "discards"),
    [([], ["2 bob-dalton"]), (["bob-dalton"], ["bob-dalton"])],
)
def test_we2_5_q8_exactly_two_cards_in_all_are_drawn(
    supply: list[str], discards: list[str]
) -> None:
    for scene in both(short(supply, discards)):
        scene.play("draw supply")
        assert scene.held(1, "bob-dalton") == 2
        assert (scene.supply(), scene.discards()) == ([], [])
        assert scene.state.reshuffled


def test_we2_6_q3_a_shot_with_the_last_card_of_the_supply_reshuffles_nothing() -> None:
    """Q3: an empty supply means nothing until somebody needs a card."""
    for scene in both(f"""
        phase = "play"
        supply = ["bob-dalton"]
        discards = ["jesse-james"]
        [[seat]]
        hand = ["hideout", "wes-hardin"]
        [[seat]]
        hand = {all_but("bob-dalton", "jesse-james", "hideout", "wes-hardin", "2 belle-starr")}
        table = {{ belle-starr = ["belle-starr"] }}
        [[seat]]
        hand = ["belle-starr"]
    """):
        scene.play("play hideout")
        assert scene.discards() == ["bob-dalton", "jesse-james"]
        assert (scene.supply(), scene.state.reshuffled) == ([], False)
        assert scene.names() == ["aim", "shot"]
        assert scene.question() == "hide"


def test_we2_6_q3_drawing_the_last_two_reshuffles_nothing_until_the_next_needs_a_card() -> None:
    for scene in both(short(["2 wes-hardin"], ["2 bob-dalton"])):
        scene.play("draw supply", "discard hideout")
        assert (scene.supply(), scene.state.reshuffled) == ([], False)
        assert scene.discards() == ["hideout", "bob-dalton", "bob-dalton"]
        scene.play("draw supply")
        assert len(scene.supply()) == 1
        assert (scene.discards(), scene.state.reshuffled) == ([], True)


@pytest.mark.parametrize(
    ("supply", "left"), [([], 3), (["wes-hardin"], 4), (["wes-hardin"] * 2, 0)]
)
def test_we10_2_q4_wyatt_earp_draws_with_the_reshuffle(supply: list[str], left: int) -> None:
    """Q4 and WE10.1: he lies on the discards first, so he is shuffled in."""
    text = short(supply, ["4 bob-dalton"], phase="play", hand=["wyatt-earp", "hideout"])
    for scene in both(text):
        scene.play("play wyatt-earp draw")
        assert scene.state.size(0) == 3
        assert len(scene.supply()) == left
        assert scene.state.reshuffled is (left > 0)
        assert len(scene.discards()) == (0 if left else 5)
        assert (scene.question(), scene.intact()) == ("play", True)
        if left:
            assert scene.event("reshuffle").values == (5,)


@pytest.mark.parametrize("supply", [[], ["wes-hardin"]])
def test_we10_3_q5_wyatt_earp_cannot_draw_from_a_spent_supply(supply: list[str]) -> None:
    """Q5: the way is closed; the hand does not end."""
    text = short(supply, ["4 bob-dalton"], True, "play", ["wyatt-earp", "hideout"])
    for scene in both(text):
        scene.refuse("play wyatt-earp draw", "WE10.3")
        assert scene.state.hand_number == 1


def test_we10_3_q5_exactly_two_cards_are_enough_for_wyatt_earp() -> None:
    for scene in both(
        short(["2 wes-hardin"], ["bob-dalton"], True, "play", ["wyatt-earp", "hideout"])
    ):
        scene.play("play wyatt-earp draw")
        assert scene.held(1, "wes-hardin") == 2
        assert scene.events == [
            Event("earp", 0, (78,)),
            Event("draw", 0, (HARDIN, HARDIN)),
        ]


def test_we10_2_q4_with_nothing_else_to_draw_wyatt_earp_finds_himself() -> None:
    """Both piles are empty when he is played: the reshuffle has only himself."""
    for scene in both(short([], ["bob-dalton"], hand=["wyatt-earp", "hideout"])):
        scene.play("draw discard", "play wyatt-earp draw")
        assert scene.hand(1) == ["bob-dalton", "wyatt-earp", "hideout"]
        assert scene.events[1:] == [
            Event("earp", 0, (78,)),
            Event("reshuffle", NOBODY, (1,)),
            Event("draw", 0, (EARP,)),
        ]
        assert scene.intact()
