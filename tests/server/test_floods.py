"""Peers who send without end and read nothing: what waits for them is bounded, others play on."""

from __future__ import annotations

import contextlib
import json
import socket
import threading
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from deadwood.server.http import socket as table_socket
from deadwood.server.http import uvicorn_protocols
from deadwood.server.http.limits import Rate
from deadwood.server.http.small_reads import AT_ONCE
from deadwood.server.protocol import BAD_MESSAGE, TOO_FAST
from deadwood.server.serving import LARGEST_MESSAGE
from tests.server.plugs import handshake, is_ended, plug
from tests.server.strangers import Stranger, Town, town
from tests.waiting import wait_until

PINGS = 200_000
ONE_READ = 256 * 1024  # what asyncio hands over at once
MOST = 64 * 1024 + 2 * ONE_READ  # the high-water mark, and the answers to what came at once
NO_LIMIT = Rate(1e9, 1e-9)


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Town]:
    with town(tmp_path_factory.mktemp("floods")) as found:
        yield found


@pytest.fixture(autouse=True)
def no_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody here says hello; that is not what they are cut off for."""
    monkeypatch.setattr(table_socket, "HELLO_SECONDS", 600.0)


@pytest.fixture(scope="module")
def anna(place: Town) -> Stranger:
    return place.guest("Anna")


@pytest.fixture
def code(anna: Stranger) -> str:
    return anna.open()


@contextlib.contextmanager
def deaf(place: Town, code: str) -> Iterator[socket.socket]:
    """A WebSocket of somebody who reads nothing once it is open."""
    mallory = place.guest("Mallory")
    with plug(place.server.url, receive=2048) as found:
        found.sendall(handshake(code, mallory.cookie))
        assert b" 101 " in found.recv(2000)
        yield found


def protocols(place: Town) -> list[Any]:
    return list(place.server.server.server_state.connections)


def waiting(place: Town) -> int:
    """Bytes that wait for the one for whom the most do."""
    return max((each.transport.get_write_buffer_size() for each in protocols(place)), default=0)


def pour(place: Town, into: socket.socket, piece: bytes, times: int) -> int:
    """Send until it is all sent, nobody takes any more, or the line is cut; the most that waited."""
    most, quiet, left = 0, 0, memoryview(piece * times)
    into.setblocking(False)
    while left and quiet < 50:
        try:
            left, quiet = left[into.send(left) :], 0
        except BlockingIOError:
            quiet += 1

            async def a_moment() -> None:
                """The server has had its turn."""

            for _ in range(5):
                place.server.do(a_moment())
        except OSError:
            break
        most = max(most, waiting(place))
    return most


def ping(size: int = 125) -> bytes:
    return Frame(Opcode.PING, b"x" * size).serialize(mask=True)


def test_pings_of_somebody_who_reads_nothing_end_it(place: Town, anna: Stranger, code: str) -> None:
    with anna.line(code) as line, deaf(place, code) as flood:
        assert pour(place, flood, ping(), PINGS) < MOST
        wait_until(lambda: is_ended(flood), "he is still there")
        assert line.say("chat", text="nothing happened")["type"] == "done"
        wait_until(lambda: waiting(place) == 0, "something still waits")


def test_without_a_limit_they_would_still_be_bounded(
    place: Town, anna: Stranger, code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing more is read from somebody for whom too much waits."""
    monkeypatch.setattr(uvicorn_protocols, "CONTROL", NO_LIMIT)
    with anna.line(code) as line, deaf(place, code) as flood:
        assert pour(place, flood, ping(), PINGS) < MOST
        assert line.say("chat", text="nothing happened")["type"] == "done"
        assert waiting(place) > 64 * 1024  # it did wait


