"""One thread that writes, many callers that wait: whatever waits is written in one transaction.

A commit costs much more than a row. While one runs, others queue up; they all share the next one.
If anything is wrong with one of them, the transaction is undone and done again with a savepoint for
each, so that it spoils nothing for the others: work may run twice, but takes effect once.
"""

from __future__ import annotations

import asyncio
import contextlib
import threading
import time
from collections.abc import Callable
from queue import Empty, SimpleQueue
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, InterfaceError, ProgrammingError

from deadwood.server.storage.base import Conflict, StorageError
from deadwood.server.storage.engines import sentence

T = TypeVar("T")
Work = Callable[[Connection], Any]
Watch = Callable[[int, float], None]  # how many shared a transaction, and the seconds that it took

LARGEST_BATCH: Final = 500


class _Job:
    __slots__ = ("answer", "error", "future", "work")

    def __init__(self, work: Work, future: asyncio.Future[Any]) -> None:
        self.work = work
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

    def __init__(self, engine: Engine, where: str, watch: Watch | None) -> None:
        self._engine = engine
        self._where = where
        self._watch = watch
        self._loop = asyncio.get_running_loop()
        self._queue: SimpleQueue[_Job | None] = SimpleQueue()
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="deadwood-writer", daemon=True)
        self._thread.start()

    async def do(self, work: Callable[[Connection], T]) -> T:
        """The answer of `work`, once it is committed."""
        if self._closed:
            raise StorageError("The storage is closed.")
        future: asyncio.Future[T] = self._loop.create_future()
        self._queue.put(_Job(work, future))
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
                self._write(batch)
                self._answer(batch, time.perf_counter() - began)

    def _write(self, batch: list[_Job]) -> None:
        try:
            if not self._together(batch):
                with self._engine.begin() as connection:
                    for job in batch:
                        self._attempt(connection, job)
        except Exception as error:
            for job in batch:
                job.error = job.error or self._failure(error)

    def _together(self, batch: list[_Job]) -> bool:
        """All in one go, as nearly always; if any of them fails, nothing is done."""
        with self._engine.begin() as connection:
            try:
                for job in batch:
                    job.answer = job.work(connection)
            except Exception:
                connection.rollback()
                return False
        return True

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
        if isinstance(error, DBAPIError):
            return StorageError(sentence(error, self._where))
        return StorageError(f"{self._where} cannot be used: {type(error).__name__}.")

    def _answer(self, batch: list[_Job], seconds: float) -> None:
        def tell() -> None:
            for job in batch:
                job.tell()
            if self._watch is not None:
                self._watch(len(batch), seconds)

        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
            self._loop.call_soon_threadsafe(tell)
