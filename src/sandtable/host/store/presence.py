"""Who is connected to which of the servers that share a PostgreSQL database."""

from __future__ import annotations

from collections.abc import Collection

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert

from sandtable.host.store import database_clock
from sandtable.host.store.schema import LOBBY_PAGES, NODES, PRESENCE, TABLES

Place = tuple[str, int]
"""The id of a table, and a viewer of it."""

NOW = database_clock.NOW // 1000
"""The time of the database in seconds since 1970."""
FORGOTTEN_AFTER = 60
"""Seconds from the moment a server counts as gone until its rows are removed."""


def stay(node: str, come: Collection[Place], gone: Collection[Place], seconds: int, connection: sa.Connection) -> None:
    """Note that a server is there for so many seconds more, and who has connected to it or left."""
    beat = insert(NODES).values(id=node, until=NOW + seconds)
    connection.execute(beat.on_conflict_do_update(index_elements=[NODES.c.id], set_={"until": beat.excluded.until}))
    standing = set(connection.scalars(sa.select(TABLES.c.id).where(TABLES.c.id.in_({table for table, _ in come}))))
    rows = [{"table_id": table, "viewer": viewer, "node": node} for table, viewer in sorted(come) if table in standing]
    if rows:
        connection.execute(insert(PRESENCE).on_conflict_do_nothing(), rows)
    for table, viewer in sorted(gone):
        place = sa.and_(PRESENCE.c.table_id == table, PRESENCE.c.viewer == viewer)
        connection.execute(sa.delete(PRESENCE).where(PRESENCE.c.node == node, place))
    dead = sa.select(NODES.c.id).where(NODES.c.until < NOW - FORGOTTEN_AFTER).with_for_update(skip_locked=True)
    if forgotten := connection.scalars(dead).all():
        _remove(forgotten, connection)


def forget(connection: sa.Connection) -> None:
    """Remove all servers, because one has the database to itself."""
    for rows in (PRESENCE, LOBBY_PAGES, NODES):
        connection.execute(sa.delete(rows))


def leave(node: str, connection: sa.Connection) -> None:
    """Note that a server has ended."""
    _remove([node], connection)


def present(node: str, tables: Collection[str], connection: sa.Connection) -> set[Place]:
    """Return who is connected to some tables at other servers than `node`."""
    alive = sa.select(NODES.c.id).where(NODES.c.until >= NOW, NODES.c.id != node)
    rows = sa.select(PRESENCE.c.table_id, PRESENCE.c.viewer).where(
        PRESENCE.c.table_id.in_(tables), PRESENCE.c.node.in_(alive)
    )
    return {(table, viewer) for table, viewer in connection.execute(rows)}


def _remove(nodes: Collection[str], connection: sa.Connection) -> None:
    for pages in (PRESENCE, LOBBY_PAGES):
        connection.execute(sa.delete(pages).where(pages.c.node.in_(nodes)))
    connection.execute(sa.delete(NODES).where(NODES.c.id.in_(nodes)))
