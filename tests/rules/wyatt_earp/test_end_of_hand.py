"""What ends a hand (chapter WE11)."""

from __future__ import annotations

import pytest

from deadwood.core.event import Event
from deadwood.core.types import NOBODY
from deadwood.games.wyatt_earp.cards import KIND_OF
from tests.rules.wyatt_earp.scene import Scene, all_but, at, both

WENT_OUT, ANOTHER_OUT, SUPPLY_SPENT, STALLED = 0, 1, 2, 3


def spent(players: int, supply: str = "", reshuffled: str = "true") -> str:
    """Seat 1 begins a turn with a spent supply; everybody holds Belle Starrs, seat 2 all the rest."""
    hands = "".join(
        "[[seat]]\n"
        + (
            'hand = ["2 belle-starr"]\n'
            if seat != 2
            else f"hand = {all_but('6 belle-starr', 'hideout', *([supply] if supply else []))}\n"
        )
        for seat in range(1, players + 1)
    )
    spare = 6 - 2 * (players - 1)
    return f"""
        reshuffled = {reshuffled}
        supply = [{f'"{supply}"' if supply else ""}]
        discards = ["hideout", "{spare} belle-starr"]
        {hands}
    """


def idle(scene: Scene, turns: int) -> Scene:
    """So many players in turn take the top discard and discard it again."""
    for _ in range(turns):
        top = scene.discards()[0]
        scene.play("draw discard", f"discard {top}")
    return scene


def stalls(scene: Scene) -> list[tuple[int, ...]]:
    return [event.values for event in scene.events if event.name == "stall"]


def test_we11_1_the_hand_ends_when_somebody_discards_his_last_card() -> None:
    for scene in both("""
        phase = "play"
        turn = 3
        dealer = 1
        [posters]
        jesse-james = 5000
        [[seat]]
        [[seat]]
        [[seat]]
        hand = ["hideout"]
        table = { jesse-james = ["4 jesse-james"] }
    """):
        scene.play("discard hideout")
        assert scene.events[:2] == [
            Event("discard", 2, (KIND_OF["hideout"],)),
            Event("hand-over", 2, (WENT_OUT,)),
        ]
        assert scene.names()[2:] == ["score", "share"] * 7 + ["deal"] + ["dealt"] * 3 + [
            "first",
            "turn",
        ]
        assert scene.money(3) == 5000
        assert scene.reward("jesse-james") == 1000
        assert (scene.state.hand_number, scene.question(), scene.awaited()) == (2, "draw", [3])


def test_we11_1_one_card_left_is_no_end() -> None:
    for scene in both('phase = "play"\n[[seat]]\nhand = ["2 hideout"]'):
        scene.play("discard hideout")
        assert "hand-over" not in scene.names()
        assert scene.awaited() == [2]


def test_we11_2_q12_a_player_whose_last_card_was_taken_ends_the_hand_with_the_discard() -> None:
    """Q12: the turn goes on as usual until then."""
    for scene in both(
        """
        phase = "play"
        [[seat]]
        hand = ["most-wanted", "2 jesse-james", "belle-starr"]
        [[seat]]
        [[seat]]
        hand = ["jesse-james"]
    """,
        photo_reaction=False,
    ):
        scene.play("play most-wanted ask jesse-james right")
        assert scene.state.size(2) == 0
        assert (scene.question(), scene.awaited()) == ("play", [1])
        scene.play("lay 3 jesse-james")
        assert "hand-over" not in scene.names()
        scene.play("discard belle-starr")
        # Both are out; the one who discarded his last card is named.
        assert scene.event("hand-over") == Event("hand-over", 0, (WENT_OUT,))


def test_we11_2_q12_the_player_without_cards_is_named() -> None:
    for scene in both("""
        phase = "play"
        [[seat]]
        hand = ["most-wanted", "2 belle-starr"]
        [[seat]]
        [[seat]]
        hand = ["jesse-james"]
    """):
        scene.play("play most-wanted ask jesse-james right", "discard belle-starr")
        assert scene.event("hand-over") == Event("hand-over", 2, (ANOTHER_OUT,))
        assert scene.state.hand_number == 2


