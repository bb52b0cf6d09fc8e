"""Most Wanted! (chapter WE8)."""

from __future__ import annotations

import pytest

from deadwood.games.wyatt_earp.cards import KIND_OF, MOST_WANTED, NAMES
from deadwood.games.wyatt_earp.state import NONE
from tests.rules.wyatt_earp.scene import all_but, at, both

JAMES = KIND_OF["jesse-james"]
LEFT, RIGHT = 0, 1


def asking(*hands: str, mine: str = '"bob-dalton"') -> str:
    """Seat 1 holds Most Wanted! and `mine`; the others hold these hands."""
    others = "".join(f"\n[[seat]]\nhand = [{hand}]" for hand in hands)
    return f"""
        phase = "play"
        discards = ["sundance-kid"]
        [[seat]]
        hand = ["most-wanted", {mine}]
    {others}
    """


NONE_HELD = '"belle-starr", "photo-jesse-james"'
ONE_HELD = '"belle-starr", "jesse-james"'
TWO_HELD = '"2 jesse-james"'


# Asking (WE8.1 - WE8.3, WE8.8)


@pytest.mark.parametrize(
    ("hands", "direction", "denied", "giver"),
    [
        ((ONE_HELD, TWO_HELD), "left", [], 2),
        ((ONE_HELD, TWO_HELD), "right", [], 3),
        ((NONE_HELD, TWO_HELD), "left", [2], 3),
        ((TWO_HELD, NONE_HELD), "right", [3], 2),
        ((NONE_HELD, ONE_HELD, TWO_HELD), "left", [2], 3),
        ((ONE_HELD, TWO_HELD, NONE_HELD), "right", [4], 3),
        ((NONE_HELD, '"2 wyatt-earp"', TWO_HELD), "left", [2, 3], 4),
        ((TWO_HELD, '"2 wyatt-earp"', NONE_HELD), "right", [4, 3], 2),
        ((TWO_HELD, ONE_HELD, ONE_HELD), "left", [], 2),
        ((TWO_HELD, ONE_HELD, ONE_HELD), "right", [], 4),
    ],
)
def test_we8_1_d17_q18_q19_the_first_holder_in_the_chosen_direction_gives_one(
    hands: tuple[str, ...], direction: str, denied: list[int], giver: int
) -> None:
    for scene in both(asking(*hands), players=len(hands) + 1):
        held = scene.held(giver, "jesse-james")
        cards = scene.state.list_size()
        scene.play(f"play most-wanted ask jesse-james {direction}")
        which = LEFT if direction == "left" else RIGHT
        assert scene.event("ask").fields() == ("ask", 0, (JAMES, which))
        refusals = [event for event in scene.events if event.name == "no"]
        assert [(event.seat + 1, event.values) for event in refusals] == [
            (seat, (JAMES,)) for seat in denied
        ]
        assert scene.event("give").fields() == ("give", giver - 1, (JAMES, 0))
        assert scene.held(1, "jesse-james") == 1
        assert scene.held(giver, "jesse-james") == held - 1
        cards[giver - 1] -= 1  # and seat 1 has one card for another
        assert scene.state.list_size() == cards
        assert scene.discards() == ["most-wanted", "sundance-kid"]
        assert scene.question() == "play"
        assert scene.awaited() == [1]
        assert scene.intact()


def test_we8_1_d17_most_wanted_comes_from_the_hand_and_needs_no_shot_to_ask() -> None:
    for scene in both(asking(ONE_HELD, ONE_HELD)):
        before = scene.supply()
        scene.play("play most-wanted ask jesse-james left")
        assert scene.supply() == before
        assert "shot" not in scene.names()
        assert scene.held(1, "most-wanted") == 0


def test_we8_1_the_holder_is_found_from_any_seat() -> None:
    text = """
        phase = "play"
        turn = 3
        discards = ["sundance-kid"]
        [[seat]]
        hand = ["jesse-james", "belle-starr"]
        [[seat]]
        hand = ["jesse-james", "hideout"]
        [[seat]]
        hand = ["most-wanted", "bob-dalton"]
    """
    for direction, giver in (("left", 0), ("right", 1)):
        for scene in both(text):
            scene.play(f"play most-wanted ask jesse-james {direction}")
            assert scene.event("give").fields() == ("give", giver, (JAMES, 2))


