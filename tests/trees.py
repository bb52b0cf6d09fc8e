"""A copy of this repository with something added: how a new card or a new game is tried.

`adding/card` and `adding/game` are laid out as the tree that they are copied over. A file that is new is
copied; one that is there already gets the lines of its namesake at its end. Then the scripts of `make types`
and `make docs` write what is made of descriptions. To look around in such a copy:

    .venv/bin/python -m tests.trees FOLDER card game
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
ADDING: Final = ROOT / "tests" / "adding"
LEFT_OUT: Final = shutil.ignore_patterns(
    *("node_modules", "site", "__pycache__", "*.so", "*.pyc", "test-results", "playwright-report"),
    "adding",
)
PARTS: Final = [
    *("src", "tests", "scripts", "examples", "docs", "web", "pyproject.toml", "hatch_build.py"),
    *("README.md", "CHANGELOG.md", "CONTRIBUTING.md"),
]
# What `make types` and `make docs` run.
WRITERS: Final = [
    *("game_files", "public_types", "web_types", "web_words"),
    *("digest", "protocol_schema", "public_list"),
]
# What those who run the tests in this tree have set for themselves.
FOREIGN: Final = ("COVERAGE", "COV_", "PYTEST", "DEADWOOD")


def copy(folder: Path, *pieces: str) -> None:
    """This tree as far as tests look at it, with these pieces of `adding` laid over it."""
    folder.mkdir(parents=True, exist_ok=True)
    for part in PARTS:
        if (ROOT / part).is_dir():
            shutil.copytree(ROOT / part, folder / part, ignore=LEFT_OUT)
        else:
            (folder / part).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / part, folder / part)
    modules = ROOT / "web" / "node_modules"
    if modules.exists():
        (folder / "web" / "node_modules").symlink_to(modules)
    for piece in pieces:
        for path in files(ADDING / piece):
            lay(path, folder / path.relative_to(ADDING / piece))


def files(folder: Path) -> list[Path]:
    there = [path for path in sorted(folder.rglob("*")) if path.is_file()]
    return [path for path in there if "__pycache__" not in path.parts]


def lay(path: Path, place: Path) -> None:
    place.parent.mkdir(parents=True, exist_ok=True)
    before = place.read_text(encoding="utf-8") if place.exists() else ""
    place.write_text(before + path.read_text(encoding="utf-8"), encoding="utf-8")


def added(*pieces: str) -> list[str]:
    """The files that are new, by their place in the tree."""
    found: list[str] = []
    for piece in pieces:
        there = [path.relative_to(ADDING / piece) for path in files(ADDING / piece)]
        found += [str(path) for path in there if not (ROOT / path).exists()]
    return found


def run(folder: Path, *command: str, typed: str = "", place: str = "", **more: str) -> str:
    """What a program says that runs in a tree, interpreted, and that goes well."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(FOREIGN)}
    sources = os.pathsep.join([str(folder / "src"), str(folder)])
    ran = subprocess.run(
        command,
        cwd=folder / place,
        env={**kept, "PYTHONPATH": sources, **more},
        input=typed,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    assert ran.returncode == 0, f"{' '.join(command)}\n{ran.stdout[-8000:]}"
    return ran.stdout


def python(folder: Path, *arguments: str, typed: str = "", **more: str) -> str:
    return run(folder, sys.executable, *arguments, typed=typed, **more)


def write(folder: Path) -> None:
    """What `make types` and `make docs` write."""
    for script in WRITERS:
        python(folder, "-m", f"scripts.{script}")


if __name__ == "__main__":
    copy(Path(sys.argv[1]), *sys.argv[2:])
    write(Path(sys.argv[1]))
