"""One thread that writes, many callers that wait: whatever waits is written in one transaction.

A commit costs much more than a row. While one runs, others queue up; they all share the next one, and
what tables append shares its statements too: the more there is to do, the less each costs.
If anything is wrong with one of them, the transaction is undone and done again with a savepoint for
each, so that it spoils nothing for the others: work may run twice, but takes effect once.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import threading
import time
from collections.abc import Callable
from contextlib import AbstractContextManager
from itertools import groupby
from queue import Empty, SimpleQueue
from typing import Any, Final, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, InterfaceError, ProgrammingError

from deadwood.server.process.tasks import WRITER
from deadwood.server.storage.append import Append, append_all
from deadwood.server.storage.engines import failure
from deadwood.server.storage.errors import Conflict, StorageError, Unwritable
from deadwood.server.storage.health import Health

T = TypeVar("T")
Work = Callable[[Connection], Any]
Watch = Callable[[int, float], None]  # how many shared a transaction, and the seconds that it took
Transaction = Callable[[], AbstractContextManager[Connection]]
Failed = Callable[[str, BaseException], None]

LARGEST_BATCH: Final = 500

log: Final = logging.getLogger("deadwood.server.storage")


class _Spoiled(Exception):
    """One of those who share a transaction failed."""


class _Job:
    __slots__ = ("answer", "error", "future", "what", "work")

    def __init__(self, work: Work, what: str, future: asyncio.Future[Any]) -> None:
        self.work = work
        self.what = what
        self.future = future
        self.answer: Any = None
        self.error: BaseException | None = None

    def tell(self) -> None:
        if self.future.done():  # whoever asked has been cancelled meanwhile
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.answer)


class Writer:
    """Takes work from the event loop in which it was made, and answers there."""

    def __init__(
        self,
        transaction: Transaction,
        where: str,
        health: Health,
        watch: Watch | None,
        failed: Failed | None = None,
    ) -> None:
        self._transaction = transaction
        self._where = where
        self._health = health
        self._watch = watch
        self._failed = failed
        self._loop = asyncio.get_running_loop()
        self._queue: SimpleQueue[_Job | None] = SimpleQueue()
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="deadwood-writer", daemon=True)
        self._thread.start()

    async def do(self, work: Callable[[Connection], T], what: str) -> T:
        """The answer of `work`, once it is committed; `what` it counts as if it fails."""
        if self._closed:
            raise StorageError("The storage is closed.")
        future: asyncio.Future[T] = self._loop.create_future()
        self._queue.put(_Job(work, what, future))
        return await future

    async def close(self) -> None:
        """Returns when all that was handed over is written and answered."""
        self._closed = True
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        going = True
        while going:
            batch: list[_Job] = []
            with contextlib.suppress(Empty):
                job = self._queue.get()
                while job is not None:
                    batch.append(job)
                    if len(batch) == LARGEST_BATCH:
                        break
                    job = self._queue.get_nowait()
                going = job is not None
            if batch:
                began = time.perf_counter()
                try:
                    self._write(batch)
                except BaseException as error:  # without this thread nothing is ever stored again
                    self._give_up(batch, error)
                self._answer(batch, time.perf_counter() - began)

    def _give_up(self, batch: list[_Job], error: BaseException) -> None:
        for job in batch:
            job.error = StorageError(f"{self._where} cannot be used: {type(error).__name__}.")
        if self._failed is not None:
            try:
                self._failed(WRITER, error)
            except Exception:
                log.exception("what the writer failed at could not be noted")

    def _write(self, batch: list[_Job]) -> None:
        try:
            try:
                self._together(batch)
            except _Spoiled:
                with self._transaction() as connection:
                    for job in batch:
                        self._attempt(connection, job)
        except Exception as error:
            why = self._failure(error)
            for job in batch:
                job.error = job.error or Unwritable(str(why), why.reason)

    def _together(self, batch: list[_Job]) -> None:
        """All in one go, as nearly always; if any of them fails, nothing is done."""
        with self._transaction() as connection:
            for _, jobs in groupby(batch, lambda job: type(job.work)):
                try:
                    self._alike(connection, list(jobs))
                except Exception:
                    raise _Spoiled from None

    def _alike(self, connection: Connection, jobs: list[_Job]) -> None:
        appends = [job.work for job in jobs if isinstance(job.work, Append)]
        if appends:
            if not append_all(connection, appends):
                raise _Spoiled
            return
        for job in jobs:
            job.answer = job.work(connection)

    def _attempt(self, connection: Connection, job: _Job) -> None:
        """What is this job's own fault stays with it; a fault of the database goes to all."""
        try:
            with connection.begin_nested():
                job.answer = job.work(connection)
        except IntegrityError:
            job.error = Conflict("Somebody was faster.")
        except (DataError, InterfaceError, ProgrammingError) as error:
            job.error = self._failure(error)
        except DBAPIError:
            raise
        except Exception as error:
            job.error = error

    def _failure(self, error: Exception) -> StorageError:
        if isinstance(error, StorageError):
            return error
        if isinstance(error, DBAPIError):
            return failure(first_of(error), self._where)
        return StorageError(f"{self._where} cannot be used: {type(error).__name__}.")

    def _answer(self, batch: list[_Job], seconds: float) -> None:
        def tell() -> None:
            try:
                self._note(batch)
            finally:  # else they would wait for ever, and whoever waits for them
                for job in batch:
                    job.tell()
            if self._watch is not None:
                self._watch(len(batch), seconds)

        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
            self._loop.call_soon_threadsafe(tell)

    def _note(self, batch: list[_Job]) -> None:
        """Before anybody is answered: he shall find it noted. One transaction fails once."""
        noted: set[tuple[str, str]] = set()
        for job in batch:
            if isinstance(job.error, StorageError) and (job.what, str(job.error)) not in noted:
                noted.add((job.what, str(job.error)))
                self._health.failed(job.what, job.error)


def first_of(error: DBAPIError) -> DBAPIError:
    """What went wrong first: SQLite undoes everything when a disk is full, so that there is no
    savepoint left to go back to, which is an error too."""
    found = error
    earlier: BaseException | None = error
    while earlier is not None:
        if isinstance(earlier, DBAPIError):
            found = earlier
        earlier = earlier.__context__
    return found
