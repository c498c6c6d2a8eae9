"""What is kept: tables, their logs and finished games. One writer task commits in groups; an append returns when
it is durable.

A row that the database does not take fails alone: its group is tried again one by one.
"""

from __future__ import annotations

import asyncio
import zlib
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from sandtable.host.store.database import FileLock, StoreProblem, make_engine, read_url
from sandtable.host.store.entries import Entry, Founding, read_entry
from sandtable.host.store.finished import Finished, pack, unpack
from sandtable.host.store.migrations import CannotUpgrade, newest
from sandtable.host.store.schema import ENTRIES, FINISHED, REVIEWS, TABLES, UNEXAMINED

GROUP = 512  # jobs in one transaction at most

_founding: msgspec.json.Decoder[Founding] = msgspec.json.Decoder(Founding)


class Stored(NamedTuple):
    """A table as it was kept: how it was founded, its log, and its game as a whole once that is over."""

    founding: Founding
    lines: list[Entry]
    finished: Finished | None


@dataclass(slots=True)
class Job:
    """Rows that are written together, and who waits for them."""

    done: asyncio.Future[None]
    tables: list[dict[str, Any]] = field(default_factory=list)
    entries: list[dict[str, Any]] = field(default_factory=list)
    finished: list[dict[str, Any]] = field(default_factory=list)
    examined: list[str] = field(default_factory=list)
    reviews: list[dict[str, Any]] = field(default_factory=list)


