"""Files that are deleted, replaced, cut off or damaged, under a running server and between two runs."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from deadwood.server.storage import mark
from deadwood.server.storage.base import ReadOnly, StorageError
from deadwood.server.storage.sql import SqlStorage
from tests.server.storing import entry, face, opened, url

ROOT = Path(__file__).resolve().parent.parent.parent
BATCHES = 40


def wal_of(file: Path) -> Path:
    return file.with_name(file.name + "-wal")


def mark_of(file: Path) -> Path:
    return file.with_name(file.name + ".mark")


async def fill(storage: SqlStorage, first: int = 1, batches: int = BATCHES) -> None:
    """One transaction after the other."""
    for number in range(first, first + batches):
        body = {"text": "x" * 200}
        if number == 1:
            await storage.create(face(), [entry(1, "opened")])
        else:
            await storage.append(face(), [entry(number, body=body)])


def cut(file: Path, share: float) -> None:
    os.truncate(file, int(file.stat().st_size * share))


def overwrite(file: Path, at: int, size: int) -> None:
    with file.open("r+b") as opened_file:
        opened_file.seek(at)
        opened_file.write(os.urandom(size))


def replace(file: Path) -> None:
    copy = file.with_name("copy")
    shutil.copyfile(file, copy)
    copy.replace(file)


# Under the running server.

HARM: dict[str, Callable[[Path], None]] = {
    "deleted": lambda file: file.unlink(),
    "replaced": replace,
    "cut": lambda file: cut(file, 0.5),
    "emptied": lambda file: cut(file, 0),
    "header": lambda file: overwrite(file, 0, 100),
    "wal deleted": lambda file: wal_of(file).unlink(),
    "wal replaced": lambda file: replace(wal_of(file)),
    "wal cut": lambda file: cut(wal_of(file), 0.5),
    "wal emptied": lambda file: cut(wal_of(file), 0),
    "wal header": lambda file: overwrite(wal_of(file), 0, 32),
}


@pytest.mark.parametrize("harm", list(HARM))
def test_nothing_is_acknowledged_that_would_not_be_found_again(tmp_path: Path, harm: str) -> None:
    file = tmp_path / "d"

    async def main() -> None:
        async with opened(file) as storage:
            await fill(storage)
            with closing(sqlite3.connect(file)) as other:
                other.execute("PRAGMA wal_checkpoint")  # so that there is something in both files
            await fill(storage, BATCHES + 1)
            HARM[harm](file)
            with pytest.raises(StorageError) as raised:
                await storage.append(face(), [entry(2 * BATCHES + 1)])
            assert str(raised.value).startswith(str(file))
            assert not storage.health.writable
            with pytest.raises(ReadOnly):
                await storage.append(face(), [entry(2 * BATCHES + 1)])
            with pytest.raises(StorageError):
                await storage.probe()
            assert not storage.health.writable, "it does not mend itself"

    asyncio.run(main())


@pytest.mark.parametrize("share", [0, 0.5, 0.8, 0.99])
def test_a_wal_that_was_cut_off_is_never_written_again_nor_into_the_database(
    tmp_path: Path, share: float
) -> None:
    """Whoever writes behind the cut leaves a hole before it, and then nothing looks cut any more."""
    file = tmp_path / "d"

    async def main() -> None:
        async with opened(file) as storage:
            await fill(storage)
        async with opened(file) as storage:
            await fill(storage, BATCHES + 1)
            cut(wal_of(file), share)
            left = wal_of(file).stat().st_size
            for _ in range(5):
                with pytest.raises(StorageError):
                    await storage.ping()
                with pytest.raises(StorageError):
                    await storage.probe()
                assert not storage.health.writable
            assert wal_of(file).stat().st_size == left
        with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as other:
            assert other.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
            (found,) = other.execute("SELECT count(*) FROM entries").fetchone()
            assert BATCHES <= found < 2 * BATCHES
        with pytest.raises(StorageError, match="lacks"):
            await SqlStorage(f"sqlite:///{file}").open()

    asyncio.run(main())


@pytest.mark.parametrize("which", ["d", "d-wal"])
def test_a_file_that_is_put_back_in_time_is_as_good_as_before(tmp_path: Path, which: str) -> None:
    file, away = tmp_path / "d", tmp_path / "away"

    async def main() -> None:
        async with opened(file) as storage:
            await fill(storage)
            (tmp_path / which).rename(away)
            with pytest.raises(StorageError, match="taken away or replaced"):
                await storage.ping()
            away.rename(tmp_path / which)
            await storage.probe()
            await fill(storage, BATCHES + 1, 1)
        async with opened(file) as storage:
            loaded = await storage.load("ABCD")
            assert loaded is not None
            assert len(loaded[1]) == BATCHES + 1

    asyncio.run(main())


@pytest.mark.parametrize("which", ["d", "d-wal"])
def test_what_is_taken_away_can_still_be_read_and_is_not_made_anew(
    tmp_path: Path, which: str
) -> None:
    async def main() -> None:
        async with opened(tmp_path / "d") as storage:
            await fill(storage)
            (tmp_path / which).rename(tmp_path / "away")
            loaded = await asyncio.gather(*(storage.load("ABCD") for _ in range(20)))
            assert [len(found[1]) for found in loaded if found is not None] == [BATCHES] * 20
            assert not (tmp_path / which).exists()
            (tmp_path / "away").rename(tmp_path / which)

    asyncio.run(main())


def test_another_program_may_empty_the_wal_and_tidy_up(tmp_path: Path) -> None:
    """Both make a file shorter, by SQLite's own means: nothing is wrong with that."""
    file = tmp_path / "d"

    async def main() -> None:
        async with opened(file) as storage:
            await fill(storage)
            await storage.probe()  # leaves free pages behind
            for statement in ("PRAGMA wal_checkpoint(TRUNCATE)", "VACUUM"):
                with closing(sqlite3.connect(file, isolation_level=None)) as other:
                    other.execute(statement).fetchall()
                    size = file.stat().st_size
                    other.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
                assert wal_of(file).stat().st_size == 0
                await storage.ping()
                await storage.ping()
            assert file.stat().st_size < size

    asyncio.run(main())


