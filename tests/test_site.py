"""The documentation as a site: every link and anchor in it, what it fetches, its fields, and where it is served."""

from __future__ import annotations

import importlib.util
import json
import os
import re
import subprocess
import sys
from functools import cached_property
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

import httpx
import pytest

import deadwood
from deadwood.server.http import page
from scripts import docs_site
from tests.server.running import running
from tests.waiting import PATIENCE

HAS_TOOLS = importlib.util.find_spec("mkdocs") is not None
# `make test` installs them; whoever runs this file alone may go without.
NEEDS_TOOLS = pytest.mark.skipif(
    not HAS_TOOLS and not os.environ.get("DEADWOOD_CI"), reason="`make site` installs its tools"
)


class Page(HTMLParser):
    """What a page refers to, and what in it can be referred to."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self.ids: set[str] = {""}
        self.links: list[str] = []
        self.fetched: list[str] = []
        self.inline: list[str] = []
        self.script = False
        self.feed(file.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        has = {name: value or "" for name, value in attrs}
        self.ids |= {has[name] for name in ("id", "name") if name in has}
        if tag == "a" and "href" in has:
            self.links.append(has["href"])
        elif tag in ("link", "script", "img", "iframe", "source", "video"):
            self.fetched += [has[name] for name in ("href", "src") if has.get(name)]
        self.script = tag == "script" and "src" not in has and has.get("type") != "application/json"

    def handle_data(self, data: str) -> None:
        if self.script and data.strip():
            self.inline.append(data)

    def handle_endtag(self, tag: str) -> None:
        self.script = False


class Built:
    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @cached_property
    def pages(self) -> dict[str, Page]:
        files = sorted(self.folder.rglob("*.html"))
        return {file.relative_to(self.folder).as_posix(): Page(file) for file in files}

    def text(self, name: str) -> str:
        return (self.folder / name).read_text(encoding="utf-8")

    def target(self, name: str, link: str) -> str:
        """The file that a link on a page means, as the server has it."""
        path = unquote(urlsplit(link).path)
        if path.startswith("/docs/"):  # on the page for addresses that nobody has
            path, name = path.removeprefix("/docs/") or ".", ""
        found = os.path.normpath(os.path.join(os.path.dirname(name), path)) if path else name  # noqa: PTH118, PTH120
        return "index.html" if found == "." else found


# What every Python that is started sees before anything else: nothing far away can be reached, or looked up.
CUT = """
import socket
def refuse(*args, **kwargs):
    open({asked!r}, "a").write(repr(args[1:]) + "\\n")
    raise OSError("the network is cut")
for name in ("connect", "connect_ex", "sendto"):
    setattr(socket.socket, name, refuse)
for name in ("getaddrinfo", "gethostbyname", "create_connection"):
    setattr(socket, name, refuse)
