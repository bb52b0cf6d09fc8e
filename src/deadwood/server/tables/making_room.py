"""Who gets a table when the house is full, or when one address has had enough.

A table at which nobody is makes room: it is let go from memory, and comes back when somebody asks
for it. First go those that have not begun, of whoever has the most, then finished games, then games
that wait for people who are not here. Tables with somebody at them are never touched.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from typing import Final

from deadwood.server.tables.active_table import SECOND, ActiveTable
from deadwood.server.tables.table import CLOSED, OPEN, OVER, PLAYING
from deadwood.server.tables.timing import timer_of

SHARE: Final = 20  # one address has at most this part of the tables in memory
AT_LEAST: Final = 20  # but so many in any case
SOON: Final = 60 * SECOND  # a table at which time does something before that stays
RETURNING: Final = 4  # this part more, for those who come back to a table when the house is full
RANKS: Final = {OPEN: 0, OVER: 1, CLOSED: 1, PLAYING: 2}


def fair_share(most_tables: int) -> int:
    return max(AT_LEAST, most_tables // SHARE)


def least_missed(tables: Collection[ActiveTable], now: int, opener: str = "") -> ActiveTable | None:
    """The table that makes room for another one, of all or of one address; None: all are needed."""
    opened = Counter(active.opener for active in tables if active.opener)

    def rank(active: ActiveTable) -> tuple[int, int, int]:
        return RANKS[active.table.status], -opened[active.opener], active.touched

    found = [
        active
        for active in tables
        if active.is_alone()
        and active.table.status in RANKS
        and opener in ("", active.opener)
        and not is_soon(active, now)
    ]
    return min(found, key=rank, default=None)


def is_soon(active: ActiveTable, now: int) -> bool:
    look = timer_of(active.table)
    return look is not None and look - now < SOON
