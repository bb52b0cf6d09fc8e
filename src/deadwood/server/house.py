"""What the routes share, found in `app.state.house`."""

from __future__ import annotations

from dataclasses import dataclass

from deadwood.core.types import NOBODY
from deadwood.server.guests import Guests
from deadwood.server.hub import Hub, read_code
from deadwood.server.limits import Limits
from deadwood.server.live import Live, Services
from deadwood.server.refusal import Refused, not_before
from deadwood.server.settings import Settings
from deadwood.server.storage.base import Guest


@dataclass
class House:
    settings: Settings
    services: Services
    guests: Guests
    hub: Hub
    limits: Limits

    async def guest(self, token: str | None) -> Guest | None:
        """Whose cookie this is; None if it is nobody's."""
        ident = self.guests.read(token) if token else None
        found = await self.guests.get(ident) if ident is not None else None
        return None if found is None else await self.guests.touch(found)

    async def live(self, code: str, guest: Guest | None, address: str) -> Live:
        """The table with this code. Whoever has tried many that do not exist has to wait, unless he
        sits at it: others behind the same address may have tried them."""
        plain = read_code(code)
        found = self.hub.tables.get(plain)
        if found is None or guest is None or found.table.seat_of(guest.id) == NOBODY:
            not_before(self.limits.guess(address))
        try:
            return await self.hub.get(plain)
        except Refused as error:
            if error.code == "no-table":
                self.limits.missed(address)
            raise
