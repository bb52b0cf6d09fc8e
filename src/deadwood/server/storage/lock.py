"""One server at a time for one file: a lock that the system itself takes back when a server dies."""

from __future__ import annotations

import contextlib
import os
import sys
from pathlib import Path

from deadwood.server.storage.base import StorageError

if sys.platform == "win32":
    import msvcrt

    def _seize(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _seize(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


class Lock:
    """Held from `take` to `release`, or until the process is no more. The file itself stays."""

    def __init__(self, database: Path) -> None:
        self._database = database
        self._handle: int | None = None

    def take(self) -> None:
        file = self._database.with_name(self._database.name + ".lock")
        handle = os.open(file, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _seize(handle)
        except BlockingIOError:
            os.close(handle)
            raise StorageError(
                f"Another server is using {self._database}. End it first, or give this one "
                "a file of its own."
            ) from None
        except BaseException:
            os.close(handle)
            raise
        self._handle = handle

    def release(self) -> None:
        if self._handle is not None:
            with contextlib.suppress(OSError):
                os.close(self._handle)
            self._handle = None
