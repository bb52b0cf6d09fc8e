"""Packages, and whether they work where nothing of this repository is: `make wheels`.

    dist/deadwood_games-VERSION.tar.gz                     the sources, with the page
    dist/deadwood_games-VERSION-py3-none-any.whl           for every Python and system, the engine interpreted
    dist/deadwood_games-VERSION-cp3XX-…-linux_….whl        the engine compiled, for each Python that is here

Wheels are built from the sources that were packed, in another folder, so these are complete. Then each is
installed alone into an empty environment and tried from an empty folder: a whole game in the terminal, its
record verified, and a server with the page, at which a table plays.

    python -m scripts.wheels                               every Python that is found
    python -m scripts.wheels --pythons python3.12          these alone
    python -m scripts.wheels --only-others                 for `.ci/run`: the newest besides the one that runs this
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
import zipfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from deadwood.core.registry import entry, names

ROOT: Final = Path(__file__).resolve().parents[1]
DIST: Final = ROOT / "dist"
STATED: Final = [(3, 11), (3, 12), (3, 13), (3, 14)]
PAGE: Final = "deadwood/server/site/index.html"
DOCS: Final = "deadwood/server/docs/index.html"  # where `make site` was before `make wheels`
LIMIT: Final = 1800  # seconds for one build
PATIENCE: Final = 120
PROBE: Final = """
import sys, sysconfig, os, venv, ensurepip
print(*sys.version_info[:2], sys.executable, os.path.exists(os.path.join(sysconfig.get_path("include"), "Python.h")))
"""
# A person who presses 1 until the game is over, keeps it each time, and leaves. After the end any other answer
# than a command leaves the table, so it is kept as it goes.
TYPED: Final = "1\nsave game.txt\n" * 600 + "quit\nquit\n"
TABLE: Final = """
import sys
from deadwood.client import Client
with Client(sys.argv[1], "Anna") as anna, anna.open("el-paso", players=2, pace=0) as table:
    table.start(fill="ranger")
    for _ in table:
        if table.is_asked:
            table.play(table.moves[0]["move"])
    assert table.status == "over", table.status
    assert table.check_shuffle()