def test_we8_2_nobody_holds_one_but_the_card_is_played() -> None:
    for scene in both(asking(NONE_HELD, '"hideout"', mine='"bank-robbery", "2 jesse-james"')):
        scene.state.opened |= 1 << JAMES
        scene.play("play most-wanted ask jesse-james left")
        assert [(e.name, e.seat) for e in scene.events if e.name == "no"] == [("no", 1), ("no", 2)]
        assert "give" not in scene.names()
        assert scene.hand(1) == ["jesse-james", "jesse-james", "bank-robbery"]
        assert scene.state.sheriff_played
        assert scene.why_not("play bank-robbery") == "WE4.1"
        assert scene.discards() == ["most-wanted", "sundance-kid"]


def test_we8_2_q16_it_may_even_be_the_asker_alone_who_holds_them() -> None:
    """Only what all can see forbids a question."""
    for scene in both(asking(NONE_HELD, '"hideout"', mine='"7 jesse-james"')):
        assert scene.why_not("play most-wanted ask jesse-james left") == ""
        scene.play("play most-wanted ask jesse-james right")
        assert [event.seat for event in scene.events if event.name == "no"] == [2, 1]


@pytest.mark.parametrize(("lying", "top", "allowed"), [
    ((3, 4), "sundance-kid", False),
    ((3, 3), "jesse-james", False),
    ((3, 3), "sundance-kid", True),
    ((2, 3), "jesse-james", True),
    ((0, 7), "sundance-kid", False),
])  # fmt: skip
def test_we8_3_q16_q18_no_question_for_an_outlaw_of_which_all_seven_lie_open(
    lying: tuple[int, int], top: str, allowed: bool
) -> None:
    mine, theirs = lying
    table = f'table = {{ jesse-james = ["{mine} jesse-james"] }}' if mine else ""
    text = f"""
        phase = "play"
        discards = ["{top}"]
        [[seat]]
        hand = ["most-wanted", "bob-dalton"]
        {table}
        [[seat]]
        hand = ["hideout"]
        table = {{ jesse-james = ["{theirs} jesse-james"] }}
        [[seat]]
        hand = ["hideout"]
    """
    for scene in both(text):
        for direction in ("left", "right"):
            move = f"play most-wanted ask jesse-james {direction}"
            assert scene.why_not(move) == ("" if allowed else "WE8.3")
            assert (move in scene.legal()) is allowed
            assert scene.why_not(f"play most-wanted ask belle-starr {direction}") == ""


def test_we8_3_the_reason_names_card_and_outlaw() -> None:
    text = asking('"hideout"', '"hideout"').replace(
        "[[seat]]", '[[seat]]\ntable = { jesse-james = ["7 jesse-james"] }', 1
    )
    scene = at(text)
    reason = scene.game.why_not(
        scene.state, 0, scene.game.parse("play most-wanted ask jesse-james left")
    )
    assert reason.rule == "WE8.3"
    assert reason.params == {"card": "most-wanted", "outlaw": "jesse-james"}


def test_we8_3_no_question_when_no_opponent_holds_a_card() -> None:
    """It can happen when a reaction took a player's last card; one hand with cards is enough."""
    for scene in both(asking("", "")):
        for outlaw in NAMES[:7]:
            assert scene.why_not(f"play most-wanted ask {outlaw} left") == "WE8.3"
        assert [move for move in scene.legal() if "ask" in move] == []
    for scene in both(asking("", '"hideout"')):
        assert len([move for move in scene.legal() if "ask" in move]) == 14
        scene.play("play most-wanted ask jesse-james left")
        assert [event.seat for event in scene.events if event.name == "no"] == [1, 2]


def test_we8_8_q19_two_players_have_one_direction() -> None:
    for scene in both(asking(ONE_HELD), players=2):
        assert scene.why_not("play most-wanted ask jesse-james right") == "WE8.8"
        assert [move for move in scene.legal() if "ask" in move] == [
            f"play most-wanted ask {outlaw} left" for outlaw in NAMES[:7]
        ]
        scene.play("play most-wanted ask jesse-james left")
        assert scene.event("give").fields() == ("give", 1, (JAMES, 0))
    for scene in both(asking(ONE_HELD, ONE_HELD)):
        asks = [move for move in scene.legal() if "ask" in move]
        assert asks == [
            f"play most-wanted ask {outlaw} {way}"
            for outlaw in NAMES[:7]
            for way in ("left", "right")
        ]


