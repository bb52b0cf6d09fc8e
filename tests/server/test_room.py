"""Fair shares of tables and of requests that wait: nobody fills the house for everybody."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from deadwood.server import protocol
from deadwood.server.http import limits
from deadwood.server.refusal import Refused
from deadwood.server.storage.base import Guest
from deadwood.server.tables import making_room
from deadwood.server.tables.active_table import ActiveTable
from tests.server.running import Running, running
from tests.server.strangers import Stranger
from tests.waiting import wait_until

WISH = protocol.NewTable(game="wyatt-earp", players=2, seat=0)


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Running]:
    """A house of four tables, of which one address has two."""
    with pytest.MonkeyPatch.context() as patch, running(tmp_path, max_tables=4) as server:
        patch.setattr(making_room, "AT_LEAST", 2)
        yield server


def opened(server: Running, address: str, guest: str = "") -> ActiveTable:
    """A table from this address; Refused if there is no room for it."""

    async def go() -> ActiveTable:
        host = await server.parts.guests.create(guest or "Anna")
        return await server.parts.hub.open(host, WISH, address)

    return server.do(go())


def codes(server: Running) -> set[str]:
    return set(server.parts.hub.tables)


@contextmanager
def at(server: Running, *lives: ActiveTable) -> Iterator[None]:
    """Somebody is connected to each of these."""
    with ExitStack() as stack:
        for live in lives:
            guest = Stranger(server, "Guest")
            stack.callback(guest.http.close)
            stack.enter_context(guest.line(live.table.code))
        yield


def refused(server: Running, address: str) -> str:
    with pytest.raises(Refused) as error:
        opened(server, address)
    return error.value.code


def test_empty_tables_of_strangers_make_room(house: Running) -> None:
    first = [opened(house, f"192.0.2.{number}") for number in range(4)]
    more = [opened(house, f"198.51.100.{number}") for number in range(3)]
    assert codes(house) == {live.table.code for live in [first[3], *more]}
    anna = Stranger(house, "Anna")  # what made room is not lost
    assert anna.http.get(f"/api/tables/{first[0].table.code}").status_code == 200
    anna.http.close()


def test_whoever_has_the_most_makes_room_first(house: Running) -> None:
    alone = opened(house, "192.0.2.1")  # the oldest
    many = [opened(house, "192.0.2.2") for _ in range(2)]
    with at(house, opened(house, "192.0.2.3")):
        opened(house, "192.0.2.4")
        assert many[0].table.code not in codes(house)
        assert {alone.table.code, many[1].table.code} <= codes(house)


def test_tables_with_somebody_at_them_are_never_touched(house: Running) -> None:
    lives = [opened(house, f"192.0.2.{number}") for number in range(4)]
    with at(house, *lives):
        assert refused(house, "192.0.2.9") == "too-many"
        assert codes(house) == {live.table.code for live in lives}
    wait_until(lambda: not any(live.listeners for live in lives), "somebody is still there")
    opened(house, "192.0.2.9")


def test_not_begun_goes_before_finished_and_finished_before_begun(house: Running) -> None:
    playing, over, waiting = (opened(house, f"192.0.2.{number}") for number in range(3))
    anna = {live: Guest(live.table.seats[0].guest, "Anna", 0, 0) for live in (playing, over)}
    start = protocol.Start(type="start", id="s", fill="random")
    house.do(playing.command(anna[playing], start, "en"))
    house.do(over.command(anna[over], protocol.Close(type="close", id="c"), "en"))
    wait_until(playing.is_alone, "a bot still thinks")  # then it is the person's turn
    left = [playing, over, waiting]
    for expected in (waiting, over, playing):
        assert making_room.least_missed(left, house.parts.services.now()) is expected
        left.remove(expected)


async def letting_go(server: Running, live: ActiveTable) -> None:
    server.parts.hub._let_go(live)


def test_an_address_has_its_share_and_its_own_empty_tables_go_first(house: Running) -> None:
    other = opened(house, "192.0.2.1")
    mine = [opened(house, "192.0.2.2") for _ in range(2)]
    with at(house, mine[0]):
        third = opened(house, "192.0.2.2")
        assert codes(house) == {live.table.code for live in (other, mine[0], third)}
        with at(house, third):
            assert refused(house, "192.0.2.2") == "enough-tables"
            opened(house, "192.0.2.3")


def test_at_once_there_are_no_more_than_one_after_the_other(house: Running) -> None:
    """Tables on their way to the storage are counted."""

    async def go(guest: Guest) -> list[Any]:
        opening = [house.parts.hub.open(guest, WISH, "192.0.2.2") for _ in range(10)]
        return await asyncio.gather(*opening, return_exceptions=True)

    guest = house.do(house.parts.guests.create("Anna"))
    found = house.do(go(guest))
    assert len([each for each in found if isinstance(each, ActiveTable)]) == 2
    assert {each.code for each in found if isinstance(each, Refused)} == {"enough-tables"}


def test_those_who_come_back_find_room_in_a_full_house(house: Running) -> None:
    gone = [opened(house, f"192.0.2.{number}") for number in range(2)]
    for live in gone:
        house.do(letting_go(house, live))
    lives = [opened(house, f"198.51.100.{number}") for number in range(4)]
    anna = Stranger(house, "Anna")
    with at(house, *lives), anna.line(gone[0].table.code):
        answer = anna.http.get(f"/api/tables/{gone[1].table.code}")
        assert (answer.status_code, answer.json()["code"]) == (503, "too-many")
        assert {live.table.code for live in lives} <= codes(house)
    anna.http.close()


def test_the_house_refuses_in_words(house: Running) -> None:
    anna = Stranger(house, "Anna")
    with ExitStack() as stack:
        for _ in range(2):
            stack.enter_context(anna.line(anna.open()))
        wish = {"game": "bang", "players": 4}
        answer = anna.http.post("/api/tables", json=wish, headers={"accept-language": "de"})
        assert (answer.status_code, answer.json()["code"]) == (429, "enough-tables")
        assert "2 Tische" in answer.json()["words"]
    anna.http.close()


# Requests that wait.


def test_polls_are_counted_by_guest_by_address_and_in_all() -> None:
    each = limits.POLLS_BY_GUEST
    found = limits.Limits(max_polls=limits.POLLS_BY_ADDRESS + 1)
    assert [found.begin_poll("anna", "192.0.2.1") for _ in range(each + 1)] == [True] * each + [
        False
    ]
    others = [found.begin_poll(str(n), "192.0.2.1") for n in range(limits.POLLS_BY_ADDRESS)]
    assert others.count(True) == limits.POLLS_BY_ADDRESS - each
    assert found.begin_poll("ben", "192.0.2.2")
    assert not found.begin_poll("cleo", "192.0.2.3")  # the house is full
    found.end_poll("anna", "192.0.2.1")
    assert found.begin_poll("cleo", "192.0.2.3")


def test_a_guest_waits_in_few_places_and_who_hangs_up_gives_his_back(tmp_path: Path) -> None:
    with running(tmp_path, ease=1) as server, ExitStack() as stack:
        anna = Stranger(server, "Anna")
        stack.callback(anna.http.close)
        code = anna.open()
        number = server.parts.hub.tables[code].table.number
        path = f"/api/tables/{code}/updates?since={number}&wait=25"
        counted = server.parts.limits

        async def wait_and_hang_up() -> None:
            """As many as may; then one more is refused; then nobody is there any more."""
            cookies = dict(anna.http.cookies)
            async with httpx.AsyncClient(
                base_url=server.url, cookies=cookies, timeout=60, verify=False
            ) as http:
                waiting = [
                    asyncio.create_task(http.get(path)) for _ in range(limits.POLLS_BY_GUEST)
                ]
                while counted.polls < limits.POLLS_BY_GUEST:
                    await asyncio.sleep(0.01)
                answer = await http.get(path)
                assert (answer.status_code, answer.json()["code"]) == (429, "too-fast")
                assert int(answer.headers["retry-after"]) > 0
                for task in waiting:
                    task.cancel()
                await asyncio.gather(*waiting, return_exceptions=True)

        with ThreadPoolExecutor(1) as thread:
            thread.submit(asyncio.run, wait_and_hang_up()).result(120)
        wait_until(lambda: counted.polls == 0, "somebody who is gone still has his place")
        assert server.parts.hub.tables[code].polls == 0


def test_a_table_that_is_brought_back_counts_for_who_brings_it(house: Running) -> None:
    """Otherwise one address fills the house with tables that were let go, one after the other."""
    first = opened(house, "192.0.2.1")
    second = opened(house, "192.0.2.1")
    third = opened(house, "192.0.2.1")  # instead of one of the others
    gone = first if first.table.code not in codes(house) else second
    kept = second if gone is first else first
    code = gone.table.code

    async def come_back(address: str) -> ActiveTable:
        return await house.parts.hub.get(code, address)

    with at(house, kept, third):
        with pytest.raises(Refused) as error:
            house.do(come_back("192.0.2.1"))
        assert error.value.code == "enough-tables"
        assert house.do(come_back("192.0.2.2")).opener == "192.0.2.2"
    assert house.do(come_back("192.0.2.1")).opener == "192.0.2.2", "once in memory it stays theirs"


def test_a_rematch_counts_for_the_address(house: Running) -> None:
    charged: list[tuple[str, str]] = []
    allow = house.parts.limits.new_table

    def noted(guest: str, address: str) -> float:
        charged.append((guest, address))
        return allow(guest, address)

    house.parts.limits.new_table = noted  # type: ignore[method-assign]
    anna = Stranger(house, "Anna")
    code = anna.open()
    assert anna.post(code, "close", "end").status_code == 200
    with anna.line(code) as line:
        line.say("rematch")
    anna.post(code, "rematch", "again")
    assert {address for _, address in charged} == {"127.0.0.1"}
    anna.http.close()


def test_nobody_is_sent_away_for_who_has_too_many_connections_himself() -> None:
    asked: list[bool] = []

    def make_room() -> bool:
        asked.append(True)
        return True

    kept = limits.Limits(max_connections=limits.CONNECTIONS_BY_GUEST)
    for _ in range(limits.CONNECTIONS_BY_GUEST):
        assert kept.connect("anna", "192.0.2.1", make_room)
    assert not kept.connect("anna", "192.0.2.1", make_room)
    assert asked == []
