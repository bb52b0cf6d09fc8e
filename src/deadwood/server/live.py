"""A table that somebody is at: commands in, one after the other; updates out; bots and clocks.

Whatever changes the table goes through `commit`: it is decided, stored, applied and told, in this
order, and nothing comes in between. What is told has therefore been stored.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final, Protocol, TypeVar

from deadwood.i18n import catalogue
from deadwood.server import commands, protocol, seating, wire
from deadwood.server import entry as kinds
from deadwood.server.bots import BotFailed, BotPool, Job
from deadwood.server.budgets import Budgets
from deadwood.server.draft import Draft
from deadwood.server.metrics import Metrics
from deadwood.server.refusal import Refused
from deadwood.server.storage.base import Conflict, Guest, Position, Storage, StorageError
from deadwood.server.table import CLOSED, OPEN, OVER, PLAYING, SEALED, Table
from deadwood.server.voices import Voices

SECOND: Final = 1000
REVEALING: Final = 10 * SECOND  # so long everybody may take to keep his promise
ABANDONED: Final = 24 * 3600 * SECOND  # a table at which nobody plays is closed after this
FORGOTTEN: Final = 60 * 24 * 3600 * SECOND  # and one without a clock at which nobody moves
GAME_KINDS: Final = frozenset([kinds.DEALT, kinds.MOVE, kinds.UNDO])
SEATING: Final = frozenset([kinds.SAT, kinds.STOOD])  # who is at the table now sits elsewhere
THINKING: Final = 1.5  # times what a bot thinks is its pace at least: 0.7 of that are enough
SOONEST: Final = 0.01  # seconds; a clock that is a little early is asked again


T = TypeVar("T")

log: Final = logging.getLogger("deadwood.server.live")


def machine_time() -> int:
    return time.time_ns() // 1_000_000


@dataclass
class Services:
    """What every table needs; tests put in a clock and a chance of their own."""

    storage: Storage
    pool: BotPool
    metrics: Metrics
    now: Callable[[], int] = machine_time
    chance: random.Random = field(default_factory=random.SystemRandom)
    budgets: Budgets = field(default_factory=Budgets)


class Listener(Protocol):
    """Somebody who is connected. Neither call waits."""

    @property
    def guest(self) -> Guest: ...

    @property
    def lang(self) -> str: ...

    @property
    def looks(self) -> int | None:
        """The seat from which he wants to look; None: he has not said."""

    def push(self, text: str) -> None: ...

    def lost(self) -> None:
        """The table has to be loaded again: he must come again too."""


class Live:
    """One table in memory. `gone` is called when it can no longer be trusted to be the log."""

    def __init__(self, table: Table, services: Services, gone: Callable[[Live], None]) -> None:
        self.table: Final = table
        self.voices: Final = Voices(table)
        self.services: Final = services
        self.gone: Final = gone
        self.listeners: Final[set[Listener]] = set()
        self.touched = services.now()  # when anybody last wanted something of it
        self._lock: Final = asyncio.Lock()
        self._changed: asyncio.Event = asyncio.Event()
        self._thinkers: Final[dict[int, tuple[int, asyncio.Task[None]]]] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._tasks: Final[set[asyncio.Task[Any]]] = set()
        self._ended = False

    # Changing it.

    async def command(self, guest: Guest, command: protocol.Command, lang: str) -> wire.Json:
        """The answer to a command of a guest; Refused if it may not be."""
        self.touched = self.services.now()
        if isinstance(command, protocol.Why):
            async with self.settled() as table:
                reason = commands.why(table, guest, command)
                return wire.answer(command.id, table, reason, catalogue(lang))
        known = (guest.id, command.id)

        def make() -> Draft | int:
            if known in self.table.clients:  # said before: it has happened, once
                return self.table.clients[known]
            return commands.decide(self.table, command, guest, self.services.now())

        return wire.done(command.id, await self.commit(make))

    async def commit(self, make: Callable[[], Draft | int]) -> int:
        """Decide, store, apply, tell; the number of the first entry.

        It runs in a task of its own: whoever waits for it may go away, what is begun is ended.
        """
        return await asyncio.shield(self._spawn(self._commit(make)))

    async def _commit(self, make: Callable[[], Draft | int]) -> int:
        async with self.settled():
            draft = make()
            if isinstance(draft, int):
                return draft
            table, since = self.table, self.table.number
            try:
                table.apply_all(draft.entries)
                face = wire.face_of(table, next_look(table))
                await self.services.storage.append(face, draft.entries, position_of(table, draft))
            except (Conflict, StorageError):
                self.give_up()
                raise Refused("storage") from None
            except BaseException:
                self.give_up()
                raise
            self.tell(since)
            if any(entry.kind in SEATING for entry in draft.entries):
                self.tell_presence()
            self.schedule()
            if draft.entries[-1].kind == kinds.OVER:
                self.services.metrics.played(table.game.name)
            return draft.entries[0].number

    @asynccontextmanager
    async def settled(self) -> AsyncIterator[Table]:
        """The table while nothing is on its way to the storage: what is read here is stored."""
        async with self._lock:
            if self._ended:
                raise Refused("storage")
            yield self.table

    def give_up(self) -> None:
        """Nobody knows what the log says now: it is read again before anything else happens."""
        self.end()
        self.gone(self)

    def tell(self, since: int) -> None:
        """Everybody hears what happened after an entry, each as he may see it and can read it."""
        texts: dict[tuple[int, str], str] = {}
        for listener in self.listeners:
            viewer = seating.viewer(self.table, listener.guest.id, listener.looks)
            reader = viewer, listener.lang
            if reader not in texts:
                voice = self.voices.voice(listener.lang)
                texts[reader] = wire.dump(wire.update(self.table, viewer, since, voice))
            listener.push(texts[reader])
        self._changed.set()
        self._changed = asyncio.Event()

    # Who looks on.

    async def attach(self, listener: Listener, since: int) -> None:
        """From now on this one hears everything, beginning with what came after `since`."""
        async with self.settled() as table:
            viewer = seating.viewer(table, listener.guest.id, listener.looks)
            voice = self.voices.voice(listener.lang)
            listener.push(wire.dump(wire.update(table, viewer, since, voice, with_table=True)))
            self.listeners.add(listener)
            self.touched = self.services.now()
            self.tell_presence()
            self.schedule()

    async def update(
        self, guest: Guest, since: int, seconds: float, lang: str, looks: int | None = None
    ) -> wire.Json:
        """What a guest has not seen yet, as soon as there is any, or when the time is up."""
        await self.wait(since, seconds)
        async with self.settled() as table:
            seating.check_looks(table, guest.id, looks)
            viewer = seating.viewer(table, guest.id, looks)
            return wire.update(table, viewer, since, self.voices.voice(lang), with_table=True)

    def detach(self, listener: Listener) -> None:
        if listener in self.listeners:
            self.listeners.discard(listener)
            self.touched = self.services.now()
            self.tell_presence()
            self.schedule()

    def tell_presence(self) -> None:
        held = [self.table.seats_of(listener.guest.id) for listener in self.listeners]
        online = {seat for seats in held for seat in seats}
        text = wire.dump(wire.presence(online, len([seats for seats in held if not seats])))
        for listener in self.listeners:
            listener.push(text)

    async def wait(self, since: int, seconds: float) -> None:
        """Until there is an entry after `since`, or the time is up."""
        self.touched = self.services.now()
        if self.table.number <= since and seconds > 0:
            try:
                async with asyncio.timeout(seconds):
                    while self.table.number <= since and not self._ended:
                        await self._changed.wait()
            except TimeoutError:
                pass

    # What happens by itself.

    def schedule(self) -> None:
        """Set the bots thinking whose turn it is, stop those whose it no longer is, set the timer."""
        table = self.table
        wanted: dict[int, int] = {}
        if not self._ended and (table.has_people() or self.listeners):
            wanted = {
                seat: table.asked_since[seat] for seat in table.asked() if table.seats[seat].player
            }
        for seat, (since, task) in list(self._thinkers.items()):
            if wanted.get(seat) != since:
                del self._thinkers[seat]
                task.cancel()
        for seat, since in wanted.items():
            if seat not in self._thinkers:
                task = asyncio.create_task(self._think(seat, since))
                self._thinkers[seat] = (since, task)
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        look = timer_of(table)
        if look is not None and not self._ended:
            delay = max(SOONEST, (look - self.services.now()) / SECOND)
            self._timer = asyncio.get_running_loop().call_later(
                min(delay, 3600.0), lambda: self._spawn(self.tick())
            )

    def _spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _think(self, seat: int, since: int) -> None:
        """A bot answers what it has been asked since that entry, at its own pace.

        The pace does not depend on the question or the hand; a forced answer takes as long. Thinking
        is part of it: whoever thinks for long takes a little longer than that for everything.
        """
        loop = asyncio.get_running_loop()
        thinks = self.services.budgets.seconds(self.table.seats[seat].player)
        middle = max(self.table.pace / SECOND, THINKING * thinks)
        pause = middle * (0.7 + 0.6 * self.services.chance.random())
        ready = loop.time() + pause
        while True:
            begin = time.perf_counter()
            number, text = self.table.number, ""
            try:
                text = await self.services.pool.choose(self.job(seat))
            except BotFailed:
                log.warning("a bot has no answer and makes the default move")
            except Exception:  # whatever is wrong with us: nobody shall wait for this bot for ever
                log.exception("a bot could not be asked and makes the default move")
            self.services.metrics.thought(time.perf_counter() - begin)
            await asyncio.sleep(max(0.0, ready - loop.time()))
            try:
                await self.commit(partial(self._answer, seat, since, text))
            except Refused as error:
                if error.code == "storage":
                    return
                # Somebody was faster, and the move no longer fits: think again. If nobody was, the
                # bot is wrong, and would be wrong again.
                if self.table.number == number:
                    log.error("a bot made a move that is not allowed")
                    with contextlib.suppress(Refused):
                        await self.commit(partial(self._answer, seat, since, ""))
                    return
                continue
            return

    def _answer(self, seat: int, since: int, text: str) -> Draft | int:
        """A bot's move, if it is still asked the same; without a text the default."""
        table, now = self.table, self.services.now()
        if seat not in table.asked() or table.asked_since[seat] != since:
            return 0
        if not table.seats[seat].player:
            return 0
        if text:
            draft = commands.bot_move(table, seat, text, now)
        else:
            draft = commands.default_move(table, seat, now)
        self._thinkers.pop(seat, None)  # it has answered: nobody needs to stop it
        return draft

    def job(self, seat: int) -> Job:
        """The next decision of a bot."""
        table, chance = self.table, self.services.chance.getrandbits(64)
        return job_of(table, table.seats[seat].player, seat, len(table.moves), chance)

    async def tick(self) -> None:
        """Time has passed: whoever is late loses his move, what is abandoned is closed."""

        def make() -> Draft | int:
            table, now = self.table, self.services.now()
            for seat in table.asked():
                deadline = table.deadline(seat)
                if deadline is not None and deadline <= now:
                    return commands.time_up(table, seat, now)
            if table.status == SEALED and table.sealed_at + REVEALING <= now:
                return commands.deal_without(table, now)
            if not self.listeners and is_abandoned(table, now):
                draft = Draft(table, now)
                commands.close(draft, "abandoned")
                return draft
            return 0

        try:
            await self.commit(make)
        except Refused:
            return
        if not self._ended:
            self.schedule()

    # Its end in memory.

    def is_idle(self, now: int, after: int) -> bool:
        """Whether nobody would miss it: it can be loaded again whenever somebody comes."""
        look = timer_of(self.table)
        return (
            not self.listeners
            and not self._thinkers
            and not self._lock.locked()
            and not self._tasks
            and now - self.touched > after
            and (look is None or look - now > 10 * after)
        )

    def end(self) -> None:
        """Nothing happens here any more."""
        self._ended = True
        self.schedule()
        self._changed.set()


