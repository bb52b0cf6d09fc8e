"""Token buckets and connections: who is let through, who waits how long, and what is forgotten."""

from __future__ import annotations

import asyncio

import httpx
import pytest
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse
from starlette.routing import Route

from deadwood.server.http import proxies
from deadwood.server.http.limits import (
    CONNECTIONS_BY_ADDRESS,
    CONNECTIONS_BY_GUEST,
    RATES,
    Buckets,
    LimitRequests,
    Limits,
    Rate,
    too_fast,
)
from deadwood.server.http.security import Safety
from deadwood.server.people.households import group
from deadwood.server.process import logs
from deadwood.server.process.metrics import LIMITED
from deadwood.server.protocol import Refusal


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_allows_its_burst_and_then_says_how_long_to_wait() -> None:
    clock = Clock()
    buckets = Buckets(Rate(3, 2), clock)
    assert [buckets.allow("anna") for _ in range(4)] == [0, 0, 0, 2]
    assert buckets.allow("ben") == 0  # somebody else's bucket is full
    clock.now += 1.5
    assert buckets.allow("anna") == pytest.approx(0.5)
    clock.now += 0.5
    assert buckets.allow("anna") == 0


def test_asking_while_waiting_does_not_lengthen_the_wait() -> None:
    clock = Clock()
    buckets = Buckets(Rate(1, 10), clock)
    assert buckets.allow("anna") == 0
    for _ in range(99):
        clock.now += 0.1
        assert buckets.allow("anna") > 0
    clock.now += 0.11
    assert buckets.allow("anna") == 0


def test_looking_takes_nothing() -> None:
    buckets = Buckets(Rate(1, 10), Clock())
    assert [buckets.wait("anna") for _ in range(5)] == [0] * 5
    assert len(buckets) == 0
    buckets.allow("anna")
    assert buckets.wait("anna") == 10


def test_a_cost_above_the_burst_waits_for_a_full_bucket_instead_of_for_ever() -> None:
    clock = Clock()
    buckets = Buckets(Rate(4, 1), clock)
    assert buckets.allow("anna", 100) == 0
    assert buckets.allow("anna", 100) == 4
    clock.now += 4
    assert buckets.allow("anna", 100) == 0


def test_a_clock_that_steps_back_gives_and_takes_nothing() -> None:
    clock = Clock()
    buckets = Buckets(Rate(2, 1), clock)
    buckets.allow("anna", 2)
    clock.now -= 500
    assert buckets.allow("anna") == 1


def test_full_buckets_are_forgotten() -> None:
    clock = Clock()
    buckets = Buckets(Rate(5, 1), clock)
    for number in range(1000):
        buckets.allow(str(number))
    assert len(buckets) == 1000
    clock.now += 5
    buckets.allow("anna")
    assert len(buckets) == 1


def test_memory_is_bounded_and_the_busy_are_remembered_longest() -> None:
    clock = Clock()
    buckets = Buckets(Rate(1, 1000), clock, most=100)
    buckets.allow("anna")
    for number in range(10_000):
        buckets.allow(str(number))
        if number % 50 == 0:
            assert buckets.allow("anna") > 0
        assert len(buckets) <= 100
    assert buckets.allow("0") == 0  # long pushed out


def test_a_household_of_addresses_counts_as_one() -> None:
    assert group("2001:db8:1:2::1") == group("2001:db8:1:2:ffff::9")
    assert group("2001:db8:1:2::1") != group("2001:db8:1:3::1")
    assert group("::ffff:192.0.2.7") == group("192.0.2.7") == "192.0.2.7"
    assert group("unknown") == "unknown"


def test_a_table_is_charged_to_guest_and_address_or_to_neither() -> None:
    clock = Clock()
    limits = Limits(clock)
    alone = int(RATES["tables"].burst)
    assert [limits.new_table("anna", "192.0.2.1") for _ in range(alone)] == [0] * alone
    for _ in range(1000):
        assert limits.new_table("anna", "192.0.2.1") > 0
    others = int(RATES["tables_by_address"].burst) - alone
    asked = [limits.new_table(f"guest {number}", "192.0.2.1") for number in range(others + 1)]
    assert asked[:-1] == [0] * others
    assert asked[-1] > 0
    assert limits.new_table("carl", "192.0.2.2") == 0


def test_only_codes_that_miss_are_counted() -> None:
    clock = Clock()
    limits = Limits(clock)
    for _ in range(1000):
        assert limits.guess("192.0.2.1") == 0
        limits.found("192.0.2.1")
    for _ in range(int(RATES["misses"].burst)):
        assert limits.guess("192.0.2.1") == 0
    assert limits.guess("192.0.2.1") > 0
    assert limits.guess("192.0.2.2") == 0
    clock.now += RATES["misses"].every + 0.01
    assert limits.guess("192.0.2.1") == 0


def test_nobody_gets_back_more_than_he_had() -> None:
    buckets = Buckets(Rate(3, 10), Clock())
    buckets.give_back("anna")
    buckets.allow("anna")
    for _ in range(5):
        buckets.give_back("anna")
    assert [buckets.allow("anna") == 0 for _ in range(4)] == [True, True, True, False]


