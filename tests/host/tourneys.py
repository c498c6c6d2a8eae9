"""Players of tournaments at an application in this process."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import Any

import httpx2
import pytest
import sqlalchemy as sa
from tests.host.browsers import Browser, House
from tests.host.lobbies import DAILY, TEN
from tests.host.members import register

from sandtable.host.club import voices
from sandtable.host.club.tournaments import course
from sandtable.host.store.database_clock import now
from sandtable.host.store.schema import TOURNAMENTS
from sandtable.host.store.tournaments import touch

SWISS = {"kind": "swiss", "rounds": 3, "time": DAILY}
ROUND_ROBIN = {"kind": "round_robin", "time": DAILY}
ARENA = {"kind": "arena", "minutes": 60, "time": TEN}
LATER = int(time.time()) + 24 * 3600
NAMES = ("Anna", "Berta", "Clara", "Dora", "Emma", "Frida", "Greta", "Hanna")


def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nobody wait between rounds, nor long for what nobody has heard of, and let nobody count as new."""
    monkeypatch.setattr(voices, "KNOWN_AFTER", 0)
    monkeypatch.setattr(course, "BREAK", 0)
    monkeypatch.setattr(course, "CHECKED_EVERY", 100)


class Entrant:
    """A player with an account, in a browser."""

    def __init__(self, browser: Browser, name: str) -> None:
        self.browser = browser
        self.name = name

    async def hold(self, **wanted: Any) -> httpx2.Response:
        usual = {"name": "Cup", "variant": "stratego-lightning", "players": 2, "starts": int(time.time())}
        return await self.browser.post("/api/tournaments", {**usual, **wanted})

    async def held(self, **wanted: Any) -> str:
        """Hold a tournament; return its id."""
        made = await self.hold(**wanted)
        assert made.status_code == 200, made.text
        return str(made.json()["id"])

    async def enter(self, id: str, partner: str | None = None) -> httpx2.Response:
        return await self.browser.post(f"/api/tournaments/{id}/entry", {"partner": partner})

    async def withdraw(self, id: str) -> httpx2.Response:
        return await self.browser.delete(f"/api/tournaments/{id}/entry")

    async def see(self, id: str) -> dict[str, Any]:
        seen = await self.browser.get(f"/api/tournaments/{id}")
        assert seen.status_code == 200, seen.text
        return dict(seen.json())

    async def until(self, id: str, done: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Return the tournament when something is so."""
        while not done(seen := await self.see(id)):
            await asyncio.sleep(0.05)
        return seen

    async def table(self, id: str) -> str:
        """Return the path of the table of the player's game, when there is one."""
        seen = await self.until(id, lambda seen: bool(seen["entry"] and seen["entry"]["table"]))
        return f"/api/tables/{seen['entry']['table']}"


async def entrant(house: House, name: str) -> Entrant:
    browser = await house.browser()
    await register(browser, name)
    return Entrant(browser, name)


async def entrants(house: House, names: Sequence[str]) -> list[Entrant]:
    return [await entrant(house, name) for name in names]


async def lose(path: str, winner: Entrant, loser: Entrant) -> None:
    """Play a game at a table, which the second player leaves when it has begun."""
    for one in (winner, loser):
        await one.browser.lay_out(path)
    for one in (winner, loser, winner):
        seen = (await one.browser.get(path)).json()
        if seen["ask"] is not None:
            moved = await one.browser.act(path, seen["legal"][0]["id"])
            assert moved.status_code == 200, moved.text
    left = await loser.browser.post(f"{path}/leave", {})
    assert left.status_code in (200, 204), left.text


async def begin(house: House, id: str) -> None:
    """Let a tournament begin now. Until then its players had all the time to enter."""

    def bring_forward(connection: sa.Connection) -> None:
        connection.execute(sa.update(TOURNAMENTS).where(TOURNAMENTS.c.id == id).values(starts=now(connection)))
        touch(id, connection)

    await house.store.lobby.change(bring_forward)
    house.app.state.hub.due.look()


def by_name(seen: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """Return the entrants of a tournament by the names of their players."""
    return {" + ".join(one["names"]): one for one in seen["entrants"]}


def names(seen: dict[str, Any]) -> dict[int, str]:
    return {one["number"]: " + ".join(one["names"]) for one in seen["entrants"]}


async def play_round(id: str, players: dict[str, Entrant], seen: dict[str, Any]) -> None:
    """Play all games of a tournament that go on; the first in the alphabet wins."""
    called = names(seen)
    for pairing in seen["pairings"]:
        if pairing["result"] is None:
            winner, loser = sorted((called[pairing["first"]], called[pairing["second"]]))
            await lose(f"/api/tables/{pairing['table']}", players[winner], players[loser])
