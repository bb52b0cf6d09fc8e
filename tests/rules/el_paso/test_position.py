"""Positions as text: what may be left out, and the way back."""

from __future__ import annotations

import pytest

import deadwood
from deadwood.core.chance import swift
from deadwood.core.position import parse
from deadwood.games.el_paso.cards import CARD_NAMES, NAMES
from tests.rules.el_paso.boards import board, town
from tests.rules.el_paso.scene import Scene, at

# What may be left out.


def read(text: str, players: int = 3, **options: object) -> Scene:
    """The position as it stands, without the help that `at` gives."""
    game = deadwood.game("el-paso", "zoch-2009", players, options)
    state = game.from_position(text)
    assert game.census(state) == game.components()
    return Scene(game, state)


ONE_TILE = 'tiles = ["hotel-1"]'


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_tile_is_enough_for_a_first_raid_in_deadwood(players: int) -> None:
    scene = read(ONE_TILE, players)
    assert (scene.town(), scene.lookout(), scene.stars(), scene.roll()) == ("Deadwood", 1, 0, [])
    assert (scene.question(), scene.awaited()) == ("decide", [1])
    view = scene.view(0)
    assert (view.raids, view.groups, view.left_now) == (0, 0, False)
    assert view.nuggets == [0] * players
    assert view.loot == [[]] * players
    assert view.in_town == [True] * players
    assert (scene.tiles(), len(scene.bag())) == (["hotel-1"], 35)
    for seat in range(1, players + 1):
        assert [card.rsplit("-", 1)[0] for card in scene.hand(seat)] == NAMES
    assert view.stocks == [8 - players] * 6
    assert view.piles == [[]] * 6


def test_what_is_not_named_is_dealt_from_the_chance_of_the_position() -> None:
    assert read(ONE_TILE).state.digest() == read(ONE_TILE).state.digest()
    one = read(f"{ONE_TILE}\nchance = {{ words = 'one' }}")
    two = read(f"{ONE_TILE}\nchance = {{ words = 'two' }}")
    assert one.hand(1) != two.hand(1)
    assert one.state.chance.fields()[2] == 0  # filling up uses up nothing


def test_named_cards_lie_on_top_of_their_stock_the_first_one_first() -> None:
    scene = read(
        f"""
        {ONE_TILE}
        [stocks]
        bank = ["bank-7", "bank-2"]
        [piles]
        saloon = ["saloon-8", "saloon-1"]
    """
    )
    assert scene.stock("bank")[:2] == ["bank-7", "bank-2"]
    assert len(scene.stock("bank")) == 5
    assert scene.pile("saloon") == ["saloon-8", "saloon-1"]
    assert len(scene.stock("saloon")) == 3


def test_a_card_that_is_named_is_dealt_to_nobody() -> None:
    seven = [f"bank-{value}" for value in range(1, 8)]
    scene = read(f"{ONE_TILE}\n[stocks]\nbank = {seven}", 2)
    assert scene.stock("bank") == seven
    assert "bank-8" in scene.hand(1)
    assert not any(card.startswith("bank") for card in scene.hand(2))
    assert len(scene.hand(2)) == 6


def test_who_has_laid_a_card_is_dealt_five_of_the_other_kinds() -> None:
    scene = read(f'{ONE_TILE}\n[[seat]]\nlaid = "cattle-5"')
    assert (scene.laid(1), scene.awaited()) == ("cattle-5", [2])
    kinds = [card.rsplit("-", 1)[0] for card in scene.hand(1)]
    assert kinds == ["bank", "saloon", "gold-mine", "hotel", "horses"]


def test_ep6_2_an_empty_stock_with_a_pile_is_turned_over() -> None:
    """E10: whenever a stock is empty and its pile is not, the pile is the stock."""
    scene = read(
        f"""
        {ONE_TILE}
        [piles]
        bank = ["bank-8", "bank-1", "bank-2", "bank-3", "bank-4", "bank-5"]
    """,
        2,
    )
    assert scene.stock("bank") == ["bank-8", "bank-1", "bank-2", "bank-3", "bank-4", "bank-5"]
    assert scene.pile("bank") == []


