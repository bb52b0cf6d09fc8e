"""The WebSocket of a table: `hello`, then commands in and everything that happens out.

A connection belongs to a guest, known by his cookie. What he sees is decided anew for every
message, by the seat that he has at that moment.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from functools import partial
from typing import Any, Final

from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect

from deadwood.core.types import NOBODY
from deadwood.server import protocol
from deadwood.server.http.limits import never
from deadwood.server.http.message_shapes import is_overgrown
from deadwood.server.http.parts import ServerParts
from deadwood.server.http.peers import peer_of, unheard
from deadwood.server.http.security import address_of
from deadwood.server.people.guests import COOKIE
from deadwood.server.refusal import Refused, bad_message, not_before
from deadwood.server.speech import wire
from deadwood.server.storage.base import Guest, StorageError
from deadwood.server.tables import seating
from deadwood.server.tables.active_table import ActiveTable

HELLO_SECONDS: Final = 10.0
LAST_WORDS: Final = 1.0
UNSENT: Final = 1000  # messages that may wait for a slow client
UNSENT_SIZE: Final = 2_000_000  # characters of them, but one message may always wait
UNSENT_IN_ALL: Final = 200_000_000  # the same for all clients together
CLOSE_SECONDS: Final = 5.0  # for a goodbye to somebody who reads nothing
MOST_MISTAKES: Final = 20  # unreadable or too frequent messages until the line is cut


class Connection:
    """A guest at a table, at the far end of a socket."""

    def __init__(self, socket: WebSocket, parts: ServerParts, guest: Guest) -> None:
        self.socket: Final = socket
        self.parts: Final = parts
        self.guest: Final = guest
        self.address: Final = address_of(socket.scope)
        self.lang = "en"
        self.looks: int | None = None  # the seat from which he looks, if he has said one
        self.mistakes = 0
        self.peer: Final = peer_of(socket.scope)
        self._say: Final = unheard if self.peer is None else self.peer.say
        self._unsent: Final[asyncio.Queue[str | None]] = asyncio.Queue(UNSENT)  # None: the last
        self._is_busy = False  # with a command that will be answered
        self._is_lost = False
        self._size = 0  # of what waits there
        self._cut: Final = asyncio.Event()
        self._code = 1000

    def push(self, text: str) -> None:
        """What is said after the line was cut might have a gap before it, so it is not said."""
        if self.is_cut or (not self._size and self._say(text)):
            return
        limits = self.parts.limits
        is_too_much = (
            self._size + len(text) > UNSENT_SIZE or limits.unsent + len(text) > UNSENT_IN_ALL
        )
        if self._unsent.full() or (self._size and is_too_much):
            self.cut(protocol.TOO_SLOW)
            return
        self._waits(len(text))
        self._unsent.put_nowait(text)

    def _waits(self, size: int) -> None:
        self._size += size
        self.parts.limits.unsent += size

    def lost(self) -> None:
        self._is_lost = True
        if not self._is_busy:
            self.cut(protocol.COME_AGAIN)

    @property
    def is_quiet(self) -> bool:
        return self.peer is not None and self.peer.is_quiet

    @property
    def is_cut(self) -> bool:
        return self._cut.is_set()

    def cut(self, code: int) -> None:
        if not self._cut.is_set():
            self._code = code
            self._cut.set()

    async def send(self) -> None:
        with contextlib.suppress(*GONE):
            while (text := await self._unsent.get()) is not None:
                await self.socket.send_text(text)
                self._waits(-len(text))

    async def serve(self, active: ActiveTable) -> None:
        """Until one side has had enough."""
        sender = asyncio.create_task(self.send())
        tasks = [
            sender,
            asyncio.create_task(self.receive(active)),
            asyncio.create_task(wait_for(self._cut)),
        ]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()  # a fault of ours is not hidden
            if self._cut.is_set():
                await self.say_the_rest(sender)
        finally:
            active.detach(self)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            self._waits(-self._size)
            if self._cut.is_set():
                await close(self.socket, self._code)

    async def say_the_rest(self, sender: asyncio.Task[None]) -> None:
        """What was said before the line is cut still arrives, unless the other side is too slow."""
        with contextlib.suppress(asyncio.QueueFull):
            self._unsent.put_nowait(None)
            await asyncio.wait([sender], timeout=LAST_WORDS)

    async def receive(self, active: ActiveTable) -> None:
        greeted = False
        loop = asyncio.get_running_loop()
        until = loop.time() + HELLO_SECONDS
        while not self._cut.is_set():  # who is cut off is not listened to, however fast he talks
            try:
                wait = None if greeted else until - loop.time()
                message = await asyncio.wait_for(self.socket.receive(), wait)
            except TimeoutError:
                self.cut(protocol.TOO_SLOW)
                return
            except GONE:
                return
            if message["type"] == "websocket.disconnect":
                return
            command = self.read(active, message)
            if command is None:
                continue
            if isinstance(command, protocol.Hello):
                greeted = await self.hello(active, command, again=greeted) or greeted
            elif not greeted:
                self.cut(protocol.BAD_MESSAGE)
            else:
                self._is_busy = True
                await self.obey(active, command)
                self._is_busy = False
                if self._is_lost:
                    self.cut(protocol.COME_AGAIN)
                    return

    def read(self, active: ActiveTable, message: Any) -> protocol.Command | None:
        """The command in a message; a bad one is answered, too many of them end it."""
        text = message.get("text")
        wait = self.parts.limits.command(self.guest.id)
        try:
            not_before(0.0 if wait and self.is_repeated(active, text) else wait)
            if text is None:
                raise Refused("bad-message", detail="it is not text")
            if is_overgrown(text.encode()):
                raise Refused("bad-message", detail="it has too many parts")
            command: protocol.Command = protocol.FROM_CLIENT.validate_json(text)
        except ValidationError as error:
            self.complain(bad_message(error), protocol.BAD_MESSAGE)
        except Refused as error:
            self.complain(error, protocol.TOO_FAST if wait else protocol.BAD_MESSAGE)
        else:
            return command
        return None

    def is_repeated(self, active: ActiveTable, text: str | None) -> bool:
        """Whether he sends again what is stored already, after a lost connection: that is answered
        however fast it comes. It counts as a mistake, so that nobody does it all day."""
        with contextlib.suppress(ValidationError):
            command = protocol.FROM_CLIENT.validate_json(text or "")
            if active.is_stored(self.guest, command.id):
                self.mistakes += 1
                return self.mistakes < MOST_MISTAKES
        return False

    def complain(self, error: Refused, close_code: int) -> None:
        self.mistakes += 1
        self.parts.services.metrics.command("other", "refused")
        self.push(wire.dump(wire.refused(None, error, self.lang)))
        if self.mistakes >= MOST_MISTAKES:
            self.cut(close_code)

    async def hello(self, active: ActiveTable, command: protocol.Hello, again: bool) -> bool:
        """Begin to listen, or begin again; whether it is so."""
        if command.version != protocol.VERSION:
            self.cut(protocol.WRONG_VERSION)
            return False
        try:
            async with active.settled() as table:
                seating.check_looks(table, self.guest.id, command.seat)
                entries = table.number - command.since
        except Refused as error:
            if error.code == "storage":
                self.cut(protocol.COME_AGAIN)
                return False
            self.push(wire.dump(wire.refused(command.id, error, command.lang)))
            if error.code == "banned":
                self.cut(protocol.BANNED)
            return False
        limits = self.parts.limits
        if limits.hello(self.guest.id) or limits.reading(self.guest.id, entries):
            self.cut(protocol.TOO_FAST)
            return False
        if again:
            active.detach(self)  # before it is said from where he looks now: never both in one
        self.lang, self.looks = command.lang, command.seat
        now = self.parts.services.now()
        name = self.guest.name
        welcome = wire.welcome(command.id, protocol.VERSION, self.guest.id, name, now)
        self.push(wire.dump(welcome))
        try:
            await active.attach(self, command.since)
        except Refused as error:
            self.cut(protocol.BANNED if error.code == "banned" else protocol.COME_AGAIN)
        return True

    async def obey(self, active: ActiveTable, command: protocol.Command) -> None:
        kind = getattr(command, "type", "other")
        if isinstance(command, protocol.Ping):
            self.push(wire.dump(wire.pong(command.id, self.parts.services.now())))
            return
        try:
            answer = await execute(self.parts, active, self.guest, command, self.lang, self.address)
            self.push(wire.dump(answer))
        except Refused as error:
            self.parts.services.metrics.command(kind, "refused")
            self.push(wire.dump(wire.refused(command.id, error, self.lang, active.table)))


GONE: Final = (WebSocketDisconnect, RuntimeError)  # Starlette's words for "the other side is away"


async def wait_for(event: asyncio.Event) -> None:
    await event.wait()


async def execute(
    parts: ServerParts,
    active: ActiveTable,
    guest: Guest,
    command: protocol.Command,
    lang: str,
    address: str,
) -> wire.Json:
    """A command to a table from whichever door: the answer, or Refused."""
    begin = time.perf_counter()
    kind = getattr(command, "type", "other")
    if not active.is_stored(guest, command.id):
        not_before(parts.limits.deed(kind, guest.id))
    if isinstance(command, protocol.Rematch):
        number = await parts.hub.rematch(
            active, guest, command.id, lambda: not_before(parts.limits.new_table(guest.id, address))
        )
        answer = wire.done(command.id, number)
    else:
        answer = await active.command(guest, command, lang)
    parts.services.metrics.command(kind, "done")
    if isinstance(command, protocol.Play):
        parts.services.metrics.move(time.perf_counter() - begin)
    return answer


async def known(guest: Guest) -> Guest:
    return guest


async def close(socket: WebSocket, code: int) -> None:
    with contextlib.suppress(*GONE, TimeoutError):
        async with asyncio.timeout(CLOSE_SECONDS):
            await socket.close(code, protocol.CLOSED_BECAUSE[code])


async def table_socket(socket: WebSocket, parts: ServerParts, code: str) -> None:
    """`/ws/tables/{code}`."""
    await socket.accept()
    address = address_of(socket.scope)
    try:
        guest = await parts.guest(socket.cookies.get(COOKIE))
        if guest is None:
            await close(socket, protocol.NO_GUEST)
            return
        active = await parts.active(code, partial(known, guest), address)
    except StorageError:
        await close(socket, protocol.TRY_LATER)
        return
    except Refused as error:
        codes = {"no-table": protocol.NO_TABLE, "too-fast": protocol.TOO_FAST}
        await close(socket, codes.get(error.code, protocol.TRY_LATER))
        return
    sits = active.table.seat_of(guest.id) != NOBODY
    full = parts.limits.is_full
    if not parts.limits.connect(guest.id, address, parts.make_room if sits else never):
        await close(socket, protocol.TRY_LATER if full else protocol.TOO_FAST)
        return
    peer = peer_of(socket.scope)
    connection = Connection(socket, parts, guest)
    if peer is not None:
        peer.be("at a table")
        peer.notice = active.tell_presence
    try:
        with parts.line(connection):
            await connection.serve(active)
    finally:
        parts.limits.disconnect(guest.id, address)
        if peer is not None:
            peer.be("asking")
