"""What the server asks of its storage; nothing else in the server knows how anything is kept.

The log of a table is the truth. Everything else about a table (its `Face`, its `Position`) is a
cache that is rewritten together with the log, in the same transaction.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from deadwood.server.storage.errors import Conflict, ReadOnly, StorageError
from deadwood.server.storage.health import Health
from deadwood.server.tables.entry import Entry

__all__ = ["Conflict", "Face", "Guest", "Position", "ReadOnly", "Storage", "StorageError"]


@dataclass(frozen=True, slots=True)
class Face:
    """What lists show of a table, and when somebody must look at it next."""

    code: str
    game: str
    status: str  # open, sealed, playing, over, closed
    public: bool
    created: int  # milliseconds since 1970, as are the others
    updated: int
    deadline: int | None = None
    shown: dict[str, Any] = field(default_factory=dict)  # plain JSON values for the lobby


@dataclass(frozen=True, slots=True)
class Position:
    """The engine's position after entry `number`, for the day when the rules have moved on."""

    number: int
    revision: int
    text: str


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody without an account. The id is his alone: others are shown `guests.badge(id)`."""

    id: str
    name: str
    created: int
    seen: int
    generation: int = 0  # of cookies; how often all of them were revoked


class Storage(ABC):
    """Durable when a call returns. A caller that is cancelled does not take his write back.

    While `health` says that nothing can be written, whatever would write raises ReadOnly at once.
    """

    health: Health

    @abstractmethod
    async def open(self) -> None:
        """Bring what is stored up to date with this program; ready afterwards, or StorageError."""

    @abstractmethod
    async def close(self) -> None:
        """Write what was handed over, then let go. Closing twice is no mistake."""

    @abstractmethod
    async def create(self, face: Face, entries: Sequence[Entry]) -> None:
        """A new table with the beginning of its log; Conflict if its code is taken."""

    @abstractmethod
    async def append(
        self, face: Face, entries: Sequence[Entry], position: Position | None = None
    ) -> None:
        """All or nothing: the next entries of the log, the face, and the position if there is one.

        Conflict if the log has already gone on, if the entries do not follow on it, or if a client's
        id is there already: the same guest's id at the same table is stored once, so of all entries
        that one command made only one carries it. Without entries only the face is rewritten.
        """

    @abstractmethod
    async def load(self, code: str) -> tuple[Face, list[Entry], Position | None] | None:
        """All that is known of a table, or None if there is no such table."""

    @abstractmethod
    async def faces(self, status: Sequence[str], public: bool | None, limit: int) -> list[Face]:
        """Tables with one of these statuses, public or not (None: both), the newest first."""

    @abstractmethod
    async def due(self, before: int, limit: int) -> list[str]:
        """Codes of the tables whose deadline is not after `before`, the most urgent first."""

    @abstractmethod
    async def latest(self, before: int) -> int:
        """When any table last changed, of those times that are not after `before`; 0: never."""

    @abstractmethod
    async def games_of(self, guest: str, limit: int) -> list[Face]:
        """Tables at which this guest once sat down, the one that changed last first."""

    @abstractmethod
    async def guest(self, ident: str) -> Guest | None: ...

    @abstractmethod
    async def save_guest(self, guest: Guest) -> None:
        """A new guest, or what has changed about one; the generation of cookies stays as it is."""

    @abstractmethod
    async def revoke(self, ident: str) -> int:
        """The next generation of a guest's cookies begins, and his transfer code is void; its number."""

    @abstractmethod
    async def put_transfer(self, guest: str, digest: str, until: int) -> None:
        """What a transfer code is recognised by; an earlier one of this guest is void."""

    @abstractmethod
    async def take_transfer(self, digest: str, now: int) -> str | None:
        """Whose transfer code this is; it is used up by asking. None if unknown or expired."""

    @abstractmethod
    async def key(self, name: str, make: Callable[[], bytes]) -> bytes:
        """A secret of the server: made once, the same ever after."""

    @abstractmethod
    async def ping(self) -> None:
        """Really write something; StorageError if it cannot be done."""

    @abstractmethod
    async def probe(self) -> None:
        """While nothing can be written: try it, and if there is room again, say so to `health`."""
