"""Players of Today's duel at an application in this process, on days of the test's choice."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable
from typing import Any

import pytest
from tests.host.browsers import Browser, House
from tests.host.company import Thinking

from sandtable.host.bots.answering import answer
from sandtable.host.club import daily
from sandtable.host.store import database_clock
from sandtable.host.store.days import DAY

GAMES = ("stratego-lightning", "stratego-small", "soldier", "warkings")
"""The games of duels, in the order in which they take turns: the first one on days that are divisible by four."""
LIGHTNING, SMALL, SOLDIER, WARKINGS = (20_000 + number for number in range(4))
"""Days on which these games are played."""
NOON = DAY // 2


class DatabaseClock:
    """The clock of the database, which stands still at a moment of the test's choice."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = LIGHTNING * DAY + NOON
        monkeypatch.setattr(database_clock, "now", lambda connection: self.now)

    def set(self, date: int, moment: int = NOON) -> None:
        """Let it be so many milliseconds after the beginning of a day."""
        self.now = date * DAY + moment


def same_seeds(monkeypatch: pytest.MonkeyPatch, first: int = 0) -> None:
    """Let the duels be drawn from the same seeds whenever a test is run; other numbers give others."""
    numbers = itertools.count(first)
    monkeypatch.setattr(daily, "new_seed", lambda: next(numbers).to_bytes(32))


def bots() -> Thinking:
    """Return the computer players of the house, which think in this process."""
    return Thinking(answer)


class Duellist:
    """A player of duels, in a browser."""

    def __init__(self, browser: Browser, name: str) -> None:
        self.browser = browser
        self.name = name
        self.table = ""

    async def daily(self) -> dict[str, Any]:
        """Return Today's duel as the page is shown it."""
        seen = await self.browser.get("/api/daily")
        assert seen.status_code == 200, seen.text
        return dict(seen.json())

    async def play(self) -> dict[str, Any]:
        """Begin the duel, or go on with it; return what is seen of the table."""
        began = await self.browser.post("/api/daily", {"name": self.name})
        assert began.status_code == 200, began.text
        self.table = f"/api/tables/{began.json()['table']}"
        return await self.see()

    async def see(self) -> dict[str, Any]:
        seen = await self.browser.get(self.table)
        assert seen.status_code == 200, seen.text
        return dict(seen.json())

    async def asked(self) -> dict[str, Any]:
        """Return what is seen of the table when the player is asked, or the game is over, and nobody thinks."""
        while True:
            seen = await self.see()
            rests = not any(seat["thinking"] for seat in seen["table"]["seats"])
            if rests and (seen["ask"] is not None or seen["table"]["ended"] is not None):
                return seen
            await asyncio.sleep(0.005)

    async def act(self, action: int | str) -> None:
        seen = await self.asked()
        acted = await self.browser.post(f"{self.table}/actions", {"action": action, "seq": seen["seq"]})
        assert acted.status_code == 200, acted.text

    async def finish(self, choose: Callable[[dict[str, Any]], int | str]) -> dict[str, Any]:
        """Play to the end; return what is seen then."""
        while (seen := await self.asked())["table"]["ended"] is None:
            await self.act(choose(seen))
        return seen

    async def end(self) -> dict[str, Any]:
        """Play to the end of a short game, which the rules decide."""
        return await self.finish(first_choice)

    async def remark(self, text: str) -> Any:
        return await self.browser.post("/api/daily/remark", {"text": text})

    async def send_army(self, army: str, seat: str = "North", variant: str = "stratego-lightning") -> Any:
        body = {"name": self.name, "variant": variant, "seat": seat, "army": army}
        return await self.browser.post("/api/daily/army", body)

    @property
    async def id(self) -> str:
        """The id of the player."""
        entered = await self.browser.post("/api/lobby/enter", {"name": self.name})
        return str(entered.json()["id"])


def first_choice(seen: dict[str, Any]) -> int | str:
    return int(seen["legal"][0]["id"])


async def duellist(house: House, name: str) -> Duellist:
    return Duellist(await house.browser(), name)
