"""The page about the client runs as it stands."""

from __future__ import annotations

import doctest
from pathlib import Path

PAGE = Path(__file__).resolve().parents[2] / "docs" / "client.md"


def test_the_page_about_the_client_runs(server: str) -> None:
    failed, tried = doctest.testfile(
        str(PAGE), module_relative=False, globs={"server": server}, encoding="utf-8"
    )
    assert tried > 20
    assert failed == 0
