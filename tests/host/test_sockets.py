"""Tests of a real server's WebSocket: following, resuming, refusing; one listener cannot hurt another."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.host.games import NORTH, SOUTH, setup
from tests.host.servers import Server, hear, say
from tests.host.timeless import TimelessServer
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus

from sandtable.client.deltas import follow
from sandtable.host.settings import Settings
from sandtable.host.table.match import LATEST

PATIENCE = 60.0


class Seats:
    """A table with two people at it."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.made = server.table()
        self.id = self.made["id"]
        self.tokens = {name: server.sit(self.made, name) for name in ("South", "North")}

    def act(self, seat: str, action: str, seq: int) -> dict[str, Any]:
        body = {"action": action, "seq": seq}
        status, done = self.server.call(f"/api/tables/{self.id}/actions", body, self.tokens[seat])
        assert status == 200, done
        return dict(done)

    def shown(self, seat: str) -> dict[str, Any]:
        status, table = self.server.call(f"/api/tables/{self.id}", token=self.tokens[seat])
        assert status == 200, table
        return dict(table)

    def begin(self) -> None:
        self.act("South", setup(SOUTH), 0)
        self.act("North", setup(NORTH), 0)

    async def join(self, socket: ClientConnection, seat: str | None, **more: Any) -> dict[str, Any]:
        await say(socket, type="hello", token=self.tokens[seat] if seat else None, **more)
        return await hear(socket, "welcome")


@pytest.fixture
def seats(server: Server) -> Seats:
    return Seats(server)


@pytest.fixture
def timeless(tmp_path: Path) -> Iterator[Server]:
    with TimelessServer(tmp_path / "games.db") as server:
        yield server


async def closed(socket: ClientConnection) -> tuple[int, str]:
    """Return the code and the reason with which the host closes a connection."""
    try:
        while True:
            await asyncio.wait_for(socket.recv(), PATIENCE)
    except ConnectionClosed as end:
        assert end.rcvd is not None
        return end.rcvd.code, end.rcvd.reason


async def test_the_first_messages(seats: Seats) -> None:
    async with seats.server.socket(seats.id) as socket:
        welcome = await seats.join(socket, "South")
        assert welcome["you"] == "South" and len(welcome["commitment"]) == 64
        assert welcome["commitment"] == welcome["table"]["commitment"] and welcome["table"]["seed"] is None
        whole = await hear(socket, "resync")
        assert whole["n"] == 0 and whole["seq"] == 0 and whole["log"] == [] and whole["ask"]["text"]
        await say(socket, type="ping")
        assert await hear(socket, "pong") == {"type": "pong"}


async def test_everybody_is_told_their_own(seats: Seats) -> None:
    async with seats.server.socket(seats.id) as south, seats.server.socket(seats.id) as watching:
        await seats.join(south, "South")
        assert (await seats.join(watching, None))["you"] is None
        await hear(south, "resync")
        await hear(watching, "resync")
        await say(south, type="act", action=setup(SOUTH), seq=0, ref="a")
        own, other = await hear(south, "update"), await hear(watching, "update")
        assert own["n"] == other["n"] == 1
        assert "F@a3" not in json.dumps(other) and other["legal"] == [] and other["ask"] is None
        assert {event["kind"] for event in own["told"]} > {event["kind"] for event in other["told"]}
        await say(south, type="act", action=setup(SOUTH), seq=0, ref="a")
        assert await hear(south, "update") == own, "sent again, the same answer"


async def test_two_listeners_of_one_seat_hear_the_same(seats: Seats) -> None:
    async with seats.server.socket(seats.id) as first, seats.server.socket(seats.id) as second:
        for socket in (first, second):
            await seats.join(socket, "North")
            await hear(socket, "resync")
        seats.act("South", setup(SOUTH), 0)
        assert await hear(first, "update") == await hear(second, "update")


