"""`deadwood bench`: how fast the engines here are, beside the same sources interpreted.

Both are measured in processes of their own, run by turns within the same minute, so that a busy
machine slows both; what counts is the time that they work, not the time that they wait for a core.
What is measured is random play, in decisions a second, copying a state, and the parts of a search.
"""

from __future__ import annotations

import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Annotated, Any, Final

import typer

import deadwood
from deadwood.cli import common
from deadwood.cli.commands.bench_search import clock, has_search, measure_search, show_search
from deadwood.core import playout
from deadwood.core.chance import swift
from deadwood.core.reason import BadOption
from deadwood.core.registry import entry, names

ROUNDS: Final = 3
CLONES: Final = 20_000
LIMIT: Final = 1_000_000
GAMES_FOR_ALL: Final = 4  # and a hundred times as many make the search do all of its share
MIDDLE: Final = 60  # decisions, and a game of any kind is well under way
# How much less the interpreted engine is given to do.
SLOWER: Final = 8
MEASURE: Final = (
    "import sys; from deadwood.cli.commands.bench import main_of_process as m; m(sys.argv[1:])"
)
# Column widths: the game, a speed, a time to copy, a ratio.
LABEL, SPEED, COPY, RATIO = 22, 12, 12, 8


def bench(
    games: Annotated[
        int, typer.Option("--games", min=1, max=10_000_000, help="Random games in every run.")
    ] = 400,
    game: Annotated[
        str | None,
        typer.Option("--game", help=f"Only this game: {common.GAMES}.", callback=common.plain),
    ] = None,
    as_json: common.Json = False,
) -> None:
    """Measure the engines: random play and copying, compiled against interpreted.

    The answer of --json: `python`, `compiled`, `games` and `rounds` of each measurement, and under
    `results` for every game its `players`, `here` and `interpreted` (each with
    `decisions_per_second`, `clone_us` and `search`), and `ratio`, how many times as fast it plays
    here. `search` has for the bots that think ahead what their parts take, in microseconds, and
    playouts a second.

    Examples:

    - `deadwood bench`
    - `deadwood bench --game el-paso`
    - `deadwood bench --games 2000 --json`
    """
    if game is not None:
        entry(game)
    answer = compare(names() if game is None else [game], games)
    if as_json:
        print(json.dumps(answer))
    else:
        show(answer)


def compare(chosen: list[str], games: int) -> dict[str, Any]:
    """Run the installed engines and the interpreted ones by turns; the medians of both."""
    package = Path(deadwood.__file__).parent
    results: dict[str, Any] = {}
    compiled = True
    with tempfile.TemporaryDirectory(prefix="deadwood-bench-") as folder:
        copy_sources(package, Path(folder) / "deadwood")
        for name in chosen:
            here: list[dict[str, Any]] = []
            plain: list[dict[str, Any]] = []
            for number in range(ROUNDS):
                here.append(measure_apart(str(package.parent), name, games, number))
                plain.append(measure_apart(folder, name, max(1, games // SLOWER), number))
            if any(run["compiled"] for run in plain):
                raise BadOption(
                    "The sources could not be run interpreted; is PYTHONPATH set for all?"
                )
            compiled = compiled and all(run["compiled"] for run in here)
            results[name] = result_of(deadwood.game(name).players, here, plain)
    return {
        "python": sys.version.split()[0],
        "compiled": compiled,
        "games": games,
        "rounds": ROUNDS,
        "results": results,
    }


def result_of(
    players: int, here: list[dict[str, Any]], plain: list[dict[str, Any]]
) -> dict[str, Any]:
    result: dict[str, Any] = {"players": players}
    for name, runs in (("here", here), ("interpreted", plain)):
        result[name] = {
            "decisions_per_second": statistics.median(run["speed"] for run in runs),
            "clone_us": statistics.median(run["clone_us"] for run in runs),
            "search": {
                part: statistics.median(run["search"][part] for run in runs)
                for part in runs[0]["search"]
            },
        }
    result["ratio"] = (
        result["here"]["decisions_per_second"] / result["interpreted"]["decisions_per_second"]
    )
    return result


def copy_sources(package: Path, to: Path) -> None:
    """The package without its compiled modules: Python then has only the sources to run."""

    def compiled(folder: str, found: list[str]) -> set[str]:
        return {
            name
            for name in found
            if name == "__pycache__"
            or (Path(folder, name).is_file() and Path(name).suffix not in (".py", ".toml"))
        }

    shutil.copytree(package, to, ignore=compiled)


def measure_apart(path: str, name: str, games: int, seed: int) -> dict[str, Any]:
    """Measure in a new process that finds the package under `path`."""
    environment = dict(os.environ)
    rest = environment.get("PYTHONPATH", "")
    environment["PYTHONPATH"] = os.pathsep.join([path, *([rest] if rest else [])])
    environment["PYTHONDONTWRITEBYTECODE"] = "1"
    # -P: nothing in the current folder is to be imported instead.
    command = [sys.executable, "-P", "-c", MEASURE, name, str(games), str(seed)]
    ran = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if ran.returncode != 0:
        raise BadOption(f"The measurement failed: {ran.stderr.strip()[-300:]}")
    answer: dict[str, Any] = json.loads(ran.stdout)
    return answer


def main_of_process(arguments: list[str]) -> None:
    name, games, seed = arguments
    print(json.dumps(measure(name, int(games), int(seed))))


def measure(name: str, games: int, seed: int) -> dict[str, Any]:
    """Random play of an engine in this process, and the time that one clone takes."""
    game = deadwood.game(name)
    chance = swift(seed)
    decisions = 0
    begin = clock()
    for number in range(games):
        state = game.deal(swift(seed * 1_000_003 + number), False)
        decisions += int(playout.random_play(state, chance, LIMIT))
    seconds = clock() - begin
    state = game.deal(swift(seed), False)
    playout.random_play(state, chance, MIDDLE)
    begin = clock()
    playout.clone_many(state, CLONES)
    cloning = clock() - begin
    effort = max(1, min(100, games // GAMES_FOR_ALL))
    return {
        "compiled": not playout.__file__.endswith(".py"),
        "search": measure_search(name, seed, effort) if has_search(name) else {},
        "decisions": decisions,
        "seconds": seconds,
        "speed": decisions / seconds,
        "clone_us": cloning / CLONES * 1e6,
    }


def show(answer: dict[str, Any]) -> None:
    kind = "compiled" if answer["compiled"] else "here"
    print(
        f"Random play and copying; Python {answer['python']}, one core,"
        f" median of {answer['rounds']} runs by turns"
    )
    print(f"{'':<{LABEL}}{'decisions/s':>{SPEED}}{'':>{SPEED + RATIO}}{'clone':>{COPY}}")
    head = f"{kind:>{SPEED}}{'interpreted':>{SPEED}}{'ratio':>{RATIO}}"
    print(f"{'':<{LABEL}}{head}{kind:>{COPY}}{'interpreted':>{COPY}}")
    for name, result in answer["results"].items():
        line = f"{name + ', ' + str(result['players']) + ' players':<{LABEL}}"
        for side in ("here", "interpreted"):
            line += f"{result[side]['decisions_per_second']:>{SPEED},.0f}"
        line += f"{result['ratio']:>{RATIO - 1}.1f}x"
        for side in ("here", "interpreted"):
            line += f"{result[side]['clone_us']:>{COPY - 3}.2f} µs"
        print(line)
    show_search(answer["results"])
    if not answer["compiled"]:
        print("The engine here is not compiled, so both are the same; `make setup` compiles it.")
