"""The people of `bench/server.py`, all in one process of their own, so that their work is not counted
as the server's. They speak raw WebSockets: a client that keeps everything would cost too much.

At every table one of those who are asked makes a move every second. When it is sent and when
everybody sees it is read from the same clock, here. Between two measurements everybody rests, so that
two servers can be measured by turns.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import json
import random
import sys
import time
from http.cookiejar import CookieJar, DefaultCookiePolicy
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect

from deadwood.server.http.places import raise_file_limit

COOKIE: Final = "deadwood_guest"
EVERY: Final = 1.0  # seconds between two moves at a table
AT_ONCE: Final = 8  # tables that are opened at the same time
OVER: Final = '"kind":"over"'
MOVE: Final = '"kind":"move"'


class Server:
    """The way to the server, for everybody."""

    def __init__(self, url: str) -> None:
        self.url: Final = url
        # Many guests share this client, so that it must remember nobody's cookie.
        nobody = CookieJar(DefaultCookiePolicy(allowed_domains=[]))
        self.http: Final = httpx.AsyncClient(
            base_url=url, timeout=120, cookies=nobody, trust_env=False
        )

    async def guest(self, name: str) -> str:
        """The cookie of a new guest."""
        answer = await self.http.post("/api/me", json={"name": name})
        answer.raise_for_status()
        return f"{COOKIE}={answer.cookies[COOKIE]}"

    async def open(self, cookie: str, **wish: Any) -> str:
        """The code of a new table."""
        answer = await self.http.post("/api/tables", json=wish, headers={"cookie": cookie})
        answer.raise_for_status()
        return str(answer.json()["code"])

    async def connect(self, code: str, cookie: str) -> ClientConnection:
        """A connection to a table that has been greeted."""
        socket = await connect(
            f"ws{self.url.removeprefix('http')}/ws/tables/{code}",
            additional_headers={"cookie": cookie},
            compression=None,
            ping_interval=None,
            max_queue=None,
            open_timeout=120,
            close_timeout=1,
            proxy=None,
        )
        await send(socket, type="hello", id="hello", version=1)
        return socket


async def send(socket: ClientConnection, **message: Any) -> None:
    await socket.send(json.dumps(message))


async def until_done(socket: ClientConnection, ident: str) -> None:
    """Read on until a command is answered."""
    async for text in socket:
        message = json.loads(text)
        if message.get("id") == ident:
            if message["type"] == "refused":
                raise RuntimeError(message["words"])
            return
    raise RuntimeError("The connection to the server is lost.")


class Figures:
    """What was measured since `begin`."""

    def __init__(self) -> None:
        self.going: Final = asyncio.Event()  # people play while it is set
        self.begin()

    def begin(self) -> None:
        self.began = time.perf_counter()
        self.cpu = time.process_time()
        self.seen: list[float] = []
        self.stored: list[float] = []
        self.moves = 0
        self.refused = 0

    @property
    def are_known(self) -> bool:
        """Whether anything was measured at all; a machine may be too busy for that at first."""
        return bool(self.seen and self.stored)

    def report(self) -> dict[str, Any]:
        seconds = time.perf_counter() - self.began
        return {
            "seconds": seconds,
            "moves": self.moves,
            "refused": self.refused,
            "cpu": (time.process_time() - self.cpu) / seconds,
            "seen": percentiles(self.seen),
            "stored": percentiles(self.stored),
        }


def percentiles(seconds: list[float]) -> dict[str, float] | None:
    """50, 95, 99 and 99.9 % were not slower than this, in milliseconds; and the slowest."""
    if not seconds:
        return None
    ranked = sorted(seconds)
    shares = {"50": 0.5, "95": 0.95, "99": 0.99, "99.9": 0.999, "max": 1.0}
    return {
        name: round(ranked[min(len(ranked) - 1, int(len(ranked) * share))] * 1000, 1)
        for name, share in shares.items()
    }


class Place:
    """A person's connection to a table."""

    def __init__(self, table: Playing, seat: int, socket: ClientConnection) -> None:
        self.table: Final = table
        self.seat: Final = seat
        self.socket: Final = socket
        self.number = 0  # of the last entry
        self.moves: list[str] = []  # what this person may do now
        self.reading: Final = asyncio.create_task(self.read())

    async def read(self) -> None:
        async for text in self.socket:
            now = time.perf_counter()
            message = json.loads(text)
            match message["type"]:
                case "update":
                    self.number = message["n"]
                    if message["now"] is not None:
                        self.moves = [move["move"] for move in message["now"]["moves"]]
                    self.table.saw(self, message["entries"], now)
                case "done":
                    self.table.is_stored(message["id"], now)
                case "refused":
                    self.table.figures.refused += 1
                    self.table.settled.set()
        self.table.settled.set()


