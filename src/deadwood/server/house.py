"""What the routes share, found in `app.state.house`."""

from __future__ import annotations

from dataclasses import dataclass

from deadwood.server.guests import Guests
from deadwood.server.hub import Hub
from deadwood.server.limits import Limits
from deadwood.server.live import Services
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
