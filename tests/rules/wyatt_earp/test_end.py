"""The end of a hand, and of the game (WE11.4, WE12.1, WE13.1)."""

from __future__ import annotations

from deadwood.games.wyatt_earp.cards import KIND_OF
from deadwood.games.wyatt_earp.schema import ANOTHER_OUT, SPENT, STALLED, WENT_OUT, WHY
from deadwood.games.wyatt_earp.state import NONE
from tests.rules.wyatt_earp.scene import Scene, both

STARR, HARDIN = KIND_OF["belle-starr"], KIND_OF["wes-hardin"]


def rich(*seats: tuple[int, str], posters: str = "") -> list[Scene]:
    """Seat 1 goes out with this money and these tables, in both editions."""
    described = "".join(
        f'[[seat]]\nmoney = {money}\nhand = ["hideout"]\ntable = {{ {table} }}\n'
        for money, table in seats
    )
    text = f'phase = "play"\nposters = {{ {posters} }}\n{described}'
    return [scene.play("discard hideout") for scene in both(text, players=len(seats))]


def test_we13_1_below_the_goal_another_hand_is_dealt() -> None:
    for scene in rich((24000, ""), (0, ""), (23000, "")):
        assert scene.state.winner == NONE
        assert scene.game.winners(scene.state) == []
        assert scene.game.ended(scene.state) == ""
        assert scene.question() == "draw"
        assert scene.state.hand_number == 2
        assert scene.state.list_size() == [10, 10, 10]
        assert scene.state.list_reward() == [2] * 7  # $1,000 from before and $1,000 more
        assert "winner" not in scene.names()
        assert scene.intact()


def test_we13_1_exactly_the_goal_is_enough() -> None:
    for scene in rich((24000, ""), (25000, ""), (23000, "")):
        assert scene.state.winner == 1
        assert scene.game.winners(scene.state) == [1]
        assert scene.game.ended(scene.state) == "money"
        assert scene.question() == "over"
        assert scene.event("winner").fields() == ("winner", 1, ())
        assert "duel" not in scene.names()
        assert scene.names()[-1] == "winner"
        assert scene.state.hand_number == 1
        assert scene.intact()


def test_we13_1_q44_of_several_over_the_goal_the_most_money_wins() -> None:
    for scene in rich((25000, ""), (26000, ""), (28000, "")):
        assert scene.game.winners(scene.state) == [2]
        assert "duel" not in scene.names()


def test_we12_1_we13_1_q44_all_posters_are_scored_before_anybody_has_won() -> None:
    """Seat 1 is over the line with the first poster, seat 2 has more after the last one."""
    seats = [
        (20000, 'belle-starr = ["4 belle-starr"]'),
        (18000, 'wes-hardin = ["4 wes-hardin"]'),
        (0, ""),
    ]
    for scene in rich(*seats, posters="belle-starr = 5000, wes-hardin = 9000"):
        assert (scene.money(1), scene.money(2), scene.money(3)) == (25000, 27000, 0)
        assert scene.game.winners(scene.state) == [1]
        score = {event.values[0]: event.values for event in scene.events if event.name == "score"}
        assert score[STARR] == (STARR, 5, 8, 0, 0, 5, 0, 0)
        assert score[HARDIN] == (HARDIN, 9, 0, 8, 0, 0, 9, 0)
        assert scene.reward("belle-starr") == scene.reward("wes-hardin") == 0
        assert scene.reward("jesse-james") == 1000


def test_we13_1_the_scoring_that_reaches_the_goal_ends_the_game() -> None:
    seats = [(22000, 'belle-starr = ["4 belle-starr"]'), (0, "")]
    for scene in rich(*seats, posters="belle-starr = 3000"):
        assert scene.money(1) == 25000
        assert scene.game.winners(scene.state) == [0]
    for scene in rich(*seats, posters="belle-starr = 2000"):
        assert scene.money(1) == 24000
        assert scene.game.winners(scene.state) == []


