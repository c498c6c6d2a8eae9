"""Tests of a server that restarts while people play: they come back to where they were, and may repeat messages."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.host.conftest import Api
from tests.host.pairs import SEATS, PairsServer
from tests.host.servers import hear, say
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

SERVICE_RESTART = 1012


@pytest.fixture
def server(tmp_path: Path) -> Iterator[PairsServer]:
    with PairsServer(tmp_path / "games.db") as running:
        yield running


@pytest.fixture
def made(server: PairsServer) -> dict[str, Any]:
    """Create a table with four people at it."""
    status, made = server.call("/api/tables", {"variant": "pairs"})
    assert status == 201, made
    return {**made, "tokens": {seat: server.sit(made, seat) for seat in SEATS}}


async def join(socket: ClientConnection, made: dict[str, Any], seat: str) -> None:
    await say(socket, type="hello", token=made["tokens"][seat])
    await hear(socket, "welcome")


async def end_of(socket: ClientConnection) -> int:
    """Return the close code of a connection."""
    try:
        while True:
            await socket.recv()
    except ConnectionClosed as end:
        return end.rcvd.code if end.rcvd else 1006


async def test_who_comes_back_goes_on_where_they_were(server: PairsServer, made: dict[str, Any]) -> None:
    async with server.socket(made["id"]) as socket:
        await join(socket, made, "A")
        whole = await hear(socket, "resync")
        act = {"type": "act", "action": whole["legal"][0]["text"], "seq": whole["seq"], "ref": "1"}
        talk = {"type": "talk", "text": "My card is high.", "ref": "2"}
        await say(socket, **talk)
        assert (await hear(socket, "done"))["ref"] == "2"
        await say(socket, **act)
        update = await hear(socket, "update")
        ended = asyncio.ensure_future(end_of(socket))
        await asyncio.to_thread(server.stop)
        assert await ended == SERVICE_RESTART
    server.start()
    async with server.socket(made["id"], since=update["n"]) as socket:
        await join(socket, made, "A")
        for again in (act, talk):
            await say(socket, **again)
        heard: list[dict[str, Any]] = []
        while not heard or heard[-1]["type"] != "done":
            heard.append(json.loads(await socket.recv()))
        assert [message for message in heard if message["type"] in ("update", "resync", "stale")] == [update]
        lines = [line for message in heard if message["type"] == "team" for line in message["team"]["lines"]]
        assert [line["text"] for line in lines] == ["My card is high."], "once"


async def test_what_is_done_at_the_table_is_answered(server: PairsServer, made: dict[str, Any]) -> None:
    async with server.socket(made["id"]) as socket:
        await join(socket, made, "A")
        await say(socket, type="leave", ref="leave")
        assert (await hear(socket, "done"))["ref"] == "leave"
        await say(socket, type="leave", ref="twice")
        assert (await hear(socket, "refused"))["ref"] == "twice"
        await say(socket, type="return", ref="return")
        assert (await hear(socket, "done"))["ref"] == "return"


async def test_one_message_is_as_long_as_its_reference_one(server: PairsServer, made: dict[str, Any]) -> None:
    """The same words by another partner, or under another reference, are another message."""
    async with server.socket(made["id"]) as anna, server.socket(made["id"]) as cleo:
        await join(anna, made, "A")
        await join(cleo, made, "C")
        for socket, ref in ((anna, "1"), (anna, "1"), (cleo, "1"), (anna, "2")):
            await say(socket, type="talk", text="Yes.", ref=ref)
            await hear(socket, "done")
        status, seen = server.call(f"/api/tables/{made['id']}", None, made["tokens"]["A"])
        assert status == 200
        assert [line["seat"] for line in seen["team"]["lines"]] == ["A", "C", "A"]


async def test_a_seat_asked_for_again_with_the_same_key_is_the_same_seat(api: Api) -> None:
    made = await api.table()
    path = f"/api/tables/{made['id']}/seats/"
    request = {"name": "Anna", "invite": made["secret"], "key": "k" * 32}
    first, again = [await api.post(path + "South", request) for _ in range(2)]
    assert first.status_code == 200 and first.json() == again.json()
    other = await api.post(path + "South", {**request, "key": "l" * 32})
    assert other.status_code == 409 and other.json()["error"] == "taken"
    north = await api.post(path + "North", request)
    assert north.status_code == 200 and north.json()["token"] != first.json()["token"], "one key opens one seat"
    assert (await api.post(path + "North", {**request, "key": "short"})).status_code == 400
