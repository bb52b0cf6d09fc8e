"""The storage on real SQLite files: logs, lists, guests, and many who write at once."""

from __future__ import annotations

import asyncio
import math
import sqlite3
import stat
import threading
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, event, text

from deadwood.server.storage.base import Conflict, Guest, Position, ReadOnly, StorageError
from deadwood.server.storage.errors import Unwritable
from deadwood.server.storage.health import WRITE, Health
from deadwood.server.storage.sql import SqlStorage
from deadwood.server.storage.writer import LARGEST_BATCH
from deadwood.server.tables.entry import Entry
from tests.server.storing import entry, face, opened, url
from tests.waiting import PATIENCE, until


def test_a_table_comes_back_as_it_was_stored_even_after_a_restart(tmp_path: Path) -> None:
    file = tmp_path / "deadwood.db"
    body = {
        "text": 'Ünïcödé "¡" \u2028 🤠 \x00 \ud800',
        "list": [1, None, True, 2.5],
        "deep": {"": {}},
    }
    log = [
        Entry(1, 1, "opened", body=body),
        Entry(2, 2, "sat", 0, "guest-a", "c1"),
        Entry(3, 2**53, "move", 7, "guest-b", "c1", {"move": "draw"}),
    ]
    first = face(deadline=77, shown={"é": ["🤠"]}, public=False)
    later = face(status="playing", updated=5_000, deadline=None, shown={})

    async def before() -> None:
        async with opened(file) as storage:
            await storage.create(first, log[:1])
            assert await storage.load("ABCD") == (first, log[:1], None)
            await storage.append(later, log[1:], Position(3, 4, "text ü"))
            assert await storage.load("NONE") is None

    async def after() -> None:
        async with opened(file) as storage:
            assert await storage.load("ABCD") == (later, log, Position(3, 4, "text ü"))
            await storage.append(later, [entry(4)], Position(4, 5, "newer"))
            loaded = await storage.load("ABCD")
            assert loaded is not None
            assert loaded[2] == Position(4, 5, "newer")
            await storage.append(later, [entry(5)])
            loaded = await storage.load("ABCD")
            assert loaded is not None
            assert loaded[2] == Position(4, 5, "newer"), "a position stays until there is another"

    asyncio.run(before())
    asyncio.run(after())


def test_a_code_is_taken_once(tmp_path: Path) -> None:
    async def main() -> None:
        async with opened(tmp_path / "d") as storage:
            await storage.create(face(), [entry(1, "opened")])
            with pytest.raises(Conflict):
                await storage.create(face(game="el-paso"), [entry(1, "opened")])
            loaded = await storage.load("ABCD")
            assert loaded == (face(), [entry(1, "opened")], None)

    asyncio.run(main())


@pytest.mark.parametrize(
    "late",
    [
        [entry(2)],  # the number is taken
        [entry(1), entry(2)],
        [entry(4)],  # entry 3 is missing
        [entry(3, guest="ann", client="c1")],  # the client's id is taken
        [entry(3), entry(4, guest="ann", client="c1")],
        [entry(3, guest="ann", client="c9"), entry(4, guest="ann", client="c9")],
    ],
)
def test_a_conflict_stores_nothing_at_all(tmp_path: Path, late: list[Entry]) -> None:
    async def main() -> None:
        async with opened(tmp_path / "d") as storage:
            log = [entry(1, "opened"), entry(2, guest="ann", client="c1")]
            await storage.create(face(), log)
            with pytest.raises(Conflict):
                await storage.append(face(status="over"), late, Position(9, 9, "no"))
            assert await storage.load("ABCD") == (face(), log, None)
            await storage.append(face(), [entry(3, guest="ann", client="c2")])

    asyncio.run(main())


def test_a_clients_id_counts_for_one_guest_at_one_table(tmp_path: Path) -> None:
    async def main() -> None:
        async with opened(tmp_path / "d") as storage:
            for code in ("AAAA", "BBBB"):
                await storage.create(face(code), [entry(1, "opened")])
                await storage.append(face(code), [entry(2, guest="ann", client="1")])
                await storage.append(face(code), [entry(3, guest="bob", client="1")])
                await storage.append(face(code), [entry(4, guest="ann"), entry(5, guest="ann")])

    asyncio.run(main())


