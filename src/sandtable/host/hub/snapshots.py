"""The snapshots of tables under way, so that a long log need not be carried out again when its table is loaded.

When a table has changed often enough since its last snapshot, a new one is taken, beside other work. It is stored a
little later: the changes after it are carried out again when the table is loaded, and those who come back are sent the
last of them. Only changes that everybody notices count, so that the time of this work tells nothing.
"""

from __future__ import annotations

import asyncio
import contextlib
from dataclasses import dataclass
from functools import partial

from sandtable.games import games
from sandtable.host.hub.background import BackgroundJobs
from sandtable.host.refusals import Refusal
from sandtable.host.store.keeping import kept
from sandtable.host.store.snapshots import Snapshot
from sandtable.host.store.store import Store
from sandtable.host.table.active_table import ActiveTable
from sandtable.host.table.fingerprint import fingerprint
from sandtable.host.table.per_table import PerTable
from sandtable.host.table.snapshots import pack, take
from sandtable.host.table.viewer import HISTORY

EVERY = 100
"""Changes from one snapshot of a table to the next. Carrying them out again takes some 25 ms with compiled rules."""


@dataclass(slots=True)
class _Progress:
    """The work on the snapshots of a table, and the snapshot that has been taken and is to be stored."""

    working: asyncio.Task[None] | None = None
    taken: Snapshot | None = None

    def stop(self) -> None:
        """Stop the work."""
        if self.working is not None:
            self.working.cancel()


class Snapshots:
    """The snapshots of all tables in memory."""

    def __init__(self, store: Store, background: BackgroundJobs) -> None:
        self._store = store
        self._background = background
        self._progress = PerTable(_Progress, _Progress.stop)
        for game in games():
            fingerprint(game)  # now, as the sources on the disk may be replaced while the server runs

    def note(self, active: ActiveTable) -> None:
        """Go on with the snapshots of a table that has changed, beside other work."""
        progress = self._progress.of(active)
        if active.over or (progress.working is not None and not progress.working.done()):
            return
        since = active.room.match.noticed - active.room.snapshot_at
        if progress.taken is None:
            work = self._take(active, progress) if since >= EVERY else None
        else:
            ripe = min(since, active.lines - progress.taken.lines) >= HISTORY
            work = self._store_taken(active, progress, progress.taken) if ripe else None
        if work is not None:
            progress.working = asyncio.create_task(work)

    async def _take(self, active: ActiveTable, progress: _Progress) -> None:
        async with active.lock:
            if active.gone or active.over:
                return
            room, lines = active.room, active.lines
            room.snapshot_at = room.match.noticed
            taken = take(room)
        with contextlib.suppress(Refusal):  # the server is busy: there will be another
            packed = partial(pack, room.variant.game, lines, taken)
            progress.taken = await self._background.do(active.spec.id, packed)

    async def _store_taken(self, active: ActiveTable, progress: _Progress, taken: Snapshot) -> None:
        progress.taken = None
        with contextlib.suppress(Refusal):  # it is in the log; there will be another
            await kept(self._store.keep_snapshot(active.spec.id, taken))
