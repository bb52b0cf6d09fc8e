"""Draw docs/pictures/play.svg: a moment of a real game in the terminal.

    PYTHONPATH=src .venv/bin/python scripts/picture.py

Played through a pseudo-terminal as a person would, drawn by rich, with no font from anywhere.
"""

from __future__ import annotations

import io
import os
import sys
from pathlib import Path

import pexpect  # type: ignore[import-untyped]
from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

ROOT = Path(__file__).resolve().parent.parent
PICTURE = ROOT / "docs" / "pictures" / "play.svg"
COLUMNS = 80

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


def screen(moves: list[str]) -> str:
    """What the terminal shows after these answers, from the last table on."""
    environment = {**os.environ, "COLUMNS": str(COLUMNS), "LINES": "60", "TERM": "xterm-256color"}
    environment.pop("NO_COLOR", None)
    child = pexpect.spawn(
        sys.executable,
        ["-m", "deadwood", "play", "wyatt-earp", "--seed", "7", "--lang", "en", "--names", "You"],
        env=environment,
        dimensions=(60, COLUMNS),
        encoding="utf-8",
        timeout=20,
    )
    seen = ""
    for move in moves:
        child.expect("You> ")
        seen += (child.before or "") + "You> "
        child.sendline(move)
    child.expect("You> ")
    seen += child.before or ""
    child.close(force=True)
    return seen


def main() -> int:
    answers = sys.argv[1:] or ["", "1", "1", "discard billy-the-kid", "1"]
    shown = screen(answers).replace("\r", "")
    start = shown.rfind("── Hand")
    console = Console(record=True, width=COLUMNS, file=io.StringIO(), force_terminal=True)
    console.print(Text.from_ansi(shown[max(0, start) :].rstrip() + "\nYou> "))
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    PICTURE.write_text(
        console.export_svg(title="", theme=THEME, code_format=FRAME, unique_id="deadwood"),
        encoding="utf-8",
    )
    print(f"wrote {PICTURE.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
