"""Rows of the database to values and back."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterable, Sequence
from typing import Any, Final

from sqlalchemy import Row

from deadwood.server.storage.base import Face
from deadwood.server.tables.entry import Entry

Values = dict[str, Any]
AnyRow = Row[*tuple[Any, ...]]


# JSON as short as it gets; what is not JSON (a set, a NaN) is the caller's mistake.
plain: Final = json.JSONEncoder(separators=(",", ":"), allow_nan=False).encode


def row_of_face(face: Face) -> Values:
    return {
        "code": face.code,
        "game": face.game,
        "status": face.status,
        "public": face.public,
        "created": face.created,
        "updated": face.updated,
        "deadline": face.deadline,
        "shown": plain(face.shown),
    }


def face_of_row(row: AnyRow) -> Face:
    return Face(
        row.code,
        row.game,
        row.status,
        row.public,
        row.created,
        row.updated,
        row.deadline,
        json.loads(row.shown),
    )


def faces_of_rows(rows: Iterable[AnyRow]) -> list[Face]:
    """A list without those that are damaged: they spoil it for nobody."""
    faces: list[Face] = []
    for row in rows:
        with contextlib.suppress(ValueError):
            faces.append(face_of_row(row))
    return faces


def rows_of_entries(code: str, entries: Sequence[Entry]) -> list[Values]:
    first = entries[0].number if entries else 1
    if [entry.number for entry in entries] != list(range(first, first + len(entries))):
        raise ValueError("Entries are stored in the order of their numbers, without a gap.")
    return [
        {
            "code": code,
            "number": entry.number,
            "at": entry.at,
            "kind": entry.kind,
            "seat": entry.seat,
            "guest": entry.guest,
            "client": entry.client,
            "body": plain(entry.body),
        }
        for entry in entries
    ]


def entry_of_row(row: AnyRow) -> Entry:
    _, number, at, kind, seat, guest, client, body = row
    return Entry(number, at, kind, seat, guest, client, json.loads(body))
