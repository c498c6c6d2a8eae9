"""Games of the toy that end: at an application in this process, and in a room."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx2
from msgspec.structs import replace as changed
from tests.host.conftest import Api
from tests.host.games import spec
from tests.toy import TOY
from tests.versions import ruled

from sandtable.host.clocks import Clock
from sandtable.host.settings import Settings
from sandtable.host.store.entries import Acted, Entry, SeatPlan, Took
from sandtable.host.store.finished import Finished
from sandtable.host.table.active_table import ActiveTable
from sandtable.host.table.room import Room
from sandtable.host.tokens import digest
from sandtable.host.wire.app import create_app

KEPT = Path(__file__).with_name("finished_toy.json")


@asynccontextmanager
async def server(database: str, version: int, replays: tuple[int, ...] = ()) -> AsyncIterator[Api]:
    """Run a server on a database, with the toy at this version."""
    with ruled(version, replays):
        app = create_app(Settings(db=database, hosts=("table.test",), bot_workers=0, bot_delay=0, bot_reaction=0))
        async with app.router.lifespan_context(app):
            transport = httpx2.ASGITransport(app=app, raise_app_exceptions=False)
            async with httpx2.AsyncClient(transport=transport, base_url="http://table.test") as http:
                yield Api(http, app.state.hub)


class Table:
    """A table of the toy for two, with its people's tokens."""

    def __init__(self, id: str, tokens: dict[str, str]) -> None:
        self.path = f"/api/tables/{id}"
        self.id = id
        self.tokens = tokens

    @classmethod
    async def create(cls, api: Api) -> Table:
        made = await api.table("toy", players=2, options={"ply_limit": 3})
        return cls(made["id"], {seat: await api.sit(made, seat, f"{seat}'s") for seat in ("Ada", "Bo")})

    @property
    def viewers(self) -> list[str | None]:
        return [*self.tokens.values(), None]

    async def act(self, api: Api) -> bool:
        """Carry out the first choice of everybody who has one; return False when the game is over."""
        for token in self.tokens.values():
            now = (await api.get(self.path, token)).json()
            if now["table"]["ended"]:
                return False
            if now["legal"]:
                choice = {"action": now["legal"][0]["id"], "seq": now["seq"]}
                assert (await api.post(f"{self.path}/actions", choice, token)).status_code == 200
        return True

    async def play_on(self, api: Api) -> None:
        while await self.act(api):
            pass

    async def shown(self, api: Api) -> list[Any]:
        """Return the table as each viewer is shown it."""
        answers = [await api.get(self.path, token) for token in self.viewers]
        assert all(answer.status_code == 200 for answer in answers), answers[0].text
        return [answer.json() for answer in answers]

    async def record(self, api: Api) -> str:
        [text] = {(await api.get(f"{self.path}/record", token)).text for token in self.viewers}
        return text


def toy_creation(id: str) -> Any:
    options = TOY.read_options({"ply_limit": 3})
    seats = [SeatPlan("human"), SeatPlan("human")]
    return changed(spec(), id=id, variant="toy", rules_version=1, options=options, seats=seats, clock=0)


def played(acts: int) -> list[Entry]:
    """Return the log of a table after this many acts, each the first choice."""
    with ruled(1):
        room = Room(toy_creation("t"))
        log: list[Entry] = [Took(0, "Anna", digest("ada")), Took(1, "Ben", digest("bo"))]
        for entry in log:
            room.do(entry)
        while len(log) < acts + 2 and not room.ended:
            seat = next(seat for seat, viewer in room.match.viewers.items() if viewer.question)
            viewer = room.match.viewers[seat]
            log.append(Acted(seat, viewer.question[0], viewer.seq))
            room.do(log[-1])
        return log


def finished_of(room: Room) -> Finished:
    return ActiveTable(room.spec, 0, room, Clock()).finish()


def over() -> tuple[Room, list[Entry]]:
    log = played(40)
    with ruled(1):
        room = Room(toy_creation("t"))
        for entry in log:
            room.do(entry)
    assert room.ended
    return room, log
