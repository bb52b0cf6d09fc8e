"""What everybody knows, and what nobody is shown (chapter EP10)."""

from __future__ import annotations

import json

import pytest

import deadwood
from deadwood.core.chance import swift
from deadwood.core.event import Event
from deadwood.core.playout import random_play
from deadwood.core.types import NOBODY, UNKNOWN
from deadwood.games.el_paso.cards import CARD_OF, TILE_OF
from deadwood.games.el_paso.schema import EVENTS
from tests.rules.el_paso.boards import last_at
from tests.rules.el_paso.scene import Scene, at, fresh

# Something of everything on the table, three players; seat 1 decides, seat 2 has laid a card.
FULL_TABLE = """
    town = "Santa Fe"
    lookout = 2
    stars = 2
    roll = ["star", "six", "six", "brand"]
    raids = 4
    groups = 1
    tiles = ["2 saloon-4", "saloon-5", "hotel-1", "horses-5"]
    [stocks]
    bank = ["bank-5"]
    [piles]
    bank = ["bank-8", "bank-1"]
    cattle = ["cattle-3"]
    [[seat]]
    nuggets = 4
    hand = ["bank-2", "bank-3", "bank-4", "saloon-1", "saloon-2", "saloon-3"]
    loot = ["bank-5", "saloon-6", "saloon-5"]
    [[seat]]
    nuggets = 7
    hand = ["bank-6", "bank-7", "saloon-4", "saloon-5", "saloon-6"]
    laid = "saloon-7"
    [[seat]]
    gone = true
    hand = ["hotel-1", "hotel-2", "hotel-3", "horses-1", "horses-2", "horses-3"]
    loot = ["cattle-6"]
"""
TOWNS = ["Deadwood", "Cheyenne", "Abilene", "Santa Fe", "San Diego", "Tombstone", "El Paso"]
OPEN: dict[str, object] = {
    "players": 3,
    "has_laid": [False, True, False],
    "sizes": [6, 5, 6],
    "stocks": [1, 1, 8, 7, 5, 5],
    "piles": [[7, 0], [], [], [26], [], []],
    "towns": TOWNS,
    "rates": [4, 4, 3, 3, 2, 2, 1],
    "lots": [
        [True, True, True, False, True, True],
        [True, True, True, True, False, True],
        [True, True, False, True, True, False],
        [False, True, True, True, True, True],
        [True, False, True, True, False, True],
        [True, True, False, False, True, True],
        [True, True, True, True, True, True],
    ],
    # By town: its name, its rate and its six places; printed 0, told by reviews 1, reconstructed 2.
    "marks": [
        [0, 1, 1, 1, 1, 1, 1, 1],
        [0, 2, 2, 2, 2, 2, 2, 2],
        [0, 2, 2, 2, 2, 2, 2, 2],
        [0, 0, 0, 0, 2, 2, 2, 0],
        [1, 2, 2, 2, 2, 2, 2, 2],
        [1, 2, 2, 2, 2, 2, 2, 2],
        [0, 1, 1, 1, 1, 1, 1, 1],
    ],
    "printed": [[1, 2, 3, 4, 4, 5], [3, 4, 4, 5, 5, 6]] * 2 + [[1, 2, 3, 4, 4, 5]] * 2,
    "needs": [-1, 2, -1, 1, -1, -1],
    "town": 3,
    "rate": 3,
    "places": [False, True, True, True, True, True],
    "stacks": [[], [4, 4, 5], [], [], [1], [5]],
    "loot": [
        [TILE_OF["saloon-6"], TILE_OF["bank-5"], TILE_OF["saloon-5"]],
        [],
        [TILE_OF["cattle-6"]],
    ],
    "nuggets": [4, 7, 0],
    "worth": [8, 0, 2],
    "lookout": 1,
    "dice": 5,
    "stars": 2,
    "risk": [1, 27],
    "roll": [0, 2, 2, 1],
    "raids": 4,
    "in_town": [True, True, False],
    "groups": 1,
    "left_now": False,
    "limit": 2,
    "pending": (("ride", ()), ("decide", (0,))),
    "awaited": [0],
    "winners": [],
}


def cards(*names: str) -> list[int]:
    return [CARD_OF[name] for name in names]


