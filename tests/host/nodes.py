"""Two servers in this process that share a table."""

from __future__ import annotations

import json
from typing import Any

import msgspec
from tests.host.games import NORTH, SEED, SOUTH, setup
from tests.host.reactions import Memory, Noted, StillClock, everything_else

from sandtable.client.deltas import follow
from sandtable.engine.game import Variant
from sandtable.host.bots.bots import BotPools
from sandtable.host.hub.hub import Hub
from sandtable.host.metrics import Metrics
from sandtable.host.settings import Settings
from sandtable.host.store.entries import Acted, Entry, SeatPlan, TableSpec, Took
from sandtable.host.table.active_table import ActiveTable
from sandtable.host.table.loading import rebuild
from sandtable.host.tokens import digest

WATCHER = -1


class Node:
    """One of two servers that share a store, with a page of every viewer at one table."""

    def __init__(self, store: Memory, clock: StillClock, table: str) -> None:
        settings = Settings(db="unused", nodes=2)
        self.hub = Hub(settings, store, BotPools(0, 1.0), Metrics(), clock)  # type: ignore[arg-type]
        self.clock, self.table = clock, table
        self.pages: dict[int, Noted] = {}

    async def open(self, seats: int) -> Node:
        for viewer in (*range(seats), WATCHER):
            self.pages[viewer] = Noted(self.clock, deltas=True)
            token = None if viewer == WATCHER else f"token {viewer}"
            await self.hub.listen(self.table, self.pages[viewer], token, None)
        await everything_else(self.hub)  # making the second room looks at the log
        return self

    @property
    def active(self) -> ActiveTable:
        active = self.hub.tables.in_memory[self.table]
        assert isinstance(active, ActiveTable)
        return active

    async def do(self, entry: Entry) -> None:
        async with self.hub.tables.locked(self.table) as active:
            await self.hub.change(active, entry)
        await everything_else(self.hub)

    async def act(self, seat: int, action: int | str) -> None:
        await self.do(Acted(seat, action, self.active.room.match.viewers[seat].seq))

    async def lay_out(self) -> None:
        """Lay out the armies of both players of Lightning."""
        for seat in (SOUTH, NORTH):
            await self.act(seat, setup(seat))

    async def follow(self) -> None:
        await self.hub.follow(self.active)
        await everything_else(self.hub)

    def held(self, viewer: int) -> dict[str, Any]:
        """Return what a page holds that has followed from its first message, without a gap."""
        held: dict[str, Any] | None = None
        for message in self.sent(viewer):
            held = follow(held, message)
            assert held is not None, "a number is missing"
        assert held is not None
        return held

    def sent(self, viewer: int) -> list[dict[str, Any]]:
        """Return the updates that a page was sent."""
        messages = [json.loads(text) for _, text in self.pages[viewer].noted]
        return [message for message in messages if message["type"] in ("resync", "delta")]

    def shown(self, viewer: int) -> dict[str, Any]:
        """Return what a viewer is shown in full."""
        match = self.active.room.match
        whole = match.resync(match.spectator if viewer == WATCHER else viewer)
        found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(whole))
        return found


class Shared:
    """A table at two servers."""

    def __init__(self, variant: Variant, talk: bool = False, clock: StillClock | None = None) -> None:
        self.seats = variant.players[0]
        self.clock = clock or StillClock()
        self.store = Memory(self.clock)
        self.spec = TableSpec(
            "t" * 12, 0, variant.id, variant.game.version, variant.read_options({}), [SeatPlan("human")] * self.seats,
            SEED, digest("invite"), talk="always" if talk else None,
        )  # fmt: skip
        self.nodes = [Node(self.store, self.clock, self.spec.id) for _ in range(2)]

    async def __aenter__(self) -> Shared:
        people = [Took(seat, f"P{seat}", digest(f"token {seat}")) for seat in range(self.seats)]
        await self.nodes[0].hub.create(self.spec, list(people))
        for node in self.nodes:
            await node.open(self.seats)
        return self

    async def __aexit__(self, *_: object) -> None:
        for node in self.nodes:
            await node.hub.tables.close()
        await everything_else()

    @property
    def log(self) -> list[Entry]:
        return self.store.tables[self.spec.id].lines

    async def follow(self) -> None:
        for node in self.nodes:
            await node.follow()

    def agree(self, but: int | None = None) -> None:
        """Check that both servers stand as the log says, and that no page has a gap or a wrong picture.

        `but`: a viewer whose pages were closed.
        """
        truth = rebuild(self.spec, self.log).match
        for node in self.nodes:
            assert node.active.lines == len(self.log)
            for viewer in node.pages.keys() - {but}:
                number = truth.spectator if viewer == WATCHER else viewer
                whole = msgspec.json.decode(msgspec.json.encode(truth.resync(number)))
                assert node.shown(viewer) == whole
                held = node.held(viewer)
                assert (held["n"], held["view"], held["ask"]) == (whole["n"], whole["view"], whole["ask"])
                assert held["choices"] == whole["legal"] or held["ask"] is None
