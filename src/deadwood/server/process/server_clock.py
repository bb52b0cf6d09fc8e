"""The server's clock: the machine's time at the start, and from then on what has really passed.

The time of a machine jumps: it is corrected from the network, set by hand, or an hour is put in for
summer. A deadline that jumps with it would take somebody's turn from him, or give him an hour more.
So the machine is asked for the time once. While the machine sleeps, this clock does, too.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

DAY: Final = 24 * 3600 * 1000


class ServerClock:
    """Milliseconds since 1970. Tests put in other clocks of a machine."""

    def __init__(
        self,
        machine: Callable[[], int] = time.time_ns,
        passing: Callable[[], int] = time.monotonic_ns,
    ) -> None:
        self._passing: Final = passing
        self._start: int = machine() - passing()

    def now(self) -> int:
        return (self._start + self._passing()) // 1_000_000

    def not_before(self, latest: int) -> None:
        """For the start of a server: the logs that it finds end here, and it goes on from there even
        if the machine was set back meanwhile. A time that is more than a day ahead is no such thing
        but a mistake, and nobody shall live with that for ever."""
        ahead = latest - self.now()
        if 0 < ahead <= DAY:
            self._start += ahead * 1_000_000