def test_a_roll_or_a_star_means_that_there_was_a_raid() -> None:
    assert read(f"{ONE_TILE}\nstars = 2").view(0).raids == 1
    assert read(f'{ONE_TILE}\nroll = ["six"]').view(0).raids == 1
    assert read(f"{ONE_TILE}\nstars = 2\nraids = 7").view(0).raids == 7


def test_the_question_is_the_one_that_the_table_calls_for() -> None:
    """The first from the lookout on who is in town and has laid no card."""
    scene = read(
        f"""
        {ONE_TILE}
        lookout = 2
        raids = 1
        groups = 1
        [[seat]]
        [[seat]]
        laid = "bank-1"
        [[seat]]
        gone = true
    """
    )
    assert (scene.question(), scene.awaited()) == ("decide", [1])


def test_when_all_have_laid_the_raid_comes_at_once() -> None:
    scene = read(
        f"""
        {ONE_TILE}
        [[seat]]
        laid = "hotel-1"
        [[seat]]
        laid = "hotel-2"
    """,
        2,
    )
    assert (scene.question(), scene.awaited()) == ("refill", [1, 2])
    assert len(scene.roll()) == 5


def test_when_all_have_left_the_next_town_comes_at_once() -> None:
    scene = read(
        f"""
        {ONE_TILE}
        left_now = true
        [[seat]]
        gone = true
        [[seat]]
        gone = true
    """,
        2,
    )
    assert (scene.town(), scene.lookout(), scene.question()) == ("Cheyenne", 2, "decide")


def test_ep7_7_in_a_town_without_tiles_all_leave_at_once() -> None:
    scene = read('raids = 2\n[[seat]]\nloot = ["bank-5"]', 2)
    assert (scene.question(), scene.awaited(), scene.view(0).limit) == ("keep", [1], 2)


def test_the_chance_can_be_of_both_kinds() -> None:
    sealed = read(f'{ONE_TILE}\nchance = {{ kind = "sealed", words = "deal", counter = 5 }}')
    assert sealed.state.chance.fields() == ("sealed", deadwood.seed_bytes("deal").hex(), 5)
    kind, words, counter = swift(7).fields()
    text = f'{ONE_TILE}\nchance = {{ kind = "{kind}", words = "{words}", counter = {counter} }}'
    assert read(text).state.chance.fields() == (kind, words, counter)


# The way back.


def back(scene: Scene) -> Scene:
    """The scene written and read again, with everything the same."""
    again = Scene(scene.game, scene.game.from_position(scene.game.position(scene.state)))
    assert again.state.digest() == scene.state.digest()
    assert again.state.saved() == scene.state.saved()
    return again


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_state_of_a_game_can_be_written_and_read_back(players: int) -> None:
    game = deadwood.game("el-paso", players=players)
    questions = set()
    for seed in range(3):
        state = game.new(seed)
        chance = swift(seed + players)
        while True:
            scene = Scene(game, state)
            questions.add(scene.question())
            back(scene)
            if game.over(state):
                break
            seats = game.seats(state)
            seat = seats[chance.below(len(seats))]
            moves = game.legal(state, seat)
            game.play(state, seat, moves[chance.below(len(moves))])
    assert questions == {"decide", "refill", "keep", "over"}


def test_a_game_goes_on_from_a_position_as_it_would_have_gone_on() -> None:
    game = deadwood.game("el-paso", players=4)
    state = game.new("go on")
    for number in range(200):
        seat = game.seats(state)[0]
        moves = game.legal(state, seat)
        game.play(state, seat, moves[(number * number + 3) % len(moves)])
        if number % 10 == 0:
            state = game.from_position(game.position(state))
        if game.over(state):
            break
    twin = game.new("go on")
    for number in range(200):
        seat = game.seats(twin)[0]
        moves = game.legal(twin, seat)
        game.play(twin, seat, moves[(number * number + 3) % len(moves)])
        if game.over(twin):
            break
    assert state.digest() == twin.digest()


