"""A server that is killed again and again while people play: what was acknowledged has happened.

The server is a real process on a real SQLite file and dies by SIGKILL, also while it starts. Twenty
tables of all games are played at meanwhile, by people, bots and people who look on, who lose their
connections, talk, and take moves back. Afterwards the log is held against everything that anybody
was ever told. DEADWOOD_SCALE makes it longer; DEADWOOD_SCALE=20 is some 60 kills.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

import pytest

import deadwood
from deadwood.client import aio
from deadwood.client.aio import AsyncClient, AsyncTable
from deadwood.client.errors import Gone, Refused
from deadwood.client.follower import Follower, Message
from deadwood.client.retry import Retry
from deadwood.core import stored
from deadwood.server.people.guests import badge
from deadwood.server.speech import wire
from deadwood.server.speech.narrator import Narrators
from deadwood.server.storage.base import Position
from deadwood.server.tables import entry as kinds
from deadwood.server.tables.entry import Entry
from deadwood.server.tables.table import CLOSED, OVER, LoggedTable
from deadwood.server.tables.timing import REVEALING
from tests.contract.support import SCALE
from tests.server.killing import Process
from tests.server.sitting import table_from
from tests.server.storing import opened
from tests.waiting import PATIENCE, until

SEED = 20_050_511
TABLES = 20
GUESTS = 24
KILLS = 3 * SCALE
ACKNOWLEDGED = (100, 240)  # commands between two kills
# What a player may be told when somebody else, or the clock, was faster than he.
IN_TIME_NO_MORE = {
    "stale", "illegal", "undo-shown", "undo-not-last", "over", "too-fast",
}  # fmt: skip

# The kind of the entry that a command becomes.
BECOMES = {
    "sit": (kinds.SAT,),
    "bot": (kinds.BOT,),
    "start": (kinds.SEALED, kinds.DEALT, kinds.BOT),
    "reveal": (kinds.REVEALED,),
    "play": (kinds.MOVE,),
    "undo": (kinds.UNDO,),
    "chat": (kinds.CHAT,),
}


class Witness(Follower):
    """Remembers every command, and every answer that came to it."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.sent: dict[str, Message] = {}
        self.before: dict[str, int] = {}  # by command: the last entry acknowledged until then
        self.done: dict[str, set[int]] = {}
        self.refused: dict[str, str] = {}
        self.highest = 0

    def command(self, kind: str, **fields: Any) -> str:
        ident = super().command(kind, **fields)
        self.sent[ident] = {"type": kind, **fields}
        self.before[ident] = self.highest
        return ident

    def receive(self, message: dict[str, Any]) -> bool:
        if message["type"] == "done":
            self.done.setdefault(message["id"], set()).add(message["n"])
            self.highest = max(self.highest, message["n"])
        elif message["type"] == "refused" and message["id"] is not None:
            self.refused[message["id"]] = message["code"]
        return super().receive(message)


@dataclass
class Evening:
    """Everything that goes on in the house, and how much of it was acknowledged."""

    server: Process
    chance: random.Random
    ending: bool = False
    clients: list[AsyncClient] = field(default_factory=list)
    seats: list[AsyncTable] = field(default_factory=list)  # those who look on among them
    cuts: int = 0
    starts_spoiled: int = 0

    def acknowledged(self) -> int:
        return sum(len(witness(seat).done) for seat in self.seats)


def witness(seat: AsyncTable) -> Witness:
    follower = seat.follower
    assert isinstance(follower, Witness)
    return follower


# Who comes.


async def arrive(evening: Evening) -> None:
    for at in range(GUESTS):
        client = AsyncClient(evening.server.url)
        evening.clients.append(client)
        await client.arrive(f"Guest {at}")


