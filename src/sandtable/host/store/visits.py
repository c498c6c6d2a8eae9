"""When each seat of a table was last in sight of its player, as work on a connection."""

from __future__ import annotations

from collections.abc import Mapping

import sqlalchemy as sa

from sandtable.host.store.database_clock import NOW
from sandtable.host.store.players import insert_once
from sandtable.host.store.presence import Place
from sandtable.host.store.schema import SEATS, VISITS


def note(seen: Mapping[Place, float], connection: sa.Connection) -> None:
    """Note that seats of players were in sight so many seconds ago."""
    for (table, seat), ago in sorted(seen.items()):
        at = NOW - round(ago * 1000)
        place = sa.and_(VISITS.c.table_id == table, VISITS.c.seat == seat)
        held = sa.select(SEATS.c.table_id, SEATS.c.seat, at).where(SEATS.c.table_id == table, SEATS.c.seat == seat)
        if not connection.execute(sa.update(VISITS).where(place).values(at=at)).rowcount:
            connection.execute(insert_once(VISITS, connection).from_select(["table_id", "seat", "at"], held))


def last(place: Place, connection: sa.Connection) -> int:
    """Return when a seat was last in sight, in milliseconds by the database's clock; 0: never."""
    wanted = sa.select(VISITS.c.at).where(VISITS.c.table_id == place[0], VISITS.c.seat == place[1])
    return connection.scalar(wanted) or 0
