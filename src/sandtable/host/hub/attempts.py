"""Requests that a server would refuse, although another has done what they need.

Where servers share the database, a server hears of the others a moment later. Before it refuses a request because of
how a table stands, it looks at the table's log. What it finds there is told with the answer, in the same quantum, so
that the time of the answer does not tell whether there was anything.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any, TypeVar

from sandtable.host.clocks import Clock
from sandtable.host.hub.tables import Tables
from sandtable.host.refusals import Refusal, Stale
from sandtable.host.settings import Settings
from sandtable.host.store.keeping import undisturbed
from sandtable.host.table.open_table import OpenTable

T = TypeVar("T")
Locked = TypeVar("Locked", bound=OpenTable)
News = Callable[[OpenTable, float], Coroutine[Any, Any, None]]


class Attempts:
    """The requests of one server.

    `hear` carries out what other servers have added to a table's log, and `tell` tells it, unless a change has told it
    already. Both get the moment when the request was attempted.
    """

    def __init__(self, settings: Settings, tables: Tables, clock: Clock, hear: News, tell: News) -> None:
        self._shared = settings.shared
        self._tables = tables
        self._clock = clock
        self._hear = hear
        self._tell = tell

    async def at(self, table: Locked, work: Callable[[Locked], Awaitable[T]]) -> T:
        """Return what `work` answers at a table that the caller has locked.

        If it is refused and the table stands otherwise than this server knew, the work is done once more.
        """
        known, arrived = table.lines, self._clock.now()
        try:
            return await work(table)
        except (Refusal, Stale) as refused:
            if not (self._shared and _may_have_changed(refused) and not table.gone):
                raise
            if table.lines == known and table.looks.take():
                await undisturbed(self._hear(table, arrived))
            if table.lines == known:
                raise
        try:
            return await work(table)
        finally:
            if not table.gone:
                await undisturbed(self._tell(table, arrived))

    async def meet(self, table: str, who: Callable[[OpenTable], int]) -> None:
        """Raise the Refusal of a caller whom `who` does not find among the viewers of a table."""
        if not self._shared:
            return
        try:
            who(await self._tables.find(table))
        except Refusal:

            async def met(found: OpenTable) -> int:
                return who(found)

            async with self._tables.locked(table) as found:
                await self.at(found, met)

    async def hear_of(self, table: str, holder: str) -> None:
        """Look at the log if this server knows no seat that the token with this hash holds."""

        def who(found: OpenTable) -> int:
            seat = found.seat_held_by(holder)
            if seat is None:
                raise Refusal(403, "wrong_token-seat")
            return seat

        with suppress(Refusal):
            await self.meet(table, who)

    async def glimpse(self, table: str, who: Callable[[OpenTable], int]) -> tuple[OpenTable, int]:
        """Return a table that is only to be listed, as `Tables.glimpse` does, and its viewer, or refuse as `meet`."""
        found = await self._tables.glimpse(table)
        try:
            return found, who(found)
        except Refusal:
            await self.meet(table, who)
        found = await self._tables.glimpse(table)
        return found, who(found)


def _may_have_changed(refused: Refusal | Stale) -> bool:
    """Return whether a request is refused because of how the table stands, not because of what it says."""
    return isinstance(refused, Stale) or refused.status in (403, 409)