def test_ep10_1_e20_all_see_tiles_nuggets_dice_piles_counts_and_who_is_in_town() -> None:
    """E20: the same for every seat and a spectator, but for one's own cards."""
    scene = at(FULL_TABLE)
    hands = {
        0: [],
        1: cards("bank-2", "bank-3", "bank-4", "saloon-1", "saloon-2", "saloon-3"),
        2: cards("bank-6", "bank-7", "saloon-4", "saloon-5", "saloon-6"),
        3: cards("hotel-1", "hotel-2", "hotel-3", "horses-1", "horses-2", "horses-3"),
    }
    for seat, hand in hands.items():
        laid = CARD_OF["saloon-7"] if seat == 2 else UNKNOWN
        assert scene.view(seat).as_dict() == {**OPEN, "seat": seat - 1, "hand": hand, "laid": laid}


def test_ep10_1_e20_what_a_leaver_keeps_is_for_all_to_see() -> None:
    scene = at(FULL_TABLE).play("leave", "keep saloon-6")
    kept = TILE_OF["saloon-6"]
    assert scene.log("leave", "keep") == ["leave 1: 2", "keep 1: saloon-6"]
    for seat in (0, 1, 2, 3):
        view = scene.view(seat)
        assert view.pending == (("ride", ()), ("keep", (0, 1, kept)))
        assert (view.awaited, view.in_town, view.left_now) == ([0], [False, True, False], True)
        assert scene.log("leave", "keep", seat=seat) == ["leave 1: 2", "keep 1: saloon-6"]


def test_ep10_1_in_a_race_all_see_who_owes_a_card() -> None:
    scene = at('tiles = ["hotel-1"]').dice("six six six six six")
    for seat in (1, 2, 3):
        scene.play("lay " + scene.hand(seat)[0], seat=seat)
    scene.play("draw hotel", seat=2)
    for seat in (0, 1, 2, 3):
        view = scene.view(seat)
        assert (view.sizes, view.awaited) == ([5, 6, 5], [0, 2])
        assert view.pending[-1] == ("refill", (0, 0b101))


def test_ep10_1_a_view_is_plain_text_for_the_wire() -> None:
    scene = at(FULL_TABLE)
    for seat in (0, 1, 2, 3):
        sent = json.loads(scene.view(seat).as_bytes())
        assert sent == json.loads(json.dumps(scene.view(seat).as_dict()))


def test_ep10_1_after_the_game_all_see_who_has_won() -> None:
    text = """
        town = "El Paso"
        raids = 1
        tiles = ["hotel-1"]
        [[seat]]
        nuggets = 3
        [[seat]]
        [[seat]]
        nuggets = 3
    """
    scene = at(text).play("leave", "leave", "leave")
    for seat in (0, 1, 2, 3):
        view = scene.view(seat)
        assert (view.winners, view.pending, view.awaited) == ([0, 2], (), [])


def hidden_variants() -> list[Scene]:
    """The same table for seat 1, and everything that it cannot see exchanged.

    The kinds that others have are the same: those can be remembered. Seats 2 and 3 have laid a
    card, seat 1 is asked.
    """
    text = """
        tiles = ["hotel-1", "hotel-2"]
        lookout = 2
        pending = ["ride", "decide 0"]
        [stocks]
        bank = [BANK]
        saloon = ["saloon-8", "saloon-4", "saloon-5", "saloon-6", "saloon-7"]
        gold-mine = ["gold-mine-4", "gold-mine-5", "gold-mine-6", "gold-mine-7", "gold-mine-8"]
        cattle = ["cattle-4", "cattle-5", "cattle-6", "cattle-7", "cattle-8"]
        hotel = ["hotel-4", "hotel-5", "hotel-6", "hotel-7", "hotel-8"]
        horses = ["horses-4", "horses-5", "horses-6", "horses-7", "horses-8"]
        [[seat]]
        hand = ["bank-1", "saloon-1", "gold-mine-1", "cattle-1", "hotel-1", "horses-1"]
        [[seat]]
        hand = [TWO]
        laid = "LAID"
        [[seat]]
        hand = [THREE]
        laid = "DOWN"
    """
    first = {
        "BANK": ("bank-4", "bank-5", "bank-6", "bank-7", "bank-8"),
        "TWO": ("bank-2", "saloon-2", "gold-mine-2", "cattle-2", "hotel-2"),
        "LAID": "horses-2",
        "THREE": ("bank-3", "saloon-3", "gold-mine-3", "cattle-3", "hotel-3"),
        "DOWN": "horses-3",
    }
    second = {
        "BANK": ("bank-2", "bank-3", "bank-6", "bank-8", "bank-7"),
        "TWO": ("bank-5", "saloon-3", "gold-mine-3", "cattle-3", "horses-3"),
        "LAID": "hotel-3",
        "THREE": ("saloon-2", "gold-mine-2", "cattle-2", "hotel-2", "horses-2"),
        "DOWN": "bank-4",
    }
    scenes = []
    for values in (first, second):
        told = text
        for word, names in values.items():
            named = names if isinstance(names, str) else json.dumps(names)[1:-1]
            told = told.replace(word, named)
        scenes.append(at(told))
    return scenes


