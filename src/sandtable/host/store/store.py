"""The store of tables, their logs and finished games.

One writer task commits in groups, and an append returns when it is durable. If a commit fails, the jobs of its group
are committed one by one, so that only the faulty one fails.
"""

from __future__ import annotations

import asyncio
import secrets
import zlib
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, NamedTuple, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from sandtable.host.protocol.daily import DuelResult
from sandtable.host.store import (
    attempts,
    clearing,
    day_keys,
    days,
    due,
    founded,
    outages,
    presence,
    results,
    seats,
    snapshots,
    versions,
)
from sandtable.host.store.account_store import AccountStore
from sandtable.host.store.channel import Channel
from sandtable.host.store.clearing import Idle
from sandtable.host.store.connections import Work, connections
from sandtable.host.store.database import StoreProblem, cannot_use, first_line
from sandtable.host.store.database_names import read_database
from sandtable.host.store.due import Due
from sandtable.host.store.entries import Entry, TableSpec, read_entry, read_spec
from sandtable.host.store.finished import Finished, pack, unpack
from sandtable.host.store.keeping import undisturbed
from sandtable.host.store.lobby import LobbyStore
from sandtable.host.store.log_lines import may_be_repeated, write_lines, write_once
from sandtable.host.store.migrations import CannotUpgrade
from sandtable.host.store.moderation_store import ModerationStore
from sandtable.host.store.new_tables import NewTable, line_of, rows_of
from sandtable.host.store.notices import NoticeStore
from sandtable.host.store.people import People
from sandtable.host.store.presence import Place
from sandtable.host.store.rating_store import RatingStore
from sandtable.host.store.results import Outcome
from sandtable.host.store.rows import Row
from sandtable.host.store.schema import ENTRIES, FINISHED, REVIEWS, TABLES, UNEXAMINED
from sandtable.host.store.seats import Bound
from sandtable.host.store.snapshots import Snapshot
from sandtable.host.store.talk_store import TalkStore

GROUP = 512  # most jobs in one transaction
RETRY_AFTER = (0.05, 0.2, 0.5, 1.0, 2.0)  # seconds

T = TypeVar("T")


class Stored(NamedTuple):
    """A table from the database: its spec, its log, and its game if that is finished."""

    spec: TableSpec
    lines: list[Entry]
    finished: Finished | None


class Taken(Exception):
    """Another server that shares the database has stored this line of the table's log first."""


class NotBound(Exception):
    """A seat cannot be given to a player, who has another at the table."""


class Rematch(NamedTuple):
    """A table that goes on with the players of another, and the first lines of its log."""

    earlier: str
    table: str
    first: list[Entry]


@dataclass(slots=True)
class Job:
    """Rows that are written together, with a future for the call that waits for them.

    `lines` are lines of the logs of tables that stand. If one is `Taken`, none of the rows is written.
    """

    done: asyncio.Future[None]
    lines: list[Row] = field(default_factory=list)
    tables: list[Row] = field(default_factory=list)
    first_lines: list[Row] = field(default_factory=list)
    finished: list[Row] = field(default_factory=list)
    rematches: list[Rematch] = field(default_factory=list)
    results: list[tuple[str, DuelResult]] = field(default_factory=list)
    outcomes: list[tuple[Outcome, int]] = field(default_factory=list)
    bound: list[Bound] = field(default_factory=list)
    examined: list[str] = field(default_factory=list)
    reviews: list[Row] = field(default_factory=list)
    snapshots: list[Row] = field(default_factory=list)


