"""Nothing that runs in the background dies silently, and a table that fails harms only itself.

Each fault is a real one, put into the part that runs; then that part goes on, and log and figures say so.
"""

from __future__ import annotations

import ast
import asyncio
import io
import json
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from contextlib import asynccontextmanager, closing, contextmanager
from functools import partial, wraps
from pathlib import Path
from typing import Any, ParamSpec

import pytest

import deadwood.server
from deadwood.server.bots.pool import BotFailed, BotPool, Job
from deadwood.server.process import tasks
from deadwood.server.process.collector import Collector
from deadwood.server.process.metrics import Metrics
from deadwood.server.process.tasks import Tasks
from deadwood.server.storage import check
from deadwood.server.storage.base import StorageError
from deadwood.server.storage.check import StorageCheck
from deadwood.server.tables import commands, hub
from deadwood.server.tables.quarantine import FIRST, LONGEST, Quarantine
from tests.server.bot_games import first_job
from tests.server.running import Running, running
from tests.server.storing import entry, face, opened
from tests.server.strangers import Line, Stranger, logging_to
from tests.waiting import PATIENCE, until, wait_until

P = ParamSpec("P")


class Clock:
    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


class Time:
    """Milliseconds that are put on by hand."""

    def __init__(self) -> None:
        self.now = 1_700_000_000_000

    def __call__(self) -> int:
        return self.now


class Fault:
    """Fails the first few times that it is called; then what it stands for is done."""

    def __init__(self, real: Any, error: BaseException, times: int = 1) -> None:
        self.real = real
        self.error = error
        self.left = times
        self.went_well = 0

    def __call__(self, *given: Any, **named: Any) -> Any:
        if self.left:
            self.left -= 1
            raise self.error
        self.went_well += 1
        return self.real(*given, **named)


KILLED: set[str] = set()  # tasks that a test here lets fail


def kills(name: str) -> Callable[[Callable[P, None]], Callable[P, None]]:
    """For a test in which a task of this name fails: it must have, and it must have been noted."""
    KILLED.add(name)

    def of(test: Callable[P, None]) -> Callable[P, None]:
        @wraps(test)
        def watched(*given: P.args, **named: P.kwargs) -> None:
            noted: list[str] = []
            failed = Tasks.failed

            def note(self: Tasks, name: str, error: BaseException) -> None:
                noted.append(name)
                failed(self, name, error)

            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(Tasks, "failed", note)
                test(*given, **named)
            assert name in noted

        return watched

    return of


def lines(written: io.StringIO, message: str) -> list[dict[str, Any]]:
    said = [json.loads(line) for line in written.getvalue().splitlines()]
    return [line for line in said if line["message"] == message]


# Tasks as such.


def test_a_loop_that_fails_begins_again_until_it_is_cancelled() -> None:
    counted: list[str] = []
    rounds: list[int] = []

    async def loop() -> None:
        rounds.append(len(rounds))
        if len(rounds) == 1:
            raise ValueError("Anna has the Sheriff")
        if len(rounds) == 2:
            return  # a loop that ends has failed, too
        if len(rounds) == 3:
            raise asyncio.CancelledError  # not meant for us: somebody else's
        await asyncio.Event().wait()

    async def test() -> None:
        task = Tasks(counted.append, pauses=(0.0,)).keep(tasks.SWEEPER, loop)
        await until(lambda: len(rounds) == 4)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    asyncio.run(test())
    assert counted == [tasks.SWEEPER] * 3


def test_the_log_has_one_line_a_minute_with_a_count_and_no_secret() -> None:
    clock, written = Clock(), io.StringIO()
    made = Tasks(clock=clock)
    with logging_to(written):
        for _ in range(5):
            made.failed(tasks.TIMER, ValueError("Anna has the Sheriff"))
        clock.now += tasks.SILENCE
        made.failed(tasks.TIMER, ValueError("Anna has the Sheriff"))
    said = lines(written, "a task failed")
    assert [(line["task"], line["count"]) for line in said] == [("timer", 1), ("timer", 5)]
    assert "ValueError" in written.getvalue()
    assert "Sheriff" not in written.getvalue()


