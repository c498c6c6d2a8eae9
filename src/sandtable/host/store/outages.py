"""The time in which no server ran. It is on nobody's clock, so what is due is put off by it.

As long as something is due, servers note every few seconds that they are there. Where all of them were paused, none has
noted it meanwhile.
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


INEXACT = 2.0
"""Seconds by which a server may have been there longer than it says that it was paused."""


def note_here(connection: sa.Connection) -> None:
    """Note that a server is there."""
    due.set_due(HERE, LASTS, connection)
    due.renew(HERE, LASTS, connection)


def pass_over(kinds: Collection[str], shared: bool, connection: sa.Connection) -> None:
    """Put off what is due of these kinds by the time in which no server ran, and note that one is there now.

    `shared`: other servers may be there.
    """
    gone = _gone(connection)
    if gone is not None and not (shared and gone < LASTS):
        _put_off(kinds, gone, connection)


def pass_over_pause(kinds: Collection[str], seconds: float, connection: sa.Connection) -> bool:
    """Put off what is due of these kinds by the time for which this server was paused; return False and put off nothing
    if another one was there.
    """
    gone = _gone(connection)
    if gone is not None and gone < seconds - INEXACT:
        return False
    _put_off(kinds, seconds, connection)
    return True


def _gone(connection: sa.Connection) -> float | None:
    """Return the seconds since a server has noted that it is there, or None if none has."""
    row = sa.and_(DUE.c.kind == HERE.kind, DUE.c.subject == HERE.subject)
    left = connection.scalar(sa.select(DUE.c.at - NOW).where(row).with_for_update())
    return None if left is None else LASTS - left / 1000


def _put_off(kinds: Collection[str], seconds: float, connection: sa.Connection) -> None:
    moved = DUE.c.at + round(seconds * 1000)
    connection.execute(sa.update(DUE).where(DUE.c.kind.in_(kinds)).values(at=moved))
    note_here(connection)
