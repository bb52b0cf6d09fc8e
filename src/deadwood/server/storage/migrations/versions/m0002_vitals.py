"""How many transactions there were, and what is written only to see whether it can be."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision: str = "0002"
down_revision: str | None = "0001"


def upgrade() -> None:
    vitals = op.create_table(
        "vitals",
        sa.Column("name", sa.String(16), primary_key=True),
        sa.Column("number", sa.BigInteger, nullable=False),
        sa.Column("filler", sa.LargeBinary),
    )
    op.bulk_insert(vitals, [{"name": name, "number": 0} for name in ("transactions", "ping")])
