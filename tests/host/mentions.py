"""Where a name stands in a database."""

from __future__ import annotations

import zlib

import sqlalchemy as sa

from sandtable.host.store.schema import METADATA
from sandtable.host.store.store import Store


async def mentions(database: str, name: str) -> list[str]:
    """Return in which tables of a database a name stands, in whatever is packed there too."""
    store = await Store.open(database)

    def look(connection: sa.Connection) -> list[str]:
        return [
            table.name
            for table in METADATA.sorted_tables
            for row in connection.execute(sa.select(table))
            if name.casefold().encode() in b" ".join(map(_bytes, row)).lower()
        ]

    try:
        return await store.read(look)
    finally:
        await store.close()


def _bytes(value: object) -> bytes:
    if not isinstance(value, bytes):
        return str(value).encode()
    try:
        return zlib.decompress(value)
    except zlib.error:
        return value