class Store:
    """The database of a server. Open it with `await Store.open(...)`.

    `shared`: other servers write to the database too.
    """

    def __init__(self, database: str, shared: bool = False) -> None:
        self.shared = shared
        self._connections = connections(read_database(database), shared)
        self._jobs: asyncio.Queue[Job | None] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self.people = People(self.change, self.read)
        """The players, and the seats that they hold."""
        self.accounts = AccountStore(self.change, self.read)
        """The names of accounts, and what they prove themselves by."""
        self.talk = TalkStore(self.change, self.read)
        """What players say at tables, and whom they block."""
        self.moderation = ModerationStore(self.change, self.read)
        """Reports, and what moderators do about players."""
        self.ratings = RatingStore(self.change, self.read)
        """The results of rated games, and ratings."""
        self.lobby = LobbyStore(self.change, self.read, shared)
        """Open tables, seeks, challenges, and the duels of each day."""
        self.notices = NoticeStore(self.change, self.read)
        """Notices to players who are away."""

    @classmethod
    async def open(cls, database: str, shared: bool = False) -> Store:
        """Open the database, and upgrade it unless a newer server has done so; raise StoreProblem."""
        store = cls(database, shared)
        try:
            await store._connections.open()
            await store._connections.write(partial(versions.prepare, shared))
        except (SQLAlchemyError, CannotUpgrade, OSError) as problem:
            await store._connections.close()
            raise cannot_use(store._connections.shown, getattr(problem, "orig", None) or problem) from None
        except BaseException:
            await store._connections.close()
            raise
        store._writer = asyncio.create_task(store._write(), name="store writer")
        return store

    def channel(self) -> Channel:
        """Return the channel to the other servers that share the database, not open yet."""
        return self._connections.channel()

    @property
    def lost(self) -> asyncio.Future[StoreProblem]:
        """A future that is done when another server has taken over the database."""
        return self._connections.lost

    async def close(self) -> None:
        """Write the waiting jobs, then close the database."""
        if self._writer is not None:
            self._jobs.put_nowait(None)
            await self._writer
        await self._connections.close()

    # ---- writing ----

    async def create(self, spec: TableSpec, at: int, entries: list[Entry]) -> None:
        """Store a new table and the first entries of its log, all or nothing."""
        await self._submit(**rows_of(NewTable(spec, entries), at))

    async def append(
        self,
        table: str,
        number: int,
        at: int,
        entry: Entry,
        finished: Finished | None = None,
        new: NewTable | None = None,
        result: DuelResult | None = None,
        outcome: Outcome | None = None,
        bound: Bound | None = None,
    ) -> None:
        """Store entry `number` of a table's log, and with it the game if the entry has ended it, and a table that it
        founds. All is durable when this returns. `result` is how the duel of a day has ended with the game, `outcome`
        how a rated game has, and `bound` the seat that the entry gives to a player.

        Raise Taken, and store nothing, if another server has stored an entry with this number; or NotBound.
        """
        line = line_of(table, number, at, entry)
        if self.shared:
            line["nonce"] = secrets.token_urlsafe(12)
        rows = rows_of(new, at) | {"rematches": [Rematch(table, new.spec.id, new.lines)]} if new else {}
        await self._submit(
            lines=[line],
            finished=_game(table, finished),
            results=[] if result is None else [(table, result)],
            outcomes=[] if outcome is None else [(outcome, at)],
            bound=[] if bound is None else [bound],
            **rows,
        )

    async def examined(self, table: str, finished: Finished | None) -> None:
        """Store the game of a table that has been examined, if it is over; the table need not be examined again."""
        await self._submit(finished=_game(table, finished), examined=[table])

    async def keep_review(self, table: str, review: bytes) -> None:
        """Store the review of a finished game, as JSON."""
        await self._submit(reviews=[{"table_id": table, "review": zlib.compress(review)}])

    async def keep_snapshot(self, table: str, snapshot: Snapshot) -> None:
        """Store the snapshot of a table, unless it is finished or has a snapshot of more lines."""
        await self._submit(snapshots=[{"table_id": table, **snapshot._asdict()}])

    async def delete(self, tables: Collection[str], when: Idle) -> None:
        """Delete those of these tables that are still idle."""
        await self.change(partial(clearing.delete, tables, when))

    # ---- new tables of a day ----

    async def count_founded(self, address: str, most: int) -> bool:
        """Count one more table that an address founds today, at whichever of the servers, and return True. Return False
        if it has founded `most`.
        """
        return await self.change(partial(founded.count, address, most))

    async def forget_former_days(self) -> None:
        """Delete what was counted before today, and hashes of addresses from days that are long over."""
        await self.change(founded.forget_former_days)
        await self.change(day_keys.forget)

    # ---- today's duel ----

    async def has_ended(self, day: int) -> bool:
        """Return whether a day is over, which is counted since 1970."""
        return await self.read(partial(days.has_ended, day))

    # ---- what is due, and claims ----

    async def set_due(self, what: Due, seconds: float) -> float:
        """Set when something is due, unless that is set already for this number or a higher one.

        Return the seconds left.
        """
        return await self._do_due(partial(due.set_due, what, seconds))

    async def claim_due(self, kinds: Collection[str], seconds: float, most: int) -> list[Due]:
        """Return what is due of these kinds and claimed by no other server, for so many seconds."""
        return await self._do_due(partial(due.claim_due, kinds, seconds, most))

    async def next_due(self, kinds: Collection[str]) -> float | None:
        """Return the seconds until something of these kinds is due, or None if nothing will be."""
        return await self.read(partial(due.next_due, kinds))

    async def note_here(self) -> None:
        """Note that a server is there, because something is due."""
        await self.change(outages.note_here)

    async def pass_over_outage(self, kinds: Collection[str]) -> None:
        """Put off what is due of these kinds by the time in which no server ran."""
        await self.change(partial(outages.pass_over, kinds, self.shared))

    async def pass_over_pause(self, kinds: Collection[str], seconds: float) -> bool:
        """Put off what is due of these kinds by the time for which this server was paused, unless another one ran.

        Return whether none did.
        """
        return await self.change(partial(outages.pass_over_pause, kinds, seconds))

    async def drop_due(self, what: Due) -> None:
        """Remove what is not due any more, or a claim, unless its row has a higher number."""
        await self._do_due(partial(due.drop_due, what))

    async def claim(self, work: Due, seconds: float) -> float:
        """Claim work for so many seconds; return 0, or the seconds for which another server has claimed it."""
        return await self._do_due(partial(due.claim, work, seconds))

    async def renew(self, work: Due, seconds: float) -> None:
        """Let a claim go on for so many seconds."""
        await self._do_due(partial(due.renew, work, seconds))

    async def _do_due(self, work: Work[T]) -> T:
        return await self.change(partial(due.impatiently, work))

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

    async def _commit_or_split(self, group: list[Job], waits: Sequence[float] = RETRY_AFTER) -> None:
        """Commit a group of jobs. If that fails, commit each job alone, so that only a faulty one fails.

        If the connection is lost, a commit may have been carried out or not. Servers that share a database try it again
        after these seconds, because a line that they write twice stands once.
        """
        try:
            kept = await self._commit(group)
        except Exception as problem:  # for any problem, the waiting call gets an answer
            if self.shared and waits and may_be_repeated(problem):
                await asyncio.sleep(waits[0])
                await self._commit_or_split(group, waits[1:])
                return
            if len(group) > 1:
                for job in group:
                    await self._commit_or_split([job], waits)
                return
            if not isinstance(problem, NotBound):
                problem = StoreProblem(f"It could not be written: {first_line(problem)}")
            _settle(group[0].done, problem)
            return
        for job in group:
            _settle(job.done, None if job in kept else Taken())

    async def _commit(self, group: list[Job]) -> list[Job]:
        """Write a group of jobs; return those that were written."""
        return await self._connections.write(partial(_write, group, self.shared))

    async def change(self, work: Work[T]) -> T:
        """Do work in a transaction of its own, to its end even if the caller is cancelled; raise StoreProblem."""
        try:
            return await undisturbed(self._connections.write(work))
        except (SQLAlchemyError, OSError) as problem:
            raise StoreProblem(f"It could not be written: {first_line(problem)}") from problem

    async def read(self, work: Work[T]) -> T:
        """Do work that reads; raise StoreProblem."""
        try:
            return await self._connections.read(work)
        except (SQLAlchemyError, OSError) as problem:
            raise StoreProblem(f"It could not be read: {first_line(problem)}") from problem

    # ---- reading ----

    async def load(self, table: str, first: int = 0) -> Stored | None:
        """Return a table with its log, from line `first` on, and its finished game, or None.

        Raise NewerRelease if they cannot be read.
        """
        return await self.read(partial(_load, table, first))

    async def snapshot(self, table: str) -> Snapshot | None:
        """Return the last snapshot of a table, or None."""
        return await self.read(partial(snapshots.read, table))

    async def lines(self, table: str, first: int) -> list[Entry]:
        """Return the lines of a table's log from number `first` on; raise NewerRelease if one cannot be read."""
        return await self.read(partial(_lines, table, first))

    async def lengths(self, tables: Collection[str]) -> dict[str, int]:
        """Return the number of lines in the logs of some tables."""
        return await self.read(partial(_lengths, tables))

    async def stay(self, node: str, come: Collection[Place], gone: Collection[Place], seconds: int) -> None:
        """Note that a server is there for so many seconds more, and who has connected to it or left."""
        await self.change(partial(presence.stay, node, come, gone, seconds))

    async def leave(self, node: str) -> None:
        """Note that a server has ended."""
        await self.change(partial(presence.leave, node))

    async def present(self, node: str, tables: Collection[str]) -> set[Place]:
        """Return who is connected to some tables at other servers than `node`."""
        return await self.read(partial(presence.present, node, tables))

    async def why_unusable(self) -> str | None:
        """Return why this server cannot use the database as it is now, or None if it can."""
        return await self.read(versions.why_unusable)

    async def review(self, table: str) -> bytes | None:
        """Return the review of a finished game as JSON, or None."""
        wanted = sa.select(REVIEWS.c.review).where(REVIEWS.c.table_id == table)
        found = await self.read(lambda connection: connection.scalar(wanted))
        return None if found is None else zlib.decompress(found)

    async def idle(self, when: Idle) -> list[str]:
        """Return the tables to be deleted."""
        return await self.read(partial(clearing.idle, when))

    async def unexamined(self) -> list[str]:
        """Return the tables from before finished games were stored that have not been examined since."""
        wanted = sa.select(UNEXAMINED.c.table_id)
        return await self.read(lambda connection: list(connection.scalars(wanted)))


