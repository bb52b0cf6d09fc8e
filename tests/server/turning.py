"""An event loop whose clock can be turned on: what is due in a minute is due now."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


class Loop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        super().__init__()
        self._ahead = 0.0

    def time(self) -> float:
        return super().time() + self._ahead

    def turn(self, seconds: float) -> None:
        """May be called from any thread."""

        def turn() -> None:
            self._ahead += seconds

        self.call_soon_threadsafe(turn)


def run(work: Coroutine[Any, Any, T]) -> T:
    with asyncio.Runner(loop_factory=Loop) as runner:
        return runner.run(work)
