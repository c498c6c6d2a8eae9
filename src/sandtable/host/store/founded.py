"""How many tables each address founds in a day, where servers share the database.

No address is stored, only a hash of it. The key of the hash is drawn for each day and deleted with all that was counted
under it, so that afterwards nobody can tell whose tables these were.
"""

from __future__ import annotations

import hmac
import secrets
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert

from sandtable.host.store.clearing import DAY
from sandtable.host.store.presence import NOW
from sandtable.host.store.schema import DAY_KEYS, FOUNDED

TODAY = sa.cast(NOW // DAY, sa.Integer)
"""The day by the database's clock, in days since 1970."""


def count(address: str, most: int, connection: sa.Connection) -> bool:
    """Count one more table that an address founds today and return True, or return False if it has founded `most`."""
    day, key = today(connection)
    caller = hmac.digest(key, address.encode(), "sha256").hex()[:32]
    first = insert(FOUNDED).values(day=day, caller=caller, tables=1)
    counted = first.on_conflict_do_update(
        index_elements=[FOUNDED.c.day, FOUNDED.c.caller],
        set_={"tables": FOUNDED.c.tables + 1},
        where=FOUNDED.c.tables < most,
    )
    return connection.scalar(counted.returning(FOUNDED.c.tables)) is not None


def forget_former_days(connection: sa.Connection) -> None:
    """Delete what was counted before today, and its keys."""
    connection.execute(sa.delete(DAY_KEYS).where(DAY_KEYS.c.day < TODAY))


def forget(connection: sa.Connection) -> None:
    """Delete all that was counted, because one server has the database to itself."""
    connection.execute(sa.delete(DAY_KEYS))


def today(connection: sa.Connection) -> Any:
    """Return the day and its key, which is drawn if this is the first table of the day."""
    wanted = sa.select(DAY_KEYS.c.day, DAY_KEYS.c.key).where(DAY_KEYS.c.day == TODAY)
    found = connection.execute(wanted).first()
    if found is None:
        drawn = insert(DAY_KEYS).values(day=TODAY, key=secrets.token_bytes(32))
        connection.execute(drawn.on_conflict_do_nothing())
        found = connection.execute(wanted).one()
    return found
