"""What a second hour of attacks found, by somebody who knew the protocol and not the code."""

from __future__ import annotations

import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from deadwood.core.reason import BadOption
from deadwood.server import protocol
from deadwood.server.http import limits, small_reads
from deadwood.server.http.limits import Buckets
from deadwood.server.people.guests import check_name
from deadwood.server.storage.base import Face, StorageError
from deadwood.server.storage.health import READ
from deadwood.server.tables import active_table, commands
from deadwood.server.tables.hub import Hub
from deadwood.server.tables.planned import Planned
from tests.server.plugs import plug
from tests.server.running import Running, running
from tests.server.strangers import Line, Stranger
from tests.waiting import PATIENCE, wait_until


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with running(tmp_path) as found:
        yield found


@pytest.fixture
def full(tmp_path: Path) -> Iterator[Running]:
    """A house with two places at tables."""
    with running(tmp_path, max_connections=2) as found:
        yield found


def answer_to(server: Running, request: bytes) -> bytes:
    with plug(server.url) as line:
        line.sendall(request)
        return line.recv(4000)


def chunked(chunks: int) -> bytes:
    head = b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    body = b'{"name":"Anna"}'
    pieces = [b" "] * (chunks - 1) + [body]
    sent = b"".join(b"%x\r\n%s\r\n" % (len(piece), piece) for piece in pieces)
    return head + b"Transfer-Encoding: chunked\r\n\r\n" + sent + b"0\r\n\r\n"


def test_a_body_has_no_more_chunks_than_anybody_needs(server: Running) -> None:
    """Each costs as much as a request; 60,000 of one byte took a third of a second."""
    assert b" 200 " in answer_to(server, chunked(small_reads.MOST_CHUNKS))
    assert b" 400 " in answer_to(server, chunked(small_reads.MOST_CHUNKS + 1))


def is_open(line: Line) -> bool:
    return bool(line.say("ping")["type"] == "pong")


def test_who_sits_takes_the_place_of_who_looks_on(full: Running) -> None:
    anna, ben, eve = Stranger(full, "Anna"), Stranger(full, "Ben"), Stranger(full, "Eve")
    code = anna.open()
    assert ben.post(code, "sit").status_code == 200
    with eve.line(code) as first, eve.line(code) as second:
        assert is_open(first)
        assert is_open(second)
        with pytest.raises((AssertionError, ConnectionClosed)), eve.line(code):
            pass  # there is no third place for her
        with anna.line(code) as mine, ben.line(code) as his:
            assert is_open(mine)
            assert is_open(his)
            assert first.end() == second.end() == protocol.TRY_LATER
    for each in (anna, ben, eve):
        each.http.close()


def finished(server: Running) -> tuple[Stranger, Stranger, str]:
    """A game of two that is over, at a table where the second is muted."""
    anna, ben = Stranger(server, "Anna"), Stranger(server, "Ben")
    code = anna.open()
    assert ben.post(code, "sit").status_code == 200
    assert anna.post(code, "start", ident="go").status_code == 200
    badge = ben.http.get("/api/me").json()["guest"]
    assert anna.post(code, "mute", ident="hush", guest=badge, on=True).status_code == 200

    async def end() -> None:
        there = server.parts.hub.tables[code]

        def make() -> Planned:
            planned = Planned(there.table, server.parts.services.now())
            commands.close(planned, "abandoned")
            return planned

        await there.commit(make)

    server.do(end())
    return anna, ben, code


def test_who_was_muted_is_not_free_by_asking_for_the_rematch(server: Running) -> None:
    anna, ben, code = finished(server)
    assert ben.post(code, "rematch", ident="again").status_code == 200
    table: dict[str, Any] = ben.http.get(f"/api/tables/{code}").json()
    new = ben.http.get(f"/api/tables/{table['rematch']}").json()
    mine, his = (one.http.get("/api/me").json()["guest"] for one in (anna, ben))
    assert new["host"] == mine
    assert new["muted"] == [his]
    talk = ben.post(table["rematch"], "chat", ident="talk", text="hey")
    assert talk.json()["code"] == "muted"
    for each in (anna, ben):
        each.http.close()


def test_a_seated_person_waits_for_news_in_a_full_house(server: Running) -> None:
    server.parts.limits._max_polls = 1  # type: ignore[misc]
    anna, eve = Stranger(server, "Anna"), Stranger(server, "Eve")
    code = anna.open()
    server.parts.limits.polls += 1
    refused = eve.http.get(f"/api/tables/{code}/updates?since=99&wait=5")
    assert (refused.status_code, refused.json()["code"]) == (503, "too-many")
    with httpx.Client(base_url=server.url, cookies=anna.http.cookies, timeout=PATIENCE) as asking:
        assert asking.get(f"/api/tables/{code}/updates?since=99&wait=0.01").status_code == 200
    for each in (anna, eve):
        each.http.close()


@pytest.mark.parametrize(
    "name",
    [
        "Raƞger",
        "Raŋger",
        "Ranger❤",
        "🤖Ranger",
        "Ranger (bot)",
        "2 Ranger",
        "bot ranger",
        "*Legend*",
        "RangerB",
    ],
)
def test_a_name_like_a_bots_is_refused_whatever_stands_beside_it(name: str) -> None:
    with pytest.raises(BadOption):
        check_name(name)


