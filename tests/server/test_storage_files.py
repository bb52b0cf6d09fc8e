"""Which files the storage opens, which it refuses and why, and what a killed server leaves behind."""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine

from deadwood.server.storage import engines, migrations, schema
from deadwood.server.storage.base import StorageError
from deadwood.server.storage.sql import SqlStorage
from tests.server.storing import entry, face, opened, url

ROOT = Path(__file__).resolve().parent.parent.parent


def make(file: Path) -> None:
    """A database of ours with one table in it."""

    async def main() -> None:
        async with opened(file) as storage:
            await storage.create(face(), [entry(1, "opened")])

    asyncio.run(main())


def refused(database: str | Path) -> str:
    """The sentence with which it is refused."""

    async def main() -> str:
        storage = SqlStorage(url(database) if isinstance(database, Path) else database)
        with pytest.raises(StorageError) as raised:
            await storage.open()
        await storage.close()
        return str(raised.value)

    return asyncio.run(main())


def spoil(file: Path, *statements: str) -> None:
    database = sqlite3.connect(file, isolation_level=None)
    for statement in statements:
        database.execute(statement)
    database.close()


def dump(file: Path) -> list[str]:
    database = sqlite3.connect(file)
    lines = list(database.iterdump())
    database.close()
    return lines


def test_from_nothing_to_the_tables_of_today(tmp_path: Path) -> None:
    file = tmp_path / "d"
    make(file)
    engine = create_engine(url(file))
    with engine.connect() as connection:
        options = {"version_table": schema.VERSION_TABLE, "compare_server_default": True}
        context = MigrationContext.configure(connection, opts=options)
        assert compare_metadata(context, schema.METADATA) == []
    engine.dispose()
    database = sqlite3.connect(file)
    query = "SELECT name, sql FROM sqlite_master WHERE sql LIKE '%WHERE%' OR sql LIKE '%ROWID%'"
    partial = dict(database.execute(query).fetchall())
    database.close()
    assert set(partial) == {"entries", "entries_client", "entries_sat"}
    assert "UNIQUE" in partial["entries_client"]


def test_opening_again_changes_nothing(tmp_path: Path) -> None:
    file = tmp_path / "d"
    make(file)
    before = dump(file)

    async def again() -> None:
        async with opened(file):
            pass

    asyncio.run(again())
    asyncio.run(again())
    assert dump(file) == before


def test_an_empty_file_is_as_good_as_none(tmp_path: Path) -> None:
    file = tmp_path / "d"
    file.touch()
    make(file)


def test_a_migration_that_fails_leaves_nothing_half_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "d"
    good = migrations.upgrade

    def fails_at_the_end(connection: object) -> None:
        good(connection)  # type: ignore[arg-type]
        raise StorageError("The power went out.")

    monkeypatch.setattr(migrations, "upgrade", fails_at_the_end)
    assert refused(file) == "The power went out."
    assert dump(file) == ["BEGIN TRANSACTION;", "COMMIT;"]
    monkeypatch.undo()
    make(file)


