"""What the contract tests share: every game there is, random play, and moments of it to look at.

All sizes grow with DEADWOOD_SCALE; 1 is for every day.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any, TypeAlias, TypeVar

import pytest

import deadwood
from deadwood.core.chance import Chance, swift
from deadwood.core.game import Game
from deadwood.core.state import State
from deadwood.core.types import NOBODY, Move, Seat
from tests.contract.adapters import adapter_of

T = TypeVar("T")
AnyGame: TypeAlias = Game[Any, Any, Any]
SCALE = int(os.environ.get("DEADWOOD_SCALE", "1"))


def table(setting: str) -> AnyGame:
    """The game that `bang international 5 tumbleweed=true` means."""
    name, edition, players, *options = setting.split()
    return deadwood.game(
        name, edition, int(players), dict(option.split("=", 1) for option in options)
    )


# One who has added something tries its table alone, with options that no edition has.
ONLY = [table(setting) for setting in os.environ.get("DEADWOOD_TABLE", "").split(";") if setting]

GAMES: list[AnyGame] = ONLY or [
    deadwood.game(name, edition, players)
    for name in deadwood.names()
    for edition in deadwood.entry(name).editions
    for players in deadwood.entry(name).players
]
"""Every game in every edition with every number of players."""


def label(game: AnyGame) -> str:
    return f"{game.name}-{game.edition}-{game.players}p"


every_game = pytest.mark.parametrize("game", GAMES, ids=label)
# Where the edition cannot matter, or an example is costly: the first and the last of each game.
some_games = pytest.mark.parametrize(
    "game",
    ONLY
    or [
        deadwood.game(name, entry.editions[at], entry.players[at])
        for name in deadwood.names()
        for entry in [deadwood.entry(name)]
        for at in (0, -1)
    ],
    ids=label,
)


def bent(name: str) -> AnyGame:
    """The game with the last value of every option: mostly not what the edition says."""
    entry = deadwood.entry(name)
    options = {choice.name: choice.options[-1] for choice in entry.table.choices}
    return deadwood.game(name, entry.editions[0], entry.players[-1], options)


every_bent_game = pytest.mark.parametrize(
    "game",
    [bent(name) for name in dict.fromkeys(game.name for game in ONLY) or deadwood.names()],
    ids=label,
)


def of_four(name: str) -> AnyGame:
    """The game with four players, or as many as there can be."""
    return deadwood.game(name, players=min(4, deadwood.entry(name).players[-1]))


def explains(error: deadwood.DeadwoodError) -> None:
    """Bad input is answered with a sentence."""
    assert str(error).strip()


def number_of(game: AnyGame) -> int:
    """A different number for each setting, so that no two are dealt alike."""
    return sum((at + 1) * ord(letter) for at, letter in enumerate(label(game)))


def thinned(game: AnyGame, items: Iterable[T], turn: int) -> Iterator[T]:
    """One item in so many, by the game's adapter and the scale; those of the next turn are others."""
    thrift = max(1, 3 * adapter_of(game.name).thrift // SCALE)
    return islice(items, turn % thrift, None, thrift)


def onlookers(game: AnyGame) -> list[Seat]:
    """All who look at the table: every seat, and a spectator."""
    return [*range(game.players), NOBODY]


def choose(
    game: AnyGame, state: State, chance: Chance, eager: tuple[str, ...] = ()
) -> tuple[Seat, Move]:
    """A random seat of those who may act, and a random legal move of it; every second time one
    that begins with one of the `eager` words, if there is any."""
    seats = game.seats(state)
    seat = seats[chance.below(len(seats))]
    moves = game.legal(state, seat)
    liked = [move for move in moves if game.text(move).startswith(eager)] if eager else []
    if liked and chance.below(2):
        moves = liked
    return seat, moves[chance.below(len(moves))]


def moments(
    game: AnyGame,
    seed: int,
    limit: int,
    start: Any = None,
    listen: bool = False,
    eager: tuple[str, ...] = (),
) -> Iterator[Any]:
    """One game of random moves through the checking door: the state before and after each."""
    chance = swift(seed + 1)
    state = game.deal(swift(seed), listen) if start is None else start
    played = 0
    yield state
    while not game.over(state):
        assert played < limit, f"{label(game)} does not end: seed {seed}"
        game.play(state, *choose(game, state, chance, eager))
        played += 1
        yield state


def question(state: State) -> str:
    """What is asked; empty when the game is over."""
    return state.pending[-1].name() if state.pending else ""


class Sampler:
    """Takes so many moments of every kind of question, so that rare ones get their turn."""

    def __init__(self, of_each: int) -> None:
        self.of_each = of_each
        self.met: Counter[str] = Counter()
        self.taken: Counter[str] = Counter()

    def takes(self, state: State) -> bool:
        kind = question(state)
        self.met[kind] += 1
        # Of a frequent kind not the first ones only: they would all come from the first turns.
        early = self.met[kind] <= 2 or self.met[kind] % 9 == 0
        if not early or self.taken[kind] == self.of_each:
            return False
        self.taken[kind] += 1
        return True


def samples(
    game: AnyGame, of_each: int, games: int = 2, listen: bool = False, limit: int = 100_000
) -> Iterator[Any]:
    """Moments of random games, some of every kind of question, the end of the game among them."""
    sampler = Sampler(of_each)
    for at in range(games):
        for state in moments(game, number_of(game) * 1000 + at, limit, listen=listen):
            if sampler.takes(state):
                yield state
