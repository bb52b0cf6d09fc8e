"""The load curve of the server as a picture: how long people wait, by the number of tables."""

from __future__ import annotations

import math
from typing import Any, Final

from deadwood.lab.plot import STYLE

WIDTH: Final = 760
HEIGHT: Final = 440
LEFT: Final = 70
RIGHT: Final = 150  # for the names of the lines
TOP: Final = 84
BOTTOM: Final = 56
TICKS: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10000)  # milliseconds
BAR: Final = 50.0
LINES: Final = """
  .line { fill: none; stroke: var(--fg); stroke-width: 2.5; }
  .before { stroke: var(--rule); stroke-dasharray: 7 5; }
  .half { stroke-width: 1.25; }
  .mark { fill: var(--fg); }
"""


def plot(steps: list[dict[str, Any]]) -> str:
    """An SVG file: for every build the middle and the slowest hundredth, both axes logarithmic."""
    steps = [step for step in steps if step["seen"]]
    tables = sorted({step["tables"] for step in steps})
    slowest = max(step["seen"]["99"] for step in steps)
    fastest = min(step["seen"]["50"] for step in steps)
    low = max(tick for tick in TICKS if tick <= max(1, fastest))
    high = min((tick for tick in TICKS if tick >= max(BAR * 2, slowest)), default=TICKS[-1])

    def across(number: float) -> float:
        first, last = math.log(tables[0]), math.log(tables[-1])
        share = (math.log(number) - first) / (last - first) if last > first else 0.5
        return LEFT + (WIDTH - LEFT - RIGHT) * share

    def up(milliseconds: float) -> float:
        share = math.log(max(low, milliseconds) / low) / math.log(high / low)
        return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * share

    told = "; ".join(
        f"{step['build']}, {step['tables']} tables: {step['seen']['50']} and {step['seen']['99']} ms"
        for step in steps
    )
    lines = [
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}"'
            f' height="{HEIGHT}" role="img" aria-labelledby="t d">'
        ),
        '<title id="t">How long a move takes to be seen</title>',
        f'<desc id="d">{told}</desc>',
        f"<style>{STYLE}{LINES}</style>",
        f'<rect class="surface" width="{WIDTH}" height="{HEIGHT}" rx="6"/>',
        '<text class="title" x="24" y="38">How long a move takes to be seen by the others</text>',
        (
            '<text class="quiet" x="24" y="60">Milliseconds by tables of four people, a move a second'
            " at each; thick: 99 of 100 moves, thin: half of them</text>"
        ),
    ]
    for tick in TICKS:
        if low <= tick <= high:
            y = up(tick)
            kind = "zero" if tick == BAR else "tick"
            lines.append(
                f'<line class="{kind}" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y:.1f}" y2="{y:.1f}"/>'
            )
            lines.append(
                f'<text class="quiet" x="{LEFT - 10}" y="{y + 4:.1f}" text-anchor="end">{tick}</text>'
            )
    for number in tables:
        lines.append(
            f'<text class="quiet" x="{across(number):.1f}" y="{HEIGHT - BOTTOM + 24}"'
            f' text-anchor="middle">{number}</text>'
        )
    for build in dict.fromkeys(step["build"] for step in steps):
        own = [step for step in steps if step["build"] == build]
        kind = "before" if build == "before" else "now"
        for share, weight in (("50", "half"), ("99", "")):
            places = [(across(step["tables"]), up(step["seen"][share])) for step in own]
            drawn = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
            lines.append(f'<polyline class="line {kind} {weight}" points="{drawn}"/>')
            lines += [f'<circle class="mark" cx="{x:.1f}" cy="{y:.1f}" r="3"/>' for x, y in places]
            x, y = places[-1]
            lines.append(f'<text x="{x + 12:.1f}" y="{y + 5:.1f}">{build}, {share} %</text>')
    return "\n".join([*lines, "</svg>", ""])
