"""The end of a server that people are at: everybody gets an answer, and nobody is waited for."""

from __future__ import annotations

import asyncio
import re
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.frames import Frame, Opcode

from deadwood.server import serving
from deadwood.server.people.guests import COOKIE
from tests.server.killing import Process
from tests.server.plugs import handshake, plug
from tests.server.running import running
from tests.server.strangers import Stranger
from tests.waiting import wait_until

WAIT = 25.0


class Served:
    """Where a process listens, as far as a guest must know it."""

    def __init__(self, process: Process) -> None:
        self.url = process.url
        self.ws = process.url.replace("http", "ws")


@pytest.fixture
def process(tmp_path: Path) -> Iterator[Process]:
    found = Process(tmp_path, "--bot-workers", "1")
    asyncio.run(found.start())
    yield found
    found.close()


def polls(process: Process) -> int:
    page = httpx.get(f"{process.url}/metrics", timeout=60).text
    found = re.search(r"^deadwood_polls (\d+)", page, re.MULTILINE)
    return int(found.group(1)) if found else -1


@pytest.mark.parametrize("way", ["stop", "terminate"])
def test_who_waits_for_news_is_answered_when_the_server_ends(process: Process, way: str) -> None:
    served: Any = Served(process)
    anna = Stranger(served, "Anna")
    code = anna.open()
    number = anna.http.get(f"/api/tables/{code}/updates").json()["n"]
    answers: list[httpx.Response] = []

    def wait_for_news() -> None:
        path = f"{process.url}/api/tables/{code}/updates?since={number}&wait={WAIT}"
        answers.append(httpx.get(path, cookies={COOKIE: anna.cookie}, timeout=120))

    poll = threading.Thread(target=wait_for_news)
    with anna.line(code) as line:
        poll.start()
        wait_until(lambda: polls(process) == 1, "nobody waits")
        begun = time.monotonic()
        assert (process.stop if way == "stop" else process.terminate)() == 0
        took = time.monotonic() - begun
        assert line.end() == 1012
    poll.join(60)
    assert [answer.status_code for answer in answers] == [200]
    assert answers[0].json()["n"] == number
    assert answers[0].json()["entries"] == []
    assert took < WAIT / 2
    assert process.said == ""  # nothing was cancelled, nothing failed
    anna.http.close()


def test_who_reads_nothing_or_says_nothing_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serving, "GRACE_SECONDS", 600)  # for those who are waited for
    half = b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{"
    asks = b"GET /openapi.json HTTP/1.1\r\nHost: x\r\n\r\n"
    hello = Frame(Opcode.TEXT, b'{"id":"h","type":"hello","version":1}').serialize(mask=True)
    with running(tmp_path) as server:
        mallory = Stranger(server, "Mallory")
        code = mallory.open()
        mallory.http.close()
        with (
            plug(server.url),
            plug(server.url) as dripping,
            plug(server.url, receive=2048) as deaf,
            plug(server.url, receive=2048) as deaf_at_a_table,
        ):
            dripping.sendall(half)
            deaf.sendall(asks * 300)
            deaf_at_a_table.sendall(handshake(code, mallory.cookie))
            assert b" 101 " in deaf_at_a_table.recv(2000)
            deaf_at_a_table.sendall(hello * 50)
            peers = server.app.state.peers
            wait_until(lambda: peers.count("asking") == 2, "nobody asks anything")
            wait_until(lambda: peers.count("at a table") == 1, "nobody is at a table")
            server.server.should_exit = True
            wait_until(lambda: len(peers) == 0, "somebody is still there")
