"""By which internet lines players have come in the last days.

No address is stored, only hashes of it (`day_keys.py`). It is hashed by the key of each of the last days, so that two
players who have come on two days are found by the key that is older than both notes.
"""

from __future__ import annotations

from collections.abc import Collection

import sqlalchemy as sa

from sandtable.host.store import day_keys, seats
from sandtable.host.store.players import insert_once
from sandtable.host.store.schema import DAY_KEYS, PLAYER_LINES, PLAYERS, SEATS
from sandtable.host.store.seats import HeldSeat


def note(player: str, address: str, connection: sa.Connection) -> None:
    """Note that a player has come by the line with this address."""
    keys = day_keys.living(connection)
    rows = [{"day": day, "player": player, "line": day_keys.hashed(address, key)} for day, key in keys.items()]
    connection.execute(insert_once(PLAYER_LINES, connection), rows)


def note_at(place: HeldSeat, address: str, connection: sa.Connection) -> None:
    """Note by which line the player has come whose seat this is."""
    player = seats.owner(place, connection)
    if player is not None:
        note(player, address, connection)


def share(players: Collection[str], connection: sa.Connection) -> bool:
    """Return whether two of these players have come by one line in the last days, or belong to one account."""
    return _of_one_account(players, connection) or _of_one_line(players, connection)


def _of_one_account(players: Collection[str], connection: sa.Connection) -> bool:
    whose = sa.select(sa.func.coalesce(PLAYERS.c.owner, PLAYERS.c.id)).where(PLAYERS.c.id.in_(players))
    accounts = connection.scalars(whose).all()
    return len(accounts) > len(set(accounts))


def _of_one_line(players: Collection[str], connection: sa.Connection) -> bool:
    own, other = PLAYER_LINES, PLAYER_LINES.alias()
    both = sa.and_(own.c.day == other.c.day, own.c.line == other.c.line, own.c.player < other.c.player)
    wanted = sa.select(own.c.line).join_from(own, other, both).join(DAY_KEYS, DAY_KEYS.c.day == own.c.day)
    among = own.c.player.in_(players), other.c.player.in_(players), day_keys.LIVING
    return connection.execute(wanted.where(*among).limit(1)).first() is not None


def seated(table: str, connection: sa.Connection) -> list[str]:
    """Return the players at a table."""
    return list(connection.scalars(sa.select(SEATS.c.player).where(SEATS.c.table_id == table)))
