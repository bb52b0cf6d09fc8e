"""The part of `deadwood bench` that looks at the bots that search: what takes how long in it.

Measured in questions of a game between rangers, one after another: making worlds, playing them to
the guide's horizon, and whole simulations. What a simulation takes beyond its world and its playout
is the tree: choosing, priors, and what is prepared once a decision.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from typing import Any, Final

import deadwood
from deadwood.bots.bot import Bot
from deadwood.bots.chair import Chair
from deadwood.bots.match import play_match
from deadwood.bots.registry import BY_GAME, guide_of, make_bot
from deadwood.bots.search import speed
from deadwood.bots.search.bot import SearchBot
from deadwood.core.chance import swift
from deadwood.core.types import Move
from deadwood.core.witness import Witness

STEP: Final = 9  # decisions between two that are measured; no divisor of a round of turns
WORLDS: Final = 200
SIMULATIONS: Final = 100
# The time that this process has worked: what others do on the machine is not ours. Windows counts it
# too coarsely.
clock: Final = time.perf_counter if sys.platform == "win32" else time.process_time


def has_search(name: str) -> bool:
    return name in BY_GAME


def measure_search(name: str, seed: int, effort: int) -> dict[str, float]:
    """Means over the questions of one game; `effort` is in percent of what is done at each."""
    game = deadwood.game(name)
    watch = Watch(name, effort)
    bots: list[Bot] = [make_bot("ranger", game, seat) for seat in range(game.players)]
    bots[0] = WatchedBot(bots[0], watch)
    play_match(game, bots, seed)
    return watch.result() | start_of_game(name, seed, effort)


def start_of_game(name: str, seed: int, effort: int) -> dict[str, float]:
    """Playouts a second from the first question of a game."""
    game = deadwood.game(name)
    guide = guide_of(game, True)
    state = game.deal(swift(seed), True)
    seat = game.seats(state)[0]
    witness = Witness(game)
    witness.follow(state)
    moves = game.legal(state, seat)
    guide.ready(Chair(game, game.view(state, seat), witness.memory(seat), moves))
    chance = swift(seed)
    world = guide.world(chance)
    times = max(1, 10 * effort)
    random = seconds(lambda: speed.play_random(guide, world, chance, times))
    sensible = seconds(lambda: speed.play_sensibly(guide, chance, times))
    return {"random_playouts": times / random, "sensible_playouts": times / sensible}


def seconds(work: Callable[[], object]) -> float:
    begin = clock()
    work()
    return clock() - begin


class Watch:
    """Adds up what the parts of a search take at one question after another."""

    def __init__(self, name: str, effort: int) -> None:
        self.game: Final = deadwood.game(name)
        self.guide: Final = guide_of(self.game, True)
        self.worlds: Final = max(2, WORLDS * effort // 100)
        self.simulations: Final = max(4, SIMULATIONS * effort // 100)
        self.questions = 0
        self.spent: Final[dict[str, float]] = dict.fromkeys(
            ("world", "random", "sensible", "simulation"), 0.0
        )
        self.decisions = 0

    def look(self, chair: Chair) -> None:
        guide = self.guide
        chance = swift(self.questions)
        guide.ready(chair)
        self.questions += 1
        self.spent["world"] += seconds(lambda: speed.make_worlds(guide, chance, self.worlds))
        world = guide.world(chance)
        times = self.simulations
        begin = clock()
        self.decisions += int(speed.play_random(guide, world, chance, times))
        self.spent["random"] += clock() - begin
        self.spent["sensible"] += seconds(lambda: speed.play_sensibly(guide, chance, times))
        bot = make_bot(f"marshal:{times}", self.game, self.questions)
        assert isinstance(bot, SearchBot)
        begin = clock()
        bot.think(chair, chair.moves)
        spent = clock() - begin
        done = sum(int(edge.visits) for edge in bot.root.edges.values())
        self.spent["simulation"] += spent * times / max(1, done)

    def result(self) -> dict[str, float]:
        """Microseconds, each for one."""
        simulations = self.questions * self.simulations
        world = self.spent["world"] / (self.questions * self.worlds) * 1e6
        return {
            "world_us": world,
            "random_us": self.spent["random"] / simulations * 1e6,
            "sensible_us": self.spent["sensible"] / simulations * 1e6 - world,
            "simulation_us": self.spent["simulation"] / simulations * 1e6,
            "decision_us": self.spent["random"] / max(1, self.decisions) * 1e6,
        }


class WatchedBot(Bot):
    """Answers as the bot within; now and then a question is measured first."""

    needs_knowledge = True

    def __init__(self, bot: Bot, watch: Watch) -> None:
        super().__init__(bot.chance)
        self.bot: Final = bot
        self.watch: Final = watch
        self.asked = 0

    def choose(self, chair: Chair) -> Move:
        if self.asked % STEP == 0:
            self.watch.look(chair)
        self.asked += 1
        return self.bot.choose(chair)


def show_search(results: dict[str, Any]) -> None:
    """A table of speeds, and the profile of a simulation."""
    searched = {name: result for name, result in results.items() if result["here"]["search"]}
    if not searched:
        return
    print("\nSearch: playouts to the horizon from the first question; times over a whole game")
    print(f"{'':<22}{'playouts/s':>19}{'':>7}{'µs for one':>26}")
    print(
        f"{'':<22}{'random':>9}{'sensible':>10}{'ratio':>7}{'world':>8}{'playout':>9}"
        f"{'simulation':>11}"
    )
    for name, result in searched.items():
        here = result["here"]["search"]
        slow = result["interpreted"]["search"]
        ratio = here["sensible_playouts"] / slow["sensible_playouts"]
        print(
            f"{name + ', ' + str(result['players']) + ' players':<22}"
            f"{here['random_playouts']:>9,.0f}{here['sensible_playouts']:>10,.0f}{ratio:>6.1f}x"
            f"{here['world_us']:>8.1f}{here['sensible_us']:>9.1f}{here['simulation_us']:>11.1f}"
        )
