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
from collections.abc import AsyncIterator, Callable, Collection, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any, Final, TypeVar

from deadwood.bots.registry import LEVELS
from deadwood.core import stored
from deadwood.core.registry import AnyGame
from deadwood.core.state import State
from deadwood.language.catalogue import catalogue
from deadwood.server import protocol
from deadwood.server.bots.budgets import Budgets
from deadwood.server.bots.own_bots import STRIKES, OwnBots
from deadwood.server.bots.pool import BotFailed, BotPool, Job
from deadwood.server.people.guests import badge
from deadwood.server.process.metrics import Metrics
from deadwood.server.process.server_clock import ServerClock
from deadwood.server.process.tasks import COMMIT, PRESENCE, THINKER, TIMER, Tasks
from deadwood.server.refusal import Refused, read_only
from deadwood.server.speech import wire
from deadwood.server.speech.narrator import Narrators
from deadwood.server.storage.base import Conflict, Guest, Position, Storage, StorageError
from deadwood.server.tables import commands, host_orders, seating
from deadwood.server.tables import entry as kinds
from deadwood.server.tables.attendance import Attendance, Listener
from deadwood.server.tables.forced import Forced
from deadwood.server.tables.planned import Planned
from deadwood.server.tables.quarantine import Quarantine
from deadwood.server.tables.table import SEALED, STAND_IN, LoggedTable
from deadwood.server.tables.timing import (
    REVEALING,
    is_abandoned,
    is_in_a_hurry,
    next_look,
    timer_of,
)

SECOND: Final = 1000
GAME_KINDS: Final = frozenset([kinds.DEALT, kinds.MOVE, kinds.UNDO])
# After these somebody sits elsewhere, or somebody else is told who comes together.
SEATING: Final = frozenset([kinds.SAT, kinds.STOOD, kinds.HOST, kinds.REMOVED, kinds.GIVEN])
RENAMING: Final = frozenset([kinds.REMOVED, kinds.GIVEN])  # in the game
THINKING: Final = 1.5  # times what a bot thinks is its pace at least: 0.7 of that are enough
FAIR: Final = 900  # milliseconds that a bot leaves to a person where both are asked
SLICE: Final = 50  # entries that are told, or played again, at one stretch
PRESENCE_EVERY: Final = 0.1  # seconds
SOONEST: Final = 0.01  # seconds; a clock that is a little early is asked again


T = TypeVar("T")

log: Final = logging.getLogger("deadwood.server.tables.active_table")


@dataclass
class Services:
    """What every table needs; tests put in a clock and a chance of their own."""

    storage: Storage
    pool: BotPool
    metrics: Metrics
    now: Callable[[], int] = field(default_factory=lambda: ServerClock().now)
    chance: random.Random = field(default_factory=random.SystemRandom)
    budgets: Budgets = field(default_factory=Budgets)
    tasks: Tasks = field(default_factory=Tasks)
    own_bots: OwnBots = field(default_factory=OwnBots)
    ends: bool = False  # the server is about to: nobody waits for anything any more
    quarantine: Quarantine = field(init=False)

    def __post_init__(self) -> None:
        self.quarantine = Quarantine(self.now)


