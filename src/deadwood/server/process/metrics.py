"""Figures about the server for Prometheus, at `/metrics`.

Labels are kinds of things that the code knows (a game, a command, an outcome), never names, codes
or anything else that came from outside. Figures can be secrets, too: how long a bot thinks tells
whether it had a choice, hence something about its hand. So thinking times are told in blocks of
many decisions, and the page only to somebody at the machine itself (`is_local`), who could read
the database as well.
"""

from __future__ import annotations

import asyncio
import ipaddress
from collections.abc import Callable, Collection, Mapping
from typing import Final
from urllib.parse import urlsplit

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4
from starlette.types import Scope

from deadwood.server.http.limits import RATES
from deadwood.server.http.proxies import FORWARDED
from deadwood.server.process import tasks
from deadwood.server.storage.health import WHAT

CONTENT_TYPE: Final = CONTENT_TYPE_PLAIN_0_0_4
FAST: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
SLOW: Final = (0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0)
BATCH: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500)
BLOCK: Final = 64  # decisions of bots that are told at once
LAG_EVERY: Final = 0.25  # seconds between two looks at the event loop
OTHER: Final = "other"
OUTCOMES: Final = frozenset({"done", "refused", "repeated", "failed"})
LIMITED: Final = frozenset({*RATES, "connections", "polls", "crowd", "house"})