def test_a_task_that_fails_is_noted_unless_that_was_expected() -> None:
    counted: list[str] = []
    told: list[str] = []

    async def work(error: Exception | None) -> int:
        if error is not None:
            raise error
        return 7

    async def test() -> None:
        made = Tasks(counted.append)
        expected = (KeyError,)
        assert await made.run(tasks.LOAD, work(None), expected) == 7
        with pytest.raises(KeyError):
            await made.run(tasks.LOAD, work(KeyError()), expected)
        assert counted == []
        made.run(tasks.TIMER, work(ValueError()), expected, lambda: told.append("table"))
        await until(lambda: told)

    asyncio.run(test())
    assert counted == [tasks.TIMER]


@kills(tasks.LOOP)
def test_what_nobody_waited_for_is_counted() -> None:
    counted: list[str] = []

    async def test() -> None:
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(Tasks(counted.append).overheard)
        loop.call_soon(Fault(None, ValueError()))
        await until(lambda: counted)

    asyncio.run(test())
    assert counted == [tasks.LOOP]


def test_every_task_of_the_server_is_made_by_the_helper() -> None:
    """Whoever makes a task in another way must see himself that it does not fail silently."""
    allowed = {
        ("tasks.py", "run"): "the helper itself",
        ("tasks.py", "keep"): "the helper itself",
        ("pool.py", "start"): "gathered on the next line, where a failure ends the start",
        ("own_bots.py", "start"): "gathered on the next lines, where a failure ends the start",
        ("pool.py", "_begins"): "waits for an event and can do nothing else",
        ("pool.py", "end"): "waited for on the next lines, whoever is cancelled meanwhile",
        (
            "long_polls.py",
            "wait_for_news",
        ): "waited for in the same function; then the table is asked",
        ("socket.py", "serve"): "waited for in the same function, which looks at the results",
    }
    folder = Path(deadwood.server.__file__).parent
    found: set[tuple[str, str]] = set()
    for file in sorted(folder.rglob("*.py")):
        for function in ast.walk(ast.parse(file.read_text())):
            if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
                for call in ast.walk(function):
                    if isinstance(call, ast.Call) and name_of(call) in MAKERS:
                        found.add((file.name, function.name))
    assert found == set(allowed)


MAKERS = {"create_task", "ensure_future", "TaskGroup", "run_coroutine_threadsafe"}


def name_of(call: ast.Call) -> str:
    made = call.func
    return made.attr if isinstance(made, ast.Attribute) else getattr(made, "id", "")


# Tables that are left alone.


def test_a_table_is_left_alone_for_twice_as_long_each_time_up_to_an_hour() -> None:
    now = Time()
    quarantine = Quarantine(now)
    pause = FIRST
    for _ in range(15):
        quarantine.put("ABC234")
        assert quarantine.holds("ABC234")
        assert not quarantine.holds("ABC235")
        assert quarantine.held() == 1
        now.now += pause - 1
        assert quarantine.holds("ABC234")
        now.now += 1
        assert not quarantine.holds("ABC234")
        assert quarantine.held() == 0
        quarantine.forget()
        pause = min(2 * pause, LONGEST)
    assert pause == LONGEST
    now.now += LONGEST
    quarantine.forget()
    quarantine.put("ABC234")
    now.now += FIRST
    assert not quarantine.holds("ABC234")


# A whole server.