class ActiveTable:
    """One table in memory. `gone` is called when it can no longer be trusted to be the log."""

    def __init__(
        self, table: LoggedTable, services: Services, gone: Callable[[ActiveTable], None]
    ) -> None:
        self.table: Final = table
        self.narrators: Final = Narrators(table)
        self.services: Final = services
        self.gone: Final = gone
        self.listeners: Final[set[Listener]] = set()
        self.attendance: Final = Attendance(table, self.listeners, services.now)
        self.forced: Final = Forced(self.attendance, services.chance, services.tasks)
        self.touched = services.now()  # when anybody last wanted something of it
        self.stalled = False  # time has passed in which nothing could be stored: it is nobody's
        self.polls = 0  # requests that wait for news
        self.opener = ""  # the address from which it was opened, or brought back into memory
        self._lock: Final = asyncio.Lock()
        self._changed: asyncio.Event = asyncio.Event()
        self._thinkers: Final[dict[int, tuple[int, asyncio.Task[None]]]] = {}
        self._strikes: Final[
            dict[int, int]
        ] = {}  # how often the host's own bots have failed, by seat
        self._timer: asyncio.TimerHandle | None = None
        self._presence: asyncio.TimerHandle | None = None  # when it is told next
        self._presence_told = -PRESENCE_EVERY
        self._knows: Final[dict[Listener, str]] = {}  # what each was told of it last
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
        if isinstance(command, protocol.Auto):
            async with self.settled():
                self.forced.want(guest, command.on)
            self.schedule()
            return wire.done(command.id, 0)
        if isinstance(command, protocol.Play) and not self.is_stored(guest, command.id):
            async with self.settled():
                wait = self.forced.held_back(guest, command)
            if wait:
                await asyncio.sleep(wait)

        def make() -> Planned | int:
            if self.is_stored(guest, command.id):  # said before: it has happened, once
                return self.table.clients[guest.id, command.id]
            now, here = self.services.now(), self.attendance.here()
            planned = commands.decide(
                self.table, command, guest, now, here, self.services.own_bots.names
            )
            return planned if planned.entries else 0

        return wire.done(command.id, await self.commit(make))

    async def commit(self, make: Callable[[], Planned | int]) -> int:
        """Decide, store, apply, tell; the number of the first entry.

        It runs in a task of its own: whoever waits for it may go away, what is begun is ended.
        """
        work = self._spawn(COMMIT, self._commit(make), (Exception,))
        try:
            return await asyncio.shield(work)
        except asyncio.CancelledError:
            self.services.tasks.watch(COMMIT, work, (Refused,))  # nobody else would hear of it
            raise
        finally:
            del work  # what it failed with knows this frame: they would keep each other alive

    async def _commit(self, make: Callable[[], Planned | int]) -> int:
        async with self.settled() as table:
            if self.stalled and self.is_writable:
                self.stalled = False
                if is_in_a_hurry(table):
                    await self._store(commands.resume(table, self.services.now()))
            planned = make()
            if isinstance(planned, int):
                return planned
            if not self.is_writable:
                raise read_only()
            await self._store(planned)
            return planned.entries[0].number

    async def _store(self, planned: Planned) -> None:
        """Store, apply, tell; to be called by `_commit` alone."""
        table, since = self.table, self.table.number
        try:
            table.apply_all(planned.entries)
            face = wire.face_of(table, next_look(table))
            await self.services.storage.append(face, planned.entries, position_of(table, planned))
        except (Conflict, StorageError):
            self.give_up()
            raise Refused("storage") from None
        except BaseException:
            self.give_up()
            raise
        try:
            if any(entry.kind in RENAMING for entry in planned.entries):
                self.narrators.forget()
            self.tell(since)
            if any(entry.kind == kinds.BAN for entry in planned.entries):
                self.turn_out()
            if any(entry.kind in SEATING for entry in planned.entries):
                self.tell_presence(settled=True)
            self.schedule()
        except Exception:
            self.give_up()  # it is stored, but nobody would go on
            raise
        if planned.entries[-1].kind == kinds.OVER:
            self.services.metrics.played(table.game.name)

    @property
    def is_writable(self) -> bool:
        return self.services.storage.health.writable

    def is_stored(self, guest: Guest, ident: str) -> bool:
        """Whether a command of this id is known: whoever sends it again is told what came of it."""
        return (guest.id, ident) in self.table.clients

    def storage_changed(self) -> None:
        """Nothing can be stored any more: nobody plays, and nobody loses time. Or it can be again."""
        self.stalled = self.stalled or not self.is_writable
        self.tell_presence()
        self.schedule()
        if self.is_writable:
            self._spawn(TIMER, self.tick(), (), self.fail)

    @asynccontextmanager
    async def settled(self) -> AsyncIterator[LoggedTable]:
        """The table while nothing is on its way to the storage: what is read here is stored."""
        async with self._lock:
            if self._ended:
                raise Refused("storage")
            yield self.table

    def give_up(self) -> None:
        """Nobody knows what the log says now: it is read again before anything else happens."""
        try:
            self.end()
        finally:
            self.gone(self)

    def fail(self) -> None:
        """Something failed here that nobody asked for, and would fail again: leave it alone."""
        self.services.quarantine.put(self.table.code)
        self.give_up()

    def tell(self, since: int) -> None:
        """Everybody hears what happened after an entry, each as he may see it and can read it."""
        texts: dict[tuple[int, str], str] = {}
        moment = wire.Moment(self.table)
        for listener in self.listeners:
            viewer = seating.viewer(self.table, listener.guest.id, listener.looks)
            reader = viewer, listener.lang
            if reader not in texts:
                narrator = self.narrators.narrator(listener.lang)
                told = wire.update(self.table, viewer, since, narrator, moment=moment)
                texts[reader] = wire.dump(told)
            listener.push(texts[reader])
        self.wake()

    def turn_out(self) -> None:
        """Who is banned has heard it, and hears no more."""
        for listener in list(self.listeners):
            if badge(listener.guest.id) in self.table.banned:
                listener.cut(protocol.BANNED)
                self.detach(listener)

    # Who looks on.

    async def attach(self, listener: Listener, since: int) -> None:
        """From now on this one hears everything, beginning with what came after `since`."""
        async with self.settled() as table:
            seating.check_looks(table, listener.guest.id, listener.looks)
            viewer = seating.viewer(table, listener.guest.id, listener.looks)
            told = await self._everything(viewer, since, listener.lang)
            listener.push(wire.dump(told))
            self.listeners.add(listener)
            self.touched = self.services.now()
            self._tell_presence_to([listener])
            self.tell_presence(settled=True)
            self.schedule()

    async def update(
        self, guest: Guest, since: int, lang: str, looks: int | None = None
    ) -> wire.Json:
        """What a guest has not seen yet."""
        self.touched = self.services.now()
        self.attendance.polled(guest.id)
        async with self.settled() as table:
            seating.check_looks(table, guest.id, looks)
            viewer = seating.viewer(table, guest.id, looks)
            return await self._everything(viewer, since, lang)

    async def _everything(self, viewer: int, since: int, lang: str) -> wire.Json:
        """What a viewer has not seen, of a settled table. A whole game takes longer to tell than others
        should wait, so they are served in between."""
        table, narrator = self.table, self.narrators.narrator(lang)
        entries: list[wire.Json] = []
        for first in range(since, table.number, SLICE):
            if first > since:
                await asyncio.sleep(0)
            entries += wire.entries_out(table, viewer, first, narrator, SLICE)
        told = wire.update(table, viewer, table.number, narrator, with_table=True)
        return {**told, "entries": entries}

    def detach(self, listener: Listener) -> None:
        if listener in self.listeners:
            self.listeners.discard(listener)
            self._knows.pop(listener, None)
            self.attendance.left(listener.guest.id)
            self.touched = self.services.now()
            self.tell_presence()
            self.schedule()

    def tell_presence(self, settled: bool = False) -> None:
        """Everybody hears who is there, at once or soon: hundreds who come and go all the time would
        otherwise hold up the server by what each of them is told of all others. `settled`: nothing is
        on its way to the storage, though the table is locked."""
        if self._presence is not None:
            return
        loop = asyncio.get_running_loop()
        wait = self._presence_told + PRESENCE_EVERY - loop.time()
        if wait <= 0 and (settled or not self._lock.locked()):
            self._tell_presence()
        else:
            self._presence = loop.call_later(
                max(0.0, wait), lambda: self._spawn(PRESENCE, self._tell_presence_later(), ())
            )

    async def _tell_presence_later(self) -> None:
        with contextlib.suppress(Refused):
            async with self.settled():  # who sits where may be on its way to the storage
                self._tell_presence()

    def _tell_presence(self) -> None:
        if self._presence is not None:
            self._presence.cancel()
            self._presence = None
        self._presence_told = asyncio.get_running_loop().time()
        self._tell_presence_to(self.listeners)

    def _tell_presence_to(self, listeners: Collection[Listener]) -> None:
        """Only the host hears who of them comes from one address."""
        at, writable, host = self.attendance, self.is_writable, self.table.host
        online, watching = at.online(), at.watching()
        for_all = wire.dump(wire.presence(online, watching, [], writable))
        for listener in listeners:
            told = for_all
            if listener.guest.id == host:
                told = wire.dump(wire.presence(online, watching, at.together(), writable))
            if self._knows.get(listener) != told:
                self._knows[listener] = told
                listener.push(told)

    async def wait(self, since: int, seconds: float) -> None:
        """Until there is an entry after `since`, the time is up, or the server is about to end."""
        self.polls += 1
        with contextlib.suppress(TimeoutError):
            try:
                async with asyncio.timeout(seconds):
                    while self.table.number <= since and not self._ended and not self.services.ends:
                        await self._changed.wait()
            finally:
                self.polls -= 1

    def wake(self) -> None:
        """Whoever waits looks again."""
        self._changed.set()
        self._changed = asyncio.Event()

    # What happens by itself.

    def schedule(self) -> None:
        """Set the bots thinking whose turn it is, stop those whose it no longer is, set the timer."""
        table = self.table
        wanted: dict[int, int] = {}
        goes_on = not self._ended and self.is_writable
        if goes_on and (table.has_people() or self.listeners):
            wanted = {
                seat: table.asked_since[seat] for seat in table.asked() if table.seats[seat].player
            }
        for seat, (since, task) in list(self._thinkers.items()):
            if wanted.get(seat) != since:
                del self._thinkers[seat]
                task.cancel()
        for seat, since in wanted.items():
            if seat not in self._thinkers:
                task = self.services.tasks.run(
                    THINKER, self._think(seat, since), when_failed=self.fail
                )
                self._thinkers[seat] = (since, task)
        self.forced.schedule(goes_on, self.commit)
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        looks = [at for at in (timer_of(table), self.attendance.succession()) if at is not None]
        if looks and goes_on:
            look = min(looks)
            delay = max(SOONEST, (look - self.services.now()) / SECOND)
            self._timer = asyncio.get_running_loop().call_later(
                min(delay, 3600.0), lambda: self._spawn(TIMER, self.tick(), (), self.fail)
            )

    def _spawn(
        self,
        name: str,
        work: Coroutine[Any, Any, T],
        expected: tuple[type[Exception], ...],
        when_failed: Callable[[], None] | None = None,
    ) -> asyncio.Task[T]:
        task = self.services.tasks.run(name, work, expected, when_failed)
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
                text = await self._choose(self.job(seat))
            except BotFailed:
                log.warning("a bot has no answer and makes the default move")
            except Exception:  # whatever is wrong with us: nobody shall wait for this bot for ever
                log.exception("a bot could not be asked and makes the default move")
            self.services.metrics.thought(time.perf_counter() - begin)
            await asyncio.sleep(max(0.0, ready - loop.time()))
            await self._wait_for_people(seat)
            try:
                await self.commit(partial(self._answer, seat, since, text))
            except Refused as error:
                if error.code in ("storage", "read-only"):
                    return  # it is asked again when the table goes on
                # Somebody was faster, and the move no longer fits: think again. If nobody was, the
                # bot is wrong, and would be wrong again.
                if self.table.number == number:
                    log.error("a bot made a move that is not allowed")
                    with contextlib.suppress(Refused):
                        await self.commit(partial(self._answer, seat, since, ""))
                    return
                continue
            return

    async def _wait_for_people(self, seat: int) -> None:
        """Where it matters who is first, a person has time to see what happened, and to look."""
        table, now = self.table, self.services.now
        while not self._ended:
            others = [at for at in table.asked() if at != seat and not table.seats[at].player]
            starts = [table.clocks.since[at] or 0 for at in others]
            wait = (max(starts) + FAIR - now()) / SECOND if starts else 0.0
            if wait <= 0:
                return
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    await self._changed.wait()

    async def _choose(self, job: Job) -> str:
        """A bot's move. Where one fails that is not ours, the others shall not suffer: another plays."""
        if job.bot in LEVELS:
            return await self.services.pool.choose(job)
        if self._strikes.get(job.seat, 0) < STRIKES:
            try:
                return await self.services.own_bots.choose(job)
            except BotFailed as failed:
                strikes = self._strikes[job.seat] = self._strikes.get(job.seat, 0) + 1
                rest = "the rest of its game" if strikes == STRIKES else "this decision"
                log.warning("%s A %s makes %s.", failed, STAND_IN, rest)
        return await self.services.pool.choose(replace(job, bot=STAND_IN))

    def _answer(self, seat: int, since: int, text: str) -> Planned | int:
        """A bot's move, if it is still asked the same; without a text the default."""
        table, now = self.table, self.services.now()
        if seat not in table.asked() or table.asked_since[seat] != since:
            return 0
        if not table.seats[seat].player:
            return 0
        if text:
            planned = commands.bot_move(table, seat, text, now)
        else:
            planned = commands.default_move(table, seat, now)
        self._thinkers.pop(seat, None)  # it has answered: nobody needs to stop it
        return planned

    def job(self, seat: int) -> Job:
        """The next decision of a bot."""
        table, chance = self.table, self.services.chance.getrandbits(64)
        return job_of(table, table.seats[seat].player, seat, len(table.moves), chance)

    async def tick(self) -> None:
        """Time has passed: whoever is late loses his move, what is abandoned is closed."""

        def make() -> Planned | int:
            table, now = self.table, self.services.now()
            for seat in table.asked():
                deadline = table.deadline(seat)
                if deadline is not None and deadline <= now:
                    return commands.time_up(table, seat, now)
            if table.status == SEALED and table.sealed_at + REVEALING <= now:
                return commands.deal_without(table, now)
            succession = self.attendance.succession()
            if succession is not None and succession <= now:
                return host_orders.succeed(table, self.attendance.heir(), now)
            if not self.listeners and is_abandoned(table, now):
                planned = Planned(table, now)
                commands.close(planned, "abandoned")
                return planned
            return 0

        try:
            await self.commit(make)
        except Refused:
            return
        if not self._ended:
            self.schedule()

    # Its end in memory.

    def is_alone(self) -> bool:
        """Whether nobody is here, and nothing is going on."""
        return not (
            self.listeners
            or self.polls
            or self._thinkers
            or self.forced.is_busy
            or self._lock.locked()
            or self._tasks
        )

    def is_idle(self, now: int, after: int) -> bool:
        """Whether nobody would miss it: it can be loaded again whenever somebody comes."""
        look = timer_of(self.table)
        return (
            self.is_alone()
            and now - self.touched > after
            and (look is None or look - now > 10 * after)
        )

    def end(self) -> None:
        """Nothing happens here any more."""
        self._ended = True
        if self._presence is not None:
            self._presence.cancel()
            self._presence = None
        self.schedule()
        self.wake()


def job_of(table: LoggedTable, bot: str, seat: int, moves: int, chance: int, made: str = "") -> Job:
    """What is asked of a bot on this seat after so many moves."""
    known = table.is_replayable
    assert table.state is not None
    return Job(
        table=table.code,
        bot=bot,
        seat=seat,
        game=table.game.name,
        edition=table.game.edition,
        players=table.game.players,
        options=dict(table.game.given),
        seed=table.seed,
        position="" if known else stored_form(table.game, table.state),
        moves=[(played.seat, played.text) for played in table.moves[:moves]] if known else [],
        chance=chance,
        made=made,
    )


def stored_form(game: AnyGame, state: State) -> str:
    """What goes on from this state, in the state's own short form."""
    return wire.dump(stored.form(game, state))


def position_of(table: LoggedTable, planned: Planned) -> Position | None:
    """What is stored beside the log when the game went on."""
    if table.state is None or not any(entry.kind in GAME_KINDS for entry in planned.entries):
        return None
    return Position(table.number, table.game.revision, stored_form(table.game, table.state))
