"""People who come over the network, well-meaning or not, and what the server wrote about them."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.sync.client import ClientConnection, connect

from deadwood.server.people.guests import COOKIE
from deadwood.server.process import logs
from deadwood.server.tables.entry import Entry
from deadwood.server.tables.table import LoggedTable
from tests.server.running import Running, running
from tests.server.sitting import same, table_from
from tests.waiting import PATIENCE

T = TypeVar("T")

# What uvicorn itself calls an error, though only the client made one.
NOT_OURS = ("Invalid UTF-8 sequence received from client.",)


class Line:
    """A WebSocket to a table, with nothing between the test and the wire."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[dict[str, Any]] = []  # what came that was no answer
        self.said = 0

    def send(self, raw: str | bytes | dict[str, Any]) -> None:
        self.socket.send(json.dumps(raw) if isinstance(raw, dict) else raw)

    def burst(self, messages: Iterable[str | dict[str, Any]]) -> None:
        """All at once: the server has the last before it can have answered the first."""
        texts = [json.dumps(one) if isinstance(one, dict) else one for one in messages]
        frames = [Frame(Opcode.TEXT, text.encode()).serialize(mask=True) for text in texts]
        self.socket.socket.sendall(b"".join(frames))

    def hear(self, timeout: float = PATIENCE) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(self.socket.recv(timeout))
        return found

    def answer(self, ident: str | None) -> dict[str, Any]:
        """The answer to the message with this id; None: to one that could not be read."""
        while True:
            found = self.hear()
            if found["type"] in ("update", "presence"):
                self.heard.append(found)
            elif found["id"] == ident:
                return found

    def say(self, kind: str, **fields: Any) -> dict[str, Any]:
        self.said += 1
        message = {"id": f"{id(self)}-{self.said}", "type": kind, **fields}
        self.send(message)
        return self.answer(message["id"])

    def nonsense(self, raw: str | bytes) -> dict[str, Any]:
        """The refusal of something that is no command."""
        self.send(raw)
        return self.answer(None)

    def end(self) -> int:
        """The code with which the server closes, after whatever else it says."""
        try:
            while True:
                self.heard.append(self.hear())
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 0


class Stranger:
    """A guest, or somebody who is none yet."""

    def __init__(self, server: Running, name: str = "", cookie: str = "") -> None:
        self.server = server
        # Reading certificates that nobody needs here would take longer than most of the tests.
        self.http = httpx.Client(base_url=server.url, timeout=PATIENCE, verify=False)
        if name:
            self.http.post("/api/me", json={"name": name}).raise_for_status()
            cookie = self.http.cookies[COOKIE]
        self.cookie = cookie

    @contextmanager
    def line(self, code: str, greet: bool = True, **headers: str) -> Iterator[Line]:
        given = {"Cookie": f"{COOKIE}={self.cookie}"} if self.cookie else {}
        with connect(
            f"{self.server.ws}/ws/tables/{code}",
            additional_headers=given | headers,
            compression=None,
            proxy=None,
            max_size=None,
            open_timeout=PATIENCE,
            close_timeout=1,
        ) as socket:
            found = Line(socket)
            if greet:
                assert found.say("hello", version=1)["type"] == "welcome"
            yield found

    def post(self, code: str, kind: str, ident: str = "post", **fields: Any) -> httpx.Response:
        """A command over HTTP."""
        message = {"id": ident, "type": kind, **fields}
        return self.http.post(f"/api/tables/{code}/commands", json=message)

    def open(self, **wish: Any) -> str:
        """A new table of his; the code."""
        asked = {"game": "wyatt-earp", "players": 2, "seat": 0, **wish}
        answer = self.http.post("/api/tables", json=asked)
        assert answer.status_code == 201, answer.text
        code: str = answer.json()["code"]
        return code


def stop_limits(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """The time for which limits make one wait stands still, however long a test takes."""
    for bucket in server.parts.limits._buckets.values():
        monkeypatch.setattr(bucket, "_clock", lambda: 0.0)


class Town:
    """A server, those who visit it, and everything that it wrote meanwhile."""

    def __init__(self, server: Running, written: io.StringIO) -> None:
        self.server = server
        self.written = written
        self.visitors: list[Stranger] = []
        self.secrets: list[str] = []  # what must never be written

    def guest(self, name: str = "", cookie: str = "") -> Stranger:
        found = Stranger(self.server, name, cookie)
        self.visitors.append(found)
        self.secrets += [found.cookie, found.cookie.partition(".")[0]]
        return found

    def ask(self, code: str, question: Callable[[LoggedTable], T]) -> T:
        """Something about a table, while nothing happens there."""

        async def look() -> T:
            async with (await self.server.parts.hub.get(code)).settled() as table:
                return question(table)

        return self.server.do(look())

    def table(self, code: str) -> LoggedTable:
        """The table itself, which goes on if bots sit there."""
        return self.ask(code, lambda table: table)

    def log(self, code: str) -> list[Entry]:
        return self.ask(code, lambda table: list(table.entries))

    def check(self, code: str) -> None:
        """The table is what its log says, and its log is what was stored."""

        async def compare() -> None:
            house = self.server.parts
            async with (await house.hub.get(code)).settled() as table:
                stored = await house.services.storage.load(code)
                assert stored is not None
                assert stored[1] == table.entries
                assert same(table, table_from(stored[1]))

        self.server.do(compare())
        table = self.table(code)
        self.secrets += filter(None, [table.secret, table.seed, code])

    def check_written(self) -> None:
        """Nothing broke, and nothing was written that is nobody's business."""
        lines = [json.loads(line) for line in self.written.getvalue().splitlines()]
        broken = [line for line in lines if line["level"] in ("error", "critical")]
        assert [line for line in broken if line["message"] not in NOT_OURS] == []
        for secret in filter(None, self.secrets):
            assert secret not in self.written.getvalue()


@contextmanager
def town(folder: Path, **options: Any) -> Iterator[Town]:
    """A server that writes everything it can write, all of which is read at the end."""
    written = io.StringIO()
    with running(folder, **options) as server, logging_to(written):
        found = Town(server, written)
        try:
            yield found
        finally:
            for visitor in found.visitors:
                visitor.http.close()
    found.check_written()


@contextmanager
def logging_to(stream: io.StringIO) -> Iterator[None]:
    """`set_up` is for a whole process; the other tests shall not notice."""
    loggers = [logging.getLogger(name) for name in ("", "deadwood", *logs.QUIET)]
    kept = [(one, one.level, list(one.handlers), one.propagate) for one in loggers]
    logs.set_up("debug", "json", stream)
    try:
        yield
    finally:
        for one, level, handlers, propagate in kept:
            one.setLevel(level)
            one.handlers[:] = handlers
            one.propagate = propagate
        logging.captureWarnings(False)
