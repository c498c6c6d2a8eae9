"""Tests of requests that come to a server which has not heard yet of what another has done at the table."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx2
import pytest
from tests.host.conftest import Api
from tests.host.games import NORTH, SOUTH, setup
from tests.host.nodes import Node, Shared
from tests.host.postgres import Postgres
from tests.host.reactions import StillClock

from sandtable.games import variant as find
from sandtable.host.hub import other_servers
from sandtable.host.refusals import Refusal, Stale
from sandtable.host.settings import Rate, Settings
from sandtable.host.store.channel import Channel
from sandtable.host.store.entries import Lent
from sandtable.host.store.store import Store
from sandtable.host.table import open_table
from sandtable.host.table.active_table import ActiveTable
from sandtable.host.tokens import digest
from sandtable.host.wire.app import create_app

SEATS = ("South", "North")


@pytest.fixture
def deaf(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let servers neither tell each other anything nor look at the database by themselves."""
    monkeypatch.setattr(Channel, "send", lambda *_: None)
    monkeypatch.setattr(other_servers, "LOOK_EVERY", 1000.0)


@asynccontextmanager
async def serving(database: str, nodes: int) -> AsyncIterator[Api]:
    app = create_app(Settings(db=database, nodes=nodes, bot_workers=0, too_fast_waits=0.0))
    async with app.router.lifespan_context(app):
        transport = httpx2.ASGITransport(app=app)
        async with httpx2.AsyncClient(transport=transport, base_url="http://localhost") as http:
            yield Api(http, app.state.hub)


@pytest.fixture
async def servers(postgres: Postgres, deaf: None) -> AsyncIterator[list[Api]]:
    database = postgres.fresh()
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(serving(database, nodes=2)) for _ in range(2)]


@pytest.fixture
async def made(servers: list[Api]) -> dict[str, str]:
    """Create a table that both servers have in memory, with free seats."""
    made = await servers[0].table()
    for server in servers:
        assert (await server.get(f"/api/tables/{made['id']}")).status_code == 200
    return made


def path(made: dict[str, str], what: str = "") -> str:
    return f"/api/tables/{made['id']}{what}"


async def test_a_seat_taken_at_one_server_plays_at_another_at_once(servers: list[Api], made: dict[str, str]) -> None:
    here, there = servers
    tokens = [await server.sit(made, seat) for server, seat in zip(servers, SEATS, strict=True)]
    for server, seat, token in ((there, SOUTH, tokens[SOUTH]), (here, NORTH, tokens[NORTH])):
        shown = await server.get(path(made), token)
        assert (shown.status_code, shown.json()["you"]) == (200, SEATS[seat])
        acted = await server.post(path(made, "/actions"), {"action": setup(seat), "seq": 0}, token)
        assert acted.status_code == 200, acted.text


@pytest.mark.parametrize("what", ["/log?before=1", "/record", "/preview", "/lend", "/leave"])
async def test_whatever_a_seat_asks_for(servers: list[Api], made: dict[str, str], what: str) -> None:
    here, there = servers
    token = await here.sit(made, "South")
    body: dict[str, object] = {"partial": "a4"} if what == "/preview" else {}
    looks = what.startswith(("/log", "/record"))
    answer = await (there.get(path(made, what), token) if looks else there.post(path(made, what), body, token))
    assert answer.status_code in (200, 400, 422) and "wrong_token" not in answer.text, answer.text


async def test_each_act_goes_to_another_server(servers: list[Api], made: dict[str, str]) -> None:
    tokens = [await servers[0].sit(made, seat) for seat in SEATS]
    for seat, token in enumerate(tokens):
        acted = await servers[0].post(path(made, "/actions"), {"action": setup(seat), "seq": 0}, token)
        assert acted.status_code == 200
    asked = [(await servers[0].get(path(made), token)).json() for token in tokens]
    for number in range(1, 9):
        seat, server = (number + 1) % 2, servers[number % 2]
        choice = next(one["id"] for one in asked[seat]["legal"] if one["kind"] != "resign")
        body = {"action": choice, "seq": asked[seat]["seq"]}
        acted = await server.post(path(made, "/actions"), body, tokens[seat])
        assert acted.status_code == 200, acted.text
        asked = [(await server.get(path(made), token)).json() for token in tokens]


async def test_an_act_is_answered_alike_by_both(servers: list[Api], made: dict[str, str]) -> None:
    token = await servers[0].sit(made, "South")
    body = {"action": setup(SOUTH), "seq": 0}
    answers = [(await server.post(path(made, "/actions"), body, token)) for server in servers]
    assert [answer.status_code for answer in answers] == [200, 200] and answers[0].text == answers[1].text


async def test_a_seat_is_taken_once_by_its_key(servers: list[Api], made: dict[str, str]) -> None:
    body = {"name": "Anna", "invite": made["secret"], "key": "k" * 32}
    taken = [await server.post(path(made, "/seats/South"), body) for server in servers]
    assert [answer.status_code for answer in taken] == [200, 200] and taken[0].text == taken[1].text
    other = {"name": "Ben", "invite": made["secret"], "key": "l" * 32}
    refused = await servers[1].post(path(made, "/seats/South"), other)
    assert (refused.status_code, refused.json()["error"]) == (409, "taken")


