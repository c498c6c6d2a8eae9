"""Bots of accounts at an application in this process: each shows its token with every request."""

from __future__ import annotations

from typing import Any

import httpx2
from tests.host.browsers import Browser, House
from tests.host.lobbies import LobbyPage
from tests.host.members import register


class Robot(Browser):
    """A program that shows a bot's token, and no cookie."""

    token = ""

    async def get(self, path: str, **headers: str) -> httpx2.Response:
        return await self.http.get(path, headers={**self.shown, **headers})

    async def post(self, path: str, body: object, **headers: str) -> httpx2.Response:
        return await self.http.post(path, json=body, headers={**self.shown, **headers})

    async def put(self, path: str, body: object) -> httpx2.Response:
        return await self.http.put(path, json=body, headers=self.shown)

    async def delete(self, path: str) -> httpx2.Response:
        return await self.http.delete(path, headers=self.shown)

    @property
    def shown(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"}


async def make(owner: Browser, name: str = "Rook") -> dict[str, Any]:
    """Make a bot of the account of a browser; return the answer."""
    made = await owner.post("/api/me/bots", {"name": name})
    assert made.status_code == 200, made.text
    return dict(made.json())


async def robot(house: House, token: str) -> Robot:
    """Return a program with a token."""
    browser = await house.browser(agent="")
    made = Robot(browser.http, browser.app)
    made.token = token
    return made


async def new_robot(house: House, name: str = "Rook", owner: str = "Olga") -> Robot:
    """Return a program with the token of a new bot of a new account."""
    browser = await house.browser()
    await register(browser, owner)
    return await robot(house, (await make(browser, name))["token"])


async def in_lobby(robot: Robot) -> LobbyPage:
    """Let a bot follow the lobby, open to a game."""
    return await LobbyPage(robot, "").open(open=True)