def test_we11_2_q11_wyatt_earp_out_of_turn_may_be_the_last_card() -> None:
    """Q11: the hand ends after the active player's discard."""
    for scene in both("""
        phase = "play"
        supply = ["bob-dalton", "bob-dalton"]
        [[seat]]
        hand = ["hideout", "2 belle-starr"]
        [[seat]]
        hand = ["wyatt-earp"]
        table = { jesse-james = ["3 jesse-james"] }
    """):
        scene.play("play hideout", "choose jesse-james of 2", "play wyatt-earp rescue")
        assert not scene.is_hidden(2, "jesse-james")
        assert (scene.question(), scene.awaited()) == ("play", [1])
        scene.play("discard belle-starr")
        assert scene.event("hand-over") == Event("hand-over", 1, (ANOTHER_OUT,))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_we11_3_q14_three_idle_rounds_end_the_hand_announced_a_round_before(players: int) -> None:
    """Q14, stall_rounds: 3 unless the table says otherwise."""
    for scene in both(spent(players), players):
        idle(scene, 2 * players - 1)
        assert stalls(scene) == []
        idle(scene, 1)
        assert stalls(scene) == [(players,)]
        assert scene.event("stall").seat == NOBODY
        idle(scene, players - 1)
        assert scene.state.stalled == 3 * players - 1
        assert (scene.state.hand_number, "hand-over" in scene.names()) == (1, False)
        idle(scene, 1)
        assert scene.event("hand-over") == Event("hand-over", NOBODY, (STALLED,))
        assert stalls(scene) == [(players,)]
        assert (scene.state.hand_number, scene.state.stalled) == (2, 0)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_we11_3_q14_one_round_is_announced_by_its_first_turn(players: int) -> None:
    for scene in both(spent(players), players, stall_rounds=1):
        idle(scene, 1)
        assert stalls(scene) == [(players - 1,)]
        idle(scene, players - 2)
        assert scene.state.hand_number == 1
        idle(scene, 1)
        assert scene.event("hand-over").values == (STALLED,)
        assert stalls(scene) == [(players - 1,)]


def test_we11_3_q14_two_rounds() -> None:
    for scene in both(spent(3), 3, stall_rounds=2):
        idle(scene, 2)
        assert stalls(scene) == []
        idle(scene, 1)
        assert stalls(scene) == [(3,)]
        idle(scene, 2)
        assert scene.state.hand_number == 1
        idle(scene, 1)
        assert scene.event("hand-over").values == (STALLED,)


def test_we11_3_q14_nine_rounds_are_the_most() -> None:
    scene = idle(at(spent(2), 2, stall_rounds=9), 17)
    assert (scene.state.hand_number, stalls(scene)) == (1, [(2,)])
    assert idle(scene, 1).event("hand-over").values == (STALLED,)


def test_we11_3_q14_zero_means_never() -> None:
    for scene in both(spent(2), 2, stall_rounds=0):
        idle(scene, 40)
        assert (scene.state.hand_number, stalls(scene)) == (1, [])
        assert scene.state.stalled == 40


def test_we11_3_a_single_card_in_the_supply_is_spent_two_are_not() -> None:
    for scene in both(spent(2, "jesse-james"), 2, stall_rounds=1):
        assert idle(scene, 2).event("hand-over").values == (STALLED,)
    for scene in both(spent(2, "2 jesse-james"), 2, stall_rounds=1):
        idle(scene, 6)
        assert (scene.state.hand_number, scene.state.stalled) == (1, 0)


def test_we11_3_before_the_reshuffle_nothing_is_spent() -> None:
    for scene in both(spent(2, reshuffled="false"), 2, stall_rounds=1):
        idle(scene, 6)
        assert (scene.state.hand_number, scene.state.stalled) == (1, 0)


