"""The schema version of a database: whether this server can use it, and its upgrade to the present one.

A newer server may have upgraded the database. It has written there the oldest schema version whose servers go on with
it, so that servers can be replaced one by one.
"""

from __future__ import annotations

import sqlalchemy as sa

from sandtable.host.store import founded, presence
from sandtable.host.store.migrations import OLDEST, CannotUpgrade, newest
from sandtable.host.store.postgres import NONE_BESIDE, ONE_MIGRATES
from sandtable.host.store.schema import COMPATIBLE

NUMBER = sa.text("SELECT version_num FROM alembic_version")


def prepare(shared: bool, connection: sa.Connection) -> None:
    """Upgrade a database to the present schema, unless it has that or one that a newer server has made of it.

    Raise CannotUpgrade if this server cannot use it.
    """
    if shared:
        connection.execute(sa.text(ONE_MIGRATES))
    number = connection.scalar(NUMBER) if sa.inspect(connection).has_table("alembic_version") else None
    if number is None or number < newest():
        if shared and number is not None and number < OLDEST and not connection.scalar(sa.text(NONE_BESIDE)):
            raise CannotUpgrade("other servers use it and would not go on after its upgrade: stop them first")
        from sandtable.host.store.upgrading import upgrade  # loading Alembic takes longer than all the rest

        upgrade(connection)
    elif problem := why_unusable(connection):
        raise CannotUpgrade(problem)
    if not shared:
        presence.forget(connection)
        founded.forget(connection)


def why_unusable(connection: sa.Connection) -> str | None:
    """Return why this server cannot use a database as it is now, or None if it can."""
    number = connection.scalar(NUMBER)
    if number is None or number < newest():
        return f"it has an older schema than this server: {number}, not {newest()}"
    if number == newest():
        return None
    since = connection.execute(sa.select(COMPATIBLE.c.since)).scalar_one()
    if since > newest():
        return f"it has a newer schema than this server: {number}, for servers from {since} on, not {newest()}"
    return None
