"""Python as the formatter of the house writes it, for what is generated."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent


def formatted(text: str) -> str:
    ruff = Path(sys.executable).parent / "ruff"
    command = [str(ruff), "format", "--stdin-filename", "fields.py", "-"]
    ran = subprocess.run(command, input=text, capture_output=True, text=True, check=True, cwd=ROOT)
    return ran.stdout
