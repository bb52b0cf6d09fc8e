"""Wyatt Earp in all its ways (chapter WE10)."""

from __future__ import annotations

import json

import pytest

from deadwood.games.wyatt_earp.cards import KIND_OF, NAMES, WYATT_EARP
from deadwood.games.wyatt_earp.moves import EARP_DRAW, EARP_RESCUE, EARP_SEARCH
from tests.rules.wyatt_earp.scene import Scene, all_but, at, both

JAMES = KIND_OF["jesse-james"]

# Drawing two (WE10.1 - WE10.3)

DRAWING = """
    phase = "play"
    rest = "discards"
    reshuffled = %s
    supply = %s
    discards = ["sundance-kid"]
    [[seat]]
    hand = ["wyatt-earp", "2 jesse-james", "bank-robbery"]
    table = { belle-starr = ["3 belle-starr"] }
    [[seat]]
    hand = ["2 bob-dalton"]
    [[seat]]
    hand = ["2 bob-dalton"]
"""


def test_we10_1_we10_2_d21_two_cards_from_the_supply_and_earp_on_the_discards() -> None:
    for scene in both(DRAWING % ("false", '["jesse-james", "hideout", "wes-hardin"]')):
        pile = scene.discards()
        scene.play("play wyatt-earp draw")
        assert scene.event("earp").fields() == ("earp", 0, (EARP_DRAW,))
        assert scene.event("draw").fields() == ("draw", 0, (JAMES, KIND_OF["hideout"]))
        assert scene.names() == ["earp", "draw"]
        assert scene.supply() == ["wes-hardin"]
        assert scene.discards() == ["wyatt-earp", *pile]
        assert scene.hand(1) == ["jesse-james"] * 3 + ["bank-robbery", "hideout"]
        assert scene.question() == "play"
        # an outlaw drawn so can be played, a Sheriff card not in this turn
        assert scene.why_not("play hideout") == "WE4.1"
        assert scene.why_not("play bank-robbery") == "WE4.1"
        scene.play("lay 3 jesse-james")
        assert scene.reward("jesse-james") == 3000
        assert scene.intact()


@pytest.mark.parametrize("supply", [[], ["wes-hardin"]])
def test_we10_1_we10_2_q4_q6_the_reshuffle_takes_the_card_itself_in(supply: list[str]) -> None:
    for scene in both(DRAWING % ("false", json.dumps(supply))):
        pile = len(scene.discards())
        before = scene.state.size(0)
        scene.play("play wyatt-earp draw")
        assert scene.event("reshuffle").fields() == ("reshuffle", -1, (pile + 1,))
        draws = [len(event.values) for event in scene.events if event.name == "draw"]
        assert draws == ([1, 1] if supply else [2])
        assert scene.names() == ["earp", *["draw"] * len(supply), "reshuffle", "draw"]
        assert scene.state.size(0) == before - 1 + 2
        assert scene.discards() == []
        assert len(scene.supply()) == pile + 1 - (2 - len(supply))
        assert scene.supply().count("wyatt-earp") + scene.held(1, "wyatt-earp") == 7
        assert scene.held(1, "wes-hardin") >= len(supply)
        assert scene.state.reshuffled
        assert scene.intact()


@pytest.mark.parametrize(
    ("reshuffled", "supply", "rule"),
    [
        ("true", [], "WE10.3"),
        ("true", ["wes-hardin"], "WE10.3"),
        ("true", ["wes-hardin", "wes-hardin"], ""),
        ("false", ["wes-hardin"], ""),
        ("false", [], ""),
    ],
)
def test_we10_3_q5_no_drawing_from_fewer_than_two_cards_after_the_reshuffle(
    reshuffled: str, supply: list[str], rule: str
) -> None:
    for scene in both(DRAWING % (reshuffled, json.dumps(supply))):
        assert scene.why_not("play wyatt-earp draw") == rule
        assert ("play wyatt-earp draw" in scene.legal()) is (rule == "")
        assert scene.why_not("play wyatt-earp search") == ""
        assert scene.state.hand_number == 1  # and the hand goes on


