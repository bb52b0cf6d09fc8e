"""Connections that say nothing, say it slowly, or are far too many: others come in and play on."""

from __future__ import annotations

import asyncio
import socket
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from itertools import chain, repeat
from pathlib import Path
from typing import Any

import httpx
import pytest

from deadwood.server.http.places import ACCEPTS, FEWEST, RESERVED, places_for
from tests.server.killing import Process
from tests.server.plugs import is_ended, plug, plugs
from tests.server.running import Running, running
from tests.server.strangers import Stranger
from tests.waiting import PATIENCE, wait_until

FILES = 200
HEALTH = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"
linux = pytest.mark.skipif(sys.platform != "linux", reason="127.0.0.2 is an address on Linux only")


def addresses(count: int, net: int = 1) -> list[str]:
    return [f"127.{net}.{number // 200}.{number % 200 + 1}" for number in range(count)]


class Small:
    """`deadwood serve` with few files, as far as a guest must know it."""

    def __init__(self, process: Process) -> None:
        self.url = process.url
        self.ws = process.url.replace("http", "ws")


@pytest.fixture(scope="module")
def few(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    process = Process(tmp_path_factory.mktemp("few"), "--bot-workers", "1", files=FILES)
    asyncio.run(process.start())
    yield process
    process.close()


@linux
@pytest.mark.parametrize("sources", [1, 300])
def test_a_crowd_that_says_nothing_keeps_nobody_out(few: Process, sources: int) -> None:
    """More silent connections than files, from one address or from many."""
    small: Any = Small(few)
    with ExitStack() as stack:
        anna = Stranger(small, "Anna")
        stack.callback(anna.http.close)
        line = stack.enter_context(anna.line(anna.open()))
        stack.enter_context(plugs(few.url, 2 * FILES, addresses(sources)))
        assert httpx.get(f"{few.url}/healthz", timeout=60).status_code == 200
        assert line.say("ping")["type"] == "pong"
        ben = Stranger(small, "Ben")
        stack.callback(ben.http.close)
        code = ben.open()
        other = stack.enter_context(ben.line(code))
        assert other.say("start", fill="random")["type"] == "done"
        assert line.say("chat", text="still here")["type"] == "done"
    assert len(few.said) < 10_000
    assert "few files may be open" in few.said
    assert "Too many open files" not in few.said


PATIENT = 600.0  # seconds of silence: no machine is so slow, but its clock can be turned


@pytest.fixture
def patient(tmp_path: Path) -> Iterator[Running]:
    with running(tmp_path, silent_seconds=PATIENT) as found:
        yield found


def test_who_says_nothing_is_let_go(patient: Running) -> None:
    with plugs(patient.url, 20, ["127.0.0.1"]) as silent:
        wait_until(lambda: len(patient.app.state.peers) == 20, "not all are there")
        assert not any(map(is_ended, silent))
        patient.turn(PATIENT)
        wait_until(lambda: all(map(is_ended, silent)), "somebody silent is still there")
    wait_until(lambda: len(patient.app.state.peers) == 0, "somebody is still counted")


@pytest.mark.parametrize("before", [b"", HEALTH])
def test_who_drips_a_request_is_let_go(patient: Running, before: bytes) -> None:
    """A byte now and then is no request; neither is one after an answer."""
    with plug(patient.url) as dripping:
        dripping.sendall(before)
        if before:
            assert b" 200 " in dripping.recv(4000)
        letters = chain(b"GET /healthz HTTP/1.1\r\nX: ", repeat(ord("x")))

        def drip() -> bool:
            try:
                dripping.sendall(bytes([next(letters)]))
            except OSError:
                return True
            patient.turn(PATIENT / 10)
            return is_ended(dripping)

        wait_until(drip, "he still drips")


def test_who_waits_for_an_answer_is_not_silent(patient: Running) -> None:
    anna = Stranger(patient, "Anna")
    code = anna.open()
    live = patient.parts.hub.tables[code]
    asks = f"/api/tables/{code}/updates?since={live.table.number}&wait=20"
    with ThreadPoolExecutor(1) as elsewhere:
        asking = elsewhere.submit(anna.http.get, asks)
        wait_until(lambda: live.polls or asking.done(), "he does not wait")
        patient.turn(PATIENT)  # whoever is silent is let go now; he is answered
        answer = asking.result(PATIENCE)
    assert (answer.status_code, answer.json()["entries"]) == (200, [])
    anna.http.close()


@pytest.fixture
def narrow(tmp_path: Path) -> Iterator[Running]:
    """Places for 40, 20 of them silent and 16 for an address that is not at a table."""
    with running(tmp_path, ease=1, max_connections=20, silent_seconds=600) as found:
        yield found


def is_served(found: socket.socket) -> bool:
    try:
        found.sendall(HEALTH)
        return b" 200 " in found.recv(4000)
    except OSError:
        return False


@linux
def test_whoever_has_the_most_makes_room(narrow: Running) -> None:
    places = narrow.app.state.peers.places
    assert (places.whole, places.silent, places.by_address) == (40, 20, 16)
    many = addresses(1)
    with plugs(narrow.url, 16, many) as crowd, plugs(narrow.url, 4, addresses(4, 2)) as few_others:
        wait_until(lambda: len(narrow.app.state.peers) == 20, "not all are there")
        with plugs(narrow.url, 8, addresses(8, 3)) as new:
            wait_until(lambda: sum(map(is_ended, crowd)) == 8, "they make no room")
            assert [is_ended(each) for each in crowd] == [True] * 8 + [False] * 8
            assert all(is_served(each) for each in [*new, *few_others])


@linux
def test_an_address_has_its_share_and_no_more(narrow: Running) -> None:
    peers = narrow.app.state.peers
    with plugs(narrow.url, 50, addresses(1)) as crowd:
        wait_until(lambda: sum(map(is_ended, crowd)) == 34, "they are too many")
        assert len(peers) == 16
        assert is_served(crowd[-1])  # the newest were let in
    wait_until(lambda: len(peers) == 0, "somebody is still counted")


@linux
def test_those_at_tables_stay_when_all_others_must_make_room(narrow: Running) -> None:
    """Requests that never end make room for whoever comes alone, and a game for nobody."""
    anna = Stranger(narrow, "Anna")
    half = b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{"
    peers = narrow.app.state.peers
    with anna.line(anna.open()) as line, plugs(narrow.url, 60, addresses(10)) as crowd:
        anna.http.close()
        for each in crowd:
            try:
                each.sendall(half)
            except OSError:
                continue  # he made room already
        with plugs(narrow.url, 20, addresses(20, 2)) as new:
            assert all(is_served(each) for each in new)
            assert len(peers) <= 40
        assert peers.count("at a table") == 1
        assert line.say("ping")["type"] == "pong"


@linux
def test_a_proxy_is_many_people(tmp_path: Path) -> None:
    with (
        running(
            tmp_path, ease=1, max_connections=20, silent_seconds=600, trusted_proxies="127.1.0.1"
        ) as server,
        plugs(server.url, 20, addresses(1)) as through,
    ):
        wait_until(lambda: len(server.app.state.peers) == 20, "not all are there")
        assert all(is_served(each) for each in through)


def test_places_fit_into_the_files() -> None:
    wished = places_for(2000)
    assert (wished.whole, wished.at_tables, wished.polls) == (4000, 2000, 1000)
    for files in (10, 64, FILES, 1024, 20_000):
        places = places_for(2000, files, workers=4)
        assert places.whole <= max(FEWEST, files - RESERVED - ACCEPTS // 16)
        assert places.at_tables <= places.whole // 2
        assert places.silent + places.at_tables <= places.whole
        assert places.by_address <= places.whole // 2