def test_we14_4_q18_those_who_are_asked_show_nothing_but_yes_or_no() -> None:
    for scene in both(asking(NONE_HELD, TWO_HELD)):
        scene.play("play most-wanted ask jesse-james left")
        for seat in (-1, 0, 1, 2):
            seen = [scene.game.shown(event, seat).fields() for event in scene.events]
            assert ("no", 1, (JAMES,)) in seen
            assert ("give", 2, (JAMES, 0)) in seen


def test_we8_6_the_gift_may_be_laid_in_the_same_turn() -> None:
    for scene in both(asking(ONE_HELD, ONE_HELD, mine='"2 jesse-james", "bob-dalton"')):
        assert scene.why_not("lay 3 jesse-james") == "WE3.2"
        scene.play("play most-wanted ask jesse-james left", "lay 3 jesse-james")
        assert scene.laid(1, "jesse-james") == 3
        assert scene.reward("jesse-james") == 3000


def test_we8_6_q12_a_hand_emptied_by_a_gift_ends_the_hand_after_the_discard() -> None:
    for scene in both(asking('"jesse-james"', '"2 hideout"')):
        scene.play("play most-wanted ask jesse-james left")
        assert scene.question() == "play"  # the turn goes on
        assert scene.state.hand_number == 1
        scene.play("discard bob-dalton")
        assert scene.event("hand-over").fields() == ("hand-over", 1, (1,))
        assert scene.state.hand_number == 2


def test_we2_9_q10_most_wanted_is_never_the_last_card() -> None:
    text = (
        asking(ONE_HELD, ONE_HELD)
        .replace(', "bob-dalton"', "")
        .replace("[[seat]]\nhand", '[[seat]]\ntable = { wes-hardin = ["3 wes-hardin"] }\nhand', 1)
    )
    for scene in both(text):
        assert scene.why_not("play most-wanted ask jesse-james left") == "WE2.9"
        assert scene.why_not("play most-wanted shoot") == "WE2.9"
        assert scene.legal() == ["discard most-wanted"]


# Stealing (WE8.4 - WE8.7)


STEAL = """
    phase = "play"
    supply = ["%s"]
    discards = ["sundance-kid"]
    posters = { jesse-james = 6000, wes-hardin = 4000 }
    [[seat]]
    hand = ["most-wanted", "bob-dalton"]
    table = { belle-starr = ["3 belle-starr"] }
    [[seat]]
    hand = ["2 bob-dalton"]
    table = { jesse-james = ["3 jesse-james", "hideout"], belle-starr = ["photo-belle-starr"] }
    [[seat]]
    hand = ["2 bob-dalton"]
    table = { jesse-james = ["1 jesse-james"], wes-hardin = ["2 wes-hardin"] }
"""


def test_we8_4_d13_d14_d15_after_a_hit_any_outlaw_card_of_others_even_a_hidden_one() -> None:
    for scene in both(STEAL % "bob-dalton"):
        scene.play("play most-wanted shoot")
        assert scene.question() == "steal"
        assert scene.awaited() == [1]
        assert scene.legal() == [
            "pass",
            "choose jesse-james of 2",
            "choose jesse-james of 3",
            "choose wes-hardin of 3",
        ]
        assert scene.why_not("choose belle-starr of 1") == "WE8.4"  # one's own (D13)
        assert scene.why_not("choose belle-starr of 2") == "WE8.4"  # a Photo (D15)
        assert scene.why_not("choose jesse-james of 4") == "WE8.4"  # nobody sits there
        assert scene.why_not("choose sundance-kid of 2") == "WE8.4"
        assert scene.why_not("discard bob-dalton") == "WE8.4"
        assert scene.why_not("choose jesse-james") == "core.not-asked"
        assert scene.why_not("draw supply") == "core.not-asked"
        assert scene.intact()
        scene.play("choose jesse-james of 2")  # from under a Hideout (D14)
        assert scene.event("steal").fields() == ("steal", 0, (1, JAMES))
        assert scene.held(1, "jesse-james") == 1
        assert scene.laid(2, "jesse-james") == 2
        assert scene.is_hidden(2, "jesse-james")
        assert scene.reward("jesse-james") == 6000
        assert scene.discards() == (
            ["bob-dalton", "most-wanted", "sundance-kid"]
            if scene.game.edition == "alea-2001"
            else ["most-wanted", "bob-dalton", "sundance-kid"]
        )
        assert "orphans" not in scene.names()
        assert scene.question() == "play"
        assert scene.intact()