async def test_two_pages_of_one_seat_may_follow_in_two_forms(seats: Seats) -> None:
    async with seats.server.socket(seats.id) as full, seats.server.socket(seats.id) as changes:
        await seats.join(full, "North")
        await seats.join(changes, "North", deltas=True)
        held = follow(None, await hear(changes, "resync"))
        seats.begin()
        seats.act("South", "a4-a5", 2)
        for _ in range(3):
            update, delta = await hear(full, "update"), await hear(changes, "delta")
            held = follow(held, delta)
            assert (held["view"], held["ask"]) == (update["view"], update["ask"])
            assert not held["ask"] or held["choices"] == update["legal"]


async def test_resuming_by_deltas(seats: Seats) -> None:
    async with seats.server.socket(seats.id) as other, seats.server.socket(seats.id) as socket:
        await seats.join(other, "South", deltas=True)
        await seats.join(socket, "South", deltas=True)
        held = follow(None, await hear(socket, "resync"))
        await socket.close()
        seats.begin()
        missed = [await hear(other, "delta") for _ in range(2)]
        async with seats.server.socket(seats.id) as again:
            await seats.join(again, "South", deltas=True, since=held["n"])
            assert [json.loads(await again.recv()) for _ in missed] == missed
        async with seats.server.socket(seats.id) as old:
            await seats.join(old, "South", since=held["n"])
            assert (await hear(old, "resync"))["n"] == held["n"] + 2, "nobody followed in full"


async def test_everything_can_be_asked_for_anew(seats: Seats) -> None:
    seats.begin()
    async with seats.server.socket(seats.id) as socket:
        await seats.join(socket, "South", deltas=True)
        first = await hear(socket, "resync")
        await say(socket, type="resync")
        assert await hear(socket, "resync") == first
        await say(socket, type="resync", n=3)
        assert (await hear(socket, "refused"))["error"] == "malformed"


async def test_the_first_lines_of_a_long_log_are_asked_for(seats: Seats) -> None:
    seats.begin()
    while len(seats.shown("South")["log"]) <= LATEST:
        for seat in ("South", "North"):
            shown = seats.shown(seat)
            seats.act(seat, shown["legal"][0]["text"], shown["seq"])
    log = seats.shown("South")["log"]
    async with seats.server.socket(seats.id) as socket:
        await seats.join(socket, "South", deltas=True)
        latest = await hear(socket, "resync")
    assert 0 < latest["earlier"] == len(log) - LATEST
    path = f"/api/tables/{seats.id}/log?before={latest['earlier']}"
    status, first = seats.server.call(path, token=seats.tokens["South"])
    assert status == 200 and first["log"] + latest["log"] == log


async def test_resuming_from_a_number(seats: Seats) -> None:
    async with seats.server.socket(seats.id) as other, seats.server.socket(seats.id) as socket:
        await seats.join(other, "South")
        await seats.join(socket, "South")
        seats.act("South", setup(SOUTH), 0)
        first = await hear(socket, "update")
        await socket.close()
        seats.act("North", setup(NORTH), 0)
        seats.act("South", "a4-a5", 2)
        missed = [await hear(other, "update") for _ in range(3)][1:]
        async with seats.server.socket(seats.id, since=first["n"]) as again:
            await seats.join(again, "South")
            assert [json.loads(await again.recv()) for _ in missed] == missed


async def test_who_watched_nothing_meanwhile_gets_everything(seats: Seats) -> None:
    seats.begin()
    async with seats.server.socket(seats.id, since=0) as socket:
        await seats.join(socket, None)
        assert (await hear(socket, "resync"))["n"] == 2
    async with seats.server.socket(seats.id, since=2) as socket:
        await seats.join(socket, None)
        seats.act("South", "a4-a5", 2)
        assert (await hear(socket, "update"))["n"] == 3, "nothing was missing"


async def test_presence(seats: Seats) -> None:
    async with seats.server.socket(seats.id) as south:
        here = (await seats.join(south, "South"))["table"]["seats"]
        assert [seat["here"] for seat in here] == [True, False]
        async with seats.server.socket(seats.id) as north:
            await seats.join(north, "North")
            assert [seat["here"] for seat in (await hear(south, "table"))["table"]["seats"]] == [True, True]
        assert [seat["here"] for seat in (await hear(south, "table"))["table"]["seats"]] == [True, False]


