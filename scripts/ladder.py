"""Every step from random to legend in the arena: the table of docs/bots.md.

    .venv/bin/python scripts/ladder.py                    everything; two hours or so on two cores
    .venv/bin/python scripts/ladder.py bang --games 100   one game, fewer deals

Budgets are simulations, so the same seed gives the same table everywhere. Where more than two play,
the newcomer is compared in a field of the bot below it: one X among Ys against Y in that seat.
"""

import argparse
import json
import subprocess
import sys
from dataclasses import dataclass


@dataclass(frozen=True)
class Step:
    """Two bots and how many games they play; the stronger one first."""

    bots: str
    games: int


@dataclass(frozen=True)
class Rung:
    game: str
    players: int
    steps: list[Step]


def rungs(marshal: str, legend: str, games: int, deep: int) -> list[Step]:
    return [
        Step("greenhorn,random", 1000),
        Step("ranger,greenhorn", 1000),
        Step(f"{marshal},ranger", games),
        Step(f"{legend},{marshal}", deep),
    ]


LADDER = [
    Rung("wyatt-earp", 2, rungs("marshal:100", "legend:1500", 200, 160)),
    Rung("wyatt-earp", 4, rungs("marshal:100", "legend:1500", 400, 160)),
    Rung("el-paso", 4, rungs("marshal:100", "legend:1000", 400, 400)),
    Rung("bang", 5, rungs("marshal:500", "legend:4000", 800, 400)),
    Rung("bang", 7, rungs("marshal:500", "legend:4000", 400, 400)),
]


def main() -> None:
    read = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    read.add_argument("game", nargs="?", help="only this game")
    read.add_argument("--games", type=int, help="of every step, instead of its own number")
    read.add_argument("--seed", default="ladder")
    read.add_argument("--step", type=int, help="only this one, 1 to 4")
    asked = read.parse_args()
    print("| game | step | Elo | 95 % | pairs | a decision takes |\n|---|---|---|---|---|---|")
    for rung in LADDER:
        if asked.game in (None, rung.game):
            for number, step in enumerate(rung.steps, start=1):
                if asked.step in (None, number):
                    print(row(rung, step, asked.games or step.games, asked.seed), flush=True)


def row(rung: Rung, step: Step, games: int, seed: str) -> str:
    command = [sys.executable, "-m", "deadwood", "arena", rung.game, "--players", str(rung.players)]
    command += ["--bots", step.bots, "--games", str(games), "--seed", seed, "--json"]
    first, second = step.bots.split(",")
    if rung.players > 2:
        command += ["--field", second]
    # The progress bar goes to the screen; only the answer is read.
    ran = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)
    answer = json.loads(ran.stdout)
    match = answer["matches"][0]
    star = "*" if match["padded"] else ""
    taken = answer["times"][first]["mean_ms"]
    return (
        f"| {rung.game}, {rung.players} | {first} over {second} | {match['elo']:+.0f}{star}"
        f" | {match['low']:+.0f} to {match['high']:+.0f} | {match['pairs']} | {taken:.3g} ms |"
    )


if __name__ == "__main__":
    main()