def test_we10_2_q4_with_nothing_else_to_shuffle_it_draws_itself() -> None:
    """Two players hold all other cards, so one card is all there is."""
    text = f"""
        phase = "play"
        supply = []
        discards = []
        [[seat]]
        hand = ["wyatt-earp", "bob-dalton"]
        [[seat]]
        hand = {all_but("wyatt-earp", "bob-dalton")}
    """
    for scene in both(text, players=2):
        scene.play("play wyatt-earp draw")
        assert scene.hand(1) == ["bob-dalton", "wyatt-earp"]
        assert scene.supply() == []
        assert scene.intact()


# Searching (WE10.4 - WE10.6)


def searching(*discards: str, hand: str = '"jesse-james", "hideout"', table: str = "") -> str:
    """Seat 1 plays Wyatt Earp with these discards (top first); seat 2 has three Wes Hardin."""
    return f"""
        phase = "play"
        supply = ["bob-dalton"]
        discards = {json.dumps(discards)}
        [[seat]]
        hand = ["wyatt-earp", {hand}]
        table = {{ {table} }}
        [[seat]]
        hand = ["2 bob-dalton"]
        table = {{ wes-hardin = ["3 wes-hardin"] }}
        [[seat]]
        hand = ["sundance-kid", "bob-dalton"]
    """


PILE = ["sundance-kid", "belle-starr", "wyatt-earp", "belle-starr", "bank-robbery"]


def test_we10_4_we10_5_d22_q37_one_card_is_taken_unseen_and_the_rest_keep_their_order() -> None:
    for scene in both(searching(*PILE)):
        scene.play("play wyatt-earp search")
        assert scene.names() == ["earp", "search"]
        assert scene.event("earp").fields() == ("earp", 0, (EARP_SEARCH,))
        assert scene.question() == "search"
        assert scene.awaited() == [1]
        assert scene.discards() == ["wyatt-earp", *PILE]
        assert scene.legal() == ["take belle-starr", "take sundance-kid", "take bank-robbery"]
        scene.play("take belle-starr")
        assert scene.event("take").fields() == ("take", 0, (KIND_OF["belle-starr"],))
        # the copy nearest to the top leaves
        rest = ["wyatt-earp", "sundance-kid", "wyatt-earp", "belle-starr", "bank-robbery"]
        assert scene.discards() == rest
        assert scene.hand(1) == ["belle-starr", "jesse-james", "hideout"]
        assert scene.question() == "play"
        assert scene.intact()


def test_we10_5_q37_only_the_searcher_sees_the_discards_and_what_he_takes() -> None:
    for scene in both(searching(*PILE)):
        assert [scene.view(seat).pile for seat in range(4)] == [[], [], [], []]
        scene.play("play wyatt-earp search")
        pile = [KIND_OF[name] for name in reversed(["wyatt-earp", *PILE])]
        assert scene.view(1).pile == pile
        assert [scene.view(seat).pile for seat in (0, 2, 3)] == [[], [], []]
        search = scene.event("search")
        assert search.values == tuple(pile)
        assert scene.game.shown(search, 0) == search
        assert scene.game.shown(search, 1).values == (-1,) * len(pile)
        scene.play("take bank-robbery")
        take = scene.event("take")
        assert scene.game.shown(take, 0).values == (KIND_OF["bank-robbery"],)
        assert [scene.game.shown(take, seat).values for seat in (-1, 1, 2)] == [(-1,)] * 3
        assert scene.view(1).pile == []


def test_we10_4_d22_no_wyatt_earp_is_taken_and_nothing_that_is_not_there() -> None:
    for scene in both(searching(*PILE)):
        scene.play("play wyatt-earp search")
        assert scene.why_not("take wyatt-earp") == "WE10.4"
        assert scene.why_not("take and play wyatt-earp draw") == "WE10.4"
        assert scene.why_not("take and play wyatt-earp rescue") == "WE10.4"
        assert scene.why_not("take jesse-james") == "WE10.4"
        assert scene.why_not("take and play hideout") == "WE10.4"
        assert scene.why_not("discard jesse-james") == "WE10.4"
        assert scene.why_not("play hideout") == "WE10.4"
        assert scene.why_not("pass") == "core.not-asked"
        assert scene.why_not("choose belle-starr") == "core.not-asked"
        reason = scene.game.why_not(scene.state, 0, scene.game.parse("take wyatt-earp"))
        assert reason.params == {"card": "wyatt-earp"}
        found = scene.game.parse("take and play wyatt-earp draw")
        assert scene.game.why_not(scene.state, 0, found).params == {"card": "wyatt-earp"}


