"""Players and the sessions of their browsers, as work on a connection. Days are counted since 1970."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import Literal

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from sandtable.host.store import corrections
from sandtable.host.store.schema import FORMER_NAMES, LINKS, PLAYERS, PUSH, SEATS, SESSIONS
from sandtable.host.store.seeks import GUEST, Member
from sandtable.host.tokens import new_id

Kind = Literal["guest", "account", "bot"]
UNSEEN_FOR = 90
"""Days after which a guest without a seat is forgotten who has not come back."""
USED_LINKS_FOR = 24 * 3600
"""Seconds for which a link that has expired is kept, so that people are told why it does not work."""
DIALECTS: dict[str, ModuleType] = {"postgresql": postgresql, "sqlite": sqlite}


@dataclass(frozen=True, slots=True)
class Player:
    """A player, and the session by which the player is known just now. `scopes`: what a bot's token is good for."""

    id: str
    kind: Kind
    name: str
    session: str  # its hash
    seen: int  # the day on which the session was last renewed
    scopes: str | None = None


@dataclass(frozen=True, slots=True)
class Session:
    """A session of a browser: the hash of its secret, the day on which it begins or is renewed, and its last day.
    With `scopes` it is a token of a bot, and says what that is good for.
    """

    hash: str
    day: int
    ends: int
    browser: str
    system: str
    scopes: str | None = None


@dataclass(frozen=True, slots=True)
class Entered:
    """The player of a new session, and the hashes of the sessions that have ended for it."""

    player: Player
    ended: list[str]


def insert_once(table: sa.Table, connection: sa.Connection) -> sqlite.Insert | postgresql.Insert:
    """Return the statement that adds rows to a table, except those that collide with others."""
    found: sqlite.Insert | postgresql.Insert = DIALECTS[connection.dialect.name].insert(table).on_conflict_do_nothing()
    return found


def find(hash: str, day: int, connection: sa.Connection) -> Player | None:
    """Return the player whose session this is, or None if it has ended."""
    columns = PLAYERS.c.id, PLAYERS.c.kind, PLAYERS.c.name, SESSIONS.c.hash, SESSIONS.c.seen, SESSIONS.c.scopes
    wanted = sa.select(*columns).join_from(SESSIONS, PLAYERS).where(SESSIONS.c.hash == hash, SESSIONS.c.ends >= day)
    row = connection.execute(wanted).one_or_none()
    return None if row is None else Player(*row)


def still(player: Player | None, day: int, connection: sa.Connection) -> Player | None:
    """Return a player as it is now who was known by a session before; None: the session has ended meanwhile.

    A session that is found does not end before the transaction does.
    """
    if player is None:
        return None
    connection.execute(sa.select(SESSIONS.c.hash).where(SESSIONS.c.hash == player.session).with_for_update())
    return find(player.session, day, connection)


def begin(session: Session, name: str, connection: sa.Connection) -> Player:
    """Return a new guest with this session. If the session has been begun before, return its player."""
    known = find(session.hash, session.day, connection)
    if known is not None:
        return known
    player = new_id()
    row = {"id": player, "kind": GUEST, "name": name, "created": session.day, "seen": session.day}
    connection.execute(sa.insert(PLAYERS), row)
    add(session, player, connection)
    return Player(player, GUEST, name, session.hash, session.day)


def add(session: Session, player: str, connection: sa.Connection) -> None:
    """Add a session to a player."""
    row = {"hash": session.hash, "player": player, "created": session.day, "seen": session.day, "ends": session.ends}
    row |= {"browser": session.browser, "system": session.system, "scopes": session.scopes}
    connection.execute(sa.insert(SESSIONS), row)


def begin_anew(session: Session, player: str, before: Player | None, connection: sa.Connection) -> None:
    """Add a session to a player, in place of the one that the browser had, if any. Its notices go on."""
    add(session, player, connection)
    if before is not None:
        connection.execute(sa.update(PUSH).where(PUSH.c.session == before.session).values(session=session.hash))
        connection.execute(sa.delete(SESSIONS).where(SESSIONS.c.hash == before.session))


