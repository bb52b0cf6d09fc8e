"""A server whose tables begin in the middle of a game, at a moment worth a picture.

    python -m scripts.moments --port 4798 --db /tmp/pictures.db

`make pictures` uses it. Which moment it is depends on the game and on how many play: the first one in
games of bots, by rising seeds, at which seat 1 is asked something that shows much. It is the same at
every call. Bots cannot play on from there (they think about a game from its deal), people can.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from functools import cache
from itertools import count
from typing import Any

from deadwood.bots import make_bot
from deadwood.core.chance import swift
from deadwood.core.registry import AnyGame
from deadwood.core.state import State
from deadwood.server import logs, serving
from deadwood.server.app import make_app
from deadwood.server.settings import load

ME = 0
TOLD = 30  # events before the moment, for the log

Wanted = Callable[[AnyGame, Any, list[str]], bool]
"""Whether seat 1 is asked something worth a picture; it may answer with these moves."""


def lays_three(game: AnyGame, state: Any, moves: list[str]) -> bool:
    view = game.view(state, ME)
    lain = sum(1 for seat in range(1, view.players) if any(view.laid[seat * 7 : seat * 7 + 7]))
    return (
        any(move.startswith("lay 3 ") for move in moves)
        and sum(view.money) > 10
        and sum(view.hand) > 6
        and any(view.laid[:7])
        and lain > 1
    )


def has_loot(game: AnyGame, state: Any, moves: list[str]) -> bool:
    view = game.view(state, ME)
    return "leave" in moves and len(view.loot[ME]) > 3 and view.town > 0 and view.stars > 1


def is_shot_at(game: AnyGame, state: Any, moves: list[str]) -> bool:
    view = game.view(state, ME)
    lying = [len(cards) for cards in view.tables]
    return (
        view.pending[-1][0] == "dodge"
        and any(move.startswith("play missed") for move in moves)
        and sum(view.alive) > 5
        and sum(lying) > 5
        and len(view.hand) > 3
    )


def aims(game: AnyGame, state: Any, moves: list[str]) -> bool:
    view = game.view(state, ME)
    shots = [move for move in moves if move.startswith("play bang-")]
    return (
        len({move.split(" at ")[1] for move in shots}) > 2
        and sum(len(cards) for cards in view.tables) > 5
        and not all(view.alive)
        and view.alive[ME]
    )


def ends(game: AnyGame, state: State, moves: list[str]) -> bool:
    """Whatever is done, the game is over."""
    for move in game.legal(state, ME):
        after = state.clone()
        after.apply(ME, move)
        if after.pending:
            return False
    return True


MOMENTS: dict[tuple[str, int], Wanted] = {
    ("wyatt-earp", 4): lays_three,
    ("wyatt-earp", 3): ends,
    ("el-paso", 4): has_loot,
    ("bang", 7): is_shot_at,
    ("bang", 6): aims,
}


@cache
def moment(game: AnyGame) -> State:
    wanted = MOMENTS[game.name, game.players]
    for seed in count():
        state: State = game.deal(swift(seed), True)
        bots = [make_bot("ranger", game, seed + seat) for seat in range(game.players)]
        while state.pending:
            seat = state.pending[-1].seat(state)
            moves = game.legal(state, seat)
            if seat == ME and wanted(game, state, [game.text(move) for move in moves]):
                assert state.events is not None
                state.events = state.events[-TOLD:]
                return state
            state.apply(seat, bots[seat].choose(game, game.view(state, seat), None, moves))
    raise AssertionError


def deal(game: AnyGame, seed: str) -> State:
    if (game.name, game.players) in MOMENTS:
        state: State = moment(game).clone()
        state.events = list(moment(game).events or [])
    else:
        state = game.new(bytes.fromhex(seed), True)
    return state


def main(given: list[str]) -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--db", required=True)
    wish = parser.parse_args(given)
    settings = load({"port": wish.port, "db": wish.db, "pace": 0, "log": "warning"}, {})
    logs.set_up(settings.log, settings.log_format)
    listener = serving.listen(settings.host, settings.port, True)
    serving.run(make_app(settings, dealer=deal), listener, lambda: None)


if __name__ == "__main__":
    main(sys.argv[1:])
