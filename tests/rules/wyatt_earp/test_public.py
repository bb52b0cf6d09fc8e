"""What everybody knows, and what nobody is shown (chapter WE14)."""

from __future__ import annotations

import json

import pytest

import deadwood
from deadwood.core.event import Event
from deadwood.core.playout import random_play
from deadwood.core.types import NOBODY, UNKNOWN
from deadwood.games.wyatt_earp.cards import KIND_OF, KINDS
from deadwood.games.wyatt_earp.schema import EVENTS
from tests.rules.wyatt_earp.scene import at, both

JAMES = KIND_OF["jesse-james"]
HARDIN = KIND_OF["wes-hardin"]
EARP = KIND_OF["wyatt-earp"]

# Something of everything on the table, two players.
FULL_TABLE = """
    phase = "play"
    hand_number = 4
    dealer = 2
    turn = 1
    sheriff_played = true
    reshuffled = true
    supply = ["wes-hardin", "hideout"]
    discards = ["bob-dalton", "most-wanted", "belle-starr"]
    opened = ["butch-cassidy"]
    [posters]
    jesse-james = 9000
    [[seat]]
    money = 12000
    hand = ["2 sundance-kid", "wyatt-earp"]
    [seat.table]
    jesse-james = ["3 jesse-james", "photo-jesse-james", "2 bank-robbery", "fastest-gun"]
    [[seat]]
    money = 3000
    [seat.table]
    jesse-james = ["2 jesse-james", "stagecoach-robbery", "hideout"]
    wes-hardin = ["wes-hardin"]
"""


def by_group(**counts: int) -> list[int]:
    """A list by seat and outlaw for two players, as in `jesse_james_2=3`."""
    values = [0] * 14
    for key, number in counts.items():
        name, seat = key.rsplit("_", 1)
        values[(int(seat) - 1) * 7 + KIND_OF[name.replace("_", "-")]] = number
    return values


def test_we14_1_q47_q53_all_see_money_posters_the_table_the_top_and_all_counts() -> None:
    """Q47: the sizes of hands and piles. Q53: cards under a Hideout stay visible."""
    for scene in both(FULL_TABLE, 2):
        hand = [0] * KINDS
        hand[KIND_OF["sundance-kid"]] = 2
        hand[EARP] = 1
        photos = [-1] * 7
        photos[JAMES] = 0
        everybody = {
            "players": 2,
            "sizes": [3, 10],
            "supply": 78 - 13 - 3 - 12,
            "spent": False,
            "discards": 3,
            "top": KIND_OF["bob-dalton"],
            "pile": [],
            "laid": by_group(jesse_james_1=3, jesse_james_2=2, wes_hardin_2=1),
            "banks": by_group(jesse_james_1=2),
            "coaches": by_group(jesse_james_2=1),
            "hidden": by_group(jesse_james_2=1),
            "photos": photos,
            "fastest": JAMES,
            "opened": 1 << JAMES | 1 << HARDIN | 1 << KIND_OF["butch-cassidy"],
            "rewards": [1000, 1000, 1000, 1000, 9000, 1000, 1000],
            "money": [12000, 3000],
            "points": by_group(jesse_james_1=17, wes_hardin_2=2),
            "face_points": by_group(jesse_james_1=17, jesse_james_2=5, wes_hardin_2=2),
            "would_collect": by_group(jesse_james_1=9000),
            "hand_number": 4,
            "dealer": 1,
            "turn": 0,
            "sheriff_played": True,
            "reshuffled": True,
            "idle": False,
            "stalled": 0,
            "winner": -1,
            "pending": (("play", (0,)),),
            "awaited": [0],
        }
        assert scene.view(1).as_dict() == {**everybody, "seat": 0, "hand": hand}
        assert scene.view(0).as_dict() == {**everybody, "seat": NOBODY, "hand": []}
        assert sum(scene.view(2).hand) == 10
        other = scene.view(2).as_dict()
        del other["hand"]
        assert other == {**everybody, "seat": 1}


def test_we14_1_a_view_is_plain_text_for_the_wire() -> None:
    scene = at(FULL_TABLE, 2)
    sent = json.loads(scene.view(1).as_bytes())
    assert sent == json.loads(json.dumps(scene.view(1).as_dict()))


def test_we14_1_no_top_discard_when_there_is_none() -> None:
    for scene in both("""
        discards = ["jesse-james"]
        [[seat]]
    """):
        scene.play("draw discard")
        assert (scene.view(2).top, scene.view(2).discards) == (UNKNOWN, 0)


def test_we14_1_after_the_game_nobody_is_awaited() -> None:
    for scene in both("""
        phase = "play"
        [posters]
        jesse-james = 30000
        [[seat]]
        hand = ["hideout"]
        table = { jesse-james = ["4 jesse-james"] }
    """):
        scene.play("discard hideout")
        view = scene.view(2)
        assert (view.winner, view.pending, view.awaited) == (0, (), [])


