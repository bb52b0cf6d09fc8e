"""Answers that do not change are built once, tagged and packed; cookies and figures keep to the public
address."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi import FastAPI

from deadwood.server import protocol
from deadwood.server.http import proxies, reference
from tests.server.running import Running, running

UNCHANGING = [
    "/api/schema",
    "/openapi.json",
    *(f"/api/games?lang={lang}" for lang in ("en", "de", "nl")),
    "/api/words/de",
    "/api/messages/de",
    "/api/rules/bang?lang=nl",
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("kept")) as found:
        yield found


@pytest.fixture
def http(server: Running) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.url, timeout=60, verify=False) as found:
        yield found


@pytest.mark.parametrize("path", UNCHANGING)
def test_what_does_not_change_is_built_once_and_need_not_be_sent_twice(
    server: Running, http: httpx.Client, path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = http.get(path)
    assert first.headers["content-encoding"] == "gzip"

    def again(*_: Any) -> Any:
        raise AssertionError("it is built again")

    monkeypatch.setattr(protocol, "schemas", again)
    monkeypatch.setattr(FastAPI, "openapi", again)
    for name in ("game_out", "words_of", "messages_of", "rules_of"):
        monkeypatch.setattr(reference, name, again)
    assert http.get(path).json() == first.json()
    known = http.get(path, headers={"if-none-match": first.headers["etag"]})
    assert (known.status_code, known.content) == (304, b"")


def test_the_games_come_in_the_language_that_is_asked_for(http: httpx.Client) -> None:
    for lang in ("en", "de", "nl"):
        told = http.get("/api/games", headers={"accept-language": lang}).json()
        assert told == http.get(f"/api/games?lang={lang}").json()
        protocol.Games.model_validate(told)
    assert http.get("/api/schema").json() == protocol.schemas()


@pytest.mark.parametrize(
    ("public", "said", "is_secure"),
    [
        ("", "", False),
        ("", "https", True),
        ("https://games.example", "", True),
        ("https://games.example", "http", True),
        ("http://games.example", "", False),
    ],
)
def test_the_cookie_is_secure_where_people_use_https(
    tmp_path: Path, public: str, said: str, is_secure: bool, caplog: pytest.LogCaptureFixture
) -> None:
    proxy: dict[str, Any] = {"trusted_proxies": "127.0.0.1"} if said else {}
    headers = {"x-forwarded-proto": said, "x-forwarded-for": "192.0.2.1"} if said else {}
    with running(tmp_path, public_url=public, **proxy) as server:
        answer = httpx.post(f"{server.url}/api/me", json={"name": "Anna"}, headers=headers)
    assert ("Secure" in answer.headers["set-cookie"]) is is_secure
    # Who has named the public address, but not the proxy, is told so when the server starts.
    said_at_start = [each.message for each in caplog.records if each.name == proxies.log.name]
    assert said_at_start == ([proxies.AT_START] if public and not proxy else [])


def test_figures_are_not_told_through_the_public_address(tmp_path: Path) -> None:
    with running(tmp_path, public_url="https://games.example") as server:
        here = httpx.get(f"{server.url}/metrics")
        assert here.status_code == 200
        there = httpx.get(f"{server.url}/metrics", headers={"host": "games.example"})
        assert there.status_code == 404
