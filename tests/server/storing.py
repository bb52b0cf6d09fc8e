"""What tests of the storage share: a storage in a file of its own, tables and entries in few words."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

from deadwood.server.storage.base import Face
from deadwood.server.storage.sql import SqlStorage
from deadwood.server.tables.entry import Entry


def url(file: Path) -> str:
    return f"sqlite:///{file}"


@asynccontextmanager
async def opened(file: Path, **options: Any) -> AsyncIterator[SqlStorage]:
    storage = SqlStorage(url(file), **options)
    await storage.open()
    try:
        yield storage
    finally:
        await storage.close()


def face(code: str = "ABCD", **changes: Any) -> Face:
    plain = Face(code, "bang", "open", True, 1_000, 1_000, None, {"seats": ["Ann", ""]})
    return replace(plain, **changes)


def entry(number: int, kind: str = "move", **fields: Any) -> Entry:
    return Entry(number, 1_000 + number, kind, **fields)
