"""What the ranger of El Paso does in situations that experienced players know."""

from __future__ import annotations

import json
from typing import Any

import pytest

import deadwood
from deadwood.bots.bot import Bot
from deadwood.bots.chair import Chair
from deadwood.bots.match import play_match, simulate
from deadwood.bots.registry import make_bot
from deadwood.core.chance import swift
from deadwood.core.registry import AnyGame
from deadwood.core.types import Move
from deadwood.core.witness import Witness
from deadwood.games.el_paso.cards import CARD_OF, NAMES
from deadwood.games.el_paso.knowledge import ElPasoMemory
from deadwood.games.el_paso.moves import LEAVE, is_draw, is_keep, is_lay
from deadwood.games.el_paso.view import ElPasoView
from tests.contract.adapters import adapter_of
from tests.contract.proxy import Recording
from tests.contract.support import SCALE, label, number_of, onlookers
from tests.contract.test_leaks import Played
from tests.rules.el_paso.scene import KIND_OF, Scene, at


def choice(scene: Scene, memory: ElPasoMemory | None = None) -> str:
    """What the ranger answers for the seat that is awaited first."""
    game, state = scene.game, scene.state
    seat = game.seats(state)[0]
    bot = make_bot("ranger", game, 1)
    return str(
        game.text(bot.choose(Chair(game, game.view(state, seat), memory, game.legal(state, seat))))
    )


# Which card.


def test_the_ranger_goes_where_there_is_something_to_take() -> None:
    scene = at("""
        tiles = ["hotel-4"]
        [[seat]]
        hand = ["bank-8", "saloon-8", "gold-mine-8", "cattle-8", "hotel-2", "horses-8"]
    """)
    assert choice(scene) == "lay hotel-2"


@pytest.mark.parametrize(
    "noticed", [["hotel-2", "horses-8"], ["bank-8", "horses-8"], ["cattle-8", "leave"]]
)
def test_what_escapes_a_greenhorn_is_not_laid(noticed: list[str]) -> None:
    scene = at("""
        tiles = ["gold-mine-4"]
        raids = 1
        [[seat]]
        hand = ["bank-8", "saloon-8", "gold-mine-8", "cattle-8", "hotel-2", "horses-8"]
    """)
    game, state = scene.game, scene.state
    seat = game.seats(state)[0]
    words = [word if word == "leave" else f"lay {word}" for word in noticed]
    moves = [game.parse(word) for word in words]
    bot = make_bot("ranger", game, 1)
    move = bot.choose(Chair(game, game.view(state, seat), game.knowledge(seat), moves))
    assert game.text(move) in words


def test_the_richer_of_two_places_attracts() -> None:
    scene = at("""
        tiles = ["hotel-1", "hotel-2", "horses-4", "horses-5"]
        [[seat]]
        hand = ["hotel-4", "horses-4", "cattle-1", "cattle-2", "cattle-3", "cattle-4"]
    """)
    assert choice(scene) == "lay horses-4"


def test_a_town_that_lacks_the_kind_makes_its_tiles_the_better_ones() -> None:
    """Cheyenne, the next town, has no hotel: there a hotel tile brings its full value."""
    scene = at("""
        tiles = ["hotel-4", "bank-4"]
        [[seat]]
        hand = ["hotel-4", "bank-4", "cattle-1", "cattle-2", "cattle-3", "cattle-4"]
    """)
    assert choice(scene) == "lay hotel-4"


ONE_KIND = """
    tiles = [{tiles}]
    [[seat]]
    hand = ["hotel-1", "hotel-7", "cattle-1", "cattle-2", "cattle-3", "cattle-4"]
    [[seat]]
    hand = ["hotel-4", "hotel-5", "cattle-5"]
    [[seat]]
    hand = ["hotel-2", "hotel-3", "cattle-6"]
"""


def test_for_a_single_tile_the_high_card_is_laid() -> None:
    assert choice(at(ONE_KIND.format(tiles='"hotel-4"'))) == "lay hotel-7"


