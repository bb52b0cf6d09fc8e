"""Bots in real processes: the same moves as here, whatever happens to the processes."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator, Awaitable, Coroutine
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from deadwood.bots.registry import make_bot
from deadwood.server.bots.budgets import Budgets
from deadwood.server.bots.pool import (
    MAKE_BOT,
    Ask,
    AskLine,
    BotFailed,
    BotPool,
    Busy,
    Job,
    Worker,
    end,
)
from deadwood.server.bots.worker import Forgotten, ReplayedTable, ReplayedTables
from tests.server import turning
from tests.server.bot_games import Played, first_job, play
from tests.server.odd_bots import BOOK, GATE, SECRET
from tests.waiting import PATIENCE, until, wait_until

ODD = "tests.server.odd_bots:make_bot"
GAMES = [("wyatt-earp", 3), ("el-paso", 4), ("bang", 5)]
every_game = pytest.mark.parametrize(("name", "players"), GAMES)


@contextlib.asynccontextmanager
async def running(
    workers: int,
    limit: float = PATIENCE,
    make_bot: str = ODD,
    budgets: Budgets | None = None,
    patience: float = PATIENCE,
) -> AsyncIterator[BotPool]:
    pool = BotPool(workers, limit, make_bot, budgets, patience)
    await pool.start()
    try:
        yield pool
    finally:
        await pool.stop()


def run(test: Coroutine[Any, Any, None]) -> None:
    async def limited() -> None:
        async with asyncio.timeout(3 * PATIENCE):  # of a clock that some tests turn on
            await test

    turning.run(limited())


class Gate:
    """Bots called "waits" are at work until it is opened; they sign the book when they begin."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "gate"
        self.book = folder / "book"

    def open(self) -> None:
        self.file.touch()

    def signed(self) -> list[str]:
        return self.book.read_text(encoding="utf-8").split() if self.book.exists() else []


@pytest.fixture
def gate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Gate:
    found = Gate(tmp_path)
    monkeypatch.setenv(GATE, str(found.file))
    monkeypatch.setenv(BOOK, str(found.book))
    return found


async def same(pool: BotPool, asked: list[tuple[Job, str]]) -> None:
    for job, text in asked:
        assert await pool.choose(job) == text


async def replaced(pool: BotPool, restarts: int) -> None:
    """Until so many processes have been replaced, and all are there."""
    await until(lambda: pool.restarts == restarts and len(pool.pids()) == pool.workers)


async def why(answer: Awaitable[str]) -> str:
    with pytest.raises(BotFailed) as caught:
        await answer
    assert caught.value.__cause__ is None
    return str(caught.value)


def lives(pid: int) -> bool:
    """Whether a process is at work; one that has ended may stay listed until it is collected."""
    try:
        stat = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8")
    except OSError:
        return False
    return stat.rpartition(")")[2].split()[0] not in "ZX"


# The move is the one that the same bot chooses here.


@every_game
@pytest.mark.parametrize("bot", ["ranger", "random"])
def test_whole_games_are_the_same_as_in_process(name: str, players: int, bot: str) -> None:
    played = play(first_job(name, players, bot))

    async def test() -> None:
        async with running(1, make_bot=MAKE_BOT) as pool:
            await same(pool, played.asked)

    assert len(played.asked) > 30
    run(test())


@every_game
def test_the_answer_is_the_same_wherever_a_table_was_before(name: str, players: int) -> None:
    # Backwards nothing can be played on from; forwards two processes have seen half of it each.
    played = play(first_job(name, players), limit=60)

    async def test() -> None:
        async with running(2) as pool:
            await same(pool, played.asked[::-6])
            answers = await asyncio.gather(*[pool.choose(job) for job, _ in played.asked])
            assert answers == [text for _, text in played.asked]
            assert pool.restarts == 0

    run(test())


@every_game
def test_after_a_move_is_taken_back_the_other_game_is_played(name: str, players: int) -> None:
    played = play(first_job(name, players), limit=40)
    other = play(replace(first_job(name, players), chance=77, bot="random"), limit=40)
    assert played.asked[0][0].seed == other.asked[0][0].seed
    assert played.moves[:30] != other.moves[:30]

    async def test() -> None:
        async with running(1) as pool:
            for at in (10, 39, 9, 20):
                await same(pool, [played.asked[at], other.asked[at]])

    run(test())


