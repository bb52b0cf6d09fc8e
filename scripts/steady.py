"""Runs the tests of a part again and again while the machine is busy with something else.

    make steady                                         the doors (server, client, cli, lab), 10 times
    make steady PART=browser RUNS=3 BUSY=8              the page in a browser, 3 times
    make steady RUNS=50 ARGS="--tests='-k hello'"       only some tests, 50 times

A test that fails here is a defect, of the test or of what it tests, and never of the machine.
"""

import argparse
import os
import re
import shlex
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DOORS = ["tests/server", "tests/client", "tests/cli", "tests/lab"]
PARTS = {
    "server": [sys.executable, "-m", "pytest", "-q", "-n", "2", "-m", "not soak", *DOORS],
    "browser": ["npm", "--prefix", "web", "--no-update-notifier", "run", "--silent", "e2e", "--"],
}
# Its pipe closes when whoever started it ends, however that happens.
BUSY = """
import os, sys, threading
threading.Thread(target=lambda: (sys.stdin.read(), os._exit(0))).start()
while True:
    pass
"""
SUMMARY = re.compile(r"\d+ (?:passed|failed|error|flaky)")
FAILED = re.compile(r"^(?:FAILED|ERROR) |^ +\[\w+\] › ")


@contextmanager
def busy(processes: int) -> Iterator[list[int]]:
    """So many processes that each want a core for themselves; their numbers."""
    with ExitStack() as stack:
        started = [
            stack.enter_context(
                subprocess.Popen([sys.executable, "-c", BUSY], stdin=subprocess.PIPE)
            )
            for _ in range(processes)
        ]
        yield [each.pid for each in started]


def environment() -> dict[str, str]:
    """The server of the browser's tests listens where nobody else does."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return {"PORT": str(found.getsockname()[1]), **os.environ}


def run(command: list[str], log: Path) -> bool:
    with log.open("w", encoding="utf-8") as out:
        ran = subprocess.run(
            command, cwd=ROOT, env=environment(), stdout=out, stderr=out, check=False
        )
    return ran.returncode == 0


def summary(log: Path) -> str:
    """What the tests said at their end, in one line."""
    lines = log.read_text(encoding="utf-8", errors="replace").splitlines()
    found = [line.strip(" =") for line in lines if SUMMARY.search(line)]
    return found[-1] if found else "it did not come to its end"


def complaints(log: Path) -> list[str]:
    lines = log.read_text(encoding="utf-8", errors="replace").splitlines()
    return list(dict.fromkeys(line.strip() for line in lines if FAILED.match(line)))


def main(words: list[str] | None = None) -> int:
    read = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    read.add_argument("part", choices=PARTS)
    read.add_argument("--runs", type=int, default=10, help="how often (10)")
    read.add_argument("--busy", type=int, default=4, help="processes that keep the cores busy (4)")
    read.add_argument("--tests", default="", metavar="WORDS", help="more words for the tests")
    asked = read.parse_args(words)
    folder = Path(tempfile.mkdtemp(prefix="deadwood-steady-"))
    failed = 0
    with busy(asked.busy):
        for number in range(1, asked.runs + 1):
            log = folder / f"{asked.part}-{number}.log"
            began = time.monotonic()
            good = run([*PARTS[asked.part], *shlex.split(asked.tests)], log)
            took = time.monotonic() - began
            outcome = "passed" if good else f"FAILED, see {log}"
            print(f"{number:4} of {asked.runs}: {outcome} ({took:.0f} s; {summary(log)})")
            if good:
                log.unlink()
            else:
                failed += 1
                print(*[f"        {line}" for line in complaints(log)], sep="\n")
            sys.stdout.flush()
    if not failed:
        folder.rmdir()
    print(
        f"{asked.part}: {asked.runs - failed} of {asked.runs} runs passed, {asked.busy} busy beside."
    )
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
