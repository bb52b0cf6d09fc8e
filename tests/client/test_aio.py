"""Many guests in one process, with connections that break."""

from __future__ import annotations

import asyncio
import contextlib
import random
from typing import Any

import pytest

from deadwood.client.aio import AsyncClient, AsyncTable
from deadwood.client.errors import Gone, Refused
from tests.waiting import PATIENCE


async def play(table: AsyncTable, chance: random.Random, cut: float) -> None:
    seen = 0
    async for _ in table:
        seen += 1
        if cut and (seen == 3 or chance.random() < cut):  # each line breaks at least once
            table.cut()
        now = table.follower.now
        if now is not None and table.follower.is_asked:
            with contextlib.suppress(Refused):  # somebody else was quicker
                await table.play(chance.choice(now["moves"])["move"])


async def evening(server: str, name: str, cut: float) -> list[AsyncTable]:
    """Three guests and a bot play a whole game."""
    chance = random.Random(name)
    async with contextlib.AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(AsyncClient(server)) for _ in range(3)]
        for number, client in enumerate(clients):
            await client.arrive(f"Guest {number + 1}")
        first = await clients[0].open(name, players=4, pace=0)
        tables = [first, *[await client.join(first.code) for client in clients[1:]]]
        for table in tables:
            stack.push_async_callback(table.close)
        await first.command("start", fill="random")
        await asyncio.gather(*[play(table, chance, cut) for table in tables])
        async with await clients[0].watch(first.code) as fresh:
            assert fresh.follower.entries == tables[0].follower.entries
            assert fresh.follower.now == tables[0].follower.now
        return tables


@pytest.mark.slow
@pytest.mark.parametrize(("name", "cut"), [("bang", 0.05), ("el-paso", 0.0)])
def test_three_guests_play_a_whole_game(server: str, name: str, cut: float) -> None:
    tables = asyncio.run(evening(server, name, cut))
    for seat, table in enumerate(tables):
        assert table.follower.seat == seat
        assert table.follower.status == "over"
        assert table.follower.check_shuffle()
        assert (table.breaks > 0) == (cut > 0)
    told = [[at["n"] for at in table.follower.entries] for table in tables]
    assert told[0] == told[1] == told[2] == list(range(1, len(told[0]) + 1))


def test_refusals_reach_whoever_asked(server: str) -> None:
    async def scene() -> None:
        async with AsyncClient(server) as client:
            await client.arrive("Anna")
            async with await client.open("wyatt-earp", players=2) as table:
                with pytest.raises(Refused) as caught:
                    await table.command("start", fill=None)
                assert caught.value.code == "seats-free"
                assert await table.command("chat", text="Hello") == table.follower.number
            with pytest.raises(Gone, match="no such table"):
                await client.join("ZZZZZZ")

    asyncio.run(scene())


def test_a_server_that_is_not_there_is_a_sentence() -> None:
    async def scene() -> None:
        async with AsyncClient("http://127.0.0.1:9") as client:
            await client.arrive("Anna")

    with pytest.raises(Gone, match="no server"):
        asyncio.run(scene())


def test_an_answer_to_somebody_who_has_just_given_up_disturbs_nobody(
    server: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with AsyncClient(server) as client:
            await client.arrive("Anna")
            async with await client.open("wyatt-earp", players=2) as table:
                hasty = asyncio.create_task(table.command("chat", text="Hello"))
                receive = table.follower.receive

                def giving_up(message: dict[str, Any]) -> bool:
                    changed = receive(message)
                    if message["type"] == "done":
                        hasty.cancel()
                    return changed

                monkeypatch.setattr(table.follower, "receive", giving_up)
                with pytest.raises(asyncio.CancelledError):
                    await hasty
                async with asyncio.timeout(PATIENCE):
                    await table.command("chat", text="Are you still there?")

    asyncio.run(scene())


def test_a_server_that_has_lost_a_part_of_the_game_is_not_asked_again(server: str) -> None:
    async def scene() -> None:
        async with AsyncClient(server) as client:
            await client.arrive("Anna")
            async with await client.open("wyatt-earp", players=2) as table:
                table.follower.number += 5  # as if there had been more
                table.cut()
                async with asyncio.timeout(PATIENCE):
                    with pytest.raises(Gone, match="lost a part"):
                        await table.until(lambda: False)

    asyncio.run(scene())