def test_who_stops_reading_and_goes_on_misses_nothing(
    place: Town, code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(uvicorn_protocols, "CONTROL", NO_LIMIT)
    with deaf(place, code) as slow:
        sending = threading.Thread(target=slow.sendall, args=(ping() * 20_000,))
        sending.start()
        wait_until(lambda: waiting(place) > 64 * 1024, "nothing waits")
        missing = 20_000 * len(Frame(Opcode.PONG, b"x" * 125).serialize(mask=False))
        while missing > 0:
            missing -= len(slow.recv(1_000_000))
        assert missing == 0
        sending.join()


def test_who_reads_nothing_before_it_is_a_websocket_does_not_either_after(tmp_path: Path) -> None:
    with town(tmp_path) as place:
        # Then the system takes little, and all else waits in the server.
        place.server.server.servers[0].sockets[0].setsockopt(
            socket.SOL_SOCKET, socket.SO_SNDBUF, 4096
        )
        mallory = place.guest("Mallory")
        upgrade = handshake(mallory.open(), mallory.cookie)
        asks = b"GET /openapi.json HTTP/1.1\r\nHost: x\r\n\r\n"

        def paused() -> list[bool]:
            found = protocols(place)
            return [
                not each.writable.is_set()
                for each in found
                if isinstance(each, uvicorn_protocols.SocketProtocol)
            ]

        with plug(place.server.url, receive=2048) as found:
            found.sendall(asks * 2 + upgrade)
            wait_until(lambda: len(paused()) == 1, "he has no WebSocket")
            assert waiting(place) > 64 * 1024
            assert paused() == [True]


def flood_of(frames: list[Frame]) -> bytes:
    return b"".join(frame.serialize(mask=True) for frame in frames)


def test_a_few_pings_are_answered(place: Town, anna: Stranger, code: str) -> None:
    with anna.line(code) as line:
        for number in range(20):
            assert line.socket.ping(str(number)).wait(60)


@pytest.mark.parametrize("opcode", [Opcode.PING, Opcode.PONG])
def test_control_frames_have_a_limit(
    place: Town, anna: Stranger, code: str, opcode: Opcode
) -> None:
    with anna.line(code) as line:
        line.socket.socket.sendall(flood_of([Frame(opcode, b"")] * 300))
        assert line.end() == TOO_FAST


@pytest.mark.parametrize("data", [b"", b"x"])
def test_a_message_in_countless_pieces_ends_the_connection(
    place: Town, anna: Stranger, code: str, data: bytes
) -> None:
    pieces = [Frame(Opcode.TEXT, b"{", fin=False), *[Frame(Opcode.CONT, data, fin=False)] * 2000]
    with anna.line(code) as line:
        line.socket.socket.sendall(flood_of(pieces))
        assert line.end() == 1009


def test_a_message_that_never_ends_holds_no_more_than_a_message(
    place: Town, anna: Stranger, code: str
) -> None:
    piece = Frame(Opcode.CONT, b" " * 1024, fin=False)
    with anna.line(code) as line:
        line.socket.socket.sendall(flood_of([Frame(Opcode.TEXT, b" ", fin=False), *[piece] * 40]))
        line.socket.ping("seen").wait(60)
        held = [sum(map(len, each.frames)) for each in protocols(place) if hasattr(each, "frames")]
        assert 40 * 1024 < max(held) <= LARGEST_MESSAGE
        line.socket.socket.sendall(flood_of([piece] * 40))
        assert line.end() == 1009


def test_countless_small_messages_wait_their_turn(
    place: Town, anna: Stranger, code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server reads on when it has dealt with what it has read."""
    queued: list[int] = []
    receive = uvicorn_protocols.SocketProtocol.receive

    async def watched(self: Any) -> Any:
        queued.append(self.queue.qsize())
        return await receive(self)

    monkeypatch.setattr(uvicorn_protocols.SocketProtocol, "receive", watched)
    with anna.line(code) as line:
        with contextlib.suppress(OSError):
            line.socket.socket.sendall(flood_of([Frame(Opcode.TEXT, b"")] * 100_000))
        with contextlib.suppress(ConnectionClosed):
            assert line.end() in (0, BAD_MESSAGE, TOO_FAST)  # 0: he still talked when it was cut
    assert max(queued) <= AT_ONCE // 6 + 1


def test_requests_of_somebody_who_reads_nothing_wait(place: Town, anna: Stranger) -> None:
    asks = b"GET /openapi.json HTTP/1.1\r\nHost: x\r\n\r\n"
    with plug(place.server.url, receive=2048) as found:
        assert pour(place, found, asks, 50_000) < MOST
        unread = [len(each.conn._receive_buffer) for each in protocols(place)]
        assert max(unread) <= 2 * ONE_READ
        assert anna.http.get("/healthz").status_code == 200


def test_a_long_answer_arrives_whole(anna: Stranger, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(uvicorn_protocols, "PIECE", 1000)
    page = anna.http.get("/openapi.json", headers={"accept-encoding": "identity"})
    assert len(page.content) == int(page.headers["content-length"]) > 10 * uvicorn_protocols.PIECE
    assert json.loads(page.content)


def test_who_takes_nothing_in_is_hung_up_on(place: Town, monkeypatch: pytest.MonkeyPatch) -> None:
    watched: list[float] = []
    start = uvicorn_protocols.Watchdog.start

    def sooner(self: uvicorn_protocols.Watchdog, transport: Any, seconds: float) -> None:
        watched.append(seconds)
        start(self, transport, seconds / 100)

    monkeypatch.setattr(uvicorn_protocols.Watchdog, "start", sooner)
    asks = b"GET /openapi.json HTTP/1.1\r\nHost: x\r\n\r\n"
    with plug(place.server.url, receive=2048) as found:
        found.sendall(asks * 1000)
        # A busy system takes some more now and then: then he is watched again.
        wait_until(lambda: uvicorn_protocols.DEAF_SECONDS in watched, "he takes everything in")
        wait_until(lambda: waiting(place) == 0, "he is still there")
        peers = place.server.app.state.peers
        wait_until(lambda: peers.count("asking") == 0, "he is still counted")


def test_what_waits_for_all_together_is_bounded(
    place: Town, anna: Stranger, code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    limits = place.server.parts.limits
    monkeypatch.setattr(
        uvicorn_protocols.SocketProtocol, "say", lambda *_: False
    )  # as if the line were full
    with anna.line(code) as line:
        line.say("ping")
        wait_until(lambda: limits.unsent == 0, "something still waits")
        monkeypatch.setattr(table_socket, "UNSENT_IN_ALL", 0)  # then one message may wait, no more
        line.burst([{"id": f"p{n}", "type": "ping"} for n in range(10)])
        assert line.end() == 4408
    wait_until(lambda: limits.unsent == 0, "what nobody reads is still counted")


def test_what_is_said_at_once_never_overtakes_what_waits(
    place: Town, anna: Stranger, code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    say, asked = uvicorn_protocols.SocketProtocol.say, count()

    def now_and_then(self: uvicorn_protocols.SocketProtocol, text: str) -> bool:
        return next(asked) % 3 != 1 and say(self, text)

    monkeypatch.setattr(uvicorn_protocols.SocketProtocol, "say", now_and_then)
    pings = [f"p{number}" for number in range(60)]
    with anna.line(code) as line:
        line.burst([{"id": ping, "type": "ping"} for ping in pings])
        heard: list[str] = []
        while len(heard) < len(pings):
            found = line.hear()
            if found["type"] == "pong":
                heard.append(found["id"])
    assert heard == pings
