"""Where tables and guests are kept: one small interface (`base.py`), written for SQL (`sql.py`)."""

from deadwood.server.storage.base import (
    Conflict,
    Face,
    Guest,
    Position,
    ReadOnly,
    Storage,
    StorageError,
)

__all__ = ["Conflict", "Face", "Guest", "Position", "ReadOnly", "Storage", "StorageError"]