def test_another_game_under_the_same_code_is_not_confused_with_the_first() -> None:
    games = [play(first_job("bang", 4, seed=seed), limit=12) for seed in (1, 2)]

    async def test() -> None:
        async with running(1) as pool:
            for (job, text), (other, other_text) in zip(
                games[0].asked, games[1].asked, strict=True
            ):
                assert await pool.choose(job) == text
                assert await pool.choose(other) == other_text

    run(test())


@every_game
def test_a_game_goes_on_from_a_position_without_a_memory(name: str, players: int) -> None:
    before = play(first_job(name, players), limit=61)
    resumed = replace(first_job(name, players), position=before.positions[60], seed="")
    after = play(resumed, limit=80, remembering=False)

    async def test() -> None:
        async with running(1) as pool:
            await same(pool, before.asked)  # what it remembers of this table must not be used
            await same(pool, after.asked)

    assert after.asked[0][0].moves == []
    run(test())


def test_a_move_without_an_alternative_needs_no_bot() -> None:
    played = play(first_job("bang", 4, "random"))
    forced = [
        replace(job, bot="raises")
        for job, text in played.asked
        if legal_moves(played, job) == [text]
    ]

    async def test() -> None:
        async with running(1) as pool:
            for job in forced[:3]:
                assert await pool.choose(job) == played.moves[len(job.moves)][1]

    assert forced
    run(test())


def legal_moves(played: Played, job: Job) -> list[str]:
    state = played.game.from_position(played.positions[len(job.moves)])
    return [played.game.text(move) for move in played.game.legal(state, job.seat)]


# What a process keeps.


def kept_after(tables: ReplayedTables, job: Job, text: str, known: int = 0) -> ReplayedTable:
    setting = (job.game, job.edition, job.players, job.options, job.seed, job.position)
    new = job.moves[known:]
    found = tables.choose(job.table, job.bot, job.seat, job.chance, setting, known, new)
    assert found == text
    return tables.tables[job.table]


def test_a_table_is_played_on_from_what_is_kept_and_anew_if_nothing_is_known() -> None:
    asked = play(first_job("el-paso", 3), limit=30).asked
    tables = ReplayedTables(make_bot)
    first = kept_after(tables, *asked[10])
    assert kept_after(tables, *asked[10], known=len(asked[10][0].moves)) is first
    assert kept_after(tables, *asked[25], known=len(asked[10][0].moves)) is first
    assert first.moves == asked[25][0].moves
    assert kept_after(tables, *asked[24]) is not first


def test_what_is_not_kept_any_more_is_asked_for_as_a_whole() -> None:
    asked = play(first_job("wyatt-earp", 2), limit=12).asked
    tables = ReplayedTables(make_bot, kept=1)
    kept_after(tables, *asked[5])
    with pytest.raises(Forgotten):
        kept_after(tables, *asked[10], known=3)  # it is further than that
    with pytest.raises(Forgotten):
        kept_after(tables, *asked[10], known=len(asked[5][0].moves))  # and what it had is gone
    assert kept_after(tables, *asked[10]).moves == asked[10][0].moves


def test_a_process_is_told_only_what_is_new() -> None:
    """Each message to a process, as long as a game goes on: none grows with the game."""
    played = play(first_job("wyatt-earp", 2), limit=120)

    async def sizes() -> list[int]:
        found: list[int] = []
        async with running(1, make_bot=MAKE_BOT) as pool:
            (worker,) = pool._alive
            exchange = worker.exchange

            async def counted(message: bytes) -> tuple[str, Any]:
                found.append(len(message))
                return await exchange(message)

            monkey.setattr(worker, "exchange", counted)
            for job, text in played.asked:
                assert await pool.choose(job) == text
            # A move is taken back: everything is told again, and the answer is as it was.
            job, text = played.asked[-2]
            assert await pool.choose(job) == text
        return found

    with pytest.MonkeyPatch.context() as monkey:
        *told, whole = asyncio.run(sizes())
    assert len(told) == len(played.asked)
    assert max(told) < whole / 2
    assert max(told[-20:]) <= max(told[:20]) + 40


def test_the_tables_asked_about_last_are_kept() -> None:
    asked = play(first_job("wyatt-earp", 2), limit=4).asked
    tables = ReplayedTables(make_bot, kept=2)
    for code in "ABACA":
        kept_after(tables, replace(asked[3][0], table=code), asked[3][1])
    assert list(tables.tables) == ["C", "A"]


