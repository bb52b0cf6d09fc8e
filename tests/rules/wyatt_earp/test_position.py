"""Positions as text: what may be left out, and the way back."""

from __future__ import annotations

import pytest

import deadwood
from deadwood.core.chance import swift
from deadwood.core.position import parse
from deadwood.games.wyatt_earp.cards import KIND_OF, NAMES
from tests.rules.wyatt_earp.scene import all_but, at, both

# What may be left out.


@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_empty_text_is_a_fresh_hand_with_seat_1_to_draw(players: int) -> None:
    for scene in both("", players):
        state = scene.state
        assert (scene.question(), scene.awaited()) == ("draw", [1])
        assert state.list_size() == [10] * players
        assert state.supply_size() == 78 - 10 * players - 1
        assert state.discards_size() == 1
        assert (state.hand_number, state.dealer, state.turn) == (1, players - 1, 0)
        assert [scene.money(seat + 1) for seat in range(players)] == [0] * players
        assert [scene.reward(name) for name in NAMES[:7]] == [1000] * 7
        assert (state.opened, state.fastest, state.winner) == (0, -1, -1)
        assert (state.sheriff_played, state.reshuffled, state.idle) == (False, False, False)
        assert (state.stalled, state.list_photo()) == (0, [-1] * 7)
        assert scene.intact()


@pytest.mark.parametrize(("turn", "dealer"), [(1, 3), (2, 1), (3, 2)])
def test_the_dealer_sits_right_of_the_player_unless_he_is_named(turn: int, dealer: int) -> None:
    assert at(f"turn = {turn}").state.dealer == dealer - 1
    assert at(f"turn = {turn}\ndealer = 3").state.dealer == 2


def test_what_is_not_named_is_dealt_from_the_chance_of_the_position() -> None:
    assert at("").state.digest() == at("").state.digest()
    one = at("chance = { words = 'one' }").state
    two = at("chance = { words = 'two' }").state
    assert one.list_hand(0) != two.list_hand(0)
    assert one.chance.fields()[2] == 0  # filling up uses up nothing


def test_named_cards_lie_on_top_first_one_first() -> None:
    scene = at("""
        supply = ["2 hideout", "bob-dalton"]
        discards = ["wyatt-earp", "2 belle-starr"]
    """)
    assert scene.supply()[:3] == ["hideout", "hideout", "bob-dalton"]
    assert scene.discards() == ["wyatt-earp", "belle-starr", "belle-starr"]
    assert len(scene.supply()) == 78 - 30 - 3


def test_the_rest_can_go_below_the_discards() -> None:
    scene = at("""
        rest = "discards"
        supply = ["hideout"]
        discards = ["wyatt-earp"]
    """)
    assert scene.supply() == ["hideout"]
    assert (len(scene.discards()), scene.discards()[0]) == (78 - 30 - 1, "wyatt-earp")
    assert scene.intact()


def test_the_rest_below_unnamed_discards() -> None:
    scene = at('rest = "discards"')
    assert (scene.supply(), len(scene.discards())) == ([], 48)


def test_empty_discards_stay_empty() -> None:
    scene = at("phase = 'play'\ndiscards = []")
    assert (scene.discards(), len(scene.supply())) == ([], 48)


def test_a_hand_that_cannot_be_dealt_whole_is_refused_unless_it_says_how_many_it_has() -> None:
    everything_else = all_but("5 belle-starr", "2 hideout")
    text = f"""
        phase = "play"
        [[seat]]
        hand = {everything_else}
    """
    refused = r"^The hand of seat 2 needs 10 more cards, but only 7 are left: name it\.$"
    with pytest.raises(deadwood.BadPosition, match=refused):
        at(text)
    scene = at(f"{text}[[seat]]\nhand = ['7 any']\n[[seat]]\nhand = []")
    assert scene.state.list_size() == [71, 7, 0]
    assert (scene.supply(), scene.discards()) == ([], [])
    assert scene.intact()


def test_a_hand_may_be_named_in_part() -> None:
    scene = at(
        "[[seat]]\nhand = ['2 hideout', '3 any', 'any']\n[[seat]]\nhand = ['Wyatt-Earp', '9 ANY']"
    )
    assert scene.state.list_size() == [6, 10, 10]
    assert scene.held(1, "hideout") >= 2
    assert scene.held(2, "wyatt-earp") >= 1
    assert scene.intact()
    assert at("[[seat]]\nhand = ['any']").held(1, "hideout") in (0, 1)


def test_a_game_that_is_over_needs_no_hands_and_asks_nobody() -> None:
    for scene in both("""
        winner = 2
        [[seat]]
        money = 20000
        [[seat]]
        money = 25000
    """):
        assert (scene.question(), scene.awaited()) == ("over", [])
        assert scene.game.winners(scene.state) == [1]
        assert scene.state.list_size() == [0, 0, 0]
        assert scene.intact()


def test_what_lies_on_the_table_is_open_and_more_can_be_named() -> None:
    scene = at("""
        opened = ["belle-starr"]
        [[seat]]
        table = { wes-hardin = ["photo-wes-hardin"] }
        [[seat]]
        table = { bob-dalton = ["bob-dalton"] }
    """)
    opened = [name for name in NAMES[:7] if scene.state.is_open(KIND_OF[name])]
    assert opened == ["belle-starr", "bob-dalton", "wes-hardin"]


def test_the_chance_can_be_of_both_kinds() -> None:
    sealed = at('chance = { kind = "sealed", words = "deal", counter = 5 }').state.chance
    assert sealed.fields() == ("sealed", deadwood.seed_bytes("deal").hex(), 5)
    kind, words, counter = swift(7).fields()
    text = f'chance = {{ kind = "{kind}", words = "{words}", counter = {counter} }}'
    assert at(text).state.chance.fields() == (kind, words, counter)


