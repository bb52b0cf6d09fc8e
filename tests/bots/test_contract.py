"""What every bot owes every game."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import deadwood
from deadwood.bots.bot import Bot
from deadwood.bots.chair import Chair
from deadwood.bots.match import play_match
from deadwood.bots.registry import MARSHAL, instant_names, make_bot
from deadwood.core.chance import swift
from deadwood.core.knowledge import Knowledge
from deadwood.core.registry import AnyGame
from deadwood.core.state import State
from deadwood.core.types import Move, Seat
from deadwood.core.view import View
from deadwood.core.witness import Witness
from tests.bots.support import quick
from tests.contract.support import GAMES, SCALE, every_bent_game, label, number_of

slow = pytest.mark.slow
ENOUGH = 100
MORE = 50

# A legend is a marshal with more time. Whoever searches plays the first and the last way of a game,
# and compiled only.
INSTANT = [(game, name) for game in GAMES for name in instant_names(game)]
SEARCHING = [
    pytest.param(deadwood.game(name, entry.editions[at], entry.players[at]), MARSHAL, marks=slow)
    for name in deadwood.names()
    for entry in [deadwood.entry(name)]
    for at in (0, -1)
]
every_bot = pytest.mark.parametrize(
    ("game", "name"),
    [*INSTANT, *SEARCHING],
    ids=lambda value: value if isinstance(value, str) else label(value),
)


@slow
@every_bent_game
def test_whoever_searches_comes_to_an_end_under_any_house_rule(game: AnyGame) -> None:
    bots = [make_bot(quick(MARSHAL), game, seat) for seat in range(game.players)]
    _, ended = play_checked(game, bots, number_of(game))
    assert ended not in ("", "unfinished")


def play_checked(game: AnyGame, bots: list[Bot], seed: int) -> tuple[list[tuple[int, int]], str]:
    """A game in which every move is checked against the rules; its moves and how it ended."""
    played: list[tuple[int, int]] = []

    def note(state: State, seat: Seat, move: Move) -> None:
        assert game.why_not(state, seat, move) is None, game.position(state)
        played.append((int(seat), int(move)))

    result = play_match(game, bots, seed, note, 100_000)
    assert result.decisions == len(played)
    return played, result.ended


@every_bot
def test_whole_games_with_the_bot_on_every_seat_are_legal_and_end(game: AnyGame, name: str) -> None:
    for number in range(2 * SCALE):
        bots = [make_bot(quick(name), game, seat) for seat in range(game.players)]
        played, ended = play_checked(game, bots, number_of(game) + number)
        assert ended not in ("", "unfinished")
        assert {seat for seat, _ in played} == set(range(game.players))


@pytest.mark.parametrize("game", GAMES, ids=label)
def test_a_ranger_who_is_shown_some_moves_chooses_among_these(game: AnyGame) -> None:
    """So greenhorns play: what they overlook does not count. Now and then a ranger means to be done instead."""
    chance = swift(1)
    ranger = make_bot("ranger", game, 1)
    asked = strayed = 0
    for number in range(4 * SCALE + MORE):
        if number >= 4 * SCALE and asked > ENOUGH:
            break  # a few games are enough, unless they are short
        state, witness = game.deal(swift(number), True), Witness(game)
        while not game.over(state):
            witness.follow(state)
            seat = game.seats(state)[0]
            moves = game.legal(state, seat)
            some = [move for move in moves if chance.below(2) == 0]
            move = moves[int(chance.below(len(moves)))]
            if len(some) > 1:
                chair = Chair(game, game.view(state, seat), witness.memory(seat), some)
                move = ranger.choose(chair)
                asked += 1
                strayed += move not in some
            game.play(state, seat, move)
    assert asked > ENOUGH
    assert strayed <= asked // 5


@every_bot
def test_against_random_play_every_choice_is_legal_too(game: AnyGame, name: str) -> None:
    # Random opponents lead into corners that sensible players avoid.
    for number in range(2 * SCALE):
        bots = [make_bot("random", game, seat + 10) for seat in range(game.players)]
        bots[number % game.players] = make_bot(quick(name), game, 1)
        _, ended = play_checked(game, bots, number_of(game) + number)
        assert ended not in ("", "unfinished")


@slow
@every_bot
def test_the_same_seed_plays_the_same_game_and_another_seed_another(
    game: AnyGame, name: str
) -> None:
    def moves(seed: int) -> list[tuple[int, int]]:
        bots = [make_bot(quick(name), game, 100 * seed + seat) for seat in range(game.players)]
        return play_checked(game, bots, seed)[0]

    assert moves(1) == moves(1)
    assert moves(1) != moves(2)


class Watcher(Bot):
    """Plays as a random bot, and asks another bot what it would do in other possible worlds."""

    needs_knowledge = True

    def __init__(self, name: str, seed: int) -> None:
        super().__init__(swift(seed))
        self.name = name
        self.seed = seed
        self.turns = 0
        self.looked: Counter[str] = Counter()

    def choose(self, chair: Chair) -> Move:
        game = chair.game
        view = chair.view
        knowledge = chair.knowledge
        moves = chair.moves
        self.turns += 1
        if self.turns % 5 == 1:  # worlds are costly to build
            world: Any = chair.world(self.chance)
            seat = world.pending[-1].seat(world)
            self.looked[world.pending[-1].name()] += 1
            before = view.as_bytes()
            chosen = self.answer(game, view, knowledge, moves.copy())
            other_view = game.view(world, seat)
            assert chosen == self.answer(game, other_view, knowledge, game.legal(world, seat))
            assert view.as_bytes() == before
        return moves[self.chance.below(len(moves))]

    def answer(
        self, game: AnyGame, view: View, knowledge: Knowledge | None, moves: list[Move]
    ) -> Move:
        """What a fresh bot of this seed answers; what it was given must be left as it was."""
        given = moves.copy()
        chosen = make_bot(quick(self.name), game, self.seed).choose(
            Chair(game, view, knowledge, moves)
        )
        assert chosen in given
        assert moves == given
        return chosen


@every_bot
def test_a_choice_depends_on_nothing_that_the_seat_cannot_know(game: AnyGame, name: str) -> None:
    """Other hands and the supply are dealt anew within what the seat knows: same answer."""
    watchers = [Watcher(name, 5 + seat) for seat in range(game.players)]
    bots: list[Bot] = []
    bots.extend(watchers)
    asked: Counter[str] = Counter()
    for at in range(10):  # one match, but of a short game
        play_match(game, bots, number_of(game) + at, None, 150 * SCALE)
        asked = sum((watcher.looked for watcher in watchers), Counter[str]())
        if sum(asked.values()) >= 15:
            break
    assert len(asked) > 1
    assert sum(asked.values()) >= 15


@every_bot
def test_a_move_without_an_alternative_is_chosen_when_a_bot_is_asked(
    game: AnyGame, name: str
) -> None:
    state = game.new(3)
    seat = game.seats(state)[0]
    only = game.legal(state, seat)[-1:]
    view = game.view(state, seat)
    assert make_bot(quick(name), game, 1).choose(Chair(game, view, None, only)) == only[0]


def test_an_unknown_bot_is_refused_with_the_nearest_name() -> None:
    game = deadwood.game("wyatt-earp")
    with pytest.raises(deadwood.UnknownName, match=r"No bot 'rangr' .*Did you mean ranger\?"):
        make_bot("rangr", game, 1)
    with pytest.raises(deadwood.UnknownName, match="There are: random, greenhorn, ranger"):
        make_bot("x", game, 1)


def test_random_choices_are_even() -> None:
    game = deadwood.game("wyatt-earp")
    state = game.new(3)
    view = game.view(state, 0)
    moves: list[Move] = [2, 3, 5, 7]
    bot = make_bot("random", game, 9)
    counts = Counter(int(bot.choose(Chair(game, view, None, moves))) for _ in range(4000))
    assert sorted(counts) == [2, 3, 5, 7]
    assert all(850 < number < 1150 for number in counts.values())