class Place:
    """A real server with somebody at it, and what it writes."""

    def __init__(self, server: Running, written: io.StringIO, file: Path) -> None:
        self.server = server
        self.written = written
        self.file = file
        self.anna = Stranger(server, "Anna")
        self.hub = server.parts.hub
        self.before: Mapping[str, float] = {}  # the figures when the test began

    def figure(self, name: str) -> float:
        return self.server.parts.services.metrics.totals().get(name, 0.0)

    def failures(self, task: str) -> float:
        name = f"deadwood_task_failures_total,task={task}"
        return self.figure(name) - self.before.get(name, 0.0)

    def quarantined(self) -> float:
        return self.figure("deadwood_tables_quarantined")

    def started(self, **wish: Any) -> str:
        """A table at which Anna plays against a bot."""
        code = self.anna.open(bots={"1": "random"}, **wish)
        assert self.anna.post(code, "start").status_code == 200
        return code

    def quiet(self) -> str:
        """A table at which nothing happens by itself, with three entries."""
        code = self.anna.open()
        assert self.plays(code)
        return code

    def damage(self, code: str, *changes: str) -> None:
        """Write something else into the database, and forget what is in memory."""

        async def let_go() -> None:
            self.hub.tables.pop(code).end()

        self.server.do(let_go())
        with closing(sqlite3.connect(self.file)) as database, database:
            for change in changes:
                database.execute(change, [code])

    def refused(self, code: str) -> bool:
        """Whether people are told, in a sentence, that the table cannot be used now."""
        answer = self.anna.http.get(f"/api/tables/{code}")
        if answer.status_code == 200:
            return False
        assert (answer.status_code, answer.json()["code"]) == (503, "damaged")
        assert "come back later" in answer.json()["words"]
        return True

    def plays(self, code: str) -> bool:
        return self.anna.post(code, "chat", f"chat-{time.monotonic_ns()}", text="hi").is_success


@contextmanager
def place(folder: Path, now: Callable[[], int] | None = None) -> Iterator[Place]:
    written = io.StringIO()
    with running(folder, now=now) as server, logging_to(written):
        found = Place(server, written, folder / "deadwood.db")
        try:
            yield found
        finally:
            found.anna.http.close()


