"""A bar for what takes longer than people like to wait."""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

PATIENCE: Final = 2.0  # seconds without a sign of progress


@contextmanager
def progress_bar(total: int) -> Iterator[Callable[[int], None] | None]:
    """A bar on stderr that appears after two seconds, if a person is looking."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    bar = Progress(
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )
    task = bar.add_task("", total=total)
    shown = time.monotonic()
    # By a clock of its own: the first game of slow bots can take minutes.
    starter = threading.Timer(PATIENCE, bar.start)
    starter.daemon = True
    starter.start()

    def tick(done: int) -> None:
        nonlocal shown
        now = time.monotonic()
        if now - shown >= 0.1:
            shown = now
            bar.update(task, completed=done)

    try:
        yield tick
    finally:
        starter.cancel()
        starter.join()
        if bar.live.is_started:
            bar.stop()
