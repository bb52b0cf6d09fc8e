"""The tables of the database as they are now; `migrations/` is how they came to be so."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    text,
)

# Its own name, so that a database of another program is never taken for ours.
VERSION_TABLE: Final = "deadwood_version"

METADATA: Final = MetaData()

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("code", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("status", String(16), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("deadline", BigInteger),
    Column("last", Integer, nullable=False),  # number of the log's last entry
    Column("shown", Text, nullable=False),
    Index("tables_status", "status", "created"),
    Index("tables_deadline", "deadline"),
)

# Without a row id SQLite keeps the rows of one log side by side.
ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("code", String(32), ForeignKey("tables.code"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("guest", String(64), nullable=False),
    Column("client", String(64), nullable=False),
    Column("body", Text, nullable=False),
    sqlite_with_rowid=False,
)
CLIENT_SAID: Final = text("client <> ''")
SAT_DOWN: Final = text("kind = 'sat'")
Index(
    "entries_client",
    ENTRIES.c.code,
    ENTRIES.c.guest,
    ENTRIES.c.client,
    unique=True,
    sqlite_where=CLIENT_SAID,
    postgresql_where=CLIENT_SAID,
)
Index(
    "entries_sat",
    ENTRIES.c.guest,
    ENTRIES.c.code,
    sqlite_where=SAT_DOWN,
    postgresql_where=SAT_DOWN,
)

POSITIONS: Final = Table(
    "positions",
    METADATA,
    Column("code", String(32), ForeignKey("tables.code"), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("text", Text, nullable=False),
)

GUESTS: Final = Table(
    "guests",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("generation", Integer, nullable=False, server_default="0"),
)

TRANSFERS: Final = Table(
    "transfers",
    METADATA,
    Column("guest", String(64), ForeignKey("guests.id"), primary_key=True),
    Column("digest", String(64), nullable=False, unique=True),
    Column("until", BigInteger, nullable=False),
)

KEYS: Final = Table(
    "keys",
    METADATA,
    Column("name", String(32), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

# About the database itself: how many transactions there were, and what is written only to see
# whether it can be.
VITALS: Final = Table(
    "vitals",
    METADATA,
    Column("name", String(16), primary_key=True),
    Column("number", BigInteger, nullable=False),
    Column("filler", LargeBinary),
)