def job_of(table: Table, bot: str, seat: int, moves: int, chance: int, made: str = "") -> Job:
    """What is asked of a bot on this seat after so many moves."""
    known = table.is_replayable
    return Job(
        table=table.code,
        bot=bot,
        seat=seat,
        game=table.game.name,
        edition=table.game.edition,
        players=table.game.players,
        options=dict(table.game.given),
        seed=table.seed,
        position="" if known else table.game.position(table.state),
        moves=[(played.seat, played.text) for played in table.moves[:moves]] if known else [],
        chance=chance,
        made=made,
    )


def timer_of(table: Table) -> int | None:
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


def is_abandoned(table: Table, now: int) -> bool:
    if table.status in (OVER, CLOSED, SEALED):
        return False
    idle = now - table.entries[-1].at
    return idle >= (FORGOTTEN if table.status == PLAYING and table.has_people() else ABANDONED)


def next_look(table: Table) -> int | None:
    """When a table that is not in memory must be looked at; at once if a bot should be thinking."""
    if table.has_people() and any(table.seats[seat].player for seat in table.asked()):
        return table.entries[-1].at
    return timer_of(table)


def position_of(table: Table, draft: Draft) -> Position | None:
    """What is stored beside the log when the game went on."""
    if table.state is None or not any(entry.kind in GAME_KINDS for entry in draft.entries):
        return None
    return Position(table.number, table.game.revision, table.game.position(table.state))