async def set_up(evening: Evening, number: int) -> list[AsyncTable]:
    """A table with two or three people, bots on its other seats, sometimes a clock or somebody
    who looks on. The server may be killed meanwhile."""
    chance, clients = evening.chance, evening.clients
    name = deadwood.names()[number % 3]
    entry = deadwood.entry(name)
    players = chance.choice(entry.players)
    people = min(players, 2 + number % 2)
    coming = chance.sample(clients, people + 1)
    clock = {"move": 600, "game": None, "reaction": 60} if number % 2 else None
    edition = chance.choice(entry.editions)
    host = await insist(
        lambda: coming[0].open(name, edition=edition, players=players, pace=0, clock=clock)
    )
    seats = [host]
    evening.seats.append(host)
    for client in coming[1:people]:
        seats.append(await insist(lambda client=client: client.join(host.code)))  # type: ignore[misc]
        evening.seats.append(seats[-1])
    if players > people:
        await host.command("bot", seat=players - 1, level="ranger")
    await host.command("start", fill="random")
    if number % 4 == 0:
        evening.seats.append(await insist(lambda: coming[-1].watch(host.code)))
    return seats


async def insist(doing: Callable[[], Awaitable[AsyncTable]]) -> AsyncTable:
    """Before there is a connection that comes back by itself, one has to try again oneself."""
    while True:
        try:
            return await doing()
        except Gone as gone:
            if gone.code:  # for good
                raise
            await asyncio.sleep(0.1)


# What they do.


async def person(evening: Evening, seat: AsyncTable, chance: random.Random) -> None:
    """Plays, talks and loses the connection, until the evening or the game is over."""
    follower = seat.follower
    for turn in count():
        await asyncio.sleep(chance.uniform(0, 0.1))
        while not (evening.ending or follower.is_ended or follower.is_asked):
            if chance.random() < 0.003:
                evening.cuts += 1
                seat.cut()
            await asyncio.sleep(0.02)
        if evening.ending or follower.is_ended:
            return
        try:
            await act(evening, seat, chance, turn)
        except Refused as refused:
            if refused.code not in IN_TIME_NO_MORE:
                raise


async def act(evening: Evening, seat: AsyncTable, chance: random.Random, turn: int) -> None:
    """One thing that a person does; now and then the line breaks just then."""
    follower = seat.follower
    now = follower.now
    assert now is not None
    if now["undo"] and chance.random() < 0.5:
        doing = asyncio.create_task(seat.command("undo"))
    elif chance.random() < 0.05:
        doing = asyncio.create_task(seat.command("chat", text=f"Howdy {turn}!"))
    elif now["moves"]:
        doing = asyncio.create_task(seat.play(chance.choice(now["moves"])["move"]))
    else:
        return
    if chance.random() < 0.08:
        await asyncio.sleep(chance.uniform(0, 0.02))  # sent, perhaps stored, perhaps answered
        evening.cuts += 1
        seat.cut()
    await doing


async def reaper(evening: Evening) -> None:
    """Kills the server at random moments, sometimes before it is up again."""
    server, chance = evening.server, evening.chance
    for _ in range(KILLS):
        await live_for_a_while(evening)
        server.kill()
        server.launch()
        if chance.random() < 0.4:
            await asyncio.sleep(chance.uniform(0.3, 1.5))
            server.kill()
            evening.starts_spoiled += 1
            server.launch()
        await server.ready()
    # And once it is ended as one should.
    await live_for_a_while(evening)
    assert await asyncio.to_thread(server.stop) == 0
    await server.start()
    evening.ending = True


async def live_for_a_while(evening: Evening) -> None:
    """Until some commands were acknowledged, and then a moment."""
    enough = evening.acknowledged() + evening.chance.randint(*ACKNOWLEDGED)
    await until(lambda: evening.acknowledged() >= enough)
    await asyncio.sleep(evening.chance.uniform(0, 0.05))


async def table_after_table(evening: Evening, number: int) -> None:
    while not evening.ending:
        seats = await set_up(evening, number)
        seeds = [evening.chance.getrandbits(32) for _ in seats]
        await asyncio.gather(
            *(
                person(evening, seat, random.Random(seed))
                for seat, seed in zip(seats, seeds, strict=True)
            )
        )
        number += TABLES


