"""The tables at which anybody may sit down, or relieve a stand-in, as work on a connection."""

from __future__ import annotations

import msgspec
import sqlalchemy as sa

from sandtable.host.protocol.public import Public
from sandtable.host.store.players import insert_once
from sandtable.host.store.schema import LISTED, SEATS, TABLES

_public: msgspec.json.Decoder[Public] = msgspec.json.Decoder(Public)


def put(table: Public, connection: sa.Connection) -> None:
    """List a table as it is now, or take it off the list if there is no seat for anybody."""
    connection.execute(sa.delete(LISTED).where(LISTED.c.table_id == table.table))
    if table.joinable or table.stand_ins:
        shown = msgspec.json.encode(table).decode()
        connection.execute(insert_once(LISTED, connection), {"table_id": table.table, "shown": shown})


def all_of(connection: sa.Connection) -> list[Public]:
    """Return all listed tables, the oldest first."""
    wanted = sa.select(LISTED.c.shown).join(TABLES, TABLES.c.id == LISTED.c.table_id)
    rows = connection.scalars(wanted.order_by(TABLES.c.created, TABLES.c.id))
    return [_public.decode(shown) for shown in rows]


def at_which(player: str, connection: sa.Connection) -> set[str]:
    """Return the listed tables at which a player sits."""
    joined = sa.select(LISTED.c.table_id).join(SEATS, SEATS.c.table_id == LISTED.c.table_id)
    return set(connection.scalars(joined.where(SEATS.c.player == player)))
