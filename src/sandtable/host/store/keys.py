"""Secret keys of the servers that share a database, as work on a connection."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import sqlalchemy as sa

from sandtable.host.store.players import insert_once
from sandtable.host.store.schema import KEYS

KeyName = Literal["push", "links", "devices"]


def key(name: KeyName, make: Callable[[], bytes], connection: sa.Connection) -> bytes:
    """Return the key with this name, which `make` makes if there is none yet."""
    wanted = sa.select(KEYS.c.key).where(KEYS.c.name == name)
    if connection.scalar(wanted) is None:
        connection.execute(insert_once(KEYS, connection), {"name": name, "key": make()})
    return bytes(connection.execute(wanted).scalar_one())
