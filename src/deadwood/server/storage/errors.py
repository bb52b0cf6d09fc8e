"""What can go wrong with a storage."""

from __future__ import annotations

from typing import Final

from deadwood.core.reason import DeadwoodError


class Conflict(Exception):
    """Somebody was faster: the code, the number or the client's id is taken. Nothing was stored."""


class StorageError(DeadwoodError):
    """The storage cannot be used; the sentence says why, and never shows what is kept in it.

    After a failed write nobody knows whether it was stored: load the table again. `reason` says it
    in one word, for the log.
    """

    def __init__(self, sentence: str, reason: str = "failed") -> None:
        super().__init__(sentence)
        self.reason: Final = reason


class Unwritable(StorageError):
    """A write failed for a reason of the storage's own: the next one would fail as well."""


class ReadOnly(StorageError):
    """Nothing was tried, since nothing can be written at the moment."""

    def __init__(self) -> None:
        super().__init__("Nothing can be stored at the moment.", "read-only")