def test_a_family_of_eight_behind_one_address_is_never_stopped() -> None:
    """Everybody loads the page, opens a socket, and plays and chats as fast as people can."""
    clock = Clock()
    limits = Limits(clock)
    family = [f"guest {number}" for number in range(8)]
    for guest in family:
        assert limits.new_guest("192.0.2.1") == 0
        assert all(limits.request("192.0.2.1") == 0 for _ in range(40))
        assert limits.connect(guest, "192.0.2.1")
    assert limits.new_table(family[0], "192.0.2.1") == 0
    for second in range(600):
        clock.now += 1
        for guest in family:
            assert limits.command(guest) == limits.command(guest) == 0
            if second % 3 == 0:
                assert limits.deed("chat", guest) == 0


def test_connections_are_counted_by_guest_by_address_and_in_all() -> None:
    limits = Limits(Clock())
    for _ in range(CONNECTIONS_BY_GUEST):
        assert limits.connect("anna", "192.0.2.1")
    assert not limits.connect("anna", "192.0.2.1")
    assert not limits.connect("anna", "192.0.2.2")
    others = CONNECTIONS_BY_ADDRESS - CONNECTIONS_BY_GUEST
    assert all(limits.connect(f"guest {number}", "192.0.2.1") for number in range(others))
    assert not limits.connect("ben", "192.0.2.1")
    assert limits.connect("ben", "192.0.2.2")
    limits.disconnect("anna", "192.0.2.1")
    assert limits.connect("anna", "192.0.2.1")
    assert limits.connections == CONNECTIONS_BY_ADDRESS + 1


def test_the_whole_server_has_a_most_and_those_who_leave_make_room() -> None:
    limits = Limits(Clock(), max_connections=2)
    assert limits.connect("anna", "192.0.2.1")
    assert limits.connect("ben", "192.0.2.2")
    assert not limits.connect("carl", "192.0.2.3")
    for guest, address in (("anna", "192.0.2.1"), ("ben", "192.0.2.2")):
        limits.disconnect(guest, address)
    assert limits.connections == len(limits._by_guest) == len(limits._by_address) == 0


def test_a_load_test_may_ease_every_limit() -> None:
    clock = Clock()
    limits = Limits(clock, ease=10)
    most = int(RATES["transfers"].burst) * 10
    assert [limits.transfer("192.0.2.1") for _ in range(most)] == [0] * most
    assert limits.transfer("192.0.2.1") == pytest.approx(RATES["transfers"].every / 10)
    assert all(limits.connect("anna", "192.0.2.1") for _ in range(CONNECTIONS_BY_GUEST * 10))


def test_whoever_counts_is_told_which_limit_was_met() -> None:
    told: list[str] = []
    limits = Limits(Clock(), max_connections=1, turned_away=told.append)
    for _ in range(int(RATES["transfers"].burst) + 2):
        limits.transfer("192.0.2.1")
    for _ in range(int(RATES["tables"].burst) + 1):
        limits.new_table("anna", "192.0.2.1")
    for _ in range(2):
        limits.connect("anna", "192.0.2.1")
    assert told == ["transfers", "transfers", "tables", "connections"]
    assert set(told) <= LIMITED


def test_an_address_that_asks_too_often_is_told_when_to_come_back() -> None:
    async def hello(request: Request) -> PlainTextResponse:
        return PlainTextResponse("hello")

    clock = Clock()
    limits = Limits(clock, rates={**RATES, "requests": Rate(2, 30)})
    app = Starlette(
        routes=[Route("/", hello), Route("/healthz", hello)],
        middleware=[Middleware(LimitRequests, limits=limits)],
    )

    async def ask() -> None:
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://table") as client:
            answers = [await client.get("/") for _ in range(3)]
            assert [answer.status_code for answer in answers] == [200, 200, 429]
            assert answers[2].headers["retry-after"] == "30"
            refusal = Refusal.model_validate_json(answers[2].content)
            assert (refusal.code, refusal.words) == ("too-fast", too_fast(30))
            assert (await client.get("/healthz")).status_code == 200
            clock.now += 30
            assert (await client.get("/")).status_code == 200

    asyncio.run(ask())


@pytest.mark.parametrize(("wait", "piece"), [(0.01, "1 second."), (1.2, "2 seconds."), (60, "60")])
def test_whole_seconds_are_said(wait: float, piece: str) -> None:
    assert piece in too_fast(wait)


@pytest.mark.parametrize(("address", "is_said"), [("127.0.0.1", True), ("8.8.8.8", False)])
def test_a_near_address_that_meets_the_limit_may_be_a_proxy_which_is_said_once(
    address: str, is_said: bool, caplog: pytest.LogCaptureFixture
) -> None:
    async def hello(request: Request) -> PlainTextResponse:
        return PlainTextResponse("hello")

    limits = Limits(Clock(), rates={**RATES, "requests": Rate(1, 30)})
    safe = Middleware(Safety), Middleware(LimitRequests, limits=limits)
    app = Starlette(routes=[Route("/", hello)], middleware=safe)

    async def ask() -> list[int]:
        transport = httpx.ASGITransport(app, client=(address, 5555))
        async with httpx.AsyncClient(transport=transport, base_url="http://table") as client:
            return [(await client.get("/")).status_code for _ in range(4)]

    assert asyncio.run(ask()) == [200, 429, 429, 429]
    said = [record.message for record in caplog.records if record.name == proxies.log.name]
    assert said == ([proxies.CROWDED] if is_said else [])
    assert len(proxies.CROWDED) < logs.LONGEST
