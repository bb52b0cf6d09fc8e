"""New entries of a log, and what is stored beside them; those of many tables in three statements."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sqlalchemy import Connection, bindparam, insert, select, update

from deadwood.server.storage.base import Face, Position
from deadwood.server.storage.engines import upsert
from deadwood.server.storage.errors import Conflict, StorageError
from deadwood.server.storage.rows import Values, row_of_face, rows_of_entries
from deadwood.server.storage.schema import ENTRIES, POSITIONS, TABLES
from deadwood.server.tables.entry import Entry

# Made once: SQLAlchemy would otherwise build them anew for every move.
ENTER: Final = insert(ENTRIES)
_GO_ON: Final = (
    update(TABLES)
    .where(TABLES.c.code == bindparam("its_code"), TABLES.c.last == bindparam("before"))
    .values(
        {
            name: bindparam(name)
            for name in ("game", "status", "public", "created", "updated", "deadline", "shown")
        }
        | {"last": bindparam("last")}
    )
)
_LAST: Final = select(TABLES.c.last).where(TABLES.c.code == bindparam("its_code"))


class Append:
    """What a table stores at once."""

    def __init__(self, face: Face, entries: Sequence[Entry], position: Position | None) -> None:
        self.code: Final = face.code
        self.entries: Final = rows_of_entries(face.code, entries)
        self.table: Final = row_of_face(face) | {"its_code": face.code}
        del self.table["code"]
        self.position: Final = position

    def __call__(self, connection: Connection) -> None:
        """Alone: it says what is wrong."""
        if not self.entries:
            self._rewrite(connection)
        elif not append_all(connection, [self]):
            if self._last(connection) is None:
                raise StorageError(f"There is no table {self.code!r}.")
            raise Conflict("The log has gone on meanwhile.")

    def _rewrite(self, connection: Connection) -> None:
        """No entry is new."""
        last = self._last(connection)
        if last is None:
            raise StorageError(f"There is no table {self.code!r}.")
        connection.execute(_GO_ON, self.table | {"before": last, "last": last})
        _place(connection, [self])

    def _last(self, connection: Connection) -> int | None:
        return connection.scalars(_LAST, {"its_code": self.code}).one_or_none()

    def row(self) -> Values:
        """The table's row is rewritten if its log ends where the new entries begin."""
        first, last = self.entries[0]["number"], self.entries[-1]["number"]
        return self.table | {"before": first - 1, "last": last}


def append_all(connection: Connection, appends: Sequence[Append]) -> bool:
    """All in one go; False if any of them does not fit, and then the transaction must be undone."""
    if not all(each.entries for each in appends):
        return False
    rows = [each.row() for each in appends]
    done = connection.execute(
        _GO_ON, rows if len(rows) > 1 else rows[0]
    )  # each driver can count one
    if done.rowcount != len(appends):
        return False
    connection.execute(ENTER, [row for each in appends for row in each.entries])
    _place(connection, appends)
    return True


def _place(connection: Connection, appends: Sequence[Append]) -> None:
    rows = [
        {"code": each.code, "number": at.number, "revision": at.revision, "text": at.text}
        for each in appends
        if (at := each.position) is not None
    ]
    if rows:
        upsert(connection, POSITIONS, rows)