def test_we14_1_what_each_would_collect_now_is_for_all_to_count() -> None:
    for scene in both(
        """
        [posters]
        jesse-james = 6000
        [[seat]]
        table = { jesse-james = ["4 jesse-james"] }
        [[seat]]
        table = { jesse-james = ["2 jesse-james"] }
    """,
        2,
    ):
        assert scene.view(0).would_collect == by_group(jesse_james_1=4000, jesse_james_2=2000)


def hidden_variants() -> list[str]:
    """The same table for seat 1, and everything that it cannot see exchanged."""
    mine = 'hand = ["2 jesse-james", "hideout"]'
    first = f"""
        supply = ["wes-hardin", "bank-robbery", "bob-dalton"]
        discards = ["belle-starr", "butch-cassidy", "wyatt-earp"]
        [[seat]]
        {mine}
        [[seat]]
        hand = ["3 jesse-james", "photo-wes-hardin"]
        [[seat]]
        hand = ["4 sundance-kid", "wyatt-earp"]
    """
    second = f"""
        supply = ["bob-dalton", "photo-bob-dalton", "wes-hardin"]
        discards = ["belle-starr", "hideout", "jesse-james"]
        [[seat]]
        {mine}
        [[seat]]
        hand = ["2 wyatt-earp", "2 bob-dalton"]
        [[seat]]
        hand = ["3 billy-the-kid", "2 bank-robbery"]
    """
    return [first, second]


@pytest.mark.parametrize("edition", ["alea-2001", "gryphon-2014"])
def test_we14_2_q37_hands_supply_and_lower_discards_are_hidden(edition: str) -> None:
    """Q37: seat 1 and a spectator cannot tell the two tables apart, the owners can."""
    one, two = [at(text, 3, edition, memory_aid=False) for text in hidden_variants()]
    for seat in (0, 1):
        assert one.view(seat).as_bytes() == two.view(seat).as_bytes()
    for seat in (2, 3):
        assert one.view(seat).as_bytes() != two.view(seat).as_bytes()


def test_we14_2_everybody_sees_his_own_hand_alone() -> None:
    for scene in both(hidden_variants()[0]):
        for seat in (1, 2, 3):
            own = [scene.state.hand(seat - 1, kind) for kind in range(KINDS)]
            assert scene.view(seat).hand == own
        assert scene.view(0).hand == []


def test_we14_2_memory_aid_is_a_switch_of_the_table_off_unless_it_is_asked_for() -> None:
    for scene in both("[[seat]]"):
        assert (scene.game.options["memory_aid"], scene.state.rules.memory_aid) == ("false", False)
    for scene in both("[[seat]]", memory_aid=True):
        assert (scene.game.options["memory_aid"], scene.state.rules.memory_aid) == ("true", True)


def test_we14_2_q37_we10_5_only_the_searcher_sees_the_discards_while_he_searches() -> None:
    """Q37: bottom first, in their order, with Wyatt Earp on top."""
    for scene in both("""
        phase = "play"
        turn = 2
        discards = ["bob-dalton", "hideout", "jesse-james"]
        [[seat]]
        [[seat]]
        hand = ["wyatt-earp", "2 belle-starr"]
    """):
        assert [scene.view(seat).pile for seat in (0, 1, 2, 3)] == [[], [], [], []]
        scene.play("play wyatt-earp search")
        pile = [JAMES, KIND_OF["hideout"], KIND_OF["bob-dalton"], EARP]
        assert [scene.view(seat).pile for seat in (0, 1, 2, 3)] == [[], [], pile, []]
        scene.play("take jesse-james")
        assert [scene.view(seat).pile for seat in (0, 1, 2, 3)] == [[], [], [], []]
        assert scene.view(1).top == EARP


def test_we14_2_q37_a_card_taken_from_the_discards_stays_secret() -> None:
    for scene in both("""
        phase = "play"
        discards = ["bob-dalton", "hideout"]
        [[seat]]
        hand = ["wyatt-earp", "2 belle-starr"]
    """):
        scene.play("play wyatt-earp search", "take hideout")
        search, take = scene.event("search"), scene.event("take")
        assert search == Event("search", 0, (KIND_OF["hideout"], KIND_OF["bob-dalton"], EARP))
        assert take == Event("take", 0, (KIND_OF["hideout"],))
        for seat in (1, 2, NOBODY):
            assert scene.game.shown(search, seat) == Event("search", 0, (UNKNOWN,) * 3)
            assert scene.game.shown(take, seat) == Event("take", 0, (UNKNOWN,))
        assert scene.game.shown(search, 0) == search
        assert scene.game.shown(take, 0) == take


def test_we14_2_a_card_found_and_played_is_shown() -> None:
    for scene in both("""
        phase = "play"
        discards = ["bob-dalton", "photo-bob-dalton"]
        [[seat]]
        hand = ["wyatt-earp", "2 belle-starr"]
        table = { bob-dalton = ["3 bob-dalton"] }
    """):
        scene.play("play wyatt-earp search", "take and play photo-bob-dalton")
        found = scene.event("found")
        assert found.values == (KIND_OF["photo-bob-dalton"],)
        assert scene.game.shown(found, 2) == found