def test_from_a_deep_stack_the_low_card_takes_the_better_tile() -> None:
    """Whoever goes last takes the highest tile, so long as there is one for everybody."""
    scene = at(ONE_KIND.format(tiles='"hotel-1", "hotel-4", "hotel-5", "hotel-4"'))
    assert choice(scene) == "lay hotel-1"


def test_without_rivals_the_lower_card_is_enough() -> None:
    scene = at("""
        tiles = ["hotel-4"]
        raids = 1
        [[seat]]
        hand = ["hotel-1", "hotel-8", "cattle-1", "cattle-2", "cattle-3", "cattle-4"]
        [[seat]]
        gone = true
        [[seat]]
        gone = true
    """)
    assert choice(scene) == "lay hotel-1"


CATTLE_OR_HOTEL = """
    town = "El Paso"
    stars = {stars}
    tiles = ["cattle-5", "hotel-4"]
    [[seat]]
    hand = ["cattle-8", "hotel-8", "gold-mine-1", "gold-mine-2", "gold-mine-3", "gold-mine-4"]
"""


def test_cattle_are_left_alone_when_few_dice_can_show_a_brand() -> None:
    assert choice(at(CATTLE_OR_HOTEL.format(stars=3))) == "lay hotel-8"


def test_with_all_dice_the_better_cattle_are_worth_a_try() -> None:
    assert choice(at(CATTLE_OR_HOTEL.format(stars=0))) == "lay cattle-8"


