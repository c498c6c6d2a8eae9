"""What every server repeats and only few tests are about, done more cheaply: migrations and slow hashes of passwords.

Each process still migrates the first empty database of each kind as Alembic does. Later ones get the same statements,
which takes a tenth of the time.
"""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
import sqlalchemy as sa
from argon2 import PasswordHasher, Type

from sandtable.host.club import passwords
from sandtable.host.store import upgrading

Statements = list[tuple[str, Any]]
_migrations: dict[tuple[str, str], Statements] = {}
"""The statements that change an empty database of a kind to a schema version, with their parameters."""
_migrate = upgrading.migrate
QUICK_HASHER = partial(PasswordHasher, time_cost=1, memory_cost=8, parallelism=1, type=Type.ID)


def take_shortcuts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(upgrading, "migrate", migrate)
    monkeypatch.setattr(passwords, "PasswordHasher", lambda **_: QUICK_HASHER())


def migrate(connection: sa.Connection, version: str) -> None:
    """Migrate a database; repeat what the migrations of another empty database have executed."""
    if sa.inspect(connection).get_table_names():
        _migrate(connection, version)
        return
    kind = connection.dialect.name, version
    if kind not in _migrations:
        _migrations[kind] = _recorded(connection, version)
        return
    statements = _migrations[kind]
    if kind[0] == "postgresql" and not any(parameters for _, parameters in statements):
        script = ";".join(statement for statement, _ in statements)
        connection.connection.run_async(lambda driver: driver.execute(script))  # in one message
        return
    for statement, parameters in statements:
        connection.exec_driver_sql(statement, parameters)


def _recorded(connection: sa.Connection, version: str) -> Statements:
    """Migrate a database; return what changed it."""
    executed: Statements = []

    def record(_connection: object, _cursor: object, statement: str, parameters: Any, *_: object) -> None:
        if not statement.lstrip().upper().startswith(("SELECT", "PRAGMA")):
            executed.append((statement, parameters))

    sa.event.listen(connection, "before_cursor_execute", record)
    try:
        _migrate(connection, version)
    finally:
        sa.event.remove(connection, "before_cursor_execute", record)
    return executed
