"""The tables in memory: loading them, and letting them go."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial

from sandtable.host.clocks import Clock
from sandtable.host.hub.background import BackgroundJobs
from sandtable.host.limits.concurrency import step_aside
from sandtable.host.limits.fair_queue import Rank
from sandtable.host.refusals import Refusal
from sandtable.host.settings import Settings
from sandtable.host.store.clearing import Idle
from sandtable.host.store.entries import Entry, TableSpec
from sandtable.host.store.keeping import kept, today, undisturbed
from sandtable.host.store.store import Store, Stored
from sandtable.host.table.active_table import ActiveTable
from sandtable.host.table.archived_table import ArchivedTable
from sandtable.host.table.loading import rebuild
from sandtable.host.table.open_table import OpenTable
from sandtable.host.table.room import Room

DELETED_AT_ONCE = 50  # tables, before acts are kept again


class Tables:
    """The tables of one server. `opened` is told of each that comes into memory and can be played at, `used` of each
    that somebody asks for.
    """

    def __init__(
        self,
        settings: Settings,
        store: Store,
        clock: Clock,
        background: BackgroundJobs,
        opened: Callable[[ActiveTable], None],
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
        self._going: set[str] = set()  # which are being deleted

    @property
    def count(self) -> int:
        """How many tables are in memory."""
        return len(self._live)

    @property
    def connections(self) -> int:
        """How many listeners there are."""
        return sum(len(active.connections) for active in self._live.values())

    # ---- finding one ----

    async def create(self, spec: TableSpec, first: list[Entry]) -> None:
        """Makes a new table durable."""
        self._make_room()
        await kept(self._store.create(spec, today(), first))

    @asynccontextmanager
    async def locked(self, table: str) -> AsyncIterator[OpenTable]:
        """A table to be shown, locked; everything that is in it is durable.

        It is left a whole number of quanta after somebody came, also where nothing is changed: how long they waited
        for the table would tell that something happens there.
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
        """A table to be looked at by somebody. It is locked only while something is under way that they are about to
        be told: what they must not notice holds no look up. What is done meanwhile waits for nothing.
        """
        found = await self.find(table)
        if not found.gone and found.timing.open_to(who(found)):
            yield found
            return
        async with self.locked(table) as found:
            yield found

    @asynccontextmanager
    async def at(self, table: str) -> AsyncIterator[ActiveTable]:
        """A table to be played at, locked."""
        async with self.locked(table) as found:
            yield playable(found)

    async def find(self, table: str) -> OpenTable:
        """A table, not locked: only what was kept of it may be shown."""
        found = self._live.get(table) or await self._in_memory(table)
        found.last_used = time.monotonic()
        self._used(found)
        return found

    async def _in_memory(self, table: str) -> OpenTable:
        if table in self._going:
            raise self._no_table()
        task = self._loading.get(table)
        if task is None:
            task = self._loading[table] = asyncio.create_task(self._load(table))
            task.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(task)

    async def _load(self, table: str) -> OpenTable:
        stored = await kept(self._store.load(table))
        if stored is None:
            raise self._no_table()
        self._make_room()
        found = self._live[table] = await self._open(stored)
        found.count_rate_capped(*stored.lines)
        if isinstance(found, ActiveTable):
            self._opened(found)
        return found

    async def _open(self, stored: Stored) -> OpenTable:
        """A table from the store. A finished game is shown as it was kept, unless that would be the same."""
        spec, lines, finished = stored
        if finished is None:
            return ActiveTable(spec, len(lines), await self._rebuilt(stored), self._clock)
        room = None
        try:
            room = await self._rebuilt(stored)
        except Refusal as refusal:
            if refusal.status == 503:
                raise
        if room is not None and room.variant.game.version == finished.rules:
            active = ActiveTable(spec, len(lines), room, self._clock)
            active.kept_record = finished.record
            return active
        return ArchivedTable(spec, len(lines), finished, room, lines)

    async def _rebuilt(self, stored: Stored) -> Room:
        spec, lines, _ = stored
        return await self._workshop.do(spec.id, partial(rebuild, spec, lines), Rank.TURN)

    # ---- letting them go ----

    def _make_room(self) -> None:
        """Lets the longest idle tables go when there are too many in memory, or too long ones."""
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
            raise Refusal(503, "too_many_tables", "Too many tables are being played at. Try again later.")

    def sweep(self) -> None:
        """Lets tables go that nobody has used for a while."""
        limit = time.monotonic() - self._settings.idle_after
        for table in [table for table, active in self._live.items() if active.idle and active.last_used < limit]:
            self._forget(table)

    async def clear(self, when: Idle) -> None:
        """Deletes the tables that are kept no longer, a few at a time; those that somebody uses stay."""
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
        deleted = f" Where nobody has played for {days} days it is deleted." if days else ""
        return Refusal(404, "no_table", f"There is no such table.{deleted}")

    def _forget(self, table: str) -> None:
        self._live.pop(table).drop("idle")

    def abandon(self, table: OpenTable) -> None:
        """What is in memory was never kept: load it anew."""
        self._live.pop(table.spec.id, None)
        table.drop("The table has to be loaded anew.")

    async def close(self) -> None:
        """Says goodbye to everybody; what is under way is finished."""
        for active in list(self._live.values()):
            async with active.lock:
                active.drop("The server is being restarted.")


def playable(table: OpenTable) -> ActiveTable:
    """The table as one that is played at; raises Refusal where only what was kept of it is shown."""
    if isinstance(table, ArchivedTable):
        raise table.refusal()
    assert isinstance(table, ActiveTable)
    return table