def test_we10_4_q39_an_outlaw_taken_may_be_laid_in_the_same_turn() -> None:
    for scene in both(searching("jesse-james", hand='"2 jesse-james", "hideout"')):
        scene.play("play wyatt-earp search", "take jesse-james", "lay 3 jesse-james")
        assert scene.laid(1, "jesse-james") == 3


def test_we10_4_q40_no_other_sheriff_card_of_the_hand_follows() -> None:
    for scene in both(searching("jesse-james")):
        scene.play("play wyatt-earp search", "take jesse-james")
        assert scene.why_not("play hideout") == "WE4.1"


def test_we10_4_d22_a_sheriff_card_taken_to_the_hand_waits_for_another_turn() -> None:
    for scene in both(searching("bank-robbery", table='belle-starr = ["3 belle-starr"]')):
        scene.play("play wyatt-earp search")
        assert scene.legal() == ["take bank-robbery", "take and play bank-robbery"]
        scene.play("take bank-robbery")
        assert scene.why_not("play bank-robbery") == "WE4.1"
        assert scene.held(1, "bank-robbery") == 1


@pytest.mark.parametrize("card", ["bank-robbery", "stagecoach-robbery", "fastest-gun"])
def test_we10_4_d22_a_found_card_for_a_group_is_played_at_once(card: str) -> None:
    value = {"bank-robbery": (2, 1), "stagecoach-robbery": (1, 3), "fastest-gun": (3, 1)}
    points, reward = value[card]
    for scene in both(searching("sundance-kid", card, table='belle-starr = ["3 belle-starr"]')):
        scene.play("play wyatt-earp search", f"take and play {card}")
        assert scene.names() == ["earp", "search", "found", "aim", "shot"]
        assert scene.event("found").fields() == ("found", 0, (KIND_OF[card],))
        assert scene.question() == "place"
        assert scene.discards() == ["bob-dalton", "wyatt-earp", "sundance-kid"]
        scene.play("choose belle-starr")
        assert scene.points(1, "belle-starr") == 6 + points
        assert scene.reward("belle-starr") == 1000 + reward * 1000
        assert scene.hand(1) == ["jesse-james", "hideout"]
        assert scene.why_not("play hideout") == "WE4.1"
        assert scene.intact()


def test_we10_4_d22_a_found_card_may_miss_like_any_other() -> None:
    text = searching("bank-robbery", table='belle-starr = ["3 belle-starr"]').replace(
        'supply = ["bob-dalton"]', 'supply = ["most-wanted"]'
    )
    for scene in both(text):
        scene.play("play wyatt-earp search", "take and play bank-robbery")
        assert scene.discards() == ["bank-robbery", "most-wanted", "wyatt-earp"]
        assert scene.question() == "play"
        assert scene.intact()


def test_we10_4_d22_a_found_photo_is_played_at_once() -> None:
    for scene in both(searching("photo-wes-hardin", "photo-jesse-james")):
        scene.play("play wyatt-earp search")
        assert scene.legal() == [
            "take photo-jesse-james",
            "take photo-wes-hardin",
            "take and play photo-wes-hardin",
        ]
        assert scene.why_not("take and play photo-jesse-james") == "WE5.1"
        scene.play("take and play photo-wes-hardin")
        assert scene.names()[-2:] == ["found", "photo"]
        assert scene.points(1, "wes-hardin") == 4
        assert scene.reward("wes-hardin") == 2000
        assert scene.intact()


def test_we10_4_d22_a_found_hideout_is_played_at_once() -> None:
    for scene in both(searching("hideout")):
        scene.play("play wyatt-earp search", "take and play hideout")
        assert scene.question() == "hide"
        assert scene.intact()
        scene.play("choose wes-hardin of 2")
        assert scene.is_hidden(2, "wes-hardin")
        assert scene.question() == "hideout-answer"
        assert scene.held(1, "hideout") == 1  # his own stayed in the hand
        assert scene.intact()


