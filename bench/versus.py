"""Bots of one build against those of another: duplicate deals over two installed packages.

    python -m bench.versus OLD_PYTHON GAME --bot marshal:100 --players 5 --pairs 200 [--sprt=-15,5]
    python -m bench.versus OLD_PYTHON GAME --bot ranger --alike --games 1000

Each build plays in processes of its own. Both deal the same cards and hear the same moves, in notation,
so that each bot is asked by the rules and the memory of its own build; that both builds agree about
rules is tested on the way, since they refuse each other's illegal moves. Pairs, roles and fields are
those of the arena (docs/arena.md): X is the build that runs this, Y the other one.

`--alike` asks both builds for every decision of every seat, with the same chance, and counts the games in which
they never differ. Where they never do, no match is needed: they are the same player.

Where the rules of a character of BANG! have changed between the builds, `--without sid-ketchum,suzy-lafayette`
leaves out the deals with these.
"""

from __future__ import annotations

import argparse
import itertools
import json
import subprocess
import sys
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

import deadwood
from deadwood.bots.match import derive
from deadwood.core.chance import swift
from deadwood.lab.odds import Tally
from deadwood.lab.pairs import PairDeal, scores
from deadwood.lab.sprt import Sprt

PLAYER: Final = str(Path(__file__).with_name("versus_player.py"))


