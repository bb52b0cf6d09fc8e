"""What one build of the engine takes for its parts, in a process of its own: `bench/speed.py` runs it.

It asks only for what builds of before have too. Prints a JSON object; times are in microseconds.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from typing import Final

import deadwood
from deadwood.bots.chair import Chair
from deadwood.bots.registry import guide_of
from deadwood.bots.search import speed
from deadwood.core import playout
from deadwood.core.chance import swift
from deadwood.core.witness import Witness

LIMIT: Final = 1_000_000
MIDDLE: Final = 60  # decisions, and a game of any kind is well under way


def seconds(work: Callable[[], object]) -> float:
    begin = time.process_time()
    work()
    return time.process_time() - begin


def random_play(name: str, games: int, seed: int) -> float:
    """Decisions a second."""
    game = deadwood.game(name)
    chance = swift(seed)
    decisions = 0

    def play() -> None:
        nonlocal decisions
        for number in range(games):
            state = game.deal(swift(seed * 1_000_003 + number), False)
            decisions += int(playout.random_play(state, chance, LIMIT))

    spent = seconds(play)
    return decisions / spent


def middle(name: str, games: int, seed: int) -> dict[str, float]:
    """A state in the middle of a game: cloned, and shown to a seat."""
    game = deadwood.game(name)
    state = game.deal(swift(seed), False)
    playout.random_play(state, swift(seed), MIDDLE)
    times = 10 * games

    def show(whole: bool) -> None:
        for _ in range(times):
            view = game.view(state, 0)
            if whole:
                view.as_dict()

    return {
        "clone": seconds(lambda: playout.clone_many(state, 5 * times)) / (5 * times) * 1e6,
        "view": seconds(lambda: show(False)) / times * 1e6,
        "view as dict": seconds(lambda: show(True)) / times * 1e6,
    }


def sensible(name: str, games: int, seed: int) -> float:
    """Playouts a second by the guide, from the first question of a game."""
    game = deadwood.game(name)
    guide = guide_of(game, True)
    state = game.deal(swift(seed), True)
    seat = game.seats(state)[0]
    witness = Witness(game)
    witness.follow(state)
    guide.ready(Chair(game, game.view(state, seat), witness.memory(seat), game.legal(state, seat)))
    return 2 * games / seconds(lambda: speed.play_sensibly(guide, swift(seed), 2 * games))


def main() -> None:
    name, games, seed = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    found = {"random play": random_play(name, games, seed), **middle(name, games, seed)}
    found["sensible playouts"] = sensible(name, games, seed)
    print(json.dumps({"compiled": not str(playout.__file__).endswith(".py"), "parts": found}))


if __name__ == "__main__":
    main()
