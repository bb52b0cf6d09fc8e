"""Entries that are about to happen at a table, and what must be true of it first."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Any, NoReturn

from deadwood.core.types import NOBODY, Move
from deadwood.server.refusal import Refused
from deadwood.server.tables import entry as kinds
from deadwood.server.tables.entry import Entry
from deadwood.server.tables.table import OPEN, PLAYING, SEALED, LoggedTable


@dataclass
class Planned:
    """The entries that are about to happen."""

    table: LoggedTable
    now: int
    guest: str = ""
    client: str = ""
    bots: Collection[str] = ()  # that may sit here besides ours

    def __post_init__(self) -> None:
        # The clock of the machine may be set back; the log's never goes back.
        self.now = max(self.now, self.table.entries[-1].at)
        self.entries: list[Entry] = []

    def add(self, kind: str, seat: int = int(NOBODY), **body: Any) -> None:
        number = self.table.number + len(self.entries) + 1
        client = self.client if not self.entries else ""  # an id stands for one command
        self.entries.append(Entry(number, self.now, kind, seat, self.guest, client, body))

    def play(self, seat: int, move: Move, by: str) -> None:
        """A legal move; whoever applies the entry need not read its notation again."""
        self.add(kinds.MOVE, seat, move=self.table.game.text(move), by=by)
        self.entries[-1] = replace(self.entries[-1], move=move)


def refuse(code: str, **values: object) -> NoReturn:
    raise Refused(code, **values)


def need(table: LoggedTable, status: str) -> None:
    """The table must be at this point; the refusal says at which one it is."""
    if table.status != status:
        raise Refused(
            {OPEN: "not-started", SEALED: SEALED, PLAYING: "started"}.get(
                table.status, table.status
            )
        )