async def test_a_stale_act_gets_everything_as_it_stands(seats: Seats) -> None:
    seats.begin()
    async with seats.server.socket(seats.id) as south:
        await seats.join(south, "South")
        whole = await hear(south, "resync")
        await say(south, type="act", action="a4-a5", seq=0, ref="late")
        stale = await hear(south, "stale")
        assert stale["ref"] == "late" and stale["message"]
        assert {key: stale[key] for key in whole if key != "type"} == {
            key: value for key, value in whole.items() if key != "type"
        }


async def test_refusals_name_the_clause_and_the_message_they_answer(seats: Seats) -> None:
    seats.begin()
    async with seats.server.socket(seats.id) as south, seats.server.socket(seats.id) as watching:
        await seats.join(south, "South")
        await seats.join(watching, None)
        await say(south, type="act", action="a4-b5", seq=2, ref="x")
        refused = await hear(south, "refused")
        assert (refused["ref"], refused["error"], refused["clause"], refused["seq"]) == (
            "x",
            "illegal",
            "ST-MOVE-3",
            2,
        )
        await say(south, type="preview", partial="a4", ref="p")
        assert (await hear(south, "preview"))["ref"] == "p"
        await say(watching, type="act", action="a4-a5", seq=2)
        assert (await hear(watching, "refused"))["error"] == "no_token"
        await say(south, type="hello", token=None)
        assert (await hear(south, "refused"))["error"] == "hello_again"
        await say(south, type="draw", answer="accept")
        assert (await hear(south, "refused"))["error"] == "no_offer"


async def test_draws_and_leaving(seats: Seats) -> None:
    seats.begin()
    async with seats.server.socket(seats.id) as south, seats.server.socket(seats.id) as north:
        await seats.join(south, "South")
        await seats.join(north, "North")
        await say(south, type="draw", answer="offer")
        while (table := (await hear(north, "table"))["table"])["offers"]["draw"] is None:
            pass
        assert "draw" in table["acts"] and table["offers"]["draw"] == "South"
        await say(north, type="draw", answer="accept")
        while (table := (await hear(south, "table"))["table"])["ended"] is None:
            pass
        assert table["ended"]["termination"] == "agreed" and table["seed"] is not None


async def test_leaving_before_the_game_ends_the_connection(server: Server) -> None:
    made = server.table()
    token = server.sit(made, "South")
    async with server.socket(made["id"]) as socket:
        await say(socket, type="hello", token=token)
        await hear(socket, "welcome")
        await say(socket, type="leave")
        code, reason = await closed(socket)
        assert code >= 4400 and reason


@pytest.mark.parametrize(
    ("message", "error"),
    [
        ("nonsense", "malformed"),
        ('{"type": "act", "action": true, "seq": 1}', "malformed"),
        ('{"type": "shout"}', "malformed"),
        ('{"type": "ping", "extra": 1}', "malformed"),
        (b"\x00\x01", "binary"),
        (json.dumps({"type": "preview", "ref": "a", "partial": "x" * 20_000}), "too_large"),
        ("[" * 15_000, "malformed"),
    ],
)
async def test_what_cannot_be_read_is_refused_with_a_reason(seats: Seats, message: str | bytes, error: str) -> None:
    async with seats.server.socket(seats.id) as socket:
        await seats.join(socket, "South")
        await socket.send(message)
        refused = await hear(socket, "refused")
        assert refused["error"] == error and refused["message"]
        await say(socket, type="ping")
        await hear(socket, "pong")


@pytest.mark.parametrize(
    ("hello", "error"),
    [
        ({"type": "hello", "token": "guess"}, "wrong_token"),
        ({"type": "ping"}, "no_hello"),
        ({"type": "act", "action": "resign", "seq": 0}, "no_hello"),
        ({"type": "hello", "token": 7}, "malformed"),
    ],
)
async def test_who_does_not_say_hello_is_turned_away(seats: Seats, hello: dict[str, Any], error: str) -> None:
    async with seats.server.socket(seats.id) as socket:
        await say(socket, **hello)
        assert (await hear(socket, "refused"))["error"] == error
        code, reason = await closed(socket)
        assert code >= 4400 and reason