class Player:
    """A process of one build that holds the game and answers for its seats."""

    def __init__(self, python: str, setting: dict[str, Any]) -> None:
        command = [python, "-P", PLAYER, json.dumps(setting)]
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
        )

    def say(self, line: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def hear(self) -> str:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit("One of the two builds has given up; its error is above.")
        return line.rstrip("\n")


class Couple:
    """Both builds at one table."""

    def __init__(self, pythons: tuple[str, str], setting: dict[str, Any]) -> None:
        self.players = [
            Player(python, setting | {"here": here}) for here, python in enumerate(pythons)
        ]

    def play(self, number: int, builds: list[int]) -> list[int]:
        """One game with these builds on the seats; who has won."""
        for mine, player in enumerate(self.players):
            seats = [seat for seat, build in enumerate(builds) if build == mine]
            player.say(json.dumps({"number": number, "seats": seats}))
        while True:
            lines = [player.hear() for player in self.players]
            words = {line.split(" ", 1)[0] for line in lines}
            if words == {"over"}:
                if lines[0] != lines[1]:
                    raise SystemExit(f"The builds disagree about who has won: {lines}.")
                return list(json.loads(lines[0].split(" ", 1)[1]))
            asked = [at for at in (0, 1) if lines[at].startswith("move ")]
            if len(asked) != 1:
                raise SystemExit(f"The builds disagree about whose turn it is: {lines}.")
            self.players[1 - asked[0]].say(lines[asked[0]][len("move ") :])

    def decide_alike(self, number: int, seats: int) -> tuple[int, bool]:
        """One game in which both answer for everybody: how many decisions, and whether none differs."""
        for player in self.players:
            player.say(json.dumps({"number": number, "seats": list(range(seats))}))
        decisions = 0
        while True:
            first, second = (player.hear() for player in self.players)
            if first != second or first.startswith("over "):
                return decisions, first == second
            decisions += 1

    def end(self) -> None:
        for player in self.players:
            player.process.kill()
            player.process.wait()


def deals(game: Any, seed: str, left_out: set[str]) -> Iterator[int]:
    """The numbers of all deals in which nobody is one of these characters."""
    for number in itertools.count():
        if left_out:
            drawn = game.deal(swift(derive(seed, number, "deal")), False)
            named = game.position(drawn)
            if any(f'"{name}"' in named for name in left_out):
                continue
        yield number


def play_pair(couple: Couple, game: Any, seed: str, number: int) -> tuple[tuple[str, int], Any]:
    deal = PairDeal(game, seed, number)
    sides = bool(deal.roles)
    if game.players == 2:
        seat = deal.seat_in_turn(number)
        both = [
            scores(couple.play(number, [0 if at == side else 1 for at in range(2)]), 2, sides)
            for side in (seat, 1 - seat)
        ]
        return ("", 0), (
            (both[0][seat] + both[1][1 - seat]) / 2,
            (both[0][1 - seat] + both[1][seat]) / 2,
        )
    way, turn = number % 2, number // 2
    seat = deal.seat_in_turn(turn)
    rest = 0 if way else 1
    found = []
    for build in (0, 1):
        builds = [build if at == seat else rest for at in range(game.players)]
        found.append(scores(couple.play(number, builds), game.players, sides)[seat])
    return (deal.roles[seat] if deal.roles else "", way), tuple(found)


def count_alike(pythons: tuple[str, str], setting: dict[str, Any], numbers: Iterable[int]) -> None:
    couple = Couple(pythons, setting)
    games = alike = decisions = 0
    for number in numbers:
        games += 1
        made, same = couple.decide_alike(number, setting["players"])
        decisions += made
        alike += same
        if not same:  # one of them is in the middle of another game now
            couple.end()
            couple = Couple(pythons, setting)
    couple.end()
    names = " and ".join(dict.fromkeys(setting["bots"]))
    print(
        f"{setting['game']}, {setting['players']} players, {names}: {alike} of {games} games alike,"
        f" {decisions:,} decisions before the first that differs"
    )


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    ask.add_argument("old", help="the other build's python")
    ask.add_argument("game")
    ask.add_argument("--here", default=sys.executable, help="the python of X, this one by default")
    ask.add_argument("--bot", default="ranger")
    ask.add_argument("--old-bot", default="")
    ask.add_argument("--players", type=int)
    ask.add_argument("--pairs", type=int, default=200)
    ask.add_argument("--seed", default="versus")
    ask.add_argument("--workers", type=int, default=2)
    ask.add_argument("--alike", action="store_true", help="count games in which nothing differs")
    ask.add_argument("--games", type=int, default=200, help="of --alike")
    ask.add_argument("--without", default="", help="deals with these characters of BANG!")
    ask.add_argument("--sprt", default="", help="stop when it is clear which Elo holds: -15,5")
    chosen = ask.parse_args()
    game = deadwood.game(chosen.game, players=chosen.players)
    tally = Tally(game.players == 2)
    test = Sprt(*[float(word) for word in chosen.sprt.split(",")]) if chosen.sprt else None
    setting = {
        "game": chosen.game,
        "players": game.players,
        "seed": chosen.seed,
        "bots": [chosen.bot, chosen.old_bot or chosen.bot],
    }
    pythons = (chosen.here, chosen.old)
    numbers = deals(game, chosen.seed, {*filter(None, chosen.without.split(","))})
    if chosen.alike:
        count_alike(pythons, setting, itertools.islice(numbers, chosen.games))
        return
    idle = [Couple(pythons, setting) for _ in range(chosen.workers)]

    def one(number: int) -> tuple[tuple[str, int], Any]:
        couple = idle.pop()
        try:
            return play_pair(couple, game, chosen.seed, number)
        finally:
            idle.append(couple)

    with ThreadPoolExecutor(chosen.workers) as pool:
        for stratum, result in pool.map(one, itertools.islice(numbers, chosen.pairs)):
            tally.add(stratum, *result)
            if test is not None and test.accepts(tally):
                pool.shutdown(wait=False, cancel_futures=True)
                break
    found = tally.estimate()
    first, second = tally.scores()
    print(
        f"{chosen.game}, {game.players} players, {chosen.bot}: {tally.pairs} pairs, here {first:.1%}, there {second:.1%}"
    )
    if found is not None:
        print(
            f"Elo {found.elo:+.0f}, 95 % {found.elo - found.margin:+.0f} to {found.elo + found.margin:+.0f}"
        )
    if test is not None:
        print(f"SPRT {chosen.sprt}: LLR {test.llr(tally):+.2f}, {test.accepts(tally) or 'open'}")


if __name__ == "__main__":
    main()