def test_ep10_2_e20_values_in_hands_and_stocks_and_laid_cards_are_hidden() -> None:
    """E20: seat 1 and a spectator cannot tell the two tables apart, the owners can."""
    one, two = hidden_variants()
    for seat in (0, 1):
        assert one.view(seat).as_bytes() == two.view(seat).as_bytes()
    for seat in (2, 3):
        assert one.view(seat).as_bytes() != two.view(seat).as_bytes()


def test_ep10_2_e20_no_refusal_and_no_preview_tells_of_hidden_cards() -> None:
    """Whether another holds a card or it lies in a stock, the answer is the same."""
    one, two = hidden_variants()
    for move in range(one.game.space()):
        for seat in (0, 1, 2):
            assert one.game.why_not(one.state, seat, move) == two.game.why_not(
                two.state, seat, move
            )
    for scene in (one, two):
        scene.refuse("lay bank-2", "core.not-held", {"card": "bank", "value": 2})
    for move in one.game.legal(one.state, 0):
        assert one.game.preview(one.state, 0, move) == two.game.preview(two.state, 0, move)


def test_ep10_2_everybody_sees_his_own_hand_and_laid_card_alone() -> None:
    scene = hidden_variants()[0]
    assert [len(scene.view(seat).hand) for seat in (0, 1, 2, 3)] == [0, 6, 5, 5]
    two, three = cards("horses-2", "horses-3")
    assert [scene.view(seat).laid for seat in (0, 1, 2, 3)] == [-1, -1, two, three]
    assert [scene.view(seat).has_laid for seat in (0, 1, 2, 3)] == [[False, True, True]] * 4


def test_ep10_2_e5_a_laid_card_is_shown_when_all_are_turned_up() -> None:
    """E5: until then others are told only that it was laid."""
    scene = at('tiles = ["hotel-1"]', 2).dice("six six six six six")
    first, second = scene.hand(1)[0], scene.hand(2)[0]
    scene.play(f"lay {first}")
    seen = [scene.log(seat=seat) for seat in (0, 1, 2)]
    assert seen == [["lay 1: ?"], [f"lay 1: {first}"], ["lay 1: ?"]]
    scene.play(f"lay {second}")
    for seat in (0, 1, 2):
        assert scene.log("reveal", seat=seat) == [f"reveal 1: {first}", f"reveal 2: {second}"]


def test_ep10_2_e20_everybody_sees_from_which_stock_a_card_is_drawn() -> None:
    """E20: the kind, but not the value."""
    scene = at('tiles = ["hotel-1"]\n[stocks]\ncattle = ["cattle-8"]', 2)
    scene.dice("six six six six six")
    scene.play("lay " + scene.hand(1)[0], "lay " + scene.hand(2)[0])
    scene.play("draw cattle", seat=2)
    seen = [scene.log("draw", seat=seat) for seat in (0, 1, 2)]
    assert seen == [["draw 2: cattle ?"], ["draw 2: cattle ?"], ["draw 2: cattle cattle-8"]]


def test_ep10_2_the_deal_is_shown_to_each_alone() -> None:
    scene = fresh(players=3)
    for seat in (0, 1, 2, 3):
        dealt = scene.log("dealt", seat=seat)
        for other in (1, 2, 3):
            own = " ".join(scene.hand(other)) if other == seat else "? ? ? ? ? ?"
            assert dealt[other - 1] == f"dealt {other}: {own}"


