"""Tests of servers of two releases that share a database: each carries out only what it has the rules for."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator

import pytest
from tests.host.postgres import Postgres
from tests.host.releases import FORMER, NEWER, FormerServer, NewerServer, Table
from tests.host.servers import Server, hear, say
from websockets.exceptions import ConnectionClosed, InvalidStatus

from sandtable.host.store.entries import Entry, NewRules
from sandtable.host.store.store import Store

SERVED_ELSEWHERE = 503, "newer_release"


@pytest.fixture
def database(postgres: Postgres) -> str:
    return postgres.fresh()


@pytest.fixture
def former(database: str) -> Iterator[Server]:
    with FormerServer(database, nodes=2) as server:
        yield server


@pytest.fixture
def newer(database: str, former: Server) -> Iterator[Server]:
    """Start the newer server after the former, as in an upgrade."""
    with NewerServer(database, nodes=2) as server:
        yield server


async def log_of(table: Table, database: str) -> list[Entry]:
    store = await Store.open(database, shared=True)
    stored = await store.load(table.made["id"])
    await store.close()
    assert stored is not None
    return stored.lines


def refusals(server: Server, table: Table) -> set[tuple[int, str]]:
    """Return what a server answers to everything that may be asked at a table under way."""
    token = table.tokens["Ada"]
    answers = [
        server.call(table.path),
        server.call(table.path, None, token),
        server.call(f"{table.path}/record", None, token),
        server.call(f"{table.path}/actions", {"action": 1, "seq": 0}, token),
        server.call(f"{table.path}/leave", {}, token),
        server.call(f"{table.path}/seats/Ada", {"name": "Eve", "invite": table.made["invite"]}),
        server.call(f"{table.path}/lend", {}, token),
        server.call(f"{table.path}/claim", {"code": "any"}),
        server.call(f"{table.path}/poll/open", {"type": "hello", "token": token}),
        server.call(f"{table.path}/poll/send", {"session": "of another server", "message": {"type": "ping"}}),
        server.call(f"{table.path}/poll/receive", {"session": "of another server"}),
    ]
    return {(status, answer["error"] if status >= 400 else "") for status, answer in answers}


def act(server: Server, table: Table) -> tuple[int, str]:
    """Return what a server answers to an act at a table that it shows as it was."""
    shown = {seat: server.call(table.path, None, token)[1] for seat, token in table.tokens.items()}
    seat = next(seat for seat, now in shown.items() if now["legal"])
    choice = {"action": shown[seat]["legal"][0]["id"], "seq": shown[seat]["seq"]}
    status, answer = server.call(f"{table.path}/actions", choice, table.tokens[seat])
    return status, answer.get("error", "")


async def refused_socket(server: Server, table: Table) -> tuple[int, str]:
    """Return what a server answers to a WebSocket that it does not accept."""
    with pytest.raises(InvalidStatus) as refused:
        async with server.socket(table.made["id"]):
            pass
    answer = refused.value.response
    return answer.status_code, json.loads(answer.body)["error"]


async def test_a_table_of_newer_rules_is_left_to_the_newer_server(former: Server, newer: Server) -> None:
    table = await asyncio.to_thread(Table, newer)
    assert await asyncio.to_thread(refusals, former, table) == {SERVED_ELSEWHERE}
    assert await refused_socket(former, table) == SERVED_ELSEWHERE
    assert await asyncio.to_thread(table.play, newer)


async def test_a_game_that_newer_rules_go_on_with_is_played_to_its_end(
    former: Server, newer: Server, database: str
) -> None:
    table = await asyncio.to_thread(Table, former)
    assert not await asyncio.to_thread(table.play, former, 3)
    async with former.socket(table.made["id"]) as page:
        await say(page, type="hello", token=table.tokens["Ada"])
        before = (await hear(page, "resync"))["view"]
        _, shown = await asyncio.to_thread(newer.call, table.path, None, table.tokens["Ada"])
        assert shown["view"] == before
        assert await asyncio.to_thread(act, former, table) == SERVED_ELSEWHERE, "it has not heard of the new rules"
        with pytest.raises(ConnectionClosed) as closed:
            await hear(page, "nothing else")
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012, "pages come back by themselves"
    assert await asyncio.to_thread(refusals, former, table) == {SERVED_ELSEWHERE}
    assert await refused_socket(former, table) == SERVED_ELSEWHERE
    assert await asyncio.to_thread(table.play, newer)
    log = await log_of(table, database)
    assert [line for line in log if isinstance(line, NewRules)] == [NewRules(NEWER)]


async def test_a_game_of_newer_rules_that_is_over_is_shown_and_not_replayed(former: Server, newer: Server) -> None:
    table = await asyncio.to_thread(Table, newer)
    assert await asyncio.to_thread(table.play, newer)
    of_both = [await asyncio.to_thread(server.call, table.path) for server in (former, newer)]
    assert [status for status, _ in of_both] == [200, 200]
    assert of_both[0][1]["view"] == of_both[1][1]["view"] and "newer release" in of_both[0][1]["table"]["no_replay"]
    for what in ("replay?at=1", "scenario?at=1", "review"):
        status, answer = await asyncio.to_thread(former.call, f"{table.path}/{what}")
        assert (status, answer["error"]) == SERVED_ELSEWHERE
    go_on = {"at": 1, "seat": "Ada"}
    status, answer = await asyncio.to_thread(former.call, f"{table.path}/continuations", go_on)
    assert (status, answer["error"]) == SERVED_ELSEWHERE


async def test_a_game_that_only_the_newer_release_has_is_left_to_it(database: str, postgres: Postgres) -> None:
    with NewerServer(database, nodes=2) as newer:
        table = await asyncio.to_thread(Table, newer)
    with Server(database, nodes=2) as without:
        assert await asyncio.to_thread(refusals, without, table) == {SERVED_ELSEWHERE}
    with Server(database) as alone:
        status, answer = await asyncio.to_thread(alone.call, table.path)
        assert (status, answer["error"]) == (410, "old_rules"), "no other server can have it"


UNKNOWN = (
    'INSERT INTO entries SELECT table_id, max(number) + 1, 0, \'{"kind":"%s","seat":0}\' FROM entries GROUP BY table_id'
)
OF_A_NEWER_RELEASE = {
    "a kind of line": UNKNOWN % "of_a_newer_release",
    "a field of a line": UNKNOWN % 'left","more":"',
    "a property of the table": (
        "UPDATE tables SET founding = convert_to(replace(convert_from(founding, 'UTF8'), '{\"id\"', "
        "'{\"more\":1,\"id\"'), 'UTF8')"
    ),
    "an option": (
        "UPDATE tables SET founding = convert_to(replace(convert_from(founding, 'UTF8'), '\"ply_limit\"', "
        "'\"more\":1,\"ply_limit\"'), 'UTF8')"
    ),
}


@pytest.mark.parametrize("planted", OF_A_NEWER_RELEASE)
async def test_what_a_newer_release_has_written_is_not_guessed_at(
    former: Server, database: str, postgres: Postgres, planted: str
) -> None:
    table = await asyncio.to_thread(Table, former)
    await postgres.ask(database, OF_A_NEWER_RELEASE[planted])
    with FormerServer(database, nodes=2) as other:
        assert await asyncio.to_thread(refusals, other, table) == {SERVED_ELSEWHERE}
        assert await refused_socket(other, table) == SERVED_ELSEWHERE


async def test_a_page_is_sent_away_when_a_newer_release_has_written_to_its_table(
    former: Server, database: str, postgres: Postgres
) -> None:
    table = await asyncio.to_thread(Table, former)
    async with former.socket(table.made["id"]) as page:
        await say(page, type="hello", token=table.tokens["Ada"])
        await hear(page, "resync")
        await postgres.ask(database, OF_A_NEWER_RELEASE["a kind of line"])
        with pytest.raises(ConnectionClosed) as closed:
            await hear(page, "nothing else")
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012
    assert await asyncio.to_thread(refusals, former, table) == {SERVED_ELSEWHERE}
    assert FORMER < NEWER
