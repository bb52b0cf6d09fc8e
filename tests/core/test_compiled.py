"""The tests run on the engine that they were meant to run on: compiled, or the sources themselves.

`make test-compiled` says DEADWOOD_EXPECT=compiled. Without a C compiler, or where DEADWOOD_PURE=1
asked for it, an installed package may be interpreted.
"""

from __future__ import annotations

import os
import shutil
from importlib import import_module
from pathlib import Path

import pytest

COMPILED_SUFFIXES = (".so", ".pyd")
EXPECTED = os.environ.get("DEADWOOD_EXPECT") == "compiled"
EXCUSED = os.environ.get("DEADWOOD_PURE") == "1" or not any(
    shutil.which(compiler) for compiler in (os.environ.get("CC", "cc"), "gcc", "clang", "cl")
)
SOURCES = Path(__file__).parent.parent.parent / "src"
MODULES = [
    ".".join(file.relative_to(SOURCES).with_suffix("").parts)
    for folder in ("core", "games")
    for file in sorted((SOURCES / "deadwood" / folder).rglob("*.py"))
    if file.stem != "__init__"
]


@pytest.mark.parametrize("name", MODULES)
def test_every_module_of_the_engine_is_compiled_exactly_when_it_should_be(name: str) -> None:
    file = import_module(name).__file__
    assert file is not None
    if EXPECTED and EXCUSED and not file.endswith(COMPILED_SUFFIXES):
        pytest.skip("no C compiler, or DEADWOOD_PURE=1")
    assert file.endswith(COMPILED_SUFFIXES) == EXPECTED, file
    if not EXPECTED:
        assert Path(file).is_relative_to(SOURCES), f"{file} is not the source: set PYTHONPATH=src"
