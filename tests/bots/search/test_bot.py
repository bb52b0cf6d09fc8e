"""The search itself, with a guide that knows nothing but the rules."""

from __future__ import annotations

import time
from itertools import count
from typing import Any

import pytest

import deadwood
from deadwood.bots.budget import Budget, read_budget
from deadwood.bots.chair import Chair
from deadwood.bots.explain import opinions
from deadwood.bots.match import play_match
from deadwood.bots.random_bot import RandomBot
from deadwood.bots.registry import ranger_of
from deadwood.bots.search.bot import SearchBot
from deadwood.bots.search.tree import SEATS, SECRET, Edge, Node, TreeSearch, is_settled
from deadwood.core.chance import Chance, swift
from deadwood.core.playout import random_play
from deadwood.core.registry import AnyGame
from deadwood.core.state import State
from deadwood.core.types import NOBODY, Move, Seat
from deadwood.core.witness import Witness
from tests.bots.search.plain_guide import PlainGuide
from tests.contract.support import some_games


class CountingGuide(PlainGuide):
    """Counts the worlds that were asked for."""

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        self.worlds = 0

    def world(self, chance: Chance) -> State:
        self.worlds += 1
        return super().world(chance)


class BlindGuide(PlainGuide):
    """The searching seat sees no move of the others."""

    def is_secret(self, s: State, seat: Seat, move: Move) -> bool:
        return seat != self.me


class QuietGuide(CountingGuide):
    """Takes every move for one after which nothing new has happened."""

    def moment(self, chair: Chair) -> int:
        return 7

    def is_quiet(self, move: Move) -> bool:
        return True