def renew(session: Session, player: str, connection: sa.Connection) -> None:
    """Note that a player has been seen with this session, which lasts longer from now on."""
    found = {"seen": session.day, "ends": session.ends, "browser": session.browser, "system": session.system}
    connection.execute(sa.update(SESSIONS).where(SESSIONS.c.hash == session.hash).values(found))
    connection.execute(sa.update(PLAYERS).where(PLAYERS.c.id == player).values(seen=session.day))


def rename(player: str, name: str, connection: sa.Connection) -> None:
    """Note under which name a guest has sat down."""
    connection.execute(sa.update(PLAYERS).where(PLAYERS.c.id == player, PLAYERS.c.kind == GUEST).values(name=name))


def members(players: Collection[str], connection: sa.Connection) -> dict[str, Member]:
    """Return players with their names, by their ids."""
    wanted = sa.select(PLAYERS.c.id, PLAYERS.c.name, PLAYERS.c.kind).where(PLAYERS.c.id.in_(players))
    return {id: Member.of(id, name, kind) for id, name, kind in connection.execute(wanted)}


def sessions(player: str, day: int, connection: sa.Connection) -> list[Session]:
    """Return the sessions of a player, the one that was seen last first."""
    columns = (
        SESSIONS.c.hash, SESSIONS.c.seen, SESSIONS.c.ends, SESSIONS.c.browser, SESSIONS.c.system, SESSIONS.c.scopes,
    )  # fmt: skip
    wanted = sa.select(*columns).where(SESSIONS.c.player == player, SESSIONS.c.ends >= day)
    return [Session(*row) for row in connection.execute(wanted.order_by(SESSIONS.c.seen.desc(), SESSIONS.c.hash))]


def lasting(hashes: Sequence[str], day: int, connection: sa.Connection) -> set[str]:
    """Return which of these sessions have not ended."""
    wanted = sa.select(SESSIONS.c.hash).where(SESSIONS.c.hash.in_(hashes), SESSIONS.c.ends >= day)
    return set(connection.scalars(wanted))


def end(hashes: Sequence[str], player: Player, connection: sa.Connection) -> None:
    """End these sessions of a player, and with those of other browsers the links that they may have made. A guest
    without a session is forgotten, as nobody can be that player again.
    """
    connection.execute(sa.delete(SESSIONS).where(SESSIONS.c.player == player.id, SESSIONS.c.hash.in_(hashes)))
    if any(hash != player.session for hash in hashes):
        connection.execute(sa.delete(LINKS).where(LINKS.c.player == player.id, ~LINKS.c.used))
    connection.execute(sa.delete(PLAYERS).where(PLAYERS.c.id == player.id, _lost()))


def clear(day: int, now: int, connection: sa.Connection) -> None:
    """Delete sessions, links and reserved names that have expired, and guests who cannot or do not come back."""
    connection.execute(sa.delete(SESSIONS).where(SESSIONS.c.ends < day))
    connection.execute(sa.delete(LINKS).where(LINKS.c.until < now - USED_LINKS_FOR))
    connection.execute(sa.delete(FORMER_NAMES).where(FORMER_NAMES.c.until < day))
    corrections.clear(connection)
    unseated = ~sa.exists().where(SEATS.c.player == PLAYERS.c.id)
    unseen = sa.and_(PLAYERS.c.kind == GUEST, PLAYERS.c.seen < day - UNSEEN_FOR, unseated)
    connection.execute(sa.delete(PLAYERS).where(sa.or_(_lost(), unseen)))


def _lost() -> sa.ColumnElement[bool]:
    """Return whether a guest has no session left, and is not to be forgotten with all names yet."""
    known = sa.exists().where(SESSIONS.c.player == PLAYERS.c.id)
    return sa.and_(PLAYERS.c.kind == GUEST, PLAYERS.c.deleted.is_(None), ~known)
