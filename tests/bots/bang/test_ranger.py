"""The ranger of BANG! at any table: he ends, does not cheat, and wins."""

from __future__ import annotations

from typing import Any

import pytest

import deadwood
from deadwood.bots.bot import Bot
from deadwood.bots.chair import Chair
from deadwood.bots.match import derive, play_match, play_on, simulate
from deadwood.bots.registry import make_bot
from deadwood.core.chance import swift
from deadwood.core.registry import AnyGame
from deadwood.core.types import Move
from deadwood.core.witness import Witness
from deadwood.games.bang.cards import DEPUTY, OUTLAW, RENEGADE, SHERIFF
from deadwood.games.bang.view import BangView
from tests.contract.proxy import Recording
from tests.contract.support import SCALE, label, number_of
from tests.contract.test_leaks import Played, exchanges
from tests.rules.bang.scene import EDITIONS

# At any table.


class Asked(Bot):
    """A ranger of whom every question is noted."""

    needs_knowledge = True

    def __init__(self, game: AnyGame, seed: int) -> None:
        super().__init__(swift(seed))
        self.ranger = make_bot("ranger", game, seed)
        self.asked: set[str] = set()
        self.given: set[str] = set()

    def choose(self, chair: Chair) -> Move:
        game = chair.game
        view = chair.view
        assert isinstance(view, BangView)
        chosen = self.ranger.choose(chair)
        self.asked.add(view.pending[-1][0])
        self.given.add(game.text(chosen).split()[0])
        return chosen


def test_rangers_answer_every_kind_of_question_with_every_kind_of_move() -> None:
    """No habit is idle."""
    game = deadwood.game("bang", players=7)
    asked: set[str] = set()
    given: set[str] = set()
    for seed in range(8):
        bots = [Asked(game, seat) for seat in range(7)]
        play_match(game, list(bots), seed)
        for bot in bots:
            asked |= bot.asked
            given |= bot.given
    assert given >= {"end", "pass", "draw", "take", "play", "discard", "choose"}
    assert asked >= {"play", "dodge", "save", "shed", "barrel", "duel", "indians", "pick"}


@pytest.mark.parametrize("players", [4, 7])
@pytest.mark.parametrize("option", ["beer=heals", "suzy_draws=after", "choose_character=true"])
def test_rangers_alone_come_to_an_end(option: str, players: int) -> None:
    name, value = option.split("=")
    game = deadwood.game("bang", players=players, options={name: value})
    for seed in range(4 * SCALE):
        bots = [make_bot("ranger", game, seat) for seat in range(players)]
        assert play_match(game, bots, seed, None, 3000).ended != "unfinished"


def test_without_any_memory_the_ranger_answers_too() -> None:
    game = deadwood.game("bang", players=5)
    state: Any = game.new(5)
    bot = make_bot("ranger", game, 1)
    while not game.over(state):
        seat = game.seats(state)[0]
        moves = game.legal(state, seat)
        move = bot.choose(Chair(game, game.view(state, seat), None, moves))
        assert move in moves
        game.play(state, seat, move)


def answers(
    game: AnyGame, played: Played, seat: int, swaps: list[Any], last: int
) -> list[tuple[int, int]]:
    """What a ranger on this seat would have answered in the course of a game of others."""
    state: Any = game.deal(Recording(swift(played.seed), swaps), True)
    witness = Witness(game)
    bot = make_bot("ranger", game, 1)
    given: list[tuple[int, int]] = []
    for number, (mover, move) in enumerate(played.moves[:last]):
        witness.follow(state)
        if seat in game.seats(state):
            moves = game.legal(state, seat)
            chosen = bot.choose(Chair(game, game.view(state, seat), witness.memory(seat), moves))
            given.append((number, int(chosen)))
        if number + 1 < last:
            game.play(state, mover, move)
    return given


@pytest.mark.slow
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [4, 5, 7])
def test_the_ranger_answers_alike_whatever_roles_and_cards_he_cannot_know(
    players: int, edition: str
) -> None:
    game = deadwood.game("bang", edition, players)
    compared = {True: 0, False: 0}  # exchanged for ever, or for a while
    for at_seed in range(2 * SCALE):
        played = Played(game, number_of(game) * 100 + at_seed)
        for seat in range(players):
            for until, swaps in exchanges(game, played, seat):
                last = played.moments(until)
                real = answers(game, played, seat, [], last)
                assert answers(game, played, seat, swaps, last) == real, f"{label(game)}: {swaps}"
                compared[until is None] += len(real)
    assert compared[True] > 20
    assert compared[False] > 20


# Strength.

SIDE = {"law": (SHERIFF, DEPUTY), "outlaws": (OUTLAW,), "renegade": (RENEGADE,)}
ENDED = {"sheriff": "law", "outlaw": "outlaws", "renegade": "renegade"}


def wins(game: AnyGame, side: str, rangers: tuple[int, ...], games: int) -> int:
    """How often a side wins when these roles are played by rangers, the others at random."""
    won = 0
    for number in range(games):
        state: Any = game.deal(swift(derive(1, number, "deal")), True)
        bots = [
            make_bot("ranger" if state.role(seat) in rangers else "random", game, number + seat)
            for seat in range(game.players)
        ]
        won += ENDED[play_on(game, state, bots, None, 100_000).ended] == side
    return won


@pytest.mark.slow
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [5, 7])
@pytest.mark.parametrize(("side", "share"), [("law", 0.9), ("outlaws", 0.9), ("renegade", 0.3)])
def test_a_side_of_rangers_among_random_players_wins(
    side: str, share: float, players: int, edition: str
) -> None:
    game = deadwood.game("bang", edition, players)
    games = 40 * SCALE
    won = wins(game, side, SIDE[side], games)
    assert won > share * games
    assert won > wins(game, side, (), games) + 0.25 * games


@pytest.mark.slow
@pytest.mark.parametrize("players", [5, 7])
def test_a_side_of_random_players_among_rangers_loses(players: int) -> None:
    game = deadwood.game("bang", players=players)
    games = 30 * SCALE
    for side, roles in SIDE.items():
        others = tuple(role for role in range(4) if role not in roles)
        assert wins(game, side, others, games) < 0.1 * games, side


@pytest.mark.slow
def test_a_ranger_among_random_players_wins_far_more_than_they_do() -> None:
    """Whatever role he is dealt."""
    game = deadwood.game("bang", players=5)
    games = 100 * SCALE
    summary = simulate(game, ["ranger"] + ["random"] * 4, games, 1)
    share = summary.bot_wins["ranger"] / summary.bot_seats["ranger"]
    others = summary.bot_wins["random"] / summary.bot_seats["random"]
    assert share > 1.5 * others