# Between two runs.


def killed(folder: Path, file: Path) -> Path:
    """What a server that is killed leaves behind, while `file` is open."""
    folder.mkdir()
    for side in (file, wal_of(file), mark_of(file)):
        shutil.copyfile(side, folder / side.name)
    return folder / file.name


async def fill_twice(storage: SqlStorage, file: Path) -> None:
    """The first half is in the file itself, the second in the WAL."""
    await fill(storage)
    with closing(sqlite3.connect(file)) as other:
        other.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    await fill(storage, BATCHES + 1)


async def number_of(file: Path) -> int:
    async with opened(file) as storage:
        loaded = await storage.load("ABCD")
        return 0 if loaded is None else len(loaded[1])


async def refusal_of(file: Path) -> str:
    """The sentence; and nothing of what was there is changed."""
    kept = {wal_of(file), mark_of(file), file}
    before = {each: each.read_bytes() for each in kept if each.exists()}
    storage = SqlStorage(url(file))
    with pytest.raises(StorageError) as raised:
        await storage.open()
    await storage.close()
    assert {each: each.read_bytes() for each in before} == before
    return str(raised.value)


AFTERWARDS: dict[str, tuple[Callable[[Path], object], str]] = {
    "wal deleted": (lambda file: wal_of(file).unlink(), f"lacks {BATCHES} of {2 * BATCHES}"),
    "wal emptied": (lambda file: cut(wal_of(file), 0), f"lacks {BATCHES} of {2 * BATCHES}"),
    "wal damaged": (lambda file: overwrite(wal_of(file), 32, 100), f"lacks {BATCHES} of"),
    "wal cut": (lambda file: cut(wal_of(file), 0.5), f"of {2 * BATCHES} transactions"),
    "deleted": (lambda file: file.unlink(), f"lacks {2 * BATCHES} of {2 * BATCHES}"),
    "emptied": (lambda file: cut(file, 0), f"lacks {2 * BATCHES} of {2 * BATCHES}"),
}


@pytest.mark.parametrize("harm", list(AFTERWARDS))
def test_what_was_acknowledged_and_is_missing_after_a_kill_is_not_passed_over(
    tmp_path: Path, harm: str
) -> None:
    file = tmp_path / "d"
    do, sentence = AFTERWARDS[harm]

    async def main() -> None:
        async with opened(file) as storage:
            await fill_twice(storage, file)
            left, whole = killed(tmp_path / "left", file), killed(tmp_path / "whole", file)
        do(left)
        for _ in range(2):
            said = await refusal_of(left)
            assert sentence in said
            assert str(mark_of(left)) in said
        for side in (left, wal_of(left)):
            shutil.copyfile(whole.with_name(side.name), side)
        assert await number_of(left) == 2 * BATCHES, "all is there again when it is put back"
        assert await number_of(left) == 2 * BATCHES

    asyncio.run(main())


def test_whoever_wants_what_is_left_moves_the_mark_away(tmp_path: Path) -> None:
    file = tmp_path / "d"

    async def main() -> None:
        async with opened(file) as storage:
            await fill_twice(storage, file)
            left = killed(tmp_path / "left", file)
        wal_of(left).unlink()
        await refusal_of(left)
        mark_of(left).unlink()
        assert await number_of(left) == BATCHES
        assert mark_of(left).exists(), "and from now on it is kept again"

    asyncio.run(main())


