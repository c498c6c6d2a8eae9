"""Tests of following a table without a WebSocket: the same messages at the same moments, by HTTP requests."""

from __future__ import annotations

import asyncio
import json
import socket
import threading
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx2
import pytest
from tests.host.conftest import Api
from tests.host.games import NORTH, SOUTH, setup
from tests.host.servers import Server, hear, say

from sandtable.host.clocks import Clock
from sandtable.host.settings import Settings
from sandtable.host.wire import polling
from sandtable.host.wire.app import create_app

HOLDS: dict[str, Any] = {"hosts": ("table.test",), "bot_workers": 0, "bot_delay": 0.0, "bot_reaction": 0.0}


class Follower:
    """A client that follows a table by requests."""

    def __init__(self, api: Api, table: str) -> None:
        self.api, self.path = api, f"/api/tables/{table}/poll"
        self.session = ""

    async def open(self, token: str | None = None, since: int | None = None) -> list[dict[str, Any]]:
        opened = await self.api.post(f"{self.path}/open", {"token": token, "since": since})
        assert opened.status_code == 200, opened.text
        self.session = opened.json()["session"]
        return await self.receive()

    async def ask(self) -> httpx2.Response:
        return await self.api.post(f"{self.path}/receive", {"session": self.session})

    async def receive(self) -> list[dict[str, Any]]:
        """Return the next messages; those that are sent together come together."""
        answer = await self.ask()
        assert answer.status_code == 200, answer.text
        received = answer.json()
        assert received["closed"] is None, received
        return list(received["messages"])

    async def hear(self, kind: str) -> dict[str, Any]:
        """Return the next message of a kind, and skip all others."""
        while True:
            for message in await self.receive():
                if message["type"] == kind:
                    return message

    async def closed(self) -> tuple[int, str]:
        while True:
            received = (await self.ask()).json()
            if received["closed"] is not None:
                return received["closed"]["code"], received["messages"][-1]["reason"]

    async def say(self, **message: Any) -> httpx2.Response:
        return await self.api.post(f"{self.path}/send", {"session": self.session, "message": message})


@asynccontextmanager
async def hosting(tmp_path: Path, clock: Clock | None = None, **settings: Any) -> AsyncIterator[Api]:
    """Start an application with these settings."""
    app = create_app(Settings(db=str(tmp_path / "games.db"), **HOLDS, **settings), clock=clock)
    async with app.router.lifespan_context(app):
        transport = httpx2.ASGITransport(app=app, raise_app_exceptions=False)
        async with httpx2.AsyncClient(transport=transport, base_url="http://table.test") as http:
            yield Api(http, app.state.hub)


async def seated(api: Api) -> tuple[str, dict[str, str]]:
    made = await api.table()
    return made["id"], {seat: await api.sit(made, seat) for seat in ("South", "North")}


async def here(api: Api, table: str) -> list[bool]:
    return [seat["here"] for seat in (await api.get(f"/api/tables/{table}")).json()["table"]["seats"]]


async def test_it_hears_what_a_websocket_hears(server: Server) -> None:
    made = server.table()
    south, north = server.sit(made, "South"), server.sit(made, "North")
    actions = f"/api/tables/{made['id']}/actions"
    async with (
        server.socket(made["id"]) as line,
        httpx2.AsyncClient(base_url=f"http://127.0.0.1:{server.port}") as http,
    ):
        await say(line, type="hello", token=south)
        first = [await hear(line, kind) for kind in ("welcome", "resync")]
        follower = Follower(Api(http, None), made["id"])  # type: ignore[arg-type]  # that hub is in another process
        heard = await follower.open(south)
        assert [message["type"] for message in heard] == ["welcome", "resync"]
        assert heard[1] == first[1]
        for token, action, seq in ((south, setup(SOUTH), 0), (north, setup(NORTH), 0), (south, "a4-a5", 2)):
            status, _ = await asyncio.to_thread(server.call, actions, {"action": action, "seq": seq}, token)
            assert status == 200
        over_line = [await hear(line, "update") for _ in range(3)]
        over_requests: list[dict[str, Any]] = []
        while len(over_requests) < 3:
            over_requests += [message for message in await follower.receive() if message["type"] == "update"]
        assert over_requests == over_line


