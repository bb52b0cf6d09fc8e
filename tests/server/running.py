"""A real server in a thread of the test process: uvicorn, WebSockets and a SQLite file."""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import uvicorn
from fastapi import FastAPI

from deadwood.server.app import make_app
from deadwood.server.house import House
from deadwood.server.live import machine_time
from deadwood.server.serving import config_of
from deadwood.server.settings import Settings
from deadwood.server.table import Dealer, deal

T = TypeVar("T")


class Running:
    """Where the server listens, and a way into its event loop."""

    def __init__(self, app: FastAPI, server: uvicorn.Server, loop: asyncio.AbstractEventLoop):
        self.app = app
        self.server = server
        self.loop = loop
        port = server.servers[0].sockets[0].getsockname()[1]
        self.url = f"http://127.0.0.1:{port}"
        self.ws = f"ws://127.0.0.1:{port}"

    @property
    def house(self) -> House:
        house: House = self.app.state.house
        return house

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Run something inside the server's loop and wait for it."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(30)


@contextmanager
def running(
    folder: Path,
    *,
    now: Callable[[], int] = machine_time,
    chance: random.Random | None = None,
    dealer: Dealer = deal,
    ease: float = 1000.0,
    **settings: Any,
) -> Iterator[Running]:
    """A server whose data lie in `folder`; bots answer at once unless a `pace` is given."""
    chosen = {"db": str(folder / "deadwood.db"), "pace": 0, "bot_workers": 1, **settings}
    app = make_app(Settings(**chosen), now=now, chance=chance, dealer=dealer, ease=ease)
    server = uvicorn.Server(config_of(app))
    ready = threading.Event()
    found: dict[str, Any] = {}

    async def serve() -> None:
        found["loop"] = asyncio.get_running_loop()
        task = asyncio.create_task(server.serve())
        while not server.started and not task.done():
            await asyncio.sleep(0.005)
        ready.set()
        await task

    def run() -> None:
        try:
            asyncio.run(serve())
        except BaseException as error:
            found["error"] = error
        finally:
            ready.set()

    thread = threading.Thread(target=run)
    thread.start()
    ready.wait(60)
    try:
        if "error" in found or not server.started:
            raise RuntimeError("the server did not start") from found.get("error")
        yield Running(app, server, found["loop"])
    finally:
        server.should_exit = True
        thread.join(30)
    if "error" in found:
        raise found["error"]
