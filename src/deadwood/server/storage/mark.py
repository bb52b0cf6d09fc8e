"""How many transactions were acknowledged, written beside the database.

The database counts its transactions, and after each one the number is written into the mark. A
database that has fewer than its mark says lacks something that was acknowledged: its WAL was removed
or damaged after a crash, or an old copy was put back. Whoever wants that moves the mark away.

Without `durable` a power cut may take the last transactions, but leave the mark. So the mark says
during which run of the machine it was written, and whether the server was ended in order: only what
cannot be explained by a power cut is refused.
"""

from __future__ import annotations

import logging
import os
import re
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Final

from deadwood.server.storage.errors import StorageError, Unwritable

OPEN: Final = "open"
SYNCED: Final = "synced"  # a power cut takes nothing: `durable`, or ended in order
LINE: Final = re.compile(r"([0-9]{20}) (open  |synced) ([0-9a-f-]{36})\n")
LENGTH: Final = 65
BOOT: Final = Path("/proc/sys/kernel/random/boot_id")  # Linux: another one after each start
UNKNOWN: Final = "0" * 36

log: Final = logging.getLogger("deadwood.server.storage")


@dataclass(frozen=True, slots=True)
class Said:
    number: int
    state: str
    boot: str


def make(path: str, flags: int) -> int:
    """For nobody else to read, as the database."""
    return os.open(path, flags | os.O_CREAT, 0o600)


def this_boot() -> str:
    try:
        return BOOT.read_text(encoding="ascii").strip()
    except OSError:
        return UNKNOWN


class Mark:
    def __init__(self, database: Path, durable: bool) -> None:
        self.file: Final = database.with_name(database.name + ".mark")
        self._database: Final = database
        self._durable: Final = durable
        self._boot: Final = this_boot()
        self._handle: IO[bytes] | None = None
        self._number = 0

    def read(self) -> Said | None:
        """What it says; None if there is none, or one that nobody can read."""
        try:
            text = self.file.read_bytes()[:100].decode("ascii", "replace")
        except (FileNotFoundError, NotADirectoryError):
            return None
        except OSError as error:
            raise StorageError(f"{self.file} cannot be read: {error.strerror}.") from None
        found = LINE.fullmatch(text)
        if found is None:
            log.warning("the mark beside the database cannot be read and is made anew")
            return None
        return Said(int(found[1]), found[2].strip(), found[3])

    def check(self, number: int, names: int = 1) -> None:
        """Refuse a database with so many transactions, if more were acknowledged. `names` is how
        many the file has: each has a WAL of its own."""
        said = self.read()
        if said is None and number and names > 1:
            raise StorageError(
                f"{self._database} was used under another name: it is a hard link. SQLite keeps what "
                "is new beside that name, so it would be missing here. Use that name, or remove it "
                "if the server that used it was ended in order. Nothing was changed.",
                "linked",
            )
        if said is None or number >= said.number:
            return
        if number and said.state == OPEN and self._boot not in (said.boot, UNKNOWN):
            missing = {"count": said.number - number}
            log.error(
                "the machine stopped without warning: transactions are missing", extra=missing
            )
            return
        raise StorageError(
            f"{self._database} lacks {said.number - number} of {said.number} transactions that were "
            f"acknowledged: the file itself or {self._database.name}-wal was removed or damaged, or "
            "an older copy was put back. Put back what is missing. Or, if this is what you want to "
            f"go on with, move {self.file} away. Nothing was changed.",
            "missing",
        )

    def open(self, number: int) -> None:
        """From now on it is kept."""
        try:
            self._handle = open(self.file, "r+b", buffering=0, opener=make)  # noqa: SIM115
            self._handle.truncate(LENGTH)
        except OSError as error:
            raise StorageError(f"{self.file} cannot be written: {error.strerror}.") from None
        self.write(number)

    def write(self, number: int) -> None:
        """So many are stored now."""
        self._number = number
        self._put(SYNCED if self._durable else OPEN)

    def close(self) -> None:
        """The database is closed, and with it all is on the disk."""
        if self._handle is None:
            return
        try:
            self._put(SYNCED)
            os.fsync(self._handle.fileno())
        except OSError as error:
            log.warning("the mark could not be synced", exc_info=error)
        except Unwritable as error:
            log.warning("the mark could not be written", extra={"reason": error.reason})
        finally:
            self._handle.close()
            self._handle = None

    def _put(self, state: str) -> None:
        """Not synced: a mark that is older than it could be refuses less, but nothing wrongly."""
        assert self._handle is not None
        line = f"{self._number:020d} {state:6} {self._boot}\n".encode("ascii")
        try:
            self._handle.seek(0)
            self._handle.write(line)
        except OSError as error:
            raise Unwritable(f"{self.file} cannot be written: {error.strerror}.", "mark") from None
