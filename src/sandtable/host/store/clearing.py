"""Which tables are kept no longer: those that nobody has finished, and where asked also finished ones, at which nothing
has happened for long. A table from before finished games were kept stays until it has been looked at.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

import sqlalchemy as sa

from sandtable.host.store.schema import ENTRIES, FINISHED, REVIEWS, TABLES, UNEXAMINED

DAY = 24 * 3600


@dataclass(frozen=True, slots=True)
class Idle:
    """Since when nothing may have happened, in seconds since 1970; None: such tables are kept for ever."""

    unfinished: int | None
    finished: int | None

    @classmethod
    def for_days(cls, unfinished: int, finished: int, now: int) -> Idle:
        """For so many days; 0: for ever."""
        return cls(*(now - days * DAY if days else None for days in (unfinished, finished)))


def idle(when: Idle, connection: sa.Connection) -> list[str]:
    """The tables that are kept no longer."""
    return list(connection.scalars(sa.select(TABLES.c.id).where(_idle(when))))


def delete(tables: Collection[str], when: Idle, connection: sa.Connection) -> None:
    """Those of these tables, as far as nothing has happened there meanwhile."""
    chosen = sa.select(TABLES.c.id).where(TABLES.c.id.in_(tables), _idle(when))
    gone = connection.scalars(chosen).all()
    for kept in (REVIEWS, FINISHED, ENTRIES):
        connection.execute(sa.delete(kept).where(kept.c.table_id.in_(gone)))
    connection.execute(sa.delete(TABLES).where(TABLES.c.id.in_(gone)))


def _idle(when: Idle) -> sa.ColumnElement[bool]:
    last = sa.select(sa.func.max(ENTRIES.c.at)).where(ENTRIES.c.table_id == TABLES.c.id).scalar_subquery()
    over = sa.exists().where(FINISHED.c.table_id == TABLES.c.id)
    unexamined = sa.exists().where(UNEXAMINED.c.table_id == TABLES.c.id)
    since = [
        sa.and_(TABLES.c.created < moment, which, sa.func.coalesce(last, TABLES.c.created) < moment)
        for moment, which in ((when.unfinished, ~over), (when.finished, over))
        if moment is not None
    ]
    return sa.and_(~unexamined, sa.or_(sa.false(), *since))
