"""Tests of every attack by expensive work, in small: replays, masses of tables, bots, requests for tables, reviews.

Nothing here depends on how fast the machine is.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx2
import pytest
from tests.attacks import long_game
from tests.attacks.lines import Target
from tests.attacks.small import FEW, WAITS_FOR_NOBODY, Tidy
from tests.host.games import NORTH, SOUTH, setup, spec
from tests.host.servers import Server
from tests.host.timeless import TimelessServer

from sandtable.host.bots import reviews
from sandtable.host.bots.asking import Choice, Question
from sandtable.host.bots.bots import BotPools
from sandtable.host.limits.fair_queue import Rank
from sandtable.host.settings import Settings
from sandtable.host.store.entries import Entry, Left, Took
from sandtable.host.store.store import Store
from sandtable.host.table.continuing import continued
from sandtable.host.table.loading import rebuild
from sandtable.host.tokens import digest
from sandtable.host.wire.app import create_app

# ---- 2: what takes long ----


@pytest.fixture(scope="module")
def long(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a database with a long game that is over."""
    database = tmp_path_factory.mktemp("long") / "games.db"
    asyncio.run(long_game.play(str(database), most=200))
    return database


async def test_of_a_long_game_nothing_is_worked_out_on_the_loop(long: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The record of a finished game is stored; everything else about it is computed outside the event loop.

    That holds for replays, scenarios, a game that goes on from it, and the table itself.
    """
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
    """Making a game that goes on from another does not hold the lock of the first game's table.

    Requests that wait for that lock would keep their turns, and others of their address would wait with them.
    """
    import threading

    from sandtable.host.wire import api

    begun, gate, making = threading.Event(), threading.Event(), continued

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
            assert not app.state.hub.tables.in_memory[long_game.ID].lock.locked()
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
    room = rebuild(spec(), [*lines, Took(SOUTH, "Ann", digest("a"), None)])
    assert len(told) == 2, "it is told once, and once more with the names that there are in the end"
    assert room.seating.called()[SOUTH] == "Ann"


async def test_long_games_leave_the_memory_sooner(long: Path) -> None:
    """Many games that go on from a long one, each looked at once, hold no more memory than a few."""
    app = create_app(Settings(db=str(long), bot_workers=0, max_lines=500))
    transport = httpx2.ASGITransport(app)
    async with (
        app.router.lifespan_context(app),
        httpx2.AsyncClient(transport=transport, base_url="http://localhost") as http,
    ):
        for _ in range(8):
            request = {"at": 140, "seat": "South"}
            going = (await http.post(f"/api/tables/{long_game.ID}/continuations", json=request)).json()
            assert (await http.get(f"/api/tables/{going['id']}")).status_code == 200
        assert app.state.hub.tables.count < 6


async def test_only_the_game_itself_goes_on_without_an_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from sandtable.host.hub import hub

    monkeypatch.setattr(hub, "MAX_RATE_CAPPED", 6)
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
    request = {"variant": "stratego-lightning", "seats": [{"kind": "bot", "level": "recruit"}] * 2}
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

        made = [await ask("192.0.2.1", "/api/tables", request) for _ in range(4)]
        assert hub.tables.count == 0, "nobody has looked at one yet"
        for table in made:
            await ask("192.0.2.1", f"/api/tables/{table['id']}")
        await asyncio.sleep(0)
        at_work = [bool(hub.tables.in_memory[table["id"]].thinking) for table in made]
        assert at_work == [True, True, False, False], "so many go on for one address"
        await ask("192.0.2.2", f"/api/tables/{made[2]['id']}")
        assert hub.tables.in_memory[made[2]["id"]].thinking, "for another address another does"
        assert hub.tables.in_memory[made[3]["id"]].idle


# ---- 9: when somebody answers ----


async def test_a_look_waits_for_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A request for the table, made while an act is being stored, is answered at once with the state before."""
    app = create_app(Settings(db=str(tmp_path / "games.db"), bot_workers=0))
    async with app.router.lifespan_context(app):
        store, gate = app.state.hub.store, asyncio.Event()
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
            while not app.state.hub.tables.in_memory[made["id"]].timing.changing:
                await asyncio.sleep(0)
            assert (await http.get(path)).content == before and not acting.done()
            gate.set()
            assert (await acting).status_code == 200
            assert (await http.get(path)).json()["n"] == 1


# ---- tables ----


async def called_off(target: Target) -> tuple[str, str]:
    """Found a table against a computer player and call it off; return the table and the seat's token."""
    made = await target.table(seats=[{"kind": "human"}, {"kind": "bot"}])
    token = await target.sit(made, "South")
    path = f"/api/tables/{made['id']}"
    assert (await target.call(f"{path}/abort", {}, token))[0] == 200
    return path, token


async def another(target: Target, path: str, token: str) -> str | None:
    """Ask for a rematch and call it off as well; return None if it is refused."""
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
        request = {"variant": "stratego-lightning"}
        assert (await target.call("/api/tables", request, token))[0] == 429, "of the same account"
        assert (await target.call("/api/tables", request))[0] == 201
        await target.close()


async def test_a_player_founds_tables_whatever_strangers_of_the_address_do(tmp_path: Path) -> None:
    """The converse holds too: a player with many seats does not keep newcomers out."""
    request, few = {"variant": "stratego-lightning"}, {"per_second": 1, "burst": 8}
    with TimelessServer(tmp_path / "games.db", **WAITS_FOR_NOBODY, new_tables=few, new_tables_of_player=FEW) as server:
        target = Tidy(server.port)
        _, token = await called_off(target)
        statuses = [(await target.call("/api/tables", request))[0] for _ in range(9)]
        assert statuses == [201] * 7 + [429] * 2
        statuses = [(await target.call("/api/tables", request, token))[0] for _ in range(4)]
        assert statuses == [201, 201, 201, 429]
        await target.close()


async def test_a_school_that_founds_at_once_waits_in_line_behind_who_founds_without_a_pause(tmp_path: Path) -> None:
    with Server(tmp_path / "games.db", new_tables={"per_second": 10, "burst": 1}, too_fast_waits=0.0) as server:
        target = Tidy(server.port)
        request = {"variant": "stratego-lightning"}
        answers = await asyncio.gather(*(target.call("/api/tables", request) for _ in range(33)))
        assert [status for status, _ in answers] == [201] * 33
        await target.close()


async def test_an_address_founds_so_many_tables_a_day(tmp_path: Path) -> None:
    request = {"variant": "stratego-lightning"}
    with TimelessServer(tmp_path / "games.db", **WAITS_FOR_NOBODY, new_tables_a_day=3) as server:
        target = Tidy(server.port)
        path, token = await called_off(target)
        for _ in range(2):
            assert (await target.call("/api/tables", request))[0] == 201
        status, refused = await target.call("/api/tables", request, token)
        assert (status, refused["error"]) == (429, "too_many_tables")
        assert (await target.call(f"{path}/rematch", {"answer": "yes"}, token))[0] == 429
        assert (await Target(server.port, "127.0.0.2").call("/api/tables", request))[0] == 201
        await target.close()


async def test_friends_play_one_rematch_after_the_other(roomy: Target) -> None:
    path, token = await called_off(roomy)
    for _ in range(25):
        following = await another(roomy, path, token)
        assert following is not None
        path = following


async def test_no_act_waits_for_tables_that_are_loaded(tmp_path: Path) -> None:
    """Reading hundreds of tables from the database does not hold up writes."""
    import threading

    gate, store = threading.Event(), await Store.open(str(tmp_path / "games.db"))
    reading = asyncio.create_task(store._connections.read(lambda _: gate.wait()))
    try:
        await store.create(spec(), 0, [])
        assert not reading.done()
    finally:
        gate.set()
        await reading
        await store.close()


# ---- reviews ----


class Busy(BotPools):
    """Computer players that have no time until the gate is open."""

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
    monkeypatch.setattr(reviews, "MAX_WAITING_OF_ADDRESS", 3)
    app = create_app(Settings(db=str(tmp_path / "games.db"), bot_workers=0), pool=(pool := Busy()))
    async with app.router.lifespan_context(app):

        async def ask(address: str, path: str, body: object = None, **headers: str) -> Any:
            transport = httpx2.ASGITransport(app=app, client=(address, 1))
            async with httpx2.AsyncClient(transport=transport, base_url="http://localhost", headers=headers) as http:
                return await (http.get(path) if body is None else http.post(path, json=body))

        async def over() -> str:
            request = {"variant": "stratego-lightning", "seats": [{"kind": "human"}, {"kind": "bot"}]}
            made = (await ask("192.0.2.9", "/api/tables", request)).json()
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
        jobs = [job.work for job in app.state.hub.reviews.jobs.values()]
        pool.gate.set()
        await asyncio.gather(*jobs)
        order = ["/api/tables/" + table for table in dict.fromkeys(pool.asked)]
        assert order == [many[0], many[1], other, many[2], many[3]]