def test_we8_4_q17_after_a_hit_one_may_decline() -> None:
    for scene in both(STEAL % "bob-dalton"):
        scene.play("play most-wanted shoot", "pass")
        assert scene.event("pass").fields() == ("pass", 0, ())
        assert "steal" not in scene.names()
        assert scene.hand(1) == ["bob-dalton"]
        assert scene.question() == "play"
        assert sorted(scene.discards()) == ["bob-dalton", "most-wanted", "sundance-kid"]
        assert scene.state.sheriff_played
        assert scene.intact()


def test_we8_4_d17_a_miss_spends_the_card_and_gives_no_second_way() -> None:
    for scene in both(STEAL % "hideout"):
        scene.play("play most-wanted shoot")
        assert scene.question() == "play"
        assert scene.legal() == ["discard bob-dalton"]
        assert scene.why_not("play most-wanted ask jesse-james left") == "core.not-held"
        assert scene.discards() == (
            ["hideout", "most-wanted", "sundance-kid"]
            if scene.game.edition == "alea-2001"
            else ["most-wanted", "hideout", "sundance-kid"]
        )
        assert scene.intact()


def test_we8_4_a_second_most_wanted_is_another_turns_card() -> None:
    text = (STEAL % "hideout").replace('"most-wanted", ', '"2 most-wanted", ')
    for scene in both(text):
        scene.play("play most-wanted shoot")
        assert scene.why_not("play most-wanted ask jesse-james left") == "WE4.1"
        assert scene.why_not("play most-wanted shoot") == "WE4.1"


def test_we4_2_q16_nothing_to_steal_where_no_opponent_has_an_outlaw_card() -> None:
    text = """
        phase = "play"
        [[seat]]
        hand = ["most-wanted", "bob-dalton"]
        table = { belle-starr = ["3 belle-starr"] }
        [[seat]]
        hand = ["2 bob-dalton"]
        table = { belle-starr = ["photo-belle-starr", "bank-robbery"] }
        [[seat]]
        hand = ["2 bob-dalton"]
    """
    for scene in both(text):
        assert scene.why_not("play most-wanted shoot") == "WE4.2"
        assert "play most-wanted shoot" not in scene.legal()


def test_we8_6_a_stolen_card_may_be_laid_in_the_same_turn() -> None:
    for scene in both(STEAL % "bob-dalton"):
        scene.play("play most-wanted shoot", "choose wes-hardin of 3", "lay 1 wes-hardin")
        assert scene.laid(1, "wes-hardin") == 1
        assert scene.laid(3, "wes-hardin") == 1
        assert scene.reward("wes-hardin") == 4000


def test_we3_5_q29_the_last_card_of_a_colour_stolen_leaves_it_open() -> None:
    text = (STEAL % "bob-dalton").replace('["2 wes-hardin"]', '["1 wes-hardin"]')
    for scene in both(text):
        scene.play("play most-wanted shoot", "choose wes-hardin of 3")
        assert scene.laid(3, "wes-hardin") == 0
        assert scene.why_not("lay 1 wes-hardin") == ""
        scene.play("lay 1 wes-hardin")
        assert scene.question() == "play"  # no Photo is asked for again
        assert scene.reward("wes-hardin") == 4000


# Cards left without an outlaw (WE8.5)


def orphaned(cards: str) -> str:
    return f"""
        phase = "play"
        supply = ["bob-dalton"]
        discards = ["sundance-kid"]
        posters = {{ wes-hardin = 7000 }}
        [[seat]]
        hand = ["most-wanted", "bob-dalton"]
        [[seat]]
        hand = ["2 bob-dalton"]
        table = {{ wes-hardin = [{cards}] }}
        [[seat]]
        hand = ["2 bob-dalton"]
        table = {{ wes-hardin = ["2 wes-hardin", "bank-robbery"] }}
    """


