"""One server at a time for one file: locks that the system itself takes back when a server dies.

One is on a side file beside the database. It is named after the path, so it knows nothing of a hard
link. The other is on the database's file itself, whatever it is called: on one byte far behind all
that SQLite locks there, so the two never meet. It belongs to our handle alone (an "open file
description lock"), since a plain one would be lost as soon as SQLite closes one of its own. Linux
has such locks; elsewhere the side file must do.
"""

from __future__ import annotations

import errno
import os
import struct
import sys
from pathlib import Path
from typing import Final

from deadwood.server.storage.errors import StorageError

FAR: Final = 1 << 62  # SQLite's locks end long before
FLAGS: Final = os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0)  # which Windows needs
UNKNOWN_HERE: Final = (errno.EINVAL, errno.ENOSYS, errno.EOPNOTSUPP)

if sys.platform == "win32":
    import msvcrt

    def _seize(handle: int) -> bool:
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except PermissionError:
            return False
        return True

    def _seize_itself(_: int) -> bool:
        return True
else:
    import fcntl

    def _seize(handle: int) -> bool:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True

    def _seize_itself(handle: int) -> bool:
        command = getattr(fcntl, "F_OFD_SETLK", None)
        if command is None:
            return True
        wish = struct.pack("hhqqi", fcntl.F_WRLCK, os.SEEK_SET, FAR, 1, 0)
        try:
            fcntl.fcntl(handle, command, wish)
        except (BlockingIOError, PermissionError):
            return False
        except OSError as error:
            if error.errno not in UNKNOWN_HERE:
                raise
        return True


class Lock:
    """Held from `take` to `release`, or until the process is no more. The files themselves stay.

    A handle of the database may be closed only after SQLite has closed all of its own: closing any
    handle of a file takes away what the process has locked in it.
    """

    def __init__(self, database: Path) -> None:
        self._database = database
        self._handles: list[int] = []

    @property
    def handle(self) -> int:
        """The database's file, as long as it is held."""
        return self._handles[1]

    def take(self) -> None:
        """At once, or StorageError."""
        side = self._database.with_name(self._database.name + ".lock")
        for file, seize in ((side, _seize), (self._database, _seize_itself)):
            try:
                self._handles.append(os.open(file, FLAGS, 0o600))
                mine = seize(self._handles[-1])
            except OSError as error:
                raise StorageError(f"{file} cannot be written: {error.strerror}.") from None
            if not mine:
                raise StorageError(
                    f"Another server is using {self._database}. End it first, or give this one "
                    "a file of its own."
                )

    def release(self) -> None:
        while self._handles:
            os.close(self._handles.pop())
