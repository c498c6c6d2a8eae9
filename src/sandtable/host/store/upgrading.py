"""The upgrade of a database to the present schema, by Alembic."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.util.exc import CommandError

from sandtable.host.store.migrations import OLDEST, CannotUpgrade
from sandtable.host.store.schema import COMPATIBLE


def upgrade(connection: sa.Connection) -> None:
    """Run every missing migration, and note which servers go on with the database; raise CannotUpgrade."""
    try:
        migrate(connection, "head")
    except CommandError as problem:
        raise CannotUpgrade(str(problem)) from problem
    connection.execute(sa.delete(COMPATIBLE))
    connection.execute(sa.insert(COMPATIBLE).values(since=OLDEST))


def migrate(connection: sa.Connection, version: str) -> None:
    """Run the migrations to a schema version that are missing; raise CommandError if there is no such version."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, version)
