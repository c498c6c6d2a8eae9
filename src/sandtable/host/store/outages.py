"""The time in which no server ran. It is on nobody's clock, so what is due is put off by it.

As long as something is due, servers note every few seconds that they are there.
"""

from __future__ import annotations

from collections.abc import Collection

import sqlalchemy as sa

from sandtable.host.store import due
from sandtable.host.store.database_clock import NOW
from sandtable.host.store.due import Due
from sandtable.host.store.schema import DUE

HERE = Due("here", "servers", 0)
"""The row that says until when servers count as being there."""
LASTS = 30.0
"""Seconds for which a server counts as being there after it has noted it."""


def note_here(connection: sa.Connection) -> None:
    """Note that a server is there."""
    due.set_due(HERE, LASTS, connection)
    due.renew(HERE, LASTS, connection)


def pass_over(kinds: Collection[str], shared: bool, connection: sa.Connection) -> None:
    """Put off what is due of these kinds by the time in which no server ran, and note that one is there now.

    `shared`: other servers may be there.
    """
    row = sa.and_(DUE.c.kind == HERE.kind, DUE.c.subject == HERE.subject)
    left = connection.scalar(sa.select(DUE.c.at - NOW).where(row).with_for_update())
    if left is not None and not (shared and left > 0):
        missed = round(LASTS * 1000) - left
        connection.execute(sa.update(DUE).where(DUE.c.kind.in_(kinds)).values(at=DUE.c.at + missed))
        note_here(connection)
