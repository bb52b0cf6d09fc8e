"""What is not stored has not happened: a game's end that is on its way to the disk, or will never get
there, tells nobody its seed, its moments or its rematch."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from itertools import cycle
from pathlib import Path
from typing import Any

import httpx
import pytest

from deadwood.server import app as server_app
from deadwood.server.storage.base import Face, Position, StorageError
from deadwood.server.storage.sql import SqlStorage
from deadwood.server.tables import entry as kinds
from deadwood.server.tables.entry import Entry
from tests.server.running import Running, running
from tests.server.strangers import Stranger
from tests.waiting import PATIENCE


class Slow(SqlStorage):
    """A real database, whose disk takes its time over entries of one kind, and then fails."""

    kind = kinds.OVER

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self.reached = threading.Event()  # the entry is at the disk
        self.released = threading.Event()  # the disk has failed

    async def append(
        self, face: Face, entries: Sequence[Entry], position: Position | None = None
    ) -> None:
        if not self.released.is_set() and any(entry.kind == self.kind for entry in entries):
            self.reached.set()
            while not self.released.is_set():
                await asyncio.sleep(0.005)
            raise StorageError("the disk is full")
        await super().append(face, entries, position)


@contextmanager
def slowly(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Running, Slow]]:
    monkeypatch.setattr(server_app, "SqlStorage", Slow)
    with running(folder) as server:
        storage = server.parts.services.storage
        assert isinstance(storage, Slow)
        try:
            yield server, storage
        finally:
            storage.released.set()  # or the server would wait for it


def play_on(people: Sequence[Stranger], code: str, until: threading.Event) -> None:
    """Until the last move is on its way, which is never answered before the disk has failed. No bot
    plays: it would go on by itself as soon as the table is loaded again."""
    for each in cycle(people):
        told = each.http.get(f"/api/tables/{code}/updates", timeout=PATIENCE)
        if until.is_set() or told.status_code != 200:
            return
        since, now = told.json()["n"], told.json()["now"]
        if now["moves"]:
            message = {"type": "play", "id": f"m{since}", "move": now["moves"][0]["move"]}
            each.http.post(f"/api/tables/{code}/commands", json=message, timeout=PATIENCE)


@pytest.fixture
def mallory() -> Iterator[ThreadPoolExecutor]:
    with ThreadPoolExecutor(8) as found:
        yield found


ASKED = ["/record", "/views/0", "/views/3?seat=1", "/advice/1", ""]


def test_an_end_that_is_not_stored_tells_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, mallory: ThreadPoolExecutor
) -> None:
    with slowly(tmp_path, monkeypatch) as (server, storage):
        anna, ben = Stranger(server, "Anna"), Stranger(server, "Ben")
        code = anna.open(game="el-paso")
        ben.post(code, "sit")
        anna.post(code, "start")
        playing = mallory.submit(play_on, [anna, ben], code, storage.reached)
        assert storage.reached.wait(PATIENCE)
        live = server.parts.hub.tables[code]
        seed, secret = live.table.seed, live.table.secret
        assert (live.table.status, bool(seed)) == ("over", True)  # it looks as if it had happened

        def get(tail: str) -> httpx.Response:
            return ben.http.get(f"/api/tables/{code}{tail}", timeout=PATIENCE)

        asked: list[Future[httpx.Response]] = [mallory.submit(get, tail) for tail in ASKED]
        again = mallory.submit(lambda: anna.post(code, "rematch", "again"))
        # Whoever tells what is not stored has done so long before they have all been asked.
        server.do(all_waiting(live, len(ASKED) + 1))
        assert not any(each.done() for each in [*asked, again])
        storage.released.set()
        answers = [each.result(PATIENCE) for each in [*asked, again]]
        playing.result(PATIENCE)
        assert {answer.status_code for answer in answers} == {503}
        for answer in answers:
            assert answer.json()["code"] == "storage"
            assert seed not in answer.text
            assert secret not in answer.text
        # It is loaded again as it was stored, and goes on.
        table = get("").json()
        assert (table["status"], table["seed"], table["rematch"]) == ("playing", None, None)
        assert get("/record").json()["code"] == "not-over"
        for guest in (anna, ben):
            guest.http.close()


async def all_waiting(live: Any, number: int) -> None:
    """Until so many wait for the table's lock, or somebody would have waited long enough."""
    for _ in range(int(PATIENCE) * 200):
        if len([each for each in live._lock._waiters or () if not each.done()]) >= number:
            return
        await asyncio.sleep(0.005)
    raise AssertionError("somebody was answered, or has not come")


def test_a_rematch_that_is_not_stored_is_not_promised(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, mallory: ThreadPoolExecutor
) -> None:
    monkeypatch.setattr(Slow, "kind", kinds.REMATCH)
    with slowly(tmp_path, monkeypatch) as (server, storage):
        anna = Stranger(server, "Anna")
        code = anna.open()
        assert anna.post(code, "close").status_code == 200
        asked = [mallory.submit(anna.post, code, "rematch", f"r{number}") for number in (1, 2)]
        assert storage.reached.wait(PATIENCE)
        live = server.parts.hub.tables[code]
        server.do(all_waiting(live, 1))
        assert not any(each.done() for each in asked)
        storage.released.set()
        for each in asked:
            assert each.result(PATIENCE).json()["code"] == "storage"
        assert anna.http.get(f"/api/tables/{code}").json()["rematch"] is None
        anna.http.close()
