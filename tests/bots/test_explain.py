"""What a bot says about its moves, to people who ask."""

from __future__ import annotations

from typing import Any

import pytest

import deadwood
from deadwood.bots.budget import Budget
from deadwood.bots.chair import Chair
from deadwood.bots.explain import MOST, UNKNOWN, explain, habit, opinions, usual_adviser
from deadwood.bots.registry import ranger_of
from deadwood.bots.search.bot import SearchBot
from deadwood.core.chance import swift
from deadwood.core.registry import AnyGame
from deadwood.core.types import NOBODY
from deadwood.core.witness import Witness
from tests.bots.search.plain_guide import PlainGuide

THINKING = Budget(60, 0.0)


def chair_with_choice(game: AnyGame, least: int = 3) -> Chair:
    """The first chair of a game that is played at random in which there is much to choose."""
    state: Any = game.new("a game that is explained", True)
    witness = Witness(game)
    chance = swift(1)
    while True:
        witness.follow(state)
        seat = int(game.seats(state)[0])
        moves = game.legal(state, seat)
        if len(moves) >= least:
            return Chair(game, game.view(state, seat), witness.memory(seat), moves)
        game.play(state, seat, moves[chance.below(len(moves))])


def plain_bot(chair: Chair, seed: int = 3, budget: Budget = THINKING) -> SearchBot:
    """One that searches with a guide that knows nothing."""
    game = chair.game
    return SearchBot(swift(seed), PlainGuide(game), ranger_of(game, swift(seed)), budget)


@pytest.fixture
def chair() -> Chair:
    return chair_with_choice(deadwood.game("wyatt-earp", players=2), 8)


def test_the_best_moves_come_first_with_their_chances(chair: Chair) -> None:
    told = opinions(plain_bot(chair), chair, NOBODY, MOST)
    assert 1 < len(told) <= MOST
    assert [one.share for one in told] == sorted((one.share for one in told), reverse=True)
    assert all(0.0 <= one.chance <= 1.0 and 0.0 <= one.share <= 1.0 for one in told)
    assert told[0].share > 0.0
    assert all(one.move in chair.moves for one in told)


def test_the_first_is_what_the_bot_would_do(chair: Chair) -> None:
    choice = plain_bot(chair).choose(chair)
    assert opinions(plain_bot(chair), chair, NOBODY, MOST)[0].move == choice


def test_every_move_can_be_the_one_that_was_made(chair: Chair) -> None:
    for made in chair.moves:
        told = opinions(plain_bot(chair), chair, made, 3)
        assert len(told) <= 3
        assert [one.move for one in told].count(made) == 1


def test_a_move_the_bot_never_thinks_of_gets_its_chance_all_the_same(chair: Chair) -> None:
    class Blind(PlainGuide):
        def sensible(self, chair: Chair) -> list[int]:
            return chair.moves[1:]

    bot = SearchBot(swift(1), Blind(chair.game), ranger_of(chair.game, swift(1)), THINKING)
    told = opinions(bot, chair, chair.moves[0], MOST)
    assert (told[-1].move, told[-1].share) == (chair.moves[0], 0.0)
    assert 0.0 <= told[-1].chance <= 1.0


def test_the_same_seed_has_the_same_opinions(chair: Chair) -> None:
    def told(seed: int) -> list[tuple[int, float, float]]:
        found = opinions(plain_bot(chair, seed), chair, chair.moves[-1], MOST)
        return [(int(one.move), one.chance, one.share) for one in found]

    assert told(5) == told(5)


def test_without_a_search_the_ranger_speaks_and_gives_no_chances(chair: Chair) -> None:
    def told(made: int) -> list[tuple[int, float]]:
        found = habit(ranger_of(chair.game, swift(9)), chair, made)
        return [(int(one.move), one.chance) for one in found]

    best = ranger_of(chair.game, swift(9)).choose(chair)
    other = next(move for move in chair.moves if move != best)
    assert told(other) == [(best, UNKNOWN), (other, UNKNOWN)]
    assert told(best) == told(NOBODY) == [(best, UNKNOWN)]


@pytest.mark.parametrize("name", deadwood.names())
def test_every_game_has_chances_and_they_tell_nothing_that_the_seat_cannot_know(name: str) -> None:
    """In another world that the seat cannot tell from the real one, every opinion is the same."""
    game = deadwood.game(name)
    assert usual_adviser(game) == "marshal"
    chair = chair_with_choice(game)
    seat = chair.seat
    assert chair.knowledge is not None

    def told(view: Any, moves: list[int]) -> list[tuple[int, float, float]]:
        sat = Chair(game, view, chair.knowledge, moves)
        found = explain("marshal:20", sat, moves[-1], 7)
        return [(int(one.move), one.chance, one.share) for one in found]

    real = told(chair.view, chair.moves)
    assert chair.moves[-1] in [move for move, _, _ in real]
    for number in range(3):
        other = game.world(chair.view, chair.knowledge, swift(number))
        assert told(game.view(other, seat), game.legal(other, seat)) == real
