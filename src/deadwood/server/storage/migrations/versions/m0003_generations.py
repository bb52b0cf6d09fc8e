"""Guests can be logged out everywhere: their cookies belong to a generation."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision: str = "0003"
down_revision: str | None = "0002"


def upgrade() -> None:
    op.add_column("guests", sa.Column("generation", sa.Integer, nullable=False, server_default="0"))