def test_we10_4_d22_a_found_most_wanted_is_played_at_once_in_both_ways() -> None:
    for scene in both(searching("sundance-kid", "most-wanted")):
        scene.play("play wyatt-earp search")
        ways = [f"{name} {way}" for name in NAMES[:7] for way in ("left", "right")]
        assert scene.legal() == [
            "take sundance-kid",
            "take most-wanted",
            "take and play most-wanted shoot",
            *[f"take and play most-wanted ask {way}" for way in ways],
        ]
        scene.play("take and play most-wanted ask sundance-kid right")
        assert scene.event("give").fields() == ("give", 2, (KIND_OF["sundance-kid"], 0))
        assert scene.held(1, "sundance-kid") == 1
        assert scene.discards() == ["most-wanted", "wyatt-earp", "sundance-kid"]
        assert scene.intact()
    for scene in both(searching("sundance-kid", "most-wanted")):
        scene.play("play wyatt-earp search", "take and play most-wanted shoot")
        assert scene.question() == "steal"
        scene.play("choose wes-hardin of 2")
        assert scene.held(1, "wes-hardin") == 1
        assert scene.intact()


def test_we10_4_q16_a_found_card_without_anything_to_aim_at_is_only_taken() -> None:
    for scene in both(searching("bank-robbery", "fastest-gun")):
        scene.play("play wyatt-earp search")
        assert scene.why_not("take and play bank-robbery") == "WE4.2"
        assert scene.legal() == ["take bank-robbery", "take fastest-gun"]
        found = scene.game.parse("take and play bank-robbery")
        assert scene.game.why_not(scene.state, 0, found).params == {"card": "bank-robbery"}


def test_we8_3_a_found_question_that_nobody_can_answer_names_its_outlaw() -> None:
    text = searching("most-wanted", table='jesse-james = ["7 jesse-james"]', hand='"hideout"')
    for scene in both(text):
        scene.play("play wyatt-earp search")
        found = scene.game.parse("take and play most-wanted ask jesse-james left")
        reason = scene.game.why_not(scene.state, 0, found)
        assert reason.rule == "WE8.3"
        assert reason.params == {"card": "most-wanted", "outlaw": "jesse-james"}


def test_we10_1_q6_way_two_cannot_find_the_wyatt_earp_that_was_just_played() -> None:
    for scene in both(searching("belle-starr")):
        scene.play("play wyatt-earp search")
        assert scene.legal() == ["take belle-starr"]


@pytest.mark.parametrize("pile", [["wyatt-earp"], ["wyatt-earp"] * 6])
def test_we10_6_q38_nothing_but_wyatt_earps_is_a_legal_search_without_a_find(
    pile: list[str],
) -> None:
    for scene in both(searching(*pile)):
        assert scene.why_not("play wyatt-earp search") == ""
        scene.play("play wyatt-earp search")
        assert scene.names() == ["earp", "search", "nothing"]
        assert scene.event("nothing").fields() == ("nothing", 0, ())
        assert scene.question() == "play"
        assert scene.discards() == ["wyatt-earp", *pile]
        assert scene.why_not("play hideout") == "WE4.1"
        assert scene.intact()


def test_we4_2_q16_no_search_among_no_discards() -> None:
    for scene in both(searching()):
        assert scene.discards() == []
        assert scene.why_not("play wyatt-earp search") == "WE4.2"
        assert "play wyatt-earp search" not in scene.legal()
        assert scene.why_not("play wyatt-earp draw") == ""


# Rescuing (WE10.7)


def rescuing(turned: str, hand: str = '"wyatt-earp", "bob-dalton", "hideout"') -> str:
    return f"""
        phase = "play"
        supply = ["{turned}"]
        discards = ["sundance-kid"]
        [[seat]]
        hand = [{hand}]
        [seat.table]
        belle-starr = ["3 belle-starr", "hideout"]
        jesse-james = ["2 jesse-james"]
        wes-hardin = ["photo-wes-hardin", "hideout"]
        [[seat]]
        hand = ["2 bob-dalton"]
        table = {{ jesse-james = ["3 jesse-james"] }}
    """


