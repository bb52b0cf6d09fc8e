"""How often somebody may do something: token buckets per guest and per address, and open connections.

A bucket holds so many tokens and fills at a steady rate; a deed takes one, and whoever finds too
few is told how long to wait. The numbers are generous: a family, a club or a classroom behind one
address should never meet them, a program that guesses codes or fills the database should at once.
Memory is bounded. A bucket that has filled up again is the same as none and is forgotten.
"""

from __future__ import annotations

import math
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from starlette.types import ASGIApp, Receive, Scope, Send

from deadwood.server.http.proxies import CROWDED, Doubts, is_near
from deadwood.server.http.security import address_of, refuse
from deadwood.server.people.households import group
from deadwood.server.protocol import TOO_FAST


@dataclass(frozen=True, slots=True)
class Rate:
    burst: float  # so many at once
    every: float  # seconds until one more


RATES: Final[Mapping[str, Rate]] = {
    # by guest
    "commands": Rate(60, 1 / 20),
    "hellos": Rate(40, 1),  # each is told everything, and all others that somebody has come
    "chat": Rate(8, 2),
    "seats": Rate(12, 5),  # sitting down, and coming back in a game
    "bots": Rate(30, 1),  # put on a seat or taken away
    "orders": Rate(20, 3),  # of a host: host, kick, mute, ban, remove, give, hush
    "undo": Rate(20, 4),
    "advice": Rate(10, 3),
    "tables": Rate(10, 30),
    # by address
    "requests": Rate(400, 1 / 50),  # HTTP and the opening of WebSockets
    "looks": Rate(200, 1 / 10),  # moments and records of finished games
    "misses": Rate(20, 10),  # table codes that do not exist
    "transfers": Rate(10, 60),  # transfer codes tried
    "guests": Rate(60, 10),  # new guests
    "tables_by_address": Rate(60, 10),
}
# Commands that are limited besides, by guest. Who leaves has sat down before, so that needs no limit.
DEEDS: Final[Mapping[str, str]] = {
    "chat": "chat",
    "sit": "seats",
    "back": "seats",
    "bot": "bots",
    "undo": "undo",
    "emote": "chat",
    **dict.fromkeys(("host", "kick", "mute", "ban", "remove", "give", "hush"), "orders"),
}
ENTRIES_FOR_ONE: Final = 200  # of a log that is told; so many count as one command
CONNECTIONS_BY_GUEST: Final = 20  # tabs, devices, tables looked at
CONNECTIONS_BY_ADDRESS: Final = 250
POLLS_BY_GUEST: Final = 10  # requests that wait for news at the same time
POLLS_BY_ADDRESS: Final = 100
MOST_BUCKETS: Final = 20_000  # of each kind; some 3 MB
UNLIMITED_PATHS: Final = frozenset({"/healthz"})  # asked by a machine that must not be turned away