class Playing:
    """A table at which people play for as long as they are let, one game after the other."""

    def __init__(self, server: Server, figures: Figures, game: str, players: int) -> None:
        self.server: Final = server
        self.figures: Final = figures
        self.game: Final = game
        self.players: Final = players
        self.settled: Final = asyncio.Event()  # everybody has seen the last move
        self.guests: list[str] = []
        self.places: list[Place] = []
        self.mover = 0
        self.sent = 0.0
        self.waiting = 0  # places that have not seen the last move
        self.count = 0
        self.over = False
        self.task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Everybody sits, and the cards are dealt."""
        await self.leave()
        while len(self.guests) < self.players:
            self.guests.append(await self.server.guest(f"Player {len(self.guests) + 1}"))
        wish = {"game": self.game, "players": self.players, "seat": 0}
        code = await self.server.open(self.guests[0], **wish)
        self.over = False
        for seat, guest in enumerate(self.guests):
            socket = await self.server.connect(code, guest)
            if seat:
                await send(socket, type="sit", id="sit", seat=seat)
                await until_done(socket, "sit")
            self.places.append(Place(self, seat, socket))
        self.waiting = self.players  # now of the deal
        self.settled.clear()
        await send(self.places[0].socket, type="start", id="start")
        await self.settled.wait()

    async def leave(self) -> None:
        places, self.places = self.places, []
        for place in places:
            place.reading.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await place.reading
            await place.socket.close()

    async def play(self) -> None:
        loop = asyncio.get_running_loop()
        due = loop.time() + random.random() * EVERY
        while True:
            await asyncio.sleep(max(0.0, due - loop.time()))
            if not self.figures.going.is_set():
                await self.figures.going.wait()
                due = loop.time() + random.random() * EVERY
                continue
            await self.settled.wait()
            if self.over:
                await self.open()
            await self.move()
            due = max(due + EVERY, loop.time())

    async def move(self) -> None:
        asked = [place for place in self.places if place.moves]
        if not asked:
            raise RuntimeError("Nobody is asked: the connection to the server is lost.")
        place = random.choice(asked)
        move = random.choice(place.moves)
        self.mover = place.seat
        self.waiting = self.players
        self.settled.clear()
        self.count += 1
        self.figures.moves += 1
        ident = f"move-{self.count}"
        message = json.dumps({"type": "play", "id": ident, "move": move, "after": place.number})
        self.sent = time.perf_counter()
        await place.socket.send(message)

    def saw(self, place: Place, entries: list[dict[str, Any]], now: float) -> None:
        for entry in entries:
            if entry["kind"] == "over":
                self.over = True
            if entry["kind"] in ("move", "dealt"):
                self.waiting -= 1
                if entry["kind"] == "move" and place.seat != self.mover:
                    self.note(self.figures.seen, now)
        if self.waiting == 0:
            self.settled.set()

    def is_stored(self, ident: str, now: float) -> None:
        if ident.startswith("move"):
            self.note(self.figures.stored, now)

    def note(self, figures: list[float], now: float) -> None:
        if self.sent >= self.figures.began:
            figures.append(now - self.sent)


class Players:
    """What the measuring process asks for, and the answers."""

    def __init__(self, url: str, game: str, players: int) -> None:
        self.server: Final = Server(url)
        self.figures: Final = Figures()
        self.game: Final = game
        self.players: Final = players
        self.tables: Final[list[Playing]] = []
        self.host = ""

    async def answer(self, ask: dict[str, Any]) -> dict[str, Any]:
        match ask["do"]:
            case "tables":
                await self.be(ask["number"])
                return {"tables": len(self.tables)}
            case "measure":
                return await self.measure(ask["warm"], ask["seconds"])
            case "games":
                return await self.watch(ask["number"], ask["games"], ask["players"])
        raise ValueError(ask["do"])

    async def measure(self, warm: float, seconds: float) -> dict[str, Any]:
        """Everybody plays: first so long that nothing is new any more, then so long for the figures."""
        self.figures.going.set()
        await asyncio.sleep(warm)
        self.figures.begin()
        await asyncio.sleep(seconds)
        while not self.figures.are_known:
            self.check()
            await asyncio.sleep(0.05)
        report = self.figures.report()
        self.figures.going.clear()
        self.check()
        return report

    async def be(self, number: int) -> None:
        """So many tables at which people play."""
        gate = asyncio.Semaphore(AT_ONCE)

        async def begin(table: Playing) -> None:
            async with gate:
                await table.open()
            table.task = asyncio.create_task(table.play())

        more = [
            Playing(self.server, self.figures, self.game, self.players)
            for _ in range(number - len(self.tables))
        ]
        await asyncio.gather(*map(begin, more))
        self.tables.extend(more)
        while len(self.tables) > number:
            table = self.tables.pop()
            assert table.task is not None
            table.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await table.task
            await table.leave()

    def check(self) -> None:
        """A player who fell over must not look like a quiet table."""
        for table in self.tables:
            assert table.task is not None
            if table.task.done():
                table.task.result()

    async def watch(self, number: int, games: list[str], players: int) -> dict[str, Any]:
        """Let bots play so many games to their end."""
        self.host = self.host or await self.server.guest("Host")
        gate = asyncio.Semaphore(AT_ONCE)

        async def one(game: str) -> int:
            async with gate:
                bots = {str(seat): "random" for seat in range(players)}
                wish = {"game": game, "players": players, "bots": bots}
                code = await self.server.open(self.host, **wish)
                socket = await self.server.connect(code, self.host)
                await send(socket, type="start", id="start")
                moves = 0
                async for text in socket:
                    moves += str(text).count(MOVE)
                    if OVER in str(text):
                        break
                else:
                    raise RuntimeError("The connection to the server is lost.")
                await socket.close()
                return moves

        moves = await asyncio.gather(*(one(games[at % len(games)]) for at in range(number)))
        return {"games": len(moves), "moves": sum(moves)}


async def main(url: str, game: str, players: str) -> None:
    raise_file_limit()
    gc.disable()  # or pauses of ours would be read as the server's
    work = Players(url, game, int(players))
    while line := await asyncio.to_thread(sys.stdin.readline):
        print(json.dumps(await work.answer(json.loads(line))), flush=True)


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
