"""Whether the database's files are still those that were opened.

SQLite goes on writing into a file that was deleted, and into one that was cut off. So every
transaction looks at the file and its WAL, before it begins and before it is acknowledged.

How long the WAL must be says SQLite's index beside it (`-shm`, whose beginning is documented): its
last frame, and the size of a page. A WAL that is shorter was cut off by
somebody else. To write behind the cut, or to copy what is left into the database, would spoil both.
"""

from __future__ import annotations

import contextlib
import os
import struct
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, Engine, inspect

from deadwood.server.storage.engines import prepare
from deadwood.server.storage.errors import Unwritable
from deadwood.server.storage.lock import Lock
from deadwood.server.storage.mark import Mark

BINARY: Final = getattr(os, "O_BINARY", 0)  # for Windows
MAGIC: Final = b"SQLite format 3\0"
WAL_MAGIC: Final = {0x377F0682: "<6I", 0x377F0683: ">6I"}  # and in which order its sums are made
WAL_HEADER: Final = 32
WAL_FRAME_HEADER: Final = 24
INDEX: Final = struct.Struct("=14xHI")  # of the index: the size of a page, and the last frame
LARGEST_PAGE: Final = 65536  # for which there is no room in two bytes: 1
COUNT: Final = "UPDATE vitals SET number = ? WHERE name = 'transactions'"
HOW_MANY: Final = "SELECT number FROM vitals WHERE name = 'transactions'"


class Files:
    """A database, its lock, its WAL and its mark: `claim`, `check`, `begin`, and at last `close`."""

    def __init__(self, database: Path, durable: bool) -> None:
        self._database: Final = database
        self._wal: Final = database.with_name(database.name + "-wal")
        self._index: Final = database.with_name(database.name + "-shm")
        self._lock: Final = Lock(database)
        self._mark: Final = Mark(database, durable)
        self._size = 0
        # None: SQLite has no WAL, since this disk cannot have one.
        self._wal_handle: int | None = None
        self._index_handle: int | None = None
        self._wal_header = b""
        self._number = 0

    def claim(self) -> None:
        """Ours alone, from now on. One that is missing is made, unless there was more in it."""
        if not self._database.exists() or self._database.stat().st_size == 0:
            self._mark.check(0)
        prepare(self._database)
        self._lock.take()

    def check(self, number: int) -> None:
        """Whether a database that has counted so many transactions has all that it should have."""
        self._mark.check(number, names=os.fstat(self._lock.handle).st_nlink)
        self._number = number

    def begin(self) -> None:
        """To be called when SQLite has written something."""
        self._mark.open(self._number)
        with contextlib.suppress(FileNotFoundError):  # SQLite locks nothing in these
            self._wal_handle = os.open(self._wal, os.O_RDONLY | BINARY)
            self._index_handle = os.open(self._index, os.O_RDONLY | BINARY)
        self._confirm()

    def is_whole(self) -> bool:
        """Whether SQLite may copy the WAL into the database: it does so when the last one lets go."""
        return self._wal_handle is None or not self._is_cut(os.fstat(self._wal_handle).st_size)

    def close(self) -> None:
        """To be called when SQLite has let go: it empties the WAL, so now all is on the disk."""
        for handle in (self._wal_handle, self._index_handle):
            if handle is not None:
                os.close(handle)
        self._wal_handle = self._index_handle = None
        self._mark.close()
        self._lock.release()

    @contextmanager
    def transaction(self, engine: Engine) -> Iterator[Connection]:
        """One that counts only if its files are what they were; Unwritable if they are not."""
        with engine.begin() as connection:
            self._look(connection)
            yield connection
            # Past SQLAlchemy, which would take several times as long for it.
            connection.connection.cursor().execute(COUNT, (self._number + 1,))
        self._confirm()
        self._number += 1
        self._mark.write(self._number)

    def _look(self, connection: Connection) -> None:
        """Before a transaction: nothing is missing."""
        size = self._same(self._database, self._lock.handle)
        if size < self._size and size < pages(connection):
            raise Unwritable(f"{self._database} was cut off under the running server.", "cut-off")
        self._size = size
        if first(self._lock.handle, len(MAGIC)) != MAGIC:
            raise Unwritable(f"{self._database} was damaged under the running server.", "damaged")
        self._check_wal()

    def _confirm(self) -> None:
        """After a transaction: it will be found again."""
        self._same(self._database, self._lock.handle)
        self._check_wal()
        if self._wal_handle is not None:
            header = first(self._wal_handle, WAL_HEADER)
            if header != self._wal_header and not is_wal(header):
                raise Unwritable(f"{self._wal} was damaged under the running server.", "damaged")
            self._wal_header = header

    def _check_wal(self) -> None:
        """It is there, and has all the frames that SQLite believes to be in it."""
        if self._wal_handle is None:
            return
        if self._is_cut(self._same(self._wal, self._wal_handle)):
            raise Unwritable(
                f"{self._wal} was cut off under the running server. End the server and start it "
                "again: it will say what is missing.",
                "cut-off",
            )

    def _is_cut(self, size: int) -> bool:
        return self._index_handle is not None and size < frames(self._index_handle)

    def _same(self, file: Path, handle: int) -> int:
        """The size of the file, if it is still the one that we have opened."""
        try:
            found = file.stat()
        except OSError:
            found = None
        if found is None or not os.path.samestat(found, os.fstat(handle)):
            raise Unwritable(
                f"{file} was taken away or replaced under the running server. Put it back, or end "
                "the server and start it again.",
                "gone",
            )
        return found.st_size


def how_many(connection: Connection) -> int:
    """The transactions that a database has counted; one that does not count yet has none."""
    if not inspect(connection).has_table("vitals"):
        return 0
    return connection.exec_driver_sql(HOW_MANY).scalar_one_or_none() or 0


def first(handle: int, size: int) -> bytes:
    os.lseek(handle, 0, os.SEEK_SET)
    return os.read(handle, size)


def frames(index: int) -> int:
    """How long a WAL with this index must be. Where SQLite has begun it anew nothing is in it yet."""
    page, last = INDEX.unpack(first(index, INDEX.size))
    size = LARGEST_PAGE if page == 1 else page
    return WAL_HEADER + last * (WAL_FRAME_HEADER + size) if last else 0


def pages(connection: Connection) -> int:
    """How long SQLite believes the file to be; VACUUM makes it shorter."""
    count: int = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
    size: int = connection.exec_driver_sql("PRAGMA page_size").scalar_one()
    return count * size


def is_wal(header: bytes) -> bool:
    """Whether SQLite would read on, by the sums that it would make."""
    if len(header) < WAL_HEADER:
        return False
    order = WAL_MAGIC.get(int.from_bytes(header[:4], "big"))
    if order is None:
        return False
    words = struct.unpack(order, header[:24])
    one = two = 0
    for at in range(0, 6, 2):
        one = (one + words[at] + two) & 0xFFFFFFFF
        two = (two + words[at + 1] + one) & 0xFFFFFFFF
    return struct.unpack(">2I", header[24:]) == (one, two)
