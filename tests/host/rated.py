"""Players with accounts who play for ratings, at an application in this process."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.host.browsers import Browser, House
from tests.host.lobbies import LIGHTNING, TEN, LobbyPage
from tests.host.members import register

LIVE = ("stratego", "live")


async def member(house: House, name: str, line: str = "127.0.0.1") -> LobbyPage:
    """Open the lobby in a new browser, as the holder of an account."""
    browser = await house.browser(line=line)
    await register(browser, name)
    return await LobbyPage(browser, name).enter()


async def seek(page: LobbyPage, *games: dict[str, Any], time: dict[str, Any] = TEN, **more: Any) -> Any:
    """Seek a rated game; return the answer."""
    wish = {"games": list(games) or [LIGHTNING], "times": [time], "rated": True, **more}
    return await page.post("/api/seeks", {"wish": wish})


async def pair(one: LobbyPage, other: LobbyPage, *games: dict[str, Any]) -> str:
    """Let two players find one another; return the path of their table."""
    for page in (one, other):
        sought = await page.sought(await seek(page, *games))
    return f"/api/tables/{sought['table']}"


async def begin(*players: LobbyPage, path: str) -> str:
    """Let the players at a table of Lightning lay out their armies, and each move once; return the path."""
    for page in players:
        await page.browser.lay_out(path)
    for _ in players:
        await move(*players, path=path)
    return path


async def move(*players: LobbyPage, path: str) -> None:
    """Let the player whose turn it is take the first choice. A server may be a moment behind another."""
    while True:
        for page in players:
            seen = (await page.browser.get(path)).json()
            if seen["legal"]:
                moved = await page.browser.act(path, seen["legal"][0]["id"])
                if moved.status_code == 200:
                    return
        await asyncio.sleep(0.01)


async def resign(page: LobbyPage, path: str) -> None:
    left = await page.browser.post(f"{path}/leave", {})
    assert left.status_code == 200, left.text


async def lose(loser: LobbyPage, winner: LobbyPage) -> str:
    """Let one player lose a rated game of Lightning against another; return the path of the table."""
    path = await begin(loser, winner, path=await pair(loser, winner))
    await resign(loser, path)
    return path


async def ratings(browser: Browser, path: str) -> dict[str, Any]:
    """Return the ratings on the plates of a table, by names."""
    table = (await browser.get(path)).json()["table"]
    return {seat["name"]: seat["rating"] for seat in table["seats"]}


async def rated(browser: Browser, path: str) -> str | None:
    """Return whether a table is rated, as a browser is shown it."""
    return (await browser.get(path)).json()["table"]["rated"]  # type: ignore[no-any-return]