def remembers(scene: Scene, cards: dict[int, list[str]]) -> ElPasoMemory:
    """What seat 1 knows who has seen these cards go into other hands."""
    memory = ElPasoMemory(0, scene.state.players)
    for card in scene.view(1).hand:
        memory.unseen[card // 8] += 1
        memory.see(0, card)
    for seat, names in cards.items():
        for name in names:
            memory.unseen[(seat - 1) * 6 + CARD_OF[name] // 8] += 1
            memory.see(seat - 1, CARD_OF[name])
    return memory


def test_a_card_that_a_rival_is_known_to_beat_is_not_laid_for_the_last_tile() -> None:
    scene = at(
        """
        tiles = ["hotel-4", "horses-4"]
        town = "Tombstone"
        [[seat]]
        hand = ["hotel-6", "horses-6", "gold-mine-1", "gold-mine-2", "gold-mine-3", "gold-mine-4"]
        """,
        players=2,
    )
    assert choice(scene, remembers(scene, {2: ["hotel-7", "hotel-8"]})) == "lay horses-6"
    assert choice(scene, remembers(scene, {2: ["horses-7", "horses-8"]})) == "lay hotel-6"


def test_the_place_is_chosen_for_which_no_rival_holds_a_card() -> None:
    scene = at(
        """
        tiles = ["hotel-4", "horses-4"]
        town = "Tombstone"
        [[seat]]
        hand = ["hotel-3", "horses-3", "gold-mine-1", "gold-mine-2", "gold-mine-3", "gold-mine-4"]
        """,
        players=2,
    )
    for rare, chosen in (("hotel", "lay hotel-3"), ("horses", "lay horses-3")):
        memory = remembers(scene, {})
        memory.unseen[6 + KIND_OF[rare]] = 0
        assert choice(scene, memory) == chosen


# Stay or leave.

RICH = """
    town = "San Diego"
    stars = {stars}
    tiles = ["bank-3", "bank-4"]
    [[seat]]
    hand = ["bank-5"]
    loot = [{loot}]
"""


def test_with_much_loot_and_one_die_left_the_ranger_leaves() -> None:
    loot = '"saloon-5", "saloon-6", "hotel-5", "bank-5"'
    assert choice(at(RICH.format(stars=4, loot=loot))) == "leave"


def test_with_much_loot_and_no_star_yet_he_stays() -> None:
    loot = '"saloon-5", "saloon-6", "hotel-5", "bank-5"'
    assert choice(at(RICH.format(stars=0, loot=loot))).startswith("lay")


def test_with_nothing_to_lose_he_stays_even_for_the_last_die() -> None:
    assert choice(at(RICH.format(stars=4, loot=""))) == "lay bank-5"


def test_where_nothing_can_be_gained_he_does_not_stay() -> None:
    scene = at("""
        town = "San Diego"
        raids = 2
        stars = 1
        tiles = ["horses-5"]
        [[seat]]
        hand = ["bank-1", "bank-2", "bank-3", "bank-4", "bank-5", "bank-6"]
        loot = ["bank-4"]
        [[seat]]
        gone = true
        [[seat]]
        gone = true
    """)
    assert choice(scene) == "leave"


def after_the_lookout(move: str) -> Scene:
    """Seat 1 has two hotel tiles, which the next town pays one to one, and much else to lose."""
    scene = at(
        """
        town = "Deadwood"
        raids = 2
        stars = 3
        lookout = 2
        tiles = ["bank-1"]
        [[seat]]
        hand = ["bank-1"]
        loot = ["hotel-5", "hotel-4", "saloon-6", "2 saloon-5", "2 saloon-4"]
        [[seat]]
        hand = ["cattle-2"]
        """,
        players=2,
    )
    scene.play(move)
    assert scene.awaited() == [1]
    return scene


def test_ep7_2_who_may_keep_one_more_after_a_departure_stays_a_little_longer() -> None:
    assert choice(after_the_lookout("leave")).startswith("lay")


def test_if_nobody_has_left_the_same_loot_is_brought_to_safety() -> None:
    assert choice(after_the_lookout("lay cattle-2")) == "leave"


def test_ep3_3_who_may_not_leave_yet_lays_a_card() -> None:
    text = """
        town = "Tombstone"
        tiles = ["horses-1"]
        [[seat]]
        hand = ["bank-1", "bank-2", "bank-3", "bank-4", "bank-5", "bank-6"]
        loot = ["gold-mine-5", "cattle-6"]
    """
    assert choice(at(text)) == "leave"
    assert choice(at(text, leave_before_first_raid=False)).startswith("lay")


LAST_TOWN = """
    town = "El Paso"
    raids = 3
    stars = {stars}
    tiles = ["bank-3", "bank-4"]
    [[seat]]
    hand = ["bank-5"]
    nuggets = {nuggets}
    loot = ["saloon-6", "hotel-5"]
    [[seat]]
    nuggets = 30
    gone = true
    [[seat]]
    nuggets = 10
    {third}
"""


def test_ep9_4_alone_and_ahead_in_the_last_town_the_ranger_leaves() -> None:
    scene = at(LAST_TOWN.format(stars=0, nuggets=20, third="gone = true"))
    assert choice(scene) == "leave"


def test_ep9_4_whoever_would_lose_by_leaving_the_last_town_goes_on() -> None:
    assert choice(at(LAST_TOWN.format(stars=4, nuggets=18, third=""))) == "lay bank-5"


def test_ep9_4_whoever_may_win_by_leaving_the_last_town_weighs_the_risk() -> None:
    assert choice(at(LAST_TOWN.format(stars=4, nuggets=25, third=""))) == "leave"
    assert choice(at(LAST_TOWN.format(stars=0, nuggets=25, third=""))) == "lay bank-5"


# Keeping.


def leaving(town: str, loot: str, limit: int = 1) -> Scene:
    """Seat 1 leaves after one group less than this has left."""
    others = "\n".join(f"[[seat]]\ngone = {str(at < limit).lower()}" for at in (1, 2))
    scene = at(f"""
        town = "{town}"
        raids = 4
        groups = {limit - 1}
        tiles = ["horses-1"]
        [[seat]]
        loot = [{loot}]
        {others}
    """)
    return scene.play("leave")


def test_what_the_next_town_lacks_is_kept_even_if_it_is_lower() -> None:
    """Cheyenne has no hotel: three points bring three nuggets, five of a bank one."""
    assert choice(leaving("Deadwood", '"bank-5", "hotel-3"')) == "keep hotel-3"


def test_among_tiles_of_one_kind_the_highest_is_kept() -> None:
    assert choice(leaving("Deadwood", '"hotel-3", "hotel-5"')) == "keep hotel-5"


def test_what_this_town_lacks_is_sold_here_one_to_one() -> None:
    scene = leaving("Tombstone", '"cattle-6", "gold-mine-5"', limit=2)
    assert choice(scene) == "done"


def test_the_best_tiles_are_kept_from_the_highest_down() -> None:
    """San Diego lacks saloon and hotel, and nothing else that lies here is better kept."""
    scene = leaving("Santa Fe", '"bank-5", "saloon-3", "hotel-4", "horses-2"', limit=2)
    assert choice(scene) == "keep hotel-4"
    scene.play("keep hotel-4")
    assert choice(scene) == "keep saloon-3"


def test_of_two_equal_tiles_one_is_kept_and_then_a_lower_one_that_gains_more() -> None:
    scene = leaving("Deadwood", '"2 bank-4", "hotel-3"', limit=2)
    assert choice(scene) == "keep bank-4"
    scene.play("keep bank-4")
    assert choice(scene) == "keep hotel-3"


def test_before_the_last_town_everything_is_worth_keeping() -> None:
    scene = leaving("Tombstone", '"bank-5", "hotel-4", "horses-2"', limit=3)
    for tile in ("bank-5", "hotel-4", "horses-2"):
        assert choice(scene) == f"keep {tile}"
        scene.play(f"keep {tile}")
    assert scene.loot(1) == ["bank-5", "hotel-4", "horses-2"]


# Drawing.


def drawing(text: str) -> Scene:
    """Seat 1, who rode alone, has a card to draw."""
    scene = at(f"""
        pending = ["ride", "refill 0 1"]
        raids = 1
        groups = 1
        roll = ["brand", "brand", "six", "six", "six"]
        {text}
        [[seat]]
        gone = true
        [[seat]]
        gone = true
    """)
    assert scene.question() == "refill"
    return scene


def test_cards_are_drawn_for_places_that_have_tiles_and_not_for_others() -> None:
    """Santa Fe and San Diego after it have horses; a bank is only in one of them."""
    scene = drawing("""
        town = "Santa Fe"
        tiles = ["horses-4", "horses-5"]
        [[seat]]
        hand = ["hotel-1", "bank-2", "saloon-1", "cattle-1", "gold-mine-1"]
    """)
    assert choice(scene) == "draw horses"


def test_a_kind_that_is_held_already_is_drawn_later() -> None:
    text = """
        town = "Tombstone"
        tiles = ["horses-4", "hotel-4"]
        [[seat]]
        hand = ["{kind}-1", "{kind}-2", "gold-mine-1", "gold-mine-2", "cattle-1"]
    """
    assert choice(drawing(text.format(kind="horses"))) == "draw hotel"
    assert choice(drawing(text.format(kind="hotel"))) == "draw horses"


def test_after_the_sheriffs_cards_are_drawn_for_the_next_town() -> None:
    """The bank of Abilene is full, but the raiders are chased to Santa Fe, which has none."""
    scene = at("""
        pending = ["ride", "refill 0 1"]
        town = "Abilene"
        raids = 4
        groups = 1
        stars = 5
        tiles = ["bank-4", "bank-4", "bank-5"]
        [[seat]]
        hand = ["bank-1", "saloon-1", "gold-mine-1", "hotel-1", "horses-1"]
        [[seat]]
        gone = true
        [[seat]]
        gone = true
    """)
    assert choice(scene) == "draw cattle"


def turned_over(top: str) -> str:
    """What seat 1 draws where one tile lies at the horses, a rival holds horses-5, and the stock
    of horses was a pile with this card on top."""
    scene = at(
        f"""
        pending = ["ride", "refill 0 1"]
        town = "Tombstone"
        raids = 1
        roll = ["six", "six", "six", "six", "six"]
        tiles = ["horses-5", "hotel-2"]
        [stocks]
        horses = ["{top}"]
        [[seat]]
        hand = ["gold-mine-1", "gold-mine-2", "gold-mine-3", "cattle-1", "cattle-2"]
        [[seat]]
        hand = ["horses-5", "gold-mine-4", "gold-mine-5", "cattle-3", "cattle-4", "cattle-5"]
        """,
        players=2,
    )
    memory = ElPasoMemory(0, 2)
    for kind in range(len(NAMES)):
        memory.unseen[6 + kind] = 0
    for name in ("horses-5", "gold-mine-4", "gold-mine-5", "cattle-3", "cattle-4", "cattle-5"):
        memory.unseen[6 + CARD_OF[name] // 8] += 1
        memory.see(1, CARD_OF[name])
    memory.stocks[KIND_OF["horses"]][0] = CARD_OF[top]
    memory.seen[CARD_OF[top]] = True
    return choice(scene, memory)


def test_ep10_3_a_high_card_that_lies_on_a_turned_over_stock_is_drawn() -> None:
    assert turned_over("horses-8") == "draw horses"


def test_ep10_3_a_card_that_is_known_to_be_beaten_is_left_to_others() -> None:
    assert turned_over("horses-1") != "draw horses"


# At any table.


class Asked(Bot):
    """A ranger of whom every answer is noted, and what he was asked."""

    needs_knowledge = True

    def __init__(self, game: AnyGame, seed: int) -> None:
        super().__init__(swift(seed))
        self.ranger = make_bot("ranger", game, seed)
        self.answers: list[tuple[list[int], int]] = []

    def choose(self, chair: Chair) -> Move:
        moves = chair.moves
        chosen = self.ranger.choose(chair)
        self.answers.append(([int(move) for move in moves], int(chosen)))
        return chosen


def test_ep3_4_cards_for_places_that_the_town_lacks_are_hardly_ever_laid() -> None:
    class Careful(Asked):
        wasted = 0

        def choose(self, chair: Chair) -> Move:
            view = chair.view
            moves = chair.moves
            assert isinstance(view, ElPasoView)
            chosen = super().choose(chair)
            useful = any(is_lay(move) and view.stacks[(move - 2) // 8] for move in moves)
            if is_lay(chosen) and useful and not view.stacks[(chosen - 2) // 8]:
                self.wasted += 1
            return chosen

    game = deadwood.game("el-paso", players=4)
    bots = [Careful(game, seat) for seat in range(4)]
    play_match(game, list(bots), 3)
    laid = [chosen for bot in bots for _, chosen in bot.answers if is_lay(chosen)]
    assert len(laid) > 20
    assert sum(bot.wasted for bot in bots) == 0


def test_rangers_raid_leave_keep_and_draw() -> None:
    """No habit is idle: over a game they give every kind of answer."""
    game = deadwood.game("el-paso", players=3)
    bots = [Asked(game, seat) for seat in range(3)]
    play_match(game, list(bots), 5)
    given = [chosen for bot in bots for _, chosen in bot.answers]
    assert LEAVE in given
    assert any(is_lay(move) for move in given)
    assert any(is_draw(move) for move in given)
    assert any(is_keep(move) for move in given)


ODD_BOARD = {
    "draw": 12,
    "dice": {"number": 9, "faces": ["star"] + ["brand", "six"] * 5},
    "tiles": {name: [1, 9, 9, 9] for name in NAMES},
    "towns": [
        {"name": "Mesa", "rate": 9, **{name: name == "bank" for name in NAMES}},
        {"name": "Yuma", "rate": 1, **dict.fromkeys(NAMES, True)},
        {"name": "Nogales", "rate": 5, **{name: name != "bank" for name in NAMES}},
    ],
}


@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("refill", ["race", "in-turn"])
@pytest.mark.parametrize("board", ["standard", json.dumps(ODD_BOARD)], ids=["standard", "odd"])
def test_rangers_alone_come_to_an_end_on_any_board(board: str, refill: str, players: int) -> None:
    options = {"board": board, "refill": refill, "leave_before_first_raid": "false"}
    game = deadwood.game("el-paso", players=players, options=options)
    summary = simulate(game, ["ranger"], 4, 1)
    assert "unfinished" not in summary.ended
    assert summary.decisions < 4 * 1000


def test_without_any_memory_the_ranger_answers_too() -> None:
    game = deadwood.game("el-paso", players=3)
    state: Any = game.new(5)
    bot = make_bot("ranger", game, 1)
    while not game.over(state):
        seat = game.seats(state)[-1]
        moves = game.legal(state, seat)
        move = bot.choose(Chair(game, game.view(state, seat), None, moves))
        assert move in moves
        game.play(state, seat, move)


def answers(game: AnyGame, played: Played, seat: int, swaps: list[Any]) -> list[tuple[int, int]]:
    """What a ranger on this seat would have answered in the course of a game of others."""
    state: Any = game.deal(Recording(swift(played.seed), swaps), True)
    witness = Witness(game)
    bot = make_bot("ranger", game, 1)
    given: list[tuple[int, int]] = []
    for number, (mover, move) in enumerate(played.moves):
        witness.follow(state)
        if seat in game.seats(state):
            moves = game.legal(state, seat)
            chosen = bot.choose(Chair(game, game.view(state, seat), witness.memory(seat), moves))
            given.append((number, int(chosen)))
        game.play(state, mover, move)
    return given


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_ranger_answers_alike_whatever_the_cards_are_that_he_never_saw(players: int) -> None:
    game = deadwood.game("el-paso", players=players)
    compared = 0
    for at_seed in range(4 * SCALE):
        played = Played(game, number_of(game) * 100 + at_seed)
        for seat in onlookers(game)[:-1]:
            swaps = adapter_of(game.name).swaps(game, seat, played.shuffles, played.events)
            if swaps:
                real = answers(game, played, seat, [])
                assert answers(game, played, seat, swaps) == real, f"{label(game)}, seat {seat}"
                compared += len(real)
    assert compared > 50


# Strength.


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_ranger_among_random_players_wins_nearly_always(players: int) -> None:
    game = deadwood.game("el-paso", players=players)
    games = 40 * SCALE
    summary = simulate(game, ["ranger"] + ["random"] * (players - 1), games, 1)
    assert summary.bot_wins["ranger"] > 0.9 * games


class Simple(Bot):
    """Goes for the highest tile on top, leaves at so many stars, and keeps what is highest."""

    def __init__(self, stars: int) -> None:
        super().__init__(swift(1))
        self.stars = stars

    def choose(self, chair: Chair) -> Move:
        view = chair.view
        moves = chair.moves
        assert isinstance(view, ElPasoView)
        if LEAVE in moves and view.stars >= self.stars and view.loot[view.seat]:
            return LEAVE
        tops = [stack[0] if stack else 0 for stack in view.stacks]
        if is_draw(moves[0]):
            return max(moves, key=lambda move: tops[move - 50])
        if is_lay(moves[-1]):
            return max(moves, key=lambda move: (is_lay(move), tops[(move - 2) // 8], move))
        return moves[0]


@pytest.mark.slow
@pytest.mark.parametrize("stars", [2, 3, 4])
@pytest.mark.parametrize("players", [2, 5])
def test_a_ranger_beats_players_with_a_simple_plan(players: int, stars: int) -> None:
    """Even against four of them at once he wins more games than they do together."""
    game = deadwood.game("el-paso", players=players)
    games = 40 * SCALE
    won = 0
    for number in range(games):
        bots: list[Bot] = [Simple(stars) for _ in range(players)]
        bots[number % players] = make_bot("ranger", game, number)
        won += number % players in play_match(game, bots, number).winners
    assert won > 0.6 * games
