"""Alembic runs this file, never imports it; the connection comes from `migrations.upgrade`."""

from __future__ import annotations

from alembic import context

from deadwood.server.storage.schema import METADATA, VERSION_TABLE

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    version_table=VERSION_TABLE,
)
context.run_migrations()
