"""What is public stands in one place, says what it is for, and has types."""

from __future__ import annotations

import importlib
import inspect
import re
from pathlib import Path
from typing import Any

import pytest

from scripts.public_list import PACKAGES, PAGE, ROOT, page

NAMES = [
    (package, name) for package in PACKAGES for name in importlib.import_module(package).__all__
]


def test_the_list_of_what_is_public_is_not_stale() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), (
        "run make docs, and say in CHANGELOG.md what breaks"
    )


@pytest.mark.parametrize(("package", "name"), NAMES)
def test_what_is_public_says_what_it_is_for(package: str, name: str) -> None:
    what: Any = getattr(importlib.import_module(package), name)
    if not callable(what):
        return
    assert inspect.getdoc(what), name
    if inspect.isclass(what) and what.__module__.startswith("deadwood.core"):
        silent = [
            member
            for member, part in vars(what).items()
            if inspect.isfunction(part)
            and not member.startswith("_")
            and not inspect.getdoc(getattr(what, member))
        ]
        assert silent == []


def test_no_door_of_the_library_takes_or_gives_just_anything() -> None:
    """An open question alone is of whichever game's states."""
    everything = page().replace("Decision[Any]", "Decision")
    assert [line for line in everything.split("\n") if re.search(r"\bAny(Game)?\b", line)] == []


DOCUMENTS = [
    *sorted(ROOT.glob("examples/*.py")),
    ROOT / "README.md",
    *sorted((ROOT / "docs").glob("*.md")),
    *sorted((ROOT / "docs" / "site").rglob("*.md")),
]
IMPORTED = re.compile(
    r"^(?:>>> |\.\.\. )?\s*from (deadwood[\w.]*) import (?:\(([^)]*)\)|([\w, ]+))", re.M
)
WHOLE = re.compile(r"^(?:>>> |\.\.\. )?\s*import (deadwood[\w.]*)", re.M)


@pytest.mark.parametrize("file", DOCUMENTS, ids=lambda file: file.name)
def test_examples_and_documents_show_only_what_is_public(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    found = [
        (of, name.strip())
        for of, several, one in IMPORTED.findall(text)
        for name in (several or one).split(",")
    ]
    hidden = [(of, name) for of, name in found if name and (of, name) not in NAMES]
    assert [(of, name) for of, name in hidden if f"{of}.{name}" not in PACKAGES] == []
    assert [of for of in WHOLE.findall(text) if of not in PACKAGES] == []


def test_that_would_be_noticed() -> None:
    assert IMPORTED.findall(">>> from deadwood.core.playout import a, b\n") == [
        ("deadwood.core.playout", "", "a, b")
    ]
    assert ("deadwood.core.playout", "random_play") not in NAMES
    assert ("deadwood", "random_play") in NAMES
    assert any(IMPORTED.search(file.read_text(encoding="utf-8")) for file in DOCUMENTS)
