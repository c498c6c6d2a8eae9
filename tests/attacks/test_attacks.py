"""Tests of every network attack, in small, on real servers: it is refused, cut off or bounded.

Nothing here depends on how fast the machine is.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import zlib
from pathlib import Path

import httpx2
import pytest
from tests.attacks.__main__ import memory
from tests.attacks.attackers import bomb
from tests.attacks.lines import CONTINUATION, LOST, PING, TEXT, Target, frame, said
from tests.attacks.small import SMALL, Tidy, kinds, status_of
from tests.host.games import SOUTH, setup
from tests.host.servers import Server
from tests.host.timeless import TimelessServer

from sandtable.host.log import Sparing
from sandtable.host.settings import Settings
from sandtable.host.wire.app import create_app

# ---- 1: what is inflated ----


async def test_no_frame_is_inflated(roomy: Target) -> None:
    made = await roomy.table()
    line = await roomy.upgrade(made["id"], "permessage-deflate")
    await line.send(bomb())
    assert await line.ended()


@pytest.mark.parametrize("parts", [1, 200])
async def test_no_message_is_larger_than_64_kb(roomy: Target, parts: int) -> None:
    made = await roomy.table()
    line = await roomy.upgrade(made["id"])
    part = b"x" * (80_000 // parts)
    frames = [frame(CONTINUATION if number else TEXT, part, fin=number == parts - 1) for number in range(parts)]
    await line.send(b"".join(frames))
    assert await line.ended()


# ---- 5: what goes round the limits ----


async def test_a_fresh_junk_token_each_time_buys_nothing(timeless: Target) -> None:
    statuses = [(await timeless.call("/api/tables/none", None, f"junk {number}"))[0] for number in range(80)]
    assert statuses.count(404) == 60 and set(statuses[60:]) == {429}


async def test_whoever_has_shown_a_seats_token_is_not_held_up_by_others_of_the_address(timeless: Target) -> None:
    made = await timeless.table()
    token = await timeless.sit(made, "South")
    table = f"/api/tables/{made['id']}"
    assert (await timeless.call(table, None, token))[0] == 200, "from now on the player pays"
    while (await timeless.call("/api/tables/none"))[0] != 429:
        pass
    assert (await timeless.call(table, None, token))[0] == 200
    assert (await timeless.call(table, None, "junk"))[0] == 429


async def test_a_new_connection_brings_no_new_account(timeless: Target) -> None:
    made = await timeless.table()
    token = await timeless.sit(made, "South")
    heard = 0
    for _ in range(3):
        async with timeless.listening(made["id"], token) as socket:
            await kinds(socket, 2)
            for _ in range(25):
                await socket.send('{"type": "ping"}')
                kind = json.loads(await socket.recv())["type"]
                heard += kind == "pong"
                if kind == "refused":
                    break
    assert heard == 60


@pytest.mark.parametrize("flood", [frame(PING), frame(CONTINUATION, fin=False)])
async def test_every_frame_counts(timeless: Target, flood: bytes) -> None:
    made = await timeless.table()
    line = await timeless.upgrade(made["id"])
    await line.send(said(type="hello", token=None) + frame(TEXT, fin=False) + flood * 200)
    assert await line.ended()


async def test_behind_a_web_server_frames_are_paid_for_by_whom_it_speaks_for(tmp_path: Path) -> None:
    with TimelessServer(tmp_path / "games.db", public_url="https://play.example", **SMALL) as server:
        target = Tidy(server.port)
        made = await target.table()

        async def survives(address: str, pings: int) -> bool:
            """Return whether a connection that sends this many frames is still answered."""
            line = await target.upgrade(made["id"], **{"x-forwarded-for": address})
            await line.send(said(type="hello", token=None) + frame(PING) * pings + said(type="hello", token=None))
            heard = b""
            with contextlib.suppress(*LOST):
                while b"hello_again" not in heard and (part := await line.reader.read(65536)):
                    heard += part
            return b"hello_again" in heard

        assert await survives("192.0.2.1", 50), "a few are a connection's own"
        assert not await survives("192.0.2.1", 400)
        while await survives("192.0.2.1", 65):
            pass
        assert await survives("192.0.2.2", 80), "others that come by the same web server are heard"
        await target.close()


async def test_sockets_that_say_nothing_are_counted(timeless: Target) -> None:
    made = await timeless.table()
    lines = [await timeless.upgrade(made["id"]) for _ in range(4)]
    with pytest.raises(ConnectionError, match="429"):
        await timeless.upgrade(made["id"])
    lines += [await timeless.upgrade("another") for _ in range(2)]
    with pytest.raises(ConnectionError, match="429"):
        await timeless.upgrade("another")
    for line in lines:
        line.close()


async def test_an_act_that_comes_too_late_is_answered_in_full_once(roomy: Target) -> None:
    made = await roomy.table()
    token = await roomy.sit(made, "South")
    async with roomy.listening(made["id"], token) as socket:
        await kinds(socket, 2)
        await socket.send(json.dumps({"type": "act", "action": setup(SOUTH), "seq": 0, "ref": "a"}))
        while json.loads(await socket.recv())["type"] != "update":
            pass
        answers = []
        for number in range(3):
            late = {"type": "act", "action": setup(SOUTH, True), "seq": 0, "ref": f"{number}"}
            await socket.send(json.dumps(late))
            answers.append(json.loads(await socket.recv()))
        full, *brief = answers
        assert full["type"] == "stale" and full["view"] and full["ref"] == "0"
        assert [(one["type"], one["error"], one["ref"]) for one in brief] == [
            ("refused", "stale", "1"),
            ("refused", "stale", "2"),
        ]


# ---- 4: connections ----


async def test_one_address_has_so_many_connections(timeless: Target) -> None:
    lines = [await timeless.dial() for _ in range(12)]
    refused = await timeless.dial()
    assert await refused.ended()
    other = Target(timeless.port, "127.0.0.2")
    assert (await other.call("/healthz"))[0] == 200, "others are let in"
    lines.pop().close()
    while True:  # the server learns of it in its own time
        try:
            assert (await timeless.call("/healthz"))[0] == 200
            break
        except (OSError, EOFError):
            await asyncio.sleep(0.01)
    for line in lines:
        line.close()


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET / HTTP/1.1\r\nhost: loc",
        b"POST /api/check HTTP/1.1\r\nhost: localhost\r\ncontent-length: 5\r\n\r\nab",
    ],
)
async def test_a_connection_that_says_nothing_whole_is_closed(tmp_path: Path, said: bytes) -> None:
    with Server(tmp_path / "games.db", asks_within=0.2, answered_within=0.2) as server:
        target = Tidy(server.port)
        line = await target.dial()
        await line.send(said)
        assert await line.ended()
        await target.close()


def test_as_many_descriptors_as_there_may_be() -> None:
    import resource

    from sandtable.host.wire.connection_guard import raise_descriptors

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (256, hard))
        most = raise_descriptors()
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] == most > 256
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


# ---- 7, 8, 10: what is asked, and as whom ----


@pytest.mark.parametrize(
    ("path", "headers", "status"),
    [
        ("/" + "a" * 60_000, {}, 414),
        ("/" + "a" * 300, {}, 200),
        ("/parts/x/" + "a" * 300, {}, 404),
        ("/api/tables/" + "a" * 60_000, {}, 414),
        ("/api/games", {"host": "evil.example"}, 421),
        ("/api/games", {"host": "evil.example", "origin": "http://evil.example"}, 421),
        ("/", {"host": "http://["}, 421),
        ("/healthz", {"host": "anything"}, 200),
        ("/metrics", {"host": "evil.example"}, 421),
        ("/api/games", {"host": "192.168.1.5:8000"}, 200),
        ("/api/games", {"host": "localhost:1"}, 200),
        ("/api/games", {"host": "play.example"}, 200),
    ],
)
async def test_odd_addresses_and_foreign_names(
    tmp_path: Path, path: str, headers: dict[str, str], status: int, caplog: pytest.LogCaptureFixture
) -> None:
    settings = Settings(db=str(tmp_path / "games.db"), public_url="https://play.example", bot_workers=0)
    app = create_app(settings)
    async with app.router.lifespan_context(app):
        transport = httpx2.ASGITransport(app=app, raise_app_exceptions=False)
        async with httpx2.AsyncClient(transport=transport, base_url="http://127.0.0.1") as http:
            with caplog.at_level(logging.WARNING):
                answer = await http.get(path, headers=headers)
            assert answer.status_code == status or (path.startswith("/a") and answer.status_code == 503)
            assert not caplog.records
            for origin in ("http://[", "http://" + "a" * 5000, "\\\\", "//"):
                wrong = await http.post("/api/check", json={}, headers={"Origin": origin})
                assert (wrong.status_code, wrong.json()["error"]) == (403, "wrong_origin")


def test_what_anybody_can_cause_does_not_fill_the_log() -> None:
    sparing = Sparing()

    def logged(level: int, text: str, created: float) -> bool:
        record = logging.LogRecord("uvicorn.error", level, "", 0, text, None, None)
        record.created = created
        return sparing.filter(record)

    unread = [logged(logging.WARNING, "Invalid HTTP request received.", when) for when in (0.0, 1.0, 59.0, 61.0, 62.0)]
    assert unread == [True, False, False, True, False]
    assert logged(logging.WARNING, "Something else.", 1.0)
    assert logged(logging.ERROR, "A fault.", 1.0) and logged(logging.ERROR, "A fault.", 1.0)


@pytest.mark.parametrize(("problem", "is_logged"), [(asyncio.CancelledError(), False), (ValueError(), True)])
def test_of_requests_that_are_cut_off_when_the_server_stops_none_fills_the_log(
    problem: BaseException, is_logged: bool
) -> None:
    told = (type(problem), problem, None)
    record = logging.LogRecord("uvicorn.error", logging.ERROR, "", 0, "Exception in ASGI application", (), told)
    assert Sparing().filter(record) == is_logged


async def test_the_counts_are_for_the_operator(tmp_path: Path) -> None:
    for whom, caller, host, status in (
        ("here", "127.0.0.1", "localhost", 200),
        ("here", "192.0.2.7", "localhost", 403),
        ("here", "127.0.0.1", "play.example", 403),
        ("all", "192.0.2.7", "play.example", 200),
    ):
        settings = Settings(db=str(tmp_path / "games.db"), hosts=("play.example",), metrics_access=whom, bot_workers=0)
        app = create_app(settings)
        async with app.router.lifespan_context(app):
            transport = httpx2.ASGITransport(app=app, client=(caller, 1))
            async with httpx2.AsyncClient(transport=transport, base_url=f"http://{host}") as http:
                assert (await http.get("/metrics")).status_code == status


# ---- what is sent ahead ----


async def test_what_is_sent_ahead_waits_unread(tmp_path: Path) -> None:
    """A client sends twenty thousand requests at once and reads no answer.

    Others are served, and the server holds little of these requests.
    """
    with Server(tmp_path / "games.db", too_fast_waits=3600.0) as server:
        assert server.process is not None and server.process.pid is not None
        target = Tidy(server.port)
        assert (await target.call("/healthz"))[0] == 200
        before = memory(server.process.pid)
        line = await target.dial()
        line.writer.transport.pause_reading()  # type: ignore[attr-defined]
        line.writer.write(target.request("/api/games") * 20_000)
        for _ in range(20):
            assert (await target.call("/healthz"))[0] == 200
        assert memory(server.process.pid) - before < 30
        await target.close()


async def test_requests_sent_ahead_are_all_answered_in_order(roomy: Target) -> None:
    line = await roomy.dial()
    paths = ["/healthz", "/api/tables/none", "/api/games/none/rules"] * 20
    await line.send(b"".join(map(roomy.request, paths)))
    answers = [await line.ask(b"") for _ in paths]
    assert [status for status, _ in answers] == [200, 404, 404] * 20


async def test_a_head_has_an_end(roomy: Target) -> None:
    line = await roomy.dial()
    await line.send(b"GET / HTTP/1.1\r\n" + b"".join(b"x-%d: %s\r\n" % (n, b"a" * 1000) for n in range(64)))
    assert await line.ended()


async def test_nothing_without_an_end_is_kept_of_what_stands_behind_a_body(roomy: Target) -> None:
    begun = b"POST /api/check HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\n0\r\n"
    for behind in (b"x: y\r\n" * 200, b"x: " + b"y" * 40_000):
        line = await roomy.dial()
        await line.send(begun + behind)
        assert await line.ended()
    line = await roomy.dial()
    assert await status_of(line, begun + b"authorization: Bearer x\r\n\r\n") == 400, "it was read, and is no JSON"


async def test_a_head_has_so_many_fields(roomy: Target) -> None:
    for count, status in ((90, 200), (200, 400)):
        line = await roomy.dial()
        many = b"x: y\r\n" * count
        assert await status_of(line, b"GET /healthz HTTP/1.1\r\nhost: localhost\r\n" + many + b"\r\n") == status


async def test_bytes_that_are_not_paid_for_wait_unread(tmp_path: Path) -> None:
    """A client sends bodies of megabytes.

    Others of the same address are served, and the server reads the bodies when it has time.
    """
    with TimelessServer(tmp_path / "games.db", bytes={"per_second": 1, "burst": 500_000}) as server:
        target = Tidy(server.port)
        line = await target.dial()
        line.writer.write(b"POST /api/check HTTP/1.1\r\nhost: localhost\r\ncontent-length: 20000000\r\n\r\n")
        line.writer.write(b" " * 20_000_000)
        for _ in range(20):
            assert (await target.call("/healthz"))[0] == 200
        assert line.writer.transport.get_write_buffer_size() > 1_000_000
        await target.close()


async def test_bytes_that_waited_are_read_on(tmp_path: Path) -> None:
    with Server(tmp_path / "games.db", bytes={"per_second": 1_000_000, "burst": 100_000}) as server:
        target = Tidy(server.port)
        line = await target.dial()
        head = b"POST /api/check HTTP/1.1\r\nhost: localhost\r\ncontent-length: 500000\r\n\r\n"
        assert await status_of(line, head + b" " * 500_000) == 413
        assert await status_of(line, target.request("/healthz")) == 200
        await target.close()


async def test_what_is_the_same_for_all_is_packed_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    app = create_app(Settings(db=str(tmp_path / "games.db"), bot_workers=0))
    transport = httpx2.ASGITransport(app)
    async with (
        app.router.lifespan_context(app),
        httpx2.AsyncClient(transport=transport, base_url="http://localhost") as http,
    ):
        before = [await http.get(path) for path in ("/openapi.json", "/api/games")]
        monkeypatch.setattr(zlib, "compressobj", None)
        after = [await http.get(path) for path in ("/openapi.json", "/api/games")]
    assert [one.json() for one in before] == [one.json() for one in after]
    assert {one.headers["content-encoding"] for one in after} == {"gzip"}


async def test_a_large_body_is_read_in_parts(roomy: Target) -> None:
    line = await roomy.dial()
    head = b"POST /api/check HTTP/1.1\r\nhost: localhost\r\ncontent-length: %d\r\n\r\n"
    for size, status in ((60_000, 400), (2_000_000, 413), (10, 400)):
        assert await status_of(line, head % size + b"x" * size) == status