class Store:
    """The database. Use `await Store.open(...)`."""

    def __init__(self, database: str) -> None:
        self._url = read_url(database)
        self._lock = FileLock(str(self._url.database)) if self._url.drivername.startswith("sqlite") else None
        self._engine = make_engine(self._url)
        self._jobs: asyncio.Queue[Job | None] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, database: str) -> Store:
        """Opens the database and brings it to the present shape; raises StoreProblem."""
        store = cls(database)
        try:
            async with store._engine.begin() as connection:
                await connection.run_sync(_migrate)
        except (SQLAlchemyError, CannotUpgrade, OSError) as problem:
            await store._release()
            reason = str(getattr(problem, "orig", None) or problem).splitlines()[0]
            raise StoreProblem(f"The database {store._url.render_as_string()} cannot be used: {reason}") from None
        store._writer = asyncio.create_task(store._write(), name="store writer")
        return store

    async def close(self) -> None:
        """Writes what is waiting, then closes."""
        if self._writer is not None:
            self._jobs.put_nowait(None)
            await self._writer
        await self._release()

    async def _release(self) -> None:
        await self._engine.dispose()
        if self._lock is not None:
            self._lock.release()

    # ---- writing ----

    async def found(self, founding: Founding, at: int, entries: list[Entry]) -> None:
        """Keeps a new table and the first lines of its log, all or nothing."""
        row = {
            "id": founding.id,
            "created": founding.created,
            "variant": founding.variant,
            "founding": msgspec.json.encode(founding),
        }
        await self._submit(
            tables=[row], entries=[_row(founding.id, number, at, line) for number, line in enumerate(entries)]
        )

    async def append(self, table: str, number: int, at: int, entry: Entry, finished: Finished | None = None) -> None:
        """Keeps line `number` of a table's log, and with it the game that it has ended. When this returns it survives
        a crash.
        """
        await self._submit(entries=[_row(table, number, at, entry)], finished=_game(table, finished))

    async def examined(self, table: str, finished: Finished | None) -> None:
        """A table from before finished games were kept was looked at: keeps its game, if that is over."""
        await self._submit(finished=_game(table, finished), examined=[table])

    async def keep_review(self, table: str, review: bytes) -> None:
        """Keeps the review of a finished game, as JSON."""
        await self._submit(reviews=[{"table_id": table, "review": zlib.compress(review)}])

    async def _submit(self, **rows: list[Any]) -> None:
        if self._writer is None or self._writer.done():
            raise StoreProblem("The database is closed.")
        job = Job(asyncio.get_running_loop().create_future(), **rows)
        self._jobs.put_nowait(job)
        await job.done

    async def _write(self) -> None:
        last = False
        while not last:
            job = await self._jobs.get()
            group = []
            while job is not None:
                group.append(job)
                if len(group) == GROUP or self._jobs.empty():
                    break
                job = self._jobs.get_nowait()
            last = job is None
            if group:
                await self._commit_or_split(group)

    async def _commit_or_split(self, group: list[Job]) -> None:
        """Commits a group; if it fails, each job alone, so that only a bad one fails."""
        try:
            await self._commit(group)
        except Exception as problem:  # whatever it was, somebody waits for the answer
            if len(group) > 1:
                for job in group:
                    await self._commit_or_split([job])
                return
            _settle(group[0].done, StoreProblem(f"It could not be written: {str(problem).splitlines()[0]}"))
            return
        for job in group:
            _settle(job.done, None)

    async def _commit(self, group: list[Job]) -> None:
        tables = [row for job in group for row in job.tables]
        entries = [row for job in group for row in job.entries]
        finished = [row for job in group for row in job.finished]
        examined = [table for job in group for table in job.examined]
        reviews = [row for job in group for row in job.reviews]
        async with self._engine.begin() as connection:
            if tables:
                await connection.execute(sa.insert(TABLES), tables)
            if entries:
                await connection.execute(sa.insert(ENTRIES), entries)
            if finished:
                await connection.execute(sa.insert(FINISHED), finished)
            if reviews:
                await connection.execute(sa.insert(REVIEWS), reviews)
            if examined:
                await connection.execute(sa.delete(UNEXAMINED).where(UNEXAMINED.c.table_id.in_(examined)))

    # ---- reading ----

    async def load(self, table: str) -> Stored | None:
        """A table, its log and its finished game, or None."""
        async with self._engine.connect() as connection:
            founding = (await connection.execute(sa.select(TABLES.c.founding).where(TABLES.c.id == table))).scalar()
            if founding is None:
                return None
            wanted = sa.select(ENTRIES.c.entry).where(ENTRIES.c.table_id == table).order_by(ENTRIES.c.number)
            lines = (await connection.execute(wanted)).scalars().all()
            game = (await connection.execute(sa.select(FINISHED.c.game).where(FINISHED.c.table_id == table))).scalar()
        finished = None if game is None else unpack(game)
        return Stored(_founding.decode(founding), [read_entry(line) for line in lines], finished)

    async def review(self, table: str) -> bytes | None:
        """The review of a finished game, as JSON, if it was made."""
        async with self._engine.connect() as connection:
            found = (await connection.execute(sa.select(REVIEWS.c.review).where(REVIEWS.c.table_id == table))).scalar()
        return None if found is None else zlib.decompress(found)

    async def unexamined(self) -> list[str]:
        """The tables from before finished games were kept that nobody has looked at since."""
        async with self._engine.connect() as connection:
            return list((await connection.execute(sa.select(UNEXAMINED.c.table_id))).scalars())


def _row(table: str, number: int, at: int, entry: Entry) -> dict[str, Any]:
    return {"table_id": table, "number": number, "at": at, "entry": msgspec.json.encode(entry).decode()}


def _game(table: str, finished: Finished | None) -> list[dict[str, Any]]:
    return [] if finished is None else [{"table_id": table, "game": pack(finished)}]


def _settle(future: asyncio.Future[None], problem: Exception | None) -> None:
    if future.done():  # whoever waited was cancelled
        return
    if problem is None:
        future.set_result(None)
    else:
        future.set_exception(problem)


def _migrate(connection: sa.Connection) -> None:
    """Bring the database to the present shape, unless it has it: loading Alembic takes longer than the rest."""
    if sa.inspect(connection).has_table("alembic_version"):
        shape = connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar()
        if shape == newest():
            return
    from sandtable.host.store.upgrading import upgrade

    upgrade(connection)
