"""How much the server carries: live tables at rising load, or memory over many finished games.

make bench-server                            the whole curve, 50 to 1,000 tables: ten minutes
make bench-server ARGS="--before DIR"        beside another build (pip install --target DIR), by turns
make bench-server ARGS="--tables 100,200"    these only, each for `--seconds`
make bench-server ARGS="--memory"            2,000 games of bots: does memory grow?
make bench-server ARGS="--tables 100 --profile out.prof"

At every table four people make a move every second. *Seen* is the time from a move that is sent to
the event that another person at the table sees, *stored* the time to its acknowledgement. Server and
people are processes of their own (`server_process.py`, `server_players.py`) on this machine, and the
people, who collect no garbage meanwhile, read both ends from one clock; what both take of a core is
told apart. A step takes a minute, so that pauses show. A machine that does other work as well shows
in all figures.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import pstats
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final, Self

from bench.server_plot import plot
from deadwood.core.registry import entry, names

ROOT: Final = Path(__file__).resolve().parent.parent
PLAYERS: Final = 4
CURVE: Final = [50, 100, 200, 400, 700, 1000]  # tables
WARM_UP: Final = 8.0  # seconds in which everybody has made a move or two
STEPS: Final = 20  # lines of progress while games are played
SETTLE: Final = 70.0  # seconds after which a table that nobody is at has left the memory


class Child:
    """A process that answers every line with a line of JSON."""

    def __init__(self, module: str, *words: str, build: str = "") -> None:
        command = [sys.executable, "-P", "-m", f"bench.{module}", *words]
        # Another build, or the same modules in the same order as here: compiled if these are.
        path = os.pathsep.join(filter(None, [build, str(ROOT), *sys.path]))
        self.process: Final = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": path},
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.close()
        try:
            self.process.wait(30)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.process.stdout.close()

    def hear(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit(f"{self.process.args!r} has ended.")
        heard: dict[str, Any] = json.loads(line)
        return heard

    def ask(self, line: str) -> dict[str, Any]:
        assert self.process.stdin is not None
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()
        return self.hear()

    def do(self, what: str, **how: Any) -> dict[str, Any]:
        return self.ask(json.dumps({"do": what, **how}))


def say(words: str) -> None:
    """Progress; the answer alone goes to the standard output."""
    print(words, file=sys.stderr, flush=True)


# Load.


class ServerParts:
    """A server and its people; `build` is where its package lies, if not where ours does."""

    def __init__(self, name: str, build: str, game: str, profile: str = "") -> None:
        self.name: Final = name
        self._folder: Final = tempfile.TemporaryDirectory(prefix="deadwood-bench-")
        words = [self._folder.name, *([profile] if profile else [])]
        self.server: Final = Child("server_process", *words, build=build)
        hello = self.server.hear()
        self.compiled: Final[bool] = hello["compiled"]
        self.people: Final = Child("server_players", hello["url"], game, str(PLAYERS))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.people.__exit__(*error)
        self.server.__exit__(*error)
        self._folder.cleanup()

    def step(self, tables: int, seconds: float, warm: float) -> dict[str, Any]:
        """So many tables for so long."""
        self.people.do("tables", number=tables)
        self.server.ask("profile")
        before, began = self.server.ask("report"), time.perf_counter()
        figures = self.people.do("measure", warm=warm, seconds=seconds)
        after = self.server.ask("report")
        spent = after["cpu"] - before["cpu"]
        took = time.perf_counter() - began
        return {
            "build": self.name,
            "tables": tables,
            "connections": tables * PLAYERS,
            "due": float(tables),
            "moves": round(figures["moves"] / figures["seconds"], 1),
            "seen": figures["seen"],
            "stored": figures["stored"],
            "server_cpu": round(spent / took, 3),
            # milliseconds; moves were made in the warm-up, too
            "move_cpu": round(
                spent / max(1, figures["moves"] * took / figures["seconds"]) * 1000, 2
            ),
            "clients_cpu": round(figures["cpu"], 3),
            "resident": after["resident"],
            "refused": figures["refused"],
        }


def climb(
    houses: list[ServerParts], tables: list[int], seconds: float, warm: float
) -> list[dict[str, Any]]:
    """More and more tables; at every step one server after the other."""
    found: list[dict[str, Any]] = []
    say(HEAD)
    for number in tables:
        for house in houses:
            found.append(house.step(number, seconds, warm))
            say(line_of(found[-1]))
    return found


HEAD: Final = """\
build   tables  moves/s       seen by others, ms               stored, ms              core of  core of  CPU ms  server
                of those due     50 %   99 %  99.9 %     max    50 %   99 %  99.9 %     max  server  clients  a move   MB"""


def line_of(found: dict[str, Any]) -> str:
    times = [
        f"{kind[share]:8.1f}" if kind else f"{'-':>8}"
        for kind in (found["seen"], found["stored"])
        for share in ("50", "99", "99.9", "max")
    ]
    moves = f"{found['moves']:.0f}/{found['due']:.0f}"
    return (
        f"{found['build']:6} {found['tables']:6}   {moves:11}{''.join(times)}"
        f"{found['server_cpu']:7.0%}{found['clients_cpu']:8.0%}{found['move_cpu']:8.2f}"
        f"{found['resident'] / 1e6:7.0f}"
        + (f"   {found['refused']} refused" if found["refused"] else "")
    )


# Memory.


def remember(
    server: Child, people: Child, number: int, games: list[str], settle: float
) -> list[dict[str, Any]]:
    """The size of the server before, at the quarters and after so many finished games."""
    found: list[dict[str, Any]] = []
    played = moves = 0
    began = time.perf_counter()

    def note(when: str) -> None:
        at = {"when": when, "games": played, "moves": moves}
        found.append(at | {"seconds": round(time.perf_counter() - began)} | server.ask("memory"))
        say(memory_line(found[-1]))

    note("before")
    server.ask("profile")
    marks = sorted({number * part // STEPS for part in range(1, STEPS + 1)} - {0})
    quarters = {number * part // 4 for part in range(1, 4)}
    for mark in marks:
        done = people.do("games", number=mark - played, games=games, players=PLAYERS)
        played += done["games"]
        moves += done["moves"]
        if mark in quarters:
            note(f"{mark * 100 // number} %")
        else:
            say(f"{played:8} games, {moves} moves, {time.perf_counter() - began:.0f} s")
    note("after")
    if settle:
        say(f"         waiting {settle:g} s until nobody's tables are let go ...")
        time.sleep(settle)
        note("at rest")
    return found


MEMORY_HEAD: Final = (
    "           games    moves    seconds   server MB   objects   bots MB   tables in memory"
)


def memory_line(found: dict[str, Any]) -> str:
    return (
        f"{found['when']:8} {found['games']:7} {found['moves']:8} {found['seconds']:10}"
        f" {found['resident'] / 1e6:11.1f} {found['objects']:9} {found['bots'] / 1e6:9.1f}"
        f" {found['tables']:18}"
    )


# The command.


def options(words: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make bench-server", description=__doc__.split("\n")[0])
    parser.add_argument("--game", choices=names(), help="wyatt-earp by default")
    parser.add_argument("--tables", type=numbers, default=CURVE, metavar="N,N", help="how many")
    parser.add_argument("--seconds", type=float, default=60.0, help="of each step (60)")
    parser.add_argument("--warm-up", type=float, default=WARM_UP, help="seconds before it (8)")
    parser.add_argument(
        "--before", metavar="DIR", help="another build, measured by turns with this"
    )
    parser.add_argument("--plot", type=Path, metavar="FILE", help="the curve as a picture (SVG)")
    parser.add_argument(
        "--memory",
        type=int,
        nargs="?",
        const=2_000,
        metavar="N",
        help="N games by bots (2,000) to their end, of all kinds by turns or of --game",
    )
    parser.add_argument("--settle", type=float, default=SETTLE, help="seconds of rest after them")
    parser.add_argument("--profile", metavar="FILE", help="a profile of the server's event loop")
    parser.add_argument("--json", action="store_true", help="the answer as JSON")
    return parser.parse_args(words)


def numbers(text: str) -> list[int]:
    found = [int(word) for word in text.split(",")]
    if not all(number > 0 for number in found):
        raise ValueError
    return found


def measure(wanted: argparse.Namespace) -> dict[str, Any]:
    game = wanted.game or "wyatt-earp"
    if PLAYERS not in entry(game).players:
        raise SystemExit(f"{game} cannot be played by {PLAYERS}.")
    answer: dict[str, Any] = {"cores": os.cpu_count(), "load_before": load()}
    builds = {"before": wanted.before} if wanted.before else {}
    builds["now"] = ""
    with contextlib.ExitStack() as stack:
        houses = [
            stack.enter_context(ServerParts(name, build, game, wanted.profile or ""))
            for name, build in builds.items()
        ]
        answer["compiled"] = all(house.compiled for house in houses)
        say(heading(answer))
        if wanted.memory:
            games = [wanted.game] if wanted.game else names()
            server, people = houses[-1].server, houses[-1].people
            answer["memory"] = remember(server, people, wanted.memory, games, wanted.settle)
        else:
            answer["game"] = game
            answer["load"] = climb(houses, wanted.tables, wanted.seconds, wanted.warm_up)
    return answer


def load() -> float | str:
    """How busy the machine is anyway."""
    return round(os.getloadavg()[0], 1) if hasattr(os, "getloadavg") else "unknown"


def heading(answer: dict[str, Any]) -> str:
    engine = "compiled" if answer["compiled"] else "interpreted"
    others = f"{answer['load_before']} processes wanted one before this began"
    return f"The engine is {engine}; {answer['cores']} cores; {others}."


def main(words: list[str] | None = None) -> None:
    wanted = options(words)
    answer = measure(wanted)
    if wanted.plot:
        wanted.plot.write_text(plot(answer["load"]), encoding="utf-8")
    if wanted.json:
        print(json.dumps(answer))
        return
    print(f"\n{heading(answer)}")
    if "memory" in answer:
        print("\n".join([MEMORY_HEAD, *map(memory_line, answer["memory"])]))
    else:
        print("\n".join([HEAD, *map(line_of, answer["load"])]))
    if wanted.profile:
        pstats.Stats(wanted.profile).sort_stats("tottime").print_stats(40)


if __name__ == "__main__":
    main()
