"""Draw docs/pictures/play.svg, el-paso.svg and bang.svg: moments of real games in the terminal.

    PYTHONPATH=src .venv/bin/python scripts/picture.py                      all of them
    PYTHONPATH=src .venv/bin/python scripts/picture.py el-paso              one
    PYTHONPATH=src .venv/bin/python scripts/picture.py el-paso "" 3 1       after other answers

Played through a pseudo-terminal as a person would, drawn by rich, with no font from anywhere.
"""

from __future__ import annotations

import io
import os
import sys
from dataclasses import dataclass
from pathlib import Path

import pexpect  # type: ignore[import-untyped]
from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

ROOT = Path(__file__).resolve().parent.parent
PICTURES = ROOT / "docs" / "pictures"
COLUMNS = 80


@dataclass(frozen=True)
class Moment:
    """A game, the answers that lead to the moment, and how its table begins."""

    game: list[str]
    answers: list[str]
    table: str


MOMENTS = {
    "play": Moment(
        ["wyatt-earp", "--seed", "7"],
        ["", "1", "1", "discard billy-the-kid", "1"],
        "── Hand",
    ),
    "el-paso": Moment(
        ["el-paso", "--seed", "21", "--players", "4"],
        ["", "3", "2", "4", "3", "3", "horses"],
        "── Deadwood",
    ),
    "bang": Moment(
        ["bang", "--seed", "29", "--players", "5"],
        ["", "", "4", "1", "2", "1", "3", "1", "2", "1", "1", "1", "2"],
        "── Your turn",
    ),
}

# Lamp light on a plank table.
THEME = TerminalTheme(
    (27, 20, 16),
    (243, 230, 201),
    [
        (27, 20, 16),
        (233, 121, 90),
        (140, 203, 165),
        (224, 176, 76),
        (143, 193, 255),
        (200, 150, 200),
        (140, 200, 200),
        (243, 230, 201),
    ],
)
FRAME = """<svg class="rich-terminal" viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{ font-family: ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace;
  font-size: {char_height}px; line-height: {line_height}px; }}
{styles}
</style>
<defs>{lines}</defs>
<rect fill="#1b1410" width="{width}" height="{height}" rx="8"/>
<g transform="translate({terminal_x}, {terminal_y})">
{backgrounds}
<g class="{unique_id}-matrix">{matrix}</g>
</g>
</svg>
"""


def screen(game: list[str], answers: list[str]) -> str:
    """What the terminal shows after these answers."""
    environment = {**os.environ, "COLUMNS": str(COLUMNS), "LINES": "60", "TERM": "xterm-256color"}
    environment.pop("NO_COLOR", None)
    child = pexpect.spawn(
        sys.executable,
        ["-m", "deadwood", "play", *game, "--line", "--lang", "en", "--names", "You"],
        env=environment,
        dimensions=(60, COLUMNS),
        encoding="utf-8",
        timeout=20,
    )
    seen = ""
    for answer in answers:
        child.expect("You> ")
        seen += (child.before or "") + "You> "
        child.sendline(answer)
    child.expect("You> ")
    seen += child.before or ""
    child.close(force=True)
    return seen


def draw(name: str, answers: list[str]) -> Path:
    """The moment from its last table on, as a picture."""
    moment = MOMENTS[name]
    shown = screen(moment.game, answers or moment.answers).replace("\r", "")
    start = shown.rfind(moment.table)
    console = Console(record=True, width=COLUMNS, file=io.StringIO(), force_terminal=True)
    console.print(Text.from_ansi(shown[max(0, start) :].rstrip() + "\nYou> "))
    file = PICTURES / f"{name}.svg"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(
        console.export_svg(title="", theme=THEME, code_format=FRAME, unique_id="deadwood"),
        encoding="utf-8",
    )
    return file


def main() -> int:
    wanted = sys.argv[1:2] or list(MOMENTS)
    if wanted[0] not in MOMENTS:
        print(f"No picture {wanted[0]!r}; there are: {', '.join(MOMENTS)}.", file=sys.stderr)
        return 2
    for name in wanted:
        print(f"wrote {draw(name, sys.argv[2:]).relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
