"""People who talk at tables of an application in this process."""

from __future__ import annotations

from typing import Any

import httpx2
from tests.host.browsers import Browser
from tests.host.lobbies import LobbyPage


async def table_of(south: Browser, north: Browser, names: tuple[str, str] = ("Anna", "Boris"), **request: Any) -> str:
    """Let two sit down at a new table, and lay out their armies; return its path."""
    made = await south.table(**request)
    for browser, seat, name in ((south, "South", names[0]), (north, "North", names[1])):
        await browser.sit(made, seat, name)
    path = f"/api/tables/{made['id']}"
    for browser in (south, north):
        await browser.lay_out(path)
    return path


async def end(browser: Browser, path: str) -> None:
    """End a game by leaving it."""
    left = await browser.post(f"{path}/leave", {})
    assert left.status_code == 200, left.text


async def say(browser: Browser, path: str, text: str, **body: Any) -> dict[str, Any]:
    """Write a line; return the chat."""
    said = await browser.post(f"{path}/chat", {"text": text, **body})
    assert said.status_code == 200, said.text
    return dict(said.json())


async def phrase(browser: Browser, path: str, phrase: str, **body: Any) -> httpx2.Response:
    return await browser.post(f"{path}/chat", {"phrase": phrase, **body})


async def chat(browser: Browser, path: str) -> dict[str, Any]:
    shown = await browser.get(f"{path}/chat")
    assert shown.status_code == 200, shown.text
    return dict(shown.json())


async def lines(browser: Browser, path: str) -> list[tuple[str, str | None]]:
    """Return who has said what, as a browser reads it."""
    return [(line["name"], line["text"] or line["phrase"]) for line in (await chat(browser, path))["lines"]]


class Listening:
    """A page that follows a table without a WebSocket."""

    def __init__(self, browser: Browser, path: str) -> None:
        self.browser, self.path = browser, path
        self.heard: list[dict[str, Any]] = []
        self.session = ""

    async def open(self) -> Listening:
        opened = await self.browser.post(f"{self.path}/poll/open", {"token": None})
        assert opened.status_code == 200, opened.text
        self.session = opened.json()["session"]
        while not any(message["type"] == "resync" for message in self.heard):
            await self.receive()
        return self

    async def receive(self) -> None:
        """Wait for messages."""
        body = {"session": self.session}
        self.heard += (await self.browser.post(f"{self.path}/poll/receive", body)).json()["messages"]

    async def ping(self) -> list[str]:
        """Return the kinds of the messages that have come until the answer to a ping."""
        body = {"session": self.session, "message": {"type": "ping"}}
        assert (await self.browser.post(f"{self.path}/poll/send", body)).status_code == 204
        while not any(message["type"] == "pong" for message in self.heard):
            await self.receive()
        kinds, self.heard = [message["type"] for message in self.heard], []
        return kinds


async def block(page: Browser | LobbyPage, **about: str) -> list[dict[str, str]]:
    """Block somebody; return all who are blocked."""
    browser = page if isinstance(page, Browser) else page.browser
    done = await browser.post("/api/me/blocks", about)
    assert done.status_code == 200, done.text
    return list(done.json()["blocked"])
