"""A storage that cannot be written: what still works, who is told, and how it ends by itself.

The failures are real: a page limit makes SQLite say that the disk is full, a limit of the system
makes its writes fail in a server process, a file that is moved away is not there.
"""

from __future__ import annotations

import asyncio
import io
import json
import resource
import sqlite3
from collections.abc import Callable, Coroutine, Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from deadwood.client import Client, Refused
from deadwood.core.fair import commitment
from deadwood.server import protocol
from deadwood.server.bots.pool import Job
from deadwood.server.process.server_clock import ServerClock
from deadwood.server.storage import check
from deadwood.server.storage.check import StorageCheck
from deadwood.server.storage.errors import StorageError, Unwritable
from deadwood.server.storage.health import READ, WRITE, Health
from deadwood.server.storage.sql import SqlStorage
from deadwood.server.tables.active_table import ActiveTable
from tests.server.killing import Process
from tests.server.running import Running, running
from tests.server.sitting import table_from
from tests.server.storing import entry, face, opened
from tests.server.strangers import Line, Stranger, logging_to
from tests.waiting import PATIENCE, wait_until


class Time:
    """The machine's clock, with somebody who can turn it on."""

    def __init__(self) -> None:
        self.ahead = 0

    def __call__(self) -> int:
        return ServerClock().now() + self.ahead

    def pass_seconds(self, seconds: float) -> None:
        self.ahead += int(seconds * 1000)


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def server(tmp_path: Path, time: Time, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    monkeypatch.setattr(check, "PROBE_EVERY", 0.05)
    with running(tmp_path, now=time) as found:
        yield found


Guests = Callable[..., Stranger]


@pytest.fixture
def guest(server: Running) -> Iterator[Guests]:
    came: list[Stranger] = []

    def come(name: str) -> Stranger:
        came.append(Stranger(server, name))
        return came[-1]

    yield come
    for stranger in came:
        stranger.http.close()


class Away:
    """The database is somewhere else: nothing that is written would be found again."""

    def __init__(self, folder: Path) -> None:
        self.file, self.place = folder / "deadwood.db", folder / "away.db"

    def __enter__(self) -> None:
        self.file.rename(self.place)

    def __exit__(self, *_: object) -> None:
        self.place.rename(self.file)


def storage_of(server: Running) -> SqlStorage:
    storage = server.parts.services.storage
    assert isinstance(storage, SqlStorage)
    return storage


def limit_pages(server: Running, more: int) -> None:
    """SQLite may take so many more pages, and then says that the disk is full."""
    storage = storage_of(server)
    assert storage._writer is not None

    def work(connection: Any) -> None:
        count = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
        connection.exec_driver_sql(f"PRAGMA max_page_count = {count + more}").scalar_one()

    writer = storage._writer
    do_alone(server, lambda: writer.do(work, WRITE))


def do_alone(server: Running, write: Callable[[], Coroutine[Any, Any, object]]) -> None:
    """A probe that fails takes those with it who happen to share its transaction: then once more."""

    def done() -> bool:
        try:
            server.do(write())
        except Unwritable:
            return False
        return True

    wait_until(done)


def hear_writable(line: Line, wanted: bool) -> None:
    """Until the line is told so, now or before."""
    while [told["writable"] for told in line.heard if told["type"] == "presence"][-1:] != [wanted]:
        line.heard.append(line.hear(PATIENCE))


def talk_until_refused(line: Line) -> dict[str, Any]:
    while True:
        answer = line.say("chat", text="x" * 300)
        if answer["type"] == "refused":
            return answer


def active_of(server: Running, code: str) -> ActiveTable:
    return server.do(server.parts.hub.get(code))


def test_a_full_disk_makes_tables_read_only_until_there_is_room_again(
    server: Running, guest: Guests, time: Time
) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    hers, his = anna.open(), ben.open()
    with anna.line(hers) as one, ben.line(his) as two:
        number = two.say("chat", text="Howdy")["n"]
        his_table = active_of(server, his)
        limit_pages(server, 0)
        assert talk_until_refused(one)["code"] == "storage"
        assert one.end() == protocol.COME_AGAIN, "nobody knows what of this was stored"
        last = active_of(server, hers).table.number

        # At the other table everybody stays, and is told at once.
        hear_writable(two, False)
        refused = two.say("chat", text="Hello?")
        assert refused["code"] == "read-only"
        assert "Nothing is lost" in refused["words"]
        assert two.say("ping")["type"] == "pong"
        with anna.line(hers) as again:
            hear_writable(again, False)
            assert again.heard[0]["n"] == last
            assert again.say("chat", text="!")["code"] == "read-only"

        # All that needs no writing is served, even if it is time to note who was here.
        time.pass_seconds(2 * 3600)
        for path in ("/api/me", "/api/me/tables", "/api/tables", f"/api/tables/{hers}"):
            assert anna.http.get(path).status_code == 200
        assert anna.http.get(f"/api/tables/{his}/updates").json()["n"] == number
        for answer in (
            ben.post(his, "chat", text="Hello?"),
            ben.http.post("/api/tables", json={"game": "bang"}),
            ben.http.post("/api/me", json={"name": "Benny"}),
            httpx.post(f"{server.url}/api/me", json={"name": "Cleo"}),
            httpx.get(f"{server.url}/healthz"),
        ):
            assert answer.status_code == 503
            assert answer.json()["code"] == "read-only"
            assert int(answer.headers["retry-after"]) > 0
        figures = server.parts.services.metrics.totals()
        assert figures["deadwood_storage_writable"] == 0
        assert figures["deadwood_storage_failures_total,what=write"] >= 1

        limit_pages(server, 10_000)
        hear_writable(two, True)
        assert two.say("chat", text="There you are")["n"] == number + 1
        assert httpx.get(f"{server.url}/healthz").json()["ok"] is True
        assert server.parts.services.metrics.totals()["deadwood_storage_writable"] == 1
        assert active_of(server, his) is his_table
    with anna.line(hers) as one:
        assert one.say("chat", text="Here I am")["n"] == last + 1


def test_a_small_write_that_works_does_not_end_it(server: Running, guest: Guests) -> None:
    """There may be room for a line and none for a game: then it would end and begin all the time."""
    anna = guest("Anna")
    with anna.line(anna.open()) as line:
        limit_pages(server, 0)
        talk_until_refused(line)
    storage = storage_of(server)
    do_alone(server, storage.ping)
    with pytest.raises(StorageError, match="the disk is full"):
        server.do(storage.probe())
    assert not storage.health.writable


@pytest.mark.skipif(
    not hasattr(resource, "prlimit"), reason="only Linux can limit a running process"
)
def test_a_server_whose_writes_fail_keeps_what_it_acknowledged(tmp_path: Path) -> None:
    """The system refuses to let any file grow, as a quota would; then it lets it again."""
    server = Process(tmp_path, "--bot-workers", "1")
    said: list[str] = []
    asyncio.run(server.start())
    try:
        assert server.child is not None
        pid = server.child.pid
        _, hard = resource.prlimit(pid, resource.RLIMIT_FSIZE)
        with (
            Client(server.url, "Anna", keep=None) as anna,
            anna.open("bang", players=4) as table,
            Client(server.url, "Ben", keep=None) as ben,
            ben.watch(table.code) as watching,
        ):
            largest = max(each.stat().st_size for each in tmp_path.iterdir())
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (largest + 8192, hard))
            while True:
                text = f"{len(said)}".ljust(300, ".")
                try:
                    table.chat(text)
                except Refused as refused:
                    code = refused.code
                    break
                said.append(text)
            assert code == "storage"
            while watching.follower.writable:
                watching.wait(PATIENCE)
            assert httpx.get(f"{server.url}/healthz").status_code == 503
            with pytest.raises(Refused) as caught:
                watching.chat("Hello?")
            assert caught.value.code == "read-only"
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (hard, hard))
            while not watching.follower.writable:
                watching.wait(PATIENCE)
            table.chat("goes on")
            said.append("goes on")
            code = table.code
        server.kill()
        assert '"nothing can be stored' in server.said or "nothing can be stored" in server.said
        assert "reason=disk" in server.said or '"reason": "disk"' in server.said
    finally:
        server.close()

    async def stored() -> list[str]:
        async with opened(server.db) as storage:
            loaded = await storage.load(code)
            assert loaded is not None
            return [each.body["text"] for each in loaded[1] if each.kind == "chat"]

    found = asyncio.run(stored())
    assert [text for text in found if text in said] == said


