"""Everything that runs beside the requests, and of which nothing ends without a word.

A loop that fails is begun again after a pause that grows; a task that fails is noted, and whoever made
it may be told. Every failure is counted; the log has one line a minute for each kind, with how many
there were.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from typing import Any, Final, TypeVar

T = TypeVar("T")

SWEEPER: Final = "sweeper"  # wakes tables
LOAD: Final = "load"  # reads one
COMMIT: Final = "commit"  # changes one
TIMER: Final = "timer"  # time does something at one
PRESENCE: Final = "presence"  # tells who is there
THINKER: Final = "thinker"  # a bot answers at one
BOT_KEEPER: Final = "bot-keeper"  # replaces a process in which bots think
BOT_JOB: Final = "bot-job"  # one decision in such a process
WRITER: Final = "writer"  # the thread that writes into the database
LOOP_WATCH: Final = "loop-watch"  # measures how late the event loop is
COLLECTOR: Final = "collector"  # looks for garbage when there is nothing else to do
PROBE: Final = "probe"  # tries to write while nothing can be stored
PULSE: Final = "pulse"  # tries it for who asks after the server's health
LOOP: Final = "loop"  # whatever else the event loop was left with
NAMES: Final = frozenset(
    {
        SWEEPER,
        LOAD,
        COMMIT,
        TIMER,
        PRESENCE,
        THINKER,
        BOT_KEEPER,
        BOT_JOB,
        WRITER,
        LOOP_WATCH,
        COLLECTOR,
        PROBE,
        PULSE,
        LOOP,
    }
)
PAUSES: Final = (0.1, 0.5, 2.0, 5.0, 30.0)  # seconds before a loop begins again
CALM: Final = 60.0  # seconds; who has run so long begins again as if nothing had been
SILENCE: Final = 60.0  # seconds between two lines of the log about one kind of task

log: Final = logging.getLogger("deadwood.server.process.tasks")


def uncounted(name: str) -> None:
    """For whoever has no figures."""


class Tasks:
    """All tasks of a server are made here. `count` is told the name of each that fails."""

    def __init__(
        self,
        count: Callable[[str], None] = uncounted,
        clock: Callable[[], float] = time.monotonic,
        pauses: tuple[float, ...] = PAUSES,
    ) -> None:
        self._count: Final = count
        self._clock: Final = clock
        self._pauses: Final = pauses
        self._said: Final[dict[str, tuple[float, int]]] = {}  # when, and how often since

    def run(
        self,
        name: str,
        work: Coroutine[Any, Any, T],
        expected: tuple[type[BaseException], ...] = (),
        when_failed: Callable[[], None] | None = None,
    ) -> asyncio.Task[T]:
        """A task that ends by itself. What is `expected` is no failure."""
        task = asyncio.create_task(work, name=name)
        self.watch(name, task, expected, when_failed)
        return task

    def watch(
        self,
        name: str,
        task: asyncio.Task[T],
        expected: tuple[type[BaseException], ...] = (),
        when_failed: Callable[[], None] | None = None,
    ) -> None:
        """Note it if this task fails."""

        def done(task: asyncio.Task[T]) -> None:
            error = None if task.cancelled() else task.exception()
            if error is not None and not isinstance(error, expected):
                self.failed(name, error)
                if when_failed is not None:
                    when_failed()

        task.add_done_callback(done)

    def keep(self, name: str, loop: Callable[[], Coroutine[Any, Any, None]]) -> asyncio.Task[None]:
        """A loop that goes on until the task is cancelled, whatever happens in it."""
        return asyncio.create_task(self._keep(name, loop), name=name)

    async def _keep(self, name: str, loop: Callable[[], Coroutine[Any, Any, None]]) -> None:
        failures = 0
        while True:
            begun = self._clock()
            try:
                await loop()
                self.failed(name, RuntimeError("a loop has ended"))
            except asyncio.CancelledError as error:
                task = asyncio.current_task()
                if task is None or task.cancelling():
                    raise
                self.failed(name, error)  # not we: something that it waited for was cancelled
            except Exception as error:
                self.failed(name, error)
            if self._clock() - begun > CALM:
                failures = 0
            await asyncio.sleep(self._pauses[min(failures, len(self._pauses) - 1)])
            failures += 1

    def failed(self, name: str, error: BaseException) -> None:
        """Count a failure, and write it down unless that was done just now. Any thread may call."""
        self._count(name)
        now = self._clock()
        last, others = self._said.get(name, (now - SILENCE, 0))
        if now - last < SILENCE:
            self._said[name] = last, others + 1
            return
        self._said[name] = now, 0
        log.error("a task failed", exc_info=error, extra={"task": name, "count": others + 1})

    def overheard(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """For an event loop: what nobody waited for has failed."""
        error = context.get("exception")
        if isinstance(error, BaseException):
            self.failed(LOOP, error)
        else:
            loop.default_exception_handler(context)