async def test_it_acts_asks_and_is_refused_as_over_a_websocket(api: Api) -> None:
    table, tokens = await seated(api)
    follower = Follower(api, table)
    await follower.open(tokens["South"])
    assert (await follower.say(type="act", action=setup(SOUTH), seq=0, ref="a")).status_code == 204
    update = await follower.hear("update")
    assert update["n"] == 1 and update["seq"] == 1 and "your Flag on a3" in json.dumps(update["told"])
    await follower.say(type="preview", partial="presets", ref="p")
    assert (await follower.hear("preview"))["ref"] == "p"
    await follower.say(type="act", action="a4-a5", seq=1, ref="x")
    refused = await follower.hear("refused")
    assert (refused["ref"], refused["error"], refused["clause"]) == ("x", "illegal", "ST-SET-5")
    await follower.say(type="ping")
    assert await follower.hear("pong") == {"type": "pong"}


async def test_it_resumes_after_the_last_update(api: Api) -> None:
    table, tokens = await seated(api)
    await Follower(api, table).open(tokens["South"])
    for seat, army in (("South", SOUTH), ("North", NORTH)):
        act = {"action": setup(army), "seq": 0}
        assert (await api.post(f"/api/tables/{table}/actions", act, tokens[seat])).status_code == 200
    messages = await Follower(api, table).open(tokens["South"], since=1)
    assert [message["type"] for message in messages] == ["welcome", "update"] and messages[1]["n"] == 2


class Held(Clock):
    """A clock whose quanta end when the test says so."""

    def __init__(self) -> None:
        self.waiting, self.go = asyncio.Event(), asyncio.Event()

    async def wait_for_quantum(self, began: float) -> None:
        self.waiting.set()
        await self.go.wait()


async def test_it_is_told_nothing_before_the_time_quantum_of_an_act_has_ended(tmp_path: Path) -> None:
    clock = Held()
    async with hosting(tmp_path, clock) as api:
        clock.go.set()
        table, tokens = await seated(api)
        follower = Follower(api, table)
        await follower.open(None)
        clock.go.clear()
        clock.waiting.clear()
        asked = asyncio.create_task(follower.ask())
        act = {"action": setup(SOUTH), "seq": 0}
        acting = asyncio.create_task(api.post(f"/api/tables/{table}/actions", act, tokens["South"]))
        await clock.waiting.wait()
        for _ in range(50):
            await asyncio.sleep(0)
        assert not asked.done()
        clock.go.set()
        assert (await asked).json()["messages"][0]["type"] == "update"
        await acting


async def test_whoever_polls_is_here_until_they_come_no_more(tmp_path: Path) -> None:
    async with hosting(tmp_path, polls_within=0.3, polled_for=0.5) as api:
        table, tokens = await seated(api)
        follower = Follower(api, table)
        await follower.open(tokens["South"])
        for _ in range(3):
            await follower.ask()  # for longer than one may stay away
        assert await here(api, table) == [True, False]
        await asyncio.sleep(0.4)
        assert await here(api, table) == [False, False]
        assert (await follower.ask()).json()["error"] == "no_session"


@pytest.mark.parametrize(
    ("token", "code"), [("guess", 4401), (None, 4404)], ids=["a token of no seat", "a table that is not there"]
)
async def test_who_cannot_follow_is_told_by_the_closing_code(api: Api, token: str | None, code: int) -> None:
    made = await api.table()
    follower = Follower(api, made["id"] if token else "nowhere")
    opened = await api.post(f"{follower.path}/open", {"token": token})
    follower.session = opened.json()["session"]
    assert (await follower.closed())[0] == code
    assert (await follower.ask()).status_code == 404, "the end is told once"


async def test_who_leaves_the_table_is_told_so(api: Api) -> None:
    made = await api.table()
    follower = Follower(api, made["id"])
    await follower.open(await api.sit(made, "South"))
    await follower.say(type="leave")
    code, reason = await follower.closed()
    assert code >= 4400 and reason


