"""Documentation that runs, and points to files that exist."""

from __future__ import annotations

import ast
import doctest
import importlib.util
import re
import shlex
import tomllib
from pathlib import Path
from typing import Any

import pytest
import typer

import deadwood
import deadwood.language.catalogue
from deadwood.bots.own import is_place
from deadwood.bots.registry import check_bot
from deadwood.cli.app import app
from scripts.docs_site import generated_places

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
PAGES = sorted([*ROOT.glob("*.md"), *DOCS.rglob("*.md")])


# Examples of the client need a server: tests/client/test_page.py has one.
SESSIONS = [page for page in PAGES if ">>> " in page.read_text() and page.name != "client.md"]
BLOCK = re.compile(r"^```(\w*)[^\n]*\n(.*?)^```", re.MULTILINE | re.DOTALL)
# What stands for something that readers have themselves.
STANDS_FOR = {"GAME": "bang", "P": "5", "X,Y": "ranger,random", "Y": "random", "2*PAIRS": "400"}


def lines_of_commands() -> list[tuple[str, str]]:
    """Every line of every block of code that somebody would type into a shell."""
    found: list[tuple[str, str]] = []
    for page in PAGES:
        for language, block in BLOCK.findall(page.read_text(encoding="utf-8")):
            for line in block.splitlines() if language in ("", "sh", "console") else []:
                first = line.split(" ")[0]
                if first in ("deadwood", "make", "python", "pip", "pipx", "uv", "npm"):
                    found.append((page.name, re.split(r"\s{2,}|\s#\s", line.strip())[0]))
    return found


COMMANDS = lines_of_commands()


@pytest.mark.parametrize("page", SESSIONS, ids=lambda page: page.name)
def test_examples_on_pages_run(page: Path) -> None:
    failed, tried = doctest.testfile(str(page), module_relative=False)
    assert tried > 2
    assert failed == 0


def test_pages_with_examples_are_found() -> None:
    assert {"README.md", "bots.md", "developers.md", "researchers.md"} <= {
        page.name for page in SESSIONS
    }
    assert {"README.md", "arena.md", "bots.md", "install.md", "players.md", "server.md"} <= {
        name for name, _ in COMMANDS
    }
    assert len(COMMANDS) > 40


@pytest.mark.parametrize(("page", "line"), COMMANDS, ids=[line for _, line in COMMANDS])
def test_commands_on_pages_are_commands(page: str, line: str) -> None:
    """Each is read by the command itself, and what it names exists; nothing is started."""
    words = [STANDS_FOR.get(word, word) for word in shlex.split(line)]
    for part in " ".join(words).split(" && "):
        check_command(part.split(" "))


def check_command(words: list[str]) -> None:
    first, *rest = words
    if first == "make":
        targets = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE)
        assert rest[0] in targets
    elif first == "python":
        is_module = rest[0] == "-m"
        assert importlib.util.find_spec(rest[1]) if is_module else (ROOT / rest[0]).is_file()
    elif first == "deadwood":
        commands: dict[str, Any] = typer.main.get_command(app).commands  # type: ignore[attr-defined]
        check_names(commands[rest[0]].make_context(rest[0], rest[1:]).params)
    else:  # pip, pipx and uv install the file that `make wheels` leaves (tests/test_packages.py)
        assert "install" in rest


def check_names(told: dict[str, Any]) -> None:
    """Games, editions and bots are some that there are."""
    if told.get("game") is None:
        return
    game = deadwood.game(told["game"], told.get("edition"), told.get("players"))
    listed = ",".join(told[name] for name in ("bots", "field") if isinstance(told.get(name), str))
    for name in filter(None, listed.split(",")):
        if not is_place(name):
            check_bot(name, game)


@pytest.mark.parametrize("kind", ["python", "toml"])
def test_blocks_of_code_can_be_read(kind: str) -> None:
    """JSON is that of the protocol, which tests/server/test_protocol_doc.py holds to its types."""
    number = 0
    for page in PAGES:
        for language, block in BLOCK.findall(page.read_text(encoding="utf-8")):
            if language != kind:
                continue
            number += 1
            if kind == "toml":
                assert tomllib.loads(block)
            elif ">>> " not in block:
                ast.parse(block)
    assert number > 0


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
