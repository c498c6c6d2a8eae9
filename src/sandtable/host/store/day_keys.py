"""The keys of the days, by which addresses are kept as hashes, as work on a connection.

No address is stored. The key of a day is drawn for it. After eight days it is deleted with all that was hashed by it,
so that nobody can tell any more whose addresses these were.
"""

from __future__ import annotations

import hmac
import secrets

import sqlalchemy as sa

from sandtable.host.store.clearing import DAY
from sandtable.host.store.players import insert_once
from sandtable.host.store.presence import NOW
from sandtable.host.store.schema import DAY_KEYS

TODAY = sa.cast(NOW // DAY, sa.Integer)
"""The day by the database's clock, in days since 1970."""
DAYS = 7
"""Days for which addresses are hashed by a key, with its own."""
LIVING = DAY_KEYS.c.day > TODAY - DAYS
"""Whether addresses are still hashed by the key of a day."""
UNKEPT = ("lines_today", "founded", "day_keys")
"""Tables whose rows no backup holds, because they are to be gone after some days."""


def today(connection: sa.Connection) -> tuple[int, bytes]:
    """Return the day and its key, which is drawn when it is needed first."""
    return max(living(connection).items())


def living(connection: sa.Connection) -> dict[int, bytes]:
    """Return the keys of today and of the days before, by their days."""
    connection.execute(insert_once(DAY_KEYS, connection).values(day=TODAY, key=secrets.token_bytes(32)))
    rows = connection.execute(sa.select(DAY_KEYS.c.day, DAY_KEYS.c.key).where(LIVING))
    return {row.day: row.key for row in rows}


def hashed(address: str, key: bytes) -> str:
    """Return the hash of an address by the key of a day."""
    return hmac.digest(key, address.encode(), "sha256").hex()[:32]


def forget(connection: sa.Connection) -> None:
    """Delete the keys that are no longer used, and what was hashed by them. A server whose day ends at this moment may
    still use the one that was the oldest until now.
    """
    connection.execute(sa.delete(DAY_KEYS).where(DAY_KEYS.c.day < TODAY - DAYS))
