"""One server at a time for one file: a lock that the system itself takes back when a server dies."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from deadwood.server.storage.base import StorageError

if sys.platform == "win32":
    import msvcrt

    def _seize(handle: int) -> bool:
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except PermissionError:
            return False
        return True
else:
    import fcntl

    def _seize(handle: int) -> bool:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True


class Lock:
    """Held from `take` to `release`, or until the process is no more. The file itself stays."""

    def __init__(self, database: Path) -> None:
        self._database = database
        self._handle: int | None = None

    def take(self) -> None:
        """At once, or StorageError."""
        file = self._database.with_name(self._database.name + ".lock")
        try:
            self._handle = os.open(file, os.O_RDWR | os.O_CREAT, 0o600)
            mine = _seize(self._handle)
        except OSError as error:
            raise StorageError(f"{file} cannot be written: {error.strerror}.") from None
        if not mine:
            raise StorageError(
                f"Another server is using {self._database}. End it first, or give this one "
                "a file of its own."
            )

    def release(self) -> None:
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None