def test_we10_7_q50_after_a_hit_one_of_ones_own_hideouts_is_lifted() -> None:
    for scene in both(rescuing("bob-dalton")):
        scene.play("play wyatt-earp rescue")
        assert scene.names() == ["earp", "shot"]
        assert scene.event("earp").fields() == ("earp", 0, (EARP_RESCUE,))
        assert scene.question() == "rescue"
        assert scene.awaited() == [1]
        assert scene.legal() == ["pass", "choose belle-starr", "choose wes-hardin"]
        assert scene.why_not("choose jesse-james") == "WE10.7"
        assert scene.why_not("discard bob-dalton") == "WE10.7"
        assert scene.why_not("choose jesse-james of 2") == "core.not-asked"
        assert scene.why_not("draw supply") == "core.not-asked"
        scene.play("choose wes-hardin")
        assert scene.event("rescue").fields() == ("rescue", 0, (KIND_OF["wes-hardin"],))
        assert not scene.is_hidden(1, "wes-hardin")
        assert scene.is_hidden(1, "belle-starr")
        assert (scene.points(1, "wes-hardin"), scene.points(1, "belle-starr")) == (4, 0)
        assert scene.discards() == ["hideout", "bob-dalton", "wyatt-earp", "sundance-kid"]
        assert scene.question() == "play"
        assert scene.why_not("play hideout") == "WE4.1"
        assert scene.intact()


def test_we10_7_q50_after_a_hit_one_may_leave_it() -> None:
    for scene in both(rescuing("bob-dalton")):
        scene.play("play wyatt-earp rescue", "pass")
        assert scene.event("pass").fields() == ("pass", 0, ())
        assert scene.is_hidden(1, "wes-hardin")
        assert scene.is_hidden(1, "belle-starr")
        assert scene.question() == "play"
        assert scene.intact()


def test_we10_7_we4_4_a_miss_lifts_nothing_and_was_played() -> None:
    for scene in both(rescuing("photo-bob-dalton")):
        scene.play("play wyatt-earp rescue")
        assert scene.names() == ["earp", "shot"]
        assert scene.question() == "play"
        assert scene.is_hidden(1, "belle-starr")
        assert scene.discards() == ["photo-bob-dalton", "wyatt-earp", "sundance-kid"]
        assert scene.why_not("play hideout") == "WE4.1"
        assert scene.intact()


def test_we4_2_q16_nothing_to_rescue_without_a_hideout_on_ones_own_cards() -> None:
    text = (
        rescuing("bob-dalton")
        .replace(', "hideout"]', "]")
        .replace('["3 jesse-james"]', '["3 jesse-james", "hideout"]')
    )
    for scene in both(text):
        assert scene.why_not("play wyatt-earp rescue") == "WE4.2"
        assert "play wyatt-earp rescue" not in scene.legal()


SHORT = """
    phase = "play"
    rest = "discards"
    reshuffled = %s
    supply = [%s]
    discards = ["sundance-kid"]
    [[seat]]
    hand = ["wyatt-earp", "bob-dalton"]
    table = { belle-starr = ["3 belle-starr", "hideout"] }
    [[seat]]
    hand = ["2 bob-dalton"]
    [[seat]]
    hand = ["2 bob-dalton"]
"""


def test_we4_7_q2_no_rescue_when_no_shot_is_possible() -> None:
    for scene in both(SHORT % ("true", "")):
        assert scene.why_not("play wyatt-earp rescue") == "WE4.7"
        assert scene.legal() == [
            "play wyatt-earp search",
            "discard bob-dalton",
            "discard wyatt-earp",
        ]
    for scene in both(SHORT % ("true", '"bob-dalton"')):
        assert scene.why_not("play wyatt-earp rescue") == ""


def test_we10_1_d16_q6_a_rescue_that_reshuffles_takes_wyatt_earp_in() -> None:
    for scene in both(SHORT % ("false", "")):
        pile = len(scene.discards())
        scene.play("play wyatt-earp rescue")
        assert scene.names()[:3] == ["earp", "reshuffle", "shot"]
        assert scene.event("reshuffle").values == (pile + 1,)
        turned = NAMES[scene.event("shot").values[0]]
        assert scene.supply().count("wyatt-earp") + (turned == "wyatt-earp") == 7
        assert scene.discards() == [turned]
        assert scene.intact()


def test_we10_1_q6_with_an_empty_discard_stack_it_is_the_only_card_to_turn_up() -> None:
    used = ["wyatt-earp", "bob-dalton", "belle-starr", "hideout"]
    text = f"""
        phase = "play"
        supply = []
        discards = []
        [[seat]]
        hand = ["wyatt-earp", "bob-dalton"]
        table = {{ belle-starr = ["belle-starr", "hideout"] }}
        [[seat]]
        hand = {all_but(*used)}
    """
    for scene in both(text, players=2):
        assert scene.why_not("play wyatt-earp rescue") == ""
        scene.play("play wyatt-earp rescue")
        assert scene.event("shot").values == (WYATT_EARP, 0)


