"""Tables with their logs and positions, guests and their transfer codes, keys."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision: str = "0001"
down_revision: str | None = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("code", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.Column("deadline", sa.BigInteger),
        sa.Column("last", sa.Integer, nullable=False),
        sa.Column("shown", sa.Text, nullable=False),
    )
    op.create_index("tables_status", "tables", ["status", "created"])
    op.create_index("tables_deadline", "tables", ["deadline"])
    op.create_table(
        "entries",
        sa.Column("code", sa.String(32), sa.ForeignKey("tables.code"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("guest", sa.String(64), nullable=False),
        sa.Column("client", sa.String(64), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    client_said = sa.text("client <> ''")
    op.create_index(
        "entries_client",
        "entries",
        ["code", "guest", "client"],
        unique=True,
        sqlite_where=client_said,
        postgresql_where=client_said,
    )
    sat_down = sa.text("kind = 'sat'")
    op.create_index(
        "entries_sat",
        "entries",
        ["guest", "code"],
        sqlite_where=sat_down,
        postgresql_where=sat_down,
    )
    op.create_table(
        "positions",
        sa.Column("code", sa.String(32), sa.ForeignKey("tables.code"), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_table(
        "guests",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "transfers",
        sa.Column("guest", sa.String(64), sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("digest", sa.String(64), nullable=False, unique=True),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "keys",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
    )
