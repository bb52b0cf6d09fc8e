"""Results on disk, so that a long run can be broken off anywhere and go on later.

JSON lines: a header that says everything the results depend on, then one line per pair, in the
order in which they were finished. A line is written at once or, if the machine stops there, not
counted; a file of other settings is refused.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any, Final, Self

from deadwood.core.reason import BadOption, BadRecord
from deadwood.lab.pairs import Pair
from deadwood.lab.plan import Plan

try:
    import fcntl
except ImportError:  # not a Unix; then nobody watches over two runs with one file
    fcntl = None  # type: ignore[assignment]

FORMAT: Final = "deadwood-arena"
VERSION: Final = 1
CODE: Final = "code"


class Journal:
    """A file of results that is open for more of them; `pairs` are those that it began with."""

    def __init__(self, path: str, plan: Plan) -> None:
        self.path: Final = path
        self.pairs: Final[dict[int, Pair]] = {}
        try:
            refuse_strange(path)
            self._file = Path(path).expanduser().open("a+b", buffering=0)
        except OSError as error:
            raise BadOption(f"{path!r} cannot be written: {error.strerror}.") from None
        try:
            self._lock()
            self._begin(plan)
        except BaseException:
            self._file.close()
            raise

    def write(self, pair: Pair) -> None:
        line = json.dumps(pair.fields(), separators=(",", ":")).encode() + b"\n"
        try:
            written = self._file.write(line)
        except OSError as error:
            raise BadRecord(f"{self.path!r} cannot be written: {error.strerror}.") from None
        if written != len(line):
            raise BadRecord(f"{self.path!r} cannot be written: the disk is full.")

    def close(self) -> None:
        self._file.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _lock(self) -> None:
        if fcntl is None:
            return
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise BadOption(f"Another run is writing to {self.path!r} now.") from None

    def _begin(self, plan: Plan) -> None:
        self._file.seek(0)
        raw = self._file.read()
        whole = raw[: raw.rfind(b"\n") + 1]
        if not whole:
            if raw and not header_line(plan).startswith(raw):
                raise BadRecord(strange(self.path))
            os.ftruncate(self._file.fileno(), 0)
            self._file.write(header_line(plan))
            return
        lines = whole.splitlines()
        refuse_other_settings(self.path, read_header(self.path, lines[0]), plan)
        for at, line in enumerate(lines[1:], start=2):
            try:
                pair = Pair.read(json.loads(line))
            except (ValueError, KeyError, TypeError, AttributeError):
                raise BadRecord(f"Line {at} of {self.path!r} is no result of a pair.") from None
            self.pairs[pair.number] = pair
        os.ftruncate(self._file.fileno(), len(whole))  # a line that was being written


def header_line(plan: Plan) -> bytes:
    header = {FORMAT: VERSION, **plan.header()}
    return json.dumps(header, separators=(",", ":")).encode() + b"\n"


def refuse_strange(path: str) -> None:
    file = Path(path).expanduser()
    if file.exists() and not file.is_file():
        raise BadOption(f"{path!r} is not a file that can be written.")


def strange(path: str) -> str:
    return f"{path!r} exists and holds no results of the arena, so it is left alone."


def read_header(path: str, line: bytes) -> dict[str, Any]:
    """The first line of a file of results."""
    try:
        header = json.loads(line)
    except ValueError:
        raise BadRecord(strange(path)) from None
    if not isinstance(header, dict) or FORMAT not in header:
        raise BadRecord(strange(path))
    if header.pop(FORMAT) != VERSION:
        raise BadRecord(f"{path!r} is from another version of Deadwood; name another file.")
    return header


def seed_in(path: str) -> str | None:
    """The seed that a file of results was begun with, if it is one already."""
    file = Path(path).expanduser()
    try:
        refuse_strange(path)
        if not file.exists():
            return None
        with file.open("rb") as stream:
            line = stream.readline(1_000_000)
    except OSError as error:
        raise BadOption(f"{path!r} cannot be read: {error.strerror}.") from None
    if not line.endswith(b"\n"):
        return None
    seed = read_header(path, line).get("seed")
    return seed if isinstance(seed, str) else None


def refuse_other_settings(path: str, found: dict[str, Any], plan: Plan) -> None:
    wanted = plan.header()
    for name, value in wanted.items():
        there = found.get(name)
        if there == value:
            continue
        if name == CODE:
            raise BadRecord(
                f"The rules or the bots have changed since {path!r} was begun, and results of both"
                " cannot be mixed; name another file."
            )
        raise BadRecord(
            f"{path!r} was begun with {name} {spoken(there)}, not {spoken(value)};"
            " give the same settings or name another file."
        )


def spoken(value: object) -> str:
    if isinstance(value, list):
        return ",".join(str(item) for item in value)
    if isinstance(value, dict):
        return ", ".join(f"{key}={item}" for key, item in value.items()) or "none"
    return str(value) or "none"
