"""What the routes share, found in `app.state.parts`."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Final, Protocol
from weakref import WeakValueDictionary

from deadwood.core.types import NOBODY
from deadwood.server import protocol
from deadwood.server.http.limits import Limits
from deadwood.server.people.guests import Guests
from deadwood.server.people.households import group
from deadwood.server.refusal import Refused, not_before
from deadwood.server.settings import Settings
from deadwood.server.storage.base import Guest, StorageError
from deadwood.server.storage.check import StorageCheck
from deadwood.server.tables.active_table import ActiveTable, Services
from deadwood.server.tables.finished import Records
from deadwood.server.tables.hub import Hub, read_code

MOST_OF_HIS: Final = 100  # tables of a guest that are looked through, the newest first

Asker = Callable[[], Awaitable[Guest | None]]  # who asks, if it matters


class OpenLine(Protocol):
    """What lasts longer than a moment, and belongs to a guest."""

    @property
    def guest(self) -> Guest: ...

    def cut(self, code: int) -> None:
        """It ends, for the reason that the code of a WebSocket says."""


@dataclass
class ServerParts:
    settings: Settings
    services: Services
    guests: Guests
    hub: Hub
    limits: Limits
    storage_check: StorageCheck
    records: Records = field(default_factory=Records)
    lines: defaultdict[str, set[OpenLine]] = field(default_factory=lambda: defaultdict(set))
    _turns: WeakValueDictionary[str, asyncio.Lock] = field(default_factory=WeakValueDictionary)

    @contextmanager
    def line(self, line: OpenLine) -> Iterator[None]:
        """A connection of a guest, or a request of his that waits: it ends when he logs out
        everywhere."""
        guest = line.guest
        self.lines[guest.id].add(line)
        try:
            if self.guests.is_revoked(guest):
                line.cut(protocol.NO_GUEST)
            yield
        finally:
            self.lines[guest.id].discard(line)
            if not self.lines[guest.id]:
                del self.lines[guest.id]

    def make_room(self) -> bool:
        """Somebody who only looks on gives his place to somebody who sits; whether there was one."""
        for active in self.hub.tables.values():
            for listener in active.listeners:
                if active.table.seat_of(listener.guest.id) == NOBODY and not listener.is_cut:
                    listener.cut(protocol.TRY_LATER)
                    return True
        return False

    async def log_out(self, guest: Guest) -> Guest:
        """Everywhere: every cookie is void from now on, and every connection ends. The guest as he is
        then, for a new cookie."""
        anew = await self.guests.revoke(guest)
        for line in list(self.lines.get(guest.id, ())):
            line.cut(protocol.NO_GUEST)
        return anew

    async def guest(self, token: str | None) -> Guest | None:
        """Whose cookie this is; None if it is nobody's."""
        found = await self.guests.find(token) if token else None
        if found is None or not self.services.storage.health.writable:
            return found
        try:
            return await self.guests.touch(found)
        except StorageError:  # when he was here last is worth no refusal
            return found

    async def active(self, code: str, who: Asker, address: str) -> ActiveTable:
        """The table with this code. Whoever has tried many that do not exist has to wait, unless he
        sits at it: others behind the same address may have tried them.

        Codes from one address are looked up one after the other, each counted before it is looked up.
        So however many come at once, no more than allowed are answered; and whoever has a right code
        does not find the last guess taken by a neighbour who has a right one too.
        """
        plain = read_code(code)
        async with self._turns.setdefault(group(address), asyncio.Lock()):
            wait = self.limits.guess(address)
            if not wait:
                return await self._look_up(plain, address)
        guest = await who()  # only now it matters who asks
        if guest is None or not await self._sits(plain, guest):
            not_before(wait)
        return await self.hub.get(plain, address)

    async def _look_up(self, code: str, address: str) -> ActiveTable:
        try:
            active = await self.hub.get(code, address)
        except Refused as error:
            if error.code != "no-table":
                self.limits.found(address)
            raise
        self.limits.found(address)
        return active

    async def _sits(self, code: str, guest: Guest) -> bool:
        found = self.hub.tables.get(code)
        if found is not None:
            return found.table.seat_of(guest.id) != NOBODY
        mine = await self.services.storage.games_of(guest.id, MOST_OF_HIS)
        return any(face.code == code for face in mine)