def test_a_table_goes_to_the_process_that_had_it_or_to_a_free_one(gate: Gate) -> None:
    async def test() -> None:
        async with running(3) as pool:
            for code in "ABABBAAB":
                await pool.choose(first_job("bang", 4, "signs", table=code))
            signed = gate.signed()
            first, second = signed[0], signed[1]
            assert signed == [first if code == "A" else second for code in "ABABBAAB"]
            assert first != second
            busy = asyncio.create_task(pool.choose(first_job("bang", 4, "waits", table="A")))
            await until(lambda: len(gate.signed()) == 9)
            await pool.choose(first_job("bang", 4, "signs", table="A"))
            assert not busy.done()
            assert gate.signed()[8] == first != gate.signed()[9]
            gate.open()
            await busy

    run(test())


# Bots that misbehave.


@pytest.mark.parametrize(
    ("bot", "sentence"),
    [
        ("raises", "The bot raises of bang has no move: it ended with LookupError."),
        ("cheats", "The bot cheats of bang has no move: it chose what is not allowed."),
        ("quits", "The bot quits of bang has no move: its process ended."),
        ("dies", "The bot dies of bang has no move: its process ended."),
    ],
)
def test_an_error_of_a_bot_names_no_card_and_harms_nobody(
    bot: str, sentence: str, capfd: pytest.CaptureFixture[str]
) -> None:
    played = play(first_job("bang", 4), limit=20)

    async def test() -> None:
        async with running(1) as pool:
            await same(pool, played.asked[:10])
            assert await why(pool.choose(replace(played.asked[10][0], bot=bot))) == sentence
            await same(pool, played.asked[10:])
            assert pool.restarts == (2 if bot in ("quits", "dies") else 0)
            assert (pool.waiting(), pool.busy()) == (0, 0)

    run(test())
    assert capfd.readouterr() == ("", "")


def test_what_cannot_be_played_is_refused_without_naming_it() -> None:
    played = play(first_job("bang", 4), limit=20)
    good, text = played.asked[-1]
    cases = [
        (replace(good, moves=[*good.moves[:-1], (0, SECRET)]), "cannot be played again"),
        (replace(good, moves=[*good.moves, (9, text)]), "cannot be played again"),
        (replace(good, position=f"hands = '{SECRET}"), "cannot be played again"),
        (replace(good, game="chess"), "cannot be played again"),
        (replace(good, seat=(good.seat + 1) % 4), "its seat is not asked"),
        (replace(good, moves=[(0,)]), "its process met ValueError"),  # type: ignore[list-item]
    ]

    async def test() -> None:
        async with running(1) as pool:
            for job, sentence in cases:
                said = await why(pool.choose(job))
                assert sentence in said
                assert SECRET not in said
                assert await pool.choose(good) == text

    run(test())


def test_a_bot_that_does_not_exist_has_no_move() -> None:
    async def test() -> None:
        async with running(1, make_bot=MAKE_BOT) as pool:
            said = await why(pool.choose(first_job("bang", 4, "nobody")))
            assert said == "The bot nobody of bang has no move: it ended with UnknownName."

    run(test())


def test_what_a_bot_prints_does_not_disturb_its_answers(capfd: pytest.CaptureFixture[str]) -> None:
    job = first_job("wyatt-earp", 2, "prints")

    async def test() -> None:
        async with running(1) as pool:
            assert [await pool.choose(job) for _ in range(2)] == ["draw discard"] * 2
            assert pool.restarts == 0

    run(test())
    assert capfd.readouterr() == ("", "")


@pytest.mark.slow
def test_a_hanging_bot_is_ended_at_the_limit_and_delays_no_other_table() -> None:
    played = play(first_job("el-paso", 3), limit=40)

    async def test() -> None:
        loop = asyncio.get_running_loop()
        assert isinstance(loop, turning.Loop)
        async with running(2, limit=100.0) as pool:
            stuck = asyncio.create_task(
                why(pool.choose(first_job("bang", 4, "hangs", table="stuck")))
            )
            await until(lambda: pool.busy() == 1)
            await same(pool, played.asked)
            assert not stuck.done()
            assert pool.restarts == 0  # it is at its first try still
            for ended in (1, 2):
                loop.turn(pool.limit / 2)  # not yet
                await same(pool, played.asked[-1:])
                assert pool.restarts == ended - 1
                loop.turn(pool.limit / 2)
                await replaced(pool, ended)
            assert f"it took longer than {pool.limit:g} seconds" in await stuck
            await same(pool, played.asked[-1:])

    run(test())


