"""When Python looks for garbage that holds itself, and when it had better not.

What a move leaves behind is freed at once, by counting references; a test keeps it so. Python's
collector would still walk through what lives, again and again, in vain: with hundreds of tables in
memory half a second at a time, and even its small walks take 10 to 60 ms in which nobody's move is
heard. So it walks only when we say so:

- what is there when the server is ready is never looked at again (`gc.freeze`);
- everything else while the server has nothing else to do;
- under load only when the process has become much larger: libraries leave a few cycles at the end
  of a connection, and somebody might make very many of those.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import os
import time
from pathlib import Path
from typing import Final

LOOK_EVERY: Final = 2.0  # seconds
QUIET: Final = 0.05  # of a core: the server has nothing else to do
WORTHWHILE: Final = 10_000  # objects that are new since the last walk
MUCH_LARGER: Final = 2.0  # times the size after the last walk
AT_LEAST: Final = 512_000_000  # bytes more than then: that is less than a thousand tables take

log: Final = logging.getLogger("deadwood.server.process.collector")


class Collector:
    """Walks when `is_due` says so; made once for a process, by whoever runs the server."""

    def __init__(self) -> None:
        self._size = 0

    def begin(self) -> None:
        """The server is ready: from now on only what is new is looked at, and only by us."""
        gc.collect()
        gc.freeze()
        gc.disable()
        self._size = resident()

    def is_due(self, busy: float) -> bool:
        """Whether it is time for a walk, for a server that is busy for such a share of a core."""
        if busy < QUIET:
            return gc.get_count()[0] >= WORTHWHILE
        return resident() > max(self._size * MUCH_LARGER, self._size + AT_LEAST)

    def walk(self) -> None:
        begun = time.perf_counter()
        found = gc.collect()
        self._size = resident()
        took = (time.perf_counter() - begun) * 1000
        log.debug("looked for garbage", extra={"count": found, "ms": round(took, 1)})

    async def watch(self, every: float = LOOK_EVERY) -> None:
        """Runs until it is cancelled."""
        spent, at = time.process_time(), time.perf_counter()
        while True:
            await asyncio.sleep(every)
            now_spent, now = time.process_time(), time.perf_counter()
            busy, spent, at = (now_spent - spent) / (now - at), now_spent, now
            if self.is_due(busy):
                self.walk()


def resident() -> int:
    """Bytes of memory that this process holds; 0 where the system does not say."""
    with contextlib.suppress(OSError, AttributeError):
        pages = Path("/proc/self/statm").read_text(encoding="ascii").split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")
    return 0
