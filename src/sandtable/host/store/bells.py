"""Calls to players who want to know when somebody waits for a game, as work on a connection."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import NamedTuple

import sqlalchemy as sa

from sandtable.host.store import outbox
from sandtable.host.store.database_clock import NOW
from sandtable.host.store.outbox import Letter
from sandtable.host.store.players import insert_once
from sandtable.host.store.schema import NOTICE_SETTINGS, RUNG

NOT_AGAIN_FOR = 6 * 3600 * 1000
"""Milliseconds after a call within which a player is not called again."""


class Bell(NamedTuple):
    """When a player may be called (JSON)."""

    player: str
    bell: str


def waiting(connection: sa.Connection) -> list[Bell]:
    """Return the bells of players who have not been called lately, those first who were called longest ago."""
    wanted = sa.select(NOTICE_SETTINGS.c.player, NOTICE_SETTINGS.c.bell).where(
        NOTICE_SETTINGS.c.bell.is_not(None), NOTICE_SETTINGS.c.rung <= NOW - NOT_AGAIN_FOR
    )
    return [Bell(*row) for row in connection.execute(wanted.order_by(NOTICE_SETTINGS.c.rung, sa.func.random()))]


def was_rung(seek: str, connection: sa.Connection) -> bool:
    """Return whether players have been called for a seek."""
    return connection.scalar(sa.select(RUNG.c.told).where(RUNG.c.seek == seek)) is not None


def ring(seek: str, called: Mapping[str, Collection[Letter]], connection: sa.Connection) -> None:
    """Call players for a seek, each with these letters, unless that has been done."""
    if not connection.execute(insert_once(RUNG, connection).values(seek=seek, told=len(called))).rowcount:
        return
    connection.execute(sa.update(NOTICE_SETTINGS).where(NOTICE_SETTINGS.c.player.in_(called)).values(rung=NOW))
    outbox.add([letter for letters in called.values() for letter in letters], connection)
