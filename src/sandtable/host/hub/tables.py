"""The tables in memory: loading them, and unloading them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Mapping
from contextlib import asynccontextmanager
from functools import partial

from sandtable.engine.messages import Message
from sandtable.games import variants
from sandtable.host.clocks import Clock
from sandtable.host.hub.background import BackgroundJobs
from sandtable.host.limits.concurrency import step_aside
from sandtable.host.limits.fair_queue import Rank
from sandtable.host.refusals import NEWER_RELEASE, Refusal, newer_release
from sandtable.host.settings import Settings
from sandtable.host.store.clearing import Idle
from sandtable.host.store.entries import Entry, NewRules, TableSpec
from sandtable.host.store.keeping import kept, today, undisturbed
from sandtable.host.store.snapshots import Snapshot
from sandtable.host.store.store import Store, Stored, Taken
from sandtable.host.table.active_table import ActiveTable
from sandtable.host.table.archived_table import ArchivedTable
from sandtable.host.table.connection import Connection
from sandtable.host.table.loading import rebuild, rebuild_from
from sandtable.host.table.open_table import OpenTable
from sandtable.host.table.room import Room

SIGNED_OUT = 4401  # a closing code that tells clients to reconnect as spectators
WHY_SIGNED_OUT = Message("bye-signed_out")
RESTARTING = Message("bye-restarting")
DELETED_AT_ONCE = 50  # tables deleted in one go, before the store takes acts again


class Tables:
    """The tables of one server.

    `opened` is called with each table that is loaded and can be played at, and `used` with each table that somebody
    asks for.
    """

    def __init__(
        self,
        settings: Settings,
        store: Store,
        clock: Clock,
        background: BackgroundJobs,
        opened: Callable[[ActiveTable], Awaitable[None]],
        used: Callable[[OpenTable], None],
    ) -> None:
        self._settings = settings
        self._store = store
        self._clock = clock
        self._workshop = background
        self._opened = opened
        self._used = used
        self._live: dict[str, OpenTable] = {}
        self._loading: dict[str, asyncio.Task[OpenTable]] = {}
        self._going: set[str] = set()  # the tables that are being deleted

    @property
    def in_memory(self) -> Mapping[str, OpenTable]:
        """The tables in memory, by id."""
        return self._live

    @property
    def count(self) -> int:
        """The number of tables in memory."""
        return len(self._live)

    @property
    def connections(self) -> int:
        """The number of listeners at all tables."""
        return sum(len(active.connections) for active in self._live.values())

    def listeners(self) -> list[Connection]:
        """Return the connections of all listeners."""
        return [connection for table in self._live.values() for connection in table.connections]

    def sign_out(self, sessions: Collection[str]) -> None:
        """Close the connections of listeners whose sessions have ended."""
        for listener in self.listeners():
            if listener.session in sessions:
                listener.close(WHY_SIGNED_OUT, SIGNED_OUT)

    # ---- finding one ----

    async def create(self, spec: TableSpec, first: list[Entry]) -> None:
        """Store a new table; raise Refusal if too many tables are in use, or if it cannot be stored."""
        self.make_room()
        await kept(self._store.create(spec, today(), first))

    @asynccontextmanager
    async def locked(self, table: str) -> AsyncIterator[OpenTable]:
        """Lock a table and yield it, to be shown. Everything in it is durable.

        The block ends a whole number of quanta after the request came, even if nothing changes. How long a request
        waited for the table would reveal that something happens there.
        """
        came, answered = self._clock.now(), False
        try:
            while True:
                found = await self.find(table)
                async with found.lock:
                    if not found.gone:
                        found.timing.enter(came)
                        try:
                            yield found
                        finally:
                            answered = found.timing.leave()
                        return
        finally:
            if not answered:
                step_aside()
                await self._clock.wait_for_quantum(came)

    @asynccontextmanager
    async def glance(self, table: str, who: Callable[[OpenTable], int]) -> AsyncIterator[OpenTable]:
        """Yield a table to somebody who only looks at it.

        It is locked only while a change is under way of which the viewer is about to be told. A change that the viewer
        must not notice therefore does not delay the look. Changes do not wait for the look either.
        """
        found = await self.find(table)
        if not found.gone and found.timing.open_to(who(found)):
            yield found
            return
        async with self.locked(table) as found:
            yield found

    @asynccontextmanager
    async def at(self, table: str) -> AsyncIterator[ActiveTable]:
        """Lock a table and yield it, to be played at; raise Refusal if it cannot be played at."""
        async with self.locked(table) as found:
            yield playable(found)

    @asynccontextmanager
    async def own(self, table: str) -> AsyncIterator[OpenTable]:
        """Lock a table and yield it for work that the server does by itself, which does not count as use."""
        while True:
            found = self._live.get(table) or await self._in_memory(table)
            async with found.lock:
                if not found.gone:
                    yield found
                    return

    async def find(self, table: str) -> OpenTable:
        """Return a table without locking it, so only what is durable may be shown; raise Refusal if there is none."""
        found = self._live.get(table) or await self._in_memory(table)
        found.last_used = time.monotonic()
        self._used(found)
        await self._follow_day(found)
        return found

    async def _follow_day(self, table: OpenTable) -> None:
        """Note whether the day of the duel that is played at a table has ended."""
        if table.spec.day is not None and not table.ended_day:
            table.ended_day = await kept(self._store.has_ended(table.spec.day))

    async def glimpse(self, table: str) -> OpenTable:
        """Return a table that is only to be listed; raise Refusal if there is none.

        A finished game that is not in memory is read as it was stored. Nothing of it is carried out, and it stays out
        of memory.
        """
        if not self._used_now(table) and table not in self._going:
            stored = await kept(self._store.load(table))
            if stored is not None and stored.finished is not None:
                archived = ArchivedTable(stored.spec, len(stored.lines), stored.finished, None, stored.lines)
                await self._follow_day(archived)
                return archived
        return await self.find(table)

    async def _in_memory(self, table: str) -> OpenTable:
        if table in self._going:
            raise self._no_table()
        task = self._loading.get(table)
        if task is None:
            task = self._loading[table] = asyncio.create_task(self._load(table))
            task.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(task)

    async def _load(self, table: str) -> OpenTable:
        snapshot = await kept(self._store.snapshot(table))
        active = None if snapshot is None else await self._from_snapshot(table, snapshot)
        found = active or await self._open(await self._stored(table))
        try:
            await self._go_on(found)
        except Taken:
            return await self._load(table)
        if isinstance(found, ActiveTable):
            await self._opened(found)
        self._live[table] = found
        return found

    async def _go_on(self, table: OpenTable) -> None:
        """Note in the log that the game goes on under the present rules, unless it has been played under them before.

        Raise Taken if another server has changed the table.
        """
        if not isinstance(table, ActiveTable) or table.over:
            return
        present = table.room.variant.game.version
        if table.room.rules != present:
            entry = NewRules(present)
            await kept(self._store.append(table.spec.id, table.lines, today(), entry))
            table.do(entry)
            table.lines += 1

    async def _stored(self, table: str, first: int = 0) -> Stored:
        """Return a table from the store, with its log from line `first` on, for which there is room in memory."""
        stored = await kept(self._store.load(table, first))
        if stored is None:
            raise self._no_table()
        self.make_room()
        return stored

    async def _from_snapshot(self, table: str, snapshot: Snapshot) -> ActiveTable | None:
        """Return a table under way from its snapshot and the lines after it, or None if that cannot be."""
        spec, lines, finished = await self._stored(table, snapshot.lines - 1)  # one line of the snapshot must be there
        if finished is not None or not lines:
            return None
        room = await self._workshop.do(table, partial(rebuild_from, snapshot, spec, lines[1:]), Rank.TURN)
        return ActiveTable(spec, snapshot.lines + len(lines) - 1, room, self._clock) if room is not None else None

    async def _open(self, stored: Stored) -> OpenTable:
        """Return a table from the store.

        A finished game is shown as it was stored, unless its rules are the same as now: then it is an active table.
        """
        spec, lines, finished = stored
        if finished is None:
            return ActiveTable(spec, len(lines), await self._rebuilt(stored), self._clock)
        room = None
        try:
            room = await self._rebuilt(stored)
        except Refusal as refusal:
            if refusal.status == 503 and refusal.error != NEWER_RELEASE:
                raise
        if room is not None and room.variant.game.version == finished.rules:
            active = ActiveTable(spec, len(lines), room, self._clock)
            active.kept_record = finished.record
            return active
        return ArchivedTable(spec, len(lines), finished, room, lines)

    async def _rebuilt(self, stored: Stored) -> Room:
        spec, lines, _ = stored
        if self._settings.shared and spec.variant not in variants():  # another server may have the game
            raise newer_release()
        return await self._workshop.do(spec.id, partial(rebuild, spec, lines), Rank.TURN)

    # ---- letting them go ----

    def make_room(self) -> None:
        """Unload the tables that have been idle longest if too many tables or log lines are in memory.

        Raise Refusal if there are still too many tables.
        """
        many = len(self._live) - self._settings.max_rooms + 1
        heavy = sum(active.weight for active in self._live.values()) - self._settings.max_lines
        if many <= 0 and heavy <= 0:
            return
        idle = sorted((active.last_used, table) for table, active in self._live.items() if active.idle)
        for _, table in idle:
            if many <= 0 and heavy <= 0:
                break
            many, heavy = many - 1, heavy - self._live[table].weight
            self._forget(table)
        if many > 0:
            raise Refusal(503, "too_many_tables-server")

    def sweep(self) -> None:
        """Unload the tables that nobody has used for a while."""
        limit = time.monotonic() - self._settings.idle_after
        for table in [table for table, active in self._live.items() if active.idle and active.last_used < limit]:
            self._forget(table)

    async def clear(self, when: Idle) -> None:
        """Delete the tables that are no longer to be kept, a few at a time. Tables in use stay."""
        tables = await self._store.idle(when)
        for first in range(0, len(tables), DELETED_AT_ONCE):
            chosen = [table for table in tables[first : first + DELETED_AT_ONCE] if not self._used_now(table)]
            self._going.update(chosen)
            try:
                await undisturbed(self._store.delete(chosen, when))
            finally:
                self._going.difference_update(chosen)

    def _used_now(self, table: str) -> bool:
        return table in self._live or table in self._loading

    def _no_table(self) -> Refusal:
        days = self._settings.keep_days
        return Refusal(404, "no_table-deleted", days=days) if days else Refusal(404, "no_table")

    def _forget(self, table: str) -> None:
        self._live.pop(table).drop(Message("bye-reloading"))

    def abandon(self, table: OpenTable) -> None:
        """Drop a table whose state in memory could not be stored. It will be loaded again."""
        self._live.pop(table.spec.id, None)
        table.drop(Message("bye-reloading"))

    async def close(self) -> None:
        """Stop loading tables, and close the connections of all others after what is under way has been finished."""
        loading = list(self._loading.values())
        for task in loading:
            task.cancel()
        await asyncio.gather(*loading, return_exceptions=True)
        for active in list(self._live.values()):
            async with active.lock:
                active.drop(RESTARTING)


def playable(table: OpenTable) -> ActiveTable:
    """Return the table as an active one; raise Refusal if it is archived."""
    if isinstance(table, ArchivedTable):
        raise table.refusal()
    assert isinstance(table, ActiveTable)
    return table
