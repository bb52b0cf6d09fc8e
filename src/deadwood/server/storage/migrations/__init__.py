"""How a database becomes one of today: Alembic's steps, one file each, run when it is opened."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, column, inspect, select, table

from deadwood.server.storage.base import StorageError
from deadwood.server.storage.schema import VERSION_TABLE

HERE: Final = Path(__file__).parent


def configuration(connection: Connection | None = None) -> Config:
    """Alembic's settings, without a settings file; a per cent sign would be a placeholder."""
    config = Config()
    config.set_main_option("script_location", str(HERE).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config


def check(connection: Connection, where: str) -> None:
    """Refuse a database that another program, or a later version of this one, has made."""
    found = inspect(connection).get_table_names()
    if not found:
        return
    if VERSION_TABLE not in found:
        raise StorageError(
            f"{where} belongs to another program: it holds a table {found[0]!r}, but nothing of "
            "Deadwood's. Name another one, or none."
        )
    known = {
        step.revision for step in ScriptDirectory.from_config(configuration()).walk_revisions()
    }
    version = table(VERSION_TABLE, column("version_num"))
    for revision in connection.scalars(select(version.c.version_num)):
        if revision not in known:
            raise StorageError(
                f"{where} was written by a newer Deadwood (its version {revision!r} is unknown "
                "here). Update the program, or name another database."
            )


def upgrade(connection: Connection) -> None:
    """All steps that are missing, in the transaction of the connection: all or none of them."""
    command.upgrade(configuration(connection), "head")
