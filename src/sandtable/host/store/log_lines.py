"""The lines of logs where several servers share a PostgreSQL database: the first server to write a line wins.

The log of a table is the lock of the table. A server that carries out an act writes it as the line with the next
number. If another server has written a line with that number, this one reads it, carries it out and tries again.
"""

from __future__ import annotations

from collections.abc import Sequence

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError

from sandtable.host.store.database import StoreProblem
from sandtable.host.store.rows import Row
from sandtable.host.store.schema import ENTRIES

Key = tuple[str, int]
"""The id of a table, and the number of a line of its log."""


def write_once(table: sa.Table) -> sa.Insert:
    """Return the statement that adds rows to a table, except those that are there already."""
    return insert(table).on_conflict_do_nothing()


def may_be_repeated(problem: Exception) -> bool:
    """Return whether rows may be written once more after a problem.

    It may be one of the connection or of other writers, and what was committed is durable or not. Faulty rows would
    fail again.
    """
    faulty = isinstance(problem, DataError | IntegrityError)
    return isinstance(problem, OSError | StoreProblem | DBAPIError) and not faulty


def write_lines(rows: Sequence[Row], connection: sa.Connection) -> set[Key]:
    """Write those lines whose numbers are free; return which of the lines are in their logs.

    The rows are sorted: servers that write the same lines in different orders would wait for each other for ever. A
    line whose commit was lost on the way, and is written again, is known by its nonce.
    """
    rows = sorted(rows, key=_key)
    keys = ENTRIES.c.table_id, ENTRIES.c.number
    added = connection.execute(write_once(ENTRIES).returning(*keys), rows)
    written: set[Key] = {(table, number) for table, number in added}
    for row in rows:
        if _key(row) not in written and _nonce(_key(row), connection) == row["nonce"]:
            written.add(_key(row))
    return written


def _key(row: Row) -> Key:
    return row["table_id"], row["number"]


def _nonce(key: Key, connection: sa.Connection) -> str | None:
    table, number = key
    wanted = sa.select(ENTRIES.c.nonce).where(ENTRIES.c.table_id == table, ENTRIES.c.number == number)
    return connection.scalar(wanted)
