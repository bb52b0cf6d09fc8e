"""What a client knows of a table, without a network: messages go in, and messages to send come out.

Whoever has a connection calls `connected`, sends everything that `take` gives, hands every message
that arrives to `receive`, and after a break begins again with `connected`. Entries then come in
order, without a gap and once, and a command happens once, however often it had to be sent.
"""

from __future__ import annotations

import secrets
from typing import Any, Final, TypeAlias, cast

from deadwood.client.errors import Gone, OutOfStep, Refused, Unfair, refused
from deadwood.client.messages import (
    FOR_GOOD,
    VERSION,
    EntryOut,
    NowOut,
    SeatOut,
    TableOut,
    UpdateOut,
)
from deadwood.core.fair import commitment, fair_seed
from deadwood.core.types import NOBODY

Message: TypeAlias = dict[str, object]

WRONG_VERSION: Final = 4426
CONTRIBUTION: Final = 32  # bytes
TOO_FAST: Final = "too-fast"
ENDED: Final = frozenset({"over", "closed"})


class Follower:
    """One guest's knowledge of one table."""

    def __init__(self, lang: str = "en", contribution: bytes | None = None) -> None:
        self.lang: Final = lang
        self.contribution: Final = contribution or secrets.token_bytes(CONTRIBUTION)
        self.number = 0  # of the last entry
        self.entries: Final[list[EntryOut]] = []
        self.seat: int = int(NOBODY)
        self.table: TableOut | None = None
        self.now: NowOut | None = None
        self.online: list[int] = []
        self.watching = 0
        self.writable = True  # whether the server can store anything
        self.together: list[list[int]] = []  # seats from one address; only the host is told
        self.guest = ""
        self.is_rushed = False  # whether the server has dropped something, since we were too quick
        self.is_current = False  # whether the first update after `connected` is here
        self.answers: Final[dict[str, Message]] = {}  # to commands, until somebody takes them
        self._run: Final = secrets.token_hex(8)  # makes our ids different from everybody else's
        self._count = 0
        self._unanswered: Final[dict[str, Message]] = {}  # in the order in which they were made
        self._own: Final[set[str]] = set()  # commands that nobody waits for
        self._hello = ""
        self._outbox: list[Message] = []
        self._promises: dict[int, str] = {}  # what everybody had promised when it was sealed
        self._commitment = ""  # of the server, as we saw it first

    # Sending.

    def connected(self) -> None:
        """There is a new connection: greet, and say what we have."""
        self.is_current = False
        self.is_rushed = False
        self._hello = self._new_id()
        hello = {"type": "hello", "id": self._hello, "version": VERSION, "lang": self.lang}
        self._outbox = [{**hello, "since": self.number}]

    def command(self, kind: str, **fields: object) -> str:
        """Make a command; it is sent now, and again after a break until it is answered."""
        ident = self._new_id()
        message = {"type": kind, "id": ident, **fields}
        self._unanswered[ident] = message
        if self.is_current:
            self._outbox.append(message)
        return ident

    def send_again(self) -> None:
        """Something was dropped, and nobody knows what: all that is unanswered, by the same ids."""
        if self.is_current:
            self.is_rushed = False
            self._outbox = list(self._unanswered.values())
        else:
            self.connected()

    def take(self) -> list[Message]:
        """What is to be sent now, in order."""
        outbox, self._outbox = self._outbox, []
        return outbox

    @property
    def promise(self) -> str:
        """The commitment to our contribution to the shuffle."""
        return commitment(self.contribution)

    def _new_id(self) -> str:
        self._count += 1
        return f"{self._run}-{self._count}"

    # Receiving.

    def receive(self, message: Message) -> bool:
        """Whether the table has changed. OutOfStep: something is missing, so connect again."""
        return self._receive(cast("dict[str, Any]", message))

    def _receive(self, message: dict[str, Any]) -> bool:
        match message["type"]:
            case "update":
                self._update(message)  # type: ignore[arg-type]
                return True
            case "welcome":
                if message["version"] != VERSION:
                    raise Gone(FOR_GOOD[WRONG_VERSION], WRONG_VERSION)
                self.guest = message["guest"]
            case "presence":
                self.online, self.watching = message["online"], message["watching"]
                self.writable = message.get("writable", True)
                self.together = message.get("together", [])
                return True
            case "done" | "refused" | "answer" | "pong":
                self._answer(message)
        return False

    def _answer(self, message: dict[str, Any]) -> None:
        ident = message["id"]
        if message["type"] == "refused" and ident in (None, self._hello):
            if message["code"] == TOO_FAST:
                self.is_rushed = True
                return
            raise refused(message)  # type: ignore[arg-type]
        if self._unanswered.pop(ident, None) is None:
            return  # nobody waits for it any longer
        if ident in self._own:
            self._own.discard(ident)
        else:
            self.answers[ident] = message

    def _update(self, update: UpdateOut) -> None:
        if update["n"] < self.number:
            raise Gone("The server has lost a part of this game.")
        fresh = [entry for entry in update["entries"] if entry["n"] > self.number]
        numbers = [entry["n"] for entry in fresh]
        if numbers != list(range(self.number + 1, update["n"] + 1)):
            raise OutOfStep(f"Entry {self.number + 1} of the table is missing.")
        self.entries.extend(fresh)
        self.number = update["n"]
        self.seat = update["seat"]
        if update.get("table") is not None:
            self._see(update["table"])
        self.now = update.get("now")
        if not self.is_current:
            self.is_current = True
            self._outbox.extend(self._unanswered.values())

    def _see(self, table: TableOut | None) -> None:
        assert table is not None
        self._commitment = self._commitment or table["commitment"]
        self.table = table
        if table["status"] != "sealed":
            return
        self._promises = {s["seat"]: s["committed"] for s in table["seats"] if s["committed"]}
        own = self.own
        if own is not None and own["committed"] == self.promise and not own["contribution"]:
            if not self._own:
                ident = self.command("reveal", contribution=self.contribution.hex())
                self._own.add(ident)

    # What it looks like now.

    @property
    def own(self) -> SeatOut | None:
        """Our seat; None while we look on."""
        if self.table is None or self.seat == NOBODY:
            return None
        return self.table["seats"][self.seat]

    def people(self) -> dict[str, str]:
        """Names by badge, of everybody who has talked or sits there; the last who sits there last."""
        found: dict[str, str] = {}
        for entry in self.entries:
            badge, name = entry.get("guest"), entry.get("name")
            if entry["kind"] == "chat" and badge and name:
                found[badge] = name
        seats = [] if self.table is None else self.table["seats"]
        return found | {seat["guest"]: seat["name"] for seat in seats if seat["guest"]}

    def badge_of(self, name: str) -> str:
        """Whose name it is; empty if nobody's. People who sit there come first."""
        wanted = name.casefold()
        found = [badge for badge, known in self.people().items() if known.casefold() == wanted]
        seated = {seat["guest"] for seat in (self.table or {"seats": []})["seats"]}
        return next((badge for badge in found if badge in seated), next(iter(found), ""))

    @property
    def status(self) -> str:
        return "" if self.table is None else self.table["status"]

    @property
    def is_asked(self) -> bool:
        """Whether the table waits for our move (a bot may be standing in for us)."""
        return self.now is not None and self.seat in self.now["asked"]

    @property
    def is_ended(self) -> bool:
        return self.status in ENDED

    def outcome(self, ident: str) -> Message | None:
        """The answer to a command, once; None if there is none yet. Refused if it was refused."""
        message = self.answers.pop(ident, None)
        if message is not None and message["type"] == "refused":
            raise refused(message)  # type: ignore[arg-type]
        return message

    def forget(self, ident: str) -> None:
        """Nobody waits for this command any longer, and it is not sent again."""
        self._unanswered.pop(ident, None)
        self.answers.pop(ident, None)

    # Was the shuffle fair?

    def check_shuffle(self) -> bool:
        """After the end: whether our contribution is in the seed. Unfair if the seed is not what
        it was promised to be, by the server or by anybody at the table."""
        table = self.table
        if table is None or table["secret"] is None or not table["seed"]:
            raise Refused("not-over", "The shuffle can be checked when the game is over.")
        secret = bytes.fromhex(table["secret"])
        if not self._commitment == table["commitment"] == commitment(secret):
            raise Unfair("The server's secret is not the one that it committed to.")
        parts: list[bytes] = []
        for seat in table["seats"]:
            part = bytes.fromhex(seat["contribution"] or "")
            promised = self._promises.get(seat["seat"], seat["committed"])
            if part and commitment(part) != promised:
                raise Unfair(f"{seat['name']} revealed something else than was promised.")
            parts.append(part)
        if fair_seed(secret, parts).hex() != table["seed"]:
            raise Unfair("The seed is not made of the secret and the contributions.")
        return self.seat != NOBODY and parts[self.seat] == self.contribution