FIVE = '["bank-1", "saloon-1", "gold-mine-1", "cattle-1", "hotel-1"]'
TWOS = '["bank-2", "saloon-2", "gold-mine-2", "cattle-2", "hotel-2", "horses-2"]'
FIVE_TWOS = TWOS.replace(', "horses-2"', "")


# What is open, who is awaited, and the table to it; two players.
OPEN = {
    "decide 0": ([1], ONE_TILE),
    "decide 1": ([2], f"{ONE_TILE}\n[[seat]]\nhand = {FIVE}\nlaid = 'horses-1'"),
    "refill 0 3": (
        [1, 2],
        f"{ONE_TILE}\nraids = 1\n[[seat]]\nhand = {FIVE}\n[[seat]]\nhand = {FIVE_TWOS}",
    ),
    # seat 2 was first and has drawn
    "refill 0 1": (
        [1],
        f"{ONE_TILE}\nraids = 1\nlookout = 2\n[[seat]]\nhand = {FIVE}\n[[seat]]\nhand = {TWOS}",
    ),
    # after the sheriffs
    "refill 1 2": (
        [2],
        f"{ONE_TILE}\nstars = 5\n[[seat]]\nhand = {TWOS}\n[[seat]]\nhand = {FIVE}",
    ),
    "keep 0 1": (
        [1],
        f"{ONE_TILE}\nraids = 1\nleft_now = true\n[[seat]]\ngone = true\nloot = ['bank-4']",
    ),
    # of group 2; of three tiles he has chosen bank-4, which is tile 3
    "keep 1 1 3": (
        [2],
        f"""
        {ONE_TILE}
        raids = 1
        groups = 1
        left_now = true
        [[seat]]
        gone = true
        [[seat]]
        gone = true
        loot = ['2 bank-4', 'bank-2']
        """,
    ),
    # in an emptied town two may be kept
    "keep 0 2": ([1], "raids = 3\nleft_now = true\n[[seat]]\ngone = true\nloot = ['bank-4']"),
}


@pytest.mark.parametrize("question", list(OPEN))
def test_every_open_question_can_be_written_and_read_back(question: str) -> None:
    awaited, text = OPEN[question]
    scene = read(f"pending = ['ride', '{question}']\n{text}", 2)
    assert (scene.question(), scene.awaited()) == (question.split()[0], awaited)
    back(scene)


def test_a_game_that_is_over_says_who_has_won() -> None:
    scene = read("town = 'El Paso'\npending = []\n[[seat]]\nnuggets = 5\n[[seat]]\nnuggets = 5")
    assert (scene.question(), scene.awaited()) == ("over", [])
    assert scene.game.winners(scene.state) == [0, 1]
    assert scene.game.ended(scene.state) == "shared"
    back(scene)


