"""A whole game over real sockets, and every byte that each of those at the table receives.

Everybody reaches the server through a line of his own that writes down what comes out of it:
handshakes, headers, bodies, frames. Nothing in it is left to accident, so nothing needs to be
overlooked: the server's clock, its codes, ids and keys, and the clients' handshakes are the same in
every run. Three things are switched off, since they tell the time of the day and nothing else: the
`Date` header, the pings of idle connections, whose content is random, and the end of a connection
over which nothing was asked for some seconds.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
import random
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
import websockets.client
from websockets.asyncio.client import ClientConnection, connect

from deadwood.core.fair import commitment
from deadwood.core.registry import AnyGame
from deadwood.core.types import NOBODY
from deadwood.server import app as app_module
from deadwood.server.app import make_app
from deadwood.server.bots.pool import BotPool, Job
from deadwood.server.people import guests
from deadwood.server.people.guests import COOKIE
from deadwood.server.process import logs
from deadwood.server.settings import Settings
from deadwood.server.tables import active_table, hub
from deadwood.server.tables.active_table import ActiveTable
from deadwood.server.tables.hub import Hub
from deadwood.server.tables.table import Dealer
from tests.waiting import PATIENCE, until

BEGIN = 1_700_000_000_000  # the server's clock, milliseconds
CLOCK = {"move": 3600, "game": 36_000, "reaction": 600}
HOST = 0  # the seat


class Repeated:
    """`secrets` that are the same in every run."""

    def __init__(self, seed: str) -> None:
        self.chance = random.Random(seed)

    def token_bytes(self, size: int) -> bytes:
        return self.chance.randbytes(size)

    def token_hex(self, size: int) -> str:
        return self.chance.randbytes(size).hex()

    def choice(self, items: str) -> str:
        return self.chance.choice(items)


class Monotonous:
    def token_hex(self, size: int) -> str:
        return "5e" * size


class NoBots(BotPool):
    """Only people play here; no process is started."""

    async def start(self) -> None:
        pass

    async def stop(self) -> None:
        pass

    async def choose(self, job: Job) -> str:
        raise AssertionError("a bot was asked")


def leave_nothing_to_accident(monkeypatch: pytest.MonkeyPatch) -> None:
    """To be called before every run."""
    for module in (hub, guests):
        monkeypatch.setattr(module, "secrets", Repeated(module.__name__))
    monkeypatch.setattr(logs, "secrets", Monotonous())  # ids of requests, of which there are many
    monkeypatch.setattr(app_module, "BotPool", NoBots)
    monkeypatch.setattr(
        active_table, "PRESENCE_EVERY", 0.0
    )  # what is told soon is told at any time
    key = base64.b64encode(bytes(16)).decode()
    monkeypatch.setattr(websockets.client, "generate_key", lambda: key)


class Tap:
    """A line to the server; `streams` are the bytes that came out of it, by connection."""

    def __init__(self, port: int) -> None:
        self.target = port
        self.port = 0
        self.streams: list[bytearray] = []
        self._server: asyncio.Server | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        self._server = await asyncio.start_server(self._carry, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    async def close(self) -> None:
        assert self._server is not None
        self._server.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._server.wait_closed()

    def marks(self) -> list[int]:
        """How far each connection has come."""
        return [len(stream) for stream in self.streams]

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        stream = bytearray()
        self.streams.append(stream)
        far, far_writer = await asyncio.open_connection("127.0.0.1", self.target)
        forth = asyncio.create_task(pump(reader, far_writer, bytearray()))
        back = asyncio.create_task(pump(far, writer, stream))
        self._tasks |= {forth, back}
        await asyncio.wait([forth, back], return_when=asyncio.FIRST_COMPLETED)
        forth.cancel()
        back.cancel()
        far_writer.close()
        writer.close()


async def pump(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, written_down: bytearray
) -> None:
    with contextlib.suppress(OSError):
        while data := await reader.read(65536):
            written_down += data
            writer.write(data)
            await writer.drain()


class Client:
    """Somebody at the table, or beside it, with a line of his own."""

    def __init__(self, seat: int, port: int) -> None:
        self.seat = seat
        self.name = f"Seat {seat}" if seat != NOBODY else "Onlooker"
        self.contribution = bytes([seat + 1]) * 32
        self.tap = Tap(port)
        self.code = ""
        self.number = 0
        self.now: dict[str, Any] | None = None
        self.refusals = 0
        self.given = 0
        self._http: httpx.AsyncClient | None = None
        self._socket: ClientConnection | None = None

    async def arrive(self) -> None:
        await self.tap.open()
        self._http = httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{self.tap.port}",
            timeout=PATIENCE,
            limits=httpx.Limits(keepalive_expiry=None),
        )
        await self.post("/api/me", {"name": self.name})

    async def go(self) -> None:
        await self.hang_up()
        assert self._http is not None
        await self._http.aclose()
        await self.tap.close()

    @property
    def token(self) -> str:
        assert self._http is not None
        return self._http.cookies[COOKIE]

    async def get(self, path: str) -> httpx.Response:
        assert self._http is not None
        return await self._http.get(path)

    async def post(self, path: str, body: dict[str, Any]) -> httpx.Response:
        assert self._http is not None
        return await self._http.post(path, json=body)

    # The WebSocket.

    async def connect(self, since: int = 0) -> None:
        self._socket = await connect(
            f"ws://127.0.0.1:{self.tap.port}/ws/tables/{self.code}",
            additional_headers={"Cookie": f"{COOKIE}={self.token}"},
            compression=None,
            proxy=None,
            ping_interval=None,
            open_timeout=PATIENCE,
            max_size=None,
            max_queue=None,  # whoever does not listen yet must not hold up the server
        )
        await self.say("hello", version=1, since=since)
        while (await self.hear())["type"] != "presence":
            pass

    async def hang_up(self) -> None:
        if self._socket is not None:
            await self._socket.close()
            self._socket = None

    async def say(self, kind: str, **fields: Any) -> str:
        assert self._socket is not None
        self.given += 1
        ident = f"c{self.given}"
        await self._socket.send(json.dumps({"type": kind, "id": ident, **fields}))
        return ident

    async def hear(self) -> dict[str, Any]:
        assert self._socket is not None
        message: dict[str, Any] = json.loads(await asyncio.wait_for(self._socket.recv(), PATIENCE))
        if message["type"] == "update":
            self.number = message["n"]
            self.now = message["now"]
        return message

    async def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """The answer; whatever else comes in before is taken in too."""
        ident = await self.say(kind, **fields)
        while True:
            message = await self.hear()
            if message.get("id") == ident:
                self.refusals += message["type"] == "refused"
                return message

    async def do(self, kind: str, **fields: Any) -> None:
        answer = await self.ask(kind, **fields)
        assert answer["type"] == "done", f"{self.name}: {kind} {fields}: {answer}"

    async def catch_up(self) -> None:
        """All that the server has said so far is here: the answer comes after it."""
        await self.ask("ping")


@dataclass
class Tapped:
    """What was written down, and how far everybody was after each move."""

    streams: dict[int, list[bytearray]]
    marks: list[dict[int, list[int]]] = field(default_factory=list)
    refusals: int = 0
    undone: int = 0
    seed: str = ""
    secret: str = ""
    tokens: dict[int, str] = field(default_factory=dict)
    guests: dict[int, str] = field(default_factory=dict)

    def until(self, moves: int, seat: int) -> list[bytes]:
        """Everything that a seat has received after so many moves."""
        marks = self.marks[moves][seat]
        streams = self.streams[seat][: len(marks)]
        return [bytes(stream[:mark]) for stream, mark in zip(streams, marks, strict=True)]

    def everything(self, seat: int) -> bytes:
        return b"".join(self.streams[seat])


class Script:
    """What is done at a table: the moves, and beside them whatever might make the server talk."""

    def __init__(
        self, game: AnyGame, moves: list[tuple[int, int]], watched: list[int], dealer: Dealer
    ) -> None:
        self.game = game
        self.moves = moves
        self.watched = watched  # seats, and NOBODY for one who looks on
        self.dealer = dealer
        self.time = BEGIN
        self.clients: dict[int, Client] = {}
        self.tapped = Tapped({})
        self.hub: Hub | None = None

    async def run(self, folder: Path) -> Tapped:
        settings = Settings(db=str(folder / "deadwood.db"))
        app = make_app(
            settings,
            now=lambda: self.time,
            chance=random.Random(1),
            dealer=self.dealer,
            ease=1000.0,
        )
        async with listening(app) as port:
            self.hub = app.state.parts.hub
            self.clients = {seat: Client(seat, port) for seat in [*range(self.game.players), -1]}
            try:
                await self.sit_down()
                await self.note()
                for number, (mover, move) in enumerate(self.moves):
                    self.time += 1000
                    await self.play(number, mover, self.game.text(move))
                    await self.note()
                self.read_secrets()
            finally:
                for client in self.clients.values():
                    await client.go()
        self.tapped.streams = {seat: client.tap.streams for seat, client in self.clients.items()}
        self.tapped.refusals = sum(self.clients[seat].refusals for seat in self.watched)
        return self.tapped

    async def sit_down(self) -> None:
        game = self.game
        for client in self.clients.values():
            await client.arrive()
        wish = {
            "game": game.name,
            "edition": game.edition,
            "players": game.players,
            "options": dict(game.given),
            "clock": CLOCK,
            "public": True,
        }
        made = await self.clients[HOST].post("/api/tables", wish)
        for client in self.clients.values():
            client.code = made.json()["code"]
            await client.connect()
            if client.seat != NOBODY:
                await client.do("sit", seat=client.seat, commitment=commitment(client.contribution))
        await self.clients[HOST].do("start")
        for seat in range(game.players):
            client = self.clients[seat]
            await client.do("reveal", contribution=client.contribution.hex())

    async def play(self, number: int, mover: int, move: str) -> None:
        """A move with all that people do besides: ask, err, talk, take back, go and come."""
        client = self.clients[mover]
        await client.do("play", move=move)
        if number % 3 == 0:
            await client.catch_up()
            assert client.now is not None
            if client.now["undo"]:
                self.tapped.undone += 1
                await client.do("undo")
                await client.do("play", move=move)
        if number % 8 == 0:
            await self.clients[number % self.game.players].do("chat", text=f"Howdy {number}")
        for seat in self.watched:
            await self.err(number, self.clients[seat])
        if number % 12 == 5:
            for seat in self.watched:
                await self.look(number, self.clients[seat])
        if number % 40 == 20:
            await self.come_again(number)

    async def come_again(self, number: int) -> None:
        """Everybody goes, the server forgets the table and reads it from its log, all come back."""
        assert self.hub is not None
        (active,) = self.hub.tables.values()
        for client in self.clients.values():
            await client.catch_up()  # so that he goes at the same byte in every run
            left = len(active.listeners) - 1
            await client.hang_up()
            await listened_to_by(active, left)
        active.end()
        self.hub.tables.clear()
        for client in self.clients.values():
            await client.connect(since=max(0, client.number - number // 2))

    async def err(self, number: int, client: Client) -> None:
        """Questions and mistakes; over a game there are some of every kind."""
        space = self.game.space()
        for step in (7, 31):
            move = self.game.text((number * step + client.seat) % space)
            await client.ask("why", move=move)
        await client.catch_up()
        now = client.now
        legal = {option["move"] for option in now["moves"]} if now is not None else set()
        wrong = self.game.text((number * 13 + client.seat) % space)
        if number % 5 == 0 and wrong not in legal:
            await client.ask("play", move=wrong)
        if number % 11 == 0:
            await client.ask("undo" if now is None or not now["undo"] else "back")
            await client.ask("play", move="hodwy")

    async def look(self, number: int, client: Client) -> None:
        """The same through the other door, and what nobody may see before the end."""
        table = f"/api/tables/{client.code}"
        for path in (
            f"{table}/updates?since={number // 2}",
            table,
            f"{table}/record",
            f"{table}/views/1?seat=0",
            "/api/tables",
            "/api/me/tables",
        ):
            await client.get(path)
        move = self.game.text(number % self.game.space())
        await client.post(f"{table}/commands", {"type": "why", "id": f"h{number}", "move": move})

    async def note(self) -> None:
        for seat in self.watched:
            await self.clients[seat].catch_up()
        self.tapped.marks.append({seat: self.clients[seat].tap.marks() for seat in self.watched})

    def read_secrets(self) -> None:
        assert self.hub is not None
        (active,) = self.hub.tables.values()
        table = active.table
        self.tapped.seed = table.seed
        self.tapped.secret = table.secret
        self.tapped.tokens = {seat: client.token for seat, client in self.clients.items()}
        self.tapped.guests = {at: seat.guest for at, seat in enumerate(table.seats)}


async def listened_to_by(active: ActiveTable, people: int) -> None:
    await until(lambda: len(active.listeners) <= people)


@asynccontextmanager
async def listening(app: Any) -> AsyncIterator[int]:
    """A server in this event loop, set up as `deadwood serve` does it, but for time and chance."""
    # Named by its protocol: else asyncio does not know that small packets must not wait.
    with socket.socket(proto=socket.IPPROTO_TCP) as listener:
        listener.bind(("127.0.0.1", 0))
        config = uvicorn.Config(
            app,
            lifespan="on",
            ws="websockets-sansio",
            ws_ping_interval=None,
            ws_per_message_deflate=False,
            log_config=None,
            access_log=False,
            server_header=False,
            date_header=False,
            proxy_headers=False,
            timeout_keep_alive=3600,
            timeout_graceful_shutdown=30,
        )
        server = Quiet(config)
        task = asyncio.create_task(server.serve([listener]))
        while not server.started:
            await asyncio.sleep(0.005)
            if task.done():
                task.result()
        try:
            yield listener.getsockname()[1]
        finally:
            server.should_exit = True
            await task


class Quiet(uvicorn.Server):
    """Leaves the signals to the tests."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield
