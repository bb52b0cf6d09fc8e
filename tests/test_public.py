"""What is public stands in one place, says what it is for, and has types."""

from __future__ import annotations

import importlib
import inspect
import re
from typing import Any

import pytest

from scripts.public_list import PACKAGES, PAGE, page

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
    """Words are made for our own screens; an open question is of whichever game's states."""
    library, _, _ = page().replace("Decision[Any]", "Decision").partition("## deadwood.language")
    assert [line for line in library.split("\n") if re.search(r"\bAny(Game)?\b", line)] == []
