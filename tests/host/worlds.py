"""Two tables on servers of their own, and all that is sent there: worlds that a viewer must not tell apart."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from itertools import product
from pathlib import Path
from typing import Literal

import msgspec
import pytest
from tests.comparing import assert_same
from tests.host.games import NORTH, SOUTH, setup, spec
from tests.host.reactions import StillClock, everything_else

from sandtable.host.bots.bots import BotPools
from sandtable.host.hub.hub import Hub
from sandtable.host.metrics import Metrics
from sandtable.host.protocol import encode
from sandtable.host.protocol.public import Public
from sandtable.host.protocol.table import ByDay, Live
from sandtable.host.refusals import Refusal
from sandtable.host.settings import Settings
from sandtable.host.store.entries import Acted, DrawSaid, Entry, Relieved, Took, Undone
from sandtable.host.store.store import Store
from sandtable.host.table import showing
from sandtable.host.table.active_table import ActiveTable
from sandtable.host.table.connection import Connection
from sandtable.host.table.given import Act
from sandtable.host.tokens import digest

WORLDS = ("plain", "mirrored")
PARTIAL = ("", "a4", "e4", "e4-e5", "j7", "a9-a10", "place", "setup 10@a4", "help e4", "resign", "nonsense")


class World:
    """One table, and all that its listeners are sent."""

    def __init__(self, hub: Hub, active: ActiveTable, listeners: dict[int, Connection], clock: StillClock) -> None:
        self.hub = hub
        self.clock = clock
        self.active = active
        self.listeners = listeners
        self.followers: dict[int, Connection] = {}  # second pages of the same viewers, which follow by deltas
        self._pages = {viewer: [connection] for viewer, connection in listeners.items()}  # of each, one after the other
        self.published: list[Public] = []  # what the club is told
        hub.publish = self.published.append

    @classmethod
    async def open(cls, folder: Path, name: str, time: Live | ByDay | None = None, standin: bool = False) -> World:
        settings = Settings(db=str(folder / f"{name}.db"), outbox=100_000)
        clock = StillClock()
        hub = Hub(settings, await Store.open(settings.db), BotPools(0, 1.0), Metrics(), clock)
        people = [Took(seat, f"P{seat}", digest(f"token {seat}")) for seat in ((SOUTH,) if standin else (SOUTH, NORTH))]
        plan = msgspec.structs.replace(spec(), time=time, standin=standin)
        await hub.create(plan, list(people))
        listeners = {viewer: Connection(-1, settings.outbox) for viewer in (*(person.seat for person in people), -1)}
        active = None
        for viewer, connection in listeners.items():
            active = await hub.listen(plan.id, connection, f"token {viewer}" if viewer >= 0 else None, None)
        assert isinstance(active, ActiveTable)
        world = cls(hub, active, listeners, clock)
        for viewer in listeners:
            world.followers[viewer] = await world.open_page(viewer, deltas=True)
        return world

    async def open_page(self, viewer: int, deltas: bool) -> Connection:
        page = Connection(-1, self.hub.settings.outbox)
        page.deltas = deltas
        self._pages[viewer].append(page)
        await self.hub.listen(self.active.room.spec.id, page, f"token {viewer}" if viewer >= 0 else None, None)
        return page

    async def do(self, entry: Entry) -> None:
        async with self.hub.tables.at(self.active.room.spec.id) as active:
            await self.hub.change(active, entry)
        await everything_else()

    async def act(self, seat: int, action: int | str) -> None:
        await self.do(Acted(seat, action, self.active.room.match.viewers[seat].seq))

    async def relieve(self, seat: int) -> None:
        """Let a person relieve a stand-in, and open a page."""
        await self.do(Relieved(seat, f"P{seat}", digest(f"token {seat}")))
        self._pages[seat] = []
        self.listeners[seat] = await self.open_page(seat, deltas=False)
        self.followers[seat] = await self.open_page(seat, deltas=True)

    async def undo(self, seat: int) -> None:
        await self.do(Undone(seat, self.active.room.match.viewers[seat].seq))

    async def draw(self, seat: int, answer: Literal["offer", "accept", "decline"]) -> None:
        await self.do(DrawSaid(seat, answer))

    async def rematch(self, seat: int, yes: bool) -> None:
        async with self.active.lock:
            await self.hub.rematch(self.active, seat, yes)

    async def go(self, seat: int) -> None:
        """Close the seat's page, and let much time pass."""
        for pages in (self.listeners, self.followers):
            await self.hub.leave(self.active, pages[seat])
        missed = self.active.room.absent_seats.awaited() - self.active.here()
        await self.clock.pass_by(0)
        await self.clock.pass_by(self.hub.settings.absent_after)
        while not all(map(self.active.room.absent_seats.is_away, missed)):  # until it is on the disk
            await asyncio.sleep(0.001)
        async with self.active.lock:
            pass

    async def come(self, seat: int) -> None:
        """Open the seat's page again."""
        self.listeners[seat] = await self.open_page(seat, deltas=False)
        self.followers[seat] = await self.open_page(seat, deltas=True)

    def told(self, viewer: int) -> set[str]:
        """Return the kinds of all events of the game that a viewer was told."""
        number = self.active.room.match.spectator if viewer < 0 else viewer
        return {json.loads(bytes(event))["kind"] for event in self.active.room.match.viewers[number].log}

    def is_here(self, seat: int) -> bool:
        return self.listeners[seat] in self.active.connections

    async def close(self) -> None:
        await self.hub.tables.close()
        await self.hub.store.close()

    def pages(self, viewer: int) -> list[Connection]:
        """Return all pages that a viewer has opened."""
        return self._pages[viewer]

    def sent(self, viewer: int) -> list[str]:
        return [message for page in self._pages[viewer] for message in page.queued]

    def shown(self, viewer: int) -> bytes:
        """Return what a request for the table would be answered."""
        number = self.active.room.match.spectator if viewer < 0 else viewer
        snapshot = self.active.snapshot(number)
        return encode(snapshot) + showing.record_of(self.active.room, number)().encode()

    def counted(self) -> str:
        """Return what /metrics would say."""
        tables = self.hub.tables
        return self.hub.metrics.text(tables.count, tables.connections, {})

    async def sent_anew(self, viewer: int) -> list[str]:
        """Return what a returning page is sent that has missed nothing, a little or everything, or was too slow."""
        number = self.active.room.match.spectator if viewer < 0 else viewer
        n = self.active.room.match.viewers[number].n
        heard: list[str] = []
        for since, deltas in product((n, max(0, n - 3), 0, None), (False, True)):
            page = Connection(-1, self.hub.settings.outbox)
            page.deltas = deltas
            await self.hub.listen(self.active.room.spec.id, page, f"token {viewer}" if viewer >= 0 else None, since)
            if since == n:
                await self.hub.catch_up(self.active, page)
            await self.hub.leave(self.active, page)
            heard += page.queued
        return heard

    def previews(self, viewer: int) -> list[str]:
        """Return the previews of a viewer's half-made choices."""
        heard = []
        for partial in PARTIAL:
            try:
                heard.append(repr(self.active.room.match.preview(viewer, partial)))
            except Refusal as no:
                heard.append(no.message)
        return heard

    def refusals(self, seat: int) -> list[tuple[str, str, str | None]]:
        """Return the refusals of a seat's impossible actions."""
        match, heard = self.active.room.match, []
        variant = match.umpire.variant
        possible = {*match.umpire.legal(seat), *variant.unlisted}
        for action in range(0, variant.actions, 17):
            if action not in possible:
                with pytest.raises(Refusal) as refusal:
                    match.act(Act(seat, action, match.viewers[seat].seq))
                heard.append((refusal.value.error, refusal.value.message, refusal.value.clause))
        return heard

    def legal(self, seat: int) -> list[int]:
        return self.active.room.match.umpire.legal(seat)


