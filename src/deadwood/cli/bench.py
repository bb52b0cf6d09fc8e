"""`deadwood bench`: how fast the engine here is, beside the same sources interpreted.

Both are measured in processes of their own, run by turns within the same minute, so that a busy
machine slows both. What is measured is random play, in decisions a second, and copying a state.
"""

from __future__ import annotations

import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Annotated, Any, Final

import typer

import deadwood
from deadwood.cli import common
from deadwood.core import playout
from deadwood.core.chance import swift
from deadwood.core.reason import BadOption

ROUNDS: Final = 3
CLONES: Final = 20_000
LIMIT: Final = 1_000_000
# How much less the interpreted engine is given to do.
SLOWER: Final = 8
MEASURE: Final = "import sys; from deadwood.cli.bench import main_of_process as m; m(sys.argv[1:])"


def bench(
    games: Annotated[
        int, typer.Option("--games", min=1, max=10_000_000, help="Random games in every run.")
    ] = 400,
    as_json: common.Json = False,
) -> None:
    """Measure the engine: random play and copying, compiled against interpreted.

    Examples:

    - `deadwood bench`
    - `deadwood bench --games 2000 --json`
    """
    answer = compare(games)
    if as_json:
        print(json.dumps(answer))
    else:
        show(answer)


def compare(games: int) -> dict[str, Any]:
    """Run the installed engine and the interpreted one by turns; the medians of both."""
    here: list[dict[str, Any]] = []
    plain: list[dict[str, Any]] = []
    package = Path(deadwood.__file__).parent
    with tempfile.TemporaryDirectory(prefix="deadwood-bench-") as folder:
        copy_sources(package, Path(folder) / "deadwood")
        for number in range(ROUNDS):
            here.append(measure_apart(str(package.parent), games, number))
            plain.append(measure_apart(folder, max(1, games // SLOWER), number))
    if any(run["compiled"] for run in plain):
        raise BadOption("The sources could not be run interpreted; is PYTHONPATH set for all?")
    answer: dict[str, Any] = {
        "game": "wyatt-earp",
        "games": games,
        "rounds": ROUNDS,
        "compiled": all(run["compiled"] for run in here),
        "python": sys.version.split()[0],
    }
    for name, runs in (("here", here), ("interpreted", plain)):
        answer[name] = {
            "decisions_per_second": statistics.median(run["speed"] for run in runs),
            "clone_us": statistics.median(run["clone_us"] for run in runs),
        }
    answer["ratio"] = (
        answer["here"]["decisions_per_second"] / answer["interpreted"]["decisions_per_second"]
    )
    return answer


def copy_sources(package: Path, to: Path) -> None:
    """The package without its compiled modules: Python then has only the sources to run."""

    def compiled(folder: str, names: list[str]) -> set[str]:
        return {
            name
            for name in names
            if name == "__pycache__"
            or (Path(folder, name).is_file() and Path(name).suffix not in (".py", ".toml"))
        }

    shutil.copytree(package, to, ignore=compiled)


def measure_apart(path: str, games: int, seed: int) -> dict[str, Any]:
    """Measure in a new process that finds the package under `path`."""
    environment = dict(os.environ)
    rest = environment.get("PYTHONPATH", "")
    environment["PYTHONPATH"] = os.pathsep.join([path, *([rest] if rest else [])])
    environment["PYTHONDONTWRITEBYTECODE"] = "1"
    # -P: nothing in the current folder is to be imported instead.
    command = [sys.executable, "-P", "-c", MEASURE, str(games), str(seed)]
    ran = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if ran.returncode != 0:
        raise BadOption(f"The measurement failed: {ran.stderr.strip()[-300:]}")
    answer: dict[str, Any] = json.loads(ran.stdout)
    return answer


def main_of_process(arguments: list[str]) -> None:
    print(json.dumps(measure(int(arguments[0]), int(arguments[1]))))


def measure(games: int, seed: int) -> dict[str, Any]:
    """Random play of the engine in this process, and the time that one clone takes."""
    game = deadwood.game("wyatt-earp", players=3)
    chance = swift(seed)
    decisions = 0
    begin = time.perf_counter()
    for number in range(games):
        state = game.deal(swift(seed * 1_000_003 + number), False)
        decisions += int(playout.random_play(state, chance, LIMIT))
    seconds = time.perf_counter() - begin
    state = game.deal(swift(seed), False)
    playout.random_play(state, chance, 60)  # into the middle of a hand
    begin = time.perf_counter()
    playout.clone_many(state, CLONES)
    cloning = time.perf_counter() - begin
    return {
        "compiled": not playout.__file__.endswith(".py"),
        "decisions": decisions,
        "seconds": seconds,
        "speed": decisions / seconds,
        "clone_us": cloning / CLONES * 1e6,
    }


def show(answer: dict[str, Any]) -> None:
    kind = "compiled" if answer["compiled"] else "installed (not compiled)"
    print(
        f"{answer['game']}, 3 players, random play; Python {answer['python']}, one core,"
        f" median of {answer['rounds']} runs by turns"
    )
    print(f"{'':<26}{'decisions/s':>14}{'clone':>12}")
    for name, label in (("here", kind), ("interpreted", "interpreted")):
        run = answer[name]
        print(f"{label:<26}{run['decisions_per_second']:>14,.0f}{run['clone_us']:>9.2f} µs")
    print(f"{'ratio':<26}{answer['ratio']:>13.1f}x")
    if not answer["compiled"]:
        print("The engine here is not compiled, so both are the same; `make setup` compiles it.")
