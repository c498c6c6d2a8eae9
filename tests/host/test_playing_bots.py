"""Tests of `sandtable.client.playing`: a bot looks for games as long as it has room, and over faults of its server."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any

import pytest

from sandtable.client import playing
from sandtable.client.playing import Answer, Playing
from sandtable.client.requests import Problem

LIGHTNING = [("stratego-lightning", 2)]


class Lobby:
    """A lobby that says what it is told to, and notes what is sought. `fails`: the next requests fail so."""

    def __init__(self, *fails: Exception) -> None:
        self.own: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.sought: asyncio.Queue[object] = asyncio.Queue()
        self.declined: asyncio.Queue[tuple[str, str]] = asyncio.Queue()
        self.open: asyncio.Queue[bool] = asyncio.Queue()
        self.fails = list(fails)

    async def news(self) -> AsyncIterator[dict[str, Any]]:
        while True:
            yield await self.own.get()

    async def be_open(self, open: bool) -> None:
        self.open.put_nowait(open)

    async def decline(self, challenge: str, reason: str) -> None:
        self.declined.put_nowait((challenge, reason))

    async def accept(self, challenge: str) -> None:
        self._fail()

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

    def challenge(self, id: str) -> None:
        """Tell the bot of a challenge."""
        game = {"variant": "stratego-lightning", "players": 2}
        known = {"id": id, "name": "Anna", "yours": False, "state": "open", "kind": "player", "wish": {"games": [game]}}
        self.own.put_nowait({"challenges": [known], "seek": None})


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
        if self._server.asks:
            yield object()


class Server:
    """A server with a lobby. `lost`: the next tables that are looked at cannot be reached."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self.lost: list[OSError] = []
        self.ends: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.said: asyncio.Queue[str] = asyncio.Queue()
        self.going: Sequence[str] = ()
        self.asks = False  # the bot is asked something at each table

    async def me(self) -> dict[str, Any]:
        return {"games": [{"table": id, "ended": None, "lost": None, "problem": None} for id in self.going]}

    def lobby(self) -> Lobby:
        return self._lobby

    def table(self, id: str) -> Table:
        return Table(self)


def answers(*_: object) -> Answer:
    return answer


async def answer(*_: object) -> int:
    return 0


@asynccontextmanager
async def bot(
    lobby: Lobby,
    at_once: int,
    going: Sequence[str] = (),
    answers: Callable[..., Answer | None] = lambda *_: None,
    seek: Sequence[tuple[str, int]] = LIGHTNING,
) -> AsyncIterator[Server]:
    server = Server(lobby)
    server.going = going
    work = Playing(server, answers, server.said.put_nowait, at_once, seek)  # type: ignore[arg-type]
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


async def test_a_bot_that_is_full_leaves_the_list_and_declines_at_once() -> None:
    lobby = Lobby()
    async with bot(lobby, 1, going=["old"], answers=answers) as server:
        assert await lobby.open.get() is False, "a game of before goes on"
        lobby.challenge("first")
        assert await lobby.declined.get() == ("first", "later")
        server.ends.put_nowait({"text": "Anna wins."})
        assert await lobby.open.get() is True


async def test_a_challenge_that_the_server_does_not_let_it_accept_is_declined() -> None:
    lobby = Lobby(Problem(409, "busy", "A bot plays 4 games at once at most."))
    async with bot(lobby, 4, seek=[], answers=answers) as server:
        lobby.challenge("first")
        assert await lobby.declined.get() == ("first", "later")
        assert await server.said.get() == "Anna: A bot plays 4 games at once at most."


async def test_what_a_player_raises_is_told_with_its_place() -> None:
    def raises(*_: object) -> Answer:
        raise KeyError("oops")

    lobby = Lobby()
    async with bot(lobby, 1, going=["old"], answers=raises, seek=[]) as server:
        server.asks = True
        server.ends.put_nowait({"text": ""})
        line = raises.__code__.co_firstlineno + 1
        assert await server.said.get() == f"table old: KeyError: 'oops' ({__file__}, line {line})"
