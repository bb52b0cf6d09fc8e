"""Uvicorn's two protocols, so that nobody can fill our memory or hold a place for nothing.

What waits for a peer is bounded whatever he sends: an answer is written piece by piece, and nothing
more is taken in from somebody who does not take out what he has asked for. Uvicorn bounds messages;
pings, pieces of messages and connections that say nothing are counted here.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

import h11
import uvicorn
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn.protocols.http.h11_impl import RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.exceptions import InvalidState
from websockets.frames import Frame

from deadwood.server.http.limits import Buckets, Rate
from deadwood.server.http.peers import Peer, Peers, unheard, unnoticed
from deadwood.server.http.small_reads import AT_ONCE, SmallReadsProtocol
from deadwood.server.protocol import CLOSED_BECAUSE, TOO_FAST

PIECE: Final = 64 * 1024  # of an answer that is written at once
CONTROL: Final = Rate(100, 1 / 10)  # pings and pongs of one peer; ours are one in 3 s
MOST_FRAGMENTS: Final = 256  # of one message
MOST_UNHEARD: Final = 4  # messages of one peer that wait, before no more is read from him
TOO_BIG: Final = 1009
AFTER_CLOSE: Final = 256 * 1024  # bytes that are still read from somebody who was told goodbye
QUIET_SECONDS: Final = 4.0  # without an answer to a ping, after which somebody counts as away
DEAF_SECONDS: Final = 30.0  # so long somebody may take nothing in
LAST_SECONDS: Final = 1.0  # for what is still to be taken in when a connection or the server ends


class Config(uvicorn.Config):
    """Uvicorn's, and what its protocols need of us."""

    def __init__(self, app: ASGIApp, peers: Peers, **settings: Any) -> None:
        super().__init__(InPieces(app), http=HttpProtocol, ws=SocketProtocol, **settings)
        self.peers: Final = peers


class Watchdog:
    """Hangs up on a peer who takes nothing in: closing politely would wait for him."""

    def __init__(self) -> None:
        self._timer: asyncio.TimerHandle | None = None
        self._is_last = False

    def start(self, transport: asyncio.Transport, seconds: float) -> None:
        """Look after so long, and again as long as he takes something."""
        self.stop()
        waiting = transport.get_write_buffer_size()

        def look() -> None:
            if transport.get_write_buffer_size() < waiting:  # he is slow, but not deaf
                self.start(transport, seconds)
            else:
                transport.abort()

        if not self._is_last:
            self._timer = asyncio.get_running_loop().call_later(seconds, look)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def end(self, transport: asyncio.Transport) -> None:
        """It is over, and nothing stops that: what has not been taken soon is lost."""
        self.stop()
        self._is_last = True
        asyncio.get_running_loop().call_later(LAST_SECONDS, transport.abort)