def test_without_entries_only_the_face_changes(tmp_path: Path) -> None:
    async def main() -> None:
        async with opened(tmp_path / "d") as storage:
            await storage.create(face(), [entry(1, "opened")])
            await storage.append(face(deadline=5), [])
            assert await storage.load("ABCD") == (face(deadline=5), [entry(1, "opened")], None)
            await storage.append(face(), [entry(2)])

    asyncio.run(main())


@pytest.mark.parametrize("entries", [[], [entry(2)]])
def test_nothing_is_appended_to_a_table_that_is_not_there(
    tmp_path: Path, entries: list[Entry]
) -> None:
    async def main() -> None:
        async with opened(tmp_path / "d") as storage:
            with pytest.raises(StorageError, match="no table 'ABCD'"):
                await storage.append(face(), entries)

    asyncio.run(main())


@pytest.mark.parametrize(
    "entries", [[], [entry(2)], [entry(1), entry(3)], [entry(1), entry(1)], [entry(0), entry(1)]]
)
def test_a_log_begins_with_one_and_has_no_gap(tmp_path: Path, entries: list[Entry]) -> None:
    async def main() -> None:
        async with opened(tmp_path / "d") as storage:
            with pytest.raises(ValueError, match=r"begins with entry 1|without a gap"):
                await storage.create(face(), entries)

    asyncio.run(main())


@pytest.mark.parametrize("body", [{"a": {1, 2}}, {"a": math.nan}, {"a": b""}])
def test_what_is_no_json_is_refused_before_anything_is_stored(
    tmp_path: Path, body: dict[str, Any]
) -> None:
    async def main() -> None:
        async with opened(tmp_path / "d") as storage:
            await storage.create(face(), [entry(1, "opened")])
            with pytest.raises((TypeError, ValueError)):
                await storage.append(face(), [entry(2, body=body)])
            await storage.append(face(), [entry(2)])

    asyncio.run(main())


def test_a_thousand_appends_at_once_and_the_wrong_ones_spoil_nobody(tmp_path: Path) -> None:
    """Among them: a number that is taken, a number too big for SQL, a text that is no UTF-8. All of
    them wait while somebody else is written."""
    batches: list[tuple[int, float]] = []
    codes = [f"T{number:03}" for number in range(1000)]
    begun, may_end = threading.Event(), threading.Event()

    def hold(_: Connection) -> None:
        begun.set()
        may_end.wait(PATIENCE)

    async def main() -> None:
        async with opened(tmp_path / "d", watch=lambda *seen: batches.append(seen)) as storage:
            opening = [entry(1, "opened")]
            await asyncio.gather(*(storage.create(face(code), opening) for code in codes))
            batches.clear()
            assert storage._writer is not None
            queue = storage._writer._queue
            holding = asyncio.ensure_future(storage._write(hold))
            await until(begun.is_set)
            wrong = [
                storage.append(face("T500"), [entry(1)]),
                storage.append(face("T501"), [entry(2, seat=2**70)]),
                storage.append(face("T502"), [entry(2, guest="\ud800")]),
            ]
            right = [storage.append(face(code), [entry(2)]) for code in codes]
            tasks = asyncio.gather(*right[:500], *wrong, *right[500:], return_exceptions=True)
            await until(lambda: queue.qsize() == 1003)
            may_end.set()
            await holding
            results = await tasks
            assert [type(result) for result in results[500:503]] == [
                Conflict,
                OverflowError,
                UnicodeEncodeError,
            ]
            assert all(result is None for result in results[:500] + results[503:])
            for code in codes:
                loaded = await storage.load(code)
                assert loaded is not None
                assert loaded[1] == [entry(1, "opened"), entry(2)]

    asyncio.run(main())
    assert [size for size, _ in batches] == [1, LARGEST_BATCH, LARGEST_BATCH, 3]
    assert all(seconds > 0 for _, seconds in batches)


