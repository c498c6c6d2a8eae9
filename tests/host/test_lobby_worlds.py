"""Tests of two servers at whose open table something hidden differs: the pages of the lobby are sent the same bytes, at
the same moments.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import msgspec
import pytest
from tests.comparing import assert_same
from tests.host.games import SEED
from tests.host.reactions import Noted, StillClock, everything_else

from sandtable.games import variant
from sandtable.host.bots.bots import BotPools
from sandtable.host.club.lobby import Visitor
from sandtable.host.club.meeting import Meeting
from sandtable.host.club.rated import RatedPlay
from sandtable.host.hub import bulletin, hub
from sandtable.host.hub.hub import Hub
from sandtable.host.metrics import Metrics
from sandtable.host.protocol.public import Public
from sandtable.host.settings import Settings
from sandtable.host.store.entries import Acted, Entry, Left, SeatPlan, TableSpec, Took
from sandtable.host.store.store import Store
from sandtable.host.table.active_table import ActiveTable
from sandtable.host.table.connection import Connection
from sandtable.host.tokens import digest
from sandtable.host.wire.club_games import ClubGames

VARIANT = variant("stratego-alliance-lightning")
SOUTH, WEST, NORTH, EAST = range(4)


class World:
    """An open table for four at a server of its own, a page of each of its people, and a page of the lobby."""

    def __init__(self, hub: Hub, meeting: Meeting, clock: StillClock, table: ActiveTable) -> None:
        self.hub, self.meeting, self.clock, self.table = hub, meeting, clock, table
        self.lobby = Noted(clock)
        self.pages: dict[int, Connection] = {}

    @classmethod
    async def open(cls, database: Path) -> World:
        clock = StillClock()
        settings = Settings(db=str(database), club=True)
        hub = Hub(settings, await Store.open(settings.db), BotPools(0, 1.0), Metrics(), clock)
        rated = RatedPlay(hub._store.ratings, shared=False)
        games = ClubGames(hub, hub._store.people, rated)
        meeting = Meeting(hub._store.lobby, games, rated, clock, "node", hub.due.look)
        hub.publish = meeting.hear
        seats = [SeatPlan("human")] * 4
        plan = TableSpec(
            "t" * 12, 0, VARIANT.id, VARIANT.game.version, VARIANT.read_options({}), seats, SEED, digest("invite"),
            talk="plan", open=True,
        )  # fmt: skip
        await hub.create(plan, [Took(SOUTH, "Anna", digest("token 0"))])
        found = await hub.tables.find(plan.id)
        assert isinstance(found, ActiveTable)
        world = cls(hub, meeting, clock, found)
        await meeting.lobby.look()
        await meeting.lobby.come(Visitor(world.lobby, None, open=False))
        return world

    async def rest(self) -> None:
        """Let the club do what it does when it has heard of the table, and a second pass."""
        await everything_else(self.hub)
        while not self.meeting._heard.empty():
            await self.hub._store.lobby.put(self.meeting._heard.get_nowait())
            await self.meeting.lobby.look()
            self.meeting.lobby.tell()
        self.clock.time += 1

    async def do(self, entry: Entry) -> None:
        async with self.hub.tables.at(self.table.spec.id) as active:
            await self.hub.change(active, entry)

    async def lay_out(self, seat: int, preset: int) -> None:
        """Lay out one of the armies that the game proposes, in secret."""
        match = self.table.room.match
        name = match.preview(seat, "presets")["presets"][preset]["name"]
        await self.do(Acted(seat, match.preview(seat, f"setup {name}")["action"], match.viewers[seat].seq))

    async def come(self, seat: int) -> None:
        self.pages[seat] = Connection(-1, 1000)
        await self.hub.listen(self.table.spec.id, self.pages[seat], f"token {seat}", None)

    async def go(self, seat: int) -> None:
        await self.hub.leave(self.table, self.pages.pop(seat))

    async def close(self) -> None:
        await self.hub.tables.close()
        await self.hub._store.close()


@pytest.fixture
async def worlds(tmp_path: Path) -> AsyncIterator[list[World]]:
    opened = [await World.open(tmp_path / f"{name}.db") for name in ("one", "other")]
    yield opened
    for world in opened:
        await world.close()


Doing = Callable[[World], Awaitable[None]]


def took(seat: int) -> Doing:
    return lambda world: world.do(Took(seat, f"P{seat}", digest(f"token {seat}")))


ALL_SEE: tuple[Doing, ...] = (
    lambda world: world.come(SOUTH),
    took(WEST),
    lambda world: world.come(WEST),
    lambda world: world.go(SOUTH),
    lambda world: world.do(Left(WEST)),
    lambda world: world.come(SOUTH),
    took(NORTH),
    took(EAST),
    took(WEST),
)
"""What happens at both tables, and everybody sees."""


async def play(worlds: list[World]) -> None:
    """Play the same evening at both tables. At one of them people lay out other armies, and do it sooner."""
    one, other = worlds
    for number, doing in enumerate(ALL_SEE):
        for world in worlds:
            await doing(world)
        if number == 0:
            await one.lay_out(SOUTH, 0)
        if number == 5:
            await other.lay_out(SOUTH, 1)
        if number == 6:
            await one.lay_out(NORTH, 1)
            await other.lay_out(NORTH, 0)
        for world in worlds:
            await world.rest()


async def test_the_lobby_is_told_the_same(worlds: list[World]) -> None:
    await play(worlds)
    one, other = (world.lobby.noted for world in worlds)
    assert len(one) > 6
    assert_same(one, other)


def in_another_order(table: ActiveTable, told: Public) -> Public:
    """A list that names last who is ready."""
    ready = [not table.room.match.viewers[seat].question for seat in range(4)]
    return msgspec.structs.replace(told, seats=[told.seats[seat] for seat in sorted(range(4), key=ready.__getitem__)])


def with_an_option(table: ActiveTable, told: Public) -> Public:
    """A list that names a secret option: how an army was laid out."""
    army = str(dict(table.room.match.umpire.view(SOUTH)))
    return msgspec.structs.replace(told, options={"army": army})


@pytest.mark.parametrize("plant", [in_another_order, with_an_option])
async def test_a_planted_leak_is_found(
    worlds: list[World], plant: Callable[[ActiveTable, Public], Public], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub, "public", lambda table: plant(table, bulletin.public(table)))
    await play(worlds)
    one, other = (world.lobby.noted for world in worlds)
    assert one != other