def test_a_position_says_everything_in_words() -> None:
    scene = at(
        """
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
        [[seat]]
        nuggets = 4
        hand = ["bank-2", "bank-3", "bank-4", "saloon-1", "saloon-2", "saloon-3"]
        loot = ["bank-5", "saloon-6", "saloon-5"]
        [[seat]]
        hand = ["bank-6", "bank-7", "saloon-4", "saloon-5", "saloon-6"]
        laid = "saloon-7"
        [[seat]]
        gone = true
        hand = ["hotel-1", "hotel-2", "hotel-3", "horses-1", "horses-2", "horses-3"]
        loot = ["cattle-6"]
    """,
        refill="in-turn",
    ).play("leave", "keep saloon-6")
    data = parse(scene.game.position(scene.state))
    stocks = data.pop("stocks")
    assert isinstance(stocks, dict)
    assert stocks == {kind: scene.stock(kind) for kind in NAMES}
    assert stocks["bank"] == ["bank-5"]
    assert data == {
        "game": "el-paso",
        "edition": "zoch-2009",
        "players": 3,
        "town": "Santa Fe",
        "lookout": 2,
        "stars": 2,
        "roll": ["star", "six", "six", "brand"],
        "raids": 4,
        "groups": 1,
        "left_now": True,
        "pending": ["ride", "keep 0 1 14"],
        "tiles": ["saloon-5", "horses-5", "2 saloon-4", "hotel-1"],
        "options": {"refill": "in-turn"},
        "chance": {"kind": "sealed", "words": deadwood.seed_bytes("position").hex(), "counter": 0},
        "piles": {kind: ["bank-8", "bank-1"] if kind == "bank" else [] for kind in NAMES},
        "seat": [
            {
                "nuggets": 4,
                "hand": ["bank-2", "bank-3", "bank-4", "saloon-1", "saloon-2", "saloon-3"],
                "loot": ["saloon-6", "bank-5", "saloon-5"],
                "gone": True,
            },
            {
                "nuggets": 0,
                "hand": ["bank-6", "bank-7", "saloon-4", "saloon-5", "saloon-6"],
                "loot": [],
                "laid": "saloon-7",
            },
            {
                "nuggets": 0,
                "hand": ["hotel-1", "hotel-2", "hotel-3", "horses-1", "horses-2", "horses-3"],
                "loot": ["cattle-6"],
                "gone": True,
            },
        ],
    }
    assert deadwood.position_header(scene.game.position(scene.state)) == (
        "el-paso",
        "zoch-2009",
        3,
        {"refill": "in-turn"},
    )


def test_options_are_written_only_if_the_table_has_its_own() -> None:
    plain = at(ONE_TILE)
    assert "options" not in plain.game.position(plain.state)
    own = at('tiles = ["hotel-1"]\noptions = { memory_aid = true }', memory_aid="true")
    assert parse(own.game.position(own.state))["options"] == {"memory_aid": "true"}


def test_the_game_is_found_from_the_position_alone() -> None:
    scene = at(ONE_TILE, 4, refill="in-turn", first_lookout=3)
    game, state = deadwood.from_position(scene.game.position(scene.state))
    assert (game.name, game.players, game.given) == ("el-paso", 4, scene.game.given)
    assert state.digest() == scene.state.digest()


def test_a_town_is_found_by_its_name_on_a_board_of_ones_own() -> None:
    own = board(town("Dodge", 2, "bank"), town("Yuma City", 1, "hotel"))
    scene = at('town = "Yuma City"\ntiles = ["hotel-1"]', board=own)
    assert (scene.town(), scene.state.town) == ("Yuma City", 1)
    back(scene)


def test_every_card_can_be_put_anywhere() -> None:
    """All 48 by name: two hands, the rest in stocks and on piles."""
    hands = [CARD_NAMES[at] for at in range(0, 48, 4)]
    rest = [card for card in CARD_NAMES if card not in hands]
    stocks = {kind: [card for card in rest if card.startswith(kind)][:3] for kind in NAMES}
    piles = {kind: [card for card in rest if card.startswith(kind)][3:] for kind in NAMES}
    lines = [ONE_TILE, "[stocks]", *[f"{kind} = {cards}" for kind, cards in stocks.items()]]
    lines += ["[piles]", *[f"{kind} = {cards}" for kind, cards in piles.items()]]
    lines += ["[[seat]]", f"hand = {hands[:6]}", "[[seat]]", f"hand = {hands[6:]}"]
    scene = read("\n".join(lines), 2)
    assert [scene.hand(1), scene.hand(2)] == [hands[:6], hands[6:]]
    for kind in NAMES:
        assert (scene.stock(kind), scene.pile(kind)) == (stocks[kind], piles[kind])
