"""Tests of what one address can ask of the lobby: beyond its limits one sentence each, and nothing is lost."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import httpx2
from tests.host.browsers import ADDRESS, House
from tests.host.lobbies import LobbyPage, club, page, wish

MANY = 2000


async def from_address(here: House, address: str) -> LobbyPage:
    """Open the lobby at an address of its own."""
    opened = await page(here, address)
    opened.browser.http = httpx2.AsyncClient(
        transport=httpx2.ASGITransport(app=here.app, client=(address, 1)), base_url=ADDRESS
    )
    return opened


async def test_a_flood_of_seeks_from_one_address_stops_nobody_else(tmp_path: Path) -> None:
    """Each comes from a browser that nobody knows."""
    async with club(tmp_path / "games.db", too_fast_waits=0.0, new_table_waits=0.0) as here:
        anna = await from_address(here, "10.0.0.1")
        await anna.seek(stays=True)
        body = json.dumps({"name": "Nobody", "wish": wish({"variant": "stratego-campaign", "players": 2})})
        headers = {"Origin": ADDRESS, "Content-Type": "application/json"}
        flood = httpx2.ASGITransport(app=here.app, client=("10.0.0.2", 1))

        async def ask() -> httpx2.Response:
            request = httpx2.Request("POST", f"{ADDRESS}/api/seeks", headers=headers, content=body)
            answer = await flood.handle_async_request(request)
            await answer.aread()
            return answer

        answers = await asyncio.gather(*(ask() for _ in range(MANY)))
        refused = [answer.json() for answer in answers if answer.status_code != 200]
        assert {answer.status_code for answer in answers} <= {200, 429} and len(refused) > MANY / 2
        assert all(problem["message"].endswith((".", "!")) and "\n" not in problem["message"] for problem in refused)
        assert len(await here.rows("players")) < 100, "each would be a player"
        berta = await from_address(here, "10.0.0.3")
        found = await berta.seek()
        assert found["table"] is not None
        assert await anna.browser.games() == [f"/api/tables/{found['table']}"]


async def test_a_player_seeks_one_thing_at_a_time(tmp_path: Path) -> None:
    async with club(tmp_path / "games.db") as here:
        anna = await page(here, "Anna")
        await anna.seek()
        await asyncio.gather(*(anna.seek() for _ in range(50)))
        assert len(await here.rows("seeks")) == 1 == len(await here.rows("players"))
