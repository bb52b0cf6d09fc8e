"""Bots of another build against those of this one, on duplicate deals, for changes that should cost no strength.

    python -m bench.before /elsewhere/.venv/bin/python wyatt-earp --players 2 --bot marshal:100 --pairs 100

Both builds deal the same cards from the same seed and number moves alike, so each follows the game by
itself, and what one hears from the other is a move.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import subprocess
from functools import cache
from typing import Any, Final

import deadwood
from deadwood.bots.bot import Bot
from deadwood.bots.chair import Chair
from deadwood.bots.match import derive, play_match
from deadwood.bots.registry import make_bot
from deadwood.core.chance import swift
from deadwood.core.registry import AnyGame
from deadwood.core.types import Move
from deadwood.lab.odds import Tally
from deadwood.lab.pairs import roles_of, scores
from deadwood.lab.sprt import Sprt

# What the other build runs: it needs nothing but names that every build has.
FOLLOWER: Final = """
import json, sys
import deadwood
from deadwood.bots.chair import Chair
from deadwood.bots.registry import make_bot
from deadwood.core.chance import swift
for line in sys.stdin:
    order = json.loads(line)
    if "deal" in order:
        name, players, seed = order["deal"]
        game = deadwood.game(name, players=players)
        state = game.deal(swift(seed), True)
        told, bots, memories, known = [], {}, {}, {}
    elif "sit" in order:
        seat, bot, seed = order["sit"]
        bots[seat] = make_bot(bot, game, seed)
        memories[seat] = game.knowledge(seat)
        known[seat] = 0
    else:
        for seat, move in order["moves"]:
            state.apply(seat, move)
        told.extend(state.events)
        state.events.clear()
        seat = order["ask"]
        for event in told[known[seat]:]:
            memories[seat].learn(game.shown(event, seat))
        known[seat] = len(told)
        moves = game.legal(state, seat)
        chosen = bots[seat].choose(Chair(game, game.view(state, seat), memories[seat], moves))
        print(int(chosen), flush=True)
"""


class Before:
    """The other build, in a process of its own."""

    def __init__(self, python: str) -> None:
        self.process = subprocess.Popen(
            [python, "-P", "-c", FOLLOWER],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={},
        )
        self.moves: list[tuple[int, int]] = []  # that it has not heard of yet

    def tell(self, **order: Any) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(order) + "\n")
        self.process.stdin.flush()

    def ask(self, seat: int) -> Move:
        assert self.process.stdout is not None
        self.tell(moves=self.moves, ask=seat)
        self.moves = []
        return int(self.process.stdout.readline())


class BeforeBot(Bot):
    """A bot of the other build."""

    def __init__(self, before: Before, seat: int) -> None:
        super().__init__(swift(0))
        self.before = before
        self.seat = seat

    def choose(self, chair: Chair) -> Move:
        return self.before.ask(self.seat)


@cache
def started(python: str) -> Before:
    return Before(python)


def play(
    python: str, game: AnyGame, bot: str, seed: str, number: int, ours: set[int]
) -> list[float]:
    """What each seat scores if these seats are ours, and the others those of the other build."""
    before = started(python)
    before.moves = []
    deal = derive(seed, number, "deal")
    before.tell(deal=[game.name, game.players, deal])
    bots: list[Bot] = []
    for seat in range(game.players):
        chance = derive(seed, number, f"bot {seat}")
        if seat in ours:
            bots.append(make_bot(bot, game, chance))
        else:
            before.tell(sit=[seat, bot, chance])
            bots.append(BeforeBot(before, seat))
    result = play_match(
        game, bots, deal, lambda _, seat, move: before.moves.append((int(seat), int(move)))
    )
    return scores(result.winners, game.players, sides=bool(roles_of(game, deal)))


def play_pair(task: tuple[str, str, int, str, str, int]) -> tuple[float, float]:
    """What one seat scores for our bot, and for the other build's."""
    python, name, players, bot, seed, number = task
    game = deadwood.game(name, players=players)
    seat = number % players
    if players == 2:
        one = play(python, game, bot, seed, number, {seat})
        other = play(python, game, bot, seed, number, {1 - seat})
        return (one[seat] + other[1 - seat]) / 2, (one[1 - seat] + other[seat]) / 2
    # Alone among bots of the other build, and then one of those in its place.
    ours = play(python, game, bot, seed, number, {seat})[seat]
    return ours, play(python, game, bot, seed, number, set())[seat]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("python", help="the interpreter in which the other build is installed")
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--bot", default="ranger")
    parser.add_argument("--pairs", type=int, default=100)
    parser.add_argument("--seed", default="before")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--sprt", default="-20,0", help="stop when one claim is clear")
    asked = parser.parse_args()
    test = Sprt(*(float(elo) for elo in asked.sprt.split(",")))
    tally = Tally(asked.players == 2)
    tasks = [
        (asked.python, asked.game, asked.players, asked.bot, asked.seed, number)
        for number in range(asked.pairs)
    ]
    claim = ""
    with multiprocessing.Pool(asked.workers) as pool:
        for ours, theirs in pool.imap(play_pair, tasks):
            tally.add(("", 0), ours, theirs)
            claim = test.accepts(tally)
            if claim:
                break
    estimate = tally.estimate()
    assert estimate is not None
    first, second = tally.scores()
    print(
        f"{asked.game}, {asked.players} players, {asked.bot}, {tally.pairs} pairs:"
        f" here {first:.3f}, before {second:.3f}, {estimate.elo:+.0f} Elo ± {estimate.margin:.0f},"
        f" LLR of {asked.sprt}: {test.llr(tally):.2f} {claim or 'open'}"
    )


if __name__ == "__main__":
    main()
