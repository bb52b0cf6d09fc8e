"""The machine's time jumps; the server's does not, and no deadline moves."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from deadwood.client import Client
from deadwood.server.process.server_clock import DAY, ServerClock
from tests.server.running import Running, running

HOUR = 3600 * 1000
BEGIN = 1_700_000_000_000


class Machine:
    """A machine that can be set, and on which time passes."""

    def __init__(self) -> None:
        self.shows = BEGIN
        self.passed = 77

    def clock(self) -> ServerClock:
        return ServerClock(lambda: self.shows * 1_000_000, lambda: self.passed * 1_000_000)

    def run(self, milliseconds: int) -> None:
        self.shows += milliseconds
        self.passed += milliseconds


def test_the_clock_starts_with_the_machines_time_and_runs_on() -> None:
    machine = Machine()
    clock = machine.clock()
    assert clock.now() == BEGIN
    machine.run(5_000)
    assert clock.now() == BEGIN + 5_000


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_a_machine_that_is_set_changes_nothing(jump: int) -> None:
    machine = Machine()
    clock = machine.clock()
    machine.run(5_000)
    machine.shows += jump
    assert clock.now() == BEGIN + 5_000
    machine.run(1_000)
    assert clock.now() == BEGIN + 6_000


def test_a_server_goes_on_where_its_logs_end() -> None:
    clock = Machine().clock()
    clock.not_before(BEGIN + HOUR)
    assert clock.now() == BEGIN + HOUR
    clock.not_before(BEGIN)  # the past asks for nothing
    assert clock.now() == BEGIN + HOUR
    clock.not_before(BEGIN + HOUR + DAY + 1)  # and what is far ahead is a mistake
    assert clock.now() == BEGIN + HOUR


def limit_of(server: Running, code: str) -> int:
    """What the open question still has, in milliseconds."""
    live = server.parts.hub.tables[code]
    deadline = live.table.deadline(live.table.asked()[0])
    assert deadline is not None
    return deadline - server.parts.services.now()


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_no_deadline_moves_when_the_machine_is_set(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, jump: int
) -> None:
    """A real server, while every clock of the machine but the steady one jumps."""
    with (
        running(tmp_path) as server,
        Client(server.url, "Anna") as anna,
        Client(server.url, "Ben") as ben,
        anna.open("wyatt-earp", players=2, seat=0, clock={"move": 600}) as hers,
        ben.join(hers.code) as his,
    ):
        hers.start()
        while not hers.is_asked and not his.is_asked:
            hers.wait(0.1)
            his.wait(0.1)
        live = server.parts.hub.tables[hers.code]
        before = list(live.table.entries)
        shown, shown_ns = time.time, time.time_ns
        monkeypatch.setattr(time, "time", lambda: shown() + jump / 1000)
        monkeypatch.setattr(time, "time_ns", lambda: shown_ns() + jump * 1_000_000)
        server.do(live.tick())
        assert live.table.entries == before
        assert 0 < limit_of(server, hers.code) <= 600_000
        asked = hers if hers.is_asked else his
        asked.play(asked.moves[0]["move"])
        assert 0 < limit_of(server, hers.code) <= 600_000
        assert live.table.entries[-1].at - before[-1].at < 600_000


def test_a_machine_set_back_between_two_runs_does_not_turn_time_back(tmp_path: Path) -> None:
    ahead = ServerClock()
    with (
        running(tmp_path, now=lambda: ahead.now() + HOUR) as server,
        Client(server.url, "Anna") as anna,
        anna.open("wyatt-earp", players=2, seat=0) as hers,
    ):
        code = hers.code
        last = server.parts.hub.tables[code].table.entries[-1].at
    with running(tmp_path) as server:
        assert server.parts.services.now() >= last
        assert server.do(server.parts.hub.get(code)).table.entries[-1].at == last
