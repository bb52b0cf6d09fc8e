"""Tables and guests in an SQL database, by SQLAlchemy Core.

Reads run in a few threads. Writes go through one thread (`writer.py`), in the order in which they
were handed over.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

from sqlalchemy import (
    Connection,
    Engine,
    Select,
    bindparam,
    delete,
    func,
    insert,
    literal_column,
    select,
    update,
)
from sqlalchemy.exc import DBAPIError

from deadwood.server.storage import engines, migrations
from deadwood.server.storage.append import ENTER, Append
from deadwood.server.storage.base import Face, Guest, Position, Storage
from deadwood.server.storage.errors import ReadOnly, StorageError
from deadwood.server.storage.files import Files, how_many
from deadwood.server.storage.health import PING, READ, WRITE, Health
from deadwood.server.storage.rows import (
    entry_of_row,
    face_of_row,
    faces_of_rows,
    row_of_face,
    rows_of_entries,
)
from deadwood.server.storage.schema import (
    ENTRIES,
    GUESTS,
    KEYS,
    POSITIONS,
    TABLES,
    TRANSFERS,
    VITALS,
)
from deadwood.server.storage.writer import Failed, Watch, Writer
from deadwood.server.tables.entry import SAT, Entry

T = TypeVar("T")

FILLER: Final = 64 * 1024  # bytes that a disk must have room for, before it counts as not full

# Made once: SQLAlchemy would otherwise build them anew for every table.
_FACE: Final = select(TABLES).where(TABLES.c.code == bindparam("its_code"))
_LOG: Final = (
    select(ENTRIES).where(ENTRIES.c.code == bindparam("its_code")).order_by(ENTRIES.c.number)
)
_POSITION: Final = select(POSITIONS).where(POSITIONS.c.code == bindparam("its_code"))
# As a literal, or SQLite would not see that the index of those who sat down serves.
_SAT_AT: Final = select(ENTRIES.c.code).where(
    ENTRIES.c.guest == bindparam("its_guest"), ENTRIES.c.kind == literal_column(f"'{SAT}'")
)
_PING: Final = update(VITALS).where(VITALS.c.name == "ping").values(number=VITALS.c.number + 1)


class SqlStorage(Storage):
    """`watch` is told of every transaction: how many writes shared it, and how long it took; `failed`
    of what should never fail."""

    def __init__(
        self,
        url: str,
        *,
        durable: bool = False,
        watch: Watch | None = None,
        failed: Failed | None = None,
    ) -> None:
        parsed = engines.parse(url)
        self._file = engines.file_of(parsed)
        if self._file is not None:
            parsed = parsed.set(database=str(self._file))
        self._url = parsed
        self._where = str(self._file or parsed.render_as_string(hide_password=True))
        self._durable = durable
        self._watch = watch
        self._failed = failed
        self.health = Health()
        self._files = None if self._file is None else Files(self._file, durable)
        self._reading: Engine | None = None
        self._writing: Engine | None = None
        self._readers: ThreadPoolExecutor | None = None
        self._writer: Writer | None = None

    @property
    def where(self) -> str:
        """The file, or the URL without its password: what may be shown to whoever runs the server."""
        return self._where

    async def open(self) -> None:
        if self._writer is not None:
            raise StorageError("The storage is open already.")
        try:
            await asyncio.to_thread(self._prepare)
        except DBAPIError as error:
            await asyncio.to_thread(self._let_go)
            raise engines.failure(error, self._where) from None
        except BaseException:
            await asyncio.to_thread(self._let_go)
            raise
        assert self._writing is not None
        engine, files = self._writing, self._files
        transaction = engine.begin if files is None else lambda: files.transaction(engine)
        self._readers = ThreadPoolExecutor(engines.READERS, "deadwood-reader")
        self._writer = Writer(transaction, self._where, self.health, self._watch, self._failed)

    def _prepare(self) -> None:
        """Look before anything is changed: a file that is not ours stays as it was, and so does one
        of which something is missing."""
        if self._files is not None:
            self._files.claim()
        looking = engines.looking(self._url)
        try:
            with looking.begin() as connection:
                engines.check_pages(connection, self._where)
                migrations.check(connection, self._where)
                number = how_many(connection)
        finally:
            looking.dispose()
        if self._files is not None:
            self._files.check(number)
        self._reading = engines.reading(self._url)
        self._writing = engines.writing(self._url, self._durable)
        with self._writing.begin() as connection:
            migrations.upgrade(connection)
            engines.sign(connection)
        engines.connect_all(self._reading)
        if self._files is not None:
            self._files.begin()

    async def close(self) -> None:
        if self._writer is not None:
            await self._writer.close()
            self._writer = None
        if self._readers is not None:
            await asyncio.to_thread(self._readers.shutdown)
            self._readers = None
        await asyncio.to_thread(self._let_go)

    def _let_go(self) -> None:
        with contextlib.ExitStack() as last:
            if self._writing is not None and self._files is not None and not self._files.is_whole():
                # The last one to go empties SQLite's WAL, unless it may not write: of this one what
                # is left would spoil the database.
                last.enter_context(engines.kept_open(self._url))
            for engine in (self._reading, self._writing):
                if engine is not None:
                    engine.dispose()
        self._reading = self._writing = None
        if self._files is not None:
            self._files.close()

    async def _write(self, work: Callable[[Connection], T], what: str = WRITE) -> T:
        if self._writer is None:
            raise StorageError("The storage is not open.")
        if what == WRITE and not self.health.writable:
            raise ReadOnly
        return await self._writer.do(work, what)

    async def _read(self, work: Callable[[Connection], T]) -> T:
        engine, readers = self._reading, self._readers
        if engine is None or readers is None:
            raise StorageError("The storage is not open.")

        def attempt() -> T:
            try:
                with engine.begin() as connection:
                    return work(connection)
            except DBAPIError as error:
                raise engines.failure(error, self._where) from None

        try:
            return await asyncio.get_running_loop().run_in_executor(readers, attempt)
        except StorageError as error:
            self.health.failed(READ, error)
            raise

    # Tables

    async def create(self, face: Face, entries: Sequence[Entry]) -> None:
        rows = rows_of_entries(face.code, entries)
        if not rows or rows[0]["number"] != 1:
            raise ValueError("A log begins with entry 1.")
        table = row_of_face(face) | {"last": len(rows)}

        def work(connection: Connection) -> None:
            connection.execute(insert(TABLES), table)
            connection.execute(ENTER, rows)

        await self._write(work)

    async def append(
        self, face: Face, entries: Sequence[Entry], position: Position | None = None
    ) -> None:
        await self._write(Append(face, entries, position))

    async def load(self, code: str) -> tuple[Face, list[Entry], Position | None] | None:
        key = {"its_code": code}

        def work(connection: Connection) -> tuple[Face, list[Entry], Position | None] | None:
            found = connection.execute(_FACE, key).one_or_none()
            if found is None:
                return None
            # All rows before any is read: where reading stops, the connection would stay in the past.
            rows = connection.execute(_LOG, key).all()
            log = [entry_of_row(row) for row in rows]
            at = connection.execute(_POSITION, key).one_or_none()
            position = None if at is None else Position(at.number, at.revision, at.text)
            return face_of_row(found), log, position

        return await self._read(work)

    async def faces(self, status: Sequence[str], public: bool | None, limit: int) -> list[Face]:
        query = select(TABLES).where(TABLES.c.status.in_(list(status)))
        if public is not None:
            query = query.where(TABLES.c.public == public)
        return await self._faces(query.order_by(TABLES.c.created.desc(), TABLES.c.code), limit)

    async def games_of(self, guest: str, limit: int) -> list[Face]:
        query = select(TABLES).where(TABLES.c.code.in_(_SAT_AT.params(its_guest=guest)))
        return await self._faces(query.order_by(TABLES.c.updated.desc(), TABLES.c.code), limit)

    async def _faces(self, query: Select[*tuple[Any, ...]], limit: int) -> list[Face]:
        def work(connection: Connection) -> list[Face]:
            return faces_of_rows(connection.execute(query.limit(limit)).all())

        return await self._read(work)

    async def due(self, before: int, limit: int) -> list[str]:
        query = select(TABLES.c.code).where(TABLES.c.deadline <= before)
        query = query.order_by(TABLES.c.deadline, TABLES.c.code).limit(limit)
        return await self._read(lambda connection: list(connection.scalars(query)))

    async def latest(self, before: int) -> int:
        query = select(func.max(TABLES.c.updated)).where(TABLES.c.updated <= before)
        return await self._read(lambda connection: connection.scalar(query) or 0)

    # Guests

    async def guest(self, ident: str) -> Guest | None:
        query = select(GUESTS).where(GUESTS.c.id == ident)

        def work(connection: Connection) -> Guest | None:
            found = connection.execute(query).one_or_none()
            return None if found is None else Guest(*found)

        return await self._read(work)

    async def save_guest(self, guest: Guest) -> None:
        row = {
            "id": guest.id,
            "name": guest.name,
            "created": guest.created,
            "seen": guest.seen,
        }
        await self._write(lambda connection: engines.upsert(connection, GUESTS, [row]))

    async def revoke(self, ident: str) -> int:
        next_one = (
            update(GUESTS)
            .where(GUESTS.c.id == ident)
            .values(generation=GUESTS.c.generation + 1)
            .returning(GUESTS.c.generation)
        )
        away = delete(TRANSFERS).where(TRANSFERS.c.guest == ident)

        def work(connection: Connection) -> int:
            connection.execute(away)  # somebody else may have asked for it
            generation: int = connection.scalars(next_one).one()
            return generation

        return await self._write(work)

    async def put_transfer(self, guest: str, digest: str, until: int) -> None:
        row = {"guest": guest, "digest": digest, "until": until}
        await self._write(lambda connection: engines.upsert(connection, TRANSFERS, [row]))

    async def take_transfer(self, digest: str, now: int) -> str | None:
        expired = delete(TRANSFERS).where(TRANSFERS.c.until <= now)
        take = delete(TRANSFERS).where(TRANSFERS.c.digest == digest).returning(TRANSFERS.c.guest)

        def work(connection: Connection) -> str | None:
            connection.execute(expired)
            return connection.scalars(take).one_or_none()

        return await self._write(work)

    async def key(self, name: str, make: Callable[[], bytes]) -> bytes:
        query = select(KEYS.c.value).where(KEYS.c.name == name)

        def work(connection: Connection) -> bytes:
            found = connection.scalars(query).one_or_none()
            if found is None:
                found = make()
                connection.execute(insert(KEYS), {"name": name, "value": found})
            return found

        return await self._write(work)

    # Whether it works

    async def ping(self) -> None:
        await self._write(lambda connection: connection.execute(_PING), PING)

    async def probe(self) -> None:
        """In two transactions: what the first one needs is then free for others."""
        row = {"name": "probe", "number": 0, "filler": os.urandom(FILLER)}
        away = delete(VITALS).where(VITALS.c.name == "probe")
        await self._write(lambda connection: engines.upsert(connection, VITALS, [row]), PING)
        await self._write(lambda connection: connection.execute(away), PING)
        self.health.recovered()
