"""How many tables each address founds in a day, where servers share the database.

No address is stored, only a hash of it by the key of the day, which is deleted when the day is over.
"""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert

from sandtable.host.store import day_keys
from sandtable.host.store.schema import FOUNDED


def count(address: str, most: int, connection: sa.Connection) -> bool:
    """Count one more table that an address founds today and return True, or return False if it has founded `most`."""
    day, key = day_keys.today(connection)
    first = insert(FOUNDED).values(day=day, caller=day_keys.hashed(address, key), tables=1)
    counted = first.on_conflict_do_update(
        index_elements=[FOUNDED.c.day, FOUNDED.c.caller],
        set_={"tables": FOUNDED.c.tables + 1},
        where=FOUNDED.c.tables < most,
    )
    return connection.scalar(counted.returning(FOUNDED.c.tables)) is not None


def forget_former_days(connection: sa.Connection) -> None:
    """Delete what was counted before today."""
    connection.execute(sa.delete(FOUNDED).where(FOUNDED.c.day < day_keys.TODAY))


def forget(connection: sa.Connection) -> None:
    """Delete all that was counted, because one server has the database to itself."""
    connection.execute(sa.delete(FOUNDED))
