"""Bots think in processes of their own, so that the event loop never waits for one.

    pool = BotPool(workers=2)
    await pool.start()
    text = await pool.choose(job)
    opinions = await pool.advise(job)
    seen = await pool.look(job)
    await pool.stop()

- A job holds plain values only and says everything that its answer depends on.
- One job at a time for each process. Tables wait in turn: one with many jobs does not hold up others.
- Bots that answer at once come first, and of several processes one is theirs alone: a table where
  bots think for long does not hold up others. Those who think share their time when they are many:
  who finds a line behind him thinks the less for it. Advice comes last, and is refused if no process
  has time for it soon.
- A moment of a finished game is played again in a process too, before those who think: it takes a
  millisecond, which is nothing to a process and much to an event loop that serves everybody.
- A table goes to the process that had it last, which is told the new moves only and plays on from
  there (`worker.py`); if that one is busy, to any other that is free.
- A process that ends, or takes longer than the limit, is replaced and its job tried once more.
- The processes ignore Ctrl-C and end with the server, even if that is killed.
"""

from __future__ import annotations

import asyncio
import contextlib
import marshal
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections import OrderedDict, deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final

from deadwood.server.bots.budgets import Budgets
from deadwood.server.bots.worker import (
    ADVISE,
    CHOOSE,
    DONE,
    FORGOTTEN,
    KEPT,
    LOOK,
    READY,
    Advice,
    Look,
    packed,
)
from deadwood.server.process.tasks import BOT_JOB, BOT_KEEPER, Tasks

MAKE_BOT: Final = "deadwood.bots.registry:make_bot"
LIMIT: Final = 30.0  # seconds for one decision
STARTING: Final = 60.0  # seconds for a process to be ready
TRIES: Final = 2
PATIENCE: Final = 3.0  # seconds that advice may wait for a process
PAUSES: Final = [0.0, 0.2, 1.0, 5.0]  # seconds before another attempt to start a process


class BotFailed(Exception):
    """There is no move from this bot; the sentence names no card."""


class Busy(Exception):
    """No process has time for advice."""


@dataclass(frozen=True, slots=True)
class Job:
    """One decision of one bot."""

    table: str  # the table's code: whatever is kept of it is kept under this name
    bot: str
    seat: int
    game: str
    edition: str
    players: int
    options: dict[str, str]
    seed: str  # of the game's chance, 64 hexadecimal digits
    position: str  # what `moves` go on from, if not from the deal: then the bot remembers nothing
    moves: list[tuple[int, str]]
    chance: int  # the seed of the bot's own chance for this decision
    made: str = ""  # for advice: the move that was made, about which something is to be said too
    lang: str = ""  # for a look: the language in which moves are named; empty: they are not
    people: list[str] = field(default_factory=list)  # for a look: who sat there, by seat

    def message(self, wish: str, bot: str, known: int = 0) -> bytes:
        """What a process is told that knows so many of the moves; the bot's name with its budget."""
        setting = (
            self.game,
            self.edition,
            self.players,
            self.options,
            self.seed,
            self.position,
        )
        after = (setting, known, self.moves[known:])
        if wish == LOOK:
            return packed((wish, self.table, self.seat, *after, self.lang, self.people))
        asked = (self.table, bot, self.seat, self.chance, *after)
        return packed((wish, *asked, self.made) if wish == ADVISE else (wish, *asked))


class Ask:
    """A job on its way. One that is `slow` may take its process as long as bots think at all."""

    def __init__(self, job: Job, wish: str = CHOOSE, slow: bool = False) -> None:
        self.job: Final = job
        self.wish: Final = wish
        self.slow: Final = slow
        self.table: Final = job.table
        self.who: Final = f"The bot {job.bot} of {job.game}"
        self.answer: Final[asyncio.Future[Any]] = asyncio.get_running_loop().create_future()
        self.begun: Final = asyncio.Event()
        self.tries = 0

    def fail(self, why: str) -> None:
        if not self.answer.done():  # nobody may be waiting any more
            self.answer.set_exception(BotFailed(f"{self.who} has no move: {why}."))

    def succeed(self, found: Any) -> None:
        if not self.answer.done():
            self.answer.set_result(found)


