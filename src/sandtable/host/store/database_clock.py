"""The clock of the database, because the clocks of servers may differ."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.functions import FunctionElement


class _Now(FunctionElement[int]):
    inherit_cache = True
    type = sa.BigInteger()


NOW = _Now()
"""The time of the database in milliseconds since 1970, at the beginning of the transaction."""


def now(connection: sa.Connection) -> int:
    """Return the time of the database in milliseconds since 1970."""
    found: int = connection.execute(sa.select(NOW)).scalar_one()
    return found


def later(seconds: float) -> sa.ColumnElement[int]:
    """Return the time of the database in so many seconds, in milliseconds since 1970."""
    return NOW + round(seconds * 1000)


@compiles(_Now, "postgresql")
def _on_postgresql(*_: Any, **__: Any) -> str:
    return "CAST(extract(epoch FROM now()) * 1000 AS BIGINT)"


@compiles(_Now, "sqlite")
def _on_sqlite(*_: Any, **__: Any) -> str:
    return "CAST(round((julianday('now') - 2440587.5) * 86400000) AS INTEGER)"