def test_nobody_loses_time_while_nothing_can_be_stored(
    server: Running, guest: Guests, tmp_path: Path, time: Time
) -> None:
    anna, ben, cleo = guest("Anna"), guest("Ben"), guest("Cleo")
    playing = anna.open(clock={"move": 30, "game": None, "reaction": 10})
    sealed, elsewhere = anna.open(), cleo.open()
    share = bytes(32)
    with anna.line(playing) as hers, ben.line(playing) as his, cleo.line(elsewhere) as loud:
        assert his.say("sit")["type"] == "done"
        assert hers.say("start")["type"] == "done"
        assert anna.post(sealed, "sit", commitment=commitment(share)).status_code == 200
        assert anna.post(sealed, "start", "start", fill="random").status_code == 200
        with Away(tmp_path):
            assert loud.say("chat", text="Oh")["code"] == "storage"
            hear_writable(hers, False)
            time.pass_seconds(1000)
            for code in (playing, sealed):
                server.do(active_of(server, code).tick())
            hers.send({"type": "play", "id": "early", "move": "draw supply"})
            his.send({"type": "play", "id": "early", "move": "draw supply"})
            assert {hers.answer("early")["code"], his.answer("early")["code"]} <= {
                "read-only",
                "illegal",
            }
        hear_writable(hers, True)

        # The seconds of everybody start again, before anything else happens.
        wait_until(lambda: active_of(server, playing).table.entries[-1].kind == "resumed")
        table = active_of(server, playing).table
        (seat,) = table.asked()
        assert table.deadline(seat) == table.entries[-1].at + 30_000
        assert table.entries[-1].at > ServerClock().now() + 900_000
        assert not [each for each in table.entries if each.kind == "away"]
        wait_until(lambda: active_of(server, sealed).table.entries[-1].kind == "resumed")
        answer = anna.post(sealed, "reveal", "reveal", contribution=share.hex())
        assert answer.status_code == 200, answer.text
    for code in (playing, sealed, elsewhere):
        live = active_of(server, code)
        assert same_log(server, live)