def test_we11_3_q14_any_play_begins_the_count_anew() -> None:
    """A card that is laid, even by one player only; and it is announced again later."""
    text = spent(3).replace("reshuffled = true", 'reshuffled = true\nopened = ["belle-starr"]')
    for scene in both(text, 3, stall_rounds=2):
        idle(scene, 3)
        assert stalls(scene) == [(3,)]
        scene.play("draw discard", "lay 1 belle-starr", "discard hideout")
        assert scene.state.stalled == 0
        idle(scene, 2)
        assert stalls(scene) == [(3,)]
        idle(scene, 1)
        assert stalls(scene) == [(3,), (3,)]
        idle(scene, 2)
        assert scene.state.hand_number == 1
        idle(scene, 1)
        assert scene.event("hand-over").values == (STALLED,)


def test_we11_3_a_turn_that_drew_from_the_supply_is_not_idle() -> None:
    """The one reshuffle happens in it; the supply is spent afterwards, but he drew two cards."""
    for scene in both(f"""
        supply = ["jesse-james"]
        discards = ["hideout"]
        [[seat]]
        hand = ["belle-starr"]
        [[seat]]
        hand = {all_but("2 belle-starr", "hideout", "jesse-james")}
        [[seat]]
        hand = ["belle-starr"]
    """):
        idle(scene, 1)  # his left neighbour is not idle only because he was
        assert not scene.state.idle
        scene.play("draw supply", "discard hideout")
        assert (scene.state.reshuffled, scene.supply()) == (True, [])
        assert scene.state.stalled == 0
        assert idle(scene, 1).state.stalled == 1


def test_we11_4_q54_cards_left_in_the_hands_are_worth_nothing() -> None:
    """Q54: they go to the discards; only what lies counts."""
    for scene in both("""
        phase = "play"
        dealer = 3
        [posters]
        jesse-james = 30000
        wes-hardin = 30000
        [[seat]]
        hand = ["hideout"]
        table = { jesse-james = ["4 jesse-james"] }
        [[seat]]
        hand = ["3 jesse-james", "7 wes-hardin", "photo-jesse-james"]
    """):
        discards = scene.discards()
        scene.play("discard hideout")
        assert (scene.money(1), scene.money(2)) == (30000, 0)
        assert scene.reward("wes-hardin") == 30000
        assert scene.question() == "over"
        assert scene.hand(1) == scene.hand(2) == scene.hand(3) == []
        assert scene.state.list_size() == [0, 0, 0]
        assert scene.discards()[: len(discards) + 1] == ["hideout", *discards]
        assert scene.discards().count("wes-hardin") >= 7
        assert scene.intact()


def test_we11_4_q54_the_hands_come_below_the_discards_of_which_the_top_stays_open() -> None:
    for scene in both("""
        phase = "play"
        discards = ["bob-dalton"]
        [posters]
        jesse-james = 30000
        [[seat]]
        hand = ["hideout"]
        table = { jesse-james = ["4 jesse-james"] }
        [[seat]]
        hand = ["2 wes-hardin", "belle-starr"]
        [[seat]]
        hand = ["wyatt-earp", "belle-starr"]
    """):
        scene.play("discard hideout")
        assert scene.discards() == [
            "hideout",
            "bob-dalton",
            "wyatt-earp",
            "belle-starr",
            "wes-hardin",
            "wes-hardin",
            "belle-starr",
        ]
        assert scene.view(0).top == KIND_OF["hideout"]


def test_we11_4_the_scores_of_all_seven_posters_are_told_in_the_circle() -> None:
    for scene in both("""
        phase = "play"
        [posters]
        jesse-james = 6000
        [[seat]]
        hand = ["hideout"]
        table = { jesse-james = ["4 jesse-james"] }
        [[seat]]
        table = { jesse-james = ["2 jesse-james"] }
    """):
        scene.play("discard hideout")
        scores = [event for event in scene.events if event.name == "score"]
        assert [event.values[0] for event in scores] == list(range(7))
        assert {event.seat for event in scores} == {NOBODY}
        assert scores[KIND_OF["jesse-james"]].values == (4, 6, 8, 4, 0, 4, 2, 0)
        assert scores[KIND_OF["wes-hardin"]].values == (6, 1, 0, 0, 0, 0, 0, 0)
