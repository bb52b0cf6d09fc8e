"""Whether the storage can be written, and how often it failed.

A write that fails for a reason of the storage's own (a full disk, a file that was taken away) makes
everything read-only. A probe (`check.py`) ends that when it works again.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Final

from deadwood.server.storage.errors import StorageError, Unwritable

WRITE: Final = "write"
READ: Final = "read"
PING: Final = "ping"
WHAT: Final = (WRITE, READ, PING)
SAID_EVERY: Final = 60.0  # seconds between two lines about the same thing

log: Final = logging.getLogger("deadwood.server.storage")


class Health:
    """Used in one event loop only. `count` is told of every failure, `changed` when `writable` has
    changed. If they fail, it is so all the same: whoever waits for an answer gets it."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.writable = True
        self.failures = 0  # so far, of any kind
        self.count: Callable[[str], None] = lambda _: None
        self.changed: Callable[[], None] = lambda: None
        self.read_only: Final = asyncio.Event()
        self._clock: Final = clock
        self._since = 0.0
        self._said: Final[dict[str, float]] = {}  # when a failure of a kind was last logged
        self._unsaid: Final[dict[str, int]] = {}  # how many there were since

    def failed(self, what: str, error: StorageError) -> None:
        """One attempt to write, to read or to ping failed."""
        self.failures += 1
        told(lambda: self.count(what))
        self._say(what, error.reason)
        if self.writable and isinstance(error, Unwritable):
            self.writable = False
            self._since = self._clock()
            self.read_only.set()
            log.error("nothing can be stored: the tables are read-only")
            told(self.changed)

    def recovered(self) -> None:
        """It has been seen to work."""
        if not self.writable:
            self.writable = True
            self.read_only.clear()
            lasted = round(self._clock() - self._since, 1)
            log.warning("the storage can be written again", extra={"seconds": lasted})
            told(self.changed)

    def _say(self, what: str, reason: str) -> None:
        """The first failure at once, then once a minute how many there were."""
        now = self._clock()
        self._unsaid[what] = self._unsaid.get(what, 0) + 1
        if what in self._said and now - self._said[what] < SAID_EVERY:
            return
        extra = {"kind": what, "reason": reason, "count": self._unsaid.pop(what)}
        log.error("the storage failed", extra=extra)
        self._said[what] = now


def told(tell: Callable[[], None]) -> None:
    """Tell somebody who may fail at it."""
    try:
        tell()
    except Exception:
        log.exception("somebody could not be told how the storage is")
