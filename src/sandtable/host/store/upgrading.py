"""Bringing a database to the present shape, by Alembic."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.util.exc import CommandError

from sandtable.host.store.migrations import CannotUpgrade


def upgrade(connection: sa.Connection) -> None:
    """Take every step that is missing; raises CannotUpgrade."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as problem:
        raise CannotUpgrade(str(problem)) from problem
