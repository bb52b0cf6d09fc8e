"""Who is at a table at this moment: connected, or asking again and again; and who is host by that."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from collections.abc import Set as AbstractSet
from typing import Final, Protocol

from deadwood.core.types import NOBODY
from deadwood.server.people.households import group
from deadwood.server.storage.base import Guest
from deadwood.server.tables.table import OPEN, PLAYING, SEALED, SHARED, LoggedTable

ABSENT: Final = 60_000  # milliseconds without a connection, after which somebody else is host


class Listener(Protocol):
    """Somebody who is connected. No call waits."""

    @property
    def guest(self) -> Guest: ...

    @property
    def lang(self) -> str: ...

    @property
    def looks(self) -> int | None:
        """The seat from which he wants to look; None: he has not said."""

    @property
    def address(self) -> str:
        """Where the connection comes from."""

    @property
    def is_cut(self) -> bool:
        """Whether the connection is about to end."""

    @property
    def is_quiet(self) -> bool:
        """Whether the other end has not been heard for a few seconds, though it should be."""

    def push(self, text: str) -> None: ...

    def lost(self) -> None:
        """The table has to be loaded again: he must come again too."""

    def cut(self, code: int) -> None:
        """The connection ends, for the reason that the code says."""


class Attendance:
    def __init__(
        self, table: LoggedTable, listeners: AbstractSet[Listener], now: Callable[[], int]
    ) -> None:
        self.table: Final = table
        self.listeners: Final = listeners
        self.now: Final = now
        self._loaded: Final = now()
        self._last: Final[dict[str, int]] = {}  # of those who matter: when they were last here
        self._polled: Final[dict[str, int]] = {}

    # Who is here.

    def listening(self) -> set[str]:
        return {listener.guest.id for listener in self.listeners}

    def heard(self) -> set[str]:
        """Those of them of whom the last seconds have brought a sign of life."""
        return {listener.guest.id for listener in self.listeners if not listener.is_quiet}

    def here(self) -> set[str]:
        """Everybody who hears what happens: over a connection, or by asking for it."""
        since = self.now() - ABSENT
        return self.heard() | {one for one, at in self._polled.items() if at > since}

    def online(self) -> list[int]:
        return sorted({at for one in self.heard() for at in self.table.seats_of(one)})

    def watching(self) -> int:
        """Connections of people without a seat."""
        return len([one for one in self.listeners if not self.table.seats_of(one.guest.id)])

    def polled(self, guest: str) -> None:
        if self._matters(guest):
            self._polled[guest] = self._last[guest] = self.now()

    def left(self, guest: str) -> None:
        if self._matters(guest):
            self._last[guest] = self.now()

    def _matters(self, guest: str) -> bool:
        return guest == self.table.host or bool(self.table.seats_of(guest))

    # The host.

    def heir(self) -> int:
        """The next person after the host who is connected; NOBODY if there is none."""
        table, listening = self.table, self.listening()
        if table.status not in (OPEN, SEALED, PLAYING) or table.host in listening:
            return int(NOBODY)
        own, seats = table.seat_of(table.host), table.game.players
        for at in range(own + 1, own + 1 + seats):
            if table.seats[at % seats].guest in listening:
                return at % seats
        return int(NOBODY)

    def succession(self) -> int | None:
        """When the heir becomes host; None: never, as it is now."""
        if self.heir() == NOBODY:
            return None
        table = self.table
        return max(self._loaded, table.host_since, self._last.get(table.host, 0)) + ABSENT

    # What the host may want to know.

    def together(self) -> list[list[int]]:
        """Seats whose people come from the same address: a family, or one person on two seats."""
        if self.table.device == SHARED:
            return []
        found: defaultdict[str, set[int]] = defaultdict(set)
        for one in self.listeners:
            found[group(one.address)].update(self.table.seats_of(one.guest.id))
        return sorted(sorted(seats) for seats in found.values() if len(seats) > 1)
