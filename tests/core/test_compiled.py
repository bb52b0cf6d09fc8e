"""The tests run on the engine that they were meant to run on: compiled, or the sources themselves.

`make test-compiled` says DEADWOOD_EXPECT=compiled. Without a C compiler, or where DEADWOOD_PURE=1
asked for it, an installed package may be interpreted.
"""

from __future__ import annotations

import os
import shutil
import tomllib
from importlib import import_module
from pathlib import Path

import pytest

COMPILED_SUFFIXES = (".so", ".pyd")
EXPECTED = os.environ.get("DEADWOOD_EXPECT") == "compiled"
EXCUSED = os.environ.get("DEADWOOD_PURE") == "1" or not any(
    shutil.which(compiler) for compiler in (os.environ.get("CC", "cc"), "gcc", "clang", "cl")
)
ROOT = Path(__file__).parent.parent.parent
SOURCES = ROOT / "src"


def modules() -> list[str]:
    """Every module that the build is told to compile."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    told = project["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]
    left_out = {file for pattern in told["exclude"] for file in ROOT.glob(pattern)}
    files = {file for pattern in told["compile"] for file in ROOT.glob(pattern)} - left_out
    return sorted(
        ".".join(file.relative_to(SOURCES).with_suffix("").parts)
        for file in files
        if not file.stem.startswith("__")
    )


@pytest.mark.parametrize("name", modules())
def test_every_module_of_the_engine_is_compiled_exactly_when_it_should_be(name: str) -> None:
    file = import_module(name).__file__
    assert file is not None
    if EXPECTED and EXCUSED and not file.endswith(COMPILED_SUFFIXES):
        pytest.skip("no C compiler, or DEADWOOD_PURE=1")
    assert file.endswith(COMPILED_SUFFIXES) == EXPECTED, file
    if not EXPECTED:
        assert Path(file).is_relative_to(SOURCES), f"{file} is not the source: set PYTHONPATH=src"
