"""Draw docs/pictures/terminal: the full-screen table of every game, at 80x24 and 160x50, in three languages.

    PYTHONPATH=src .venv/bin/python -m scripts.table_pictures                all of them
    PYTHONPATH=src .venv/bin/python -m scripts.table_pictures bang           one game

Played by Textual's pilot with fixed seeds, drawn by rich with the colours of a lamp on a plank table, or of paper.
"""

from __future__ import annotations

import asyncio
import io
import os
import re
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from deadwood.cli.commands.play import run, seat_everybody
from deadwood.cli.full.app import TableApp
from deadwood.cli.full.dialogs import PageScreen
from deadwood.cli.full.talk import FullTalk
from deadwood.language.catalogue import catalogue
from scripts.picture import FRAME, THEME

PICTURES: Final = Path(__file__).resolve().parents[1] / "docs" / "pictures" / "terminal"
SIZES: Final = [(80, 24), (160, 50)]
PAPER: Final = TerminalTheme(
    (250, 243, 226),
    (46, 34, 24),
    [
        (46, 34, 24),
        (168, 50, 32),
        (40, 110, 70),
        (150, 96, 10),
        (30, 80, 160),
        (120, 60, 130),
        (20, 110, 120),
        (46, 34, 24),
    ],
)


@dataclass(frozen=True)
class Moment:
    """A game, and how often Enter is pressed until the picture is taken."""

    players: int
    seed: str
    presses: int


MOMENTS: Final = {
    "wyatt-earp": Moment(3, "7", 12),
    "el-paso": Moment(4, "21", 9),
    "bang": Moment(5, "29", 12),
}
LANGUAGES: Final = ("en", "de", "nl")


async def settled(app: TableApp) -> None:
    while not app.asking:
        await asyncio.sleep(0.01)


async def take(name: str, lang: str, size: tuple[int, int]) -> str:
    moment, words = MOMENTS[name], catalogue(lang)
    session = seat_everybody(
        name,
        None,
        {},
        moment.players,
        moment.seed,
        words,
        bots=None,
        people=None,
        people_names=None,
    )
    app = TableApp(lambda panels: run(panels, session, words, FullTalk), words)
    async with app.run_test(size=size) as pilot:
        await settled(app)
        pressed = 0
        while pressed < moment.presses or isinstance(app.screen, PageScreen):
            await pilot.press("enter")
            await settled(app)
            await pilot.pause()
            pressed += 1
        await pilot.press("down")
        await pilot.pause()
        picture = drawn(app, PAPER if lang == "de" else THEME)
        app.panel.leave()
    return picture


def drawn(app: TableApp, theme: TerminalTheme) -> str:
    """The screen as it is, in these colours."""
    width, height = app.size
    console = Console(
        width=width,
        height=height,
        file=io.StringIO(),
        force_terminal=True,
        color_system="truecolor",
        record=True,
        legacy_windows=False,
    )
    strips = app.screen._compositor.render_strips()
    for strip in strips:
        for segment in strip:
            console.print(segment.text, style=segment.style, end="", markup=False, highlight=False)
        console.print()
    back = "#{:02x}{:02x}{:02x}".format(*theme.background_color)
    frame = FRAME.replace("#1b1410", back)
    svg = console.export_svg(title="", theme=theme, code_format=frame, unique_id="deadwood")
    return re.sub(r'(="\d+\.\d)\d+', r"\1", svg)


def main() -> int:
    wanted = sys.argv[1:] or list(MOMENTS)
    if not set(wanted) <= set(MOMENTS):
        print(f"There are: {', '.join(MOMENTS)}.", file=sys.stderr)
        return 2
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as home:
        os.environ["XDG_DATA_HOME"] = home
        for name in wanted:
            for lang in LANGUAGES:
                for size in SIZES:
                    file = PICTURES / f"{name}-{lang}-{size[0]}x{size[1]}.svg"
                    file.write_text(asyncio.run(take(name, lang, size)), encoding="utf-8")
                    print(f"wrote {file.name}: {file.stat().st_size // 1024} kB", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
