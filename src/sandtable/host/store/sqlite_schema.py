"""A check that an SQLite database has exactly the tables and indexes of its schema version, and nothing beside them.

A file that somebody hands over may hold more than tables: a trigger would run in the server at each write.
"""

from __future__ import annotations

import sqlite3

import sqlalchemy as sa
from alembic.util.exc import CommandError

from sandtable.host.store.upgrading import migrate

Schema = dict[tuple[str, str], str]
"""The statement that makes each table and index, by kind and name."""


def difference(connection: sqlite3.Connection, version: str) -> str | None:
    """Return what in a database differs from the schema of a version, in words for a sentence, or None."""
    try:
        ours = _ours(version)
    except CommandError:
        return f"there is no schema {version}"
    theirs = _schema(connection.execute(STATEMENTS).fetchall())
    for kind, name in sorted(theirs.keys() - ours.keys()):
        return f"it has the {kind} {name}"
    for kind, name in sorted(ours.keys() - theirs.keys()):
        return f"it has no {kind} {name}"
    for kind, name in sorted(ours):
        if theirs[kind, name] != ours[kind, name]:
            return f"its {kind} {name} is another"
    return None


STATEMENTS = """
    SELECT type, name, coalesce(sql, '') FROM sqlite_master
    WHERE NOT (type IN ('table', 'index') AND name GLOB 'sqlite_*')
"""
"""Tables and indexes of SQLite's own are left out; nobody can make others of such a name."""


def _ours(version: str) -> Schema:
    engine = sa.create_engine("sqlite://")
    try:
        with engine.begin() as connection:
            migrate(connection, version)
            return _schema([tuple(row) for row in connection.exec_driver_sql(STATEMENTS)])
    finally:
        engine.dispose()


def _schema(rows: list[tuple[str, str, str]]) -> Schema:
    """Return a schema without what SQLite's versions write differently: spaces and quotation marks."""
    return {(kind, name): "".join(statement.replace('"', "").split()) for kind, name, statement in rows}
