"""Deletion of tables without activity: unfinished ones, and if the settings say so also finished ones.

A table from before finished games were stored is not deleted until it has been examined, and none while anybody is
connected to it at another server.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

import sqlalchemy as sa

from sandtable.host.store.schema import DUE, ENTRIES, FINISHED, PRESENCE, REVIEWS, TABLES, UNEXAMINED

DAY = 24 * 3600


@dataclass(frozen=True, slots=True)
class Idle:
    """The moments before which tables must have been active last to be deleted, in seconds since 1970. None: such
    tables are kept for ever.
    """

    unfinished: int | None
    finished: int | None

    @classmethod
    def for_days(cls, unfinished: int, finished: int, now: int) -> Idle:
        """Return the moments for these numbers of days; 0 keeps tables for ever."""
        return cls(*(now - days * DAY if days else None for days in (unfinished, finished)))


def idle(when: Idle, connection: sa.Connection) -> list[str]:
    """Return the tables to be deleted."""
    return list(connection.scalars(sa.select(TABLES.c.id).where(_idle(when))))


def delete(tables: Collection[str], when: Idle, connection: sa.Connection) -> None:
    """Delete those of these tables that are still idle."""
    chosen = sa.select(TABLES.c.id).where(TABLES.c.id.in_(tables), _idle(when))
    gone = connection.scalars(chosen).all()
    for kept in (REVIEWS, FINISHED, ENTRIES):
        connection.execute(sa.delete(kept).where(kept.c.table_id.in_(gone)))
    connection.execute(sa.delete(DUE).where(DUE.c.subject.in_(gone)))
    connection.execute(sa.delete(TABLES).where(TABLES.c.id.in_(gone)))


def _idle(when: Idle) -> sa.ColumnElement[bool]:
    last = sa.select(sa.func.max(ENTRIES.c.at)).where(ENTRIES.c.table_id == TABLES.c.id).scalar_subquery()
    over = sa.exists().where(FINISHED.c.table_id == TABLES.c.id)
    present = sa.exists().where(PRESENCE.c.table_id == TABLES.c.id)
    unexamined = sa.exists().where(UNEXAMINED.c.table_id == TABLES.c.id)
    since = [
        sa.and_(TABLES.c.created < moment, which, sa.func.coalesce(last, TABLES.c.created) < moment)
        for moment, which in ((when.unfinished, ~over), (when.finished, over))
        if moment is not None
    ]
    return sa.and_(~unexamined, ~present, sa.or_(sa.false(), *since))