def _write(group: list[Job], shared: bool, connection: sa.Connection) -> list[Job]:
    lines = [row for job in group for row in job.lines]
    if shared and lines:
        written = write_lines(lines, connection)
        group = [job for job in group if all((row["table_id"], row["number"]) in written for row in job.lines)]
        lines = []
    for table, rows in (
        (TABLES, [row for job in group for row in job.tables]),
        (ENTRIES, [*lines, *(row for job in group for row in job.first_lines)]),
        (FINISHED, [row for job in group for row in job.finished]),
        (REVIEWS, [row for job in group for row in job.reviews]),
    ):
        if rows:
            connection.execute(write_once(table) if shared else sa.insert(table), rows)
    for rematch in (rematch for job in group for rematch in job.rematches):
        seats.go_along(*rematch, connection)
    for bound in (bound for job in group for bound in job.bound):
        if seats.bind(*bound, connection) is not seats.Binding.BOUND:
            raise NotBound
    for table_id, result in (ended for job in group for ended in job.results):
        attempts.end(table_id, result, connection)
    examined = [table for job in group for table in job.examined]
    if examined:
        connection.execute(sa.delete(UNEXAMINED).where(UNEXAMINED.c.table_id.in_(examined)))
    snapshots.write([row for job in group for row in job.snapshots], connection)
    if ended := [row["table_id"] for job in group for row in job.finished]:
        snapshots.remove(ended, connection)
    for outcome, at in (rated for job in group for rated in job.outcomes):  # last: other servers wait for one another
        results.add(outcome, at, connection)
    return group


