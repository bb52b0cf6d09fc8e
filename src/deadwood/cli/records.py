"""Records on disk: reading what may be anything, writing without ever losing what was there."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from typing import Any, Final

from deadwood.core.reason import BadRecord, BadText, DeadwoodError, Reason
from deadwood.core.record import FIRST_LINE, Record, Replay, read
from deadwood.core.registry import AnyGame, game
from deadwood.language.catalogue import ENGLISH, Catalogue, catalogue

LARGEST: Final = 4_000_000  # bytes; a long game has some 50,000


def read_record(path: str) -> Record:
    """The record in a file, or BadRecord with what is wrong with the file."""
    return read(read_text(path))


def read_text(path: str, what: str = "record", largest: int = LARGEST) -> str:
    """The text of a file that should be a `what`; BadRecord says what is wrong with the file."""
    try:
        file = Path(path).expanduser()
        if not file.exists():
            raise BadRecord(f"There is no file {path!r}.")
        if not file.is_file():
            raise BadRecord(f"{path!r} is not a file that can be read.")
        with file.open("rb") as stream:
            raw = stream.read(largest + 1)
    except (OSError, ValueError, RuntimeError) as error:
        if isinstance(error, DeadwoodError):
            raise
        raise BadRecord(f"{path!r} cannot be read: {why(error)}.") from None
    if len(raw) > largest:
        raise BadRecord(f"{path!r} is too big to be the {what} of a game.")
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadRecord(f"{path!r} is no {what}: it is not a text.") from None


def why(error: Exception) -> str:
    return (error.strerror if isinstance(error, OSError) else "") or str(error)


class ForbiddenMove(BadRecord):
    """A move of a record that a rule forbids."""

    def __init__(self, where: str, game: str, reason: Reason) -> None:
        super().__init__(f"{where}: {because(catalogue(ENGLISH), game, reason)}")
        self.game: Final = game
        self.reason: Final = reason

    def said(self, words: Catalogue) -> str:
        """The same in another language."""
        english = because(catalogue(ENGLISH), self.game, self.reason)
        own = because(words, self.game, self.reason)
        return words.complaint(str(self).replace(english, own))


def because(words: Catalogue, game: str, reason: Reason) -> str:
    """Why a move is refused, and by which rule."""
    rule = "" if reason.rule.startswith("core.") else f" ({reason.rule})"
    return f"{words.reason(game, reason)[:-1]}{rule}."


def said(words: Catalogue, error: DeadwoodError) -> str:
    """What is wrong, for somebody who reads these words."""
    return error.said(words) if isinstance(error, ForbiddenMove) else words.complaint(error)


def game_of(record: Record) -> AnyGame:
    """The game that a record was played by."""
    return game(record.game, record.edition, record.players, record.options)


def replay_all(table: AnyGame, record: Record, listen: bool = True) -> Replay[Any]:
    """Play a record again from the first to the last move."""
    replay = Replay(table, record, listen)
    for _ in record.moves:
        step(replay)
    return replay


def step(replay: Replay[Any]) -> None:
    """The next move, or BadRecord with the rule that forbids it in words."""
    table = replay.game
    seat, text = replay.record.moves[replay.number]
    where = f"Move {replay.number + 1} (seat {seat + 1}: {text}) cannot be played"
    try:
        reason = table.why_not(replay.state, seat, table.parse(text))
    except BadText as error:
        raise BadRecord(f"{where}: {error}") from None
    if reason is not None:
        raise ForbiddenMove(where, table.name, reason)
    replay.step()


def write_record(path: str, record: Record) -> Path:
    """Write a record whole or not at all; only an older record may be overwritten."""
    if not path.strip():
        raise BadRecord("Say which file to save to, as in: save my-game.txt.")
    try:
        file = Path(path).expanduser().resolve()
        if file.exists() and not is_record(file):
            raise BadRecord(f"{path!r} exists and is no Deadwood record, so it is left alone.")
        descriptor, scratch = tempfile.mkstemp(prefix=f".{file.name[:40]}.", dir=file.parent)
        try:
            with os.fdopen(descriptor, "w", encoding="utf-8", newline="\n") as stream:
                stream.write(record.text())
                stream.flush()
                os.fsync(stream.fileno())
            Path(scratch).chmod(0o666 & ~umask())
            Path(scratch).replace(file)
        except BaseException:
            Path(scratch).unlink(missing_ok=True)
            raise
    except (OSError, ValueError, RuntimeError) as error:
        if isinstance(error, DeadwoodError):
            raise
        raise BadRecord(f"{path!r} cannot be written: {why(error)}.") from None
    return file


def is_record(file: Path) -> bool:
    """Whether it is one, or empty: then there is nothing to lose either."""
    if not file.is_file():
        return False
    with file.open("rb") as stream:
        return stream.read(len(FIRST_LINE)) in (FIRST_LINE.encode(), b"")


def umask() -> int:
    """What a plainly created file would lack; asking for it means setting it twice."""
    mask = os.umask(0)
    os.umask(mask)
    return mask