async def test_who_is_too_slow_to_say_hello_may_come_back(tmp_path: Path) -> None:
    """A page on a slow machine may open its connection long before it can say hello."""
    with Server(tmp_path / "games.db", hello_within=0.1) as server:
        async with server.socket(server.table()["id"]) as socket:
            assert (await hear(socket, "refused"))["error"] == "late_hello"
            code, reason = await closed(socket)
            assert code < 4400 and reason


async def test_no_such_table_and_no_such_number(seats: Seats) -> None:
    async with seats.server.socket("nowhere") as socket:
        await say(socket, type="hello", token=None)
        assert (await hear(socket, "refused"))["error"] == "no_table"
        assert (await closed(socket))[0] == 4404
    async with seats.server.socket(f"{seats.id}") as socket:
        await say(socket, type="hello", token=None, since=999)
        assert (await hear(socket, "resync"))["n"] == 0


async def test_a_huge_message_is_cut_off(seats: Seats) -> None:
    async with seats.server.socket(seats.id) as socket, seats.server.socket(seats.id) as other:
        await seats.join(socket, "South")
        await seats.join(other, "North")
        try:
            await socket.send("x" * 10_000_000)
        except ConnectionClosed:
            pass
        assert (await closed(socket))[0] == 1009
        await say(other, type="ping")
        await hear(other, "pong")


async def test_pages_of_other_sites_are_refused(seats: Seats) -> None:
    with pytest.raises(InvalidStatus) as refused:
        async with seats.server.socket(seats.id, origin="https://evil.example"):
            pass
    assert refused.value.response.status_code == 403
    assert json.loads(refused.value.response.body)["error"] == "wrong_origin"
    async with seats.server.socket(seats.id, origin=f"http://127.0.0.1:{seats.server.port}") as socket:
        await seats.join(socket, None)


async def test_flooding_ends_the_connection_and_no_other(timeless: Server) -> None:
    """With the clock standing still, exactly a burst of messages is read; the hello is charged to the address."""
    seats = Seats(timeless)
    async with seats.server.socket(seats.id) as flooding, seats.server.socket(seats.id) as other:
        await seats.join(flooding, "South")
        await seats.join(other, "North")
        for _ in range(Settings("").messages.burst):
            await say(flooding, type="ping")
            await hear(flooding, "pong")
        await say(flooding, type="ping")
        assert (await hear(flooding, "refused"))["error"] == "flooding"
        code, reason = await closed(flooding)
        assert code == 4429 and "Too many" in reason
        await say(other, type="ping")
        await hear(other, "pong")
    async with seats.server.socket(seats.id) as socket:
        assert (await seats.join(socket, "South"))["you"] == "South", "the seat is not lost"


async def test_a_listener_who_does_not_listen_holds_nobody_up(seats: Seats) -> None:
    """One connection is not read for 150 moves; the others miss nothing, and it gets a resync."""
    seats.begin()
    moves = {"South": ("a4-a5", "b4-b5", "a5-a4", "b5-b4"), "North": ("a7-a6", "b7-b6", "a6-a7", "b6-b7")}
    async with (
        seats.server.socket(seats.id) as listening,
        seats.server.socket(seats.id, max_queue=1, compression=None) as deaf,
    ):
        await seats.join(listening, "South")
        await say(deaf, type="hello", token=None)
        for turn in range(75):
            for seat in ("South", "North"):
                status, now = seats.server.call(f"/api/tables/{seats.id}", None, seats.tokens[seat])
                assert status == 200
                if now["table"]["ended"]:
                    break
                seats.act(seat, moves[seat][turn % 4], now["seq"])
        n = 0
        while n < now["n"]:
            n = (await asyncio.wait_for(hear(listening, "update"), PATIENCE))["n"]
        kinds = []
        last: dict[str, Any] = {}
        while last.get("n") != now["n"]:
            last = json.loads(await asyncio.wait_for(deaf.recv(), PATIENCE))
            kinds.append(last["type"])
        assert "resync" in kinds
