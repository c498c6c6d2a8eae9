"""Codes that add a browser to a player, as work on a connection. Only their hashes are kept; times are in seconds since
1970.
"""

from __future__ import annotations

from enum import Enum

import sqlalchemy as sa

from sandtable.host.store import players, seats
from sandtable.host.store.players import Entered, Player, Session
from sandtable.host.store.schema import LINKS, PLAYERS
from sandtable.host.store.seeks import GUEST


class Unopened(Enum):
    """Why a link was not opened."""

    UNKNOWN = "there is no such link"
    USED = "the link has been used"
    EXPIRED = "the link has expired"
    FULL = "the player has too many sessions"


def add(code: str, player: str, until: int, connection: sa.Connection) -> None:
    """Add a code. It replaces an earlier one that has not been used."""
    connection.execute(sa.delete(LINKS).where(LINKS.c.player == player, ~LINKS.c.used))
    connection.execute(sa.insert(LINKS), {"hash": code, "player": player, "until": until, "used": False})


def open_link(
    code: str, session: Session, before: Player | None, now: int, most: int, connection: sa.Connection
) -> Entered | Unopened:
    """Use a code up and add a session to its player, who has `most` sessions at most.

    `before`: the player whose browser opens the link. The same player needs no link; a guest becomes one with the
    link's player, an account stays what it is. The browser's former session ends. Opened again with the same session,
    the link gives the same answer.
    """
    before = players.still(before, session.day, connection)
    columns = LINKS.c.used, LINKS.c.until, PLAYERS.c.id, PLAYERS.c.kind, PLAYERS.c.name
    wanted = sa.select(*columns).join_from(LINKS, PLAYERS).where(LINKS.c.hash == code)
    link = connection.execute(wanted).one_or_none()
    if link is None:
        return Unopened.UNKNOWN
    if before is not None and before.id == link.id:
        return Entered(before, [])
    sessions = players.sessions(link.id, session.day, connection)
    opened = Player(link.id, link.kind, link.name, session.hash, session.day)
    if any(one.hash == session.hash for one in sessions):
        return Entered(opened, [])
    if not link.used and link.until < now:
        return Unopened.EXPIRED
    if not link.used and len(sessions) >= most:
        return Unopened.FULL
    if not connection.execute(sa.update(LINKS).where(LINKS.c.hash == code, ~LINKS.c.used).values(used=True)).rowcount:
        return Unopened.USED
    players.begin_anew(session, link.id, before, connection)
    ended = [] if before is None else [before.session]
    if before is not None and before.kind == GUEST:
        ended += seats.join(link.id, before.id, connection)
    return Entered(opened, ended)