@pytest.mark.parametrize("edition", ["alea-2001", "gryphon-2014"])
def test_we14_2_of_all_events_only_four_hide_their_cards_from_others(edition: str) -> None:
    game = deadwood.game("wyatt-earp", edition, 4)
    state = game.new("what is shown", listen=True)
    for step in range(3000):
        if game.over(state):
            break
        seat = game.seats(state)[0]
        moves = game.legal(state, seat)
        state.apply(seat, moves[(step * step + 3) % len(moves)])
    events = state.events
    assert events is not None
    hiding = set()
    for event in events:
        for seat in (NOBODY, 0, 1, 2, 3):
            shown = game.shown(event, seat)
            assert (shown.name, shown.seat) == (event.name, event.seat)
            assert len(shown.values) == len(event.values)
            if shown != event:
                hiding.add(event.name)
                assert seat != event.seat
                assert set(shown.values) == {UNKNOWN}
            elif event.name in ("dealt", "draw", "search", "take"):
                assert seat == event.seat
    assert hiding == {"dealt", "draw", "search", "take"}


def test_we14_2_the_taken_top_discard_is_shown_to_all() -> None:
    scene = at('discards = ["jesse-james", "hideout"]').play("draw discard")
    pick = scene.event("pick")
    assert scene.game.shown(pick, 2) == Event("pick", 0, (JAMES,))


def test_we14_3_q48_the_hidden_player_is_asked_whether_he_holds_wyatt_earp_or_not() -> None:
    """Q48: only a player without cards is passed over (the Photo's window: test_photo.py)."""
    text = """
        phase = "play"
        supply = ["3 bob-dalton"]
        [[seat]]
        hand = ["hideout", "2 belle-starr"]
        [[seat]]
        hand = HAND
        table = { jesse-james = ["3 jesse-james"] }
    """
    for hand, asked in (('["wyatt-earp"]', True), ('["bob-dalton"]', True), ("[]", False)):
        for scene in both(text.replace("HAND", hand)):
            scene.play("play hideout", "choose jesse-james of 2")
            assert (scene.question() == "hideout-answer") is asked
            assert scene.awaited() == ([2] if asked else [1])


def test_we14_3_q48_last_card_reaction_off_passes_over_who_has_one_card() -> None:
    text = """
        phase = "play"
        supply = ["3 bob-dalton"]
        [[seat]]
        hand = ["hideout", "2 belle-starr"]
        [[seat]]
        hand = ["NUMBER wyatt-earp"]
        table = { jesse-james = ["3 jesse-james"] }
    """
    for number, asked in ((1, [1]), (2, [2])):
        for scene in both(text.replace("NUMBER", str(number)), last_card_reaction=False):
            scene.play("play hideout", "choose jesse-james of 2")
            assert scene.awaited() == asked


def test_we14_4_q18_who_is_asked_for_an_outlaw_says_only_yes_or_no() -> None:
    """Q18: no number of cards, no other card."""
    for scene in both("""
        phase = "play"
        [[seat]]
        hand = ["most-wanted", "2 belle-starr"]
        [[seat]]
        hand = ["4 bob-dalton"]
        [[seat]]
        hand = ["3 jesse-james"]
    """):
        scene.play("play most-wanted ask jesse-james left")
        no, give = scene.event("no"), scene.event("give")
        assert no == Event("no", 1, (JAMES,))
        assert give == Event("give", 2, (JAMES, 0))
        for seat in (NOBODY, 0, 1, 2):
            assert scene.game.shown(no, seat) == no
            assert scene.game.shown(give, seat) == give
        assert scene.held(3, "jesse-james") == 2


def test_we10_4_others_are_told_that_a_card_was_taken_but_not_which() -> None:
    game = at("").game
    move = game.parse("take hideout")
    assert game.told(move, 0, 0) == "take hideout"
    assert game.told(move, 0, 1) == game.told(move, 0, NOBODY) == "take"
    played = game.parse("take and play hideout")
    assert game.told(played, 0, 1) == "take and play hideout"


@pytest.mark.parametrize("edition", ["alea-2001", "gryphon-2014"])
def test_every_event_has_the_values_that_events_py_names(edition: str) -> None:
    game = deadwood.game("wyatt-earp", edition, 3)
    seen: set[str] = set()
    for seed in range(6):
        state = game.new(seed, listen=True)
        random_play(state, deadwood.swift(seed), 100_000)
        for event in state.events or []:
            named = EVENTS.fields()[event.name]
            rest = bool(named) and named[-1].startswith("*")
            assert len(event.values) >= len(named) - 1 if rest else len(event.values) == len(named)
            seen.add(event.name)
    assert len(seen) > 25
