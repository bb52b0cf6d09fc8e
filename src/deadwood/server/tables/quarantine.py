"""Tables that fail by themselves are left alone for a while, so that they harm nobody else.

A log that cannot be read, or a timer or a bot that fails at a table in a way that nobody thought of,
would fail again at once. Such a table is out of memory, nobody is let in and the sweeper passes it by,
for some seconds at first and twice as long each time, up to an hour. Then it gets another chance.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Final

from deadwood.server.process.logs import mark

SECOND: Final = 1000
FIRST: Final = 5 * SECOND
LONGEST: Final = 3600 * SECOND

log: Final = logging.getLogger("deadwood.server.tables.quarantine")


class Quarantine:
    def __init__(self, now: Callable[[], int]) -> None:
        self._now: Final = now
        self._tables: Final[dict[str, tuple[int, int]]] = {}  # until when, and after which pause

    def put(self, code: str) -> None:
        _, before = self._tables.get(code, (0, 0))
        pause = min(2 * before, LONGEST) or FIRST
        self._tables[code] = self._now() + pause, pause
        seconds = pause // SECOND
        log.error("a table is left alone", extra={"table": mark(code), "seconds": seconds})

    def holds(self, code: str) -> bool:
        until, _ = self._tables.get(code, (0, 0))
        return self._now() < until

    def held(self) -> int:
        """How many tables are left alone now."""
        return sum(map(self.holds, self._tables))

    def forget(self) -> None:
        """Those that have done no harm for long begin anew."""
        now = self._now()
        for code in [code for code, (until, _) in self._tables.items() if until + LONGEST <= now]:
            del self._tables[code]
