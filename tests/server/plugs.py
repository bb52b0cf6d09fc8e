"""Bare sockets: whoever uses one says what he likes, or nothing, and reads when he likes, or never."""

from __future__ import annotations

import contextlib
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import urlsplit

from deadwood.server.people.guests import COOKIE
from tests.waiting import PATIENCE


def plug(url: str, source: str = "", receive: int = 0) -> socket.socket:
    """A connection from one of this machine's own addresses (Linux has all of 127.0.0.0/8)."""
    parts = urlsplit(url)
    found = socket.socket()
    found.settimeout(PATIENCE)
    if receive:
        found.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive)
    if source:
        found.bind((source, 0))
    found.connect((str(parts.hostname), parts.port))
    return found


@contextmanager
def plugs(url: str, count: int, sources: list[str]) -> Iterator[list[socket.socket]]:
    """So many at the same time, from these addresses in turn."""
    found: list[socket.socket] = []
    try:
        for number in range(count):
            found.append(plug(url, sources[number % len(sources)]))
        yield found
    finally:
        for each in found:
            each.close()


def handshake(code: str, cookie: str) -> bytes:
    return (
        f"GET /ws/tables/{code} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {'A' * 22}==\r\n"
        f"Sec-WebSocket-Version: 13\r\nCookie: {COOKIE}={cookie}\r\n\r\n"
    ).encode()


def is_ended(found: socket.socket) -> bool:
    """Whether the other side has hung up, without waiting for it; what it said before is lost."""
    found.setblocking(False)
    try:
        while found.recv(65536):
            pass
    except BlockingIOError:
        return False
    except OSError:
        return True
    finally:
        with contextlib.suppress(OSError):
            found.settimeout(PATIENCE)
    return True