@pytest.mark.parametrize(
    "orphans",
    [
        ["bank-robbery"],
        ["stagecoach-robbery"],
        ["fastest-gun"],
        ["hideout"],
        ["bank-robbery", "hideout"],
        ["fastest-gun", "hideout"],
        ["bank-robbery", "bank-robbery", "stagecoach-robbery", "stagecoach-robbery"],
        ["bank-robbery", "fastest-gun"],
        ["bank-robbery", "bank-robbery", "stagecoach-robbery", "fastest-gun", "hideout"],
    ],
)
def test_we8_5_q30_sheriff_cards_without_an_outlaw_go_to_the_discards(orphans: list[str]) -> None:
    """The only Wes Hardin of the printed example is stolen; the poster keeps its money."""
    cards = ", ".join(f'"{card}"' for card in ["wes-hardin", *orphans])
    for scene in both(orphaned(cards)):
        scene.play("play most-wanted shoot", "choose wes-hardin of 2")
        hardin = KIND_OF["wes-hardin"]
        assert scene.event("orphans").fields() == (
            "orphans",
            1,
            (hardin, *[KIND_OF[card] for card in orphans]),
        )
        pile = scene.discards()
        if scene.game.edition == "alea-2001":
            assert pile == [*reversed(orphans), "bob-dalton", "most-wanted", "sundance-kid"]
            assert scene.names()[-2:] == ["steal", "orphans"]
        else:
            assert pile == ["most-wanted", *reversed(orphans), "bob-dalton", "sundance-kid"]
            assert scene.names()[-3:] == ["steal", "orphans", "spent"]
        assert scene.reward("wes-hardin") == 7000
        assert scene.points(2, "wes-hardin") == 0
        assert not scene.is_hidden(2, "wes-hardin")
        assert scene.state.fastest == NONE
        assert not scene.state.has_group(1, hardin)
        assert scene.points(3, "wes-hardin") == 6
        assert scene.intact()


def test_we8_5_q30_no_event_where_nothing_is_left_behind() -> None:
    for scene in both(orphaned('"wes-hardin"')):
        scene.play("play most-wanted shoot", "choose wes-hardin of 2")
        assert "orphans" not in scene.names()


def test_we8_5_q30_one_outlaw_card_more_keeps_everything() -> None:
    for scene in both(orphaned('"2 wes-hardin", "bank-robbery", "fastest-gun", "hideout"')):
        scene.play("play most-wanted shoot", "choose wes-hardin of 2")
        assert "orphans" not in scene.names()
        assert scene.is_hidden(2, "wes-hardin")
        assert scene.state.fastest == 7 + KIND_OF["wes-hardin"]


def test_we8_5_q30_q51_a_photo_keeps_the_group_together_with_its_hideout() -> None:
    cards = '"wes-hardin", "photo-wes-hardin", "bank-robbery", "fastest-gun", "hideout"'
    for scene in both(orphaned(cards)):
        scene.play("play most-wanted shoot", "choose wes-hardin of 2")
        assert "orphans" not in scene.names()
        assert scene.is_hidden(2, "wes-hardin")
        assert scene.laid(2, "wes-hardin") == 0
        assert scene.state.banks(1, KIND_OF["wes-hardin"]) == 1
        assert scene.state.fastest == 7 + KIND_OF["wes-hardin"]
        assert scene.intact()


def test_we8_5_another_players_photo_keeps_nothing() -> None:
    text = orphaned('"wes-hardin", "bank-robbery"').replace(
        '["2 wes-hardin", "bank-robbery"]', '["photo-wes-hardin", "fastest-gun"]'
    )
    for scene in both(text):
        scene.play("play most-wanted shoot", "choose wes-hardin of 2")
        assert scene.event("orphans").values == (KIND_OF["wes-hardin"], KIND_OF["bank-robbery"])
        assert scene.state.fastest == 14 + KIND_OF["wes-hardin"]
        assert scene.points(3, "wes-hardin") == 7


def test_we8_5_orphans_of_the_last_seat_and_outlaw_are_its_own() -> None:
    text = orphaned('"2 wes-hardin"').replace(
        '["2 wes-hardin", "bank-robbery"]', '["wes-hardin", "fastest-gun", "hideout"]'
    )
    for scene in both(text):
        scene.play("play most-wanted shoot", "choose wes-hardin of 3")
        assert scene.event("orphans").seat == 2
        assert scene.state.fastest == NONE
        assert scene.laid(2, "wes-hardin") == 2


# Where the card lies meanwhile (WE8.7)


SHORT = """
    phase = "play"
    rest = "discards"
    reshuffled = %s
    supply = [%s]
    discards = ["sundance-kid"]
    [[seat]]
    hand = ["most-wanted", "bob-dalton"]
    [[seat]]
    hand = ["2 bob-dalton"]
    table = { jesse-james = ["3 jesse-james"] }
    [[seat]]
    hand = ["2 bob-dalton"]
"""


