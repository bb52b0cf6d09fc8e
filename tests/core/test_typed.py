"""Somebody's script against the package as it is installed: what mypy and pyright say at their strictest.

Interpreted sources are not installed: these run on the package alone.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

import pytest

import deadwood
from tests.waiting import PATIENCE

SCRIPT = Path(__file__).parent / "users_script.py"
PACKAGE = Path(deadwood.__file__).resolve().parent
IS_INSTALLED = PACKAGE.is_relative_to(sysconfig.get_path("purelib"))
MUST = os.environ.get("DEADWOOD_CI") or os.environ.get("CI")

installed = pytest.mark.skipif(not IS_INSTALLED, reason="these are the sources")
with_node = pytest.mark.skipif(
    not MUST and shutil.which("node") is None, reason="pyright runs on Node, which is not here"
)

# Mistakes that are found before anything runs: one on every line that says so.
WRONG = """\
import deadwood
from deadwood.bots import Bot, Chair
from deadwood.games.el_paso import ElPasoState

deadwood.game("bang", dead_see_everything=True)  # wrong
deadwood.game("bang", beer="helps")  # wrong
game = deadwood.game("bang")
state = game.new(seed=1)
print(state.trun)  # wrong
print(game.move(0).colour)  # wrong
print(game.view(state, 0).nuggets)  # wrong
game.view(state, "1")  # wrong
print(game.price(0, []))  # wrong
other: ElPasoState = state  # wrong
text: str = deadwood.game("wyatt-earp").share([1, 2], 1000)  # wrong


class Odd(Bot):
    def choose(self, chair: Chair) -> str:  # wrong
        return "play"
"""
MARKED = [at + 1 for at, line in enumerate(WRONG.split("\n")) if line.endswith("# wrong")]


def run(command: list[str], folder: Path) -> subprocess.CompletedProcess[str]:
    binaries = str(Path(sys.executable).parent)
    return subprocess.run(
        [sys.executable, "-m", *command],
        cwd=folder,
        env={
            **os.environ,
            "PATH": os.pathsep.join([binaries, os.environ["PATH"]]),
            "PYRIGHT_PYTHON_GLOBAL_NODE": "1",  # the one that is here
            "PYRIGHT_PYTHON_IGNORE_WARNINGS": "1",  # asks nobody for a newer one
        },
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


def mypy(script: str, folder: Path) -> subprocess.CompletedProcess[str]:
    (folder / "script.py").write_text(script, encoding="utf-8")
    options = ["--strict", "--config-file=", "--cache-dir=cache", "--no-error-summary"]
    return run(["mypy", *options, "script.py"], folder)


def pyright(script: str, folder: Path) -> list[dict[str, Any]]:
    (folder / "script.py").write_text(script, encoding="utf-8")
    (folder / "pyrightconfig.json").write_text('{"typeCheckingMode": "strict"}', encoding="utf-8")
    ran = run(["pyright", "--outputjson", "script.py"], folder)
    found: list[dict[str, Any]] = json.loads(ran.stdout)["generalDiagnostics"]
    return found


def test_the_script_runs(tmp_path: Path) -> None:
    ran = subprocess.run(
        [sys.executable, str(SCRIPT)],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": "" if IS_INSTALLED else str(PACKAGE.parent)},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert (ran.stdout, ran.stderr) == ("All is well.\n", "")


def test_the_package_says_that_it_is_typed() -> None:
    assert (PACKAGE / "py.typed").is_file()


@installed
@pytest.mark.slow
def test_mypy_is_content_with_the_script_and_finds_mistakes(tmp_path: Path) -> None:
    ran = mypy(SCRIPT.read_text(encoding="utf-8"), tmp_path)
    assert (ran.stdout, ran.stderr, ran.returncode) == ("", "", 0)
    said = mypy(WRONG, tmp_path).stdout
    errors = {int(line) for line in re.findall(r"^script\.py:(\d+): error", said, re.M)}
    assert sorted(errors) == MARKED, said


@installed
@with_node
@pytest.mark.slow
def test_pyright_is_content_with_the_script_and_finds_mistakes(tmp_path: Path) -> None:
    assert pyright(SCRIPT.read_text(encoding="utf-8"), tmp_path) == []
    said = pyright(WRONG, tmp_path)
    errors = {one["range"]["start"]["line"] + 1 for one in said if one["severity"] == "error"}
    assert sorted(errors) == MARKED, said
