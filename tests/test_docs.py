"""Documentation that runs, and points to files that exist."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

import deadwood
import deadwood.language.catalogue
from scripts.docs_site import generated_places

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
PAGES = sorted([*ROOT.glob("*.md"), *DOCS.rglob("*.md")])


@pytest.mark.parametrize(("page", "least"), [("README.md", 10), ("docs/bots.md", 5)])
def test_examples_on_pages_run(page: str, least: int) -> None:
    failed, tried = doctest.testfile(str(ROOT / page), module_relative=False)
    assert tried > least
    assert failed == 0


@pytest.mark.parametrize("module", [deadwood, deadwood.language.catalogue])
def test_docstrings_run(module: object) -> None:
    failed, tried = doctest.testmod(module)  # type: ignore[arg-type]
    assert tried > 0
    assert failed == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for link in re.findall(r"\]\(([^)#]+)", page.read_text(encoding="utf-8")):
        made = page.parent == DOCS and link in generated_places()  # by `make site`
        assert made or (page.parent / link).exists(), link


def test_the_page_on_servers_names_every_setting() -> None:
    from deadwood.server.settings import RULES

    page = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
    for name in RULES:
        assert f"`--{name}`" in page
        assert f"`DEADWOOD_{name.upper().replace('-', '_')}`" in page


def test_the_page_on_the_arena_names_every_option_of_its_own() -> None:
    page = (ROOT / "docs" / "arena.md").read_text(encoding="utf-8")
    for name in (
        "bots",
        "games",
        "field",
        "sprt",
        "alpha",
        "beta",
        "workers",
        "out",
        "plot",
        "json",
    ):
        assert f"--{name}" in page
