"""Two tables that differ only in what a viewer cannot know send that viewer the same bytes, through the whole host."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from tests.host.games import NORTH, SOUTH, founding, setup

from sandtable.host.bots import Pool
from sandtable.host.connection import Connection
from sandtable.host.entries import Acted, Took
from sandtable.host.hub import Hub
from sandtable.host.live import Live
from sandtable.host.match import Act
from sandtable.host.metrics import Metrics
from sandtable.host.protocol import encode
from sandtable.host.refusals import Refusal
from sandtable.host.settings import Settings
from sandtable.host.store import Store
from sandtable.host.tokens import digest

WORLDS = ("plain", "mirrored")
REVEALING = {"attacked", "revealed"}


class World:
    """One table, and all that its listeners are sent."""

    def __init__(self, hub: Hub, live: Live, listeners: dict[int, Connection]) -> None:
        self.hub = hub
        self.live = live
        self.listeners = listeners

    @classmethod
    async def open(cls, folder: Path, name: str) -> World:
        settings = Settings(db=str(folder / f"{name}.db"), outbox=100_000)
        hub = Hub(settings, await Store.open(settings.db), Pool(0, 1.0), Metrics())
        people = [Took(seat, f"P{seat}", digest(f"token {seat}")) for seat in (SOUTH, NORTH)]
        plan = founding()
        await hub.found(plan, list(people))
        listeners = {viewer: Connection(-1, settings.outbox) for viewer in (SOUTH, NORTH, -1)}
        live = None
        for viewer, connection in listeners.items():
            live = await hub.listen(plan.id, connection, f"token {viewer}" if viewer >= 0 else None, None)
        assert live is not None
        return cls(hub, live, listeners)

    async def act(self, seat: int, action: int | str) -> None:
        async with self.hub.at(self.live.room.founding.id) as live:
            await self.hub.change(live, Acted(seat, action, live.room.match.viewers[seat].seq))

    async def close(self) -> None:
        await self.hub.close()
        await self.hub._store.close()

    def sent(self, viewer: int) -> list[str]:
        return list(self.listeners[viewer]._outbox)

    def shown(self, viewer: int) -> bytes:
        """What a request for the table would be answered."""
        number = self.live.room.match.spectator if viewer < 0 else viewer
        snapshot = self.live.snapshot(number)
        return encode(snapshot) + self.live.room.record(number).encode()

    def refusals(self, seat: int) -> list[tuple[str, str, str | None]]:
        """What impossible actions of a seat are answered."""
        match, heard = self.live.room.match, []
        variant = match.umpire.variant
        possible = {*match.umpire.legal(seat), *variant.unlisted}
        for action in range(0, variant.actions, 17):
            if action not in possible:
                with pytest.raises(Refusal) as refusal:
                    match.act(Act(seat, action, match.viewers[seat].seq))
                heard.append((refusal.value.error, refusal.value.message, refusal.value.clause))
        return heard

    def legal(self, seat: int) -> list[int]:
        return self.live.room.match.umpire.legal(seat)


@pytest.fixture
async def worlds(tmp_path: Path) -> AsyncIterator[list[World]]:
    opened = [await World.open(tmp_path, name) for name in WORLDS]
    yield opened
    for world in opened:
        await world.close()


def same(worlds: list[World], viewer: int) -> None:
    first, second = worlds
    assert first.sent(viewer) == second.sent(viewer)
    assert first.shown(viewer) == second.shown(viewer)


@pytest.mark.parametrize("seed", range(6))
async def test_what_a_viewer_cannot_know_changes_no_byte(worlds: list[World], seed: int) -> None:
    """North has laid out its army from left to right, or from right to left. South and those who watch cannot tell."""
    rng = random.Random(seed)
    for world, mirrored in zip(worlds, (False, True), strict=True):
        await world.act(SOUTH, setup(SOUTH))
        await world.act(NORTH, setup(NORTH, mirrored))
    assert worlds[0].sent(NORTH) != worlds[1].sent(NORTH), "the worlds do differ"
    while all(not world.live.room.ended for world in worlds):
        for viewer in (SOUTH, -1):
            same(worlds, viewer)
        assert worlds[0].refusals(SOUTH) == worlds[1].refusals(SOUTH)
        seat = worlds[0].live.room.match.umpire.waiting[0]
        common = sorted(set(worlds[0].legal(seat)) & set(worlds[1].legal(seat)))
        if not common:
            break
        action = rng.choice(common)
        for world in worlds:
            await world.act(seat, action)
        if any(f'"kind":"{kind}"' in worlds[0].sent(SOUTH)[-1] for kind in REVEALING):
            break  # from here on they may differ lawfully


async def test_the_order_of_placing_is_nobody_elses_business(worlds: list[World]) -> None:
    """One world places piece by piece and hesitates, the other all at once."""
    slow = worlds[0]
    for piece in setup(NORTH).split()[1:]:
        await slow.act(NORTH, f"place {piece}")
    for viewer in (SOUTH, -1):
        same(worlds, viewer)


async def test_refused_acts_of_others_are_not_heard(worlds: list[World]) -> None:
    busy = worlds[0]
    for action in ("setup", "a7-a6", "place 10@a1"):
        with pytest.raises(Refusal):
            await busy.act(NORTH, action)
    same(worlds, SOUTH)
