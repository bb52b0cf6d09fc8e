"""The same client for asyncio: many guests at many tables in one process.

async with AsyncClient("http://localhost:4711") as client:
    await client.arrive("Anna")
    async with await client.join("KQ7X3A") as table:
        async for entries in table:
            if table.follower.is_asked:
                await table.play(table.follower.now["moves"][0]["move"])
"""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Callable, Mapping
from typing import Any, Final, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from deadwood.client.address import server_of, table_of, web_socket
from deadwood.client.answers import SLOWEST, TIMEOUT, new_table, read_answer, unreachable
from deadwood.client.errors import ClientError, Gone, OutOfStep, Refused
from deadwood.client.follower import Follower
from deadwood.client.guest_file import COOKIE
from deadwood.client.messages import EntryOut, GuestOut, TableOut
from deadwood.client.retry import Retry
from deadwood.client.table import CALM_DOWN, LARGEST, closed_for_good, refused_for_good

__all__ = ["AsyncClient", "AsyncTable"]


class AsyncClient:
    """One guest at one server; he is nobody until he has arrived."""

    def __init__(self, url: str, *, lang: str = "en", token: str = "") -> None:
        self.server: Final = server_of(url)
        self.lang: Final = lang
        self.token = token
        self._http: Final = httpx.AsyncClient(
            base_url=self.server, timeout=TIMEOUT, headers={"Accept-Language": lang}
        )

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._http.aclose()

    @property
    def cookie(self) -> dict[str, str]:
        return {"Cookie": f"{COOKIE}={self.token}"} if self.token else {}

    async def ask(self, method: str, path: str, body: Mapping[str, object] | None = None) -> object:
        """The JSON that the server answers; Refused or Gone if it does not."""
        return await self._ask(method, path, body)

    async def _ask(self, method: str, path: str, body: Mapping[str, object] | None = None) -> Any:
        try:
            response = await self._http.request(method, path, json=body, headers=self.cookie)
        except httpx.TransportError:
            raise unreachable(self.server) from None
        self.token = response.cookies.get(COOKIE) or self.token
        self._http.cookies.clear()  # one cookie, and we keep it ourselves
        return read_answer(self.server, response)

    async def arrive(self, name: str) -> GuestOut:
        """Be a guest of this name."""
        guest: GuestOut = await self._ask("POST", "/api/me", {"name": name})
        return guest

    async def open(
        self,
        game: str,
        *,
        edition: str | None = None,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        public: bool = False,
        clock: dict[str, int | None] | None = None,
        bots: dict[int, str] | None = None,
        pace: int | None = None,
        seat: int | None = None,
    ) -> AsyncTable:
        """Open a table and sit down at it, as its host."""
        body = new_table(game, edition, players, options, public, clock, bots, pace)
        made: TableOut = await self._ask("POST", "/api/tables", body)
        return await self.join(made["code"], seat)

    async def join(self, table: str, seat: int | None = None) -> AsyncTable:
        """Sit down, or come back to one's seat."""
        joined = await self.watch(table)
        try:
            if joined.follower.own is None:
                await joined.command("sit", seat=seat, commitment=joined.follower.promise)
        except BaseException:
            await joined.close()
            raise
        return joined

    async def watch(self, table: str) -> AsyncTable:
        watched = AsyncTable(self, table_of(table)[1])
        await watched.connect()
        return watched