def test_of_many_who_want_the_same_number_one_gets_it(tmp_path: Path) -> None:
    async def main() -> None:
        async with opened(tmp_path / "d") as storage:
            await storage.create(face(), [entry(1, "opened")])
            for number in range(2, 12):
                tries = [storage.append(face(), [entry(number, seat=seat)]) for seat in range(8)]
                results = await asyncio.gather(*tries, return_exceptions=True)
                assert results.count(None) == 1
                assert sum(isinstance(result, Conflict) for result in results) == 7
            loaded = await storage.load("ABCD")
            assert loaded is not None
            assert [each.number for each in loaded[1]] == list(range(1, 12))

    asyncio.run(main())


def test_a_caller_who_is_cancelled_harms_nobody_and_his_entry_is_kept(tmp_path: Path) -> None:
    async def main() -> None:
        async with opened(tmp_path / "d") as storage:
            await storage.create(face(), [entry(1, "opened")])
            first = asyncio.ensure_future(storage.append(face(), [entry(2)]))
            await asyncio.sleep(0)
            second = asyncio.ensure_future(storage.append(face(), [entry(3)]))
            await asyncio.sleep(0)
            first.cancel()
            await second
            assert first.cancelled()
            loaded = await storage.load("ABCD")
            assert loaded is not None
            assert len(loaded[1]) == 3

    asyncio.run(main())


def test_closing_writes_everything_that_was_handed_over(tmp_path: Path) -> None:
    async def main() -> None:
        storage = SqlStorage(url(tmp_path / "d"))
        await storage.open()
        tasks = [
            asyncio.ensure_future(storage.create(face(f"T{number}"), [entry(1, "opened")]))
            for number in range(700)
        ]
        await asyncio.sleep(0)
        await storage.close()
        assert all(task.done() and task.exception() is None for task in tasks)
        await storage.close()
        async with opened(tmp_path / "d") as again:
            assert len(await again.faces(["open"], None, 1000)) == 700

    asyncio.run(main())


def test_a_storage_that_is_not_open_says_so(tmp_path: Path) -> None:
    async def main() -> None:
        storage = SqlStorage(url(tmp_path / "d"))
        with pytest.raises(StorageError, match="not open"):
            await storage.ping()
        with pytest.raises(StorageError, match="not open"):
            await storage.load("ABCD")
        await storage.open()
        with pytest.raises(StorageError, match="open already"):
            await storage.open()
        await storage.close()
        with pytest.raises(StorageError, match="not open"):
            await storage.save_guest(Guest("a", "A", 1, 1))
        await storage.open()
        await storage.ping()
        await storage.close()

    asyncio.run(main())


