"""Connections to PostgreSQL, and the lock that reserves a database for one server.

asyncpg is imported where it is used: a server with a file as its database starts without it.
"""

from __future__ import annotations

import secrets
import ssl
from typing import Any

import sqlalchemy as sa

from sandtable.host.store.database import InUse, StoreProblem, cannot_use
from sandtable.host.store.libpq import PostgresUrl

LOCK = 0x5A4D7AB1
"""The first key of Sandtable's advisory locks."""
KEY = f"{LOCK}, hashtext(coalesce(current_schema(), ''))"
"""Both keys of the lock. There is one lock for each schema, because a database may hold several, each with its own
server."""
ONE_MIGRATES = f"SELECT pg_advisory_xact_lock({LOCK + 1}, hashtext(coalesce(current_schema(), '')))"
"""The statement that makes servers that start at the same moment upgrade the database one after the other."""
NONE_BESIDE = f"SELECT pg_try_advisory_xact_lock({KEY})"
"""The query whether no other server uses the database. Until the end of the transaction, none can begin to."""
MARKS = LOCK + 2
"""The first key of the marks that servers set on their sessions."""
PAIRING, RATING, PROVING, NAMING = LOCK + 3, LOCK + 4, LOCK + 5, LOCK + 6
"""The first keys of the locks on what servers do one after the other: see `alone`."""
WAIT = "5s"
"""The wait for a server that is ending, or whose loss PostgreSQL has not noticed."""
NOTICE_A_LOST_SERVER = "SET tcp_keepalives_idle = 10; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3"
"""Keepalives that detect a lost server after 25 s. A machine that loses power does not close its connection, and its
lock would be held for two hours."""
IN_USE = "Another server uses the database {}. Stop it, or choose another with --db."
ALONE = "A server that was started without --nodes uses the database {}. Stop it, or choose another with --db."
POOLED = (
    "The database is reached through a pooler that shares sessions (transaction mode), so that a server cannot keep it "
    "for itself: use the direct address of the database, or the pooler's session mode."
)


def alone(work: int, connection: sa.Connection, subject: str = "") -> None:
    """Let other servers wait, until the end of the transaction, that begin the same kind of work on the same subject.
    On SQLite there are none.
    """
    if connection.dialect.name == "postgresql":
        second = "hashtext(coalesce(current_schema(), '') || :subject)"
        connection.execute(sa.text(f"SELECT pg_advisory_xact_lock({work}, {second})"), {"subject": subject})


async def connect(url: PostgresUrl) -> Any:
    """Return a new connection of asyncpg; raise StoreProblem."""
    import asyncpg

    try:
        return await asyncpg.connect(
            url.dsn, timeout=url.timeout, ssl=ssl.create_default_context() if url.system_roots else None
        )
    except KeyError:  # asyncpg asks the system for the name of this process's user
        raise cannot_use(url.shown, "the URL names no user, and this process's user has no name") from None
    except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, ValueError) as problem:
        raise cannot_use(url.shown, problem) from None


class ServerLock:
    """An advisory lock on the session of the connection that writes. A server without it cannot write.

    A server that has the database to itself locks it against all others. Servers that share it (`shared`) lock it
    against such a server.

    A second lock, with a key drawn at random, marks the session as this server's. The number of a session is no mark: a
    PostgreSQL that has started again, or a pooler, gives it to others.
    """

    def __init__(self, url: PostgresUrl, shared: bool) -> None:
        self._url = url
        self._take = "pg_advisory_lock_shared" if shared else "pg_advisory_lock"
        self._refusal = ALONE if shared else IN_USE
        self._mark = secrets.randbits(31)

    async def take(self, connection: Any) -> None:
        """Take the lock for this connection's session; raise InUse if another server holds it.

        If PostgreSQL has not noticed yet that this server's former connection is lost, its session is ended.
        """
        import asyncpg

        await connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_locks "
            f"WHERE locktype = 'advisory' AND classid = {MARKS} AND objid = {self._mark}"
        )
        try:
            async with connection.transaction():
                await connection.execute(f"SET LOCAL lock_timeout = '{WAIT}'")
                await connection.execute(f"SELECT {self._take}({KEY}), pg_advisory_lock_shared({MARKS}, {self._mark})")
        except asyncpg.LockNotAvailableError:
            raise InUse(self._refusal.format(self._url.shown)) from None
        except (asyncpg.PostgresError, asyncpg.InterfaceError) as problem:
            raise cannot_use(self._url.shown, problem) from None
        await connection.execute(NOTICE_A_LOST_SERVER)

    def check(self, other: sa.Connection) -> None:
        """Raise StoreProblem if a second connection gets the lock too, because then both share a session."""
        if other.scalar(sa.text(f"SELECT pg_try_advisory_lock({KEY})")):
            other.execute(sa.text("SELECT pg_advisory_unlock_all()"))
            raise StoreProblem(POOLED)