class Metrics:
    """All figures of one server; each has its own registry, so that tests can have several.

    `commands` and `games` are the labels that exist: anything else counts as "other".
    """

    def __init__(self, commands: Collection[str], games: Collection[str]) -> None:
        self.registry: Final = CollectorRegistry(auto_describe=True)
        self._known_commands: Final = frozenset(commands)
        self._known_games: Final = frozenset(games)
        self._thoughts: Final[list[float]] = []
        registry = self.registry
        ProcessCollector(registry=registry)
        PlatformCollector(registry=registry)
        self._tables = Gauge("deadwood_tables_live", "Tables in memory.", registry=registry)
        self._connections = Gauge("deadwood_connections", "Open WebSockets.", registry=registry)
        self._lines = Gauge(
            "deadwood_lines", "Network connections of all kinds.", registry=registry
        )
        self._polls = Gauge("deadwood_polls", "Requests that wait for news.", registry=registry)
        self._commands = Counter(
            "deadwood_commands", "Commands, and what became of them.", ["type", "outcome"],
            registry=registry,
        )  # fmt: skip
        self._moves = Histogram(
            "deadwood_move_seconds", "From a move received to its being stored and told.",
            buckets=FAST, registry=registry,
        )  # fmt: skip
        self._batch = Histogram(
            "deadwood_storage_batch", "Writes in one transaction.",
            buckets=BATCH, registry=registry,
        )  # fmt: skip
        self._stored = Histogram(
            "deadwood_storage_seconds", "One transaction.", buckets=FAST, registry=registry
        )
        self._storage_failures = Counter(
            "deadwood_storage_failures", "Failed attempts at the storage.", ["what"],
            registry=registry,
        )  # fmt: skip
        self._writable = Gauge(
            "deadwood_storage_writable", "1, or 0 while tables are read-only.", registry=registry
        )
        self._bots = Histogram(
            "deadwood_bot_seconds", f"A bot's decision, told {BLOCK} at a time.",
            buckets=SLOW, registry=registry,
        )  # fmt: skip
        self._waiting = Gauge(
            "deadwood_bots_waiting", "Decisions that wait for a worker.", registry=registry
        )
        self._restarts = Gauge(
            "deadwood_bot_restarts", "Workers replaced since the start.", registry=registry
        )
        self._lag = Histogram(
            "deadwood_loop_lag_seconds", "How late the event loop is.",
            buckets=FAST, registry=registry,
        )  # fmt: skip
        self._opened = Counter(
            "deadwood_tables_opened", "Tables opened.", ["game"], registry=registry
        )
        self._played = Counter("deadwood_games_over", "Games ended.", ["game"], registry=registry)
        self._quarantined = Gauge(
            "deadwood_tables_quarantined", "Tables that failed and are left alone for a while.",
            registry=registry,
        )  # fmt: skip
        self._failures = Counter(
            "deadwood_task_failures", "What failed in the background.", ["task"], registry=registry
        )
        self._limited = Counter(
            "deadwood_limited", "Turned away by a limit.", ["limit"], registry=registry
        )

    def watch(self, tables: Callable[[], float], connections: Callable[[], float]) -> None:
        """Ask these whenever somebody looks."""
        self._tables.set_function(tables)
        self._connections.set_function(connections)

    def watch_lines(self, lines: Callable[[], float], polls: Callable[[], float]) -> None:
        self._lines.set_function(lines)
        self._polls.set_function(polls)

    def watch_bots(self, waiting: Callable[[], float], restarts: Callable[[], float]) -> None:
        self._waiting.set_function(waiting)
        self._restarts.set_function(restarts)

    def watch_quarantine(self, held: Callable[[], float]) -> None:
        self._quarantined.set_function(held)

    def task_failed(self, name: str) -> None:
        """For `Tasks`. Any thread may call."""
        self._failures.labels(known(name, tasks.NAMES)).inc()

    def watch_storage(self, writable: Callable[[], float]) -> None:
        self._writable.set_function(writable)

    def storage_failed(self, what: str) -> None:
        self._storage_failures.labels(known(what, WHAT)).inc()

    def command(self, kind: str, outcome: str) -> None:
        self._commands.labels(known(kind, self._known_commands), known(outcome, OUTCOMES)).inc()

    def move(self, seconds: float) -> None:
        self._moves.observe(seconds)

    def stored(self, batch: int, seconds: float) -> None:
        self._batch.observe(batch)
        self._stored.observe(seconds)

    def thought(self, seconds: float) -> None:
        """A bot has decided. Nobody is told before many have: one alone would say too much."""
        self._thoughts.append(seconds)
        if len(self._thoughts) >= BLOCK:
            for told in self._thoughts:
                self._bots.observe(told)
            self._thoughts.clear()

    def opened(self, game: str) -> None:
        self._opened.labels(known(game, self._known_games)).inc()

    def played(self, game: str) -> None:
        self._played.labels(known(game, self._known_games)).inc()

    def limited(self, limit: str) -> None:
        """For `Limits`, which knows them by these names."""
        self._limited.labels(known(limit, LIMITED)).inc()

    async def watch_loop(self, every: float = LAG_EVERY) -> None:
        """Measure how late the event loop is; runs until it is cancelled."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + every
            await asyncio.sleep(every)
            self._lag.observe(max(0.0, loop.time() - due))

    def page(self) -> bytes:
        """What `/metrics` answers, of CONTENT_TYPE."""
        return generate_latest(self.registry)

    def totals(self) -> Mapping[str, float]:
        """Every sample by its name and labels, for tests and the benchmark."""
        return {
            sample.name
            + "".join(f",{key}={word}" for key, word in sorted(sample.labels.items())): (
                sample.value
            )
            for family in self.registry.collect()
            for sample in family.samples
        }


def known(word: str, words: Collection[str]) -> str:
    return word if word in words else OTHER


def is_local(scope: Scope) -> bool:
    """Whether somebody at this very machine asks, and no proxy for somebody else; nor a page of another
    site whose name was made to mean this machine."""
    peer = scope.get("client")
    if not peer or any(name in FORWARDED for name, _ in scope["headers"]):
        return False
    hosts = [value.decode("latin-1") for name, value in scope["headers"] if name == b"host"]
    return is_loopback(str(peer[0])) and all(map(names_us, hosts))


def names_us(host: str) -> bool:
    """Whether a Host header means this machine by an address, or the name that all machines have."""
    try:
        name = urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return False
    return name == "localhost" or is_address(name)


def is_address(text: str) -> bool:
    try:
        ipaddress.ip_address(text)
    except ValueError:
        return False
    return True


def is_loopback(address: str) -> bool:
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return False
    if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped is not None:
        return found.ipv4_mapped.is_loopback
    return found.is_loopback
