"""Pages of the lobby at an application in this process."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx2
from tests.host.browsers import Browser, House, house

LIGHTNING = {"variant": "stratego-lightning", "players": 2}
CAMPAIGN = {"variant": "stratego-campaign", "players": 2}
SOLDIER = {"variant": "soldier", "players": 3}
ALLIANCE = {"variant": "stratego-alliance-lightning", "players": 4}
TEN = {"type": "live", "initial": 600, "increment": 10}
FIVE = {"type": "live", "initial": 300, "increment": 5}
DAILY = {"type": "by_day", "days": 1}


@asynccontextmanager
async def club(database: Path | str, **settings: Any) -> AsyncIterator[House]:
    """Start an application with a club on a database. Pages may rest for long: the machine may be slow."""
    async with house(database, club=True, polls_within=600.0, **settings) as running:
        yield running


def wish(*games: dict[str, Any], times: tuple[dict[str, Any], ...] = (TEN,)) -> dict[str, Any]:
    return {"games": list(games) or [LIGHTNING], "times": list(times)}


class LobbyPage:
    """A page of the lobby, which follows it without a WebSocket and holds what it was sent as the client does.

    `absent`: the page does not say that its player is here.
    """

    def __init__(self, browser: Browser, name: str) -> None:
        self.browser = browser
        self.name = name
        self.here: dict[str, Any] = {}
        self.tables: dict[str, Any] = {}
        self.seeks: dict[str, Any] = {}
        self.own: dict[str, Any] = {}
        self.heard: list[dict[str, Any]] = []
        self.absent = False
        self._paired = False  # its seek has been paired since it has asked for something
        self.session = ""
        self._following: asyncio.Task[None] | None = None
        self._news = asyncio.Condition()
        self._fault: BaseException | None = None

    async def enter(self) -> LobbyPage:
        """Become a player, and open the page as one."""
        entered = await self.browser.post("/api/lobby/enter", {"name": self.name})
        assert entered.status_code == 200, entered.text
        return await self.open(open=True)

    async def open(self, open: bool = False) -> LobbyPage:
        opened = await self.browser.post("/api/lobby/poll/open", {"open": open})
        assert opened.status_code == 200, opened.text
        self._stop()
        self.session, self.own = opened.json()["session"], {}
        self._following = asyncio.create_task(self._follow())
        await self.until(lambda page: bool(page.own))
        return self

    async def close(self) -> None:
        """Close the page, as a browser does that breaks off its waiting request."""
        self._stop()
        sessions = self.browser.app.state.sessions
        sessions.find("lobby", self.session).end()

    def _stop(self) -> None:
        if self._following is not None:
            self._following.cancel()

    async def _follow(self) -> None:
        """Take in messages, until the page is closed."""
        try:
            while True:
                await self._receive()
                async with self._news:
                    self._news.notify_all()
        except Exception as fault:
            self._fault = fault
            async with self._news:
                self._news.notify_all()

    async def say(self, **message: Any) -> None:
        said = await self.browser.post("/api/lobby/poll/send", {"session": self.session, "message": message})
        assert said.status_code == 204, said.text

    async def _receive(self) -> None:
        answer = await self.browser.post("/api/lobby/poll/receive", {"session": self.session})
        assert answer.status_code == 200 and answer.json()["closed"] is None, answer.text
        for message in answer.json()["messages"]:
            self.heard.append(message)
            self._take_in(message)
            if message["type"] == "own" and message["seek"] is not None and message["seek"]["pairing"]:
                self._paired = True
                if not self.absent:
                    await self.say(type="confirm")

    def _take_in(self, message: dict[str, Any]) -> None:
        if message["type"] == "own":
            self.own = message
            return
        for held, kind in ((self.here, "here"), (self.tables, "tables"), (self.seeks, "seeks")):
            if message["type"] == "lobby":
                held.clear()
            held.update({one["id"]: one for one in message.get(kind, ())})
            for id in message.get("gone", ()):
                held.pop(id, None)

    async def until(self, done: Callable[[LobbyPage], bool]) -> None:
        """Wait for messages until something is so."""
        async with self._news:
            while not done(self):
                if self._fault is not None:
                    raise self._fault
                await self._news.wait()

    # ---- what its player does ----

    async def post(self, path: str, body: dict[str, Any]) -> httpx2.Response:
        self._paired = False
        return await self.browser.post(path, {"name": self.name, **body})

    async def sought(self, answer: httpx2.Response) -> Any:
        """Return the seek of an answer, as it is when the players whom it has found have said that they are here."""
        assert answer.status_code == 200, answer.text
        seek = answer.json()
        if not self.own.get("player"):  # the page is a player's now
            await self.open()
        if seek["pairing"]:
            await self.until(lambda page: page._settled(seek["id"]))
            return self.own["seek"]
        return seek

    def _settled(self, id: str) -> bool:
        seek = self.own["seek"]
        if seek is None or seek["id"] != id:
            return False
        return seek["table"] is not None or (self._paired and not seek["pairing"])

    async def seek(self, *games: dict[str, Any], times: tuple[dict[str, Any], ...] = (TEN,), **more: Any) -> Any:
        """Seek a game; return the answer."""
        return await self.sought(await self.post("/api/seeks", {"wish": wish(*games, times=times), **more}))

    async def found(self) -> str:
        """Return the path of the table that the seek has found, when it has."""
        await self.until(lambda page: bool(page.own["seek"] and page.own["seek"]["table"]))
        return f"/api/tables/{self.own['seek']['table']}"

    async def waits(self) -> None:
        """Wait until the page shows that its player seeks."""
        await self.until(lambda page: page.own["seek"] is not None and page.own["seek"]["table"] is None)

    async def challenge(self, other: LobbyPage, **body: Any) -> httpx2.Response:
        """Challenge the player of another page."""
        return await self.post("/api/challenges", {"player": other.id, **({"wish": wish()} if not body else body)})

    async def challenged(self, state: str = "open") -> dict[str, Any]:
        """Return the challenge that the page shows, when there is one in this state."""
        await self.until(lambda page: [one["state"] for one in page.own["challenges"]][:1] == [state])
        return dict(self.own["challenges"][0])

    @property
    def id(self) -> str:
        """The id of its player."""
        return str(self.own["player"]["id"])


async def page(house: House, name: str) -> LobbyPage:
    """Open the lobby in a new browser, as nobody yet."""
    return await LobbyPage(await house.browser(), name).open()


async def player(house: House, name: str) -> LobbyPage:
    """Open the lobby in a new browser, as a player who is open to a game."""
    return await LobbyPage(await house.browser(), name).enter()


async def accept(page: LobbyPage, id: str) -> str:
    """Accept a challenge; return the path of the table."""
    accepted = await page.browser.post(f"/api/challenges/{id}/accept", {})
    assert accepted.status_code == 200, accepted.text
    return f"/api/tables/{accepted.json()['table']}"
