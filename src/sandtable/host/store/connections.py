"""Connections to the database. Work on it is a plain function of a connection, and reads never delay writes.

Work on SQLite runs in threads, from its beginning to its commit in one go. If the event loop awaited each step, a busy
loop would delay every step by a round, and acts wait for their commit.
"""

from __future__ import annotations

import asyncio
import contextlib
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from sandtable.host.store.channel import Channel
from sandtable.host.store.database import FileLock, InUse, StoreProblem
from sandtable.host.store.database_names import SqliteFile
from sandtable.host.store.libpq import PostgresUrl
from sandtable.host.store.postgres import ServerLock, connect

T = TypeVar("T")
Work = Callable[[sa.Connection], T]

READERS = 3  # connections to PostgreSQL
LOOK_EVERY = 10.0  # seconds between checks that the connection that writes is still open
TAKEN_OVER = (
    "The connection to the database {} was lost, and another server has taken the database since: this server stops."
)
KEEPS = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    "PRAGMA foreign_keys=ON",
    "PRAGMA secure_delete=ON",  # what is deleted leaves no trace in the file, such as the names of players
)
READS = ("PRAGMA query_only=ON",)
BEGIN_TO_WRITE, BEGIN_TO_READ = "BEGIN IMMEDIATE", "BEGIN"
"""The statements that begin a transaction on SQLite. The driver itself would begin none before the first change, and
would end it with the first savepoint."""


class Connections(ABC):
    """One connection that writes, and others that read."""

    def __init__(self, shown: str) -> None:
        self.shown = shown
        """The name of the database for messages, without a password."""
        self.lost: asyncio.Future[StoreProblem] = asyncio.get_running_loop().create_future()
        """A future that is done when another server has taken over the database, so that nothing can be written any
        more."""

    @abstractmethod
    async def open(self) -> None:
        """Reserve the database for this server; raise StoreProblem if it cannot be used or another server uses it."""

    @abstractmethod
    async def write(self, work: Work[T]) -> T:
        """Do work in one transaction. Its changes are durable when this returns."""

    @abstractmethod
    async def read(self, work: Work[T]) -> T:
        """Do work that reads what is durable."""

    def channel(self) -> Channel:
        """Return the channel to the other servers that share the database, not open yet."""
        raise StoreProblem(f"No other server shares the database {self.shown}.")

    @abstractmethod
    async def close(self) -> None:
        """Finish the work in progress and close the connections."""


def connections(database: SqliteFile | PostgresUrl, shared: bool = False) -> Connections:
    """Return the connections of this database, none of them open yet; raise StoreProblem if it cannot be shared."""
    if isinstance(database, PostgresUrl):
        return _Server(database, shared)
    if shared:
        raise StoreProblem(f"Several servers cannot share the SQLite file {database.path}. Use PostgreSQL.")
    return _File(database)


async def write_beside(database: SqliteFile | PostgresUrl, work: Work[T]) -> T:
    """Do work in one transaction, whether or not a server uses the database; raise StoreProblem."""
    if isinstance(database, PostgresUrl):
        engine = _engine(partial(connect, database), 1)
        try:
            async with engine.begin() as connection:
                return await connection.run_sync(work)
        finally:
            await engine.dispose()
    thread = _Thread(URL.create("sqlite", database=database.path), KEEPS, BEGIN_TO_WRITE)
    try:
        return await thread.do(work)
    finally:
        await thread.close()


class _Thread:
    """A thread with its own connection to an SQLite file."""

    def __init__(self, url: URL, set_up: tuple[str, ...], begin: str) -> None:
        self.engine = sa.create_engine(url, hide_parameters=True, pool_size=1, max_overflow=0)
        self._thread = ThreadPoolExecutor(1, "store")

        def first(connection: Any, _record: object) -> None:
            for line in set_up:
                connection.execute(line)
            connection.isolation_level = None

        sa.event.listen(self.engine, "connect", first)
        sa.event.listen(self.engine, "begin", lambda connection: connection.exec_driver_sql(begin))

    async def do(self, work: Work[T]) -> T:
        return await asyncio.wrap_future(self._thread.submit(self._do, work))

    def _do(self, work: Work[T]) -> T:
        with self.engine.begin() as connection:
            return work(connection)

    async def close(self) -> None:
        await asyncio.wrap_future(self._thread.submit(self.engine.dispose))
        self._thread.shutdown()


