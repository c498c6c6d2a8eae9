"""Connections to PostgreSQL, and the lock that keeps a database for one server."""

from __future__ import annotations

import ssl
from typing import Any

import asyncpg
import sqlalchemy as sa

from sandtable.host.store.database import StoreProblem, cannot_use
from sandtable.host.store.libpq import PostgresUrl

LOCK = 0x5A4D7AB1
"""Marks the advisory locks of Sandtable."""
KEY = f"{LOCK}, hashtext(coalesce(current_schema(), ''))"
"""One lock for each schema: a database may hold several, each with a server of its own."""
WAIT = "5s"
"""For a server that is ending, or that PostgreSQL has not noticed to be gone."""
NOTICE_A_LOST_SERVER = "SET tcp_keepalives_idle = 10; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3"
"""After 25 s: a machine that has lost its power says no goodbye, and its lock would be held for two hours."""
POOLED = (
    "The database is reached through a pooler that shares sessions (transaction mode), so that a server cannot keep it "
    "for itself: use the direct address of the database, or the pooler's session mode."
)


class InUse(StoreProblem):
    """Another server holds the database."""


async def connect(url: PostgresUrl) -> Any:
    """Returns a new connection of asyncpg; raises StoreProblem."""
    try:
        return await asyncpg.connect(
            url.dsn, timeout=url.timeout, ssl=ssl.create_default_context() if url.system_roots else None
        )
    except KeyError:  # asyncpg asks the system for the name of this process's user
        raise cannot_use(url.shown, "the URL names no user, and this process's user has no name") from None
    except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, ValueError) as problem:
        raise cannot_use(url.shown, problem) from None


class ServerLock:
    """An advisory lock on the session of the connection that writes: a server without it cannot write."""

    def __init__(self, url: PostgresUrl) -> None:
        self._url = url
        self._session: int | None = None

    async def take(self, connection: Any) -> None:
        """Takes the lock for this connection's session; raises InUse where another server has it.

        If PostgreSQL has not noticed yet that our earlier connection is lost, its session is ended.
        """
        if self._session is not None:
            await connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_locks "
                f"WHERE locktype = 'advisory' AND classid = {LOCK} AND granted AND pid = {self._session}"
            )
        try:
            async with connection.transaction():
                await connection.execute(f"SET LOCAL lock_timeout = '{WAIT}'")
                await connection.execute(f"SELECT pg_advisory_lock({KEY})")
        except asyncpg.LockNotAvailableError:
            raise InUse(
                f"Another server uses the database {self._url.shown}. Stop it, or choose another with --db."
            ) from None
        await connection.execute(NOTICE_A_LOST_SERVER)
        self._session = connection.get_server_pid()

    def check(self, other: sa.Connection) -> None:
        """Raises StoreProblem where a second connection gets the lock too: then both share a session."""
        if other.scalar(sa.text(f"SELECT pg_try_advisory_lock({KEY})")):
            other.execute(sa.text("SELECT pg_advisory_unlock_all()"))
            raise StoreProblem(POOLED)
