"""What players report to moderators, as work on a connection."""

from __future__ import annotations

from dataclasses import dataclass

import sqlalchemy as sa

from sandtable.host.protocol.moderation import ReportReason
from sandtable.host.store import attempts, lines
from sandtable.host.store.attempts import Attempt
from sandtable.host.store.lines import Line
from sandtable.host.store.schema import PLAYERS, REPORTS

MOST_OPEN = 20
"""Open reports of one player."""
LISTED = 200
"""Open reports that moderators see, the oldest."""


@dataclass(frozen=True, slots=True)
class Report:
    """What a player tells moderators: about somebody, a table, or a line."""

    id: str
    sender: str
    about: str | None
    table: str | None
    line: str | None
    reason: ReportReason
    words: str
    at: int
    closed: int | None = None


@dataclass(frozen=True, slots=True)
class Filed:
    """A report with the names of those whom it concerns, and the line or the attempt at a duel that it is about."""

    report: Report
    sender: str
    about: str | None
    line: Line | None
    attempt: Attempt | None


def add(report: Report, connection: sa.Connection) -> bool:
    """Add a report, unless its sender has reported the same already; return False if the sender has too many open."""
    own = [one for one in _read(REPORTS.c.sender == report.sender, connection) if one.closed is None]
    if any((one.about, one.table, one.line) == (report.about, report.table, report.line) for one in own):
        return True
    if len(own) >= MOST_OPEN:
        return False
    row = {name: getattr(report, name) for name in Report.__slots__ if name != "table"}
    connection.execute(sa.insert(REPORTS), row | {"table_id": report.table})
    return True


def close(id: str, now: int, connection: sa.Connection) -> bool:
    """Note that a moderator is done with a report; return whether it was open."""
    open = sa.and_(REPORTS.c.id == id, REPORTS.c.closed.is_(None))
    return bool(connection.execute(sa.update(REPORTS).where(open).values(closed=now)).rowcount)


def open_ones(connection: sa.Connection) -> list[Filed]:
    """Return the reports that have been open longest, the oldest first."""
    found = _read(REPORTS.c.closed.is_(None), connection, LISTED)
    people = {id for one in found for id in (one.sender, one.about) if id}
    wanted = sa.select(PLAYERS.c.id, PLAYERS.c.name).where(PLAYERS.c.id.in_(people))
    names = {row[0]: row[1] for row in connection.execute(wanted)}
    return [
        Filed(
            one,
            names[one.sender],
            names[one.about] if one.about else None,
            lines.find(one.line, connection) if one.line else None,
            attempts.played_at(one.table, one.about, connection) if one.table and one.about else None,
        )
        for one in found
    ]


def sent_by(player: str, connection: sa.Connection) -> list[Report]:
    """Return all reports of a player, the oldest first."""
    return _read(REPORTS.c.sender == player, connection)


def _read(which: sa.ColumnElement[bool], connection: sa.Connection, most: int | None = None) -> list[Report]:
    columns = [REPORTS.c["table_id" if name == "table" else name] for name in Report.__slots__]
    wanted = sa.select(*columns).where(which).order_by(REPORTS.c.number).limit(most)
    return [Report(*row) for row in connection.execute(wanted)]
