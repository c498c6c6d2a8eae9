"""The last snapshot of each table under way: its room after so many lines of its log."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from sandtable.host.store.rows import Row
from sandtable.host.store.schema import FINISHED, SNAPSHOTS


class Snapshot(NamedTuple):
    """A room as it is stored, the number of lines of its log, and the fingerprint of the sources that made it."""

    lines: int
    fingerprint: str
    room: bytes


def read(table: str, connection: sa.Connection) -> Snapshot | None:
    """Return the snapshot of a table, or None."""
    wanted = sa.select(SNAPSHOTS.c.lines, SNAPSHOTS.c.fingerprint, SNAPSHOTS.c.room)
    found = connection.execute(wanted.where(SNAPSHOTS.c.table_id == table)).first()
    return None if found is None else Snapshot(*found)


def write(rows: Sequence[Row], connection: sa.Connection) -> None:
    """Write snapshots, but none over one of more lines, and none of a finished game."""
    insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    for row in sorted(rows, key=lambda row: row["table_id"]):
        if connection.scalar(sa.select(FINISHED.c.table_id).where(FINISHED.c.table_id == row["table_id"])) is None:
            adding = insert(SNAPSHOTS).values(row)
            connection.execute(
                adding.on_conflict_do_update(
                    index_elements=[SNAPSHOTS.c.table_id],
                    set_={name: adding.excluded[name] for name in Snapshot._fields},
                    where=SNAPSHOTS.c.lines < adding.excluded.lines,
                )
            )


def remove(tables: Collection[str], connection: sa.Connection) -> None:
    """Remove the snapshots of some tables."""
    connection.execute(sa.delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id.in_(tables)))