async def play(evening: Evening) -> None:
    reaping = asyncio.create_task(reaper(evening))
    playing = [asyncio.create_task(table_after_table(evening, at)) for at in range(TABLES)]
    try:
        done, _ = await asyncio.wait([reaping, *playing], return_when=asyncio.FIRST_EXCEPTION)
        for task in done:
            task.result()
        await until(lambda: is_calm(evening))
    finally:
        for task in [reaping, *playing]:
            task.cancel()
        await asyncio.gather(reaping, *playing, return_exceptions=True)


def is_calm(evening: Evening) -> bool:
    """Whether all tables wait for people, and everybody at each of them has heard the same."""
    heard: dict[str, set[int]] = {}
    for seat in evening.seats:
        follower = seat.follower
        heard.setdefault(seat.code, set()).add(follower.number)
        if not (follower.is_current and is_waiting(follower)):
            return False
    return all(len(numbers) == 1 for numbers in heard.values())


def is_waiting(follower: Follower) -> bool:
    if follower.is_ended:
        return True
    assert follower.table is not None
    if follower.status != "playing" or follower.now is None:
        return False
    bots = [seat["bot"] or seat["away"] for seat in follower.table["seats"]]
    return not any(bots[asked] for asked in follower.now["asked"])


# What must be true afterwards.


Log = tuple[list[Entry], Position | None]


async def logs(evening: Evening) -> dict[str, Log]:
    found: dict[str, Log] = {}
    async with opened(evening.server.db) as storage:
        for code in {seat.code for seat in evening.seats}:
            loaded = await storage.load(code)
            assert loaded is not None
            found[code] = loaded[1], loaded[2]
    return found


def plain(value: Any) -> Any:
    """As it is after a journey as JSON."""
    return json.loads(json.dumps(value))


def check_log(entries: list[Entry], position: Position | None) -> LoggedTable:
    """Numbered without a gap, every command once, times in order, and its position is its end."""
    assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
    commands = Counter((entry.guest, entry.client) for entry in entries if entry.client)
    assert not [command for command, times in commands.items() if times > 1]
    times = [entry.at for entry in entries]
    assert times == sorted(times)
    table = table_from(entries)
    if position is not None:
        assert table.state is not None
        last = [entry.number for entry in entries if entry.kind in (kinds.MOVE, kinds.UNDO)]
        over = [entry.number for entry in entries if entry.kind == kinds.OVER]
        assert position.number == max([*last, *over], default=position.number)
        assert position.text == wire.dump(stored.form(table.game, table.state))
    return table


def check_commands(seat: Witness, table: LoggedTable) -> None:
    """What was acknowledged is there, once, as it was sent, in its order; what was refused is not."""
    entries = table.entries
    for ident, numbers in seat.done.items():
        sent = seat.sent[ident]
        assert len(numbers) == 1, f"{sent} was answered with {numbers}"
        (number,) = numbers
        assert number > seat.before[ident], f"{sent} came before what it followed"
        assert [entry.number for entry in entries if entry.client == ident] == [number]
        first = entries[number - 1]
        assert badge(first.guest) == seat.guest
        assert ident not in seat.refused
        if first.kind == kinds.BACK:
            first = entries[number]
        assert first.kind in BECOMES[str(sent["type"])]
        for name in ("move", "text", "contribution"):
            if name in sent:
                assert first.body[name] == sent[name]
    for ident in seat.refused:
        assert not [entry for entry in entries if entry.client == ident], "refused, and done"
    unanswered = [ident for ident in seat.sent if ident not in seat.done | seat.refused]
    assert not [seat.sent[ident] for ident in unanswered if seat.sent[ident]["type"] != "reveal"]


