"""Full screen, or line by line? Decided before anything is shown, and without Textual."""

from __future__ import annotations

import importlib.util
import os
import shutil
import sys
from typing import Final

from deadwood.core.reason import BadOption

COLUMNS: Final = 80
ROWS: Final = 24
LINE_BY_LINE: Final = "DEADWOOD_LINE"  # set by whoever always wants lines, as with a screen reader


def wants_full(wish: bool | None) -> bool:
    """What was asked for; else the full screen wherever there can be one."""
    if wish is False or (wish is None and os.environ.get(LINE_BY_LINE)):
        return False
    problem = obstacle()
    if wish and problem:
        raise BadOption(problem)
    return not problem


def obstacle() -> str:
    """What is missing for the full screen; nothing, if it can be shown."""
    if importlib.util.find_spec("textual") is None:
        return (
            "The full screen needs more: "
            "pip install './deadwood_games-VERSION-py3-none-any.whl[terminal]'."
        )
    is_terminal = sys.stdin.isatty() and sys.stdout.isatty()
    if not is_terminal or os.environ.get("TERM", "") in ("", "dumb"):
        return "The full screen needs a terminal at both ends: nothing piped, and TERM not dumb."
    if "utf" not in (sys.stdout.encoding or "").lower():
        return "The full screen needs a terminal that shows UTF-8."
    size = shutil.get_terminal_size((0, 0))
    if size.columns < COLUMNS or size.lines < ROWS:
        return (
            f"The full screen needs {COLUMNS} columns and {ROWS} lines; "
            f"this terminal has {size.columns} and {size.lines}."
        )
    return ""