def test_we11_4_q54_hands_go_below_the_discards_and_are_worth_nothing() -> None:
    text = """
        phase = "play"
        discards = ["sundance-kid"]
        [[seat]]
        money = 25000
        hand = ["hideout"]
        [[seat]]
        hand = ["3 jesse-james", "photo-jesse-james", "wyatt-earp"]
        [[seat]]
        hand = ["2 belle-starr", "bank-robbery"]
    """
    for scene in both(text):
        scene.play("discard hideout")
        assert scene.state.list_size() == [0, 0, 0]
        assert sum(scene.state.list_size()) == 0
        assert scene.discards() == [
            "hideout",
            "sundance-kid",
            "bank-robbery",
            "belle-starr",
            "belle-starr",
            "wyatt-earp",
            "photo-jesse-james",
            "jesse-james",
            "jesse-james",
            "jesse-james",
        ]
        assert (scene.money(2), scene.money(3)) == (0, 0)
        assert scene.intact()


def test_we11_1_who_discards_his_last_card_ends_the_hand() -> None:
    for scene in rich((0, ""), (0, "")):
        assert scene.event("hand-over").fields() == ("hand-over", 0, (WENT_OUT,))


def test_we11_2_another_player_without_cards_ends_the_hand_after_the_discard() -> None:
    text = """
        phase = "play"
        [[seat]]
        hand = ["2 hideout"]
        [[seat]]
        hand = ["hideout"]
        [[seat]]
        hand = []
    """
    for scene in both(text):
        scene.play("discard hideout")
        assert scene.event("hand-over").fields() == ("hand-over", 2, (ANOTHER_OUT,))


def test_we2_4_choosing_a_spent_supply_ends_the_hand_for_that_seat() -> None:
    text = """
        rest = "discards"
        reshuffled = true
        turn = 2
        supply = ["hideout"]
        [[seat]]
        hand = ["2 bob-dalton"]
        [[seat]]
        hand = ["2 bob-dalton"]
    """
    for scene in both(text, players=2):
        scene.play("draw supply")
        assert scene.event("hand-over").fields() == ("hand-over", 1, (SPENT,))
        assert scene.names()[0] == "hand-over"


def test_we11_3_a_stalled_hand_is_ended_by_nobody() -> None:
    text = """
        rest = "discards"
        reshuffled = true
        stalled = 5
        supply = ["hideout"]
        [[seat]]
        hand = ["2 bob-dalton"]
        [[seat]]
        hand = ["2 bob-dalton"]
    """
    for scene in both(text, players=2):
        scene.play("draw discard", "discard bob-dalton")
        assert scene.event("hand-over").fields() == ("hand-over", -1, (STALLED,))
    assert [WHY[why] for why in (WENT_OUT, ANOTHER_OUT, SPENT, STALLED)] == [
        "went-out",
        "another-out",
        "supply-spent",
        "stalled",
    ]


def test_we12_7_what_stays_on_a_poster_is_there_in_the_next_hand() -> None:
    seats = [(0, 'belle-starr = ["3 belle-starr"]'), (0, "")]
    for scene in rich(*seats, posters="belle-starr = 7000"):
        assert scene.reward("belle-starr") == 8000
        assert scene.laid(1, "belle-starr") == 0


def test_we13_1_after_the_end_nobody_is_asked_anything() -> None:
    for scene in rich((25000, ""), (0, "")):
        assert scene.awaited() == []
        assert scene.why_not("draw supply", seat=1) == "core.over"
        assert scene.state.pending == []


def test_we12_1_it_makes_no_difference_whether_anybody_listens() -> None:
    text = """
        phase = "play"
        posters = { belle-starr = 6000 }
        [[seat]]
        money = 20000
        hand = ["hideout"]
        table = { belle-starr = ["4 belle-starr"] }
    """
    for scene in both(text):
        unheard = scene.state.clone()
        scene.play("discard hideout")
        scene.game.play(unheard, 0, scene.game.parse("discard hideout"))
        assert unheard.money(0) == 26
        assert unheard.digest() == scene.state.digest()