class AskLine:
    """Those who wait: table after table in turn, and the jobs of one table in their order."""

    def __init__(self) -> None:
        self._tables: Final[OrderedDict[str, deque[Ask]]] = OrderedDict()
        self._length = 0

    def __len__(self) -> int:
        return self._length

    def put(self, ask: Ask) -> None:
        self._tables.setdefault(ask.table, deque()).append(ask)
        self._length += 1

    def take(self) -> Ask:
        table, asks = next(iter(self._tables.items()))
        ask = asks.popleft()
        self._length -= 1
        if asks:
            self._tables.move_to_end(table)
        else:
            del self._tables[table]
        return ask

    def drop(self, ask: Ask) -> None:
        """Somebody gave up waiting, if he still was."""
        asks = self._tables.get(ask.table)
        if asks is not None and ask in asks:
            asks.remove(ask)
            self._length -= 1
            if not asks:
                del self._tables[ask.table]


class Worker:
    """One process; whoever uses it sends a message and waits for the answer."""

    def __init__(self, process: Process) -> None:
        self.process: Final = process
        # The moves that it was told, by table; those that it was asked about last, as it keeps them.
        self._told: Final[OrderedDict[str, list[tuple[int, str]]]] = OrderedDict()

    def known(self, job: Job) -> int:
        """How many of a job's moves it knows; 0 if it knows others than those."""
        told = self._told.get(job.table)
        if told is None or job.moves[: len(told)] != told:
            return 0
        return len(told)

    def knows(self, job: Job) -> None:
        """It has been told all of a job."""
        self._told[job.table] = job.moves
        self._told.move_to_end(job.table)
        if len(self._told) > KEPT:
            self._told.popitem(last=False)

    def forgets(self, job: Job) -> None:
        self._told.pop(job.table, None)

    async def receive(self) -> tuple[str, Any]:
        """The next answer; EOFError if the process ends or talks nonsense."""
        assert self.process.stdout is not None
        head = await self.process.stdout.readexactly(4)
        data = await self.process.stdout.readexactly(int.from_bytes(head, "big"))
        kind, found = marshal.loads(data)
        return kind, found

    async def do(self, ask: Ask, bot: str) -> tuple[str, Any]:
        """The answer to a job; what the process knows of it already is not said again."""
        job = ask.job
        kind, found = await self.exchange(job.message(ask.wish, bot, self.known(job)))
        if kind == FORGOTTEN:
            kind, found = await self.exchange(job.message(ask.wish, bot))
        if kind == DONE:
            self.knows(job)
        else:  # a table on which something went wrong is not kept there
            self.forgets(job)
        return kind, found

    async def exchange(self, message: bytes) -> tuple[str, Any]:
        assert self.process.stdin is not None
        self.process.stdin.write(message)
        await self.process.stdin.drain()
        return await self.receive()

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()

    def kill(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()


class BotPool:
    """So many processes (0: one for each core but one); `make_bot` names another maker of bots. With
    `needs` none of them is ready before it can make the bot of somebody's that has this name."""

    def __init__(
        self,
        workers: int,
        limit: float = LIMIT,
        make_bot: str = MAKE_BOT,
        budgets: Budgets | None = None,
        patience: float = PATIENCE,
        tasks: Tasks | None = None,
        needs: str = "",
        tries: int = TRIES,
    ) -> None:
        self.workers: Final = workers or max(1, cores() - 1)
        self.most_slow: Final = max(1, self.workers - 1)  # processes at slow jobs at the same time
        self.limit: Final = limit
        self.budgets: Final = budgets or Budgets()
        self.patience: Final = patience
        self.tasks: Final = tasks or Tasks()
        self.restarts = 0  # processes that had to be replaced
        self._make_bot: Final = make_bot
        self._needs: Final = needs
        self._tries: Final = tries
        self._quick: Final = AskLine()
        self._thinkers: Final = AskLine()
        self._advice: Final = AskLine()
        self._slow = 0  # processes that are at a slow job
        self._alive: Final[set[Worker]] = set()
        self._idle: Final[list[Worker]] = []  # the one that has rested longest first
        self._homes: Final[OrderedDict[str, Worker]] = OrderedDict()
        self._places: Final[list[Worker | None]] = []  # None: the process is being replaced
        self._keepers: Final[list[asyncio.Task[None]]] = []
        self._serving: Final[dict[asyncio.Task[None], Ask]] = {}
        self._running = False

    def waiting(self) -> int:
        """Jobs that no process has taken yet."""
        return sum(len(line) for line in self._lines())

    def _lines(self) -> list[AskLine]:
        return [self._quick, self._thinkers, self._advice]

    def busy(self) -> int:
        """Processes that are at a job."""
        return len(self._alive) - len(self._idle)

    def pids(self) -> list[int]:
        """The processes that are ready or at work."""
        return [worker.process.pid for worker in self._alive]

    async def start(self) -> None:
        """Returns when every process is ready; BotFailed if one cannot be started at all."""
        self._running = True
        starts = [asyncio.create_task(self._start_one()) for _ in range(self.workers)]
        try:
            await asyncio.gather(*starts)
        except BaseException:
            await cancel(starts)
            await self.stop()
            raise
        self._places[:] = self._alive
        for place in range(len(self._places)):
            self._keepers.append(self.tasks.keep(BOT_KEEPER, partial(self._keep, place)))

    async def stop(self) -> None:
        """Ends every process; whoever still waits gets BotFailed."""
        self._running = False
        asks = list(self._serving.values())
        await cancel([*self._keepers, *self._serving])
        self._keepers.clear()
        for worker in list(self._alive):
            self._bury(worker)
            await end(worker)
        while (waiting := self._next(all_of_them=True)) is not None:
            asks.append(waiting)
        for ask in asks:
            ask.fail("the server ends")

    async def choose(self, job: Job) -> str:
        """The bot's move in notation, or BotFailed."""
        ask = Ask(job, CHOOSE, self.budgets.thinks(job.bot))
        found: str = await self._answer(ask, None)
        return found

    async def advise(self, job: Job) -> Advice:
        """What the bot thinks of the moves, the best first; Busy if there is no time for that."""
        if len(self._advice) >= self.workers:
            raise Busy
        found: Advice = await self._answer(Ask(job, ADVISE, slow=True), self.patience)
        return found

    async def look(self, job: Job) -> Look:
        """A moment of a game as its seat saw it; Busy if no process has time for that soon."""
        found: Look = await self._answer(Ask(job, LOOK), self.patience)
        return found

    async def _answer(self, ask: Ask, patience: float | None) -> Any:
        if not self._running:
            raise BotFailed("No process in which bots think is running.")
        line = self._line_of(ask)
        line.put(ask)
        self._dispatch()
        try:
            if patience is not None:
                await self._begins(ask, patience)
            return await ask.answer
        finally:
            line.drop(ask)

    async def _begins(self, ask: Ask, patience: float) -> None:
        begun = asyncio.create_task(ask.begun.wait())
        try:
            waited_for = [begun, ask.answer]
            await asyncio.wait(waited_for, timeout=patience, return_when=asyncio.FIRST_COMPLETED)
        finally:
            begun.cancel()
        if not ask.begun.is_set() and not ask.answer.done():
            raise Busy

    def _line_of(self, ask: Ask) -> AskLine:
        if ask.wish == ADVISE:
            return self._advice
        return self._thinkers if ask.slow else self._quick

    def _next(self, all_of_them: bool = False) -> Ask | None:
        """Whose turn it is; of those who think for long only if a process may."""
        if self._quick:
            return self._quick.take()
        if all_of_them or self._slow < self.most_slow:
            for line in (self._thinkers, self._advice):
                if line:
                    return line.take()
        return None

    # Who does what.

    def _dispatch(self) -> None:
        """Give jobs to processes for as long as there are both."""
        while self._idle and (ask := self._next()) is not None:
            home = self._homes.get(ask.table)
            worker = home if home in self._idle else self._idle[0]
            assert worker is not None
            self._idle.remove(worker)
            self._homes[ask.table] = worker
            self._homes.move_to_end(ask.table)
            if len(self._homes) > self.workers * KEPT:
                self._homes.popitem(last=False)
            self._slow += ask.slow
            ask.begun.set()
            spoil = partial(self._spoil, worker, ask)
            task = self.tasks.run(BOT_JOB, self._serve(worker, ask), when_failed=spoil)
            self._serving[task] = ask
            task.add_done_callback(self._serving.pop)

    async def _serve(self, worker: Worker, ask: Ask) -> None:
        """One job in one process, which is then free again, or dead."""
        ask.tries += 1
        why = "its process ended"
        others = len(self._thinkers) // self.most_slow if ask.slow else 0
        try:
            try:
                bot = self.budgets.name(ask.job.bot, others)
                async with asyncio.timeout(self.limit):
                    kind, found = await worker.do(ask, bot)
            finally:
                self._slow -= ask.slow
        except TimeoutError:
            why = f"it took longer than {self.limit:g} seconds"
        except (EOFError, OSError, ValueError, TypeError):
            pass  # dead, or what it sent cannot be read
        else:
            if kind == DONE:
                ask.succeed(found)
            else:
                ask.fail(found)
            self._rest(worker)
            return
        worker.kill()  # its keeper sees that and starts another one
        if ask.tries < self._tries and not ask.answer.done():
            self._line_of(ask).put(ask)
            self._dispatch()
        else:
            ask.fail(why)

    def _spoil(self, worker: Worker, ask: Ask) -> None:
        """A job failed in a way that nobody thought of: neither it nor its process is waited for."""
        worker.kill()
        ask.fail("it could not be asked")

    def _rest(self, worker: Worker) -> None:
        """It has nothing to do, unless it has died meanwhile."""
        if worker in self._alive:
            self._idle.append(worker)
            self._dispatch()

    # Processes.

    async def _keep(self, place: int) -> None:
        """See to it that there is a process in this place for as long as the pool runs."""
        while True:
            worker = self._places[place]
            if worker is not None:
                await worker.process.wait()
                self._places[place] = None
                self.restarts += 1
                self._bury(worker)
            self._places[place] = await self._replacement()

    def _bury(self, worker: Worker) -> None:
        self._alive.discard(worker)
        if worker in self._idle:
            self._idle.remove(worker)
        for table in [code for code, home in self._homes.items() if home is worker]:
            del self._homes[table]
        worker.close()

    async def _replacement(self) -> Worker:
        failures = 0
        while True:
            await asyncio.sleep(PAUSES[min(failures, len(PAUSES) - 1)])
            try:
                return await self._start_one()
            except BotFailed:
                pass
            except Exception as error:
                self.tasks.failed(BOT_KEEPER, error)
            failures += 1
            # A plain answer is better than none.
            while not self._alive and (ask := self._next(all_of_them=True)) is not None:
                ask.fail("no process can be started")

    async def _start_one(self) -> Worker:
        # The same Python, with the same modules in sight and nothing from the working folder.
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        command = [sys.executable, "-P", "-m", "deadwood.server.bots.worker"]
        try:
            process = await asyncio.create_subprocess_exec(
                *command,
                self._make_bot,
                str(self.limit),
                self._needs,
                stdin=PIPE,
                stdout=PIPE,
                stderr=DEVNULL,  # a traceback could name a card
                env=environment,
                start_new_session=True,
            )
        except OSError:
            raise BotFailed("A process in which bots think cannot be started.") from None
        worker = Worker(process)
        why = "A process in which bots think does not start."
        try:
            async with asyncio.timeout(STARTING):
                kind, found = await worker.receive()
            if kind == READY:
                self._alive.add(worker)
                self._rest(worker)
                return worker
            why = str(found)
        except (EOFError, OSError, ValueError, TypeError):  # TimeoutError is an OSError
            pass
        except asyncio.CancelledError:
            await end(worker)
            raise
        await end(worker)
        raise BotFailed(why)


async def cancel(tasks: Sequence[asyncio.Task[Any]]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def end(worker: Worker) -> None:
    """Kill it and wait until nothing of it is left, even if whoever asked for that is cancelled."""
    worker.kill()
    worker.close()
    gone = asyncio.create_task(is_gone(worker))
    try:
        await asyncio.shield(gone)
    except asyncio.CancelledError:
        await gone
        raise


async def is_gone(worker: Worker) -> None:
    """Its pipes included."""
    assert worker.process.stdout is not None
    await worker.process.wait()
    await worker.process.stdout.read()


def cores() -> int:
    """Those that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