# Bots that think for long.

SLOW = Budgets({"waits": "1s", "tells": "400ms"})


@pytest.mark.parametrize("workers", [2, 3])
def test_however_many_think_for_long_the_others_are_answered_at_once(
    workers: int, gate: Gate
) -> None:
    async def test() -> None:
        async with running(workers, budgets=SLOW) as pool:
            slow = [
                asyncio.create_task(pool.choose(first_job("bang", 4, "waits", table=str(at))))
                for at in range(4)
            ]
            await until(lambda: pool.busy() == workers - 1)
            for code in "ABC":
                await pool.choose(first_job("wyatt-earp", 2, "random", table=code))
            assert not any(each.done() for each in slow)
            assert pool.busy() == workers - 1
            gate.open()
            await asyncio.gather(*slow)
            assert (pool.waiting(), pool.busy()) == (0, 0)

    run(test())


def test_with_one_process_those_who_answer_at_once_come_first(gate: Gate) -> None:
    async def test() -> None:
        order: list[str] = []

        async def ask(name: str, job: Job) -> None:
            await pool.choose(job)
            order.append(name)

        async with running(1, budgets=SLOW) as pool:
            asks = [
                asyncio.create_task(ask(f"slow {at}", first_job("bang", 4, "waits", table=str(at))))
                for at in range(2)
            ]
            await until(lambda: pool.busy() == 1)
            asks.append(asyncio.create_task(ask("quick", first_job("wyatt-earp", 2, "random"))))
            await until(lambda: pool.waiting() == 2)
            gate.open()
            await asyncio.gather(*asks)
        assert order == ["slow 0", "quick", "slow 1"]

    run(test())


def test_those_who_think_share_their_time_when_they_are_many(gate: Gate) -> None:
    async def test() -> None:
        async with running(1, budgets=SLOW) as pool:
            jobs = [first_job("bang", 4, "tells", table=str(at)) for at in range(4)]
            await asyncio.gather(*[pool.choose(job) for job in jobs])
        # The first finds three behind him, the last one nobody.
        assert gate.signed() == ["tells:100ms", "tells:133.333ms", "tells:200ms", "tells:400ms"]

    run(test())


def test_a_process_that_dies_at_a_slow_job_leaves_its_place_to_the_next() -> None:
    budgets = Budgets({"dies": "1s", "first": "1s"})

    async def test() -> None:
        async with running(2, budgets=budgets) as pool:
            assert "process ended" in await why(pool.choose(first_job("bang", 4, "dies")))
            assert await pool.choose(first_job("wyatt-earp", 2, "first")) == "draw supply"
            await until(lambda: len(pool.pids()) == 2)

    run(test())


def test_budgets_go_to_those_who_think_and_to_nobody_else() -> None:
    budgets = Budgets({"marshal": "300", "legend": "2s"})
    assert [budgets.name(level) for level in ("random", "greenhorn", "ranger")] == [
        "random",
        "greenhorn",
        "ranger",
    ]
    assert budgets.name("marshal") == "marshal:300"
    assert [budgets.name("marshal", others) for others in (1, 2, 1000)] == [
        "marshal:150",
        "marshal:100",
        "marshal:10",
    ]
    assert [budgets.name("legend", others) for others in (0, 4, 1000)] == [
        "legend:2000ms",
        "legend:400ms",
        "legend:10ms",
    ]
    assert [budgets.seconds(level) for level in ("ranger", "marshal", "legend")] == [0.0, 0.0, 2.0]
    assert [budgets.thinks(level) for level in ("ranger", "marshal", "legend")] == [
        False,
        True,
        True,
    ]
    assert Budgets({"marshal": "5"}).name("marshal", 3) == "marshal:5"  # never more than it has


# Advice.