def test_a_figure_of_another_script_is_a_letter_of_it() -> None:
    with pytest.raises(BadOption, match="one alphabet"):
        check_name("C\u0ce6c\u0ce6")


@pytest.mark.parametrize("name", ["Botticelli", "Ranger Rick", "Anna 2", "Abbot", "R2D2"])
def test_other_names_are_free(name: str) -> None:
    assert check_name(name) == name


@pytest.mark.parametrize("name", ["Ϲοϲο", "Coco"])
def test_letters_of_another_alphabet_do_not_make_another_name(server: Running, name: str) -> None:
    anna, eve = Stranger(server, "Coco"), Stranger(server, name)
    code = anna.open()
    answer = eve.post(code, "sit")
    if name == "Coco":
        assert answer.status_code == 200
        assert eve.http.get(f"/api/tables/{code}").json()["seats"][1]["name"] == "Coco 2"
    else:
        assert answer.json()["code"] == "name-taken"
    for each in (anna, eve):
        each.http.close()


def test_chat_is_seen_and_stays_on_its_line(server: Running) -> None:
    anna = Stranger(server, "Anna")
    code = anna.open()
    assert anna.post(code, "chat", text="\u3164\u2800").json()["code"] == "nothing-said"
    assert anna.post(code, "chat", ident="tall", text="a" + "\u0301" * 250).status_code == 200
    said = server.parts.hub.tables[code].table.entries[-1].body["text"]
    assert re.fullmatch("a\u0301{2}|á\u0301", said)
    anna.http.close()


@pytest.mark.parametrize(
    ("host", "status"),
    [("evil", 404), ("evil.example:80", 404), ("localhost", 200), ("[::1]:1", 200)],
)
def test_figures_are_not_told_to_a_page_of_another_name(
    server: Running, host: str, status: int
) -> None:
    assert httpx.get(f"{server.url}/metrics", headers={"host": host}).status_code == status


def test_who_logs_out_everywhere_is_told_nothing_more(server: Running) -> None:
    """A request that was waiting then would otherwise bring one more look into the hand."""
    anna, ben = Stranger(server, "Anna"), Stranger(server, "Ben")
    code = anna.open()
    assert ben.post(code, "sit").status_code == 200
    with (
        httpx.Client(base_url=server.url, cookies=ben.http.cookies, timeout=PATIENCE) as stolen,
        ThreadPoolExecutor(1) as thread,
    ):
        waiting = thread.submit(stolen.get, f"/api/tables/{code}/updates?since=99&wait=25")
        wait_until(lambda: server.parts.limits.polls == 1)
        assert ben.http.post("/api/me/logout", json={"everywhere": True}).status_code == 204
        answer = waiting.result(PATIENCE)
    assert (answer.status_code, answer.json()["code"]) == (401, "no-guest")
    assert server.parts.limits.polls == 0
    for each in (anna, ben):
        each.http.close()


def test_tables_where_somebody_is_are_not_hidden_behind_empty_ones(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def few(hub: Hub = server.parts.hub, most: int = 3) -> list[Face]:
        return await Hub.lobby(hub, most)

    monkeypatch.setattr(server.parts.hub, "lobby", few)
    anna, ben, eve = Stranger(server, "Anna"), Stranger(server, "Ben"), Stranger(server, "Eve")
    hers = anna.open(public=True)
    asked_for = ben.open(public=True)
    with anna.line(hers):
        assert ben.http.get(f"/api/tables/{asked_for}/updates").status_code == 200
        empty = [eve.open(public=True) for _ in range(5)]
        listed = [row["code"] for row in eve.http.get("/api/tables").json()["tables"]]
    assert set(listed[:2]) == {hers, asked_for}
    assert listed[2:] == empty[-1:]
    for each in (anna, ben, eve):
        each.http.close()


def test_health_is_asked_anew_when_something_has_failed(server: Running, tmp_path: Path) -> None:
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as http:
        assert http.get("/healthz").status_code == 200
        (tmp_path / "deadwood.db").rename(tmp_path / "away")
        server.loop.call_soon_threadsafe(
            server.parts.services.storage.health.failed, READ, StorageError("Not read.")
        )
        assert http.get("/healthz").status_code == 503
        (tmp_path / "away").rename(tmp_path / "deadwood.db")


def test_who_comes_and_goes_is_not_told_to_all_each_time(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Hundreds at one table who say hello again and again stopped the server: each time everybody
    was told twice."""
    monkeypatch.setattr(active_table, "PRESENCE_EVERY", 3600.0)
    anna, eve = Stranger(server, "Anna"), Stranger(server, "Eve")
    code = anna.open()
    with anna.line(code) as mine, eve.line(code) as hers:
        server.parts.hub.tables[code]._presence_told = server.loop.time()
        for _ in range(20):
            assert hers.say("hello", version=1)["type"] == "welcome"
        assert is_open(mine)
        told = [each for each in mine.heard if each["type"] == "presence"]
        assert len(told) <= 2
    for each in (anna, eve):
        each.http.close()


def test_hello_has_a_limit_of_its_own(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        server.parts.limits, "hello", Buckets(limits.RATES["hellos"], lambda: 0.0).allow
    )
    anna = Stranger(server, "Anna")
    code = anna.open()
    with anna.line(code) as line:
        line.burst({"id": str(at), "type": "hello", "version": 1} for at in range(50))
        assert line.end() == protocol.TOO_FAST
    anna.http.close()
