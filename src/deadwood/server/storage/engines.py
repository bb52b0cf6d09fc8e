"""From a URL to connections. What is particular to SQLite or PostgreSQL is here and nowhere else."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

from sqlalchemy import URL, Connection, Engine, Insert, create_engine, event, make_url
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.schema import Table

from deadwood.server.storage.errors import StorageError

READERS: Final = 4
BUSY_MS: Final = 5_000  # how long to wait for somebody who looks into the file with another program
SIGNATURE: Final = 0x44574F44  # "DWOD", for programs that tell files apart
DRIVERS: Final = {"sqlite": "", "postgresql": "psycopg"}
# What SQLite says, in one word for the log and in words of our own.
MEANINGS: Final = {
    "not a database": ("damaged", "is not a database"),
    "malformed": ("damaged", "is damaged"),
    "readonly": ("read-only", "cannot be written: it is read-only"),
    "is locked": ("locked", "is held by another program"),
    "is full": ("full", "cannot be written: the disk is full"),
    "disk I/O error": ("disk", "cannot be used: the disk fails"),
}


def parse(url: str) -> URL:
    """The URL, if it names something that can be used; its password is in no sentence."""
    try:
        parsed = make_url(url)
        kind = parsed.get_backend_name()
    except (ArgumentError, ValueError):
        raise StorageError(
            "The database is no URL; write sqlite:////full/path/of/the/file or "
            "postgresql://user@host/name."
        ) from None
    if kind not in DRIVERS:
        raise StorageError(f"Databases are sqlite or postgresql, not {kind!r}.")
    if kind == "sqlite" and (
        not parsed.database or parsed.database.startswith((":", "file:")) or parsed.query
    ):
        raise StorageError(
            "SQLite needs a plain file, so that the tables outlive the server: "
            "sqlite:////full/path/of/the/file."
        )
    return parsed


def file_of(url: URL) -> Path | None:
    """The file of an SQLite database."""
    if url.get_backend_name() != "sqlite":
        return None
    return Path(url.database or "").expanduser().resolve()


def prepare(file: Path) -> None:
    """Make folder and file, for nobody else to read. SQLite's own side files take after the file."""
    try:
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
    except OSError as error:
        raise StorageError(f"{file} cannot be written: {error.strerror}.") from None


def looking(url: URL) -> Engine:
    """One connection that leaves everything as it is: closing it does not even empty the WAL."""
    file = file_of(url)
    if file is None:
        return _engine(url, 1)
    query = {"mode": "ro", "uri": "true"}
    return _engine(url.set(database=f"file:{quote(str(file))}", query=query), 1)


@contextlib.contextmanager
def kept_open(url: URL) -> Iterator[None]:
    """A connection that leaves everything as it is outlives all others."""
    engine = looking(url)
    try:
        with contextlib.closing(engine.raw_connection()) as connection:
            with contextlib.suppress(sqlite3.Error):  # that it has looked is enough to count
                connection.cursor().execute("SELECT 1 FROM sqlite_master").fetchall()
            yield
    finally:
        engine.dispose()


def reading(url: URL) -> Engine:
    """Several connections that change nothing."""
    engine = _engine(url, READERS)
    if engine.dialect.name == "sqlite":
        _sqlite(engine, "BEGIN", ["query_only = ON"])
    return engine


def writing(url: URL, durable: bool) -> Engine:
    """One connection that may write. A commit in WAL mode outlives the process; with `durable` it
    outlives the machine's power as well."""
    engine = _engine(url, 1)
    if engine.dialect.name == "sqlite":
        level = "FULL" if durable else "NORMAL"
        pragmas = ["journal_mode = WAL", f"synchronous = {level}", "foreign_keys = ON"]
        _sqlite(engine, "BEGIN IMMEDIATE", pragmas)
    return engine


def connect_all(engine: Engine) -> None:
    """Open every connection now. One that is opened later would make the file anew, if it was taken
    away meanwhile, and show an empty database to whoever reads."""
    with contextlib.ExitStack() as stack:
        for _ in range(READERS):
            connection = stack.enter_context(engine.begin())
            connection.exec_driver_sql("SELECT count(*) FROM vitals").scalar_one()


def check_pages(connection: Connection, where: str) -> None:
    """Whether the file is whole, as far as it can be seen without comparing every index."""
    if connection.dialect.name == "sqlite":
        if connection.exec_driver_sql("PRAGMA quick_check(1)").scalar_one() != "ok":
            reason, meaning = MEANINGS["malformed"]
            raise StorageError(f"{where} {meaning}.", reason)


def sign(connection: Connection) -> None:
    """Write into the file whose it is. It also shows at once whether it can be written at all."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql(f"PRAGMA application_id = {SIGNATURE}")


def upsert(connection: Connection, table: Table, rows: list[dict[str, Any]]) -> None:
    """Insert rows, or change these values of those with the same primary keys."""
    connection.execute(_upsert(connection.dialect.name, table, tuple(rows[0])), rows)


@cache
def _upsert(dialect: str, table: Table, names: tuple[str, ...]) -> Insert:
    statement: sqlite.Insert | postgresql.Insert
    if dialect == "sqlite":
        statement = sqlite.insert(table)
    else:
        statement = postgresql.insert(table)
    keys = [column.name for column in table.primary_key]
    new = {name: statement.excluded[name] for name in names if name not in keys}
    return statement.on_conflict_do_update(index_elements=keys, set_=new)


def failure(error: DBAPIError, where: str) -> StorageError:
    """What went wrong, without the statement and its values: they may be secret."""
    said = str(error.orig).strip().partition("\n")[0]
    for sign, (reason, meaning) in MEANINGS.items():
        if sign in said:
            return StorageError(f"{where} {meaning}.", reason)
    return StorageError(f"{where} cannot be used: {said}.")


def _engine(url: URL, connections: int) -> Engine:
    driver = DRIVERS[url.get_backend_name()]
    if url.drivername == "postgresql":
        url = url.set(drivername=f"postgresql+{driver}")
    try:
        return create_engine(
            url,
            pool_size=connections,
            max_overflow=0,
            hide_parameters=True,
            pool_pre_ping=not file_of(url),
        )
    except ModuleNotFoundError as error:
        raise StorageError(
            f"A {url.get_backend_name()} database needs the Python package {error.name}, "
            "which is not installed."
        ) from None
    except ArgumentError as error:
        raise StorageError(f"The database URL cannot be used: {error}") from None


def _sqlite(engine: Engine, begin: str, pragmas: list[str]) -> None:
    """Python's driver would begin transactions when it sees fit; savepoints need it to keep out."""

    @event.listens_for(engine, "connect")
    def on_connect(connection: Any, _record: object) -> None:
        connection.isolation_level = None
        for pragma in [f"busy_timeout = {BUSY_MS}", *pragmas]:
            connection.execute(f"PRAGMA {pragma}").fetchall()

    @event.listens_for(engine, "begin")
    def on_begin(connection: Connection) -> None:
        connection.exec_driver_sql(begin)
