"""The rooms to which tables go back when another server has changed them first.

Where servers share a database, each table in memory has a second room. It stands as everybody here has been told. When
what was done in the first room has to be undone, it is ready at once. It goes on from a snapshot of the first room.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from functools import partial

from sandtable.host.hub.background import BackgroundJobs
from sandtable.host.refusals import Refusal
from sandtable.host.settings import Settings
from sandtable.host.store.keeping import kept
from sandtable.host.store.store import Store
from sandtable.host.table.active_table import ActiveTable
from sandtable.host.table.per_table import tasks_per_table
from sandtable.host.table.snapshots import go_on, take


class StoredRooms:
    """The second rooms of all tables in memory. `catch_up` carries out what other servers have done at a table."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        background: BackgroundJobs,
        catch_up: Callable[[ActiveTable], Awaitable[None]],
    ) -> None:
        self._settings = settings
        self._store = store
        self._background = background
        self._catch_up = catch_up
        self._making = tasks_per_table()

    def make(self, active: ActiveTable) -> None:
        """Make the second room of a table, beside other work."""
        making = self._making.of(active)
        if self._settings.shared and active.stored_room is None and (0 not in making or making[0].done()):
            making[0] = asyncio.create_task(self._make(active))

    async def _make(self, active: ActiveTable) -> None:
        id = active.spec.id
        with contextlib.suppress(Refusal):  # without it, going back takes longer
            async with active.lock:
                taken, lines = take(active.room), active.lines
            room = await self._background.do(id, partial(go_on, active.spec, taken))
            async with active.lock:
                if active.gone:
                    return
                await self._catch_up(active)
                later = await kept(self._store.lines(id, lines))
                for line in later[: active.lines - lines]:
                    room.do(line)
                active.stored_room = active.lines, room