# The way back.


@pytest.mark.slow
@pytest.mark.parametrize("edition", ["alea-2001", "gryphon-2014"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_state_of_a_game_can_be_written_and_read_back(players: int, edition: str) -> None:
    game = deadwood.game("wyatt-earp", edition, players)
    state = game.new("there and back")
    questions = set()
    for step in range(1500):
        questions.add(state.pending[-1].name() if state.pending else "over")
        if step % 3 == 0 or not state.pending:
            again = game.from_position(game.position(state))
            assert again.digest() == state.digest()
        if game.over(state):
            break
        seat = game.seats(state)[step % len(game.seats(state))]
        moves = game.legal(state, seat)
        state.apply(seat, moves[(step * step + step // 7) % len(moves)])
    assert {"draw", "play"} <= questions


@pytest.mark.parametrize(
    ("pending", "question"),
    [
        ('["draw 1"]', "draw"),
        ('["play 1"]', "play"),
        ('["play 1", "place 1 15"]', "place"),
        ('["play 1", "place 1 16"]', "place"),
        ('["play 1", "place 1 19"]', "place"),
        ('["play 1", "hide 1"]', "hide"),
        ('["play 1", "hideout-answer 0 4"]', "hideout-answer"),
        ('["play 1", "search 1"]', "search"),
        ('["play 1", "rescue 1"]', "rescue"),
    ],
)
def test_every_open_question_can_be_written_and_read_back(pending: str, question: str) -> None:
    for scene in both(f"""
        turn = 2
        pending = {pending}
        discards = ["wyatt-earp", "sundance-kid"]
        [[seat]]
        table = {{ jesse-james = ["2 jesse-james", "hideout"], bob-dalton = ["bob-dalton"] }}
        [[seat]]
        table = {{ wes-hardin = ["3 wes-hardin", "hideout"], belle-starr = ["3 belle-starr"] }}
    """):
        assert scene.question() == question
        assert scene.intact()
        again = scene.game.from_position(scene.game.position(scene.state))
        assert again.digest() == scene.state.digest()
        assert again.saved() == scene.state.saved()


def test_a_position_says_everything_in_words() -> None:
    scene = at(
        """
        phase = "play"
        turn = 2
        hand_number = 3
        stalled = 4
        idle = true
        reshuffled = true
        supply = ["hideout"]
        rest = "discards"
        opened = ["bob-dalton"]
        [posters]
        bob-dalton = 7000
        [[seat]]
        money = 2000
        hand = ["2 belle-starr"]
        table = { wes-hardin = ["3 wes-hardin", "photo-wes-hardin", "2 bank-robbery", "fastest-gun"] }
        [[seat]]
        hand = ["jesse-james"]
        table = { jesse-james = ["2 jesse-james", "stagecoach-robbery", "hideout"] }
    """,
        2,
        "gryphon-2014",
        duel="count",
    )
    data = parse(scene.game.position(scene.state))
    discards = data.pop("discards")
    assert isinstance(discards, list)
    assert len(discards) == 78 - 1 - 3 - 7 - 4
    assert discards == scene.discards()
    assert data.pop("chance") == {
        "kind": "sealed",
        "words": deadwood.seed_bytes("position").hex(),
        "counter": 0,
    }
    assert data == {
        "game": "wyatt-earp",
        "edition": "gryphon-2014",
        "players": 2,
        "hand_number": 3,
        "dealer": 1,
        "turn": 2,
        "pending": ["play 1"],
        "sheriff_played": False,
        "reshuffled": True,
        "idle": True,
        "stalled": 4,
        "winner": 0,
        "opened": ["bob-dalton", "jesse-james", "wes-hardin"],
        "supply": ["hideout"],
        "options": {"duel": "count"},
        "posters": {name: 7000 if name == "bob-dalton" else 1000 for name in NAMES[:7]},
        "seat": [
            {
                "money": 2000,
                "hand": ["2 belle-starr"],
                "table": {
                    "wes-hardin": [
                        "3 wes-hardin",
                        "photo-wes-hardin",
                        "2 bank-robbery",
                        "fastest-gun",
                    ]
                },
            },
            {
                "money": 0,
                "hand": ["jesse-james"],
                "table": {"jesse-james": ["2 jesse-james", "hideout", "stagecoach-robbery"]},
            },
        ],
    }
    assert deadwood.position_header(scene.game.position(scene.state)) == (
        "wyatt-earp",
        "gryphon-2014",
        2,
        {"duel": "count"},
    )


def test_options_are_written_only_if_the_table_has_its_own() -> None:
    scene = at("")
    assert "options" not in scene.game.position(scene.state)


@pytest.mark.parametrize(
    ("edition", "pending", "question"),
    [
        ("gryphon-2014", '["play 1", "photo-window 1 0 5"]', "photo-window"),
        ("gryphon-2014", '["play 1", "photo-window 1 0 4"]', "photo-window"),
        ("gryphon-2014", '["play 1", "steal 1 1"]', "steal"),
        ("alea-2001", '["play 1", "steal 1 0"]', "steal"),
    ],
)
def test_questions_of_one_edition_can_be_written_and_read_back(
    edition: str, pending: str, question: str
) -> None:
    scene = at(
        f"""
        turn = 2
        pending = {pending}
        [[seat]]
        table = {{ bob-dalton = ["bob-dalton"] }}
        [[seat]]
        table = {{ belle-starr = ["3 belle-starr"] }}
    """,
        3,
        edition,
    )
    assert scene.question() == question
    again = scene.game.from_position(scene.game.position(scene.state))
    assert again.digest() == scene.state.digest()
