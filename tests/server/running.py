"""A real server in a thread of the test process: uvicorn, WebSockets and a SQLite file."""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

from fastapi import FastAPI

from deadwood.server.app import make_app
from deadwood.server.http.parts import ServerParts
from deadwood.server.http.peers import SILENT_SECONDS
from deadwood.server.serving import Server, listen
from deadwood.server.settings import Settings
from deadwood.server.tables.table import Dealer, deal
from tests.server import turning
from tests.waiting import PATIENCE

T = TypeVar("T")


class Running:
    """Where the server listens, and a way into its event loop."""

    def __init__(self, app: FastAPI, server: Server, loop: turning.Loop) -> None:
        self.app = app
        self.server = server
        self.loop = loop
        port = server.servers[0].sockets[0].getsockname()[1]
        self.url = f"http://127.0.0.1:{port}"
        self.ws = f"ws://127.0.0.1:{port}"

    @property
    def parts(self) -> ServerParts:
        parts: ServerParts = self.app.state.parts
        return parts

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Run something inside the server's loop and wait for it."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    def turn(self, seconds: float) -> None:
        """So much later by the clock of its loop, which timeouts go by; not by `now`."""
        self.loop.turn(seconds)


@contextmanager
def running(
    folder: Path,
    *,
    now: Callable[[], int] | None = None,
    chance: random.Random | None = None,
    dealer: Dealer = deal,
    ease: float = 1000.0,
    silent_seconds: float = SILENT_SECONDS,
    **settings: Any,
) -> Iterator[Running]:
    """A server whose data lie in `folder`; bots answer at once unless a `pace` is given."""
    chosen = {"db": str(folder / "deadwood.db"), "pace": 0, "bot_workers": 1, **settings}
    app = make_app(
        Settings(**chosen),
        now=now,
        chance=chance,
        dealer=dealer,
        ease=ease,
        silent_seconds=silent_seconds,
    )
    server = Server(app, lambda: None)
    listener = listen("127.0.0.1", 0, False)
    ready = threading.Event()
    found: dict[str, Any] = {}

    async def serve() -> None:
        found["loop"] = asyncio.get_running_loop()
        task = asyncio.create_task(server.serve([listener]))
        while not server.started and not task.done():
            await asyncio.sleep(0.005)
        ready.set()
        await task

    def run() -> None:
        try:
            turning.run(serve())
        except BaseException as error:
            found["error"] = error
        finally:
            ready.set()

    thread = threading.Thread(target=run)
    thread.start()
    ready.wait(PATIENCE)
    try:
        if "error" in found or not server.started:
            raise RuntimeError("the server did not start") from found.get("error")
        yield Running(app, server, found["loop"])
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
    if "error" in found:
        raise found["error"]