class HttpProtocol(SmallReadsProtocol):
    """HTTP. Says when a whole request has come, and when it is answered."""

    def __init__(self, config: Config, server_state: ServerState, *rest: Any, **more: Any) -> None:
        super().__init__(config, server_state, *rest, **more)
        self.peers: Final = config.peers
        self.peer: Peer | None = None
        self.watchdog: Final = Watchdog()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.peer = self.peers.come(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self.watchdog.stop()
        self.peers.go(self.transport)
        super().connection_lost(exc)
        self._unset_keepalive_if_required()  # uvicorn keeps it, and us, if the line broke

    def handle_events(self) -> None:
        super().handle_events()
        self.mark()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.mark()

    def request(self) -> RequestResponseCycle | None:
        """The last one, or none before the first."""
        return self.cycle

    def mark(self) -> None:
        request = self.request()
        is_asking = request is not None and not request.response_complete
        if self.peer is not None and self.transport.get_protocol() is self:
            self.peer.be("asking" if is_asking else "silent")

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        if self.peer is not None:
            self.peer.be("asking")
        self.watchdog.stop()
        super().handle_websocket_upgrade(event)
        found = self.transport.get_protocol()
        if self.flow.write_paused and isinstance(found, SocketProtocol):
            found.pause_writing()  # the transport says it only once

    def pause_writing(self) -> None:
        super().pause_writing()
        self.watchdog.start(self.transport, DEAF_SECONDS)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.watchdog.stop()

    def shutdown(self) -> None:
        super().shutdown()
        request = self.request()
        waits_for_body = request is not None and request.more_body
        # Nobody waits for a request that is still on its way, or for somebody who reads nothing.
        if self.transport.get_write_buffer_size() or waits_for_body:
            self.watchdog.end(self.transport)


class SocketProtocol(WebSocketsSansIOProtocol):
    """WebSocket. Reads on only when what was read has been taken and what was written is out."""

    def __init__(self, config: Config, server_state: ServerState, *rest: Any, **more: Any) -> None:
        super().__init__(config, server_state, *rest, **more)
        self.peers: Final = config.peers
        self.peer: Peer | None = None
        self.watchdog: Final = Watchdog()
        self.control: Final = Buckets(CONTROL)
        self.unread = memoryview(b"")  # at most what the system hands over at once
        self.after_close = 0
        self.hearing: asyncio.TimerHandle | None = None  # until a ping should be answered

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.peer = self.peers.of(transport)
        if self.peer is not None:
            self.peer.say = self.say
        self.app_state = {**self.app_state, "peer": self.peer}

    def connection_lost(self, exc: Exception | None) -> None:
        self.watchdog.stop()
        if self.hearing is not None:
            self.hearing.cancel()
        if self.peer is not None:
            self.peer.say = unheard  # they would keep each other alive
            self.peer.notice = unnoticed
        self.peers.go(self.transport)
        self.unread = memoryview(b"")
        super().connection_lost(exc)

    def send_keepalive_ping(self) -> None:
        """Who does not answer soon is shown as away; who does not for much longer is hung up on."""
        super().send_keepalive_ping()
        if self.hearing is None:
            self.hearing = self.loop.call_later(QUIET_SECONDS, self.fell_quiet)

    def fell_quiet(self) -> None:
        self.hearing = None
        if self.peer is not None:
            self.peer.hush(True)

    def is_heard(self) -> None:
        if self.hearing is not None:
            self.hearing.cancel()
            self.hearing = None
        if self.peer is not None:
            self.peer.hush(False)

    def data_received(self, data: bytes) -> None:
        self.is_heard()
        self.unread = memoryview(bytes(self.unread) + data)
        self.read_on()

    def read_on(self) -> None:
        """Bite by piece, as long as somebody takes what is in it."""
        while self.unread and not self.is_full() and not self.transport.is_closing():
            piece, self.unread = self.unread[:AT_ONCE], self.unread[AT_ONCE:]
            if self.close_sent:
                self.after_close += len(piece)
                if self.after_close > AFTER_CLOSE:
                    self.transport.abort()
                    return
            super().data_received(bytes(piece))
        if self.transport.is_closing():
            self.unread = memoryview(b"")
        elif self.is_full():
            self.transport.pause_reading()
        else:
            self.transport.resume_reading()

    def is_full(self) -> bool:
        # After our goodbye nobody takes messages any more, but his goodbye has to be read.
        is_unheard = self.queue.qsize() >= MOST_UNHEARD and not self.close_sent
        return is_unheard or not self.writable.is_set()

    def send_receive_event_to_app(self) -> None:
        """Uvicorn would stop reading after every message, which asks much of the system; we stop when
        enough of them wait."""
        self.read_paused = True
        super().send_receive_event_to_app()

    def say(self, text: str) -> bool:
        """Write a message at once; False if something else has to be written first."""
        is_open = self.handshake_complete and not self.close_sent and not self.disconnected
        if not is_open or self.transport.is_closing() or self.transport.get_write_buffer_size():
            return False
        try:
            self.conn.send_text(text.encode())
        except InvalidState:  # he is saying goodbye
            return False
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    async def receive(self) -> Any:
        message = await super().receive()
        self.read_on()
        return message

    async def send(self, message: Any) -> None:
        await super().send(message)
        self.read_on()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.transport.pause_reading()
        self.watchdog.start(self.transport, DEAF_SECONDS)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.watchdog.stop()
        self.read_on()

    def handle_ping(self) -> None:
        if not self.transport.is_closing():
            super().handle_ping()
            self.count_control()

    def handle_pong(self, event: Frame) -> None:
        super().handle_pong(event)
        self.count_control()

    def count_control(self) -> None:
        if self.control.allow(""):
            self.cut(TOO_FAST, CLOSED_BECAUSE[TOO_FAST])

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= MOST_FRAGMENTS:
            self.cut(TOO_BIG, "too many fragments")
            return
        super().handle_cont(event)

    def cut(self, code: int, reason: str) -> None:
        """The end, from here: the application is not asked."""
        if self.close_sent or self.transport.is_closing():
            return
        self.frames = []
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self.conn.fail(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()
        self.watchdog.end(self.transport)

    def shutdown(self) -> None:
        super().shutdown()
        self.watchdog.end(self.transport)


class InPieces:
    """ASGI: a long answer is sent piece by piece, each when the one before it is nearly out."""

    def __init__(self, app: ASGIApp) -> None:
        self.app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def sending(message: Message) -> None:
            body: bytes = message.get("body", b"")
            if message["type"] != "http.response.body" or len(body) <= PIECE:
                await send(message)
                return
            for at in range(0, len(body), PIECE):
                more = message.get("more_body", False) or at + PIECE < len(body)
                await send({**message, "body": body[at : at + PIECE], "more_body": more})

        await self.app(scope, receive, sending)
