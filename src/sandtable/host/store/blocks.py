"""Players who block others, as work on a connection."""

from __future__ import annotations

from collections.abc import Collection

import sqlalchemy as sa

from sandtable.host.store import challenges
from sandtable.host.store.players import insert_once
from sandtable.host.store.schema import BLOCKS, PLAYERS, SEATS
from sandtable.host.store.seeks import Member

MOST = 500
"""Players whom one player can block."""


def add(player: str, other: str, at: int, connection: sa.Connection) -> bool:
    """Let a player block another one, and end their challenges; return False if the player blocks too many."""
    if len(of(player, connection)) >= MOST:
        return False
    connection.execute(insert_once(BLOCKS, connection), {"player": player, "other": other, "at": at})
    challenges.remove_between(player, other, connection)
    return True


def remove(player: str, other: str, connection: sa.Connection) -> None:
    """Let a player block another one no more."""
    connection.execute(sa.delete(BLOCKS).where(BLOCKS.c.player == player, BLOCKS.c.other == other))


def of(player: str, connection: sa.Connection) -> list[Member]:
    """Return whom a player blocks, the last one first."""
    joined = sa.select(PLAYERS.c.id, PLAYERS.c.name).join(BLOCKS, BLOCKS.c.other == PLAYERS.c.id)
    wanted = joined.where(BLOCKS.c.player == player).order_by(BLOCKS.c.at.desc(), PLAYERS.c.id)
    return [Member(*row) for row in connection.execute(wanted)]


def blocks(player: str, other: str, connection: sa.Connection) -> bool:
    """Return whether a player blocks another one."""
    wanted = sa.select(BLOCKS.c.at).where(BLOCKS.c.player == player, BLOCKS.c.other == other)
    return connection.scalar(wanted) is not None


def apart(players: Collection[str], connection: sa.Connection) -> set[str]:
    """Return the others who are not to be brought together with these players: one of two blocks the other."""
    wanted = sa.select(BLOCKS.c.player, BLOCKS.c.other)
    rows = connection.execute(wanted.where(sa.or_(BLOCKS.c.player.in_(players), BLOCKS.c.other.in_(players))))
    return {other for row in rows for other in row if other not in players}


def apart_from_table(player: str, table: str, connection: sa.Connection) -> bool:
    """Return whether somebody sits at a table with whom a player is not to be paired."""
    wanted = sa.select(SEATS.c.player).where(SEATS.c.table_id == table)
    return not apart([player], connection).isdisjoint(connection.scalars(wanted))


def join(player: str, other: str, connection: sa.Connection) -> None:
    """Let a player block whom another one blocks, who was the same person, and be blocked by the same."""
    for mine, theirs in ((BLOCKS.c.player, BLOCKS.c.other), (BLOCKS.c.other, BLOCKS.c.player)):
        known = sa.select(theirs).where(mine == player)
        gone = sa.delete(BLOCKS).where(mine == other, sa.or_(theirs.in_(known), theirs == player))
        connection.execute(gone)
        connection.execute(sa.update(BLOCKS).where(mine == other).values({mine.name: player}))