def _load(table: str, first: int, connection: sa.Connection) -> Stored | None:
    spec = connection.scalar(sa.select(TABLES.c.founding).where(TABLES.c.id == table))
    if spec is None:
        return None
    lines = _lines(table, first, connection)
    game = connection.scalar(sa.select(FINISHED.c.game).where(FINISHED.c.table_id == table))
    return Stored(read_spec(spec), lines, None if game is None else unpack(game))


def _lines(table: str, first: int, connection: sa.Connection) -> list[Entry]:
    wanted = sa.select(ENTRIES.c.entry).where(ENTRIES.c.table_id == table, ENTRIES.c.number >= first)
    return [read_entry(line) for line in connection.scalars(wanted.order_by(ENTRIES.c.number))]


def _lengths(tables: Collection[str], connection: sa.Connection) -> dict[str, int]:
    numbers = sa.select(ENTRIES.c.table_id, sa.func.max(ENTRIES.c.number) + 1)
    rows = connection.execute(numbers.where(ENTRIES.c.table_id.in_(tables)).group_by(ENTRIES.c.table_id))
    return {row[0]: row[1] for row in rows}


def _game(table: str, finished: Finished | None) -> list[Row]:
    return [] if finished is None else [{"table_id": table, "game": pack(finished)}]


def _settle(future: asyncio.Future[None], problem: Exception | None) -> None:
    if future.done():  # the waiting call was cancelled
        return
    if problem is None:
        future.set_result(None)
    else:
        future.set_exception(problem)
