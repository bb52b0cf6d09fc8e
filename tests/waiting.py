"""Waiting for things to happen. Only a test that fails waits for as long as `PATIENCE`."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

PATIENCE: Final = 600.0  # seconds: a busy machine is slow, a hang is for ever
OFTEN: Final = 0.01  # seconds between two looks


def wait_until(happened: Callable[[], object], why: str = "it never happened") -> None:
    end = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < end, why
        time.sleep(OFTEN)


async def until(happened: Callable[[], object]) -> None:
    """The same inside an event loop."""
    async with asyncio.timeout(PATIENCE):
        while not happened():
            await asyncio.sleep(OFTEN)


@contextmanager
def held_port() -> Iterator[int]:
    """A port of this machine that nobody else is given, though nobody listens there yet.

    Whoever binds it by its number, with SO_REUSEADDR as servers do, may still listen there.
    """
    with socket.socket() as holder:
        holder.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        holder.bind(("127.0.0.1", 0))
        yield int(holder.getsockname()[1])