"""


class Wrong(Exception):
    """A package does not do what it should; a sentence says what."""


@dataclass(frozen=True)
class Python:
    version: tuple[int, int]
    path: str
    has_headers: bool

    @property
    def name(self) -> str:
        return ".".join(map(str, self.version))


# Which Pythons there are.


def look_at(path: str) -> Python | None:
    """What a Python says of itself, or None if it is none, or none that makes environments."""
    try:
        ran = subprocess.run(
            [path, "-c", PROBE], capture_output=True, text=True, timeout=PATIENCE, check=False
        )
    except (OSError, subprocess.TimeoutExpired):
        return None
    said = ran.stdout.split()
    if ran.returncode != 0 or len(said) != 4:
        return None
    return Python((int(said[0]), int(said[1])), said[2], said[3] == "True")


def candidates() -> list[str]:
    """Where Pythons may be: on the path, and where pyenv and uv keep theirs."""
    names = [f"python{major}.{minor}" for major, minor in STATED]
    found = [path for name in names if (path := shutil.which(name))]
    homes = [
        Path(os.environ.get("PYENV_ROOT", str(Path.home() / ".pyenv"))) / "versions",
        Path.home() / ".local/share/uv/python",
    ]
    kept = [file for home in homes for file in home.glob("*/bin/python3")]
    return [sys.executable, *found, *map(str, sorted(kept, reverse=True))]


def pythons(paths: Sequence[str]) -> list[Python]:
    """One for each version that is stated, those with headers first, the oldest version first."""
    best: dict[tuple[int, int], Python] = {}
    for path in paths:
        found = look_at(path)
        if found is None or found.version not in STATED:
            continue
        known = best.get(found.version)
        if known is None or (found.has_headers and not known.has_headers):
            best[found.version] = found
    return [best[version] for version in sorted(best)]


# Building.


def run(
    command: Sequence[str | Path],
    cwd: Path,
    limit: float = PATIENCE,
    typed: str = "",
    **changes: str,
) -> str:
    """The output of a command that must succeed; it inherits nothing of this repository."""
    kept = {
        key: os.environ[key] for key in os.environ if not key.startswith(("PYTHON", "VIRTUAL_ENV"))
    }
    words = [str(word) for word in command]
    ran = subprocess.run(
        words,
        cwd=cwd,
        env={**kept, "LANG": "C.UTF-8", **changes},
        input=typed,
        capture_output=True,
        text=True,
        timeout=limit,
        check=False,
    )
    if ran.returncode != 0:
        tail = (ran.stdout + ran.stderr).strip()[-3000:]
        raise Wrong(f"{' '.join(words)[:200]} ended with {ran.returncode}:\n{tail}")
    return ran.stdout


def environment(python: str, folder: Path) -> Path:
    """The Python of a new, empty environment."""
    run([python, "-m", "venv", folder], folder.parent)
    return folder / "bin" / "python"


def pip(python: Path, *arguments: str | Path) -> list[str | Path]:
    return [python, "-m", "pip", "--disable-pip-version-check", "-q", *arguments]


def pack() -> Path:
    """The sources as one file, with the page."""
    DIST.mkdir(exist_ok=True)
    for old in DIST.glob("deadwood_games-*"):
        old.unlink()
    run([sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", DIST], ROOT, LIMIT)
    (found,) = DIST.glob("*.tar.gz")
    return found


def build(packed: Path, python: Python, scratch: Path, pure: bool) -> Path:
    """A wheel from the packed sources, by this Python."""
    folder = scratch / f"build-{python.name}-{pure}"
    out = folder / "out"
    out.mkdir(parents=True)
    maker = environment(python.path, folder / "venv")
    run(
        pip(maker, "wheel", "--no-deps", "-w", out, packed),
        folder,
        LIMIT,
        DEADWOOD_PURE="1" if pure else "0",
    )
    (found,) = out.glob("*.whl")
    check_contents(found, pure)
    return Path(shutil.move(found, DIST / found.name))


def holds(wheel: Path, file: str) -> bool:
    return file in zipfile.ZipFile(wheel).namelist()


def check_contents(wheel: Path, pure: bool) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    if PAGE not in names:
        raise Wrong(f"{wheel.name} does not contain the page.")
    compiled = any(name.endswith((".so", ".pyd")) for name in names)
    if compiled is pure:
        raise Wrong(f"{wheel.name} is {'' if compiled else 'not '}compiled.")
    if pure and not wheel.name.endswith("py3-none-any.whl"):
        raise Wrong(f"{wheel.name} is pure and should be for every Python.")
    strangers = [name for name in names if not name.startswith(("deadwood", "deadwood_games-"))]
    if strangers:
        raise Wrong(f"{wheel.name} contains what is not ours: {strangers[:5]}.")


# Trying.


def attempt(wheel: Path, python: Python, scratch: Path, pure: bool) -> None:
    """Install it where nothing else is, and play."""
    folder = scratch / f"try-{python.name}-{pure}"
    home = folder / "home"
    home.mkdir(parents=True)
    here = environment(python.path, folder / "venv")
    run(pip(here, "install", f"{wheel}[server,terminal]"), home, LIMIT)
    deadwood = here.parent / "deadwood"
    said = run(
        [
            here,
            "-c",
            "import importlib.util as u; print(u.find_spec('deadwood__mypyc') is not None)",
        ],
        home,
    )
    if (said.strip() == "True") is pure:
        raise Wrong(f"{wheel.name} should run {'interpreted' if pure else 'compiled'}.")
    for name in names():
        play(deadwood, name, home)
    serve(deadwood, here, home, holds(wheel, DOCS))


def play(deadwood: Path, game: str, home: Path) -> None:
    fewest = str(entry(game).players[0])
    wanted = [game, "--players", fewest, "--bots", "greenhorn", "--seed", "1"]
    told = run([deadwood, "play", *wanted], home, typed=TYPED)
    record = home / "game.txt"
    if "result: " not in record.read_text(encoding="utf-8"):
        raise Wrong(f"The game of {game} did not end:\n{told[-2000:]}")
    run([deadwood, "verify", record], home)
    record.unlink()


def serve(deadwood: Path, python: Path, home: Path, has_docs: bool) -> None:
    """The server says where it is, shows the page with all its parts, the documentation where the package
    has it, and lets a table play."""
    command = [str(deadwood), "serve", "--port", "0", "--db", str(home / "games.db"), "--json"]
    command += ["--log", "warning"]
    kept = {key: os.environ[key] for key in os.environ if not key.startswith("PYTHON")}
    server = subprocess.Popen(
        command, cwd=home, env={**kept, "HOME": str(home)}, stdout=subprocess.PIPE, text=True
    )
    try:
        assert server.stdout is not None
        url = json.loads(server.stdout.readline())["url"]
        page = fetch(url)
        parts = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page)
        if "<script" not in page or not parts:
            raise Wrong(f"The server shows no page:\n{page[:500]}")
        for part in parts:
            fetch(url + part)
        if has_docs and "<h1" not in fetch(f"{url}/docs/"):
            raise Wrong("The server does not show the documentation that is in the package.")
        run([python, "-c", TABLE, url], home)
    finally:
        server.terminate()
        code = server.wait(PATIENCE)
    if code != 0:
        raise Wrong(f"The server ended with {code}.")


def fetch(url: str) -> str:
    with urllib.request.urlopen(url, timeout=PATIENCE) as answer:
        return str(answer.read().decode())


# All of it.


def main() -> int:
    parser = argparse.ArgumentParser(
        description="Build packages and try each where nothing else is."
    )
    parser.add_argument(
        "--pythons", default="", help="Pythons to build for, with spaces between them"
    )
    parser.add_argument("--only-others", action="store_true", help="the newest other Python alone")
    wish = parser.parse_args()
    found = pythons(wish.pythons.split() or candidates())
    if wish.only_others:
        found = [python for python in found if python.version != sys.version_info[:2]][-1:]
    if not found:
        print("No other Python is here to build for.")
        return 0
    missing = [f"{a}.{b}" for a, b in STATED if (a, b) not in [python.version for python in found]]
    print(f"Pythons: {', '.join(python.name for python in found)}")
    if missing and not wish.only_others:
        print(f"Not here, so not tried: {', '.join(missing)}")
    with tempfile.TemporaryDirectory(prefix="deadwood-wheels-") as name:
        scratch = Path(name)
        try:
            packed = pack()
            print(f"{packed.name}: {packed.stat().st_size // 1024} kB", flush=True)
            pure = build(packed, found[0], scratch, pure=True)
            for python in found:
                told(pure, python, scratch, pure=True)
            for python in found:
                if not python.has_headers:
                    print(
                        f"Python {python.name} has no headers here, so nothing is compiled for it."
                    )
                    continue
                begin = time.monotonic()
                compiled = build(packed, python, scratch, pure=False)
                print(f"{compiled.name}: compiled in {time.monotonic() - begin:.0f} s", flush=True)
                told(compiled, python, scratch, pure=False)
        except Wrong as wrong:
            print(wrong, file=sys.stderr)
            return 1
    print(
        f"They lie in {DIST.relative_to(ROOT)}/. For players: pipx install './{pure.name}[server,terminal]'"
    )
    return 0


def told(wheel: Path, python: Python, scratch: Path, pure: bool) -> None:
    begin = time.monotonic()
    attempt(wheel, python, scratch, pure)
    print(
        f"{wheel.name} plays on Python {python.name}: terminal, server, page"
        f" ({time.monotonic() - begin:.0f} s)",
        flush=True,
    )


if __name__ == "__main__":
    sys.exit(main())