@pytest.fixture
async def worlds(tmp_path: Path) -> AsyncIterator[list[World]]:
    opened = [await World.open(tmp_path, name) for name in WORLDS]
    yield opened
    for world in opened:
        await world.close()


def same_news(worlds: list[World], viewer: int) -> None:
    """Check that messages, the table's state, the server's public metrics and all that the club is told are the same
    in both worlds.
    """
    first, second = worlds
    number = first.active.room.match.spectator if viewer < 0 else viewer
    assert_same(first.active.table(number), second.active.table(number))
    assert_same(first.sent(viewer), second.sent(viewer))
    assert_same(first.counted(), second.counted())
    assert_same(first.published, second.published)


async def same_answers(worlds: list[World], viewer: int) -> None:
    """Check that a viewer's own requests get the same answers: resumed pages, previews, refusals.

    Nobody else hears of these requests.
    """
    first, second = worlds
    assert_same(await first.sent_anew(viewer), await second.sent_anew(viewer))
    if viewer >= 0:
        assert_same(first.previews(viewer), second.previews(viewer))
        assert_same(first.refusals(viewer), second.refusals(viewer))


def same(worlds: list[World], viewer: int) -> None:
    first, second = worlds
    same_news(worlds, viewer)
    assert_same(first.shown(viewer), second.shown(viewer))


def swapped(text: str, *pairs: tuple[str, str]) -> str:
    """Return a set-up with pieces replaced, each written as `10@a4`."""
    for old, new in pairs:
        text = text.replace(f" {old}", f" {new}")
    return text


NORTH_LEAVES_A_FILE = swapped(setup(NORTH), ("10@a7", "10@j9"), ("F@a8", "F@i9"), ("2@j7", "5@j7"), ("5@j8", "2@j8"))
A_CORPORAL_WALKS = swapped(setup(SOUTH), ("10@a4", "3@a4"), ("3@e3", "10@e3"))
A_SCOUT_WALKS = swapped(A_CORPORAL_WALKS, ("3@a4", "2@a4"), ("2@g4", "3@g4"))
TO_THE_BACK_ROW = "j4-j7 b7-b6 a4-a5 b6-b7 a5-a6 e7-e6 a6-a7 e6-e7 a7-a8 b7-b6 a8-a9 b6-b7".split()
"""South loses a Scout, then walks up the first file."""


async def before_the_back_row(worlds: list[World]) -> None:
    for world, south in zip(worlds, (A_CORPORAL_WALKS, A_SCOUT_WALKS), strict=True):
        await world.act(SOUTH, south)
        await world.act(NORTH, NORTH_LEAVES_A_FILE)
        for number, move in enumerate(TO_THE_BACK_ROW):
            await world.act(number % 2, move)
