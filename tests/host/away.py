"""Players who take notices, at an application in this process, and what reaches them."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from tests.host.browsers import Browser, House, house
from tests.host.outside_world import MailBox, Reader, Vendor, mail_box, shown, text_of, vendor

from sandtable.host.notices import lobby_notices, outbox, table_notices, visits
from sandtable.host.store.schema import DUE
from sandtable.host.store.store import Store

HTTPS = "https://table.test"
DAILY = {"type": "by_day", "days": 1}
FROM = "notices@table.test"
SETTLED = 5
"""Looks in a row at which nothing is on its way: between two of its stages a notice is nowhere to be seen."""
SOON = (*table_notices.DELAYS, *lobby_notices.DELAYS)
"""The kinds of what is due that is told at once in these tests."""


class Player:
    """A player with one browser that takes pushes."""

    def __init__(self, post: Post, browser: Browser, name: str) -> None:
        self.post = post
        self.browser = browser
        self.name = name
        self.reader = Reader()

    async def subscribe(self, language: str = "en", endpoint: str | None = None) -> None:
        """Take pushes."""
        where = endpoint or self.post.vendor.endpoint(self.name)
        body = {"endpoint": where, "language": language, **self.reader.keys}
        taken = await self.browser.put("/api/me/push", body)
        assert taken.status_code == 204, taken.text

    async def give_mail(self, address: str, language: str = "en") -> None:
        """Take mails at an address, and open the link in the first one."""
        before = len(self.post.box.mails.all)
        given = await self.browser.put("/api/me/mail", {"address": address, "language": language})
        assert given.status_code == 204, given.text
        mails = await self.post.box.mails.number(before + 1)
        code = text_of(mails[-1]).partition("/confirm#")[2].split()[0]
        confirmed = await self.browser.post("/api/mail/confirm", {"code": code})
        assert confirmed.status_code == 204, confirmed.text

    async def look(self, path: str) -> None:
        """Have the page of a table in sight."""
        opened = await self.browser.post(f"{path}/poll/open", {"type": "hello", "token": None})
        assert opened.status_code == 200, opened.text
        message, before = (
            {"session": opened.json()["session"], "message": {"type": "visible"}},
            await self.post.visits(),
        )
        assert (await self.browser.post(f"{path}/poll/send", message)).status_code == 204
        while await self.post.visits() == before:
            await asyncio.sleep(0.01)

    async def pushes(self) -> list[str]:
        """Return the headings of all pushes that have come, once no more are on their way."""
        await self.post.settle()
        own = [request for request in self.post.vendor.requests.all if request.path == f"/{self.name}"]
        return [shown(self.reader, request)["heading"] for request in own]

    async def state(self) -> dict[str, Any]:
        answer = await self.browser.get("/api/me/notices")
        assert answer.status_code == 200, answer.text
        return dict(answer.json())


class Post:
    """The servers outside, and one or more applications that send notices there."""

    def __init__(self, box: MailBox, vendor: Vendor) -> None:
        self.box = box
        self.vendor = vendor
        self.houses: list[House] = []

    @contextlib.asynccontextmanager
    async def house(self, database: Path | str, **settings: Any) -> AsyncIterator[House]:
        """Start an application that sends pushes and mails."""
        usual = {"public_url": HTTPS, "push": True, "push_hosts": (self.vendor.host,)}
        usual |= {"smtp_url": self.box.url, "mail_from": FROM}
        async with house(database, self.vendor.outside, **{**usual, **settings}) as running:
            self.houses.append(running)
            yield running
            self.houses.remove(running)

    async def player(self, name: str, where: House | None = None) -> Player:
        return Player(self, await (where or self.houses[0]).browser(HTTPS), name)

    async def two(self, time: dict[str, Any] | None = DAILY, **request: Any) -> tuple[Player, Player, str]:
        """Let two players sit down at a new table; return them and its path."""
        anna, berta = await self.player("Anna"), await self.player("Berta")
        made = await anna.browser.table(time=time, **request)
        await anna.browser.sit(made, "South", "Anna")
        await berta.browser.sit(made, "North", "Berta")
        return anna, berta, f"/api/tables/{made['id']}"

    async def sql(self, text: str) -> None:
        await self.houses[0].store.change(lambda connection: connection.execute(sa.text(text)))

    async def pass_without_servers(self, database: Path, seconds: int) -> None:
        """Let so much time pass in which no server runs."""
        store = await Store.open(str(database))
        moved = sa.update(DUE).values(at=DUE.c.at - seconds * 1000)
        await store.change(lambda connection: connection.execute(moved))
        await store.close()

    async def later(self, seconds: int) -> None:
        """Let what players had in sight be so much longer ago."""
        await self.visits()
        await self.sql(f"UPDATE visits SET at = at - {seconds * 1000}")

    async def visits(self) -> list[Any]:
        """Return when tables were in sight, as all servers know it."""
        for running in self.houses:
            await running.app.state.notices.visits.write()
        return await self.houses[0].rows("visits")

    async def settle(self) -> None:
        """Wait until nothing is to be told any more."""
        times = 0
        async with asyncio.timeout(30):
            while times < SETTLED:
                times = times + 1 if await self._settled() else 0
                await asyncio.sleep(0.01)

    async def settle_notes(self) -> None:
        """Wait until all is written down that will have to be told."""
        async with asyncio.timeout(30):
            while any(map(_has_notes, self.houses)):
                await asyncio.sleep(0.01)

    async def _settled(self) -> bool:
        noted = any(map(_has_notes, self.houses))
        due = [row for row in await self.houses[0].rows("due") if row.kind in SOON]
        waiting = [row for row in await self.houses[0].rows("outbox") if not row.done]
        return not noted and not due and not waiting


def _has_notes(running: House) -> bool:
    """Return whether a server has yet to write down what will have to be told."""
    notices, meeting = running.app.state.notices, running.app.state.club.meeting
    in_lobby = meeting and (meeting.lobby.changed.is_set() or not meeting.heard.empty() or notices.lobby.pending)
    return bool(notices.tables.pending or in_lobby)


@pytest.fixture
async def post(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Post]:
    """The servers outside; what is to be told is told at once."""
    for module in (table_notices, lobby_notices):
        monkeypatch.setattr(module, "DELAYS", dict.fromkeys(module.DELAYS, 0.0))
    monkeypatch.setattr(table_notices, "STANDS", 0.0)
    monkeypatch.setattr(visits, "WRITTEN_EVERY", 0.0)
    monkeypatch.setattr(outbox, "PAUSES", (0.05,) * 100)
    async with mail_box() as box, vendor(tmp_path) as pushes:
        yield Post(box, pushes)
