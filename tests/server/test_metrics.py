"""The figures at `/metrics`: what they count, and that they tell no secret."""

from __future__ import annotations

import asyncio
import contextlib
import time

import pytest
from prometheus_client.parser import text_string_to_metric_families

from deadwood.server.process.metrics import (
    BLOCK,
    CONTENT_TYPE,
    LIMITED,
    OUTCOMES,
    Metrics,
    is_local,
)

COMMANDS = ["sit", "play", "chat"]
GAMES = ["wyatt-earp", "el-paso", "bang"]


def read(metrics: Metrics) -> dict[tuple[str, tuple[tuple[str, str], ...]], float]:
    """The page as Prometheus reads it."""
    return {
        (sample.name, tuple(sorted(sample.labels.items()))): sample.value
        for family in text_string_to_metric_families(metrics.page().decode())
        for sample in family.samples
    }


def test_the_page_is_what_prometheus_reads() -> None:
    metrics = Metrics(COMMANDS, GAMES)
    metrics.watch(lambda: 12, lambda: 34)
    metrics.watch_bots(lambda: 5, lambda: 1)
    metrics.command("play", "done")
    metrics.command("play", "done")
    metrics.command("chat", "refused")
    metrics.move(0.004)
    metrics.stored(7, 0.003)
    metrics.opened("bang")
    metrics.played("bang")
    metrics.limited("chat")
    metrics.watch_quarantine(lambda: 3)
    metrics.task_failed("sweeper")
    page = read(metrics)
    assert page["deadwood_tables_live", ()] == 12
    assert page["deadwood_connections", ()] == 34
    assert page["deadwood_bots_waiting", ()] == 5
    assert page["deadwood_bot_restarts", ()] == 1
    assert page["deadwood_commands_total", (("outcome", "done"), ("type", "play"))] == 2
    assert page["deadwood_commands_total", (("outcome", "refused"), ("type", "chat"))] == 1
    assert page["deadwood_move_seconds_count", ()] == 1
    assert page["deadwood_storage_batch_sum", ()] == 7
    assert page["deadwood_storage_seconds_bucket", (("le", "0.005"),)] == 1
    assert page["deadwood_tables_opened_total", (("game", "bang"),)] == 1
    assert page["deadwood_games_over_total", (("game", "bang"),)] == 1
    assert page["deadwood_limited_total", (("limit", "chat"),)] == 1
    assert page["deadwood_tables_quarantined", ()] == 3
    assert page["deadwood_task_failures_total", (("task", "sweeper"),)] == 1
    assert page["process_resident_memory_bytes", ()] > 0
    assert CONTENT_TYPE.startswith("text/plain")


def test_the_totals_are_the_page_as_plain_numbers() -> None:
    metrics = Metrics(COMMANDS, GAMES)
    metrics.command("play", "done")
    assert metrics.totals()["deadwood_commands_total,outcome=done,type=play"] == 1


def test_nothing_from_outside_becomes_a_label() -> None:
    metrics = Metrics(COMMANDS, GAMES)
    for number in range(1000):
        metrics.command(f"KX7PQ{number}", f"Anna {number}")
        metrics.opened(f"chess {number}")
        metrics.played(f"chess {number}")
        metrics.limited(f"10.0.0.{number}")
    page = metrics.page().decode()
    assert "KX7PQ" not in page
    assert "Anna" not in page
    assert "chess" not in page
    assert "10.0.0" not in page
    labels = {
        word
        for name, pairs in read(metrics)
        if name.startswith("deadwood_")
        for key, word in pairs
        if key != "le"
    }
    assert labels == {"other"}
    assert labels.isdisjoint(OUTCOMES | LIMITED)


def test_one_bots_thinking_is_never_told_alone() -> None:
    """A forced pass and a long thought leave the same page behind."""
    forced, chosen = Metrics(COMMANDS, GAMES), Metrics(COMMANDS, GAMES)
    for decision in range(BLOCK - 1):
        forced.thought(0.0001)
        chosen.thought(3.0)
        assert told(forced) == told(chosen), decision
        assert told(forced)["deadwood_bot_seconds_count"] == 0
    forced.thought(0.0001)
    assert told(forced)["deadwood_bot_seconds_count"] == BLOCK


def told(metrics: Metrics) -> dict[str, float]:
    return {
        name: value
        for name, value in metrics.totals().items()
        if name.startswith("deadwood_") and "_created" not in name
    }


def test_a_blocked_event_loop_shows_as_lag() -> None:
    metrics = Metrics(COMMANDS, GAMES)

    async def block() -> None:
        watching = asyncio.create_task(metrics.watch_loop(0.01))
        await asyncio.sleep(0.03)
        time.sleep(0.25)
        await asyncio.sleep(0.03)
        watching.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await watching

    asyncio.run(block())
    page = read(metrics)
    slow = (
        page["deadwood_loop_lag_seconds_count", ()]
        - page["deadwood_loop_lag_seconds_bucket", (("le", "0.2"),)]
    )
    assert slow >= 1


def test_two_servers_in_one_process_count_apart() -> None:
    one, two = Metrics(COMMANDS, GAMES), Metrics(COMMANDS, GAMES)
    one.opened("bang")
    assert ("deadwood_tables_opened_total", (("game", "bang"),)) not in read(two)


@pytest.mark.parametrize(
    ("peer", "header", "local"),
    [
        (("127.0.0.1", 5), b"", True),
        (("127.1.2.3", 5), b"", True),
        (("::1", 5), b"", True),
        (("::ffff:127.0.0.1", 5), b"", True),
        (("192.0.2.1", 5), b"", False),
        (("::ffff:192.0.2.1", 5), b"", False),
        (("a-socket", 5), b"", False),
        (None, b"", False),
        (("127.0.0.1", 5), b"x-forwarded-for", False),
        (("127.0.0.1", 5), b"forwarded", False),
    ],
)
def test_the_page_is_for_this_machine(
    peer: tuple[str, int] | None, header: bytes, local: bool
) -> None:
    headers = [(header, b"127.0.0.1")] if header else []
    assert is_local({"type": "http", "client": peer, "headers": headers}) is local