# The last card (WE2.9, WE2.10)


def last_card(
    top: str, supply: str = '"bob-dalton", "bob-dalton"', **options: object
) -> list[Scene]:
    text = f"""
        phase = "play"
        supply = [{supply}]
        discards = ["{top}", "bank-robbery"]
        [[seat]]
        hand = ["wyatt-earp"]
        [seat.table]
        belle-starr = ["3 belle-starr", "hideout"]
        [[seat]]
        hand = ["2 butch-cassidy"]
        [[seat]]
        hand = ["2 butch-cassidy"]
    """
    return both(text, 3, **options)


def test_we2_10_q10_as_the_last_card_it_may_draw_or_search_but_not_rescue() -> None:
    for scene in last_card("sundance-kid"):
        assert scene.legal() == [
            "play wyatt-earp draw",
            "play wyatt-earp search",
            "discard wyatt-earp",
        ]
        assert scene.why_not("play wyatt-earp rescue") == "WE2.9"
        scene.play("play wyatt-earp draw")
        assert scene.hand(1) == ["bob-dalton", "bob-dalton"]


def test_we2_10_q10_what_is_found_with_the_last_card_must_be_kept() -> None:
    for scene in last_card("sundance-kid"):
        scene.play("play wyatt-earp search")
        assert scene.legal() == ["take sundance-kid", "take bank-robbery"]
        assert scene.why_not("take and play bank-robbery") == "WE2.9"
        scene.play("take bank-robbery")
        assert scene.legal() == ["discard bank-robbery"]


def test_we2_10_q10_no_search_with_the_last_card_under_a_wyatt_earp() -> None:
    for scene in last_card("wyatt-earp"):
        assert scene.why_not("play wyatt-earp search") == "WE2.10"
        assert scene.legal() == ["play wyatt-earp draw", "discard wyatt-earp"]


def test_we2_10_with_another_card_in_hand_the_top_discard_does_not_matter() -> None:
    for scene in both(searching("wyatt-earp", "belle-starr", hand='"jesse-james"')):
        assert scene.why_not("play wyatt-earp search") == ""


def test_we2_10_q10_with_last_card_earp_off_it_can_only_be_discarded() -> None:
    for scene in last_card("sundance-kid", last_card_earp="false"):
        for way in ("draw", "search", "rescue"):
            assert scene.why_not(f"play wyatt-earp {way}") == "WE2.9"
        assert scene.legal() == ["discard wyatt-earp"]
    for scene in both(rescuing("bob-dalton"), last_card_earp="false"):
        for way in ("draw", "search", "rescue"):
            assert scene.why_not(f"play wyatt-earp {way}") == ""


def test_we10_4_open_questions_survive_being_written_down() -> None:
    for text, move in ((rescuing("bob-dalton"), "rescue"), (searching(*PILE), "search")):
        scene = at(text).play(f"play wyatt-earp {move}")
        again = scene.game.from_position(scene.game.position(scene.state))
        assert again.digest() == scene.state.digest()


@pytest.mark.parametrize("way", ["draw", "search", "rescue"])
def test_we10_1_it_makes_no_difference_whether_anybody_listens(way: str) -> None:
    for scene in both(rescuing("bob-dalton")):
        unheard = scene.state.clone()
        scene.play(f"play wyatt-earp {way}")
        scene.game.play(unheard, 0, scene.game.parse(f"play wyatt-earp {way}"))
        assert unheard.events is None
        assert unheard.digest() == scene.state.digest()


def test_we10_4_the_first_of_all_photos_is_played_when_it_is_found_too() -> None:
    for scene in both("""
        phase = "play"
        discards = ["photo-belle-starr"]
        [[seat]]
        hand = ["wyatt-earp", "bob-dalton"]
        table = { belle-starr = ["3 belle-starr"] }
    """):
        scene.play("play wyatt-earp search", "take and play photo-belle-starr")
        assert scene.points(1, "belle-starr") == 10
        assert scene.hand(1) == ["bob-dalton"]
