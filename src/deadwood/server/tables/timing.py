"""When time itself does something at a table."""

from __future__ import annotations

from typing import Final

from deadwood.server.tables.table import CLOSED, OPEN, OVER, PLAYING, SEALED, LoggedTable

SECOND: Final = 1000
REVEALING: Final = 10 * SECOND  # so long everybody may take to keep his promise
ABANDONED: Final = 24 * 3600 * SECOND  # a table at which nobody plays is closed after this
FORGOTTEN: Final = 60 * 24 * 3600 * SECOND  # and one without a clock at which nobody moves


def timer_of(table: LoggedTable) -> int | None:
    """When time itself will next do something at this table, in milliseconds."""
    last = table.entries[-1].at
    if table.status == SEALED:
        return table.sealed_at + REVEALING
    if table.status == OPEN:
        return last + ABANDONED
    if table.status == PLAYING:
        if not table.has_people():
            return last + ABANDONED
        deadlines = [table.deadline(seat) for seat in table.asked()]
        return min([at for at in deadlines if at is not None], default=last + FORGOTTEN)
    return None


def is_in_a_hurry(table: LoggedTable) -> bool:
    """Whether somebody would lose by time that passes while nothing can be stored."""
    waited_for = any(table.clocks.is_in_a_hurry(seat) for seat in table.asked())
    return table.status == SEALED or waited_for


def is_abandoned(table: LoggedTable, now: int) -> bool:
    if table.status in (OVER, CLOSED, SEALED):
        return False
    idle = now - table.entries[-1].at
    return idle >= (FORGOTTEN if table.status == PLAYING and table.has_people() else ABANDONED)


def next_look(table: LoggedTable) -> int | None:
    """When a table that is not in memory must be looked at; at once if a bot should be thinking."""
    if table.has_people() and any(table.seats[seat].player for seat in table.asked()):
        return table.entries[-1].at
    return timer_of(table)