class AsyncTable:
    """A connection to a table that comes back by itself; what is known is in `follower`."""

    def __init__(self, client: AsyncClient, code: str, patience: float = 60.0) -> None:
        self.client: Final = client
        self.code: Final = code
        self.follower: Final = Follower(client.lang)
        self.breaks = 0  # how often the connection was lost
        self._retry: Final = Retry(patience)
        self._socket: ClientConnection | None = None
        self._task: asyncio.Task[None] | None = None
        self._changed: Final = asyncio.Condition()
        self._waiting: Final[dict[str, asyncio.Future[dict[str, Any]]]] = {}
        self._failure: ClientError | None = None
        self._read = 0  # entries that were given to whoever iterates
        self._is_new = False  # whether something has happened since then

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def connect(self) -> None:
        """Greet the server; returns when the table is known. Gone if there is none."""
        await self._open()
        self._task = asyncio.create_task(self._run())
        await self.until(lambda: self.follower.is_current)

    async def close(self) -> None:
        """Hang up; the seat stays ours."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        await self._hang_up()

    def cut(self) -> None:
        """Lose the connection without a word, as a network does; it comes back by itself."""
        if self._socket is not None:
            self._socket.transport.abort()

    # Doing and waiting.

    async def command(self, kind: str, **fields: object) -> int:
        """Any command of the protocol; the number of its entry, when it is stored and seen."""
        done = await self.answer(kind, **fields)
        number = int(str(done["n"]))
        await self.until(lambda: self.follower.number >= number)
        return number

    async def play(self, move: str | Mapping[str, object]) -> int:
        return await self.command("play", move=move, after=self.follower.number)

    async def answer(self, kind: str, **fields: object) -> dict[str, object]:
        """The answer to a command, however often it must be sent; Refused if it is refused."""
        self._check()
        ident = self.follower.command(kind, **fields)
        future: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self._waiting[ident] = future
        try:
            await self._flush()
            await future
        except BaseException:
            self.follower.forget(ident)  # nobody waits for it any longer
            raise
        finally:
            self._waiting.pop(ident, None)
        try:
            outcome = self.follower.outcome(ident)
        except Refused:
            await self._tell()  # whoever waits may want to do something else now
            raise
        assert outcome is not None
        return outcome

    async def until(self, condition: Callable[[], bool]) -> None:
        """Wait until something is true of the table; Gone if it can no longer become so."""
        async with self._changed:
            while not condition():
                self._check()
                await self._changed.wait()

    def __aiter__(self) -> AsyncIterator[list[EntryOut]]:
        return self._news()

    async def _news(self) -> AsyncIterator[list[EntryOut]]:
        """The new entries, whenever something has happened, until the game is over.

        There may be none: somebody came or went, or a command of ours was refused.
        """
        follower = self.follower
        while not follower.is_ended or self._read < len(follower.entries):
            await self.until(lambda: self._is_new or self._read < len(follower.entries))
            self._is_new = False
            entries = follower.entries[self._read :]
            self._read += len(entries)
            yield entries

    def _check(self) -> None:
        if self._failure is not None:
            raise self._failure

    # The connection.

    async def _run(self) -> None:
        """Listen, and connect again whenever that ends, until it is of no use."""
        try:
            while True:
                try:
                    if self._socket is not None or await self._reopened():
                        await self._listen()
                except ConnectionClosed as error:
                    closed_for_good(error)
                except OutOfStep:
                    pass
                await self._hang_up()
                self.breaks += 1
                self._retry.failed()
                await asyncio.sleep(self._retry.left)
        except ClientError as error:
            self._failure = error
            for future in self._waiting.values():
                if not future.done():
                    future.set_exception(error)
            await self._tell()

    async def _reopened(self) -> bool:
        """Whether there is a connection again; Gone if there will be none."""
        try:
            await self._open()
        except Gone as gone:
            if gone.code:
                raise
            return False
        return True

    async def _listen(self) -> None:
        assert self._socket is not None
        while True:
            await self._flush()
            message = json.loads(await self._socket.recv())
            changed = self.follower.receive(message)
            ident = message.get("id")
            if ident in self._waiting and ident in self.follower.answers:
                future = self._waiting[ident]
                if not future.done():  # he may have given up in this very moment
                    future.set_result(message)
            if self.follower.is_rushed:
                await asyncio.sleep(CALM_DOWN)
                self.follower.send_again()
            if changed:
                if self.follower.is_current:
                    self._retry.succeeded()
                await self._tell()

    async def _tell(self) -> None:
        async with self._changed:
            self._is_new = True
            self._changed.notify_all()

    async def _flush(self) -> None:
        if self._socket is None:
            return  # sent when there is a connection again
        with contextlib.suppress(ConnectionClosed):  # the listener hears of it too
            for message in self.follower.take():
                await self._socket.send(json.dumps(message))

    async def _hang_up(self) -> None:
        socket, self._socket = self._socket, None
        if socket is not None:
            await socket.close()

    async def _open(self) -> None:
        server = self.client.server
        try:
            self._socket = await connect(
                web_socket(server, self.code),
                additional_headers=self.client.cookie,
                max_size=LARGEST,
                max_queue=None,
                open_timeout=SLOWEST,
                close_timeout=1,
            )
        except InvalidStatus as error:
            raise refused_for_good(error, server) from None
        except (OSError, InvalidHandshake):
            raise unreachable(server) from None
        self.follower.connected()
