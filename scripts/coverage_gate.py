"""Fails unless the tests run every line, and nearly every branch, of core and of the games.

Coverage's own threshold mixes lines and branches into one figure, so it cannot say this.
"""

import json
import sys
from collections import defaultdict
from itertools import pairwise
from pathlib import Path
from typing import Any

LINES_NEEDED = 100.0
BRANCHES_NEEDED = 95.0


class Count:
    def __init__(self) -> None:
        self.lines = self.lines_run = self.branches = self.branches_run = 0

    def add(self, summary: dict[str, int]) -> None:
        self.lines += summary["num_statements"]
        self.lines_run += summary["covered_lines"]
        self.branches += summary["num_branches"]
        self.branches_run += summary["covered_branches"]

    def __str__(self) -> str:
        lines = f"{percent(self.lines_run, self.lines):6.2f} % of {self.lines} lines"
        return f"{lines}, {percent(self.branches_run, self.branches):6.2f} % of {self.branches} branches"


def percent(part: int, whole: int) -> float:
    return 100.0 * part / whole if whole else 100.0


def spans(lines: list[int]) -> str:
    """`[3, 4, 5, 9]` as `3-5, 9`."""
    starts = [b for a, b in pairwise([-1, *lines]) if b != a + 1]
    ends = [a for a, b in pairwise([*lines, -1]) if b != a + 1]
    return ", ".join(str(a) if a == b else f"{a}-{b}" for a, b in zip(starts, ends, strict=True))


def part_of(path: str) -> str:
    """`core`, or the game that a file belongs to."""
    folders = Path(path).parts[2:-1]  # without src/deadwood and the file
    return "/".join(folders[:2]) if folders[0] == "games" else folders[0]


def main(report_file: str) -> int:
    report: dict[str, Any] = json.loads(Path(report_file).read_text(encoding="utf-8"))
    total = Count()
    parts: defaultdict[str, Count] = defaultdict(Count)
    for path, file in sorted(report["files"].items()):
        total.add(file["summary"])
        parts[part_of(path)].add(file["summary"])
    for name, count in parts.items():
        print(f"  {name:20} {count}")
    print(f"  {'together':20} {total}")

    enough_lines = percent(total.lines_run, total.lines) >= LINES_NEEDED
    enough_branches = percent(total.branches_run, total.branches) >= BRANCHES_NEEDED
    if enough_lines and enough_branches:
        return 0
    for path, file in sorted(report["files"].items()):
        if file["missing_lines"]:
            print(f"{path}: no test runs line {spans(file['missing_lines'])}")
        if file["missing_branches"] and not enough_branches:
            jumps = ", ".join(
                f"{a} to {b if b > 0 else 'exit'}" for a, b in file["missing_branches"]
            )
            print(f"{path}: no test goes from {jumps}")
    print(
        f"Coverage is too low: {LINES_NEEDED} % of lines and {BRANCHES_NEEDED} % of branches needed."
    )
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
