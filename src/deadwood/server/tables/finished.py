"""What may be known of a game that is over: its record, and any moment of it as a seat saw it.

Both tell the seed or what follows from it, so they are read only from a table that is settled: what
is on its way to the storage has not happened yet. A moment is played again in a process in which bots
think (`bots/pool.py`): the event loop never plays a whole game.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from deadwood.core.types import NOBODY
from deadwood.server.bots.pool import BotFailed, Busy, Job
from deadwood.server.bots.worker import Look
from deadwood.server.refusal import Refused
from deadwood.server.speech import wire
from deadwood.server.tables.active_table import ActiveTable, job_of
from deadwood.server.tables.table import CLOSED, OVER, LoggedTable

MOST_RECORDS: Final = 100  # kept at the same time; some 15 KB each


class Records:
    """The records that were asked for last. That of a finished game never changes: it is built once."""

    def __init__(self, most: int = MOST_RECORDS) -> None:
        self._most: Final = most
        self._texts: Final[OrderedDict[str, str]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._texts)

    def text(self, table: LoggedTable) -> str:
        """For a settled table whose game has ended; Refused if it has not."""
        need_end(table)
        if table.code not in self._texts:
            self._texts[table.code] = table.record().text()
        self._texts.move_to_end(table.code)
        if len(self._texts) > self._most:
            self._texts.popitem(last=False)
        return self._texts[table.code]


def need_end(table: LoggedTable) -> None:
    """Only when the game is over, and there was one, everything about it may be known."""
    if table.status not in (OVER, CLOSED):
        raise Refused("not-over")
    if not table.seed:
        raise Refused("closed")


def need_replay(table: LoggedTable, first: int, move: int) -> None:
    """The game is over and can be shown at this move, of which this is the first."""
    need_end(table)
    if not table.is_replayable:
        raise Refused("other-rules")
    if not first <= move <= len(table.moves):
        raise Refused("no-moment", moves=len(table.moves))


async def position(active: ActiveTable, move: int, seat: int) -> wire.Json:
    """A finished game after so many moves, as a seat (or NOBODY) saw it."""
    async with active.settled() as table:
        need_replay(table, 0, move)
        players = table.game.players
        if seat != NOBODY and seat >= players:
            raise Refused("no-seat", seat=seat + 1, players=players)
        job = job_of(table, "", seat, move, chance=0)
        moves = len(table.moves)
    return wire.position_out(await look(active, job), move, moves, seat)


async def look(active: ActiveTable, job: Job) -> Look:
    try:
        return await active.services.pool.look(job)
    except (Busy, BotFailed):
        raise Refused("busy") from None