@every_game
def test_advice_is_about_legal_moves_and_the_one_that_was_made(name: str, players: int) -> None:
    played = play(first_job(name, players), limit=40)

    async def test() -> None:
        async with running(1) as pool:
            for job, text in played.asked[::7]:
                asked = replace(job, bot="marshal:40", made=text)
                found = await pool.advise(asked)
                texts = [move for move, _, _ in found]
                assert set(texts) <= set(legal_moves(played, job))
                assert texts.count(text) == 1
                assert 1 <= len(texts) <= 5
                assert found == await pool.advise(asked)

    run(test())


def test_advice_waits_behind_all_bots_and_is_refused_if_that_takes_too_long(gate: Gate) -> None:
    async def test() -> None:
        job = first_job("wyatt-earp", 2, "marshal:20")
        async with running(1, budgets=SLOW, patience=0.1) as pool:
            slow = asyncio.create_task(pool.choose(first_job("bang", 4, "waits", table="A")))
            await until(lambda: pool.busy() == 1)
            with pytest.raises(Busy):
                await pool.advise(job)
            assert pool.waiting() == 0
            waiting = asyncio.create_task(pool.advise(job))
            await asyncio.sleep(0)
            with pytest.raises(Busy):  # no line of those who want advice
                await pool.advise(job)
            with pytest.raises(Busy):
                await waiting
            gate.open()
            await slow
            assert await pool.advise(job)

    run(test())


def test_without_a_memory_nobody_gives_advice() -> None:
    before = play(first_job("bang", 4), limit=11)
    job, _ = before.asked[10]
    asked = replace(job, bot="marshal:20", position=before.positions[10], moves=[], seed="")

    async def test() -> None:
        async with running(1) as pool:
            with pytest.raises(BotFailed, match="nobody remembers how the game began"):
                await pool.advise(asked)
            with pytest.raises(BotFailed, match="its seat is not asked"):
                await pool.advise(replace(job, bot="marshal:20", seat=(job.seat + 1) % 4))

    run(test())


# Processes that die.


@every_game
def test_killed_while_idle_the_next_answer_still_comes(name: str, players: int) -> None:
    played = play(first_job(name, players), limit=31)

    async def test() -> None:
        async with running(1) as pool:
            await same(pool, played.asked[:15])
            (first,) = pool.pids()
            os.kill(first, signal.SIGKILL)
            await same(pool, played.asked[15:])
            assert pool.restarts == 1
            assert pool.pids() != [first]

    run(test())


def test_killed_at_work_its_job_is_done_by_another(gate: Gate) -> None:
    async def test() -> None:
        async with running(1) as pool:
            answer = asyncio.create_task(pool.choose(first_job("wyatt-earp", 2, "waits")))
            await until(gate.signed)
            os.kill(pool.pids()[0], signal.SIGKILL)
            gate.open()
            assert await answer == "draw supply"
            assert len(set(gate.signed())) == 2
            assert pool.restarts == 1

    run(test())


def test_ctrl_c_is_not_for_a_process_of_bots() -> None:
    async def test() -> None:
        async with running(1) as pool:
            (pid,) = pool.pids()
            os.kill(pid, signal.SIGINT)
            assert await pool.choose(first_job("wyatt-earp", 2, "first")) == "draw supply"
            assert pool.pids() == [pid]
            assert os.getpgid(pid) != os.getpgid(0)

    run(test())


def test_stop_ends_all_processes_and_tells_whoever_waits() -> None:
    async def test() -> None:
        pool = BotPool(2, make_bot=ODD)
        await pool.start()
        pids = pool.pids()
        answers = [
            asyncio.create_task(why(pool.choose(first_job("bang", 4, "hangs", table=str(at)))))
            for at in range(4)
        ]
        await asyncio.sleep(0)  # the last are on their way, some have not begun
        await pool.stop()
        assert all("the server ends" in said for said in await asyncio.gather(*answers))
        assert not any(lives(pid) for pid in pids)
        assert (pool.pids(), pool.waiting(), pool.busy()) == ([], 0, 0)
        assert "No process" in await why(pool.choose(first_job("bang", 4)))
        await pool.stop()  # once more does no harm

    run(test())


def test_stop_at_once_after_the_start_leaves_nothing() -> None:
    async def test() -> None:
        pool = BotPool(2, make_bot=ODD)
        await pool.start()
        pids = pool.pids()
        await pool.stop()
        assert len(pids) == 2
        assert not any(lives(pid) for pid in pids)

    run(test())


