"""How fast the engine is: what `deadwood bench` measures, for `make bench`.

With `--before DIR` it is measured beside another build, by turns within the same minute: DIR is a
virtual environment, or a checkout with one in `.venv`.
"""

from __future__ import annotations

import json
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from deadwood.cli.commands.bench import bench
from deadwood.core.registry import names

ROUNDS: Final = 5
PARTS: Final = Path(__file__).with_name("parts.py")
PER_SECOND: Final = ("random play", "sensible playouts")  # more is better; of the rest, less


def speed(
    games: Annotated[int, typer.Option(min=1, help="Random games in every run.")] = 400,
    game: Annotated[str | None, typer.Option(help="Only this game.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    before: Annotated[Path | None, typer.Option(help="Another build to compare with.")] = None,
) -> None:
    if before is None:
        bench(games, game, as_json)
        return
    results = {
        name: compare(name, games, python_of(before))
        for name in (names() if game is None else [game])
    }
    if as_json:
        print(json.dumps(results))
    else:
        show(results)


def python_of(folder: Path) -> str:
    for place in (folder, folder / ".venv"):
        for found in ("bin/python", "Scripts/python.exe"):
            if (place / found).exists():
                return str(place / found)
    raise SystemExit(f"No Python is in {folder}: it should be a virtual environment.")


def compare(name: str, games: int, other: str) -> dict[str, dict[str, float]]:
    """By part: the medians of before and now, and how many times as good it is now."""
    runs: dict[str, list[dict[str, float]]] = {"before": [], "now": []}
    for number in range(ROUNDS):
        for build, python in (("before", other), ("now", sys.executable)):
            runs[build].append(measure(python, name, games, number))
    found: dict[str, dict[str, float]] = {}
    for part in runs["now"][0]:
        then, now = (statistics.median(run[part] for run in runs[build]) for build in runs)
        times = now / then if part in PER_SECOND else then / now
        found[part] = {"before": then, "now": now, "times": times}
    return found


def measure(python: str, name: str, games: int, seed: int) -> dict[str, float]:
    command = [python, "-P", str(PARTS), name, str(games), str(seed)]
    ran = subprocess.run(command, capture_output=True, text=True, check=True)
    answer: dict[str, Any] = json.loads(ran.stdout)
    if not answer["compiled"]:
        print(f"{python} runs interpreted.", file=sys.stderr)
    parts: dict[str, float] = answer["parts"]
    return parts


def show(results: dict[str, dict[str, dict[str, float]]]) -> None:
    print(f"{'':<34}{'before':>14}{'now':>14}{'times':>8}")
    for name, parts in results.items():
        for part, row in parts.items():
            unit = "a second" if part in PER_SECOND else "µs"
            spelled = [
                f"{row[build]:>14,.0f}" if part in PER_SECOND else f"{row[build]:>14.2f}"
                for build in ("before", "now")
            ]
            print(f"{f'{name}: {part}, {unit}':<34}{''.join(spelled)}{row['times']:>7.1f}x")


if __name__ == "__main__":
    typer.run(speed)
