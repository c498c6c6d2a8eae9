"""What is due at a moment, and work that one server claims, by the clock of the database.

Of each kind and subject there is one row, with a number. A row with a higher number replaces it: the next window of a
table, the next question to a bot. Times are in seconds from now.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import NamedTuple, TypeVar

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from sandtable.host.store.database_clock import NOW, later
from sandtable.host.store.schema import DUE

CLOCK = "clock"
"""The kind of what is due when the clock of a turn runs out; the number counts the clocks of the table."""

KEY = DUE.c.kind, DUE.c.subject
PATIENCE = "SET LOCAL lock_timeout = '1s'"
"""The statement that limits the wait for a row that another server is changing: that server may have stopped."""

T = TypeVar("T")


class Due(NamedTuple):
    """Something that is due."""

    kind: str
    subject: str
    number: int


# ---- what is due ----


def set_due(due: Due, seconds: float, connection: sa.Connection) -> float:
    """Set when something is due, unless that is set already for this number or a higher one.

    Return the seconds left.
    """
    _write(due, seconds, DUE.c.number < due.number, connection)
    return _left(due, connection)


def claim_due(kinds: Collection[str], seconds: float, most: int, connection: sa.Connection) -> list[Due]:
    """Return what is due of these kinds, longest first, and let it be due again after so many seconds.

    A row that another server is claiming at this moment is left to that server.
    """
    wanted = sa.select(*KEY, DUE.c.number).where(DUE.c.kind.in_(kinds), DUE.c.at <= NOW)
    rows = connection.execute(wanted.order_by(DUE.c.at).limit(most).with_for_update(skip_locked=True))
    claimed = [Due(*row) for row in rows]
    if claimed:
        keys = [(due.kind, due.subject) for due in claimed]
        connection.execute(sa.update(DUE).where(sa.tuple_(*KEY).in_(keys)).values(at=later(seconds)))
    return claimed


def next_due(kinds: Collection[str], connection: sa.Connection) -> float | None:
    """Return the seconds until something of these kinds is due, or None if nothing will be."""
    left = connection.scalar(sa.select(sa.func.min(DUE.c.at) - NOW).where(DUE.c.kind.in_(kinds)))
    return None if left is None else max(0.0, left / 1000)


def first_clocks(tables: Collection[str], connection: sa.Connection) -> dict[str, int]:
    """Return when the first clock of each of these tables runs out, if it runs still."""
    first = sa.and_(DUE.c.kind == CLOCK, DUE.c.number == 1, DUE.c.subject.in_(tables))
    return {row.subject: row.at for row in connection.execute(sa.select(DUE.c.subject, DUE.c.at).where(first))}


def drop_due(due: Due, connection: sa.Connection) -> None:
    """Remove what is not due any more, unless its row has a higher number."""
    connection.execute(sa.delete(DUE).where(_row(due), DUE.c.number <= due.number))


# ---- work that one server claims ----


def claim(work: Due, seconds: float, connection: sa.Connection) -> float:
    """Claim work for so many seconds; return 0, or the seconds for which another server has claimed it.

    It may be claimed if nobody has, if the former claim had a lower number, or if that is over.
    """
    if _write(work, seconds, sa.or_(DUE.c.number < work.number, DUE.c.at <= NOW), connection):
        return 0.0
    return max(0.001, _left(work, connection))


def renew(work: Due, seconds: float, connection: sa.Connection) -> None:
    """Let a claim go on for so many seconds."""
    connection.execute(sa.update(DUE).where(_row(work), DUE.c.number == work.number).values(at=later(seconds)))


# ---- rows ----


def impatiently(work: Callable[[sa.Connection], T], connection: sa.Connection) -> T:
    """Do work on these rows, without a long wait for a server that has stopped in the middle of its own."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.text(PATIENCE))
    return work(connection)


def _write(due: Due, seconds: float, replaces: sa.ColumnElement[bool], connection: sa.Connection) -> bool:
    """Write a row, in place of one for which `replaces` holds; return whether it was written."""
    insert = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
    values = {"number": due.number, "at": later(seconds)}
    new = insert(DUE).values(kind=due.kind, subject=due.subject, **values)
    written = new.on_conflict_do_update(index_elements=KEY, set_=values, where=replaces)
    return connection.scalar(written.returning(DUE.c.number)) is not None


def _row(due: Due) -> sa.ColumnElement[bool]:
    return sa.and_(DUE.c.kind == due.kind, DUE.c.subject == due.subject)


def _left(due: Due, connection: sa.Connection) -> float:
    """Return the seconds until a row is due: 0 if it is, or if another server has just removed it."""
    left = connection.scalar(sa.select(DUE.c.at - NOW).where(_row(due)))
    return max(0.0, (left or 0) / 1000)