"""
BUILD = "import sys; from pathlib import Path; from scripts import docs_site; sys.exit(docs_site.main(*map(Path, sys.argv[1:])))"


def has_namespaces() -> bool:
    """Whether a program can be given a network of its own, with nobody in it."""
    try:
        return subprocess.run(["unshare", "-n", "true"], check=False).returncode == 0
    except OSError:
        return False


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Built:
    """The site, built with the network cut: in Python, and by the system where it lets us."""
    folder = tmp_path_factory.mktemp("site") / "docs"
    asked = folder.parent / "asked"
    cut = folder.parent / "cut"
    cut.mkdir()
    (cut / "sitecustomize.py").write_text(CUT.format(asked=str(asked)), encoding="utf-8")
    there = [str(cut), str(docs_site.ROOT), *filter(None, [os.environ.get("PYTHONPATH")])]
    ran = subprocess.run(
        [
            *(["unshare", "-n"] if has_namespaces() else []),
            *(sys.executable, "-c", BUILD, str(folder), str(folder.parent / "pages")),
        ],
        cwd=docs_site.ROOT,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(there)},
        capture_output=True,
        text=True,
        timeout=10 * PATIENCE,
        check=False,
    )
    assert ran.returncode == 0, (
        ran.stderr
    )  # mkdocs is strict: a link to no page or no heading stops it
    assert not asked.exists(), asked.read_text(encoding="utf-8")
    return Built(folder)


def test_the_cut_would_be_noticed(tmp_path: Path) -> None:
    asked = tmp_path / "asked"
    (tmp_path / "sitecustomize.py").write_text(CUT.format(asked=str(asked)), encoding="utf-8")
    ran = subprocess.run(
        [sys.executable, "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:9/')"],
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert "the network is cut" in ran.stderr
    assert asked.exists()


@NEEDS_TOOLS
def test_every_link_leads_to_a_page_and_to_something_on_it(built: Built) -> None:
    assert len(built.pages) > 40
    number = 0
    for name, found in built.pages.items():
        for link in found.links:
            if urlsplit(link).scheme in ("http", "https", "mailto"):
                continue
            number += 1
            target = built.target(name, link)
            assert (built.folder / target).is_file(), f"{name}: {link}"
            anchor = unquote(urlsplit(link).fragment)
            if target in built.pages and anchor not in ("__consent",):
                assert anchor in built.pages[target].ids, f"{name}: {link}"
    assert number > 2000


@NEEDS_TOOLS
def test_whoever_reads_it_fetches_nothing_from_elsewhere(built: Built) -> None:
    """The server allows scripts as files only, and nothing of other hosts."""
    for name, found in built.pages.items():
        assert found.inline == [], name
        for link in found.fetched:
            assert not urlsplit(link).netloc, f"{name}: {link}"
            if not link.startswith("data:"):
                assert (built.folder / built.target(name, link)).is_file(), f"{name}: {link}"
    for sheet in built.folder.rglob("*.css"):
        for link in re.findall(r"url\(([^)]+)\)", sheet.read_text(encoding="utf-8")):
            assert not link.strip("\"'").startswith(("http", "//")), f"{sheet.name}: {link}"


@NEEDS_TOOLS
def test_there_is_a_page_for_everybody_and_each_is_in_the_menu(built: Built) -> None:
    home = built.pages["index.html"].links
    for name in ("players", "hosts", "developers", "researchers", "install", "changelog"):
        assert f"{name}.html" in home, name
        assert len(built.text(f"{name}.html")) > 5000
    nowhere = docs_site.menu()[-1].get("More")
    assert nowhere is None, "every page has its place in the menu"


@NEEDS_TOOLS
def test_the_search_finds_rules_fields_and_the_library(built: Built) -> None:
    index = json.loads(built.text("search/search_index.json"))["docs"]
    for words, place in (
        ("Hideout", "rules/wyatt-earp.html"),
        ("sheriff_played", "fields/wyatt-earp.html"),
        ("from_position", "api/games.html"),
        ("trusted-proxies", "server.html"),
    ):
        assert any(
            words in one["text"] + one["title"] and place in one["location"] for one in index
        )


@pytest.mark.parametrize("name", deadwood.names())
def test_every_field_of_views_and_positions_has_a_meaning(name: str) -> None:
    game = deadwood.game(name)
    module = importlib.import_module(f"deadwood.games.{name.replace('-', '_')}.position")
    fields = {
        "view": list(game.view(game.new(1), 0).as_dict()),
        "position": [*module.TOP_NAMES, *module.SEAT_NAMES],
    }
    for part, names in fields.items():
        for field in names:
            assert docs_site.meaning(name, part, field), f"{part}: {field}"
        said = docs_site.meanings()[name].get(part, {})
        assert set(said) <= set(names), f"what is no field has a meaning: {set(said) - set(names)}"
    for field in game.new(1).schema().fields:
        assert field.meaning, field.name


@NEEDS_TOOLS
@pytest.mark.parametrize("name", deadwood.names())
def test_the_pages_of_fields_have_everything_that_leaves_the_engine(
    name: str, built: Built
) -> None:
    game = deadwood.game(name)
    text = built.text(f"fields/{name}.html")
    every: list[Any] = [*game.events().kinds, *(kind.name for kind in game.moves().kinds)]
    every += [*game.questions().kinds, *game.view(game.new(1), 0).as_dict()]
    for word in every:
        assert f"<code>{word}</code>" in text, word


@NEEDS_TOOLS
def test_the_server_shows_it_at_docs(
    built: Built, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    site = page.Site(built.folder)
    monkeypatch.setattr(page, "docs", lambda: site)
    with running(tmp_path) as server, httpx.Client(base_url=server.url, timeout=PATIENCE) as client:
        first = client.get("/docs")
        assert (first.status_code, first.headers["location"]) == (308, "/docs/")
        assert client.get("/docs/").text == built.text("index.html")
        for file in built.folder.rglob("*"):
            if file.is_file():
                address = f"/docs/{file.relative_to(built.folder).as_posix()}"
                assert address.removeprefix("/docs/") in site.files, address
        assert client.get("/docs/fields/bang.html").text == built.text("fields/bang.html")
        missing = client.get("/docs/nowhere.html", headers={"accept": "text/html"})
        assert missing.status_code == 404
        assert "/docs/assets/" in missing.text
        assert client.get("/docs/%2e%2e/settings.py").status_code == 404


def test_a_server_without_it_says_that_there_is_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page, "docs", lambda: page.Site(tmp_path / "nowhere"))
    with running(tmp_path) as server, httpx.Client(base_url=server.url, timeout=PATIENCE) as client:
        assert client.get("/docs/").status_code == 404
