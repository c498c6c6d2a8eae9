"""Tests of games by the day over restarts and new rules: each notice is received once."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from tests.host.away import DAILY, Player, Post, post
from tests.host.browsers import House
from tests.host.postgres import Postgres
from tests.versions import ruled

from sandtable.host.notices import table_notices
from sandtable.host.store.schema import DUE
from sandtable.host.store.store import Store

__all__ = ["post"]

FORMER, NEWER = 1, 2
"""The versions of the toy's rules."""
TURN, LITTLE, OVER = "Toy: your turn", "Toy: 2 days left", "Toy: the game is over"
LATER = dict.fromkeys(table_notices.DELAYS, 3600.0)
AT_ONCE = dict.fromkeys(table_notices.DELAYS, 0.0)


class Servers:
    """One server on SQLite, or three that share a PostgreSQL database, and the players at them."""

    def __init__(self, post: Post, database: Path | str, number: int) -> None:
        self.post = post
        self.players: list[Player] = []
        self._database = database
        self._number = number
        self._acts = 0

    @contextlib.asynccontextmanager
    async def running(self, version: int, *replays: int) -> AsyncIterator[list[House]]:
        """Run the servers with these rules. Players go to them with what their browsers have kept."""
        async with contextlib.AsyncExitStack() as stack:
            stack.enter_context(ruled(version, replays))
            settings: dict[str, Any] = {"nodes": self._number}
            houses = [
                await stack.enter_async_context(self.post.house(self._database, **settings))
                for _ in range(self._number)
            ]
            for player in self.players:
                await self.go(player, houses[0])
            yield houses

    async def go(self, player: Player, house: House) -> None:
        """Let a player's browser ask this server."""
        before, player.browser = player.browser, await house.browser(str(player.browser.http.base_url))
        player.browser.http.cookies = before.http.cookies

    async def begin(self) -> str:
        """Let two players sit down who take pushes and mails, and begin; return the path. It is Anna's turn."""
        anna, berta = self.players = [await self.post.player(name) for name in ("Anna", "Berta")]
        made = await anna.browser.table("toy", players=2, time=DAILY)
        await anna.browser.sit(made, "Ada", "Anna")
        await berta.browser.sit(made, "Bo", "Berta")
        path = f"/api/tables/{made['id']}"
        for player in self.players:
            await self.act(player, path)
            await player.look(path)
            await player.subscribe()
            await player.give_mail(f"{player.name.lower()}@example.org")
        assert await self.asked(path) == [anna]
        await self.post.later(100)
        return path

    async def let_be_due(self, kind: str) -> None:
        """Let what is due of a kind be due now. No server runs."""
        store = await Store.open(str(self._database))
        now = sa.update(DUE).where(DUE.c.kind == kind).values(at=0)
        await store.change(lambda connection: connection.execute(now))
        await store.close()

    async def asked(self, path: str) -> list[Player]:
        """Return the players who must do something."""
        return [player for player in self.players if (await player.browser.get(path)).json()["legal"]]

    async def act(self, player: Player, path: str) -> None:
        """Let a player take the last choice, which ends the turn, each time at another server."""
        seq = (await player.browser.get(path)).json()["seq"]
        self._acts += 1
        for one in self.players:
            await self.go(one, self.post.houses[self._acts % self._number])
        while (seen := (await player.browser.get(path)).json())["seq"] != seq:
            await asyncio.sleep(0.01)  # this server has yet to hear of what was done at the others
        acted = await player.browser.act(path, seen["legal"][-1]["id"])
        assert acted.status_code == 200, acted.text

    async def over(self, path: str) -> None:
        """Play the game to its end."""
        while asked := await self.asked(path):
            await self.act(asked[0], path)

    def mails(self, player: Player) -> list[str]:
        """Return the subjects of the mails that a player got, but for the one that asked."""
        return [mail["Subject"] for mail in self.post.box.mails.all if mail["To"].startswith(player.name.lower())][1:]


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.nightly)])
def servers(post: Post, tmp_path: Path, request: pytest.FixtureRequest) -> Servers:
    if request.param == "sqlite":
        return Servers(post, tmp_path / "games.db", 1)
    postgres: Postgres = request.getfixturevalue("postgres")
    return Servers(post, postgres.fresh(), 3)


async def test_each_notice_is_received_once(servers: Servers, post: Post, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_notices, "DELAYS", LATER)
    async with servers.running(FORMER):
        path = await servers.begin()
        anna, berta = servers.players
        await servers.act(anna, path)
        await post.settle_notes()
    await post.box.stop()
    await servers.let_be_due(table_notices.TURN)

    # What was due while no server ran is told under the new rules. The mail waits for the mail server, over a restart.
    monkeypatch.setattr(table_notices, "DELAYS", AT_ONCE)
    async with servers.running(NEWER, FORMER):
        await post.vendor.requests.number(1)
        assert servers.mails(anna) == servers.mails(berta) == []
    await post.box.start()
    async with servers.running(NEWER, FORMER):
        assert (await anna.pushes(), await berta.pushes()) == ([], [TURN])
        assert (servers.mails(anna), servers.mails(berta)) == ([], [TURN])

        # A turn of the other player, and a reminder.
        await servers.act(berta, path)
        assert (await anna.pushes(), await berta.pushes()) == ([TURN], [TURN])
        assert (servers.mails(anna), servers.mails(berta)) == ([TURN], [TURN])
    await servers.let_be_due(table_notices.REMINDER)
    async with servers.running(NEWER, FORMER):
        await post.vendor.requests.number(3)

        # The end. Nothing comes again after it.
        await servers.over(path)
        await post.settle()
    async with servers.running(NEWER, FORMER):
        assert (await anna.pushes(), await berta.pushes()) == ([TURN, LITTLE, OVER], [TURN, OVER])
        assert (servers.mails(anna), servers.mails(berta)) == ([TURN, LITTLE], [TURN])


async def test_a_game_that_new_rules_do_not_carry_out_is_told_of_when_the_former_are_back(
    servers: Servers, post: Post, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_notices, "DELAYS", LATER)
    async with servers.running(FORMER):
        path = await servers.begin()
        anna, berta = servers.players
        await servers.act(anna, path)
        await post.settle_notes()
    await servers.let_be_due(table_notices.TURN)
    monkeypatch.setattr(table_notices, "DELAYS", AT_ONCE)
    async with servers.running(NEWER):
        await post.settle()
        assert post.vendor.requests.all == [] and len(post.box.mails.all) == 2
    async with servers.running(FORMER):
        assert await servers.asked(path) == [berta]
        assert (await anna.pushes(), await berta.pushes()) == ([], [TURN])