@pytest.mark.parametrize("edition", ["alea-2001", "gryphon-2014"])
@pytest.mark.parametrize("option", [None, "first", "after"])
def test_we8_7_d16_q6_whether_most_wanted_is_part_of_the_reshuffle_it_causes(
    edition: str, option: str | None
) -> None:
    options = {} if option is None else {"most_wanted_discard": option}
    scene = at(SHORT % ("false", ""), 3, edition, **options)
    first = option == "first" or (option is None and edition == "alea-2001")
    pile = len(scene.discards())
    scene.play("play most-wanted shoot")
    assert scene.event("reshuffle").values == (pile + 1 if first else pile,)
    turned = NAMES[scene.event("shot").values[0]]
    gone = scene.supply().count("most-wanted") + (turned == "most-wanted")
    assert gone == (3 if first else 2)
    before = ["aim", "spent"] if first else ["aim"]
    hit = scene.event("shot").values[1] == 1
    after = [] if first or hit else ["spent"]
    assert scene.names() == [*before, "reshuffle", "shot", *after]
    assert scene.intact()
    if hit:
        assert scene.state.pending[-1].values() == (0, 0 if first else 1)
        assert scene.discards() == [turned]
        scene.play("choose jesse-james of 2")
        assert scene.discards() == ([turned] if first else ["most-wanted", turned])
    else:
        assert scene.discards() == ([turned] if first else ["most-wanted", turned])
    spent = [event for event in scene.events if event.name == "spent"]
    assert [event.fields() for event in spent] == [("spent", -1, (MOST_WANTED,))]
    assert scene.intact()


def test_we8_7_d16_when_asking_the_card_is_spent_before_or_after_the_gift() -> None:
    alea, gryphon = both(asking(ONE_HELD, ONE_HELD))
    alea.play("play most-wanted ask jesse-james left")
    gryphon.play("play most-wanted ask jesse-james left")
    assert alea.names() == ["ask", "spent", "give"]
    assert gryphon.names() == ["ask", "give", "spent"]


def test_we4_7_q2_without_supply_and_reshuffle_only_the_question_remains() -> None:
    for scene in both(SHORT % ("true", "")):
        assert scene.why_not("play most-wanted shoot") == "WE4.7"
        assert scene.why_not("play most-wanted ask jesse-james left") == ""
    for scene in both(SHORT % ("true", '"hideout"')):
        assert scene.why_not("play most-wanted shoot") == ""


def test_we4_7_q6_with_no_card_but_itself_to_shuffle_it_depends_on_where_it_lies() -> None:
    """Laid first, Most Wanted! is the one card that can be turned up: a sure miss."""
    used = ["most-wanted", "bob-dalton", "3 jesse-james"]
    text = f"""
        phase = "play"
        supply = []
        discards = []
        [[seat]]
        hand = ["most-wanted", "bob-dalton"]
        [[seat]]
        hand = {all_but(*used)}
        table = {{ jesse-james = ["3 jesse-james"] }}
    """
    alea, gryphon = both(text, players=2)
    assert gryphon.why_not("play most-wanted shoot") == "WE4.7"
    assert alea.why_not("play most-wanted shoot") == ""
    alea.play("play most-wanted shoot")
    assert alea.event("shot").values == (MOST_WANTED, 0)
    assert alea.discards() == ["most-wanted"]
    assert alea.intact()


def test_we8_4_an_open_theft_survives_being_written_down() -> None:
    for scene in both(STEAL % "bob-dalton"):
        scene.play("play most-wanted shoot")
        again = scene.game.from_position(scene.game.position(scene.state))
        assert again.digest() == scene.state.digest()
        assert scene.game.census(again) == scene.game.components()
        assert scene.game.default(again, 0) == scene.game.parse("pass")


def test_we8_1_it_makes_no_difference_whether_anybody_listens() -> None:
    for scene in both(asking(NONE_HELD, TWO_HELD)):
        unheard = scene.state.clone()
        move = "play most-wanted ask jesse-james left"
        scene.play(move)
        scene.game.play(unheard, 0, scene.game.parse(move))
        assert unheard.events is None
        assert unheard.digest() == scene.state.digest()
