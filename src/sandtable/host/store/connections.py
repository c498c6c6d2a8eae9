"""Work on the database, each a plain function of a connection: what reads never holds up what writes.

SQLite's is done in threads, from its begin to its commit in one go: while the loop has much to do, each time that it is
awaited costs a round of it, and acts wait for their commit.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import create_async_engine

T = TypeVar("T")
Work = Callable[[sa.Connection], T]

READERS = 3  # of PostgreSQL
KEEPS = ("PRAGMA journal_mode=WAL", "PRAGMA synchronous=FULL", "PRAGMA foreign_keys=ON")
READS = ("PRAGMA query_only=ON",)


class Connections(ABC):
    """One to write through, others to read."""

    @abstractmethod
    async def write(self, work: Work[T]) -> T:
        """In one transaction, durable when this returns."""

    @abstractmethod
    async def read(self, work: Work[T]) -> T:
        """From what is durable."""

    @abstractmethod
    async def close(self) -> None:
        """What is under way is finished."""


def connections(url: URL) -> Connections:
    """Those of this database; none is opened yet."""
    return _File(url) if url.get_backend_name() == "sqlite" else _Server(url)


class _Thread:
    """A thread with a connection of its own to an SQLite file."""

    def __init__(self, url: URL, set_up: tuple[str, ...]) -> None:
        self.engine = sa.create_engine(url, hide_parameters=True, pool_size=1, max_overflow=0)
        self._thread = ThreadPoolExecutor(1, "store")

        def first(connection: Any, _record: object) -> None:
            for line in set_up:
                connection.execute(line)

        sa.event.listen(self.engine, "connect", first)

    async def do(self, work: Work[T]) -> T:
        return await asyncio.wrap_future(self._thread.submit(self._do, work))

    def _do(self, work: Work[T]) -> T:
        with self.engine.begin() as connection:
            return work(connection)

    async def close(self) -> None:
        await asyncio.wrap_future(self._thread.submit(self.engine.dispose))
        self._thread.shutdown()


class _File(Connections):
    """SQLite: what writes and what checkpoints must be the same connection. The last that is closed checkpoints."""

    def __init__(self, url: URL) -> None:
        self._writer, self._reader = _Thread(url, KEEPS), _Thread(url, READS)

    async def write(self, work: Work[T]) -> T:
        return await self._writer.do(work)

    async def read(self, work: Work[T]) -> T:
        return await self._reader.do(work)

    async def close(self) -> None:
        await self._reader.close()
        await self._writer.close()


class _Server(Connections):
    """PostgreSQL."""

    def __init__(self, url: URL) -> None:
        self._writer, self._readers = (
            create_async_engine(url, hide_parameters=True, pool_size=count, max_overflow=0, pool_pre_ping=True)
            for count in (1, READERS)
        )

    async def write(self, work: Work[T]) -> T:
        async with self._writer.begin() as connection:
            return await connection.run_sync(work)

    async def read(self, work: Work[T]) -> T:
        async with self._readers.connect() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        await self._readers.dispose()
        await self._writer.dispose()
