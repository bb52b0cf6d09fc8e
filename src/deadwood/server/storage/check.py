"""Asking the storage whether it works: for whoever looks after the server, and for itself."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Final

from deadwood.server.process.tasks import PULSE, Tasks
from deadwood.server.storage.base import Storage
from deadwood.server.storage.errors import ReadOnly, StorageError

PING_EVERY: Final = 1.0  # seconds; whoever asks meanwhile shares the answer
PROBE_EVERY: Final = 2.0  # seconds between attempts while nothing can be written


class StorageCheck:
    """Really writes, but no more than once a second, however often it is asked; unless something has
    failed meanwhile: then the answer of before may be wrong."""

    def __init__(
        self, storage: Storage, tasks: Tasks, clock: Callable[[], float] | None = None
    ) -> None:
        self._storage: Final = storage
        self._tasks: Final = tasks
        self._clock: Final = clock
        self._last: asyncio.Task[None] | None = None
        self._at = 0.0
        self._failures = 0

    async def ask(self) -> None:
        """StorageError if nothing can be written."""
        if not self._storage.health.writable:
            raise ReadOnly  # the probe will find out when that is over
        now = (self._clock or asyncio.get_running_loop().time)()
        failures = self._storage.health.failures
        stale = now - self._at >= PING_EVERY or failures > self._failures
        if self._last is None or (self._last.done() and stale):
            self._at = now
            self._failures = failures
            self._last = self._tasks.run(PULSE, self._storage.ping(), (StorageError,))
        await asyncio.shield(self._last)


async def probe_for_ever(storage: Storage) -> None:
    """Whenever nothing can be written: try it every few seconds, until it works."""
    while True:
        await storage.health.read_only.wait()
        await asyncio.sleep(PROBE_EVERY)
        with contextlib.suppress(StorageError):
            await storage.probe()
