"""Requests that wait for news of a table: they have places of their own, and end with whoever asked."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator
from typing import Final

from starlette.requests import Request

from deadwood.core.types import NOBODY
from deadwood.server.http.parts import ServerParts
from deadwood.server.http.security import address_of
from deadwood.server.refusal import Refused
from deadwood.server.storage.base import Guest
from deadwood.server.tables.active_table import ActiveTable

LATER: Final = 5  # seconds until somebody who found no place may ask again


class Poll:
    """One of those requests, as a line that can be cut."""

    def __init__(self, guest: Guest) -> None:
        self.guest: Final = guest
        self.ended: Final = asyncio.Event()

    def cut(self, code: int) -> None:
        self.ended.set()


async def wait_for_news(
    request: Request,
    parts: ServerParts,
    active: ActiveTable,
    guest: Guest,
    since: int,
    seconds: float,
) -> None:
    """Until there is an entry after `since`, the time is up, or nobody waits any more. Whoever has
    logged out everywhere meanwhile is told nothing."""
    if seconds <= 0 or active.table.number > since:
        return
    sits = active.table.seat_of(guest.id) != NOBODY
    poll = Poll(guest)
    with place(parts, guest, address_of(request.scope), sits), parts.line(poll):
        tasks = [
            asyncio.create_task(active.wait(since, seconds)),
            asyncio.create_task(hung_up(request)),
            asyncio.create_task(poll.ended.wait()),
        ]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
    if poll.ended.is_set():
        raise Refused("no-guest")


@contextlib.contextmanager
def place(parts: ServerParts, guest: Guest, address: str, sits: bool) -> Iterator[None]:
    full = parts.limits.polls_are_full
    if not parts.limits.begin_poll(guest.id, address, sits):
        raise Refused("too-many") if full else Refused("too-fast", seconds=LATER)
    try:
        yield
    finally:
        parts.limits.end_poll(guest.id, address)


async def hung_up(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
