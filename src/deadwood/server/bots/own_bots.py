"""Bots that the host has written or installed, and allows at the tables of this server (`--more-bots`).

Each has a process of its own, so that one that hangs, crashes or thinks for long holds up nobody but itself;
the server's own process never imports it. Tables and people know it by its plain name only: nobody from
outside can name a class. It is given what every bot is given: its seat's chair.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from deadwood.bots.own import plain_name
from deadwood.core.reason import BadOption
from deadwood.server.bots.pool import LIMIT, BotFailed, BotPool, Job, cancel
from deadwood.server.process.tasks import Tasks

STRIKES: Final = 3  # times that one may fail at a table before it is asked no more there


class OwnBots:
    """By their plain names, each a pool of one process."""

    def __init__(
        self, places: Sequence[str] = (), limit: float = LIMIT, tasks: Tasks | None = None
    ) -> None:
        self.places: Final = {plain_name(place): place for place in places}
        self._pools: Final = {
            name: BotPool(1, limit, tasks=tasks, needs=place, tries=1)
            for name, place in self.places.items()
        }

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(self.places)

    async def start(self) -> None:
        """BadOption if one of them is no bot."""
        starts = [asyncio.create_task(pool.start()) for pool in self._pools.values()]
        try:
            await asyncio.gather(*starts)
        except BotFailed as failed:
            await cancel(starts)
            await self.stop()
            raise BadOption(str(failed)) from None

    async def stop(self) -> None:
        for pool in self._pools.values():
            await pool.stop()

    def waiting(self) -> int:
        return sum(pool.waiting() for pool in self._pools.values())

    async def choose(self, job: Job) -> str:
        """The bot's move in notation, or BotFailed."""
        if job.bot not in self._pools:  # a table that was opened when it was still allowed
            raise BotFailed(f"The bot {job.bot} is not allowed here.")
        return await self._pools[job.bot].choose(replace(job, bot=self.places[job.bot]))
