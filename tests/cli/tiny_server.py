"""`deadwood serve` as a process, with a tiny application in the place of the tables.

What it does at its start and end is said by the variable TINY_APP.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
import types
from collections.abc import AsyncIterator

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from deadwood.cli import main
from deadwood.server.settings import Settings
from deadwood.server.storage.base import StorageError


async def hello(request: Request) -> PlainTextResponse:
    return PlainTextResponse("hello")


async def slow(request: Request) -> PlainTextResponse:
    await asyncio.sleep(1)
    return PlainTextResponse("slow")


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
            await asyncio.sleep(1)
        yield
        if what == "no storage at the end":
            raise StorageError("The last games could not be written.")
        print("The storage is closed.", flush=True)

    routes = [Route("/", hello), Route("/slow", slow), WebSocketRoute("/ws", echo)]
    return Starlette(routes=routes, lifespan=lifespan)


if __name__ == "__main__":
    stub = types.ModuleType("deadwood.server.app")
    stub.__dict__["make_app"] = make_app
    sys.modules[stub.__name__] = stub
    main()