def test_migrations_say_nothing(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    make(tmp_path / "d")
    assert capfd.readouterr() == ("", "")


def test_folders_with_odd_names_are_no_trouble(tmp_path: Path) -> None:
    make(tmp_path / "100%(x)s ü" / "d b")


def test_a_second_server_on_the_same_file_is_refused_until_the_first_is_gone(
    tmp_path: Path,
) -> None:
    file, link = tmp_path / "d", tmp_path / "link"
    link.symlink_to(file)

    async def main() -> None:
        async with opened(file) as first:
            await first.create(face(), [entry(1, "opened")])
            for name in (file, link):
                second = SqlStorage(url(name))
                with pytest.raises(StorageError, match=r"Another server is using .*/d\. End it"):
                    await second.open()
                await second.close()
            await first.append(face(), [entry(2)])
        async with opened(link) as second:
            assert await second.load("ABCD")

    asyncio.run(main())


def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    content = b"Dear Ann,\n" * 500
    file.write_bytes(content)
    assert refused(file) == f"{file} is not a database."
    assert file.read_bytes() == content


def test_a_database_of_another_program_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "other.db"
    spoil(file, "CREATE TABLE songs (title TEXT)", "INSERT INTO songs VALUES ('Aura Lee')")
    content = file.read_bytes()
    assert refused(file).startswith(f"{file} belongs to another program: it holds a table 'songs'")
    assert file.read_bytes() == content, "not even its journal mode is changed"


def test_a_database_of_a_newer_program_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "d"
    make(file)
    spoil(file, "UPDATE deadwood_version SET version_num = '9999'")
    before = dump(file)
    assert "was written by a newer Deadwood (its version '9999' is unknown here)" in refused(file)
    assert dump(file) == before


@pytest.mark.parametrize("where", ["header", "schema", "rows", "cut"])
def test_a_damaged_database_is_refused(tmp_path: Path, where: str) -> None:
    file = tmp_path / "d"

    async def fill() -> None:
        async with opened(file) as storage:
            await storage.create(face(), [entry(1, "opened")])
            await storage.append(face(), [entry(n, body={"x": "y" * 90}) for n in range(2, 900)])

    asyncio.run(fill())
    content = bytearray(file.read_bytes())
    size = len(content)
    page = 4096
    noise = random.Random(1).randbytes
    if where == "header":
        content[:16] = noise(16)
    elif where == "schema":
        content[100:page] = noise(page - 100)
    elif where == "rows":
        for at in range(20 * page, size, page):
            content[at : at + page] = noise(page)
    else:
        del content[size // 2 :]
    file.write_bytes(content)
    assert refused(file) in (f"{file} is damaged.", f"{file} is not a database.")


@pytest.fixture
def shared_folder() -> Iterator[Path]:
    """A folder that everybody may look into, and in which only its owner may write."""
    folder = Path(tempfile.mkdtemp())
    folder.chmod(0o755)
    yield folder
    shutil.rmtree(folder)


@pytest.mark.parametrize("existing", [True, False])
def test_what_may_not_be_written_is_refused(shared_folder: Path, existing: bool) -> None:
    file = shared_folder / "d"
    if existing:
        make(file)
        file.chmod(0o444)
    shared_folder.chmod(0o555)
    with no_rights():
        assert refused(file) == f"{file} cannot be written: Permission denied."
    shared_folder.chmod(0o755)


def test_a_file_in_a_folder_that_may_not_be_written_is_refused(shared_folder: Path) -> None:
    """SQLite needs its side files, and so does the lock."""
    file = shared_folder / "d"
    make(file)
    file.chmod(0o666)
    for side in shared_folder.glob("d?*"):
        side.unlink()
    shared_folder.chmod(0o555)
    with no_rights():
        assert refused(file) == f"{file}.lock cannot be written: Permission denied."
    shared_folder.chmod(0o755)


def test_a_database_that_is_read_only_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As on a read-only disk, where opening the file works and writing does not."""
    file = tmp_path / "d"
    make(file)
    writing = engines.writing
    monkeypatch.setattr(
        engines,
        "writing",
        lambda url, durable: writing(
            url.set(database=f"file:{file}", query={"mode": "ro", "uri": "true"}), durable
        ),
    )
    assert refused(file) == f"{file} cannot be written: it is read-only."


class no_rights:  # noqa: N801
    """Whoever runs the tests, root included, may for a while do no more than anybody."""

    def __enter__(self) -> None:
        self.user = os.geteuid()
        if self.user == 0:
            os.seteuid(65534)

    def __exit__(self, *error: object) -> None:
        os.seteuid(self.user)


def test_a_folder_is_no_database(tmp_path: Path) -> None:
    assert refused(tmp_path) == f"{tmp_path} cannot be written: Is a directory."


def test_a_file_is_no_folder(tmp_path: Path) -> None:
    (tmp_path / "f").touch()
    assert "cannot be written" in refused(tmp_path / "f" / "d")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "is no URL"),
        ("just words", "is no URL"),
        ("://", "is no URL"),
        ("mysql://user:secret@host/name", "sqlite or postgresql, not 'mysql'"),
        ("sqlite://", "needs a plain file"),
        ("sqlite:///:memory:", "needs a plain file"),
        ("sqlite:///file:x?uri=true", "needs a plain file"),
        ("sqlite:////tmp/x?mode=memory", "needs a plain file"),
    ],
)
def test_a_url_that_leads_nowhere_is_refused(text: str, sentence: str) -> None:
    with pytest.raises(StorageError, match=sentence) as raised:
        SqlStorage(text)
    assert "secret" not in str(raised.value)


def test_a_driver_that_is_missing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    for scheme in ("postgresql", "postgresql+psycopg"):
        sentence = refused(f"{scheme}://user:secret@localhost/name")
        assert "postgresql database needs the Python package psycopg" in sentence
        assert "secret" not in sentence


def test_after_a_refusal_the_file_can_be_opened_by_another(tmp_path: Path) -> None:
    """Nothing is held: neither the lock nor a connection."""
    file = tmp_path / "d"
    make(file)
    spoil(file, "UPDATE deadwood_version SET version_num = version_num || 'x'")
    refused(file)
    spoil(file, "UPDATE deadwood_version SET version_num = rtrim(version_num, 'x')")
    make_again = SqlStorage(url(file))

    async def main() -> None:
        await make_again.open()
        assert await make_again.load("ABCD")
        await make_again.close()

    asyncio.run(main())


# Appends to ten tables at once as fast as it can, and prints what was acknowledged.
APPENDER = """
import asyncio, sys
from pathlib import Path
from tests.server.storing import entry, face, opened

async def play(storage, code):
    loaded = await storage.load(code)
    if loaded is None:
        await storage.create(face(code), [entry(1, "opened")])
        print(code, 1, flush=True)
        loaded = await storage.load(code)
    number = len(loaded[1])
    while True:
        number += 1
        await storage.append(face(code, updated=number), [entry(number, client=str(number))])
        print(code, number, flush=True)

async def main():
    async with opened(Path(sys.argv[1])) as storage:
        await asyncio.gather(*(play(storage, f"T{n}") for n in range(10)))

asyncio.run(main())
"""


@pytest.mark.slow
def test_what_was_acknowledged_is_there_after_kill_9(tmp_path: Path) -> None:
    file = tmp_path / "d"
    chance = random.Random(5)
    acknowledged: dict[str, int] = {}
    for _ in range(4):
        command = [sys.executable, "-c", APPENDER, str(file)]
        path = os.pathsep.join([str(ROOT), *sys.path])
        running = subprocess.Popen(
            command, stdout=subprocess.PIPE, text=True, env=os.environ | {"PYTHONPATH": path}
        )
        assert running.stdout is not None
        lines = [running.stdout.readline() for _ in range(chance.randrange(11, 500))]
        running.send_signal(signal.SIGKILL)
        lines += running.stdout.readlines()
        running.stdout.close()
        assert running.wait() == -signal.SIGKILL
        for line in lines:
            if line.endswith("\n"):  # the last one may have been cut by the kill
                code, number = line.split()
                assert int(number) >= acknowledged.get(code, 0)
                acknowledged[code] = int(number)
        asyncio.run(check(file, acknowledged))
    assert sum(acknowledged.values()) > 50


async def check(file: Path, acknowledged: dict[str, int]) -> None:
    async with opened(file) as storage:
        for code, last in acknowledged.items():
            loaded = await storage.load(code)
            assert loaded is not None
            found, log, _ = loaded
            assert [each.number for each in log] == list(range(1, len(log) + 1))
            assert len(log) >= last
            assert len(log) == 1 or found.updated == len(log), "log and face are of one piece"


@pytest.mark.slow
def test_the_migrations_are_in_the_wheel(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    environ = os.environ | {"DEADWOOD_PURE": "1", "DEADWOOD_NO_PAGE": "1"}
    subprocess.run(command, cwd=ROOT, env=environ, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    inside = set(zipfile.ZipFile(wheel).namelist())
    folder = ROOT / "src"
    for file in (folder / "deadwood" / "server" / "storage").rglob("*.py"):
        assert file.relative_to(folder).as_posix() in inside