async def test_a_session_is_one_tables_and_has_one_request_that_waits(api: Api) -> None:
    table, tokens = await seated(api)
    follower, elsewhere = Follower(api, table), Follower(api, (await api.table())["id"])
    await follower.open(tokens["South"])
    elsewhere.session = follower.session
    assert (await elsewhere.ask()).status_code == 404
    assert (await elsewhere.say(type="ping")).status_code == 404
    first = asyncio.create_task(follower.ask())
    await asyncio.sleep(0.05)
    second = await follower.ask()
    assert (second.status_code, second.json()["error"]) == (409, "receiving")
    await follower.say(type="ping")
    assert (await first).json()["messages"] == [{"type": "pong"}]


async def test_what_cannot_be_read_is_refused_with_a_reason(api: Api) -> None:
    table, tokens = await seated(api)
    follower = Follower(api, table)
    for body in ({}, {"token": 7}, {"token": None, "more": 1}):
        assert (await api.post(f"{follower.path}/open", body)).status_code == 400
    await follower.open(tokens["South"])
    assert (await follower.say(type="shout")).status_code == 204
    assert (await follower.hear("refused"))["error"] == "malformed"
    await follower.say(type="preview", partial="x" * 20_000)
    assert (await follower.hear("refused"))["error"] == "too_large"


async def test_sessions_and_what_waits_in_them_are_bounded(tmp_path: Path) -> None:
    async with hosting(tmp_path, sockets_of_address_at_table=2, outbox=8) as api:
        table, tokens = await seated(api)
        followers = [Follower(api, table) for _ in range(3)]
        for follower in followers[:2]:
            await follower.open(tokens["South"])
        refused = await api.post(f"{followers[2].path}/open", {"token": None})
        assert (refused.status_code, refused.json()["error"]) == (429, "too_many_sockets")
        slow = followers[0]
        for _ in range(polling.MOST_WAITING + 20):
            assert (await slow.say(type="ping")).status_code == 204
            await asyncio.sleep(0.001)  # it is read
        kept = await slow.receive()
        assert len(kept) <= polling.MOST_WAITING
        assert (await slow.hear("resync"))["n"] == 0, "what was too much is made good by the present state"


class Waiting(threading.Thread):
    """A request that waits for messages, in a thread of its own."""

    def __init__(self, server: Server, table: str, session: str) -> None:
        super().__init__()
        self.server, self.path, self.session = server, f"/api/tables/{table}/poll/receive", session
        self.answer: Any = None

    def run(self) -> None:
        self.answer = self.server.call(self.path, {"session": self.session})


def test_who_waits_is_told_when_the_server_stops(tmp_path: Path) -> None:
    server = Server(tmp_path / "games.db")
    with server:
        made = server.table()
        _, opened = server.call(f"/api/tables/{made['id']}/poll/open", {"token": None})
        _, first = server.call(f"/api/tables/{made['id']}/poll/receive", opened)
        assert [message["type"] for message in first["messages"]] == ["welcome", "resync"]
        waiting = Waiting(server, made["id"], opened["session"])
        waiting.start()
        time.sleep(0.2)
        assert server.stop() == 0
        waiting.join()
    status, told = waiting.answer
    assert status == 200 and told["closed"]["code"] == 1012


def test_whoever_breaks_off_while_waiting_is_gone_at_once(server: Server) -> None:
    made = server.table()
    token = server.sit(made, "South")
    path = f"/api/tables/{made['id']}"

    def present() -> bool:
        return bool(server.call(path)[1]["table"]["seats"][0]["here"])

    _, opened = server.call(f"{path}/poll/open", {"token": token})
    server.call(f"{path}/poll/receive", opened)
    body = json.dumps(opened).encode()
    with socket.create_connection(("127.0.0.1", server.port)) as line:
        head = f"POST {path}/poll/receive HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: {len(body)}\r\n\r\n"
        line.sendall(head.encode() + body)
        time.sleep(0.2)
        assert present()
    until = time.monotonic() + 5  # half of what a session may rest
    while present():
        assert time.monotonic() < until
        time.sleep(0.05)
