"""Tests of notices while servers that share a database are replaced one by one: each is received once."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from email.message import EmailMessage
from multiprocessing.connection import Connection as WireToTest
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from tests.host.outside_world import MailBox, Reader, Vendor, mail_box, shown, text_of, vendor
from tests.host.postgres import Postgres
from tests.host.releases import FORMER, NEWER
from tests.host.servers import Server, serve
from tests.versions import ruled

from sandtable.host.hub import due
from sandtable.host.notices import outbox, outside, table_notices, visits
from sandtable.host.wire.session_cookie import NAME

FROM = "notices@table.test"
TURN, SAT, OVER = "Toy: your turn", "Toy: somebody sat down", "Toy: the game is over"


@contextmanager
def at_once(certificate: str) -> Iterator[None]:
    """Let notices be told at once, to servers on this machine."""
    here = outside.Outside(
        lambda address: address.is_loopback, ssl.create_default_context(cafile=certificate), seconds=2.0
    )
    with (
        patch.object(outside, "Outside", lambda: here),
        patch.object(table_notices, "DELAYS", dict.fromkeys(table_notices.DELAYS, 0.0)),
        patch.object(visits, "WRITTEN_EVERY", 0.0),
        patch.object(outbox, "PAUSES", (0.1,) * 100),
        patch.object(due, "CLAIMED_FOR", 1.0),
    ):
        yield


def serve_former(settings: dict[str, Any], says: WireToTest) -> None:
    """Run a server of the former release in this process."""
    with at_once(settings.pop("certificate")), ruled(FORMER):
        serve(settings, says)


def serve_newer(settings: dict[str, Any], says: WireToTest) -> None:
    """Run a server of the newer release in this process."""
    with at_once(settings.pop("certificate")), ruled(NEWER, replays=(FORMER,)):
        serve(settings, says)


class Former(Server):
    """A server of the former release that sends notices."""

    target = staticmethod(serve_former)


class Newer(Server):
    """A server of the newer release that sends notices."""

    target = staticmethod(serve_newer)


class Player:
    """A player whom only notices reach: a browser that takes pushes, with a page that nobody sees."""

    def __init__(self, name: str, box: MailBox, vendor: Vendor) -> None:
        self.name = name
        self._reader = Reader()
        self._box = box
        self._vendor = vendor
        self._secret = ""

    async def ask(self, server: Server, method: str, path: str, body: object = None) -> Any:
        cookie = f"{NAME}-{server.port}={self._secret}"
        return await asyncio.to_thread(server.ask_as_page, cookie, method, path, body)

    async def sit(self, server: Server, made: dict[str, Any], seat: str) -> None:
        cookie: str = await asyncio.to_thread(server.sit_as_page, made, seat)
        self._secret = cookie.partition("=")[2]

    async def subscribe(self, server: Server) -> None:
        """Take pushes and mails."""
        endpoint = {"endpoint": self._vendor.endpoint(self.name), "language": "en", **self._reader.keys}
        await self.ask(server, "PUT", "/api/me/push", endpoint)
        await self.ask(server, "PUT", "/api/me/mail", {"address": f"{self.name}@table.test", "language": "en"})
        await self.told(mails=1)
        code = text_of(self.mails[0]).partition("/confirm#")[2].split()[0]
        await self.ask(server, "POST", "/api/mail/confirm", {"code": code})

    async def act(self, server: Server, path: str, last: Server) -> None:
        """Take the last choice at a server that has heard of what was done at another."""
        seq = (await self.ask(last, "GET", path))["seq"]
        while (seen := await self.ask(server, "GET", path))["seq"] != seq or not seen["legal"]:
            await asyncio.sleep(0.02)
        await self.ask(server, "POST", f"{path}/actions", {"action": seen["legal"][-1]["id"], "seq": seq})

    async def told(self, pushes: int = 0, mails: int = 0) -> None:
        """Wait for so many pushes and mails."""
        async with asyncio.timeout(60):
            while len(self.pushes) < pushes or len(self.mails) < mails:
                await asyncio.sleep(0.02)

    @property
    def pushes(self) -> list[str]:
        """The headings of the player's pushes. That somebody sat down is told if a slow server comes to it late."""
        own = [request for request in self._vendor.requests.all if request.path == f"/{self.name}"]
        return [heading for request in own if (heading := shown(self._reader, request)["heading"]) != SAT]

    @property
    def mails(self) -> list[EmailMessage]:
        """The player's mails, of which the first one asks whether there shall be more."""
        return [mail for mail in self._box.mails.all if mail["To"].startswith(self.name)]


@pytest.fixture
async def box() -> AsyncIterator[MailBox]:
    async with mail_box() as made:
        yield made


@pytest.fixture
async def makers(tmp_path: Path) -> AsyncIterator[Vendor]:
    async with vendor(tmp_path) as made:
        yield made


async def test_each_notice_is_received_once_while_three_servers_are_replaced(
    box: MailBox, makers: Vendor, postgres: Postgres, tmp_path: Path
) -> None:
    settings = {
        "nodes": 3, "push": True, "push_hosts": (makers.host,), "smtp_url": box.url, "mail_from": FROM,
        "certificate": str(tmp_path / "certificate.pem"),
    }  # fmt: skip
    database = postgres.fresh()
    servers: list[Server] = [Former(database, **settings) for _ in range(3)]
    try:
        for server in servers:
            await asyncio.to_thread(server.start)
        table = {"variant": "toy", "players": 2, "time": {"type": "by_day", "days": 1}, "options": {"ply_limit": 4}}
        status, made = await asyncio.to_thread(servers[0].call, "/api/tables", table)
        assert status == 201, made
        anna, berta = (Player(name, box, makers) for name in ("anna", "berta"))
        path = f"/api/tables/{made['id']}"
        await anna.sit(servers[0], made, "Ada")
        await berta.sit(servers[1], made, "Bo")
        for player in (anna, berta):
            await player.subscribe(servers[2])
        await anna.act(servers[2], path, servers[0])
        await berta.told(pushes=1, mails=2)

        # From now on only servers of the newer release can carry out the table. One of the others is killed.
        await asyncio.to_thread(servers[0].stop)
        servers[0] = Newer(database, **settings)
        await asyncio.to_thread(servers[0].start)
        await berta.act(servers[0], path, servers[0])
        await anna.told(pushes=1, mails=2)
        await asyncio.to_thread(servers[1].kill)
        servers[1] = Newer(database, **settings)
        await asyncio.to_thread(servers[1].start)
        last = servers[0]
        for player, server in ((anna, servers[1]), (berta, servers[0]), (anna, servers[1]), (berta, servers[0])):
            await player.act(server, path, last)
            last = server
        for player in (anna, berta):
            await player.told(pushes=2)
    finally:
        for server in servers:
            if server.process is not None:
                await asyncio.to_thread(server.stop)
    assert (anna.pushes, berta.pushes) == ([TURN, OVER], [TURN, OVER])
    for player in (anna, berta):
        # One mail tells of a table until its player comes: from a slow server that somebody sat down.
        assert [mail["Subject"] for mail in player.mails[1:]] in ([TURN], [SAT])