def test_what_cannot_start_is_said_at_the_start() -> None:
    async def test() -> None:
        pool = BotPool(2, make_bot="tests.server.no_such_module:make_bot")
        with pytest.raises(BotFailed, match="does not start"):
            await pool.start()
        assert pool.pids() == []
        assert "No process" in await why(pool.choose(first_job("bang", 4)))

    run(test())


def test_who_is_cancelled_while_he_ends_a_process_leaves_nothing_of_it() -> None:
    """Several that cannot start are ended at the same time, and the first calls the others off."""

    async def test() -> None:
        command = [sys.executable, "-c", "input()"]
        process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE)
        ending = asyncio.create_task(end(Worker(process)))
        await asyncio.sleep(0)
        ending.cancel()
        with pytest.raises(asyncio.CancelledError):
            await ending
        assert process.returncode == -signal.SIGKILL

    run(test())


def test_when_nothing_can_be_started_any_more_waiting_ends(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def test() -> None:
        async with running(1) as pool:
            monkeypatch.setattr(sys, "executable", "/nowhere/python")
            assert "no process can be started" in await why(
                pool.choose(first_job("bang", 4, "dies"))
            )
            monkeypatch.undo()
            assert await pool.choose(first_job("wyatt-earp", 2, "first")) == "draw supply"

    run(test())


PARENT = """
import asyncio
from deadwood.server.bots.pool import BotPool
from tests.server.bot_games import first_job

async def main():
    pool = BotPool(2, 4.0, "tests.server.odd_bots:make_bot")
    await pool.start()
    pool.limit = 3600.0  # the process that hangs must end by itself
    print(*pool.pids(), flush=True)
    await pool.choose(first_job("bang", 4, "hangs"))

asyncio.run(main())
"""


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
def test_the_death_of_the_server_ends_its_processes_even_a_hanging_one(gate: Gate) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", PARENT],
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
    ) as parent:
        assert parent.stdout is not None
        pids = [int(word) for word in parent.stdout.readline().split()]
        assert len(pids) == 2
        wait_until(gate.signed)  # one of them hangs
        parent.kill()
    wait_until(lambda: not any(lives(pid) for pid in pids))


# Many at once.


@pytest.mark.slow
def test_the_event_loop_goes_on_while_fifty_jobs_run(gate: Gate) -> None:
    jobs = [
        replace(play(first_job("bang", 7, seed=at), limit=40).asked[-1][0], table=f"T{at}")
        for at in range(5)
    ]

    async def test() -> None:
        async with running(2) as pool:
            # Each table is played anew by whoever has not seen it.
            asks = [
                asyncio.create_task(pool.choose(replace(jobs[at % 5], table=f"T{at}", bot="waits")))
                for at in range(50)
            ]
            await until(lambda: len(gate.signed()) == 2)
            for _ in range(100):  # a loop that waits for an answer would not go round
                await asyncio.sleep(0)
            assert (pool.waiting(), pool.busy()) == (48, 2)
            gate.open()
            await asyncio.gather(*asks)
            assert pool.waiting() == pool.busy() == 0

    run(test())


def test_tables_wait_in_turn_and_a_table_with_many_jobs_holds_up_nobody() -> None:
    async def test() -> None:
        line = AskLine()
        asks = [Ask(first_job("bang", 4, table=code)) for code in ("A", "A", "A", "B", "C", "B")]
        for ask in asks:
            line.put(ask)
        line.drop(asks[2])
        line.drop(asks[2])
        assert len(line) == 5
        taken = [line.take() for _ in range(len(line))]
        assert taken == [asks[0], asks[3], asks[4], asks[1], asks[5]]
        line.put(asks[0])
        line.drop(asks[0])
        assert not line

    run(test())


def test_who_gives_up_waiting_is_forgotten(gate: Gate) -> None:
    async def test() -> None:
        async with running(1) as pool:
            at_work = asyncio.create_task(pool.choose(first_job("wyatt-earp", 2, "waits")))
            queued = asyncio.create_task(pool.choose(first_job("wyatt-earp", 2, "hangs")))
            await until(lambda: pool.busy() == 1 and pool.waiting() == 1)
            queued.cancel()
            at_work.cancel()
            await asyncio.gather(queued, at_work, return_exceptions=True)
            assert pool.waiting() == 0
            gate.open()
            assert await pool.choose(first_job("wyatt-earp", 2, "first")) == "draw supply"
            assert pool.restarts == 0

    run(test())
