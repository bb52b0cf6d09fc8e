"""Codes that are tried all at once: no more of them are looked up than the limit allows, and nobody who
has a right one is kept out by those who have not."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from deadwood.server import app as server_app
from deadwood.server.http.limits import RATES
from deadwood.server.people.guests import COOKIE
from deadwood.server.storage.sql import SqlStorage
from deadwood.server.tables.hub import ALPHABET
from tests.server.running import Running, running
from tests.server.strangers import Stranger, stop_limits
from tests.waiting import PATIENCE, until

AT_ONCE = 80
ALLOWED = int(RATES["misses"].burst)


class Leisurely(SqlStorage):
    """A real database on a slow disk: whoever asks at the same time is waited for together, until the
    test lets go of it if it holds it."""

    is_held = False

    async def load(self, code: str) -> Any:
        await asyncio.sleep(0.02)
        await until(lambda: not self.is_held)
        return await super().load(code)


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    monkeypatch.setattr(server_app, "SqlStorage", Leisurely)
    with running(tmp_path, ease=1.0) as found:
        stop_limits(found, monkeypatch)
        yield found


def client_of(server: Running, cookie: str = "") -> httpx.AsyncClient:
    """Somebody who can ask any number of things at once."""
    return httpx.AsyncClient(
        base_url=server.url,
        limits=httpx.Limits(max_connections=None),
        timeout=PATIENCE,
        verify=False,
        headers={"cookie": f"{COOKIE}={cookie}"} if cookie else {},
    )


def at_once(server: Running, paths: list[str], cookie: str = "") -> list[int]:
    """The answers to requests that are all on their way before the first is answered."""

    async def asking() -> list[int]:
        async with client_of(server, cookie) as client:
            answers = await asyncio.gather(*(client.get(path) for path in paths))
        return [answer.status_code for answer in answers]

    return asyncio.run(asking())


def wrong(number: int) -> str:
    return f"/api/tables/ZZZZ{ALPHABET[number // 30]}{ALPHABET[number % 30]}"


def forget(server: Running, *codes: str) -> None:
    """As after a restart: the tables are in the storage only."""

    async def drop() -> None:
        for code in codes:
            server.parts.hub.tables.pop(code).end()

    server.do(drop())


def test_of_many_wrong_codes_at_once_only_as_many_as_allowed_are_looked_up(server: Running) -> None:
    answers = at_once(server, [wrong(number) for number in range(AT_ONCE)])
    assert answers.count(404) == ALLOWED
    assert answers.count(429) == AT_ONCE - ALLOWED


def test_a_right_code_among_wrong_ones_is_no_oracle(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever tries many at once does not learn which one is right, in memory or not."""
    anna = Stranger(server, "Anna")
    codes = [anna.open(), anna.open()]
    forget(server, codes[1])
    tried = [wrong(number) for number in range(AT_ONCE)]
    peers = server.app.state.peers

    async def asking() -> list[int]:
        async with client_of(server) as client:
            first = asyncio.gather(*(client.get(path) for path in tried))
            await until(lambda: peers.count("asking") == AT_ONCE)
            last = [asyncio.ensure_future(client.get(f"/api/tables/{code}")) for code in codes]
            await until(
                lambda: peers.count("asking") + sum(each.done() for each in last) == AT_ONCE + 2
            )
            monkeypatch.setattr(Leisurely, "is_held", False)
            await first
            return [(await answer).status_code for answer in last]

    monkeypatch.setattr(Leisurely, "is_held", True)
    answers = asyncio.run(asking())
    anna.http.close()
    assert answers == [429, 429]


def test_right_codes_at_once_are_all_answered(server: Running) -> None:
    """A club comes back after a restart, all behind one address."""
    anna = Stranger(server, "Anna")
    codes = [anna.open() for _ in range(8)]
    forget(server, *codes)
    assert set(at_once(server, [f"/api/tables/{code}" for code in codes * 10])) == {200}
    answers = at_once(server, [wrong(number) for number in range(ALLOWED)])
    assert set(answers) == {404}  # none of those was counted
    anna.http.close()


@pytest.mark.parametrize("is_loaded", [True, False])
def test_wrong_codes_of_others_keep_nobody_from_his_own_table(
    server: Running, is_loaded: bool
) -> None:
    anna, ben = Stranger(server, "Anna"), Stranger(server, "Ben")
    code = anna.open()
    if not is_loaded:
        forget(server, code)
    assert 429 in at_once(server, [wrong(number) for number in range(AT_ONCE)])
    path = [f"/api/tables/{code}"]
    assert at_once(server, path, ben.cookie) == [429]
    assert at_once(server, path) == [429]
    assert at_once(server, path, anna.cookie) == [200]
    with anna.line(code) as line:
        assert line.say("ping")["type"] == "pong"
    for guest in (anna, ben):
        guest.http.close()


def test_transfer_codes_and_tables_are_counted_before_they_are_tried(server: Running) -> None:
    anna = Stranger(server, "Anna")

    async def asking() -> tuple[list[int], list[int]]:
        async with client_of(server) as client:
            claim = {"code": "2345678923"}
            claims = [client.post("/api/me/claim", json=claim) for _ in range(30)]
            head = {"cookie": f"{COOKIE}={anna.cookie}"}
            wish = {"game": "bang"}
            opens = [client.post("/api/tables", json=wish, headers=head) for _ in range(30)]
            found = await asyncio.gather(*claims), await asyncio.gather(*opens)
        return [each.status_code for each in found[0]], [each.status_code for each in found[1]]

    claimed, opened = asyncio.run(asking())
    assert claimed.count(404) == RATES["transfers"].burst
    assert claimed.count(429) == 30 - RATES["transfers"].burst
    assert opened.count(201) == RATES["tables"].burst
    assert opened.count(429) == 30 - RATES["tables"].burst
    anna.http.close()