def same_log(server: Running, live: ActiveTable) -> bool:
    """While nothing is on its way: a bot may be about to move."""

    async def compare() -> bool:
        async with live.settled() as table:
            loaded = await server.parts.services.storage.load(table.code)
            assert loaded is not None
            return table_from(loaded[1]).entries == table.entries

    return server.do(compare())


def test_a_table_that_is_loaded_afterwards_gives_the_time_back_too(
    server: Running, guest: Guests, tmp_path: Path, time: Time
) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    code, other = anna.open(clock={"move": 30, "game": None, "reaction": 10}), ben.open()
    ben.post(code, "sit", "sit")
    anna.post(code, "start", "start")
    with Away(tmp_path):
        assert ben.post(other, "chat", "chat", text="Oh").json()["code"] == "storage"
        live = active_of(server, code)
        server.loop.call_soon_threadsafe(server.parts.hub.drop, live)
        wait_until(lambda: code not in server.parts.hub.tables)
        time.pass_seconds(1000)
    wait_until(lambda: storage_of(server).health.writable)
    table = active_of(server, code).table
    assert table.entries[-1].kind == "resumed"
    assert not [each for each in table.entries if each.kind == "away"]


def test_bots_wait_meanwhile_and_go_on_afterwards(
    server: Running, guest: Guests, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pool = server.parts.services.pool
    asked: list[Job] = []
    choose = pool.choose

    async def counted(job: Job) -> str:
        asked.append(job)
        return await choose(job)

    monkeypatch.setattr(pool, "choose", counted)
    anna = guest("Anna")
    code = anna.open(game="el-paso", players=3, bots={"1": "random", "2": "random"})
    with anna.line(code) as line:
        assert line.say("start")["type"] == "done"
        assert line.say("leave")["type"] == "done"  # three bots, and somebody who looks on
        wait_until(lambda: len(asked) > 3)
        with Away(tmp_path):
            assert line.end() == protocol.COME_AGAIN
            wait_until(lambda: not storage_of(server).health.writable)
            with anna.line(code) as again:
                hear_writable(again, False)
                before = len(asked)
                for _ in range(5):  # each would set the bots thinking
                    with anna.line(code) as third:
                        hear_writable(third, False)
                failures = server.parts.services.metrics.totals()
                wait_until(lambda: probes(server) > probes_in(failures) + 3)
                assert len(asked) == before
        with anna.line(code) as line:
            wait_until(lambda: active_of(server, code).table.status == "over")
    assert same_log(server, active_of(server, code))


def probes(server: Running) -> float:
    return probes_in(server.parts.services.metrics.totals())


def probes_in(figures: Any) -> float:
    return float(figures.get("deadwood_storage_failures_total,what=ping", 0))


def test_a_command_that_is_stored_is_answered_though_nothing_can_be_stored(
    server: Running, guest: Guests, tmp_path: Path
) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    code, other = anna.open(), ben.open()
    done = anna.post(code, "chat", "mine", text="Howdy").json()
    with Away(tmp_path):
        assert ben.post(other, "chat", "chat", text="Oh").json()["code"] == "storage"
        assert anna.post(code, "chat", "mine", text="Howdy").json() == done
        assert anna.post(code, "chat", "new", text="Howdy").json()["code"] == "read-only"


# Health, as others ask for it.


def ping_count(tmp_path: Path) -> int:
    with closing(sqlite3.connect(tmp_path / "deadwood.db")) as database:
        (found,) = database.execute("SELECT number FROM vitals WHERE name = 'ping'").fetchone()
        return int(found)


def test_health_is_a_write_but_only_one_a_second(server: Running, tmp_path: Path) -> None:
    now = 1000.0
    server.parts.storage_check = StorageCheck(
        server.parts.services.storage, server.parts.services.tasks, lambda: now
    )
    before = ping_count(tmp_path)

    async def ask_often() -> None:
        await asyncio.gather(*(server.parts.storage_check.ask() for _ in range(100)))

    with httpx.Client(base_url=server.url) as http:
        for _ in range(20):
            assert http.get("/healthz").json()["ok"] is True
        server.do(ask_often())
        assert ping_count(tmp_path) == before + 1
        now += 1
        assert http.get("/healthz").json()["ok"] is True
        server.do(ask_often())
        assert ping_count(tmp_path) == before + 2


def test_health_notices_by_itself_and_says_so(server: Running, tmp_path: Path) -> None:
    now = 1000.0
    server.parts.storage_check = StorageCheck(
        server.parts.services.storage, server.parts.services.tasks, lambda: now
    )
    with httpx.Client(base_url=server.url, headers={"accept-language": "nl"}) as http:
        with Away(tmp_path):
            for _ in range(3):
                now += 1
                answer = http.get("/healthz")
                assert answer.status_code == 503
                assert answer.headers["content-type"] == "application/json"
                told = protocol.Refusal.model_validate_json(answer.content)
                assert told.code == "read-only"
                assert told.words.startswith("Er kan nu niets worden opgeslagen")
                assert str(tmp_path) not in answer.text
        now += 1
        wait_until(lambda: http.get("/healthz").status_code == 200)


def test_failures_are_counted_and_logged_without_flooding_the_log() -> None:
    now = 0.0
    health = Health(lambda: now)
    counted: list[str] = []
    health.count = counted.append
    stream = io.StringIO()
    with logging_to(stream):
        for _ in range(500):
            health.failed(WRITE, Unwritable("/secret/path is full.", "full"))
        health.failed(READ, StorageError("/secret/path is damaged.", "damaged"))
        now = 61.0
        health.failed(WRITE, Unwritable("/secret/path is full.", "full"))
        health.recovered()
    assert counted == [WRITE] * 500 + [READ, WRITE]
    lines = [json.loads(line) for line in stream.getvalue().splitlines()]
    failures = [(line["kind"], line["reason"], line["count"]) for line in lines if "count" in line]
    assert failures == [("write", "full", 1), ("read", "damaged", 1), ("write", "full", 500)]
    assert len(lines) == 5, "that it begins and ends is said too"
    assert "secret" not in stream.getvalue()


def test_every_failure_of_a_real_storage_is_counted(tmp_path: Path) -> None:
    file = tmp_path / "d"
    counted: list[str] = []

    async def main() -> None:
        async with opened(file) as storage:
            storage.health.count = counted.append
            await storage.create(face(), [entry(1, "opened")])
            with closing(sqlite3.connect(file, isolation_level=None)) as other:
                other.execute("ALTER TABLE positions RENAME TO elsewhere")
            with pytest.raises(StorageError):
                await storage.load("ABCD")
            assert counted == ["read"]
            assert storage.health.writable, "what cannot be read may still be written"
            with pytest.raises(StorageError):
                await storage.append(face("NONE"), [entry(2)])
            assert counted == ["read", "write"]
            assert storage.health.writable, "that is only about this table"
            file.rename(tmp_path / "away")
            tries = [storage.append(face(), [entry(2)]), storage.ping()]
            await asyncio.gather(*tries, return_exceptions=True)
            assert sorted(counted[2:]) == ["ping", "write"]
            assert not storage.health.writable

    asyncio.run(main())


# What was stored is answered so, whatever else.


def test_a_stored_chat_that_is_sent_again_is_answered_though_one_may_not_chat_now(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(tmp_path, ease=1.0) as server, ExitStack() as quitting:
        for name in ("chat", "commands"):  # no bucket fills up while we look
            monkeypatch.setattr(server.parts.limits._buckets[name], "_clock", lambda: 0.0)
        anna = Stranger(server, "Anna")
        quitting.callback(anna.http.close)
        code = anna.open()
        first = {"type": "chat", "id": "first", "text": "Howdy"}
        with anna.line(code) as line:
            line.send(first)
            done = line.answer("first")
            assert done["type"] == "done"
            while line.say("chat", text="and more")["type"] == "done":
                pass
            assert line.say("chat", text="and more")["code"] == "too-fast"
        with anna.line(code) as line:  # the connection was lost before the answer came
            line.send(first)
            assert line.answer("first") == done
            assert anna.post(code, "chat", "first", text="Howdy").json() == done
            while line.say("ping")["type"] == "pong":
                if server.parts.limits._buckets["commands"].wait(anna_id(server, code)) > 0:
                    break
            line.send({"type": "ping", "id": "p"})
            assert line.answer(None)["code"] == "too-fast"
            line.send(first)
            assert line.answer("first") == done
            assert anna.post(code, "chat", "first", text="Howdy").json() == done
            for _ in range(30):  # but not for ever
                line.send(first)
            assert line.end() == protocol.TOO_FAST
        chats = [each for each in active_of(server, code).table.entries if each.client == "first"]
        assert len(chats) == 1


def anna_id(server: Running, code: str) -> str:
    return active_of(server, code).table.seats[0].guest
