"""Tests of `sandtable.client.playing`: a bot looks for games as long as it has room, and over faults of its server."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from sandtable.client import playing
from sandtable.client.playing import Playing
from sandtable.client.requests import Problem

LIGHTNING = [("stratego-lightning", 2)]


class Lobby:
    """A lobby that says what it is told to, and notes what is sought. `fails`: the next requests fail so."""

    def __init__(self, *fails: Exception) -> None:
        self.own: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.sought: asyncio.Queue[object] = asyncio.Queue()
        self.fails = list(fails)

    async def news(self) -> AsyncIterator[dict[str, Any]]:
        while True:
            yield await self.own.get()

    async def seek(self, *_: object) -> None:
        self.sought.put_nowait(None)
        self._fail()

    async def stop_seeking(self) -> None:
        self._fail()

    def _fail(self) -> None:
        if self.fails:
            raise self.fails.pop(0)

    def tell(self, table: str | None) -> None:
        """Tell the bot of its seek, which has found a table; None: it seeks nothing."""
        self.own.put_nowait({"challenges": [], "seek": None if table is None else {"table": table}})


class Table:
    """A table at which the game goes on until it is told to end."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self.shown = {"variant": "stratego-lightning"}
        self.ended: dict[str, Any] | None = None

    async def positions(self) -> AsyncIterator[object]:
        if self._server.lost:
            raise self._server.lost.pop()
        self.ended = await self._server.ends.get()
        for position in list[object]():
            yield position


class Server:
    """A server with a lobby. `lost`: the next tables that are looked at cannot be reached."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self.lost: list[OSError] = []
        self.ends: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.said: asyncio.Queue[str] = asyncio.Queue()

    async def me(self) -> dict[str, Any]:
        return {"games": []}

    def lobby(self) -> Lobby:
        return self._lobby

    def table(self, id: str) -> Table:
        return Table(self)


@asynccontextmanager
async def bot(lobby: Lobby, at_once: int) -> AsyncIterator[Server]:
    server = Server(lobby)
    work = Playing(server, lambda *_: None, server.said.put_nowait, at_once, LIGHTNING)  # type: ignore[arg-type]
    running = asyncio.create_task(work.run())
    yield server
    assert not running.done()
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "MISSED", 0.0)


@pytest.mark.parametrize("fault", [Problem(409, "busy", "It plays enough."), OSError("no route")])
async def test_a_seek_that_fails_is_tried_again(fault: Exception) -> None:
    lobby = Lobby(fault)
    async with bot(lobby, 1):
        for _ in range(2):
            await lobby.sought.get()


async def test_it_seeks_as_long_as_there_is_room() -> None:
    lobby = Lobby()
    async with bot(lobby, 2) as server:
        for table in ("one", "two"):
            await lobby.sought.get()
            lobby.tell(table)
            lobby.tell(None)
        while not lobby.own.empty():
            await asyncio.sleep(0)
        assert lobby.sought.empty()
        server.ends.put_nowait({"text": "Anna wins."})
        assert (await server.said.get()).endswith(": Anna wins.")
        await lobby.sought.get()


async def test_a_table_that_cannot_be_reached_is_gone_back_to() -> None:
    lobby = Lobby()
    async with bot(lobby, 1) as server:
        server.lost.append(OSError("it starts again"))
        await lobby.sought.get()
        lobby.fails.append(OSError("it starts again"))
        lobby.tell("one")
        assert await server.said.get() == "table one: it starts again"
        server.ends.put_nowait({"text": "Anna wins."})
        assert await server.said.get() == "table one: Anna wins."
