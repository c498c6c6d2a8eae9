"""The one correction of a new account's name, which may have been mistyped, as work on a connection."""

from __future__ import annotations

import sqlalchemy as sa

from sandtable.host.store.database_clock import NOW
from sandtable.host.store.due import Due, set_due
from sandtable.host.store.schema import (
    ATTEMPTS,
    CHALLENGES,
    DUE,
    ENTRANTS,
    FORMER_SEATS,
    LINES,
    PLAYERS,
    SEATS,
    SEEKS,
)

CORRECTION = "correction"
"""The kind of the row that says until when an account may correct its name. Its subject is the player's id."""
OPEN_FOR = 3600.0
"""Seconds from registering for which a name may be corrected."""


def allow(player: str, connection: sa.Connection) -> None:
    """Let a new account correct its name once, from now on for an hour."""
    set_due(Due(CORRECTION, player, 1), OPEN_FOR, connection)


def until(player: str, connection: sa.Connection) -> int | None:
    """Return until when an account may correct its name, in seconds since 1970, or None."""
    at = connection.scalar(sa.select(DUE.c.at).where(_of(player), DUE.c.at > NOW))
    return None if at is None else at // 1000


def spend(player: str, connection: sa.Connection) -> None:
    """Let an account correct its name no more."""
    connection.execute(sa.delete(DUE).where(_of(player)))


def clear(connection: sa.Connection) -> None:
    """Delete the corrections that nobody has used in time."""
    connection.execute(sa.delete(DUE).where(DUE.c.kind == CORRECTION, DUE.c.at <= NOW))


def was_met(player: str, connection: sa.Connection) -> bool:
    """Return whether others may know a player by name: from a table, a line, a tournament, a duel or the lobby."""
    places = (
        SEATS.c.player, FORMER_SEATS.c.player, LINES.c.player, ENTRANTS.c.player, ENTRANTS.c.partner, ATTEMPTS.c.player,
        CHALLENGES.c.sender, CHALLENGES.c.receiver, SEEKS.c.player, SEEKS.c.partner, PLAYERS.c.owner
    )  # fmt: skip
    return any(connection.execute(sa.select(place).where(place == player).limit(1)).first() for place in places)


def _of(player: str) -> sa.ColumnElement[bool]:
    return sa.and_(DUE.c.kind == CORRECTION, DUE.c.subject == player)
