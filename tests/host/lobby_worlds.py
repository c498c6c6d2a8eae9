"""An open table at a server of its own, and a page of the lobby that lists it."""

from __future__ import annotations

from pathlib import Path

from tests.host.games import SEED
from tests.host.reactions import Noted, StillClock, everything_else

from sandtable.games import variant
from sandtable.host.bots.bots import BotPools
from sandtable.host.club.lobby import Visitor
from sandtable.host.club.meeting import Meeting
from sandtable.host.club.rated import RatedPlay
from sandtable.host.hub.hub import Hub
from sandtable.host.metrics import Metrics
from sandtable.host.settings import Settings
from sandtable.host.store.entries import Acted, Entry, SeatPlan, TableSpec, Took
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
        rated = RatedPlay(hub.store.ratings)
        games = ClubGames(hub, hub.store.people, rated)
        meeting = Meeting(hub.store.lobby, games, rated, clock, "node", hub.due.look)
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
        while not self.meeting.heard.empty():
            await self.hub.store.lobby.put(self.meeting.heard.get_nowait())
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
        await self.hub.store.close()
