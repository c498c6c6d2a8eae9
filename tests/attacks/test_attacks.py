"""Every attack in small, on real servers: refused, closed, bounded. Nothing here depends on how fast the machine is."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import zlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx2
import pytest
from tests.attacks import long_game
from tests.attacks.__main__ import memory
from tests.attacks.attackers import bomb
from tests.attacks.lines import CONTINUATION, LOST, PING, TEXT, Line, Target, frame, said
from tests.host.games import NORTH, SOUTH, founding, setup
from tests.host.servers import Server
from tests.host.test_sockets import TimelessServer

from sandtable.host.hub import reviewing
from sandtable.host.hub.asking import Choice, Question
from sandtable.host.hub.bots import Pool
from sandtable.host.hub.queueing import Rank
from sandtable.host.serve import Sparing
from sandtable.host.settings import Settings
from sandtable.host.store.entries import Entry, Left, Took
from sandtable.host.store.store import Store
from sandtable.host.table.rebuilding import rebuild
from sandtable.host.tokens import digest
from sandtable.host.wire.app import create_app

WAITS_FOR_NOBODY = {"too_fast_waits": 0.0, "new_table_waits": 0.0}
FEW = {"per_second": 1, "burst": 3}
SMALL = {
    **WAITS_FOR_NOBODY,
    "requests": {"per_second": 1, "burst": 60},
    "messages": {"per_second": 1, "burst": 60},
    "frames": {"per_second": 1, "burst": 100},
    "connections_of_address": 12,
    "sockets_of_address": 6,
    "sockets_of_address_at_table": 4,
}


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


class Tidy(Target):
    """One whose lines are closed in the end."""

    def __init__(self, port: int, address: str = "127.0.0.1") -> None:
        super().__init__(port, address)
        self.lines: list[Line] = []

    async def dial(self) -> Line:
        self.lines.append(await super().dial())
        return self.lines[-1]

    async def close(self) -> None:
        for line in self.lines:
            line.close()
            with contextlib.suppress(OSError):
                await line.writer.wait_closed()


@pytest.fixture
async def timeless(tmp_path: Path) -> AsyncIterator[Target]:
    """A server of small limits whose clock stands still, so that nothing fills up again."""
    with TimelessServer(tmp_path / "games.db", **SMALL) as server:
        target = Tidy(server.port)
        yield target
        await target.close()


@pytest.fixture
async def roomy(tmp_path: Path) -> AsyncIterator[Target]:
    with Server(tmp_path / "games.db") as server:
        target = Tidy(server.port)
        yield target
        await target.close()


async def status_of(line: Line, request: bytes) -> int:
    return (await line.ask(request))[0]


async def kinds(socket: Any, count: int) -> list[dict[str, Any]]:
    return [json.loads(await socket.recv()) for _ in range(count)]


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
            """Whether a connection that sends so many is answered still."""
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

    from sandtable.host.wire.doorway import raise_descriptors

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
        ("everyone", "192.0.2.7", "play.example", 200),
    ):
        settings = Settings(db=str(tmp_path / "games.db"), hosts=("play.example",), metrics_for=whom, bot_workers=0)
        app = create_app(settings)
        async with app.router.lifespan_context(app):
            transport = httpx2.ASGITransport(app=app, client=(caller, 1))
            async with httpx2.AsyncClient(transport=transport, base_url=f"http://{host}") as http:
                assert (await http.get("/metrics")).status_code == status


# ---- 2: what takes long ----


@pytest.fixture(scope="module")
def long(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with a long game that is over."""
    database = tmp_path_factory.mktemp("long") / "games.db"
    asyncio.run(long_game.play(str(database), most=200))
    return database


