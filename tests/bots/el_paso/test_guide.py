"""What guides the search through El Paso: quick habits, possible worlds, and what they come to."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

import deadwood
from deadwood.bots.chair import Chair
from deadwood.bots.el_paso.guide import ElPasoGuide, keep_calm
from deadwood.bots.match import simulate
from deadwood.bots.registry import make_bot
from deadwood.core.chance import swift
from deadwood.core.registry import AnyGame
from deadwood.core.witness import Witness
from deadwood.games.el_paso.cards import CARDS, COPIES, KINDS, NAMES, STAR
from deadwood.games.el_paso.game import ElPaso
from deadwood.games.el_paso.knowledge import ElPasoMemory
from deadwood.games.el_paso.moves import LEAVE
from deadwood.games.el_paso.state import NONE, ElPasoState
from tests.contract.support import SCALE
from tests.rules.el_paso.scene import Scene, at

TABLES: list[tuple[int, dict[str, object]]] = [
    (2, {}),
    (3, {"leave_before_first_raid": "false"}),
    (4, {}),
    (5, {"refill": "in-turn"}),
]


def game_for(players: int, options: dict[str, object]) -> ElPaso:
    game = deadwood.game("el-paso", players=players, options=options)
    assert isinstance(game, ElPaso)
    return game


def chairs(game: ElPaso, seed: int) -> Iterator[tuple[Chair, ElPasoState, int]]:
    """Every question of a game in which all follow habits, now and then a random move."""
    guide = ElPasoGuide(game, True)
    chance = swift(seed)
    state = game.deal(swift(seed + 1000), True)
    witness = Witness(game)
    while state.pending:
        witness.follow(state)
        seat = int(state.pending[-1].seat(state))
        moves = state.pending[-1].options(state, seat)
        if len(moves) > 1:
            yield Chair(game, game.view(state, seat), witness.memory(seat), moves), state, seat
        by_habit = chance.below(4) > 0
        move = guide.pick(state, seat, moves, chance) if by_habit else None
        state.apply(seat, moves[chance.below(len(moves))] if move is None else move)


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_habits_answer_every_question_with_a_legal_move(
    players: int, options: dict[str, object]
) -> None:
    game = game_for(players, options)
    guide = ElPasoGuide(game, True)
    asked = 0
    for seed in range(2 * SCALE):
        for chair, state, seat in chairs(game, seed):
            assert guide.pick(state, seat, chair.moves, swift(asked)) in chair.moves
            priors = guide.priors(state, seat, chair.moves)
            assert len(priors) == len(chair.moves)
            assert min(priors) > 0.0
            assert sum(priors) == pytest.approx(1.0)
            asked += 1
    assert asked > 100


@pytest.mark.parametrize("weighted", [True, False])
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_worlds_are_what_the_seat_sees_and_habits_know_no_more(
    players: int, options: dict[str, object], weighted: bool
) -> None:
    """In every world of a chair the same is seen, so with the same chance the same is done."""
    game = game_for(players, options)
    guide = ElPasoGuide(game, weighted)
    for chair, state, seat in chairs(game, 7):
        guide.ready(chair)
        chance = swift(5)
        picks = set()
        priors = set()
        for _ in range(4):
            world = guide.world(chance)
            assert game.view(world, seat).as_dict() == chair.view.as_dict()
            assert game.census(world) == game.components()
            picks.add(guide.pick(world, seat, chair.moves, swift(9)))
            priors.add(tuple(guide.priors(world, seat, chair.moves)))
        assert len(picks) == 1
        assert len(priors) == 1
        assert (guide.priors(state, seat, chair.moves)) == list(priors.pop())


def test_the_same_chance_makes_the_same_world() -> None:
    game = game_for(4, {})
    for chair, _, _ in chairs(game, 3):
        guides = [ElPasoGuide(game, True), ElPasoGuide(game, True)]
        worlds = []
        for guide in guides:
            guide.ready(chair)
            worlds.append(guide.world(swift(11)).fields())
        assert worlds[0] == worlds[1]


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_a_playout_ends_and_chances_add_up_to_one(players: int, options: dict[str, object]) -> None:
    game = game_for(players, options)
    guide = ElPasoGuide(game, True)
    for number, (chair, _, seat) in enumerate(chairs(game, 5)):
        if number % 3:
            continue
        guide.ready(chair)
        chance = swift(number)
        world = guide.world(chance)
        world.apply(seat, chair.moves[number % len(chair.moves)])
        guide.outcome(world, chance)
        guide.play_out(world, chance)
        chances = guide.payoffs(world)
        assert min(chances) >= 0.0
        assert sum(chances) == pytest.approx(1.0)


def test_ep4_3_a_calmed_roll_calls_no_sheriffs() -> None:
    for seed in range(100):
        scene = at('stars = 4\ntiles = ["hotel-4"]\n[[seat]]\nloot = ["bank-5"]')
        scene.state.chance = swift(seed)
        keep_calm(scene.state)
        board = scene.state.rules.board
        assert board.faces[scene.state.chance.clone().below(len(board.faces))] != STAR


def board(number: int, faces: list[str]) -> str:
    """A small board with such dice."""
    return json.dumps(
        {
            "draw": 8,
            "dice": {"number": number, "faces": faces},
            "tiles": {name: [1, 9, 9] for name in NAMES},
            "towns": [
                {"name": "Mesa", "rate": 9, **{name: name == "bank" for name in NAMES}},
                {"name": "Nogales", "rate": 5, **{name: name != "bank" for name in NAMES}},
            ],
        }
    )


@pytest.mark.parametrize(
    "dice", [(1, ["star"]), (9, ["star", *["brand", "six"] * 5])], ids=["stars", "hardly a star"]
)
def test_marshals_come_to_an_end_with_any_dice(dice: tuple[int, list[str]]) -> None:
    game = deadwood.game("el-paso", players=2, options={"board": board(*dice)})
    summary = simulate(game, ["marshal:4"], 1, 1)
    assert "unfinished" not in summary.ended
    assert summary.decisions < 1000


# Positions.


def knowing(scene: Scene, seat: int) -> ElPasoMemory:
    """Somebody who has seen every card."""
    state = scene.state
    memory = ElPasoMemory(seat, state.players)
    for card in range(CARDS):
        memory.seen[card] = True
    for place in range(state.players * KINDS):
        memory.unseen[place] = 0
    for other in range(state.players):
        cards = [*state.list_hand(other), state.laid(other)]
        memory.known[other].extend(sorted(card for card in cards if card != NONE))
    for kind in range(KINDS):
        queue = state.list_queue(kind)[: state.queue_size(kind)]
        stock = state.stock_size(kind)
        memory.stocks[kind][:] = queue[:stock]
        memory.piles[kind][:] = queue[stock:]
    return memory


def choice(scene: Scene, bot: str = "marshal:200") -> str:
    game: AnyGame = scene.game
    state: Any = scene.state
    seat = game.seats(state)[0]
    chair = Chair(game, game.view(state, seat), knowing(scene, seat), game.legal(state, seat))
    return str(game.text(make_bot(bot, game, 1).choose(chair)))


SECOND = """
    town = "El Paso"
    lookout = 2
    raids = 3
    stars = 4
    tiles = ["horses-5"]
    [[seat]]
    nuggets = 5
    loot = ["bank-4", "bank-4"]
    hand = ["bank-1", "bank-2", "bank-3", "bank-4", "bank-5", "bank-6"]
    [[seat]]
    nuggets = 6
    loot = ["hotel-4", "hotel-4"]
    hand = ["horses-8", "hotel-1", "hotel-2", "hotel-3", "hotel-4", "hotel-5"]
