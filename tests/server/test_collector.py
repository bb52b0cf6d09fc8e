"""Nothing that a table does leaves garbage for Python's collector, and that one keeps out of the way."""

from __future__ import annotations

import gc
import json
import subprocess
import sys
import weakref
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from deadwood.server.process import collector
from deadwood.server.tables.active_table import ActiveTable
from tests.server.running import Running, running
from tests.server.strangers import Line, Stranger
from tests.waiting import PATIENCE, wait_until

OURS = ("deadwood", "uvicorn", "starlette", "fastapi", "websockets", "asyncio", "_asyncio")


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with running(tmp_path) as found:
        yield found


@pytest.fixture
def no_collector() -> Iterator[None]:
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.set_debug(0)
        gc.garbage.clear()
        gc.enable()


def garbage() -> Counter[str]:
    """What only the collector can free, by type: whatever is ours, or works for us."""
    gc.set_debug(gc.DEBUG_SAVEALL)
    gc.collect()
    gc.set_debug(0)
    kinds = [type(each) for each in gc.garbage]
    gc.garbage.clear()
    names = [f"{kind.__module__}.{kind.__qualname__}" for kind in kinds]
    return Counter(name for name in names if name.startswith(OURS))


class Player:
    """Answers whenever asked; bots answer between, and go on if our part of the game is over."""

    def __init__(self, line: Line) -> None:
        self.line = line
        self.last: dict[str, Any] = {}

    def play(self, number: int) -> None:
        """Until so many moves are made, or the game is over."""
        made = 0
        while made < number:
            now = self.last.get("now")
            if now and now["moves"]:
                move, after = now["moves"][-1]["move"], self.last["n"]
                self.last = {}
                self.line.say("play", move=move, after=after)
            heard, self.line.heard = self.line.heard, []
            for message in heard or [self.line.hear()]:
                if message["type"] == "update":
                    self.last = message
                    kinds = [entry["kind"] for entry in message["entries"]]
                    made += kinds.count("move")
                    if "over" in kinds:
                        return


@pytest.mark.parametrize("game", ["wyatt-earp", "el-paso", "bang"])
def test_a_move_leaves_no_garbage(server: Running, no_collector: None, game: str) -> None:
    anna = Stranger(server, "Anna")
    code = anna.open(game=game, players=4, bots={"1": "random", "2": "ranger", "3": "random"})
    with closing(anna.http), anna.line(code) as line:
        assert line.say("start")["type"] == "done"
        player = Player(line)
        player.play(4)
        garbage()  # of the beginning: connections, the deal
        player.play(25)
        assert line.say("play", move="nonsense")["type"] == "refused"
        assert line.say("chat", text="Howdy.")["type"] == "done"
        assert garbage() == Counter()


def test_a_table_that_is_let_go_is_freed_at_once(server: Running, no_collector: None) -> None:
    anna = Stranger(server, "Anna")
    code = anna.open(game="bang", players=4, bots={"1": "random", "2": "ranger", "3": "random"})
    with closing(anna.http), anna.line(code) as line:
        assert line.say("start")["type"] == "done"
        Player(line).play(8)
        assert line.say("leave")["type"] == "done"
    table = weakref.ref(server.parts.hub.tables[code].table)

    async def let_go() -> bool:
        """Once nobody is at it and nobody thinks; by then nobody else holds it either."""
        found: ActiveTable | None = server.parts.hub.tables[code]
        if found is None or not found.is_idle(found.touched + 1, 0):
            return False
        found.end()
        del server.parts.hub.tables[code]
        return True

    wait_until(lambda: server.do(let_go()))
    wait_until(lambda: table() is None)  # else something still holds it


BUSY = """
import asyncio, gc, json
from deadwood.server.process.collector import Collector

def walks():
    return sum(each["collections"] for each in gc.get_stats())

collector = Collector()
collector.begin()
frozen, before = gc.get_freeze_count(), walks()
kept = [[number] for number in range(400_000)]
busy = walks() - before

async def rest():
    watching = asyncio.create_task(collector.watch(0.01))
    while walks() == before + busy:
        await asyncio.sleep(0.01)
    watching.cancel()

asyncio.run(rest())
print(json.dumps({"frozen": frozen, "busy": busy}))
"""


def test_nothing_is_looked_at_before_there_is_nothing_else_to_do() -> None:
    told = subprocess.run(
        [sys.executable, "-c", BUSY], check=True, capture_output=True, text=True, timeout=PATIENCE
    )
    found = json.loads(told.stdout)
    assert found["frozen"] > 10_000
    assert found["busy"] == 0


@pytest.mark.parametrize(
    ("new", "busy", "grown", "due"),
    [
        (0, 0.0, 1, False),
        (50_000, 0.01, 1, True),
        (5_000_000, 0.5, 1, False),
        (0, 0.5, 1.9, False),
        (0, 0.9, 2.1, True),
    ],
)
def test_when_it_is_due(
    monkeypatch: pytest.MonkeyPatch, new: int, busy: float, grown: float, due: bool
) -> None:
    size = 1_000_000_000
    monkeypatch.setattr(collector, "resident", lambda: size)
    found = collector.Collector()
    found.walk()
    monkeypatch.setattr(gc, "get_count", lambda: (new, 0, 0))
    monkeypatch.setattr(collector, "resident", lambda: int(size * grown))
    assert found.is_due(busy) is due


def test_a_small_process_may_grow_a_little() -> None:
    found = collector.Collector()
    found.walk()
    assert not found.is_due(1.0)