def test_the_event_loop_goes_on_while_the_database_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody else holds the file's write lock for a while."""
    monkeypatch.setattr("deadwood.server.storage.engines.BUSY_MS", int(PATIENCE * 1000))
    file = tmp_path / "d"

    async def main() -> None:
        async with opened(file) as storage:
            await storage.create(face(), [entry(1, "opened")])
            other = sqlite3.connect(file, isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            waiting = asyncio.ensure_future(storage.append(face(), [entry(2)]))
            for _ in range(20):
                await asyncio.sleep(0.01)
            assert not waiting.done()
            assert (await storage.load("ABCD")) is not None, "readers need not wait"
            other.execute("COMMIT")
            other.close()
            await waiting

    asyncio.run(main())


def test_a_failing_database_is_told_to_everybody_without_what_they_wrote(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """First somebody holds the file for too long, then he spoils it."""
    monkeypatch.setattr("deadwood.server.storage.engines.BUSY_MS", 50)
    file = tmp_path / "d"

    async def main() -> None:
        async with opened(file) as storage:
            await storage.create(face(), [entry(1, "opened")])
            other = sqlite3.connect(file, isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            secret = {"seed": "very-secret"}
            tries = [storage.append(face(), [entry(2, body=secret)]), storage.ping()]
            for result in await asyncio.gather(*tries, return_exceptions=True):
                assert isinstance(result, StorageError)
                assert "held by another program" in str(result)
                assert "secret" not in str(result)
            with pytest.raises(ReadOnly):
                await storage.append(face(), [entry(2)])
            other.execute("ROLLBACK")
            await storage.probe()
            other.execute("DROP TABLE entries")
            other.close()
            with pytest.raises(StorageError, match="no such table") as raised:
                await storage.append(face(), [entry(2, body=secret)])
            assert "secret" not in f"{raised.value!r} {raised.value.__cause__!r}"
            with pytest.raises(StorageError, match="no such table"):
                await storage.load("ABCD")
            await storage.ping()

    asyncio.run(main())


def raise_error(*_: object) -> None:
    raise ValueError("whoever was told has failed")


def test_nobody_waits_for_ever_because_somebody_who_is_told_fails(tmp_path: Path) -> None:
    """Who is told that nothing can be stored may fail over it: it is so all the same."""
    file = tmp_path / "d"

    async def main() -> None:
        async with opened(file) as storage:
            storage.health.changed = raise_error
            await storage.create(face(), [entry(1, "opened")])
            file.rename(tmp_path / "away")
            tries = asyncio.gather(
                storage.append(face(), [entry(2)]), storage.ping(), return_exceptions=True
            )
            results = await asyncio.wait_for(tries, PATIENCE)
            assert [type(each) for each in results] == [Unwritable, Unwritable]
            assert not storage.health.writable
            assert storage.health.read_only.is_set()
            (tmp_path / "away").rename(file)
            await storage.probe()
            assert storage.health.writable
            assert not storage.health.read_only.is_set()
            await storage.append(face(), [entry(2)])

    asyncio.run(main())


@pytest.mark.parametrize("told", ["count", "changed"])
def test_whoever_fails_at_being_told_changes_nothing(
    told: str, caplog: pytest.LogCaptureFixture
) -> None:
    health = Health()
    setattr(health, told, raise_error)
    health.failed(WRITE, Unwritable("The disk is full.", "full"))
    assert (health.writable, health.failures, health.read_only.is_set()) == (False, 1, True)
    health.recovered()
    assert (health.writable, health.read_only.is_set()) == (True, False)
    failed = [each for each in caplog.records if each.exc_info]
    assert len(failed) == (2 if told == "changed" else 1)


def test_answers_come_whatever_happens_when_they_are_noted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "d"
    overheard: list[object] = []

    async def main() -> None:
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(lambda _, context: overheard.append(context["exception"]))
        async with opened(file) as storage:
            await storage.create(face(), [entry(1, "opened")])
            with monkeypatch.context() as patch:
                patch.setattr(storage.health, "failed", raise_error)
                with pytest.raises(StorageError, match="no table 'NONE'"):
                    await asyncio.wait_for(storage.append(face("NONE"), [entry(2)]), PATIENCE)
            await storage.append(face(), [entry(2)])

    asyncio.run(main())
    assert [type(each) for each in overheard] == [ValueError]


def test_the_writer_goes_on_though_nobody_can_be_told_what_failed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        async with opened(tmp_path / "d", failed=raise_error) as storage:
            with monkeypatch.context() as patch:
                patch.setattr(storage._writer, "_write", raise_error)
                with pytest.raises(StorageError):
                    await asyncio.wait_for(storage.ping(), PATIENCE)
            await asyncio.wait_for(storage.ping(), PATIENCE)

    asyncio.run(main())


def test_lists_show_the_newest_first_and_no_more_than_asked(tmp_path: Path) -> None:
    async def main() -> None:
        async with opened(tmp_path / "d") as storage:
            for number, status in enumerate(["open", "playing", "over", "open", "closed"]):
                new = face(f"T{number}", created=number, status=status, public=number != 3)
                await storage.create(new, [entry(1, "opened")])

            async def codes(status: list[str], public: bool | None, limit: int = 9) -> list[str]:
                return [each.code for each in await storage.faces(status, public, limit)]

            assert await codes(["open"], None) == ["T3", "T0"]
            assert await codes(["open"], True) == ["T0"]
            assert await codes(["open"], False) == ["T3"]
            assert await codes(["open", "playing", "over"], None, 2) == ["T3", "T2"]
            assert await codes([], None) == []

    asyncio.run(main())


def test_due_tables_come_by_urgency(tmp_path: Path) -> None:
    async def main() -> None:
        async with opened(tmp_path / "d") as storage:
            for code, deadline in (("LATE", 90), ("NEVR", None), ("SOON", 10), ("NEXT", 50)):
                await storage.create(face(code, deadline=deadline), [entry(1, "opened")])
            assert await storage.due(50, 9) == ["SOON", "NEXT"]
            assert await storage.due(9, 9) == []
            assert await storage.due(1000, 1) == ["SOON"]
            await storage.append(face("SOON", deadline=None), [entry(2)])
            assert await storage.due(1000, 9) == ["NEXT", "LATE"]

    asyncio.run(main())


def test_a_log_that_cannot_be_read_keeps_no_reader_in_the_past(tmp_path: Path) -> None:
    """A row on which reading stops must not hold its connection: it would see what was, for ever."""

    async def main() -> None:
        async with opened(tmp_path / "d") as storage:
            await storage.create(face("AAAA"), [entry(n, "opened") for n in range(1, 4)])
            await storage.create(face("BBBB", shown={}), [entry(1, "opened")])
            with closing(sqlite3.connect(tmp_path / "d")) as database, database:
                database.execute("UPDATE entries SET body = '{' WHERE code = 'AAAA' AND number = 2")
                database.execute("UPDATE tables SET shown = '{' WHERE code = 'AAAA'")
            kept = []  # somebody looks at what went wrong for as long as he likes
            for _ in range(20):
                with pytest.raises(ValueError, match="Expecting") as caught:
                    await storage.load("AAAA")
                kept.append(caught)
            assert [each.code for each in await storage.faces(["open"], None, 9)] == ["BBBB"]
            for last in range(2, 22):
                await storage.append(face("BBBB", deadline=last), [entry(last)])
                assert await storage.due(last, 9) == ["BBBB"]

    asyncio.run(main())


def test_games_of_a_guest_are_those_where_he_sat_down(tmp_path: Path) -> None:
    async def main() -> None:
        async with opened(tmp_path / "d") as storage:
            for code, kind, updated in (
                ("AAAA", "sat", 5),
                ("BBBB", "chat", 6),
                ("CCCC", "sat", 7),
            ):
                await storage.create(face(code, updated=updated), [entry(1, "opened")])
                log = [entry(2, kind, guest="ann"), entry(3, "sat", guest="bob")]
                await storage.append(face(code, updated=updated), log)
            await storage.append(face("AAAA", updated=8), [entry(4, "sat", guest="ann")])
            assert [each.code for each in await storage.games_of("ann", 9)] == ["AAAA", "CCCC"]
            assert [each.code for each in await storage.games_of("bob", 1)] == ["AAAA"]
            assert await storage.games_of("eve", 9) == []

    asyncio.run(main())


def test_lists_and_logs_are_found_by_an_index(tmp_path: Path) -> None:
    """Neither all tables nor the whole log are read, however long the server has run."""
    file = tmp_path / "d"
    asked: list[tuple[str, Any]] = []

    async def main() -> None:
        async with opened(file) as storage:
            await storage.create(face(), [entry(1, "opened")])
            event.listen(
                storage._reading,
                "before_cursor_execute",
                lambda _connection, _cursor, query, values, *_: asked.append((query, values)),
            )
            await storage.load("ABCD")
            await storage.faces(["open", "playing"], True, 9)
            await storage.games_of("ann", 9)
            await storage.due(5, 9)

    asyncio.run(main())
    queries = [(query, values) for query, values in asked if query.startswith("SELECT")]
    assert len(queries) == 6
    database = sqlite3.connect(file)
    plans = [
        str(database.execute(f"EXPLAIN QUERY PLAN {query}", values).fetchall())
        for query, values in queries
    ]
    database.close()
    assert [plan for plan in plans if "SCAN" in plan] == []
    assert "tables_status" in plans[3]
    assert "entries_sat" in plans[4]
    assert "tables_deadline" in plans[5]


def test_guests_are_saved_and_changed(tmp_path: Path) -> None:
    async def main() -> None:
        async with opened(tmp_path / "d") as storage:
            assert await storage.guest("a") is None
            await storage.save_guest(Guest("a", "Ann", 1, 2))
            await storage.save_guest(Guest("b", "Ann", 3, 4))
            await storage.save_guest(Guest("a", "Änn", 1, 9))
            assert await storage.guest("a") == Guest("a", "Änn", 1, 9)
            assert await storage.guest("b") == Guest("b", "Ann", 3, 4)

    asyncio.run(main())


def test_a_transfer_is_taken_once_even_by_many_at_once(tmp_path: Path) -> None:
    async def main() -> None:
        async with opened(tmp_path / "d") as storage:
            await storage.save_guest(Guest("a", "Ann", 1, 2))
            await storage.put_transfer("a", "digest", 100)
            tries = [storage.take_transfer("digest", 50) for _ in range(20)]
            assert sorted(map(str, await asyncio.gather(*tries))) == ["None"] * 19 + ["a"]

    asyncio.run(main())


def test_a_transfer_expires_and_a_new_one_replaces_it(tmp_path: Path) -> None:
    async def main() -> None:
        async with opened(tmp_path / "d") as storage:
            for ident in ("a", "b"):
                await storage.save_guest(Guest(ident, "Ann", 1, 2))
            await storage.put_transfer("a", "first", 100)
            await storage.put_transfer("a", "second", 200)
            await storage.put_transfer("b", "other", 300)
            assert await storage.take_transfer("first", 50) is None
            assert await storage.take_transfer("second", 200) is None
            assert await storage.take_transfer("second", 50) is None, "expired is gone for good"
            assert await storage.take_transfer("other", 299) == "b"

    asyncio.run(main())


def test_keys_are_made_once(tmp_path: Path) -> None:
    made: list[bytes] = []

    def make() -> bytes:
        made.append(bytes([len(made)] * 32))
        return made[-1]

    async def main() -> None:
        async with opened(tmp_path / "d") as storage:
            found = await asyncio.gather(*(storage.key("cookie", make) for _ in range(10)))
            assert found == [made[0]] * 10
            assert await storage.key("other", lambda: b"x") == b"x"
        async with opened(tmp_path / "d") as storage:
            assert await storage.key("cookie", make) == made[0]

    asyncio.run(main())
    assert len(made) == 1


def test_nobody_else_may_read_the_files(tmp_path: Path) -> None:
    file = tmp_path / "new" / "folder" / "deadwood.db"

    async def main() -> None:
        async with opened(file) as storage:
            await storage.create(face(), [entry(1, "opened")])
            files = sorted(file.parent.iterdir())
            assert [each.name for each in files] == [
                "deadwood.db",
                "deadwood.db-shm",
                "deadwood.db-wal",
                "deadwood.db.lock",
                "deadwood.db.mark",
            ]
            assert {stat.S_IMODE(each.stat().st_mode) for each in files} == {0o600}
            assert stat.S_IMODE(file.parent.stat().st_mode) == 0o700

    asyncio.run(main())


@pytest.mark.parametrize(("durable", "level"), [(False, 1), (True, 2)])
def test_durable_means_that_every_commit_reaches_the_disk(
    tmp_path: Path, durable: bool, level: int
) -> None:
    def ask(connection: Connection) -> list[object]:
        names = ("synchronous", "foreign_keys", "journal_mode")
        return [connection.execute(text(f"PRAGMA {name}")).scalar_one() for name in names]

    async def main() -> None:
        async with opened(tmp_path / "d", durable=durable) as storage:
            assert await storage._write(ask) == [level, 1, "wal"]

    asyncio.run(main())


def test_readers_cannot_write(tmp_path: Path) -> None:
    async def main() -> None:
        async with opened(tmp_path / "d") as storage:
            with pytest.raises(StorageError, match="read-only"):
                await storage._read(lambda c: c.execute(text("DELETE FROM guests")))

    asyncio.run(main())


def test_no_thread_is_left_behind(tmp_path: Path) -> None:
    async def main() -> None:
        async with opened(tmp_path / "d") as storage:
            await storage.load("ABCD")

    asyncio.run(main())
    assert not [each for each in threading.enumerate() if each.name.startswith("deadwood")]
