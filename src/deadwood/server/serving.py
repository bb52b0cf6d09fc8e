"""Running the application with uvicorn: the socket, the signals, and a start that fails plainly."""

from __future__ import annotations

import contextlib
import errno
import ipaddress
import logging
import signal
import socket
from collections.abc import Callable
from types import FrameType
from typing import Final

import uvicorn
from fastapi import FastAPI
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from deadwood.core.reason import BadOption, DeadwoodError
from deadwood.server.http import uvicorn_protocols
from deadwood.server.http.places import ACCEPTS

LARGEST_MESSAGE: Final = 64 * 1024
PING_SECONDS: Final = 3.0  # who is gone is seen to be gone in seven seconds
PONG_SECONDS: Final = 20.0
GRACE_SECONDS: Final = 5
EVERYWHERE: Final = ("0.0.0.0", "::")
BACKLOG: Final = 2048
DEAF_SECONDS: Final = 60

log: Final = logging.getLogger("deadwood.server.serving")


def listen(host: str, port: int, is_asked_for: bool) -> socket.socket:
    """A socket that listens at once, so that nobody else gets the port while the server starts.

    A port that somebody asked for must be free; else the next best is taken.
    """
    for attempt in (port, 0):
        try:
            family, kind, protocol, _, address = socket.getaddrinfo(
                host, attempt, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
            )[0]
        except (OSError, UnicodeError):
            raise BadOption(f"No address of this machine is called {host!r}.") from None
        listener = socket.socket(family, kind, protocol)
        try:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            give_up_on_the_deaf(listener)
            listener.bind(address)
            listener.listen(BACKLOG)
        except OSError as error:
            listener.close()
            if error.errno == errno.EADDRINUSE and attempt:
                if is_asked_for:
                    raise BadOption(
                        f"Port {port} is taken; give another one, or none and a free one is found."
                    ) from None
                continue
            raise BadOption(refusal(host, port, error)) from None
        return listener
    raise BadOption(f"No port is free at {host}.")


def give_up_on_the_deaf(listener: socket.socket) -> None:
    """Who takes nothing in for so long is gone, though his machine still answers: only the system
    can end that, since a connection that is closed politely waits until all is delivered."""
    option = getattr(socket, "TCP_USER_TIMEOUT", None)  # Linux has it
    if option is not None:
        listener.setsockopt(socket.IPPROTO_TCP, option, DEAF_SECONDS * 1000)


def refusal(host: str, port: int, error: OSError) -> str:
    if error.errno == errno.EACCES:
        return f"Port {port} is for the system only; ports from 1024 on are for everybody."
    if error.errno == errno.EADDRNOTAVAIL:
        return f"{host} is not an address of this machine."
    return f"{host} cannot be listened at: {error.strerror}."


def url(host: str, port: int) -> str:
    """What a browser on this machine opens."""
    if host in EVERYWHERE:
        host = "127.0.0.1"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def lan_address() -> str:
    """The address of this machine in its own network, or "" if it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking, contextlib.suppress(OSError):
        asking.connect(("192.0.2.1", 9))  # sends nothing; only asks which way it would go
        found = str(asking.getsockname()[0])
        if not ipaddress.ip_address(found).is_loopback:
            return found
    return ""


def config_of(app: FastAPI, served: ASGIApp | None = None) -> uvicorn_protocols.Config:
    """How uvicorn serves our application, or whatever stands before it."""
    return uvicorn_protocols.Config(
        app if served is None else served,
        app.state.peers,
        lifespan="on",
        backlog=ACCEPTS,
        ws_max_size=LARGEST_MESSAGE,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PONG_SECONDS,
        # Messages are small; compressing each costs more time and memory than the network saves.
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,  # `Safety` reads them, and believes only whom it should
        timeout_graceful_shutdown=GRACE_SECONDS,
    )


def run(app: FastAPI, listener: socket.socket, when_ready: Callable[[], None]) -> None:
    """Serve until somebody ends it. Raises what kept the application from starting or ending."""
    watched = Watched(app)

    def ready() -> None:
        app.state.collector.begin()
        when_ready()

    said = logging.getLogger("uvicorn.error")
    said.addFilter(is_news)
    try:
        with listener:
            Server(app, ready, watched).run([listener])
    except SystemExit:
        if watched.failure is None:
            raise
    finally:
        said.removeFilter(is_news)
    if isinstance(watched.failure, DeadwoodError):
        raise watched.failure
    if watched.failure is not None:
        log.error("the server failed to start or to end", exc_info=watched.failure)
        raise SystemExit(1)


def is_news(record: logging.LogRecord) -> bool:
    """Why the application did not start is said by whoever started it."""
    return "Exiting." not in str(record.msg)


class Server(uvicorn.Server):
    """Says when it listens; a signal ends it and is then done with, so that the exit code is 0."""

    def __init__(
        self, app: FastAPI, when_ready: Callable[[], None], served: ASGIApp | None = None
    ) -> None:
        super().__init__(config_of(app, served))
        self._app: Final = app
        self._when_ready: Final = when_ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for listener in sockets or []:
            # asyncio takes in as many at once as may wait; we want few at once and many to wait.
            listener.listen(BACKLOG)
        if self.started and not self.should_exit:
            self._when_ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._app.state.parts.hub.end_polls()
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if self.should_exit and sig == signal.SIGINT:
            self.force_exit = True  # Ctrl-C a second time: do not wait for anybody
        self.should_exit = True


class Watched:
    """ASGI: remembers what went wrong at the start or the end, instead of having it logged."""

    def __init__(self, app: ASGIApp) -> None:
        self.app: Final = app
        self.failure: Exception | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan":
            await self.app(scope, receive, send)
            return

        async def sending(message: Message) -> None:
            if message["type"].endswith(".failed"):
                message = {"type": message["type"]}  # without a traceback as its words
            await send(message)

        try:
            await self.app(scope, receive, sending)
        except Exception as error:
            self.failure = error
            raise