def test_a_backup_is_put_back_as_the_manual_says(tmp_path: Path) -> None:
    file, copy = tmp_path / "d", tmp_path / "copy"

    async def main() -> None:
        async with opened(file) as storage:
            await fill(storage)
            with closing(sqlite3.connect(file)) as here, closing(sqlite3.connect(copy)) as there:
                here.backup(there)  # what `sqlite3 d ".backup copy"` does
            await fill(storage, BATCHES + 1)
        shutil.copyfile(copy, file)
        assert f"lacks {BATCHES} of {2 * BATCHES}" in await refusal_of(file)
        mark_of(file).rename(tmp_path / "old.mark")
        assert await number_of(file) == BATCHES
        assert await number_of(copy) == BATCHES, "somewhere else it needs nothing"

    asyncio.run(main())


def test_only_what_a_power_cut_can_take_is_let_pass(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After it the machine has started anew, and the end of the WAL may be missing: it is said how
    much, and the tables go on. Not so with `--durable`, nor after an orderly end."""
    file = tmp_path / "d"
    other_boot = mark.this_boot()[:-4] + "beef"

    async def lost(name: str, **options: bool) -> Path:
        async with opened(tmp_path / name, **options) as storage:
            await fill(storage)
            with closing(sqlite3.connect(tmp_path / name)) as other:
                other.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            await fill(storage, BATCHES + 1)
            left = killed(tmp_path / f"{name} left", tmp_path / name)
        wal_of(left).unlink()
        return left

    async def main() -> None:
        plain, durable = await lost("plain"), await lost("durable", durable=True)
        async with opened(file) as storage:
            await fill(storage)
            with closing(sqlite3.connect(file)) as here, closing(sqlite3.connect(f"{file}2")) as to:
                here.backup(to)
            await fill(storage, BATCHES + 1)
        shutil.copyfile(f"{file}2", file)
        monkeypatch.setattr(mark, "this_boot", lambda: other_boot)
        assert await number_of(plain) == BATCHES
        await refusal_of(durable)
        await refusal_of(file)

    asyncio.run(main())


def test_an_older_database_gets_its_mark(tmp_path: Path) -> None:
    """One of before transactions were counted, with a table in it."""
    file = tmp_path / "d"

    async def main() -> None:
        async with opened(file) as storage:
            await fill(storage)
        mark_of(file).unlink()
        with closing(sqlite3.connect(file, isolation_level=None)) as older:
            older.execute("DROP TABLE vitals")
            older.execute("ALTER TABLE guests DROP COLUMN generation")
            older.execute("UPDATE deadwood_version SET version_num = '0001'")
        assert await number_of(file) == BATCHES
        async with opened(file) as storage:
            await fill(storage, BATCHES + 1)
        assert mark_of(file).read_text(encoding="ascii").startswith(f"{BATCHES:020d} synced ")
        assert await number_of(file) == 2 * BATCHES

    asyncio.run(main())


@pytest.mark.parametrize(
    "nonsense",
    [b"", b"\0" * 65, b"hello\n", b"\xff" * 1000],
    ids=["empty", "zeros", "text", "noise"],
)
def test_a_mark_that_nobody_can_read_stops_nobody(tmp_path: Path, nonsense: bytes) -> None:
    file = tmp_path / "d"

    async def main() -> None:
        async with opened(file) as storage:
            await fill(storage)
        mark_of(file).write_bytes(nonsense)
        assert await number_of(file) == BATCHES
        assert mark_of(file).read_text(encoding="ascii").startswith(f"{BATCHES:020d} synced ")

    asyncio.run(main())


# One server for one file, whatever it is called.

HOLDER = """
import asyncio, sys
from pathlib import Path
from tests.server.storing import entry, face, opened

async def main():
    async with opened(Path(sys.argv[1])) as storage:
        await storage.create(face(), [entry(1, "opened")])
        for number in range(2, 12):
            await storage.append(face(), [entry(number)])
        print("stored", flush=True)
        await asyncio.to_thread(sys.stdin.readline)

asyncio.run(main())
"""


def test_a_hard_link_is_no_second_database(tmp_path: Path) -> None:
    """Another process has the file. When it is killed, what it stored is beside the first name only:
    under the second it would be missing."""
    file, link = tmp_path / "d", tmp_path / "elsewhere" / "link"
    link.parent.mkdir()
    path = os.pathsep.join([str(ROOT), *sys.path])
    holder = subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(file)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=os.environ | {"PYTHONPATH": path},
    )
    try:
        assert holder.stdout is not None
        assert holder.stdout.readline() == b"stored\n"
        os.link(file, link)
        with closing(sqlite3.connect(file)) as other:  # so that the link finds something at all
            other.execute("PRAGMA wal_checkpoint")

        async def refusal() -> str:
            storage = SqlStorage(url(link))
            with pytest.raises(StorageError) as raised:
                await storage.open()
            await storage.close()
            return str(raised.value)

        assert asyncio.run(refusal()).startswith(f"Another server is using {link}.")
        holder.kill()
        holder.wait(30)
        assert "hard link" in asyncio.run(refusal())
        assert asyncio.run(number_of(file)) == 11
        file.unlink()
        assert asyncio.run(number_of(link)) == 11, "it is the only name now"
    finally:
        holder.kill()
        holder.communicate()
