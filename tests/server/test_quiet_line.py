"""A line over which nothing comes any more is noticed within eight seconds, on a real socket."""

from __future__ import annotations

import json
from pathlib import Path

from websockets.frames import Frame, Opcode

from deadwood.server.http.uvicorn_protocols import QUIET_SECONDS
from deadwood.server.serving import PING_SECONDS
from tests.server.plugs import handshake, plug
from tests.server.running import running
from tests.server.strangers import Stranger
from tests.waiting import wait_until

HELLO = {"id": "1", "type": "hello", "version": 1}
PING = b"\x89\x04"  # the head of such a frame
SLACK = 0.1  # seconds


def test_who_answers_no_ping_is_away_within_eight_seconds_and_back_with_a_word(
    tmp_path: Path,
) -> None:
    assert PING_SECONDS + QUIET_SECONDS + 2 * SLACK < 8
    with running(tmp_path) as server:
        anna, ben = Stranger(server, "Anna"), Stranger(server, "Ben")
        code = anna.open()
        assert ben.post(code, "sit").status_code == 200
        live = server.parts.hub.tables[code].attendance
        with anna.line(code) as hers, plug(server.url) as silent:
            silent.sendall(handshake(code, ben.cookie))
            heard = b""
            while b"\r\n\r\n" not in heard:  # who speaks before the answer is not heard
                heard += silent.recv(1)
            silent.sendall(text(HELLO))
            wait_until(lambda: live.online() == [0, 1], "not both are there")

            # He gets his ping and does not answer it; she has got hers before, and says something.
            server.turn(PING_SECONDS + SLACK)
            heard = b""
            while PING not in heard:
                heard += silent.recv(65536)
            assert hers.say("ping")["type"] == "pong"
            assert live.online() == [0, 1]
            server.turn(QUIET_SECONDS + SLACK)
            wait_until(lambda: live.online() == [0], "a dead line counts as one who is there")

            # The line itself still stands: whoever was only slow is back with the first word.
            silent.sendall(text({"id": "2", "type": "ping"}))
            wait_until(lambda: live.online() == [0, 1], "he was heard, and is away all the same")
        anna.http.close()
        ben.http.close()


def text(message: dict[str, object]) -> bytes:
    return Frame(Opcode.TEXT, json.dumps(message).encode()).serialize(mask=True)