class Buckets:
    """One token bucket for each key."""

    def __init__(
        self, rate: Rate, clock: Callable[[], float] = time.monotonic, most: int = MOST_BUCKETS
    ) -> None:
        self.rate: Final = rate
        self._clock: Final = clock
        self._most: Final = most
        # (tokens, when they were counted), the longest unused first
        self._buckets: Final[OrderedDict[str, tuple[float, float]]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def wait(self, key: str, cost: float = 1) -> float:
        """Seconds until the key could pay; 0: now. Takes nothing."""
        missing = min(cost, self.rate.burst) - self._tokens(key, self._clock())
        # Sums of many small fillings are not exact; nobody waits for a billionth of a token.
        return missing * self.rate.every if missing > 1e-9 else 0.0

    def allow(self, key: str, cost: float = 1) -> float:
        """Take so many tokens and answer 0, or take none and answer the seconds to wait."""
        wait = self.wait(key, cost)
        now = self._clock()
        left = self._tokens(key, now)
        if wait == 0:
            left = max(0.0, left - min(cost, self.rate.burst))
        self._buckets[key] = (left, now)
        self._buckets.move_to_end(key)
        self._forget(now)
        return wait

    def give_back(self, key: str, cost: float = 1) -> None:
        """What was taken for a deed that shall not count."""
        now = self._clock()
        if key in self._buckets:
            self._buckets[key] = (min(self.rate.burst, self._tokens(key, now) + cost), now)
            self._forget(now)

    def _tokens(self, key: str, now: float) -> float:
        kept = self._buckets.get(key)
        if kept is None:
            return self.rate.burst
        return min(self.rate.burst, kept[0] + max(0.0, now - kept[1]) / self.rate.every)

    def _forget(self, now: float) -> None:
        """Drop the full buckets among the longest unused ones, and those that are too many."""
        while self._buckets:
            oldest = next(iter(self._buckets))
            if len(self._buckets) <= self._most and self._tokens(oldest, now) < self.rate.burst:
                return
            del self._buckets[oldest]


class Slots:
    """How many of something each key has at the same time."""

    def __init__(self, most: int) -> None:
        self.most: Final = most
        self._taken: Final[dict[str, int]] = {}

    def __len__(self) -> int:
        return len(self._taken)

    def free(self, key: str) -> bool:
        return self._taken.get(key, 0) < self.most

    def take(self, key: str) -> None:
        self._taken[key] = self._taken.get(key, 0) + 1

    def give(self, key: str) -> None:
        left = self._taken.get(key, 0) - 1
        if left > 0:
            self._taken[key] = left
        else:
            self._taken.pop(key, None)


def never() -> bool:
    return False


class Limits:
    """All limits of a server. `ease` multiplies every number: a load test comes from one address.

    Guests are known by their id; addresses may be given as they came. `turned_away` is told the name
    of the limit whenever one is met.
    """

    def __init__(
        self,
        clock: Callable[[], float] = time.monotonic,
        *,
        ease: float = 1.0,
        max_connections: int = 0,
        max_polls: int = 0,
        rates: Mapping[str, Rate] = RATES,
        turned_away: Callable[[str], None] | None = None,
    ) -> None:
        self._buckets: Final = {
            name: Buckets(Rate(rate.burst * ease, rate.every / ease), clock)
            for name, rate in rates.items()
        }
        self._turned_away: Final = turned_away
        self._by_guest: Final = Slots(math.ceil(CONNECTIONS_BY_GUEST * ease))
        by_address = CONNECTIONS_BY_ADDRESS
        if max_connections:  # in a small house one address does not have them all
            by_address = min(by_address, max(CONNECTIONS_BY_GUEST, max_connections // 4))
        self._by_address: Final = Slots(math.ceil(by_address * ease))
        self._max_connections: Final = max_connections  # 0: any number
        self.connections = 0
        self.unsent = 0  # characters that wait for all of them
        self._polls_by_guest: Final = Slots(math.ceil(POLLS_BY_GUEST * ease))
        self._polls_by_address: Final = Slots(math.ceil(POLLS_BY_ADDRESS * ease))
        self._max_polls: Final = max_polls  # 0: any number
        self.polls = 0

    def _allow(self, name: str, key: str) -> float:
        return self._told(name, self._buckets[name].allow(key))

    def _told(self, name: str, wait: float) -> float:
        if wait and self._turned_away is not None:
            self._turned_away(name)
        return wait

    def command(self, guest: str) -> float:
        return self._allow("commands", guest)

    def hello(self, guest: str) -> float:
        return self._allow("hellos", guest)

    def reading(self, guest: str, entries: int) -> float:
        """Before a long log is told, which takes the server as long as many commands."""
        cost = max(0, entries) // ENTRIES_FOR_ONE
        return self._told("commands", self._buckets["commands"].allow(guest, cost)) if cost else 0.0

    def deed(self, command: str, guest: str) -> float:
        """Before something that is written into the log of a table."""
        return self._allow(DEEDS[command], guest) if command in DEEDS else 0.0

    def advice(self, guest: str) -> float:
        return self._allow("advice", guest)

    def new_table(self, guest: str, address: str) -> float:
        """Both must allow it, and neither is charged when the other does not."""
        charged = {"tables": guest, "tables_by_address": group(address)}
        for name, key in charged.items():
            wait = self._buckets[name].wait(key)
            if wait:
                return self._told(name, wait)
        for name, key in charged.items():
            self._buckets[name].allow(key)
        return 0.0

    def request(self, address: str) -> float:
        return self._allow("requests", group(address))

    def guess(self, address: str) -> float:
        """Before a table code is looked up: it counts as a miss until `found` says otherwise."""
        return self._allow("misses", group(address))

    def found(self, address: str) -> None:
        """The code that was looked up last does exist, or nobody could tell."""
        self._buckets["misses"].give_back(group(address))

    def transfer(self, address: str) -> float:
        return self._allow("transfers", group(address))

    def new_guest(self, address: str) -> float:
        return self._allow("guests", group(address))

    def look(self, address: str) -> float:
        """Before a moment or the record of a finished game is told."""
        return self._allow("looks", group(address))

    @property
    def is_full(self) -> bool:
        """Whether every place at a table is taken."""
        return bool(self._max_connections) and self.connections >= self._max_connections

    def connect(self, guest: str, address: str, make_room: Callable[[], bool] = never) -> bool:
        """Count a connection, or False if there are too many; then `disconnect` is not due. In a full
        house `make_room` may send somebody away, whose place is free in a moment."""
        key = group(address)
        has_own = self._by_guest.free(guest) and self._by_address.free(key)
        if not has_own or (self.is_full and not make_room()):
            if self._turned_away is not None:
                self._turned_away("connections")
            return False
        self._by_guest.take(guest)
        self._by_address.take(key)
        self.connections += 1
        return True

    def disconnect(self, guest: str, address: str) -> None:
        self._by_guest.give(guest)
        self._by_address.give(group(address))
        self.connections -= 1

    @property
    def polls_are_full(self) -> bool:
        return bool(self._max_polls) and self.polls >= self._max_polls

    def begin_poll(self, guest: str, address: str, is_seated: bool = False) -> bool:
        """Count a request that waits for news, or False if there are too many; then `end_poll` is
        not due. Those who sit at a table always have a place, as far as their own limits go."""
        key = group(address)
        full = self.polls_are_full and not is_seated
        if full or not self._polls_by_guest.free(guest) or not self._polls_by_address.free(key):
            if self._turned_away is not None:
                self._turned_away("polls")
            return False
        self._polls_by_guest.take(guest)
        self._polls_by_address.take(key)
        self.polls += 1
        return True

    def end_poll(self, guest: str, address: str) -> None:
        self._polls_by_guest.give(guest)
        self._polls_by_address.give(group(address))
        self.polls -= 1


class LimitRequests:
    """ASGI: requests and WebSocket openings by address. Stands inside `Safety`, which knows it."""

    def __init__(self, app: ASGIApp, limits: Limits) -> None:
        self.app: Final = app
        self.limits: Final = limits
        self._doubts: Final = Doubts()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" or scope["path"] in UNLIMITED_PATHS:
            await self.app(scope, receive, send)
            return
        address = address_of(scope)
        wait = self.limits.request(address)
        if wait == 0:
            await self.app(scope, receive, send)
            return
        if is_near(address):
            self._doubts.say(CROWDED, address)
        await refuse(
            scope, receive, send, 429, TOO_FAST, "too-fast", too_fast(wait), retry_after(wait)
        )


def too_fast(wait: float) -> str:
    """The sentence for whoever has to wait."""
    seconds = max(1, math.ceil(wait))
    return f"Too many at once; please wait {seconds} second{'' if seconds == 1 else 's'}."


def retry_after(wait: float) -> dict[str, str]:
    return {"retry-after": str(max(1, math.ceil(wait)))}