async def test_a_seat_is_taken_to_another_device_at_another_server(servers: list[Api], made: dict[str, str]) -> None:
    here, there = servers
    token = await here.sit(made, "South")
    link = (await here.post(path(made, "/lend"), {}, token)).json()["link"]
    claimed = await there.post(path(made, "/claim"), {"code": link})
    assert claimed.status_code == 200, claimed.text
    assert (await here.get(path(made), claimed.json()["token"])).json()["you"] == "South"
    assert (await here.get(path(made), token)).status_code == 403


async def test_a_rematch_after_an_end_that_this_server_has_not_heard_of(
    servers: list[Api], made: dict[str, str]
) -> None:
    here, there = servers
    tokens = [await here.sit(made, seat) for seat in SEATS]
    assert (await here.post(path(made, "/abort"), {}, tokens[SOUTH])).status_code == 200
    assert (await there.post(path(made, "/rematch"), {"answer": "yes"}, tokens[SOUTH])).status_code == 200
    settled = await here.post(path(made, "/rematch"), {"answer": "yes"}, tokens[NORTH])
    assert settled.status_code == 200 and settled.json()["table"]["rematch"]


# ---- what it costs ----


@pytest.fixture
def looks(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the tables at whose logs servers look."""
    looked: list[str] = []
    lines = Store.lines

    async def look(store: Store, table: str, first: int) -> Any:
        looked.append(table)
        return await lines(store, table, first)

    monkeypatch.setattr(Store, "lines", look)
    return looked


async def ready(servers: list[Api], made: dict[str, str]) -> None:
    """Wait until the servers have made their second rooms of a table, for which they read its log."""
    tables = [server.hub.tables.in_memory[made["id"]] for server in servers]
    while any(isinstance(table, ActiveTable) and table.stored_room is None for table in tables):
        await asyncio.sleep(0.01)


REFUSED: dict[str, Callable[[Api, dict[str, str]], Awaitable[httpx2.Response]]] = {
    "look": lambda server, made: server.get(path(made), "wrong"),
    "act": lambda server, made: server.post(path(made, "/actions"), {"action": 1, "seq": 0}, "wrong"),
    "claim": lambda server, made: server.post(path(made, "/claim"), {"code": "wrong"}),
    "sit": lambda server, made: server.post(path(made, "/seats/South"), {"name": "Eve", "invite": "wrong"}),
}


@pytest.mark.parametrize("kind", REFUSED)
async def test_a_refused_request_looks_once(
    servers: list[Api], made: dict[str, str], looks: list[str], kind: str
) -> None:
    await ready(servers, made)
    looks.clear()
    refused = await REFUSED[kind](servers[1], made)
    assert refused.status_code == 403 and looks == [made["id"]]


async def test_wrong_tokens_do_not_load_the_database(
    servers: list[Api], made: dict[str, str], looks: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    await ready(servers, made)
    looks.clear()
    monkeypatch.setattr(open_table, "LOOKS", Rate(0.001, 3))
    for _ in range(5):
        assert (await servers[1].get(path(made), "wrong")).status_code == 403
    assert len(looks) == 3


async def test_a_server_alone_does_not_look(tmp_path: Path, looks: list[str]) -> None:
    async with serving(str(tmp_path / "games.db"), nodes=1) as server:
        made = await server.table()
        for refused in REFUSED.values():
            assert (await refused(server, made)).status_code == 403
    assert looks == []


# ---- what its time tells ----


class Counting(StillClock):
    """A clock that notes from which moments quanta were waited for."""

    def __init__(self) -> None:
        super().__init__()
        self.waited: list[float] = []

    async def wait_for_quantum(self, began: float) -> None:
        self.waited.append(began)


Request = Callable[[Node], Awaitable[None]]


async def look_with_a_wrong_token(node: Node) -> None:
    with pytest.raises(Refusal, match="holds no seat"):
        await node.hub.show(node.table, lambda found: found.viewer_of("wrong"))


async def act_for_an_old_question(node: Node) -> None:
    with pytest.raises(Stale):
        await acting(node, SOUTH, setup(SOUTH, mirrored=True), 0)


async def answer(node: Node) -> None:
    await acting(node, SOUTH, "a4-a5", 2)


async def acting(node: Node, seat: int, action: str, seq: int) -> None:
    """Act at a node as a request does."""

    async def work(active: ActiveTable) -> None:
        await node.hub.act(active, active.viewer_of(f"token {seat}"), action, seq)

    async with node.hub.tables.at(node.table) as active:
        await node.hub.attempts.at(active, work)


@pytest.mark.parametrize("request_", [look_with_a_wrong_token, act_for_an_old_question, answer])
async def test_the_time_of_an_answer_does_not_tell_of_what_was_not_heard(request_: Request) -> None:
    """North's army, or a code that only South is told of, is heard of before the request, or by it."""
    waited = []
    for unheard in (None, "code", "army"):
        clock = Counting()
        async with Shared(find("stratego-lightning"), clock=clock) as shared:
            one, other = shared.nodes
            await one.act(SOUTH, setup(SOUTH))
            await other.follow()
            await one.act(NORTH, setup(NORTH))
            if unheard != "army":
                await other.follow()
            if unheard == "code":
                await one.do(Lent(SOUTH, digest("code"), 1 << 40))
            clock.waited, clock.time = [], 2000.0
            await request_(other)
            waited.append(list(clock.waited))
            await shared.follow()
            shared.agree()
    assert waited == [[2000.0]] * 3
