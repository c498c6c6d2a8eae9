"""The decisions of bots at tables to which people are connected at several servers: one of the servers asks the bot."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable

from sandtable.host.store.claims import Claim
from sandtable.host.store.due import Due
from sandtable.host.store.store import Store
from sandtable.host.table.active_table import ActiveTable
from sandtable.host.table.per_table import PerTable

CLAIMED_FOR = 2.0
"""Seconds after which another server asks a bot if the server that has asked it has died."""


class Decisions:
    """The claims of this server on what bots owe."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._changes = PerTable(asyncio.Event, asyncio.Event.set)

    def changed(self, active: ActiveTable) -> None:
        """Note that a table has changed: another server may have had a decision."""
        event = self._changes.of(active)
        event.set()
        event.clear()

    @contextlib.asynccontextmanager
    async def claimed(self, active: ActiveTable, what: Due, owed: Callable[[], bool]) -> AsyncIterator[bool]:
        """Claim what a bot owes now, and yield whether it is still owed.

        If another server has claimed it, wait until nothing is owed or the claim is over.
        """
        if not active.elsewhere:
            yield True
            return
        claim = Claim(self._store, what, CLAIMED_FOR)
        while left := await claim.take():
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(left):
                    await self._changes.of(active).wait()
            if active.gone or not owed():
                yield False
                return
        async with claim.renewed():
            yield True
