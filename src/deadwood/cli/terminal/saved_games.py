"""Games that save themselves: a file each, in a folder of the person who plays.

Each file is an ordinary record, so `replay`, `verify` and `--load` take it as well. It holds the seed,
that is the cards still to come, and so nobody else may read it.
"""

from __future__ import annotations

import contextlib
import os
import time
from pathlib import Path
from typing import Final

from deadwood.cli.records import read_record, write_record
from deadwood.core.reason import BadRecord, DeadwoodError
from deadwood.core.record import Record

MOST: Final = 50  # games; older ones are forgotten
LATEST: Final = 5  # games that somebody is offered to go on with


def folder() -> Path:
    """Where this person's games are."""
    data = os.environ.get("XDG_DATA_HOME") or os.environ.get("APPDATA")
    base = Path(data) if data else Path.home() / ".local" / "share"
    return base / "deadwood" / "games"


class GameFile:
    """Keeps one game in one file, whatever becomes of the terminal."""

    def __init__(self, file: Path | None = None) -> None:
        self.file = file  # None: a new one, with the first move
        self.problem = ""  # why it cannot be kept; then it is not tried again

    def keep(self, record: Record) -> bool:
        """Write it down as it is now; whether that went well."""
        if self.problem:
            return False
        try:
            if self.file is None:
                self.file = new_file(record.game)
            write_record(str(self.file), record)
        except (OSError, RuntimeError, BadRecord) as error:
            self.problem = str(error)
            return False
        return True


def new_file(game: str) -> Path:
    """A name that no game has yet, in a folder that only its owner can read."""
    where = folder()
    where.mkdir(mode=0o700, parents=True, exist_ok=True)
    with contextlib.suppress(OSError):
        for old in sorted(where.glob("*.txt"))[: -MOST + 1]:
            old.unlink()
    begun = time.strftime("%Y-%m-%d-%H%M%S")
    number = 0
    while True:
        number += 1
        file = where / f"{begun}-{game}{'' if number == 1 else f'-{number}'}.txt"
        with contextlib.suppress(FileExistsError):
            # Empty, so that a second terminal that begins now takes another name.
            file.touch(mode=0o600, exist_ok=False)
            return file


class SavedGame:
    """A game that can go on."""

    def __init__(self, file: Path, record: Record) -> None:
        self.file: Final = file
        self.record: Final = record


def unfinished(most: int = LATEST) -> list[SavedGame]:
    """The games that can go on, the latest one first; whatever else lies there is passed over."""
    found: list[SavedGame] = []
    with contextlib.suppress(OSError, RuntimeError):
        files = sorted(folder().glob("*.txt"), key=lambda file: file.stat().st_mtime, reverse=True)
        for file in files:
            with contextlib.suppress(DeadwoodError):
                record = read_record(str(file))
                if not record.result and record.moves:
                    found.append(SavedGame(file, record))
            if len(found) == most:
                break
    return found
