"""Databases of earlier schemas, and schemas described."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config

from sandtable.host.store import migrations
from sandtable.host.store.connections import connections
from sandtable.host.store.database_names import read_database


async def upgraded(database: str, version: str, *statements: str) -> dict[str, Any]:
    """Upgrade a database to a version, execute statements, and return the schema, described."""

    def work(connection: sa.Connection) -> dict[str, Any]:
        config = Config()
        config.set_main_option("script_location", str(Path(migrations.__file__).parent))
        config.attributes["connection"] = connection
        command.upgrade(config, version)
        for statement in statements:
            connection.execute(sa.text(statement))
        return described(sa.inspect(connection))

    opened = connections(read_database(database))
    try:
        return await opened.write(work)
    finally:
        await opened.close()


def described(inspector: sa.Inspector) -> dict[str, Any]:
    """Return the columns of each table, what its rows must keep to, and its references to other tables."""
    return {
        table: {
            "columns": {column["name"]: column for column in inspector.get_columns(table)},
            "constraints": {
                str(inspector.get_pk_constraint(table)["constrained_columns"]),
                *(f"unique {found['column_names']}" for found in inspector.get_unique_constraints(table)),
                *(f"unique {found['column_names']}" for found in inspector.get_indexes(table) if found["unique"]),
                *(f"check {found['sqltext']}" for found in inspector.get_check_constraints(table)),
            },
            "references": {
                f"{found['constrained_columns']} of {found['referred_table']}": found["options"].get("ondelete")
                for found in inspector.get_foreign_keys(table)
            },
        }
        for table in inspector.get_table_names()
        if table != "alembic_version"
    }
