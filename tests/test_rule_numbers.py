"""Every clause has a number, and the digest, the code and the tests carry it."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

import deadwood
from deadwood.core.registry import folder
from scripts import digest

ROOT = Path(__file__).resolve().parent.parent

games = pytest.mark.parametrize("name", deadwood.names())


def source(name: str) -> dict[str, Any]:
    file = digest.PACKAGE / "games" / folder(name) / "digest.toml"
    return tomllib.loads(file.read_text(encoding="utf-8"))


def clauses(name: str) -> dict[str, dict[str, str]]:
    found: dict[str, dict[str, str]] = source(name)["clauses"]
    return found


def rulings(name: str) -> list[str]:
    """Our rulings, and the list of differences between editions, as numbered in the digest's sources."""
    numbers: dict[str, int] = source(name).get("rulings", {})
    return [f"{letter}{at}" for letter, most in numbers.items() for at in range(1, most + 1)]


def prefix(name: str) -> str:
    """The letters before the numbers of a game's clauses: the same in all of them."""
    letters = {number.rstrip(".0123456789") for number in clauses(name)}
    assert len(letters) == 1
    return letters.pop()


def numbers_in(text: str, prefix: str) -> set[str]:
    return set(re.findall(rf"\b{prefix}\d+\.\d+\b", text))


def code_of(name: str) -> dict[Path, str]:
    place = digest.PACKAGE / "games" / folder(name)
    return {file: file.read_text(encoding="utf-8") for file in place.rglob("*.py")}


def rule_tests(name: str) -> str:
    place = ROOT / "tests" / "rules" / folder(name)
    return "\n".join(file.read_text(encoding="utf-8") for file in place.glob("test_*.py"))


@games
def test_every_clause_is_in_the_code(name: str) -> None:
    code = "\n".join(code_of(name).values())
    assert sorted(clauses(name).keys() - numbers_in(code, prefix(name))) == []


@games
def test_every_clause_is_in_the_name_of_a_test(name: str) -> None:
    tested = {
        f"{prefix(name)}{chapter}.{clause}"
        for line in re.findall(r"def (test_\w+)", rule_tests(name))
        for chapter, clause in re.findall(rf"_{prefix(name).lower()}(\d+)_(\d+)(?=_)", line)
    }
    assert sorted(clauses(name).keys() - tested) == []
    assert sorted(tested - clauses(name).keys()) == []


@games
def test_no_number_is_quoted_that_does_not_exist(name: str) -> None:
    known = clauses(name).keys()
    texts = [*code_of(name).values(), rule_tests(name)]
    assert sorted(set().union(*(numbers_in(text, prefix(name)) for text in texts)) - known) == []


@games
def test_every_ruling_is_behind_a_clause_and_named_by_a_test(name: str) -> None:
    wanted = rulings(name)
    sources = " ".join(about["from"] for about in clauses(name).values()).split()
    assert [ruling for ruling in wanted if ruling not in sources] == []
    tests = rule_tests(name).upper()
    named = set(re.findall(r"(?<![A-Z0-9])[A-Z]\d+(?![0-9])", tests.replace("_", " ")))
    assert [ruling for ruling in wanted if ruling not in named] == []


@games
def test_every_option_bends_a_clause_that_says_so(name: str) -> None:
    for choice in deadwood.entry(name).table.choices:
        assert clauses(name)[choice.rule].get("option") == choice.name


@games
def test_every_clause_says_what_kind_it_is(name: str) -> None:
    kinds = {about["kind"] for about in clauses(name).values()}
    assert kinds <= {"OFFICIAL", "READING", "EDITION", "FACT", "HOUSE"}


def test_el_paso_calls_printed_only_what_is_printed() -> None:
    """Rulings E4, E5 and E14 read the rulebook: it has no word for these."""
    readings = [n for n, about in clauses("el-paso").items() if about["kind"] == "READING"]
    assert readings == ["EP3.1", "EP3.2", "EP3.3", "EP7.6"]
    page = digest.path("el-paso").read_text(encoding="utf-8")
    for number in readings:
        assert re.search(rf"^- \*\*{re.escape(number)}\*\* .* \*READING\* \[", page, re.MULTILINE)


@games
def test_the_digest_page_is_up_to_date(name: str) -> None:
    assert digest.path(name).read_text(encoding="utf-8") == digest.page(name), "run `make docs`"