class _File(Connections):
    """An SQLite file. The connection that writes must also be the one that checkpoints, and the last one closed
    checkpoints.
    """

    def __init__(self, file: SqliteFile) -> None:
        super().__init__(file.shown)
        self._path = file.path
        self._lock: FileLock | None = None
        url = URL.create("sqlite", database=file.path)
        self._writer = _Thread(url, KEEPS, BEGIN_TO_WRITE)
        self._reader = _Thread(url, READS, BEGIN_TO_READ)

    async def open(self) -> None:
        self._lock = FileLock(self._path)

    async def write(self, work: Work[T]) -> T:
        return await self._writer.do(work)

    async def read(self, work: Work[T]) -> T:
        return await self._reader.do(work)

    async def close(self) -> None:
        await self._reader.close()
        await self._writer.close()
        if self._lock is not None:
            self._lock.release()


class _Server(Connections):
    """A PostgreSQL database. Only a connection that holds the server's lock writes."""

    def __init__(self, url: PostgresUrl, shared: bool) -> None:
        super().__init__(url.shown)
        self._url = url
        self._lock = ServerLock(url, shared)
        self._writer = _engine(self._connect_writer, 1)
        self._readers = _engine(self._connect, READERS)
        self._open: set[Any] = set()
        """All connections, also those that no pool has any more or that work still uses when this is closed."""
        self._watching: asyncio.Task[None] | None = None

    async def open(self) -> None:
        async with self._writer.connect(), self._readers.connect() as reader:
            await reader.run_sync(self._lock.check)
        self._watching = asyncio.create_task(self._watch())

    async def write(self, work: Work[T]) -> T:
        async with self._writer.begin() as connection:
            return await connection.run_sync(work)

    async def read(self, work: Work[T]) -> T:
        async with self._readers.connect() as connection:
            return await connection.run_sync(work)

    def channel(self) -> Channel:
        return Channel(partial(connect, self._url))

    async def close(self) -> None:
        if self._watching is not None:
            self._watching.cancel()
            await asyncio.wait([self._watching])
        await self._readers.dispose()
        await self._writer.dispose()
        for connection in [*self._open]:
            connection.terminate()

    async def _connect(self) -> Any:
        connection = await connect(self._url)
        self._open.add(connection)
        connection.add_termination_listener(self._open.discard)
        return connection

    async def _connect_writer(self) -> Any:
        if self.lost.done():
            raise self.lost.result()
        connection = await self._connect()
        try:
            await self._lock.take(connection)
        except BaseException as problem:
            connection.terminate()
            if isinstance(problem, InUse) and self._watching is not None:
                self.lost.set_result(StoreProblem(TAKEN_OVER.format(self.shown)))
            raise
        return connection

    async def _watch(self) -> None:
        """Connect again when the connection that writes is lost, even if nothing is being written."""
        while not self.lost.done():
            await asyncio.sleep(LOOK_EVERY)
            with contextlib.suppress(StoreProblem, SQLAlchemyError, OSError):  # the next write reports it
                async with self._writer.connect():
                    pass


def _engine(creator: Callable[[], Awaitable[Any]], size: int) -> AsyncEngine:
    """Return a pool of connections made by `creator`. A lost connection is made again when it is needed."""
    return create_async_engine(
        "postgresql+asyncpg://",
        async_creator=creator,
        hide_parameters=True,
        pool_size=size,
        max_overflow=0,
        pool_pre_ping=True,
    )
