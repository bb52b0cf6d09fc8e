"""Everybody who is connected, from the first byte on: who is silent, who asks, who is at a table.

A connection that says nothing costs as much as one that plays. So whoever is silent for too long is
let go, and when it is crowded, somebody makes room for whoever comes: of the address that has the
most the one that has been silent for longest, or, if all its connections ask something, the oldest.
Those at tables never make room.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from typing import Final, Literal

from starlette.types import Scope

from deadwood.server.http.places import ConnectionPlaces
from deadwood.server.http.security import Network, parse_address
from deadwood.server.people.households import group as group_of

SILENT_SECONDS: Final = 10.0  # for a whole request, from the first byte or the last answer on
TOLD_EVERY: Final = 60.0

State = Literal["silent", "asking", "at a table", "gone"]

log: Final = logging.getLogger("deadwood.server.http.peers")


def unheard(_text: str) -> bool:
    """Nobody listens, or not yet."""
    return False


def unnoticed() -> None:
    """Nobody wants to know, or not yet."""


class Peer:
    """One connection."""

    def __init__(self, peers: Peers, transport: asyncio.Transport, address: str) -> None:
        self.peers: Final = peers
        self.transport: Final = transport
        self.address: Final = address
        self.state: State = "gone"
        self.say: Callable[[str], bool] = unheard  # of a WebSocket: writes a message, or not now
        self.is_quiet = False  # of a WebSocket: a ping was not answered in time
        self.notice: Callable[[], None] = unnoticed  # called when it falls quiet, or is heard again
        self._timer: asyncio.TimerHandle | None = None

    def hush(self, quiet: bool) -> None:
        if quiet != self.is_quiet:
            self.is_quiet = quiet
            self.notice()

    def be(self, state: State) -> None:
        """Nothing happens if it is so already; who was silent and still is grows no younger."""
        if self.state in (state, "gone"):
            return
        self.peers.move(self, state)

    def watch(self, seconds: float) -> None:
        """Whoever is still silent after so long is let go."""
        self.unwatch()
        self._timer = asyncio.get_running_loop().call_later(seconds, self._expire)

    def unwatch(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _expire(self) -> None:
        self.transport.close()  # an answer that is still on its way arrives


class PeerGroup:
    """The connections of one address that are not at a table, the oldest first."""

    def __init__(self) -> None:
        self.silent: Final[dict[Peer, None]] = {}
        self.asking: Final[dict[Peer, None]] = {}

    def __len__(self) -> int:
        return len(self.silent) + len(self.asking)

    def first(self) -> Peer:
        """Who makes room."""
        return next(iter(self.silent or self.asking))


class Peers:
    """All connections. Those of trusted proxies are many people's, and not counted as one's.

    `turned_away` is told the name of the limit whenever one is met; `ease` multiplies what one
    address may have.
    """

    def __init__(
        self,
        places: ConnectionPlaces,
        *,
        trusted: Iterable[Network] = (),
        silent_seconds: float = SILENT_SECONDS,
        ease: float = 1.0,
        turned_away: Callable[[str], None] | None = None,
    ) -> None:
        self.places: Final = places
        self.silent_seconds: Final = silent_seconds
        self._trusted: Final = list(trusted)
        self._by_address: Final = places.by_address * ease
        self._turned_away: Final = turned_away
        self._all: Final[dict[asyncio.BaseTransport, Peer]] = {}
        self._groups: Final[dict[str, PeerGroup]] = {}  # by address
        self._silent = 0
        self._untold = 0
        self._told: asyncio.TimerHandle | None = None

    def __len__(self) -> int:
        return len(self._all)

    def count(self, state: State) -> int:
        return sum(1 for peer in self._all.values() if peer.state == state)

    def come(self, transport: asyncio.Transport) -> Peer:
        """Somebody new. There is room for him, or he is sent away at once."""
        peer = Peer(self, transport, self._address(transport))
        if self._has_room(peer.address):
            self._all[transport] = peer
            self.move(peer, "silent")
        else:
            self._tell()
            transport.abort()
        return peer

    def of(self, transport: asyncio.BaseTransport) -> Peer | None:
        return self._all.get(transport)

    def go(self, transport: asyncio.BaseTransport) -> None:
        """He is gone, whoever ended it."""
        peer = self._all.pop(transport, None)
        if peer is not None:
            self.move(peer, "gone")

    def move(self, peer: Peer, state: State) -> None:
        self._take_out(peer)
        peer.state = state
        if state == "silent":
            self._groups.setdefault(peer.address, PeerGroup()).silent[peer] = None
            self._silent += 1
            peer.watch(self.silent_seconds)
        elif state == "asking":
            self._groups.setdefault(peer.address, PeerGroup()).asking[peer] = None

    def _take_out(self, peer: Peer) -> None:
        peer.unwatch()
        group = self._groups.get(peer.address)
        if group is None:
            return
        self._silent -= peer in group.silent
        group.silent.pop(peer, None)
        group.asking.pop(peer, None)
        if not group:
            del self._groups[peer.address]

    def _has_room(self, address: str) -> bool:
        group = self._groups.get(address)
        if address and group and len(group) >= self._by_address:
            self._close(group.first())
        elif self._silent >= self.places.silent:
            silent = [address for address, each in self._groups.items() if each.silent]
            self._close(self._largest(silent).first())
        elif len(self._all) >= self.places.whole:
            if not self._groups:
                return False
            self._close(self._largest(self._groups).first())
        return True

    def _largest(self, addresses: Iterable[str]) -> PeerGroup:
        """Of those that are as large one with somebody silent, then the oldest; a proxy is last."""

        def size(address: str) -> tuple[int, bool]:
            group = self._groups[address]
            return (len(group) if address else 0, bool(group.silent))

        return self._groups[max(addresses, key=size)]

    def _close(self, peer: Peer) -> None:
        self._tell()
        self.go(peer.transport)
        peer.transport.abort()

    def _address(self, transport: asyncio.Transport) -> str:
        """Whose it is; "" if a proxy brings somebody."""
        found = transport.get_extra_info("peername")
        text = str(found[0]) if isinstance(found, tuple) and found else ""
        address = parse_address(text)
        if address is not None and any(address in network for network in self._trusted):
            return ""
        return group_of(text) or "unknown"

    def _tell(self) -> None:
        """That it is crowded, at once, and then once a minute how often."""
        if self._turned_away is not None:
            self._turned_away("crowd")
        self._untold += 1
        if self._told is None:
            self._say()

    def _say(self) -> None:
        self._told = None
        if self._untold:
            log.warning("connections are closed to make room", extra={"count": self._untold})
            self._untold = 0
            self._told = asyncio.get_running_loop().call_later(TOLD_EVERY, self._say)


def peer_of(scope: Scope) -> Peer | None:
    """Whose request it is; nobody where there is no network, as in tests."""
    found = scope.get("state", {}).get("peer")
    return found if isinstance(found, Peer) else None
