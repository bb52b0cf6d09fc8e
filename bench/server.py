"""How much the server carries: live tables at rising load, or memory over many finished games.

make bench-server                            more and more tables until it bends
make bench-server ARGS="--tables 100"        this many, for `--seconds`
make bench-server ARGS="--memory"            2,000 games of bots: does memory grow?
make bench-server ARGS="--tables 100 --profile out.prof"

At every table four people make a move every two seconds. *Seen* is the time from a move that is sent
to the event that another person at the table sees, *stored* the time to its acknowledgement. Server
and people are processes of their own (`server_process.py`, `server_players.py`) on this machine, and
the people read both ends from one clock. A machine that does other work as well shows in all figures.
"""

from __future__ import annotations

import argparse
import json
import os
import pstats
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

from deadwood.core.registry import entry, names

ROOT: Final = Path(__file__).resolve().parent.parent
PLAYERS: Final = 4
FIRST: Final = 25  # tables at the first step; each step has twice as many
MOST: Final = 12_800
WARM_UP: Final = 4.0  # seconds in which everybody has made a move or two
SLOW: Final = 250.0  # milliseconds in which 95 % must have seen a move
FULL: Final = 0.95  # of a core
IDLE: Final = 0.6  # of a core: a server that is slow with less to do was kept waiting by others
TRIES: Final = 3  # and is measured again
LATE: Final = 0.9  # of the moves that were due, at least
STEPS: Final = 20  # lines of progress while games are played
SETTLE: Final = 70.0  # seconds after which a table that nobody is at has left the memory


class Child:
    """A process that answers every line with a line of JSON."""

    def __init__(self, module: str, *words: str) -> None:
        command = [sys.executable, "-m", f"bench.{module}", *words]
        # The same modules in the same order as here: compiled if these are.
        path = os.pathsep.join(filter(None, [str(ROOT), *sys.path]))
        self.process: Final = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": path},
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
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


def step(server: Child, people: Child, tables: int, seconds: float) -> dict[str, Any]:
    """So many tables for so long."""
    people.do("tables", number=tables)
    people.do("measure", seconds=WARM_UP)
    server.ask("profile")
    before, began = server.ask("report"), time.perf_counter()
    figures = people.do("measure", seconds=seconds)
    after = server.ask("report")
    spent = after["cpu"] - before["cpu"]
    return {
        "tables": tables,
        "connections": tables * PLAYERS,
        "due": tables / 2,
        "moves": round(figures["moves"] / figures["seconds"], 1),
        "seen": figures["seen"],
        "stored": figures["stored"],
        "server_cpu": round(spent / (time.perf_counter() - began), 3),
        "move_cpu": round(spent / max(1, figures["moves"]) * 1000, 2),  # milliseconds
        "clients_cpu": round(figures["cpu"], 3),
        "resident": after["resident"],
        "refused": figures["refused"],
    }


def why_bent(found: dict[str, Any]) -> str:
    """What shows that it is too much; empty if nothing does."""
    if found["seen"] is None or found["seen"]["95"] > SLOW:
        return f"95 % took more than {SLOW:g} ms"
    if found["moves"] < LATE * found["due"]:
        return "moves came late"
    if found["server_cpu"] > FULL:
        return "the server's core is full"
    return ""


def climb(server: Child, people: Child, tables: int | None, seconds: float) -> list[dict[str, Any]]:
    """Twice the load again and again until it bends, then once between the last two."""
    found: list[dict[str, Any]] = []

    def measure(number: int) -> bool:
        say(f"{number:6} tables ...")
        for _ in range(TRIES):
            once = step(server, people, number, seconds)
            once["bent"] = why_bent(once)
            say(line_of(once))
            if not once["bent"] or once["server_cpu"] > IDLE:
                break
        found.append(once)
        return not once["bent"]

    if tables is not None:
        measure(tables)
        return found
    number = FIRST
    while number <= MOST and measure(number):
        number *= 2
    if FIRST < number <= MOST:
        measure(number * 3 // 4)
    return sorted(found, key=lambda one: int(one["tables"]))


HEAD: Final = """\
tables   moves/s       seen by others, ms       stored, ms            core of  core of  CPU ms   server
         of those due    50 %    95 %    99 %    50 %    95 %    99 %  server  clients  a move   MB"""


def line_of(found: dict[str, Any]) -> str:
    times = [
        f"{kind[share]:8.1f}" if kind else f"{'-':>8}"
        for kind in (found["seen"], found["stored"])
        for share in ("50", "95", "99")
    ]
    moves = f"{found['moves']:.1f}/{found['due']:.1f}"
    return (
        f"{found['tables']:6}   {moves:12}{''.join(times)}{found['server_cpu']:8.0%}"
        f"{found['clients_cpu']:9.0%}{found['move_cpu']:8.2f}{found['resident'] / 1e6:9.0f}"
        + (f"   {found['refused']} refused" if found["refused"] else "")
        + (f"   {found['bent']}" if found.get("bent") else "")
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
    parser.add_argument("--tables", type=int, metavar="N", help="so many, instead of ever more")
    parser.add_argument("--seconds", type=float, default=12.0, help="of each step (12)")
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


def measure(wanted: argparse.Namespace) -> dict[str, Any]:
    game = wanted.game or "wyatt-earp"
    if PLAYERS not in entry(game).players:
        raise SystemExit(f"{game} cannot be played by {PLAYERS}.")
    answer: dict[str, Any] = {"cores": os.cpu_count(), "load_before": load()}
    with (
        tempfile.TemporaryDirectory(prefix="deadwood-bench-") as folder,
        Child("server_process", folder, *([wanted.profile] if wanted.profile else [])) as server,
    ):
        hello = server.hear()
        answer["compiled"] = hello["compiled"]
        say(heading(answer))
        with Child("server_players", hello["url"], game, str(PLAYERS)) as people:
            if wanted.memory:
                games = [wanted.game] if wanted.game else names()
                answer["memory"] = remember(server, people, wanted.memory, games, wanted.settle)
            else:
                answer["game"] = game
                answer["load"] = climb(server, people, wanted.tables, wanted.seconds)
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
