"""A server with one timed table, in this process."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable

import msgspec
import sqlalchemy as sa
from tests.host.games import NORTH, SOUTH, setup, spec

from sandtable.host.bots.bots import BotPools
from sandtable.host.clocks import Clock
from sandtable.host.hub.hub import Hub
from sandtable.host.metrics import Metrics
from sandtable.host.protocol.table import ByDay, Live
from sandtable.host.settings import Settings
from sandtable.host.store.entries import Entry, Flagged, Took
from sandtable.host.store.schema import DUE
from sandtable.host.store.store import Store
from sandtable.host.table.active_table import ActiveTable
from sandtable.host.tokens import digest

TIME = Live(initial=300, increment=5, setup=120)


class Node:
    """A server, with one table."""

    def __init__(self, store: Store, table: str, clock: Clock | None = None, bots: BotPools | None = None) -> None:
        self.store, self.table = store, table
        settings = Settings(db="unused", nodes=2 if store.shared else 1, bot_delay=0.0)
        self.hub = Hub(settings, store, bots or BotPools(0, 1.0), Metrics(), clock or Clock(store.shared))
        self._running: asyncio.Task[None] | None = None

    def run(self) -> None:
        """Do what is due at this server."""
        self._running = asyncio.create_task(self.hub.do_what_is_due())

    async def do(self, entry: Entry) -> None:
        async with self.hub.tables.at(self.table) as active:
            await self.hub.change(active, entry)

    async def act(self, seat: int, action: int | str | None = None) -> None:
        """Act for a seat as a page does; by default take its first choice."""
        async with self.hub.tables.at(self.table) as active:
            viewer = active.room.match.viewers[seat]
            await self.hub.act(active, seat, viewer.question[0] if action is None else action, viewer.seq)

    async def lay_out(self) -> None:
        for seat in (SOUTH, NORTH):
            await self.act(seat, setup(seat))

    @property
    def active(self) -> ActiveTable:
        active = self.hub.tables.in_memory[self.table]
        assert isinstance(active, ActiveTable)
        return active

    def left(self, seat: int) -> int:
        assert self.active.room.clocks is not None
        return self.active.room.clocks.left[seat]

    async def lines(self) -> list[Entry]:
        return await self.store.lines(self.table, 0)

    async def until(self, happened: Callable[[list[Entry]], bool]) -> list[Entry]:
        """Return the log when it is so."""
        while not happened(lines := await self.lines()):
            await asyncio.sleep(0.05)
        return lines

    async def close(self) -> None:
        """End when what is under way has been stored."""
        await asyncio.gather(*self.hub.due.doing, return_exceptions=True)
        if self._running is not None:
            self._running.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._running
        await self.hub.tables.close()
        self.hub.background.close()


async def found(store: Store, time: Live | ByDay, *bots: str, id: str = "t" * 12) -> str:
    """Create a table of Lightning at which two people sit; return its id."""
    plan = msgspec.structs.replace(spec(*bots), time=time, id=id)
    people = [seat for seat, seated in enumerate(plan.seats) if seated.kind == "human"]
    await store.create(plan, 0, [Took(seat, f"P{seat}", digest(f"token {seat}")) for seat in people])
    return plan.id


def flags(lines: list[Entry]) -> list[Flagged]:
    return [line for line in lines if isinstance(line, Flagged)]


async def pretend_that_time_passed(store: Store, seconds: float) -> None:
    """Let all that is due have been due so much earlier."""
    move = sa.update(DUE).values(at=DUE.c.at - round(seconds * 1000))
    await store.change(lambda connection: connection.execute(move))
