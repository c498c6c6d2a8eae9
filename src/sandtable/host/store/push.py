"""The browsers that take notices, as work on a connection."""

from __future__ import annotations

from dataclasses import dataclass

import sqlalchemy as sa

from sandtable.host.store.schema import PUSH, SESSIONS
from sandtable.host.tokens import digest

FORGOTTEN_AFTER = 5
"""Notices that were given up one after the other, after which a browser is forgotten."""


@dataclass(frozen=True, slots=True)
class Push:
    """Where the vendor of a browser takes notices for it, the browser's keys (base64url), and its language."""

    endpoint: str
    p256dh: str
    auth: str
    language: str

    @property
    def hash(self) -> str:
        """The hash of the endpoint."""
        return digest(self.endpoint)


def put(push: Push, session: str, connection: sa.Connection) -> None:
    """Let the browser with this session take notices."""
    same = sa.or_(PUSH.c.session == session, PUSH.c.endpoint_hash == push.hash)
    connection.execute(sa.delete(PUSH).where(same))
    row = {"endpoint_hash": push.hash, "session": session, "endpoint": push.endpoint, "failures": 0}
    keys = {"p256dh": push.p256dh, "auth": push.auth, "language": push.language}
    connection.execute(sa.insert(PUSH), row | keys)


def drop(session: str, connection: sa.Connection) -> None:
    """Let the browser with this session take no notices any more."""
    connection.execute(sa.delete(PUSH).where(PUSH.c.session == session))


def forget(hash: str, connection: sa.Connection) -> None:
    """Remove an endpoint that is gone."""
    connection.execute(sa.delete(PUSH).where(PUSH.c.endpoint_hash == hash))


def find(hash: str, connection: sa.Connection) -> Push | None:
    """Return the browser whose endpoint has this hash, or None."""
    columns = PUSH.c.endpoint, PUSH.c.p256dh, PUSH.c.auth, PUSH.c.language
    row = connection.execute(sa.select(*columns).where(PUSH.c.endpoint_hash == hash)).one_or_none()
    return None if row is None else Push(*row)


def endpoints(player: str, connection: sa.Connection) -> list[str]:
    """Return where the vendors of a player's browsers take notices for them."""
    wanted = sa.select(PUSH.c.endpoint).join_from(PUSH, SESSIONS).where(SESSIONS.c.player == player)
    return list(connection.scalars(wanted.order_by(PUSH.c.endpoint)))


def has(session: str, connection: sa.Connection) -> bool:
    """Return whether the browser with this session takes notices."""
    return connection.scalar(sa.select(PUSH.c.session).where(PUSH.c.session == session)) is not None


def count(hash: str, failed: bool, connection: sa.Connection) -> None:
    """Note whether a notice was given up. After several of them the browser is forgotten."""
    failures = PUSH.c.failures + 1 if failed else sa.literal(0)
    connection.execute(sa.update(PUSH).where(PUSH.c.endpoint_hash == hash).values(failures=failures))
    connection.execute(sa.delete(PUSH).where(PUSH.c.endpoint_hash == hash, PUSH.c.failures >= FORGOTTEN_AFTER))