def check_view(seat: Follower, table: LoggedTable) -> None:
    """What he has collected is what the log shows to his seat, and so is his last moment."""
    voice = Narrators(table).narrator("en")
    told = [wire.entry_out(table, entry, seat.seat, voice) for entry in table.entries]
    assert seat.entries == plain(told)
    assert seat.now == plain(wire.now_out(table, seat.seat, voice))
    assert seat.table == plain(wire.table_out(table))


async def check_over_the_wire(evening: Evening) -> None:
    """Somebody who comes to the table for the first time is told what the others were."""
    for seat in evening.seats:
        known = seat.follower
        client = AsyncClient(evening.server.url, token=seat.client.token)
        async with client, await client.watch(seat.code) as fresh:
            # A server that comes back says so where a clock runs.
            more = fresh.follower.entries[known.number :]
            assert all(entry["kind"] == kinds.RESUMED for entry in more)
            assert fresh.follower.entries[: known.number] == known.entries
            assert fresh.follower.seat == known.seat
            if not more:
                assert fresh.follower.now == known.now
                assert fresh.follower.table == known.table


async def hang_up(evening: Evening) -> None:
    for seat in evening.seats:
        await seat.close()


@contextmanager
def in_case_of_failure(evening: Evening, seed: int) -> Iterator[None]:
    try:
        yield
    except BaseException:
        print(f"seed {seed}; the server wrote: {evening.server.said}", file=sys.stderr)
        raise


async def spend(evening: Evening) -> None:
    server = evening.server
    await server.start()
    await arrive(evening)
    try:
        await play(evening)
        await hang_up(evening)
        server.kill()
        found = await logs(evening)  # of a server that had no time to put anything in order
        await server.start()
        await check_over_the_wire(evening)
    finally:
        await hang_up(evening)
        for client in evening.clients:
            await client.__aexit__()
    assert server.stop() == 0
    check(evening, found)


def was_dealt_late(table: LoggedTable) -> bool:
    """Whether the server was away for so long that promises could not be kept in time."""
    at = {entry.kind: entry.at for entry in table.entries}
    return at[kinds.DEALT] >= at[kinds.SEALED] + REVEALING


def check(evening: Evening, found: dict[str, Log]) -> None:
    tables = {code: check_log(*log) for code, log in found.items()}
    assert len(tables) >= TABLES
    for seat in evening.seats:
        check_commands(witness(seat), tables[seat.code])
        check_view(seat.follower, tables[seat.code])
    for seat in evening.seats:
        if tables[seat.code].status == OVER:
            is_ours = seat.follower.check_shuffle()
            assert is_ours == (seat.follower.seat >= 0) or was_dealt_late(tables[seat.code])
    assert not [table for table in tables.values() if table.status == CLOSED]
    evening.server.wait_for_orphans()
    entries = [entry for table in tables.values() for entry in table.entries]
    happened = Counter(entry.kind for entry in entries)
    over = len([table for table in tables.values() if table.status == OVER])
    print(
        f"{len(tables)} tables, {over} games over; {evening.server.kills} kills, {evening.starts_spoiled} of them at the start; "
        f"{evening.cuts} connections cut, {sum(seat.breaks for seat in evening.seats)} lost; "
        f"{evening.acknowledged()} commands acknowledged; {dict(happened)}"
    )
    for kind in (kinds.MOVE, kinds.UNDO, kinds.CHAT, kinds.RESUMED):
        assert happened[kind], f"nothing of the kind {kind!r} happened"
    assert evening.server.kills > KILLS
    assert "rror" not in evening.server.said, evening.server.said
    assert "failed" not in evening.server.said, evening.server.said


@pytest.mark.slow
def test_what_was_acknowledged_survives_kills_and_everybody_sees_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(aio, "Follower", Witness)
    # However long the server needs to be back, nobody gives it up.
    monkeypatch.setattr(aio, "Retry", lambda _: Retry(PATIENCE))
    server = Process(tmp_path, "--bot-workers", "1")
    evening = Evening(server, random.Random(SEED))
    try:
        with in_case_of_failure(evening, SEED):
            asyncio.run(spend(evening))
    finally:
        server.close()