async def test_of_a_long_game_nothing_is_worked_out_on_the_loop(long: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its record was kept; replays, scenarios, a game that goes on from it and the table itself are made beside it."""
    import threading

    from sandtable.host.table import room

    threads: set[str] = set()
    made = room.Room._umpire

    def umpire(self: room.Room) -> Any:
        threads.add(threading.current_thread().name)
        return made(self)

    monkeypatch.setattr(room.Room, "_umpire", umpire)
    app = create_app(Settings(db=str(long), bot_workers=0))
    async with app.router.lifespan_context(app):
        transport = httpx2.ASGITransport(app=app)
        async with httpx2.AsyncClient(transport=transport, base_url="http://localhost") as http:
            path = f"/api/tables/{long_game.ID}"
            assert (await http.get(path)).status_code == 200
            for at in (150, 3, 140):
                assert (await http.get(f"{path}/replay?at={at}")).status_code == 200
            assert (await http.get(f"{path}/scenario?at=140")).status_code == 200
            assert (await http.get(f"{path}/record")).text.startswith("[")
            going = await http.post(f"{path}/continuations", json={"at": 140, "seat": "South"})
            assert going.status_code == 201
            table = f"/api/tables/{going.json()['id']}"
            sat = await http.post(f"{table}/seats/South", json={"name": "A", "invite": going.json()["secret"]})
            assert sat.status_code == 200
    assert {name.split("_")[0] for name in threads} == {"workshop"}


async def test_a_game_that_goes_on_from_another_holds_nobody_up_at_that_table(
    long: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those who wait for its table would keep their turns meanwhile, and with them others of their address waiting."""
    import threading

    from sandtable.host.wire import api

    begun, gate, making = threading.Event(), threading.Event(), api.continued

    def held(*what: Any) -> Any:
        begun.set()
        gate.wait()
        return making(*what)

    monkeypatch.setattr(api, "continued", held)
    app = create_app(Settings(db=str(long), bot_workers=0))
    transport = httpx2.ASGITransport(app=app)
    async with (
        app.router.lifespan_context(app),
        httpx2.AsyncClient(transport=transport, base_url="http://localhost") as http,
    ):
        path = f"/api/tables/{long_game.ID}"
        going = asyncio.create_task(http.post(f"{path}/continuations", json={"at": 140, "seat": "South"}))
        try:
            await asyncio.to_thread(begun.wait)
            assert not app.state.hub.tables._live[long_game.ID].lock.locked()
        finally:
            gate.set()
        assert (await going).status_code == 201


async def test_an_old_act_sent_again_is_looked_up_beside_the_table(roomy: Target) -> None:
    made = await roomy.table()
    tokens = [await roomy.sit(made, seat) for seat in ("South", "North")]
    table = f"/api/tables/{made['id']}"
    first = {"action": setup(SOUTH), "seq": 0}
    _, update = await roomy.call(f"{table}/actions", first, tokens[0])
    await roomy.call(f"{table}/actions", {"action": setup(NORTH), "seq": 0}, tokens[1])
    moves = (("a4-a5", "b4-b5", "a5-a4", "b5-b4"), ("a7-a6", "b7-b6", "a6-a7", "b6-b7"))
    for turn in range(14):
        for seat in (0, 1):
            _, now = await roomy.call(table, None, tokens[seat])
            await roomy.call(f"{table}/actions", {"action": moves[seat][turn % 4], "seq": now["seq"]}, tokens[seat])
    again = await asyncio.gather(*(roomy.call(f"{table}/actions", first, tokens[0]) for _ in range(5)))
    assert all(one == (200, update) for one in again)


async def test_whoever_comes_and_goes_for_ever_makes_no_table_slow_to_load(monkeypatch: pytest.MonkeyPatch) -> None:
    from sandtable.host.table import match

    told, begin = [], match.Match.__init__

    def counting(self: match.Match, *what: Any) -> None:
        told.append(self)
        begin(self, *what)

    monkeypatch.setattr(match.Match, "__init__", counting)
    lines: list[Entry] = []
    for number in range(100):
        lines += [Took(SOUTH, f"A{number}", digest("a"), None), Left(SOUTH)]
    room = rebuild(founding(), [*lines, Took(SOUTH, "Ann", digest("a"), None)])
    assert len(told) == 2, "it is told once, and once more with the names that there are in the end"
    assert room.seating.called()[SOUTH] == "Ann"


async def test_long_games_leave_the_memory_sooner(long: Path) -> None:
    """Games that go on from a long one, each looked at once: no more is held of them than of a few."""
    app = create_app(Settings(db=str(long), bot_workers=0, max_lines=500))
    transport = httpx2.ASGITransport(app)
    async with (
        app.router.lifespan_context(app),
        httpx2.AsyncClient(transport=transport, base_url="http://localhost") as http,
    ):
        for _ in range(8):
            wish = {"at": 140, "seat": "South"}
            going = (await http.post(f"/api/tables/{long_game.ID}/continuations", json=wish)).json()
            assert (await http.get(f"/api/tables/{going['id']}")).status_code == 200
        assert app.state.hub.tables.count < 6


async def test_only_the_game_itself_goes_on_without_an_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from sandtable.host.hub import hub

    monkeypatch.setattr(hub, "MOST_ENDLESS", 6)
    app = create_app(Settings(db=str(tmp_path / "games.db"), bot_workers=0))
    transport = httpx2.ASGITransport(app)
    async with (
        app.router.lifespan_context(app),
        httpx2.AsyncClient(transport=transport, base_url="http://localhost") as http,
    ):
        made = (await http.post("/api/tables", json={"variant": "stratego-lightning"})).json()
        table, held = f"/api/tables/{made['id']}", []
        for seat in ("South", "North"):
            sat = await http.post(f"{table}/seats/{seat}", json={"name": seat, "invite": made["secret"]})
            held.append({"Authorization": f"Bearer {sat.json()['token']}"})
        lent = [(await http.post(f"{table}/lend", json={}, headers=held[0])).status_code for _ in range(4)]
        assert lent == [200, 200, 409, 409]
        lent = [(await http.post(f"{table}/lend", json={}, headers=held[1])).status_code for _ in range(4)]
        assert lent == [200, 200, 409, 409], "what others have done is not counted: it may be a secret"
        app.state.hub.tables.abandon(await app.state.hub.tables.find(made["id"]))
        assert (await http.post(f"{table}/lend", json={}, headers=held[0])).status_code == 409, "nor is it forgotten"
        played = {"action": setup(SOUTH), "seq": 0}
        assert (await http.post(f"{table}/actions", json=played, headers=held[0])).status_code == 200
        assert (await http.post(f"{table}/leave", json={}, headers=held[1])).status_code == 200


# ---- 3: computers ----


async def test_computers_move_where_somebody_follows(tmp_path: Path) -> None:
    wish = {"variant": "stratego-lightning", "seats": [{"kind": "bot", "level": "recruit"}] * 2}
    settings = Settings(db=str(tmp_path / "games.db"), bot_workers=0, bot_delay=3600, computers_of_address=2)
    app = create_app(settings)
    async with app.router.lifespan_context(app):
        hub = app.state.hub

        async def ask(address: str, path: str, body: object = None) -> Any:
            transport = httpx2.ASGITransport(app=app, client=(address, 1))
            async with httpx2.AsyncClient(transport=transport, base_url="http://localhost") as http:
                answer = await (http.get(path) if body is None else http.post(path, json=body))
                assert answer.status_code < 300, answer.text
                return answer.json()

        made = [await ask("192.0.2.1", "/api/tables", wish) for _ in range(4)]
        assert hub.tables.count == 0, "nobody has looked at one yet"
        for table in made:
            await ask("192.0.2.1", f"/api/tables/{table['id']}")
        await asyncio.sleep(0)
        at_work = [bool(hub.tables._live[table["id"]].thinking) for table in made]
        assert at_work == [True, True, False, False], "so many go on for one address"
        await ask("192.0.2.2", f"/api/tables/{made[2]['id']}")
        assert hub.tables._live[made[2]["id"]].thinking, "for another address another does"
        assert hub.tables._live[made[3]["id"]].idle


# ---- 9: when somebody answers ----


async def test_a_look_waits_for_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who looks while an act is being kept sees at once what was before."""
    app = create_app(Settings(db=str(tmp_path / "games.db"), bot_workers=0))
    async with app.router.lifespan_context(app):
        store, gate = app.state.hub._store, asyncio.Event()
        append = store.append

        async def slow(*arguments: Any) -> None:
            await gate.wait()
            await append(*arguments)

        transport = httpx2.ASGITransport(app=app)
        async with httpx2.AsyncClient(transport=transport, base_url="http://localhost") as http:
            made = (await http.post("/api/tables", json={"variant": "stratego-lightning"})).json()
            path = f"/api/tables/{made['id']}"
            sat = await http.post(f"{path}/seats/South", json={"name": "A", "invite": made["secret"]})
            before = (await http.get(path)).content
            monkeypatch.setattr(store, "append", slow)
            own = {"Authorization": f"Bearer {sat.json()['token']}"}
            body = {"action": setup(SOUTH), "seq": 0}
            acting = asyncio.create_task(http.post(f"{path}/actions", json=body, headers=own))
            while not app.state.hub.tables._live[made["id"]].changing:
                await asyncio.sleep(0)
            assert (await http.get(path)).content == before and not acting.done()
            gate.set()
            assert (await acting).status_code == 200
            assert (await http.get(path)).json()["n"] == 1


# ---- what is sent ahead ----


async def test_what_is_sent_ahead_waits_unread(tmp_path: Path) -> None:
    """Twenty thousand requests at once, whose answers nobody reads: others are served, and little is held of them."""
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
    """Bodies of megabytes: others of the same address are served, and what was sent is read when there is time."""
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


# ---- tables ----


async def called_off(target: Target) -> tuple[str, str]:
    """Whoever plays alone against a computer, and is done with it: the table, and the seat's token."""
    made = await target.table(seats=[{"kind": "human"}, {"kind": "bot"}])
    token = await target.sit(made, "South")
    path = f"/api/tables/{made['id']}"
    assert (await target.call(f"{path}/abort", {}, token))[0] == 200
    return path, token


async def another(target: Target, path: str, token: str) -> str | None:
    """The rematch, called off as well; None where it is refused."""
    status, now = await target.call(f"{path}/rematch", {"answer": "yes"}, token)
    if status != 200:
        assert status == 429 and now["error"] == "too_fast"
        return None
    following = f"/api/tables/{now['table']['rematch']}"
    assert (await target.call(f"{following}/abort", {}, token))[0] == 200
    return following


async def test_a_rematch_is_paid_for_like_a_table(tmp_path: Path) -> None:
    few = {"per_second": 1, "burst": 8}
    with TimelessServer(tmp_path / "games.db", **WAITS_FOR_NOBODY, new_tables=few) as server:
        target = Tidy(server.port)
        path: str | None
        path, token = await called_off(target)
        founded = 0
        while path is not None:
            path, founded = await another(target, path, token), founded + 1
        assert founded == 9
        wish = {"variant": "stratego-lightning"}
        assert (await target.call("/api/tables", wish, token))[0] == 429, "of the same account"
        assert (await target.call("/api/tables", wish))[0] == 201
        await target.close()


async def test_a_player_founds_tables_whatever_strangers_of_the_address_do(tmp_path: Path) -> None:
    """And the other way round: who holds many seats does not keep newcomers out."""
    wish, few = {"variant": "stratego-lightning"}, {"per_second": 1, "burst": 8}
    with TimelessServer(tmp_path / "games.db", **WAITS_FOR_NOBODY, new_tables=few, new_tables_of_player=FEW) as server:
        target = Tidy(server.port)
        _, token = await called_off(target)
        statuses = [(await target.call("/api/tables", wish))[0] for _ in range(9)]
        assert statuses == [201] * 7 + [429] * 2
        statuses = [(await target.call("/api/tables", wish, token))[0] for _ in range(4)]
        assert statuses == [201, 201, 201, 429]
        await target.close()


async def test_a_school_that_founds_at_once_waits_in_line_behind_who_founds_without_a_pause(tmp_path: Path) -> None:
    with Server(tmp_path / "games.db", new_tables={"per_second": 10, "burst": 1}, too_fast_waits=0.0) as server:
        target = Tidy(server.port)
        wish = {"variant": "stratego-lightning"}
        answers = await asyncio.gather(*(target.call("/api/tables", wish) for _ in range(33)))
        assert [status for status, _ in answers] == [201] * 33
        await target.close()


async def test_an_address_founds_so_many_tables_a_day(tmp_path: Path) -> None:
    wish = {"variant": "stratego-lightning"}
    with TimelessServer(tmp_path / "games.db", **WAITS_FOR_NOBODY, new_tables_a_day=3) as server:
        target = Tidy(server.port)
        path, token = await called_off(target)
        for _ in range(2):
            assert (await target.call("/api/tables", wish))[0] == 201
        status, refused = await target.call("/api/tables", wish, token)
        assert (status, refused["error"]) == (429, "too_many_tables")
        assert (await target.call(f"{path}/rematch", {"answer": "yes"}, token))[0] == 429
        assert (await Target(server.port, "127.0.0.2").call("/api/tables", wish))[0] == 201
        await target.close()


async def test_friends_play_one_rematch_after_the_other(roomy: Target) -> None:
    path, token = await called_off(roomy)
    for _ in range(25):
        following = await another(roomy, path, token)
        assert following is not None
        path = following


async def test_no_act_waits_for_tables_that_are_loaded(tmp_path: Path) -> None:
    """What is read from the database does not hold up what is written: there may be hundreds of tables to load."""
    import threading

    gate, store = threading.Event(), await Store.open(str(tmp_path / "games.db"))
    reading = asyncio.create_task(store._connections.read(lambda _: gate.wait()))
    try:
        await store.found(founding(), 0, [])
        assert not reading.done()
    finally:
        gate.set()
        await reading
        await store.close()


# ---- reviews ----


class Busy(Pool):
    """Computer players that have no time before the gate is open."""

    def __init__(self) -> None:
        super().__init__(0, 1.0)
        self.gate = asyncio.Event()
        self.asked: list[str] = []

    async def ask(self, question: Question, table: str, rank: Rank = Rank.LEISURE) -> Choice | None:
        self.asked.append(table)
        await self.gate.wait()
        return None


async def test_an_address_has_a_share_of_the_reviews_and_no_more_than_its_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviewing, "MOST_OF_ADDRESS", 3)
    app = create_app(Settings(db=str(tmp_path / "games.db"), bot_workers=0), pool=(pool := Busy()))
    async with app.router.lifespan_context(app):

        async def ask(address: str, path: str, body: object = None, **headers: str) -> Any:
            transport = httpx2.ASGITransport(app=app, client=(address, 1))
            async with httpx2.AsyncClient(transport=transport, base_url="http://localhost", headers=headers) as http:
                return await (http.get(path) if body is None else http.post(path, json=body))

        async def over() -> str:
            wish = {"variant": "stratego-lightning", "seats": [{"kind": "human"}, {"kind": "bot"}]}
            made = (await ask("192.0.2.9", "/api/tables", wish)).json()
            path = f"/api/tables/{made['id']}"
            sat = await ask("192.0.2.9", f"{path}/seats/South", {"name": "A", "invite": made["secret"]})
            own = f"Bearer {sat.json()['token']}"
            assert (await ask("192.0.2.9", f"{path}/abort", {}, authorization=own)).status_code == 200
            return path

        many, other = [await over() for _ in range(4)], await over()
        statuses = [(await ask("192.0.2.1", f"{path}/review")).status_code for path in many]
        assert statuses == [202, 202, 202, 503]
        assert (await ask("192.0.2.2", f"{other}/review")).status_code == 202, "others are not kept out"
        assert (await ask("192.0.2.2", f"{many[3]}/review")).status_code == 202
        jobs = [job.work for job in app.state.hub.reviews._jobs.values()]
        pool.gate.set()
        await asyncio.gather(*jobs)
        order = ["/api/tables/" + table for table in dict.fromkeys(pool.asked)]
        assert order == [many[0], many[1], other, many[2], many[3]]