"""


def test_ep9_4_second_best_leaves_while_the_leader_faces_the_sheriffs() -> None:
    """Only the sheriffs can still beat the leader, who has laid his card; so get out of their way."""
    scene = at(SECOND, players=2)
    scene.play("lay horses-8")
    assert choice(scene, "ranger") != "leave"
    assert choice(scene) == "leave"


def test_who_cannot_win_by_leaving_goes_on() -> None:
    scene = at(
        """
        town = "El Paso"
        raids = 3
        stars = 3
        tiles = ["horses-4", "horses-5", "hotel-5"]
        [[seat]]
        nuggets = 5
        loot = ["bank-4", "bank-4"]
        hand = ["horses-8", "horses-7", "hotel-8", "bank-4", "bank-5", "bank-6"]
        [[seat]]
        nuggets = 15
        gone = true
        """,
        players=2,
    )
    assert choice(scene).startswith("lay h")


def test_who_cannot_win_by_leaving_waits_for_a_better_card() -> None:
    scene = at(
        """
        town = "El Paso"
        raids = 3
        stars = 2
        tiles = ["horses-4", "horses-5"]
        [[seat]]
        nuggets = 5
        loot = ["bank-4", "bank-4"]
        hand = ["hotel-1", "hotel-2", "hotel-8", "bank-4", "bank-5", "bank-6"]
        [[seat]]
        nuggets = 15
        gone = true
        """,
        players=2,
    )
    assert choice(scene).startswith("lay")


def test_what_the_next_town_lacks_is_kept() -> None:
    scene = at(
        """
        town = "Deadwood"
        raids = 3
        stars = 4
        tiles = ["bank-1"]
        [[seat]]
        loot = ["hotel-4", "bank-5", "horses-4"]
        [[seat]]
        """,
        players=2,
    )
    scene.play("leave")
    assert choice(scene) == "keep hotel-4"


def test_cards_without_a_place_are_not_thought_about() -> None:
    scene = at(
        """
        town = "Deadwood"
        tiles = ["hotel-4", "bank-1"]
        [[seat]]
        hand = ["hotel-1", "bank-8", "cattle-1", "cattle-2", "saloon-3", "saloon-4"]
        """
    )
    game, state = scene.game, scene.state
    assert isinstance(game, ElPaso)
    chair = Chair(game, game.view(state, 0), knowing(scene, 0), game.legal(state, 0))
    texts = [str(game.text(move)) for move in ElPasoGuide(game, True).sensible(chair)]
    assert texts == ["leave", "lay bank-8", "lay hotel-1"]


def test_whoever_has_laid_a_card_has_probably_laid_a_good_one() -> None:
    """With weights, the card for the rich place lies there more often than by lot."""
    text = """
        town = "Deadwood"
        raids = 1
        lookout = 2
        tiles = ["hotel-4", "hotel-5", "bank-1", "bank-2"]
        [[seat]]
        hand = ["horses-1", "horses-2", "bank-8", "bank-7", "saloon-3", "saloon-4"]
        [[seat]]
        hand = ["hotel-8", "horses-3", "horses-4", "saloon-5", "saloon-6", "bank-1"]
    """
    scene = at(text, players=2)
    scene.play("lay hotel-8")
    game, state = scene.game, scene.state
    assert isinstance(game, ElPaso)
    chair = Chair(game, game.view(state, 0), knowing(scene, 0), game.legal(state, 0))
    often = []
    for weighted in (True, False):
        guide = ElPasoGuide(game, weighted)
        guide.ready(chair)
        chance = swift(3)
        often.append(sum(guide.world(chance).laid(1) // COPIES == 4 for _ in range(100)))
    assert often[0] > 60
    assert 5 < often[1] < 35


def test_ep3_2_a_laid_card_is_secret_and_a_departure_is_not() -> None:
    game = game_for(4, {})
    guide = ElPasoGuide(game, True)
    state = game.deal(swift(1), False)
    moves = state.pending[-1].options(state, 0)
    assert not guide.is_secret(state, 1, LEAVE)
    assert guide.is_secret(state, 1, moves[-1])