def chair_of(game: AnyGame, seed: int, skip: int = 0) -> tuple[Chair, Any]:
    """The first seat that has a choice after so many random moves, or a third of a short game."""
    short = game.deal(swift(seed), False)
    skip = min(skip, random_play(short, swift(seed), 1000) // 3)
    chance = swift(seed)
    state: Any = game.deal(swift(seed), True)
    while True:
        seat = game.seats(state)[0]
        moves = game.legal(state, seat)
        if len(moves) > 1 and skip <= 0:
            witness = Witness(game)
            witness.follow(state)
            return Chair(game, game.view(state, seat), witness.memory(seat), moves), state
        game.play(state, seat, moves[chance.below(len(moves))])
        skip -= 1


def bot_with(game: AnyGame, guide: PlainGuide, budget: str, seed: int = 1) -> SearchBot:
    return SearchBot(swift(seed), guide, ranger_of(game, swift(2)), read_budget(budget))


@pytest.mark.slow
@some_games
def test_a_search_beats_random_play_even_if_it_knows_nothing_but_the_rules(game: AnyGame) -> None:
    won = 0
    for number in range(3):
        bots: list[Any] = [RandomBot(swift(seat)) for seat in range(game.players)]
        bots[0] = bot_with(game, PlainGuide(game), "2", number)
        won += 1 if 0 in play_match(game, bots, number).winners else 0
    assert won >= 1


@some_games
def test_the_same_seed_thinks_the_same(game: AnyGame) -> None:
    chair, _ = chair_of(game, 3, 20)

    def thoughts(seed: int) -> list[tuple[int, float, float]]:
        bot = bot_with(game, PlainGuide(game), "80", seed)
        return [(int(x.move), x.chance, x.share) for x in opinions(bot, chair, NOBODY, 99)]

    assert thoughts(1) == thoughts(1)
    assert thoughts(1) != thoughts(2)


@some_games
def test_opinions_are_chances_and_the_first_is_the_move_that_is_made(game: AnyGame) -> None:
    chair, _ = chair_of(game, 4, 30)
    told = opinions(bot_with(game, PlainGuide(game), "40"), chair, NOBODY, 99)
    assert told[0].move == bot_with(game, PlainGuide(game), "40").choose(chair)
    assert all(0.0 <= opinion.chance <= 1.0 for opinion in told)
    assert sum(opinion.share for opinion in told) == pytest.approx(1.0)
    shares = [opinion.share for opinion in told]
    assert shares == sorted(shares, reverse=True)


def test_a_budget_of_simulations_is_never_exceeded() -> None:
    game = deadwood.game("wyatt-earp", players=2)
    chair, _ = chair_of(game, 5)
    guide = CountingGuide(game)
    bot_with(game, guide, "30").choose(chair)
    assert guide.worlds <= 31  # one of them only to look at the moves


def test_a_budget_of_time_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    game = deadwood.game("wyatt-earp", players=2)
    chair, _ = chair_of(game, 5)
    guide = CountingGuide(game)
    looks = count()  # each is 10 ms after the one before, with eight simulations between them
    monkeypatch.setattr(time, "perf_counter", lambda: next(looks) / 100)
    bot_with(game, guide, "40ms").choose(chair)
    assert guide.worlds <= 4 * 8 + 1  # one of them only to look at the moves
    assert next(looks) <= 5


def test_a_search_stops_when_the_rest_can_change_nothing() -> None:
    edges = [Edge(0, 1, 0.5), Edge(0, 2, 0.5)]
    edges[0].visits = 30
    edges[1].visits = 10
    assert is_settled(edges, 19)
    assert not is_settled(edges, 20)
    assert is_settled(edges[:1], 29)


def test_a_tree_is_used_again_after_a_quiet_move() -> None:
    game = deadwood.game("wyatt-earp", players=2)
    chair, state = chair_of(game, 6, 1)
    guide = QuietGuide(game)
    bot = bot_with(game, guide, "60")
    seat = game.seats(state)[0]
    state.apply(seat, bot.choose(chair))
    held = bot.root.edges[int(bot.last * SEATS + seat)].node
    assert held is not None
    guide.worlds = 0
    bot.choose(chair)
    assert bot.root is held
    assert guide.worlds < 60


def test_a_tree_is_not_used_again_when_something_has_happened() -> None:
    game = deadwood.game("wyatt-earp", players=2)
    chair, _ = chair_of(game, 6, 1)
    bot = bot_with(game, PlainGuide(game), "20")
    bot.choose(chair)
    first = bot.root
    bot.choose(chair)
    assert bot.root is not first
    assert all(edge.node is not bot.root for edge in first.edges.values())


def test_moves_that_the_seat_would_not_see_lead_to_one_place() -> None:
    game = deadwood.game("el-paso", players=3)
    chair, _ = chair_of(game, 7)
    guide = BlindGuide(game)
    bot = bot_with(game, guide, "200")
    bot.choose(chair)

    def labels(node: Node) -> set[int]:
        found: set[int] = set()
        for edge in node.edges.values():
            if edge.seat != guide.me:
                found.add(int(edge.move))
            if edge.node is not None:
                found |= labels(edge.node)
        return found

    assert labels(bot.root) == {SECRET}


def test_only_moves_that_are_possible_in_a_world_compete() -> None:
    game = deadwood.game("wyatt-earp", players=2)
    chair, state = chair_of(game, 8, 3)
    guide = PlainGuide(game)
    guide.ready(chair)
    search = TreeSearch(guide, swift(1), Node())
    node = Node()
    seat = game.seats(state)[0]
    some = chair.moves[:2]
    all_of_them = search.edges_for(node, state, seat, chair.moves)
    assert [edge.move for edge in search.edges_for(node, state, seat, some)] == some
    assert len(all_of_them) == len(chair.moves)


@pytest.mark.parametrize(
    ("text", "simulations", "seconds"),
    [("300", 300, 0.0), ("100ms", 0, 0.1), ("2s", 0, 2.0), ("1.5S", 0, 1.5), ("0.5ms ", 0, 0.0)],
)
def test_budgets_are_read_as_people_write_them(text: str, simulations: int, seconds: float) -> None:
    if text.startswith("0.5ms"):
        with pytest.raises(deadwood.BadOption, match="1ms to 600s"):
            read_budget(text)
        return
    budget = read_budget(text)
    assert (budget.simulations, budget.seconds) == (simulations, seconds)
    assert read_budget(budget.text()).seconds == seconds


@pytest.mark.parametrize("text", ["", "-3", "0", "1h", "١٠", "1e9", "12.5", "99999999999", "700s"])
def test_what_is_no_budget_is_refused_with_what_would_be_one(text: str) -> None:
    with pytest.raises(deadwood.BadOption, match="A budget is a number of simulations such as 300"):
        read_budget(text)


def test_a_budget_is_told_as_it_was_written() -> None:
    assert [Budget(300, 0.0).text(), Budget(0, 0.1).text(), Budget(0, 2.0).text()] == [
        "300",
        "100ms",
        "2s",
    ]
