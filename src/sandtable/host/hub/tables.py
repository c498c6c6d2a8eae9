"""The tables in memory: loading them, and letting them go."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial

from sandtable.host.clocks import Clock
from sandtable.host.hub.background import Workshop
from sandtable.host.limits.concurrency import step_aside
from sandtable.host.limits.fair_queue import Rank
from sandtable.host.refusals import Refusal
from sandtable.host.settings import Settings
from sandtable.host.store.clearing import Idle
from sandtable.host.store.entries import Entry, Founding
from sandtable.host.store.keeping import kept, today, undisturbed
from sandtable.host.store.store import Store, Stored
from sandtable.host.table.active_table import Live
from sandtable.host.table.archived_table import Remembered
from sandtable.host.table.loading import rebuild
from sandtable.host.table.room import Room
from sandtable.host.table.subscribers import Audience

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
        workshop: Workshop,
        opened: Callable[[Live], None],
        used: Callable[[Audience], None],
    ) -> None:
        self._settings = settings
        self._store = store
        self._clock = clock
        self._workshop = workshop
        self._opened = opened
        self._used = used
        self._live: dict[str, Audience] = {}
        self._loading: dict[str, asyncio.Task[Audience]] = {}
        self._going: set[str] = set()  # which are being deleted

    @property
    def count(self) -> int:
        """How many tables are in memory."""
        return len(self._live)

    @property
    def connections(self) -> int:
        """How many listeners there are."""
        return sum(len(live.connections) for live in self._live.values())

    # ---- finding one ----

    async def found(self, founding: Founding, first: list[Entry]) -> None:
        """Makes a new table durable."""
        self._make_room()
        await kept(self._store.found(founding, today(), first))

    @asynccontextmanager
    async def look(self, table: str) -> AsyncIterator[Audience]:
        """A table to be shown, locked; everything that is in it is durable.

        It is left a whole number of grains after somebody came, also where nothing is changed: how long they waited
        for the table would tell that something happens there.
        """
        came, even = self._clock.now(), False
        try:
            while True:
                found = await self.find(table)
                async with found.lock:
                    if not found.gone:
                        found.came = came
                        try:
                            yield found
                        finally:
                            even, found.came = found.came is None, None
                        return
        finally:
            if not even:
                step_aside()
                await self._clock.even(came)

    @asynccontextmanager
    async def glance(self, table: str, who: Callable[[Audience], int]) -> AsyncIterator[Audience]:
        """A table to be looked at by somebody. It is locked only while something is under way that they are about to
        be told: what they must not notice holds no look up. What is done meanwhile waits for nothing.
        """
        found = await self.find(table)
        if not found.gone and found.open_to(who(found)):
            yield found
            return
        async with self.look(table) as found:
            yield found

    @asynccontextmanager
    async def at(self, table: str) -> AsyncIterator[Live]:
        """A table to be played at, locked."""
        async with self.look(table) as found:
            yield playable(found)

    async def find(self, table: str) -> Audience:
        """A table, not locked: only what was kept of it may be shown."""
        found = self._live.get(table) or await self._in_memory(table)
        found.last_used = time.monotonic()
        self._used(found)
        return found

    async def _in_memory(self, table: str) -> Audience:
        if table in self._going:
            raise self._no_table()
        task = self._loading.get(table)
        if task is None:
            task = self._loading[table] = asyncio.create_task(self._load(table))
            task.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(task)

    async def _load(self, table: str) -> Audience:
        stored = await kept(self._store.load(table))
        if stored is None:
            raise self._no_table()
        self._make_room()
        found = self._live[table] = await self._open(stored)
        found.count_endless(*stored.lines)
        if isinstance(found, Live):
            self._opened(found)
        return found

    async def _open(self, stored: Stored) -> Audience:
        """A table from the store. A finished game is shown as it was kept, unless that would be the same."""
        founding, lines, finished = stored
        if finished is None:
            return Live(founding, len(lines), await self._rebuilt(stored), self._clock)
        room = None
        try:
            room = await self._rebuilt(stored)
        except Refusal as refusal:
            if refusal.status == 503:
                raise
        if room is not None and room.variant.game.version == finished.rules:
            live = Live(founding, len(lines), room, self._clock)
            live.kept_record = finished.record
            return live
        return Remembered(founding, len(lines), finished, room, lines)

    async def _rebuilt(self, stored: Stored) -> Room:
        founding, lines, _ = stored
        return await self._workshop.do(founding.id, partial(rebuild, founding, lines), Rank.TURN)

    # ---- letting them go ----

    def _make_room(self) -> None:
        """Lets the longest idle tables go when there are too many in memory, or too long ones."""
        many = len(self._live) - self._settings.max_rooms + 1
        heavy = sum(live.weight for live in self._live.values()) - self._settings.max_lines
        if many <= 0 and heavy <= 0:
            return
        idle = sorted((live.last_used, table) for table, live in self._live.items() if live.idle)
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
        for table in [table for table, live in self._live.items() if live.idle and live.last_used < limit]:
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

    def abandon(self, table: Audience) -> None:
        """What is in memory was never kept: load it anew."""
        self._live.pop(table.founding.id, None)
        table.drop("The table has to be loaded anew.")

    async def close(self) -> None:
        """Says goodbye to everybody; what is under way is finished."""
        for live in list(self._live.values()):
            async with live.lock:
                live.drop("The server is being restarted.")


def playable(table: Audience) -> Live:
    """The table as one that is played at; raises Refusal where only what was kept of it is shown."""
    if isinstance(table, Remembered):
        raise table.refusal()
    assert isinstance(table, Live)
    return table
