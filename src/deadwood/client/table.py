"""A seat at a table far away: play, talk, wait for what happens; a lost connection comes back."""

from __future__ import annotations

import contextlib
import json
import time
from collections.abc import Iterator, Mapping, Sequence
from socket import SHUT_RDWR
from typing import TYPE_CHECKING, Any, Final, Self, cast

from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from deadwood.client.address import web_socket
from deadwood.client.answers import SLOWEST, read_text, unreachable
from deadwood.client.errors import Gone, OutOfStep, Refused
from deadwood.client.follower import Follower
from deadwood.client.messages import FOR_GOOD, AdviceOut, EntryOut, MoveOut, TableOut
from deadwood.client.retry import Retry
from deadwood.core.reason import Reason

if TYPE_CHECKING:
    from deadwood.client.client import Client

LARGEST: Final = 16 * 1024 * 1024  # bytes; a long game told from its beginning has some 200,000
TIMEOUT: Final = 30.0  # seconds for an answer over a connection that stands
TOO_MANY: Final = 429  # HTTP: come back later
CALM_DOWN: Final = 1.0  # seconds to wait if we have said too much


class RemoteTable:
    """What this guest sees of the table is in `follower`; everything here waits for the server."""

    def __init__(self, client: Client, code: str, patience: float = 60.0) -> None:
        self.client: Final = client
        self.code: Final = code
        self.follower: Final = Follower(client.lang)
        self._retry: Final = Retry(patience)
        self._socket: ClientConnection | None = None
        self._open: Final = contextlib.ExitStack()  # closes it
        self._changed = False
        self._read = 0  # entries that were given to whoever iterates
        self._connect()
        while not self.follower.is_current:
            self._pump(TIMEOUT)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Hang up; the seat stays ours."""
        self._socket = None
        self._open.close()

    def cut(self) -> None:
        """Lose the connection without a word, as a network does; it comes back by itself."""
        if self._socket is not None:
            with contextlib.suppress(OSError):
                self._socket.socket.shutdown(SHUT_RDWR)

    # What it looks like now.

    @property
    def link(self) -> str:
        """What to send to friends."""
        return f"{self.client.server}/t/{self.code}"

    @property
    def info(self) -> TableOut:
        """What everybody may know: game, seats, status …"""
        assert self.follower.table is not None
        return self.follower.table

    @property
    def status(self) -> str:
        """open, sealed, playing, over or closed."""
        return self.follower.status

    @property
    def seat(self) -> int:
        """Ours, counted from 0; -1 while we look on."""
        return self.follower.seat

    @property
    def view(self) -> dict[str, object]:
        """The game as our seat sees it; empty before the first card."""
        return {} if self.follower.now is None else self.follower.now["view"]

    @property
    def is_asked(self) -> bool:
        return self.follower.is_asked

    @property
    def moves(self) -> list[MoveOut]:
        """What we may do now, and what each would bring."""
        return [] if self.follower.now is None else self.follower.now["moves"]

    @property
    def winners(self) -> list[int]:
        return [] if self.follower.now is None else self.follower.now["winners"]

    @property
    def is_connected(self) -> bool:
        return self._socket is not None and self.follower.is_current

    # Waiting.

    def wait(self, timeout: float | None = None) -> bool:
        """Wait until something has happened since the last call; False if nothing did in time."""
        end = None if timeout is None else time.monotonic() + timeout
        while not self._changed:
            left = TIMEOUT if end is None else end - time.monotonic()
            if left <= 0:
                return False
            self._pump(left)
        self._changed = False
        return True

    def __iter__(self) -> Iterator[list[EntryOut]]:
        """The new entries, whenever something has happened, until the game is over.

        There may be none: somebody came or went, or a command of ours was refused.
        """
        while not self.follower.is_ended or self._read < len(self.follower.entries):
            if self._read == len(self.follower.entries):
                self.wait()
            entries = self.follower.entries[self._read :]
            self._read += len(entries)
            self._changed = False
            yield entries

    # Doing.

    def sit(self, seat: int | None = None) -> None:
        """Sit down, and promise a contribution to the shuffle."""
        self.command("sit", seat=seat, commitment=self.follower.promise)

    def start(self, fill: str | None = None) -> None:
        """Begin, with bots of this level on the seats that are free; for the host."""
        self.command("start", fill=fill)

    def bot(self, seat: int, level: str | None) -> None:
        """Put a bot on a free seat, or take it away; for the host."""
        self.command("bot", seat=seat, level=level)

    def hand_over(self, seat: int) -> None:
        """Make the guest on that seat the host."""
        self.command("host", seat=seat)

    def kick(self, seat: int) -> None:
        """Free a seat; in a game a bot plays there, if the person is not connected; for the host."""
        self.command("kick", seat=seat)

    def mute(self, guest: str, on: bool = True) -> None:
        """The guest with this badge may not talk here any longer, or may again; for the host."""
        self.command("mute", guest=guest, on=on)

    def ban(self, guest: str, on: bool = True) -> None:
        """The guest with this badge may not be here any longer, or may again; for the host."""
        self.command("ban", guest=guest, on=on)

    def play(self, move: str | Mapping[str, object]) -> None:
        """Make a move, in notation or by names like its `made`; Refused with its `reason` if the rules forbid it."""
        self.command("play", move=move, after=self.follower.number)

    def undo(self) -> None:
        """Take the last move back, if it has shown nobody anything new."""
        self.command("undo")

    def chat(self, text: str) -> None:
        self.command("chat", text=text)

    def leave(self) -> None:
        """Give the seat up; in a running game a bot plays on until we are `back`."""
        self.command("leave")

    def back(self) -> None:
        self.command("back")

    def end(self) -> None:
        """Close the table without a game; for the host."""
        self.command("close")

    def rematch(self) -> RemoteTable:
        """Sit down with the same people at a new table."""
        self.command("rematch")
        while self.info["rematch"] is None:
            self._pump(TIMEOUT)
        return self.client.join(self.info["rematch"])

    def why(self, move: str | Mapping[str, object]) -> Reason | None:
        """The rule that forbids a move now; None if it is allowed."""
        return self.whys([move])[0]

    def whys(self, moves: Sequence[str | Mapping[str, object]]) -> list[Reason | None]:
        """The same for several moves, asked in one go."""
        idents = [self.follower.command("why", move=move) for move in moves]
        reasons: list[Reason | None] = []
        for ident in idents:
            given = self._answer(ident)["reason"]
            reasons.append(None if given is None else Reason(given["rule"], given["params"]))
        return reasons

    def advice(self, seat: int | None = None) -> AdviceOut:
        """What a marshal would do on our seat now; only where all the others are bots."""
        wanted = "" if seat is None else f"?seat={seat}"
        told = self.client.ask("GET", f"/api/tables/{self.code}/advice{wanted}")
        return cast("AdviceOut", told)

    def explain(self, move: int) -> AdviceOut:
        """After the end: what a marshal would have done instead of this move, the first being 1."""
        told = self.client.ask("GET", f"/api/tables/{self.code}/advice/{move}")
        return cast("AdviceOut", told)

    def record(self) -> str:
        """The finished game as text, as `deadwood replay` and `deadwood verify` read it."""
        response = self.client.request("GET", f"/api/tables/{self.code}/record")
        return read_text(self.client.server, response)

    def check_shuffle(self) -> bool:
        """After the end: whether our contribution is in the seed; Unfair if anything is wrong."""
        return self.follower.check_shuffle()

    def command(self, kind: str, **fields: object) -> int:
        """Any command of the protocol; the number of its entry. Sure to happen once, or Refused."""
        number = int(self._answer(self.follower.command(kind, **fields))["n"])
        while self.follower.number < number:
            self._pump(TIMEOUT)
        return number

    def _answer(self, ident: str) -> dict[str, Any]:
        """Wait for the answer to a command; a broken connection takes as long as we are patient."""
        end = time.monotonic() + TIMEOUT
        while True:
            try:
                answer = self.follower.outcome(ident)
            except Refused:
                self._changed = True  # whoever waits may want to do something else now
                raise
            if answer is not None:
                return answer
            if not self.is_connected:
                end = time.monotonic() + TIMEOUT
            elif time.monotonic() > end:
                self.follower.forget(ident)
                raise Gone("The server does not answer.")
            self._pump(1.0)

    # The connection.

    def _pump(self, timeout: float) -> None:
        """Send what is to be sent and take one message, at most so many seconds."""
        if self._socket is None:
            left = self._retry.left
            if left > 0:
                time.sleep(min(left, timeout))
            if left > timeout:
                return
            self._reconnect()
            return
        try:
            for message in self.follower.take():
                self._socket.send(json.dumps(message))
            received = json.loads(self._socket.recv(timeout))
            self._changed = self.follower.receive(received) or self._changed
            if self.follower.is_current:
                self._retry.succeeded()
            if self.follower.is_rushed:
                time.sleep(CALM_DOWN)
                self.follower.send_again()
        except TimeoutError:
            return
        except (ConnectionClosed, OutOfStep) as error:
            self._lost(error)

    def _lost(self, error: ConnectionClosed | OutOfStep) -> None:
        """The connection is gone; try again, unless the server has told us not to."""
        self.close()
        if isinstance(error, ConnectionClosed):
            closed_for_good(error)
        self._retry.failed()
        self._changed = True

    def _reconnect(self) -> None:
        try:
            self._connect()
        except Gone as gone:
            if gone.code:
                raise
            self._retry.failed()

    def _connect(self) -> None:
        """Gone without a code if there is no server at the moment, with one if never."""
        server = self.client.server
        try:
            opening = connect(
                web_socket(server, self.code),
                additional_headers=self.client.cookie,
                max_size=LARGEST,
                max_queue=None,  # whoever thinks for long must still answer the server's pings
                open_timeout=SLOWEST,
                close_timeout=1,
            )
            self._socket = self._open.enter_context(opening)
        except InvalidStatus as error:
            raise refused_for_good(error, server) from None
        except (OSError, InvalidHandshake):
            raise unreachable(server) from None
        self.follower.connected()


def closed_for_good(error: ConnectionClosed) -> None:
    """Gone, if the server has closed the connection because it does not want us back."""
    if error.rcvd is not None and error.rcvd.code in FOR_GOOD:
        raise Gone(FOR_GOOD[error.rcvd.code], error.rcvd.code) from None


def refused_for_good(error: InvalidStatus, server: str) -> Gone:
    """What a connection that was not opened means; with a code if another try is of no use."""
    status = error.response.status_code
    if 400 <= status < 500 and status != TOO_MANY:
        return Gone(FOR_GOOD.get(4000 + status, str(unreachable(server))), status)
    return unreachable(server)
