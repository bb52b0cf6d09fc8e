"""A picture of ratings: a dot for each bot, and a bar over its 95 %; light by day, dark by night."""

from __future__ import annotations

import math
from typing import Final
from xml.sax.saxutils import escape

from deadwood.lab.ratings import Rating

WIDTH: Final = 760
EDGE: Final = 24
LETTER: Final = 9  # at most, on average, in a name
FIGURES: Final = 200  # what stands to the right of it
HEAD: Final = 84
ROW: Final = 40
FOOT: Final = 58
TICKS: Final = 6  # about so many

STYLE: Final = """
  :root { --surface: #f3e8ce; --fg: #21170f; --fg-2: #5a4835; --rule: #8b7450; }
  @media (prefers-color-scheme: dark) {
    :root { --surface: #2a2019; --fg: #f3e6c9; --fg-2: #c3b08e; --rule: #8c7655; }
  }
  text { font: 15px "Source Sans 3", "Segoe UI", "Helvetica Neue", Arial, sans-serif;
    fill: var(--fg); }
  .title { font-size: 19px; font-weight: 700; }
  .quiet { fill: var(--fg-2); font-size: 13px; }
  .name { font-weight: 600; }
  .figure { font-variant-numeric: tabular-nums; }
  .surface { fill: var(--surface); }
  .tick { stroke: var(--rule); stroke-width: 1; opacity: 0.45; }
  .zero { stroke: var(--fg); stroke-width: 1.5; stroke-dasharray: 2 4; }
  .bar { stroke: var(--rule); stroke-width: 10; }
  .dot { fill: var(--fg); stroke: var(--surface); stroke-width: 2; }
  .anchor { fill: var(--surface); stroke: var(--fg); stroke-width: 2.5; }
"""


def plot(title: str, subtitle: str, rated: list[tuple[str, Rating]]) -> str:
    """An SVG file; the bots from top to bottom as they are given."""
    step, low, high = scale(rated)
    left = EDGE + LETTER * max(11, *(len(bot) + 2 for bot, _ in rated))
    right = WIDTH - EDGE - FIGURES
    bottom = HEAD + ROW * len(rated)
    height = bottom + FOOT

    def place(elo: float) -> str:
        return number(left + (right - left) * (elo - low) / (high - low))

    told = "; ".join(f"{bot} {spoken(rating)}" for bot, rating in rated)
    size = f'viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}"'
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" aria-labelledby="t d">',
        f'<title id="t">{escape(title)}: ratings</title>',
        f'<desc id="d">{escape(told)}</desc>',
        f"<style>{STYLE}</style>",
        f'<rect class="surface" width="{WIDTH}" height="{height}" rx="6"/>',
        f'<text class="title" x="{EDGE}" y="38">{escape(title)}</text>',
        f'<text class="quiet" x="{EDGE}" y="60">{escape(subtitle)}</text>',
    ]
    for at in range(round((high - low) / step) + 1):
        elo = low + at * step
        kind = "tick" if round(elo) else "zero"
        lines.append(
            f'<line class="{kind}" x1="{place(elo)}" x2="{place(elo)}" y1="{HEAD}" y2="{bottom}"/>'
            f'<text class="quiet figure" x="{place(elo)}" y="{bottom + 20}"'
            f' text-anchor="middle">{signed(elo)}</text>'
        )
    for row, (bot, rating) in enumerate(rated):
        middle = HEAD + ROW * row + ROW // 2
        sure = rating.low == rating.high
        lines.append(
            f'<text class="name" x="{EDGE}" y="{middle + 5}">{escape(bot)}</text>'
            + (
                '<circle class="anchor"'
                if sure
                else f'<line class="bar" x1="{place(rating.low)}" x2="{place(rating.high)}"'
                f' y1="{middle}" y2="{middle}"/><circle class="dot"'
            )
            + f' cx="{place(rating.elo)}" cy="{middle}" r="7"/>'
            f'<text class="figure" x="{right + 24}" y="{middle + 5}">{spoken(rating)}</text>'
        )
    axis = "Elo, with 95 % intervals; the hollow dot is where counting begins"
    lines.append(f'<text class="quiet" x="{left}" y="{bottom + 42}">{axis}</text>')
    lines.append("</svg>\n")
    return "\n".join(lines)


def scale(rated: list[tuple[str, Rating]]) -> tuple[float, float, float]:
    """The distance of two ticks, and the ends of the scale, on ticks around everything."""
    low = min([0.0, *(rating.low for _, rating in rated)])
    high = max([0.0, *(rating.high for _, rating in rated)])
    rough = max(high - low, 10.0) / TICKS
    unit = 10 ** math.floor(math.log10(rough))
    step = next(unit * size for size in (1, 2, 5, 10) if unit * size >= rough)
    low = step * math.floor(low / step)
    return step, low, max(step * math.ceil(high / step), low + step)


def spoken(rating: Rating) -> str:
    """As in `+191 (+150 … +232)`."""
    if rating.low == rating.high:
        return signed(rating.elo)
    return f"{signed(rating.elo)} ({signed(rating.low)} … {signed(rating.high)})"


def signed(elo: float) -> str:
    """With a real minus, as in print."""
    whole = round(elo)
    return f"{whole:+,}".replace("-", "−") if whole else "0"


def number(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")
