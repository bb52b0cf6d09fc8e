"""An event loop whose time passes at once, and a live table without network and processes in it."""

from __future__ import annotations

import asyncio
import random
import selectors
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, TypeVar, cast

from deadwood.core.registry import AnyGame
from deadwood.server import protocol
from deadwood.server.app import COMMANDS
from deadwood.server.bots.budgets import Budgets
from deadwood.server.bots.pool import BotPool, Job
from deadwood.server.process.metrics import Metrics
from deadwood.server.storage.base import Face, Guest, Position, Storage
from deadwood.server.storage.health import Health
from deadwood.server.tables import commands, seating
from deadwood.server.tables import entry as kinds
from deadwood.server.tables.active_table import ActiveTable, Services, stored_form
from deadwood.server.tables.clock import ClockLimits
from deadwood.server.tables.entry import Entry
from deadwood.server.tables.planned import Planned
from deadwood.server.tables.table import LoggedTable, opening

T = TypeVar("T")

BEGIN = 1_700_000_000_000
SECRET = "5e" * 32


class Selector(selectors.DefaultSelector):
    """Does not wait: it notes how long it would have."""

    waited = 0.0

    def select(self, timeout: float | None = None) -> Any:
        assert timeout is not None, "everybody waits for something that never comes"
        self.waited += max(0.0, timeout)
        return super().select(0)


class Loop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self.selector = Selector()
        super().__init__(self.selector)

    def time(self) -> float:
        return self.selector.waited


def run(work: Coroutine[Any, Any, T]) -> T:
    with asyncio.Runner(loop_factory=Loop) as runner:
        return runner.run(work)


def now() -> int:
    return BEGIN + round(asyncio.get_running_loop().time() * 1000)


class Memory:
    """Stores nothing: the table in memory is looked at."""

    health = Health()

    async def append(self, face: Face, entries: Sequence[Entry], position: Position | None) -> None:
        await asyncio.sleep(0)


class Thinkers:
    """Bots that make a random move after as long as they say."""

    def __init__(self, thinks: Callable[[int], float]) -> None:
        self.thinks = thinks  # seconds, for so many legal moves
        self.live: ActiveTable | None = None
        self.chance = random.Random(1)

    async def choose(self, job: Job) -> str:
        assert self.live is not None
        table = self.live.table
        legal = list(table.game.legal(table.state, job.seat))
        text = table.game.text(self.chance.choice(legal)) if legal else ""
        await asyncio.sleep(self.thinks(len(legal)))
        return text


class Onlooker:
    """Somebody is there, so that the game goes on."""

    guest = Guest("f" * 32, "Onlooker", 0, 0)
    lang = "en"
    looks: int | None = None
    address = "192.0.2.1"
    is_cut = False
    is_quiet = False

    def push(self, text: str) -> None:
        pass

    def lost(self) -> None:
        raise AssertionError("the table was lost")

    def cut(self, code: int) -> None:
        raise AssertionError("nobody is to be cut off")


def guest_at(seat: int) -> Guest:
    return Guest(f"{seat:032x}", f"Seat {seat}", 0, 0)


def made(
    game: AnyGame,
    people: bool,
    *,
    seed: int = 0,
    pace: int = 0,
    limits: ClockLimits | None = None,
    chance: random.Random | None = None,
    thinks: Callable[[int], float] = lambda _: 0.0,
    budgets: Budgets | None = None,
    position: str = "",
) -> ActiveTable:
    """A table at which the cards are dealt, with people or bots on all seats; or one that goes on from
    this position, as after a change of the rules."""
    secret = f"{seed:064x}"
    body = opening("ABC234", game, True, limits or ClockLimits(), pace, secret)
    stored = None
    if position:
        body["revision"] = 0
        text = stored_form(game, game.from_position(position))
        stored = Position(game.players + 2, 0, text)  # the entry that deals
    opened = Entry(1, now(), kinds.OPENED, guest=guest_at(0).id, body=body)
    table = LoggedTable(opened, position=stored)
    for seat in range(game.players):
        planned = Planned(table, now(), guest_at(seat).id)
        if people:
            planned.add(kinds.SAT, seat, name=f"Seat {seat}")
        else:
            seating.set_bot(planned, seat, "random")
        table.apply_all(planned.entries)
    start = Planned(table, now(), guest_at(0).id)
    commands.start(start, None)
    table.apply_all(start.entries)
    pool = Thinkers(thinks)
    services = Services(
        cast("Storage", Memory()),
        cast("BotPool", pool),
        Metrics(COMMANDS, [game.name]),
        now,
        chance or random.Random(2),
        budgets or Budgets(),
    )
    pool.live = ActiveTable(table, services, lambda _: None)
    return pool.live


async def play(live: ActiveTable, seat: int, move: str, ident: str) -> None:
    command = protocol.Play(type="play", id=ident, move=move)
    await live.command(guest_at(seat), command, "en")