def test_ep10_3_e20_even_a_card_that_all_can_name_is_drawn_face_down() -> None:
    """E20: who remembers the turned-over pile knows it; the table does not say it."""
    scene = at(
        """
        tiles = ["hotel-1"]
        [stocks]
        bank = ["bank-4"]
        [piles]
        bank = ["bank-8", "bank-1", "bank-2", "bank-3"]
        [[seat]]
        hand = ["bank-5", "bank-6", "bank-7"]
    """,
        2,
    ).dice("six six six six six")
    scene.play("lay bank-5", "lay " + scene.hand(2)[0])
    scene.play("draw bank", "draw bank")
    assert "turn-over: bank 5" in scene.log(seat=0)
    assert scene.log("draw") == ["draw 1: bank bank-4", "draw 2: bank bank-8"]
    for seat in (0, 1):
        assert scene.log("draw", seat=seat)[1] == "draw 2: bank ?"
        assert scene.view(seat).stocks[0] == 4
        assert scene.view(seat).piles[0] == []


HIDING = {"dealt", "lay", "draw"}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_ep10_2_of_all_events_only_three_hide_something_from_others(players: int) -> None:
    game = deadwood.game("el-paso", players=players)
    hiding = set()
    for seed in range(5):
        state = game.new(seed, listen=True)
        random_play(state, swift(seed), 100_000)
        for event in state.events or []:
            for seat in range(-1, players):
                shown = game.shown(event, seat)
                assert (shown.name, shown.seat) == (event.name, event.seat)
                assert len(shown.values) == len(event.values)
                if event.name in HIDING and seat != event.seat:
                    hiding.add(event.name)
                    public = 1 if event.name == "draw" else 0
                    assert shown.values[:public] == event.values[:public]
                    assert set(shown.values[public:]) == {UNKNOWN}
                else:
                    assert shown == event
    assert hiding == HIDING


def test_every_event_has_the_values_that_events_py_names() -> None:
    """In the last town at another rate than 1:1 tiles can be kept for the very end."""
    seen: set[str] = set()
    for own in ("standard", last_at(2)):
        game = deadwood.game("el-paso", players=5, options={"board": own})
        for seed in range(20):
            state = game.new(seed, listen=True)
            random_play(state, swift(seed), 100_000)
            for event in state.events or []:
                named = EVENTS.fields()[event.name]
                rest = bool(named) and named[-1].startswith("*")
                least = len(named) - 1 if rest else len(named)
                assert len(event.values) >= least
                assert rest or len(event.values) == least
                seen.add(event.name)
    assert seen == set(EVENTS.kinds)


def test_a_whole_raid_as_a_spectator_hears_it() -> None:
    scene = at(
        """
        tiles = ["hotel-1", "hotel-2", "saloon-3"]
        lookout = 2
        [stocks]
        horses = ["horses-8"]
        [[seat]]
        hand = ["hotel-3"]
        [[seat]]
        hand = ["hotel-4"]
        [[seat]]
        hand = ["saloon-5"]
        loot = ["saloon-4"]
    """
    ).dice("star brand brand brand brand")
    scene.play("lay hotel-4", "leave", "done", "lay hotel-3", "draw horses", "draw horses")
    assert scene.log(seat=0) == [
        "lay 2: ?",
        "leave 3: 1",
        "sell 3: 4 4 1 0",
        "lay 1: ?",
        "reveal 2: hotel-4",
        "reveal 1: hotel-3",
        "roll 2: star brand brand brand brand",
        "stars: 1",
        "loot 2: hotel-1 hotel-4",
        "loot 1: hotel-2 hotel-3",
        "discard 2: hotel-4",
        "discard 1: hotel-3",
        "draw 2: horses ?",
        "draw 1: horses ?",
    ]
    assert scene.spoken(scene.events[0]) == "lay 2: hotel-4"


@pytest.mark.parametrize("seat", [-2, 3])
def test_nothing_is_shown_to_a_seat_that_is_not_there(seat: int) -> None:
    scene = at(FULL_TABLE)
    sentence = rf"^There is no seat {seat + 1}; the table has 3\.$"
    with pytest.raises(deadwood.BadOption, match=sentence):
        scene.game.view(scene.state, seat)
    with pytest.raises(deadwood.BadOption, match=sentence):
        scene.game.shown(Event("lay", 0, (1,)), seat)
    with pytest.raises(deadwood.BadOption, match=sentence):
        scene.game.knowledge(seat)
    assert scene.game.view(scene.state, NOBODY).seat == NOBODY
