"""The table in the browser as the server hands it out, and the words that it asks for."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from deadwood.core.registry import names
from deadwood.language.catalogue import LANGUAGES
from deadwood.server.http import page
from deadwood.server.http.cached_answers import takes_gzip
from deadwood.server.http.page import Site
from tests.server.running import Running, running
from tests.waiting import PATIENCE

SCRIPT = "console.log('howdy');\n" * 100


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Site:
    folder = tmp_path_factory.mktemp("site")
    (folder / "assets").mkdir()
    (folder / "index.html").write_text("<!doctype html><title>Deadwood</title>" + " " * 1000)
    (folder / "assets" / "main-1a2b3c.js").write_text(SCRIPT)
    (folder / "assets" / "bevan-4d5e6f.woff2").write_bytes(b"wOF2" + bytes(5000))
    (folder / "assets" / "notes.exe").write_bytes(b"MZ")
    return Site(folder)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("page")) as found:
        yield found


@pytest.fixture
def http(server: Running, built: Site, monkeypatch: pytest.MonkeyPatch) -> Iterator[httpx.Client]:
    monkeypatch.setattr(page, "site", lambda: built)
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as client:
        yield client


@pytest.mark.parametrize("path", ["/", "/new", "/lobby", "/t/K7MQ2X", "/rules", "/rules/bang"])
def test_every_address_of_the_page_is_the_page(http: httpx.Client, path: str) -> None:
    answer = http.get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert "<title>Deadwood</title>" in answer.text
    policy = answer.headers["content-security-policy"]
    assert "script-src 'self'" in policy
    assert "unsafe" not in policy


def test_parts_with_a_hash_in_their_name_are_kept_for_ever(http: httpx.Client) -> None:
    answer = http.get("/assets/main-1a2b3c.js")
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.text == SCRIPT
    font = http.get("/assets/bevan-4d5e6f.woff2")
    assert font.headers["content-type"] == "font/woff2"
    assert "content-encoding" not in font.headers


def test_who_does_not_unpack_is_sent_it_as_it_is(http: httpx.Client) -> None:
    answer = http.get("/assets/main-1a2b3c.js", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in answer.headers
    assert answer.text == SCRIPT
    assert answer.headers["vary"] == "accept-encoding"
    assert takes_gzip("br, gzip;q=0.5")
    assert not takes_gzip("br, gzip;q=0")
    assert not takes_gzip("")


def test_what_is_still_right_is_not_sent_again(http: httpx.Client) -> None:
    tag = http.get("/").headers["etag"]
    again = http.get("/", headers={"if-none-match": f'"other", W/{tag}'})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(
    "path",
    [
        "/assets/none.js",
        "/assets/notes.exe",
        "/assets/../index.html",
        "/assets/%2e%2e%2findex.html",
    ],
)
def test_nothing_else_is_there(http: httpx.Client, path: str) -> None:
    answer = http.get(path)
    assert answer.status_code == 404
    assert answer.json()["code"] == "no-page"


BROWSER = {"accept": "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"}


@pytest.mark.parametrize("path", ["/foo", "/rules/", "/t", "/foo/bar.html"])
def test_a_wrong_address_in_a_browser_is_the_page_that_says_so(
    http: httpx.Client, path: str
) -> None:
    answer = http.get(path, headers=BROWSER)
    assert answer.status_code == 404
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["vary"] == "accept-encoding, accept"
    assert "script-src 'self'" in answer.headers["content-security-policy"]
    assert "<title>Deadwood</title>" in answer.text
    known = {**BROWSER, "if-none-match": answer.headers["etag"]}
    assert http.get(path, headers=known).status_code == 304


@pytest.mark.parametrize("path", ["/api", "/api/nothing", "/api/rules/poker", "/assets/none.js"])
def test_paths_for_programs_are_refused_in_their_language(http: httpx.Client, path: str) -> None:
    answer = http.get(path, headers=BROWSER)
    assert (answer.status_code, answer.json()["type"]) == (404, "refused")
    assert http.get("/foo").json()["code"] == "no-page"
    assert http.post("/foo", headers=BROWSER).json()["type"] == "refused"


def test_a_page_that_was_not_built_says_so(
    server: Running, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page, "site", lambda: Site(tmp_path / "nothing"))
    answer = httpx.get(f"{server.url}/t/K7MQ2X", timeout=PATIENCE)
    assert answer.status_code == 200
    assert "was not\nbuilt" in answer.text
    assert "deadwood play --server" in answer.text


def test_the_words_of_the_games_in_every_language(http: httpx.Client) -> None:
    told = {lang: http.get(f"/api/words/{lang}").json() for lang in LANGUAGES}
    for lang, words in told.items():
        assert words["lang"] == lang
        assert list(words["games"]) == names()
        for name in names():
            found = words["games"][name]
            like = told["en"]["games"][name]
            assert {key: set(texts) for key, texts in found["sections"].items()} == {
                key: set(texts) for key, texts in like["sections"].items()
            }
            assert set(found["does"]["cards"]) == set(like["does"]["cards"])
    assert told["de"]["games"]["bang"]["sections"]["cards"]["beer"] == "Bier"
    assert http.get("/api/words/fr").status_code == 400


def test_the_words_have_gaps_and_the_messages_plurals(http: httpx.Client) -> None:
    events = http.get("/api/words/de").json()["games"]["bang"]["sections"]["events"]
    assert events["draw"] == "{player} nimmt {number} Karten vom Talon."
    assert events["draw.one"] == "{player} nimmt eine Karte vom Talon."
    assert events["draw-own"] == "Du nimmst {card} vom Talon."
    told = http.get("/api/messages/de").json()
    assert (told["lang"], list(told["games"])) == ("de", names())
    assert "events-draw = { $number ->" in told["games"]["bang"]
    assert "clauses-" not in told["games"]["bang"]


def test_the_rules_by_number(http: httpx.Client) -> None:
    for name in names():
        rules = http.get(f"/api/rules/{name}", params={"lang": "nl"}).json()
        assert (rules["game"], rules["lang"]) == (name, "nl")
        for chapter in rules["chapters"]:
            for clause in chapter["clauses"]:
                assert clause["number"].startswith(f"{chapter['number']}.")
                assert clause["kind"] in rules["kinds"]
    accepted = http.get("/api/rules/bang", headers={"accept-language": "de"})
    assert accepted.json()["lang"] == "de"
    assert http.get("/api/rules/poker").status_code == 404


def test_words_are_packed_and_kept(http: httpx.Client) -> None:
    answer = http.get("/api/words/en")
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-encoding"] == "gzip"
    again = http.get("/api/words/en", headers={"if-none-match": answer.headers["etag"]})
    assert again.status_code == 304


def test_where_friends_find_the_server(http: httpx.Client, tmp_path: Path) -> None:
    assert http.get("/api/house").json()["lan"] == ""
    assert http.get("/api/house").json()["guest"] is None
    http.post("/api/me", json={"name": "Anna"})
    assert http.get("/api/house").json()["guest"]["name"] == "Anna"
    with running(tmp_path, public_url="https://games.example") as other:
        told = httpx.get(f"{other.url}/api/house", timeout=PATIENCE).json()
        assert (told["public"], told["lan"]) == ("https://games.example", "")


def test_the_address_in_the_network_is_told_at_the_machine(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("deadwood.server.http.routes.lan_address", lambda: "192.168.7.7")
    with running(tmp_path, host="0.0.0.0", lan=True) as server:
        port = server.url.rpartition(":")[2]
        with httpx.Client(base_url=server.url, timeout=PATIENCE) as http:
            assert http.get("/api/house").json()["lan"] == f"http://192.168.7.7:{port}"
            far = http.get("/api/house", headers={"x-forwarded-for": "10.0.0.1"})
            assert far.json()["lan"] == ""


def test_packing_changes_nothing(built: Site) -> None:
    for file in built.files.values():
        if file.packed is not None:
            assert gzip.decompress(file.packed) == file.data
