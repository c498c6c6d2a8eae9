"""By which lines players have come today, where several servers share the database.

No address is stored, only a hash of it, whose key is deleted with the day (`founded.py`).
"""

from __future__ import annotations

import hmac
from collections.abc import Collection

import sqlalchemy as sa

from sandtable.host.store import founded
from sandtable.host.store.players import insert_once
from sandtable.host.store.schema import LINES_TODAY, PLAYERS, SEATS


def note(player: str, address: str, connection: sa.Connection) -> None:
    """Note that a player has come by the line with this address today."""
    today, key = founded.today(connection)
    line = hmac.digest(key, address.encode(), "sha256").hex()[:32]
    connection.execute(insert_once(LINES_TODAY, connection), {"day": today, "player": player, "line": line})


def share(players: Collection[str], connection: sa.Connection) -> bool:
    """Return whether two of these players have come by one line today."""
    own, other = LINES_TODAY, LINES_TODAY.alias()
    both = sa.and_(own.c.day == other.c.day, own.c.line == other.c.line, own.c.player < other.c.player)
    wanted = sa.select(own.c.line).join_from(own, other, both)
    among = own.c.player.in_(players), other.c.player.in_(players), own.c.day == founded.TODAY
    return connection.execute(wanted.where(*among).limit(1)).first() is not None


def of_one_account(players: Collection[str], connection: sa.Connection) -> bool:
    """Return whether two of these players are bots of one account, or an account and its bot."""
    whose = sa.select(sa.func.coalesce(PLAYERS.c.owner, PLAYERS.c.id)).where(PLAYERS.c.id.in_(players))
    accounts = connection.scalars(whose).all()
    return len(accounts) > len(set(accounts))


def seated(table: str, connection: sa.Connection) -> list[str]:
    """Return the players at a table."""
    return list(connection.scalars(sa.select(SEATS.c.player).where(SEATS.c.table_id == table)))
