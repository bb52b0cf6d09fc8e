"""`deadwood serve` as a process, with a tiny application in the place of the tables.

What it does at its start and end is said by the variable TINY_APP. What takes long takes until there
is a file of the name in TINY_RELEASE, and is said when it begins. TINY_PORT stands in for the default.
"""

from __future__ import annotations

import contextlib
import os
import sys
import types
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from deadwood.cli import main
from deadwood.server import settings as settings_module
from deadwood.server.http.peers import Peers
from deadwood.server.http.places import places_for
from deadwood.server.process.collector import Collector
from deadwood.server.settings import Settings
from deadwood.server.storage.base import StorageError
from tests.waiting import until


async def hello(request: Request) -> PlainTextResponse:
    return PlainTextResponse("hello")


async def slow(request: Request) -> PlainTextResponse:
    await take_long("It thinks.")
    return PlainTextResponse("slow")


async def take_long(said: str) -> None:
    print(said, flush=True)
    await until(Path(os.environ["TINY_RELEASE"]).exists)


async def echo(socket: WebSocket) -> None:
    await socket.accept()
    async for text in socket.iter_text():
        await socket.send_text(str(len(text)))


def make_app(settings: Settings) -> Starlette:
    what = os.environ.get("TINY_APP", "")

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        if what == "no storage":
            raise StorageError("The file is not a database of ours.")
        if what == "bug":
            raise RuntimeError("lay 3 jesse-james")
        if what == "slow start":
            await take_long("It starts.")
        yield
        if what == "no storage at the end":
            raise StorageError("The last games could not be written.")
        print("The storage is closed.", flush=True)

    routes = [Route("/", hello), Route("/slow", slow), WebSocketRoute("/ws", echo)]
    app = Starlette(routes=routes, lifespan=lifespan)
    # What `serving` asks of our application.
    app.state.peers = Peers(places_for(settings.max_connections))
    app.state.collector = Collector()
    app.state.parts = types.SimpleNamespace(hub=types.SimpleNamespace(end_polls=lambda: None))
    return app


if __name__ == "__main__":
    stub = types.ModuleType("deadwood.server.app")
    stub.__dict__["make_app"] = make_app
    sys.modules[stub.__name__] = stub
    if "TINY_PORT" in os.environ:
        defaults = partial(Settings, port=int(os.environ["TINY_PORT"]))
        settings_module.__dict__["Settings"] = defaults
    main()