@pytest.fixture(scope="module")
def everybodys(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(hub, "SWEEP", 0.02)
        with place(tmp_path_factory.mktemp("tasks")) as found:
            yield found


@pytest.fixture
def here(everybodys: Place) -> Place:
    """The same server for all, as if nothing had failed there yet."""
    with closing(sqlite3.connect(everybodys.file)) as database, database:
        database.execute("UPDATE tables SET deadline = NULL")  # the sweeper finds nothing of before
    services = everybodys.server.parts.services
    services.quarantine._tables.clear()
    services.tasks._said.clear()
    everybodys.written.truncate(0)
    everybodys.written.seek(0)
    everybodys.before = services.metrics.totals()
    return everybodys


DUE = "UPDATE tables SET deadline = 1 WHERE code = ?"
BAD_ROWS = {
    "no JSON": "UPDATE entries SET body = '{' WHERE code = ? AND number = 2",
    "a kind that nobody knows": "UPDATE entries SET kind = 'x' WHERE code = ? AND number = 2",
    "a move that is none": 'UPDATE entries SET body = \'{"move": "?", "by": "bot"}\', '
    "kind = 'move' WHERE code = ? AND number = 2",
    "a row is missing": "DELETE FROM entries WHERE code = ? AND number = 2",
}


@pytest.mark.parametrize("bad", BAD_ROWS)
@kills(tasks.LOAD)
def test_a_damaged_table_harms_only_itself(here: Place, bad: str) -> None:
    broken, whole = here.quiet(), here.quiet()
    here.damage(broken, BAD_ROWS[bad])
    assert here.refused(broken)
    assert here.failures(tasks.LOAD) >= 1
    assert here.quarantined() == 1
    assert here.plays(whole)
    assert lines(here.written, "a table is left alone")
    assert broken not in here.written.getvalue()


def test_a_damaged_table_does_not_stop_the_sweeper(here: Place) -> None:
    """It is due first, and the others are woken all the same."""
    codes = [here.quiet() for _ in range(3)]
    here.damage(codes[0], BAD_ROWS["no JSON"], DUE)
    for code in codes[1:]:
        here.damage(code, DUE)
    wait_until(lambda: {*codes[1:]} <= {*here.hub.tables})
    wait_until(here.quarantined)
    assert codes[0] not in here.hub.tables


@kills(tasks.SWEEPER)
def test_the_sweeper_survives_a_storage_that_fails(
    here: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    storage = here.server.parts.services.storage
    fault = Fault(storage.due, ValueError(), times=2)
    monkeypatch.setattr(storage, "due", fault)
    wait_until(lambda: fault.went_well >= 2)
    assert here.failures(tasks.SWEEPER) == 2
    assert lines(here.written, "a task failed")[0]["task"] == "sweeper"


def test_a_table_that_the_sweeper_stumbles_over_is_left_alone(
    here: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken, whole = here.started(), here.started()
    monkeypatch.setattr(here.hub.tables[broken], "is_idle", Fault(None, ValueError()))
    wait_until(here.quarantined)
    assert here.refused(broken)
    assert here.plays(whole)
    assert here.failures(tasks.SWEEPER) == 1


@kills(tasks.LOOP_WATCH)
def test_the_loop_is_watched_on(here: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    lag = here.server.parts.services.metrics._lag
    fault = Fault(lag.observe, ValueError())
    monkeypatch.setattr(lag, "observe", fault)
    wait_until(lambda: fault.went_well >= 2)
    assert here.failures(tasks.LOOP_WATCH) == 1


@kills(tasks.TIMER)
def test_a_timer_that_fails_takes_its_table_out_and_it_gets_another_chance(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = Time()
    monkeypatch.setattr(hub, "SWEEP", 0.02)
    with place(tmp_path, now) as here:
        code = here.started(clock={"move": 30})
        wait_until(lambda: here.hub.tables[code].table.deadline(0))
        monkeypatch.setattr(commands, "time_up", Fault(commands.time_up, KeyError()))
        with here.anna.line(code) as line:
            now.now += 31_000
            line.say("chat", text="late?")  # whatever happens sets the timer anew
            assert line.end() == 1012
        assert here.failures(tasks.TIMER) == 1
        assert here.quarantined() == 1
        assert here.refused(code)
        now.now += FIRST
        assert here.quarantined() == 0
        wait_until(lambda: code in here.hub.tables)  # the sweeper has not forgotten it
        wait_until(lambda: not here.refused(code))
        wait_until(lambda: here.hub.tables[code].table.seats[0].away == "time")


@kills(tasks.THINKER)
def test_a_bot_that_cannot_answer_takes_its_table_out(
    here: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole, broken = here.anna.open(), here.started()
    fault = Fault(commands.bot_move, KeyError(), times=10**9)
    with here.anna.line(broken) as line:
        monkeypatch.setattr(commands, "bot_move", fault)
        line.send({"type": "leave", "id": "leave"})  # so that there is always a bot to answer
        wait_until(here.quarantined)
    assert here.failures(tasks.THINKER) >= 1
    assert here.refused(broken)
    assert here.plays(whole)


def test_a_table_that_cannot_be_told_is_read_again(
    here: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is stored is stored; else nobody would hear of it, and no bot would go on."""
    code = here.anna.open()
    monkeypatch.setattr(here.hub.tables[code], "tell", Fault(None, ValueError()))
    assert not here.plays(code)  # whoever asked for it is told that something failed
    assert here.plays(code)
    assert here.quarantined() == 0


@kills(tasks.COMMIT)
def test_a_change_that_fails_when_nobody_waits_for_it_any_more_is_noted(here: Place) -> None:
    live = here.hub.tables[here.anna.open()]

    async def give_up_waiting() -> None:
        async with live._lock:  # so that it cannot have happened yet
            waiting = asyncio.ensure_future(live.commit(Fault(None, ValueError())))
            await until(lambda: live._tasks)
            waiting.cancel()
            await asyncio.wait([waiting])
        await until(lambda: not live._tasks)

    here.server.do(give_up_waiting())
    assert here.failures(tasks.COMMIT) == 1


@kills(tasks.PRESENCE)
def test_a_table_at_which_nobody_hears_that_somebody_left_plays_on(
    here: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = here.anna.open()
    live = here.hub.tables[code]
    attendance = live.attendance

    async def hold() -> None:
        await live._lock.acquire()  # something is being stored: who is there is told later

    async def let_go() -> None:
        live._lock.release()
        await until(lambda: not live._tasks)

    with here.anna.line(code) as stays:
        with here.anna.line(code):
            here.server.do(hold())
            monkeypatch.setattr(attendance, "online", Fault(attendance.online, ValueError()))
        wait_until(lambda: live._tasks)
        here.server.do(let_go())
        assert here.failures(tasks.PRESENCE) == 1
        assert stays.say("chat", text="Howdy")["type"] == "done"


# A storage that cannot be written.


@pytest.fixture
def fragile(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Place]:
    """A server of its own, whose database may be taken away; what is left alone stays so."""
    monkeypatch.setattr(check, "PROBE_EVERY", 0.02)
    with place(tmp_path, Time()) as found:
        yield found


@contextmanager
def taken_away(here: Place) -> Iterator[None]:
    """The database is somewhere else, and whoever wanted to write something was told so."""
    code, away = here.anna.open(), here.file.with_suffix(".away")
    here.file.rename(away)
    try:
        assert here.anna.post(code, "chat", "oh", text="Oh").json()["code"] == "storage"
        yield
    finally:
        away.rename(here.file)


def hear_writable(line: Line, wanted: bool) -> None:
    """Until the line is told so, now or before."""
    while [told["writable"] for told in line.heard if told["type"] == "presence"][-1:] != [wanted]:
        line.heard.append(line.hear())


@pytest.mark.parametrize("part", ["tell_presence", "schedule"])  # without `schedule` none can end
@pytest.mark.parametrize("when", [False, True])
def test_a_table_that_fails_when_the_storage_changes_harms_only_itself(
    fragile: Place, part: str, when: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It fails when it is told that nothing can be stored, or that it can be again."""
    here = fragile
    broken, whole = here.anna.open(), here.anna.open()
    live, health = here.hub.tables[broken], here.server.parts.services.storage.health
    real = getattr(live, part)

    def fails() -> None:
        if health.writable is when:
            raise ValueError
        real()

    with here.anna.line(broken) as lost, here.anna.line(whole) as line:
        if not when:
            monkeypatch.setattr(live, part, fails)
        with taken_away(here):
            hear_writable(line, False)
            if when:
                monkeypatch.setattr(live, part, fails)
        hear_writable(line, True)
        assert lost.end() in (1011, 1012)  # 1011: it fails again when he leaves
        assert line.say("chat", text="Howdy")["type"] == "done"
    assert here.failures(tasks.PRESENCE) >= 1
    assert here.quarantined() == 1
    assert here.refused(broken)


@kills(tasks.PROBE)
def test_a_probe_that_fails_begins_again_or_nothing_would_be_stored_any_more(
    fragile: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, storage = fragile, fragile.server.parts.services.storage
    code = here.quiet()
    fault = Fault(storage.probe, ValueError())
    monkeypatch.setattr(storage, "probe", fault)
    with taken_away(here):
        wait_until(lambda: fault.went_well)
        assert here.failures(tasks.PROBE) == 1
        assert not here.plays(code)
    wait_until(lambda: storage.health.writable)
    assert here.plays(code)


@kills(tasks.PULSE)
def test_whoever_asks_whether_it_works_is_answered_after_a_fault(
    here: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    house, clock = here.server.parts, Clock()
    storage, fault = house.services.storage, Fault(lambda: None, ValueError())
    ping = storage.ping

    async def faulty() -> None:
        fault()
        await ping()

    monkeypatch.setattr(house, "storage_check", StorageCheck(storage, house.services.tasks, clock))
    monkeypatch.setattr(storage, "ping", faulty)
    assert here.anna.http.get("/healthz").status_code == 500
    assert here.failures(tasks.PULSE) == 1
    clock.now += check.PING_EVERY
    assert here.anna.http.get("/healthz").status_code == 200


# Bots and the storage.


def choose(pool: BotPool, job: Job) -> Any:
    return asyncio.wait_for(pool.choose(job), PATIENCE)


@asynccontextmanager
async def one_process(counted: list[str]) -> AsyncIterator[BotPool]:
    pool = BotPool(1, tasks=Tasks(counted.append, pauses=(0.0,)))
    await pool.start()
    try:
        yield pool
    finally:
        await pool.stop()


@pytest.mark.parametrize("part", ["_bury", "_start_one"])
@kills(tasks.BOT_KEEPER)
def test_a_process_of_bots_is_replaced_even_if_that_fails_at_first(
    part: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    counted: list[str] = []

    async def test() -> None:
        async with one_process(counted) as pool:
            with monkeypatch.context() as patch:
                patch.setattr(pool, part, Fault(getattr(pool, part), ValueError()))
                old = pool.pids()
                next(iter(pool._alive)).kill()
                await until(lambda: counted and {*pool.pids()} - {*old})
                assert await choose(pool, first_job("wyatt-earp", 2))

    asyncio.run(test())
    assert counted == [tasks.BOT_KEEPER]


@kills(tasks.BOT_JOB)
def test_a_job_that_cannot_be_asked_is_answered_and_the_next_one_too(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    counted: list[str] = []

    async def test() -> None:
        async with one_process(counted) as pool:
            with monkeypatch.context() as patch:
                patch.setattr(Job, "message", Fault(None, KeyError()))
                with pytest.raises(BotFailed):
                    await choose(pool, first_job("wyatt-earp", 2))
            assert await choose(pool, first_job("wyatt-earp", 2))

    asyncio.run(test())
    assert counted == [tasks.BOT_JOB]


@kills(tasks.COLLECTOR)
def test_the_collector_is_watched_on(monkeypatch: pytest.MonkeyPatch) -> None:
    counted: list[str] = []
    fault = Fault(lambda _: False, ValueError())
    collector = Collector()
    monkeypatch.setattr(collector, "is_due", fault)

    async def test() -> None:
        loop = partial(collector.watch, 0.0)
        task = Tasks(counted.append, pauses=(0.0,)).keep(tasks.COLLECTOR, loop)
        await until(lambda: fault.went_well >= 2)
        task.cancel()

    asyncio.run(test())
    assert counted == [tasks.COLLECTOR]


@kills(tasks.WRITER)
def test_the_writer_outlives_whatever_it_is_given(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    counted: list[str] = []

    async def test() -> None:
        async with opened(tmp_path / "x.db", failed=Tasks(counted.append).failed) as db:
            writer = db._writer
            assert writer is not None
            monkeypatch.setattr(writer, "_write", Fault(writer._write, SystemExit()))
            with pytest.raises(StorageError):
                await asyncio.wait_for(db.create(face(), [entry(1, "opened")]), PATIENCE)
            await asyncio.wait_for(db.create(face(), [entry(1, "opened")]), PATIENCE)

    asyncio.run(test())
    assert counted == [tasks.WRITER]


def test_each_task_is_killed_by_a_test() -> None:
    """Whoever makes another kind of task shows here that it begins again, or that it is noted."""
    constants = {name: value for name, value in vars(tasks).items() if name.isupper()}
    named = {value for value in constants.values() if isinstance(value, str)}
    assert named == tasks.NAMES == KILLED


def test_figures_know_the_names_of_all_tasks() -> None:
    metrics = Metrics([], [])
    for name in tasks.NAMES:
        metrics.task_failed(name)
    metrics.task_failed("Anna")
    totals = metrics.totals()
    for name in [*tasks.NAMES, "other"]:
        assert totals[f"deadwood_task_failures_total,task={name}"] == 1
