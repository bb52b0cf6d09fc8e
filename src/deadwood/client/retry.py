"""When to try again after a connection was lost: soon, then less and less often, then not at all."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Final

from deadwood.client.errors import Gone

SOONEST: Final = 0.1  # seconds
LATEST: Final = 5.0


class Retry:
    """`failed` after every break; the next try is due in `left` seconds."""

    def __init__(self, patience: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._patience: Final = patience
        self._clock: Final = clock
        self._lost = 0.0
        self._tries = 0
        self._due = 0.0

    def failed(self) -> None:
        """Gone when it has been too long."""
        now = self._clock()
        if self._tries == 0:
            self._lost = now
        if now - self._lost > self._patience:
            raise Gone(f"The server has not answered for {round(now - self._lost)} seconds.")
        delay = min(LATEST, SOONEST * 2.0 ** min(self._tries, 10))
        # Everybody has lost the same server: not all should come back in the same moment.
        self._due = now + delay * (0.5 + random.random() / 2)
        self._tries += 1

    def succeeded(self) -> None:
        self._tries = 0

    @property
    def left(self) -> float:
        return max(0.0, self._due - self._clock()) if self._tries else 0.0
