"""What has come over the network is taken in small pieces, so that no peer holds the event loop.

The system hands over up to 256 KiB at once, and uvicorn reads all of it before anybody else is
served: 43,000 chunks of one byte each, or 50,000 headers, a tenth of a second and more. In pieces of
4 KiB the same bytes are as much work, but everybody else is served in between; and a head can be
only a piece longer than the most that is waited for.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from deadwood.server.http.message_shapes import MOST_HEADERS

AT_ONCE: Final = 4 * 1024
MOST_CHUNKS: Final = 256  # of one body; a client that sends 64 KiB in one piece needs 16
LONGEST_HEAD: Final = 16 * 1024  # of a request: its first line and its headers


def in_small_reads(transport: asyncio.BaseTransport) -> None:
    """From now on no more than a bite is read at once; an upgrade to a WebSocket changes nothing."""
    if hasattr(transport, "max_size"):  # asyncio's transports over sockets; others read 64 KiB
        transport.max_size = AT_ONCE


class BoundedConnection(h11.Connection):
    """Reading a chunk takes as long whether it holds one byte or a thousand, so they are counted."""

    chunks = 0

    def next_event(self) -> type[h11.NEED_DATA | h11.PAUSED] | h11.Event:
        event = super().next_event()
        if isinstance(event, h11.Request):
            self.chunks = 0
        elif isinstance(event, h11.Data):
            self.chunks += 1
            if self.chunks > MOST_CHUNKS:
                raise h11.RemoteProtocolError("too many chunks", error_status_hint=413)
        return event


class SmallReadsProtocol(H11Protocol):
    """Uvicorn's HTTP, in small pieces."""

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self.conn = BoundedConnection(h11.SERVER, LONGEST_HEAD)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        in_small_reads(transport)
        super().connection_made(transport)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """The library for WebSockets never answers a request of more headers than it likes."""
        if len(self.headers) > MOST_HEADERS:
            self.send_400_response("Too many headers.")
            return
        super().handle_websocket_upgrade(event)
