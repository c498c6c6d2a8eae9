"""Tests of finished games, which outlive their rules: each is kept when it ends, and is shown to each as it was."""

from __future__ import annotations

import asyncio
import json
import threading
import zlib
from dataclasses import replace
from http.client import HTTPException
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx2
import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from tests.host.conftest import Api
from tests.host.finished_games import KEPT, Table, finished_of, over, played, server, toy_creation
from tests.host.games import FOUNDED
from tests.host.servers import Server
from tests.listing import listed
from tests.versions import ruled

import sandtable.host
from sandtable.engine.records import verify
from sandtable.games import variant as find
from sandtable.host.clocks import Clock
from sandtable.host.hub.archiving import keep_older_games
from sandtable.host.hub.background import BackgroundJobs
from sandtable.host.protocol import encode
from sandtable.host.store.connections import connections
from sandtable.host.store.database import StoreProblem
from sandtable.host.store.database_names import read_database
from sandtable.host.store.entries import Aborted, Entry, Left
from sandtable.host.store.finished import Finished, pack, unpack
from sandtable.host.store.store import Store
from sandtable.host.table.active_table import ActiveTable
from sandtable.host.table.archived_table import ArchivedTable
from sandtable.host.table.connection import Connection
from sandtable.host.table.room import Room


def refused(answer: httpx2.Response, status: int, error: str) -> str:
    assert (answer.status_code, answer.json()["error"]) == (status, error), answer.text
    return str(answer.json()["message"])


async def heard(api: Api, table: Table, token: str | None, since: int | None) -> list[Any]:
    """Return what a new WebSocket is sent at once."""
    connection = Connection(-1, 100)
    active = await api.hub.listen(table.id, connection, token, since)
    async with active.lock:
        active.leave(connection)
    return [json.loads(text) for text in connection.queued]


async def test_a_finished_game_is_shown_as_it_was_when_its_rules_have_changed(database: str) -> None:
    async with server(database, version=1) as api:
        table = await Table.create(api)
        await table.play_on(api)
        before, record = await table.shown(api), await table.record(api)
        told = [await heard(api, table, token, None) for token in table.viewers]
        assert (await api.get(f"{table.path}/replay?at=1")).status_code == 200
    async with server(database, version=2) as api:
        now = await table.shown(api)
        sentences = {shown["table"].pop("no_replay") for shown in now}
        assert all(shown["table"].pop("no_replay_said") for shown in now)
        assert [shown["table"].pop("no_replay") for shown in before] == [None] * 3
        assert now == before and len({json.dumps(shown["view"]) for shown in now}) == 3, "to each its own"
        assert await table.record(api) == record
        [sentence] = sentences
        assert "version 1 of the rules of Toy" in sentence and "version 2" in sentence
        assert refused(await api.get(f"{table.path}/replay?at=0"), 410, "old_rules") == sentence
        for token, messages in zip(table.viewers, told, strict=True):
            again = await heard(api, table, token, None)
            assert [message["type"] for message in again] == [message["type"] for message in messages]
            assert again[1] == messages[1] and again[1]["type"] == "resync" and again[1]["legal"] == []
            kinds = [message["type"] for message in await heard(api, table, token, messages[1]["n"])]
            assert kinds[0] == "welcome" and "resync" not in kinds, "whoever has all of it gets nothing twice"


async def test_nothing_more_is_done_at_it_but_the_rematch(database: str) -> None:
    async with server(database, version=1) as api:
        table = await Table.create(api)
        await table.play_on(api)
    async with server(database, version=2) as api:
        ada, bo = table.tokens.values()
        for path, body in (("actions", {"action": 0, "seq": 0}), ("preview", {"partial": "x"}), ("leave", {})):
            words = refused(await api.post(f"{table.path}/{path}", body, ada), 409, "over")
            assert "is over" in words and "\n" not in words
        yes, no = {"answer": "yes"}, {"answer": "no"}
        refused(await api.post(f"{table.path}/rematch", yes), 401, "no_token")
        refused(await api.post(f"{table.path}/rematch", yes, "guess"), 403, "wrong_token")
        refused(await api.get(table.path, "guess"), 403, "wrong_token")
        for token, body in ((ada, yes), (bo, no), (ada, yes)):
            assert (await api.post(f"{table.path}/rematch", body, token)).status_code == 200
    async with server(database, version=2) as api:
        watching = Connection(-1, 100)
        active = await api.hub.listen(table.id, watching, None, None)
        asked = (await api.get(table.path)).json()["table"]["offers"]["rematch"]
        assert asked == {"yes": ["Ada"], "waits": ["Bo"], "no": None}, "what was said outlives the server"
        made = (await api.post(f"{table.path}/rematch", yes, bo)).json()["table"]
        assert made["acts"] == [] and made["offers"]["rematch"] is None
        assert json.loads(watching.queued[-1])["table"]["rematch"] == made["rematch"], "everybody is told"
        async with active.lock:
            active.leave(watching)
        assert (await api.get(f"/api/tables/{made['rematch']}", ada)).json()["you"] == "Bo"
        following = Table(made["rematch"], {"Ada": bo, "Bo": ada})
        await following.play_on(api)
        assert '[Rules "2"]' in await following.record(api)
    async with server(database, version=2) as api:
        assert {shown["table"]["rematch"] for shown in await table.shown(api)} == {made["rematch"]}


async def test_a_rematch_that_the_rules_do_not_allow_is_refused_and_not_founded(tmp_path: Path) -> None:
    database = str(tmp_path / "games.db")
    async with server(database, version=1) as api:
        table = await Table.create(api)
        await table.play_on(api)
    async with server(database, version=2) as api:
        toy = find("toy")
        fewer = replace(toy, options=toy.options[:1])
        with listed(SimpleNamespace(GAME=fewer.game, VARIANTS=(fewer,))):
            words = refused(
                await api.post(f"{table.path}/rematch", {"answer": "yes"}, table.tokens["Ada"]), 409, "old_rules"
            )
            assert "no option 'ply_limit'" in words
            assert {shown["table"]["rematch"] for shown in await table.shown(api)} == {None}
            assert "sandtable_tables_founded_total 0.0" in await api.metrics()


@pytest.mark.parametrize("act", ["draw", "abort", "leave"])
async def test_what_the_table_ended_is_kept_too(tmp_path: Path, act: str) -> None:
    database = str(tmp_path / "games.db")
    async with server(database, version=1) as api:
        table = await Table.create(api)
        for seat, answer in (("Ada", "offer"), ("Bo", "accept")) if act == "draw" else (("Ada", None),):
            body = {"answer": answer} if answer else {}
            assert (await api.post(f"{table.path}/{act}", body, table.tokens[seat])).status_code == 200
        before, record = (await api.get(table.path)).json(), await table.record(api)
        assert before["table"]["ended"]
    async with server(database, version=2) as api:
        now = (await api.get(table.path)).json()
        assert now["table"].pop("no_replay") and before["table"].pop("no_replay") is None
        assert now["table"].pop("no_replay_said")
        assert now == before and await table.record(api) == record


async def test_a_game_under_way_ends_with_its_rules_unless_the_new_ones_carry_it_out(database: str) -> None:
    async with server(database, version=1) as api:
        table = await Table.create(api)
        assert await table.act(api)
        before = await table.shown(api)
    async with server(database, version=2) as api:
        words = refused(await api.get(table.path), 410, "old_rules")
        assert "cannot be played on" in words and "version 1" in words and "version 2" in words
    async with server(database, version=3, replays=(1, 2)) as api:
        assert await table.shown(api) == before
        ada = table.tokens["Ada"]
        kinds = [message["type"] for message in await heard(api, table, ada, before[0]["n"])]
        assert kinds[:2] == ["welcome", "resync"], "updates may have been numbered otherwise"
        await table.play_on(api)
        ended, record = await table.shown(api), await table.record(api)
        assert '[Rules "3"]' in record and verify(record, find).as_dict()["ok"]
        assert (await api.get(f"{table.path}/replay?at=0")).status_code == 200
    async with server(database, version=4) as api:
        now = await table.shown(api)
        for shown in (*now, *ended):
            shown["table"].pop("no_replay")
            shown["table"].pop("no_replay_said", None)
        assert now == ended and await table.record(api) == record


async def test_a_finished_game_that_the_new_rules_carry_out_can_still_be_replayed(tmp_path: Path) -> None:
    database = str(tmp_path / "games.db")
    async with server(database, version=1) as api:
        table = await Table.create(api)
        await table.play_on(api)
        before, record = await table.shown(api), await table.record(api)
        replay = (await api.get(f"{table.path}/replay?at=2")).json()
    async with server(database, version=2, replays=(1,)) as api:
        assert await table.shown(api) == before and await table.record(api) == record, "the text stays what it was"
        assert (await api.get(f"{table.path}/replay?at=2")).json() == replay


# ---- databases from before ----


async def from_before(database: str) -> None:
    """Make a database from before finished games were kept: one game over, one called off, one under way."""

    def make(connection: sa.Connection) -> None:
        config = Config()
        config.set_main_option("script_location", str(Path(sandtable.host.__file__).parent / "store" / "migrations"))
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        names = sa.inspect(connection).get_table_names()
        assert "entries" in names and "finished" not in names
        for id, entries in (("over", played(40)), ("off", [*played(2), Left(0)]), ("running", played(2))):
            plan = toy_creation(id)
            row = {"id": id, "created": FOUNDED, "variant": "toy", "founding": encode(plan)}
            connection.execute(sa.text("INSERT INTO tables VALUES (:id, :created, :variant, :founding)"), row)
            for number, entry in enumerate(entries):
                line = {"table": id, "number": number, "entry": encode(entry).decode()}
                connection.execute(sa.text("INSERT INTO entries VALUES (:table, :number, 0, :entry)"), line)

    opened = connections(read_database(database))
    await opened.write(make)
    await opened.close()


async def looked_through(api: Api) -> None:
    """Wait until the server has examined every older table."""
    while await api.hub.store.unexamined():
        await asyncio.sleep(0)


@pytest.mark.both_databases
async def test_games_that_ended_before_are_kept_when_the_server_starts(database: str) -> None:
    await from_before(database)
    tokens = {"Ada": "ada", "Bo": "bo"}
    over, off, running = (Table(id, tokens) for id in ("over", "off", "running"))
    store = await Store.open(database)
    assert sorted(await store.unexamined()) == ["off", "over", "running"]
    await store.close()
    async with server(database, version=1) as api:
        await looked_through(api)
        before = [await table.shown(api) for table in (over, off)]
        records = [await table.record(api) for table in (over, off)]
        assert not (await api.get(running.path)).json()["table"]["ended"]
    async with server(database, version=2) as api:
        now = [await table.shown(api) for table in (over, off)]
        for shown in (*now, *before):
            for one in shown:
                one["table"].pop("no_replay")
                one["table"].pop("no_replay_said", None)
        assert now == before
        assert [await table.record(api) for table in (over, off)] == records
        refused(await api.get(running.path), 410, "old_rules")


async def test_a_table_that_was_looked_at_is_kept_when_it_ends_and_not_looked_at_again(tmp_path: Path) -> None:
    database = str(tmp_path / "games.db")
    await from_before(database)
    running = Table("running", {"Ada": "ada", "Bo": "bo"})
    async with server(database, version=1) as api:
        await looked_through(api)
        await running.play_on(api)
    async with server(database, version=2) as api:
        assert (await api.get(running.path)).json()["table"]["no_replay"]


async def test_older_games_whose_rules_are_gone_wait_for_rules_that_carry_them_out(tmp_path: Path) -> None:
    database = str(tmp_path / "games.db")
    await from_before(database)
    over = Table("over", {"Ada": "ada", "Bo": "bo"})
    async with server(database, version=2) as api:
        await keep_older_games(api.hub.store, Clock(), api.hub.background)
        assert len(await api.hub.store.unexamined()) == 3
        refused(await api.get(over.path), 410, "old_rules")
    async with server(database, version=3, replays=(1,)) as api:
        await looked_through(api)
    async with server(database, version=4) as api:
        assert '[Rules "3"]' in await over.record(api)


async def test_one_table_that_cannot_be_looked_at_does_not_keep_the_others_from_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = str(tmp_path / "games.db")
    await from_before(database)
    whole = Room.do

    def broken(self: Room, entry: Entry) -> None:
        if self.spec.id == "off":
            raise RuntimeError("a mistake of ours")
        whole(self, entry)

    with ruled(1):
        store = await Store.open(database)
        monkeypatch.setattr(Room, "do", broken)
        await keep_older_games(store, Clock(), BackgroundJobs())
        assert await store.unexamined() == ["off"]
        kept = [await store.load(table) for table in ("off", "over")]
        assert [stored is not None and stored.finished is not None for stored in kept] == [False, True]
        await store.close()


async def test_a_game_that_ended_since_is_kept_once(tmp_path: Path) -> None:
    """The game ends before the search through older tables reaches it."""
    database = str(tmp_path / "games.db")
    await from_before(database)
    with ruled(1):
        store = await Store.open(database)
        plan, lines, _ = await store.load("running") or (None, [], None)
        assert plan is not None
        room = Room(plan)
        for line in [*lines, Left(0)]:
            room.do(line)
        await store.append("running", len(lines), 0, Left(0), finished_of(room))
        await store.close()
    async with server(database, version=1) as api:
        await looked_through(api)
        assert (await api.get("/api/tables/running")).json()["table"]["ended"]


# ---- whole or not at all ----


@pytest.mark.both_databases
async def test_the_last_line_and_the_game_are_kept_together_or_neither(database: str) -> None:
    room, log = over()
    finished = finished_of(room)
    store = await Store.open(database)
    await store.create(room.spec, 0, log[:-1])
    with pytest.raises(StoreProblem):  # a line of this number is there already
        await store.append("t", len(log) - 2, 0, log[-1], finished)
    assert await store.load("t") == (room.spec, log[:-1], None)
    await store.append("t", len(log) - 1, 0, log[-1], finished)
    with pytest.raises(StoreProblem):  # so is the game
        await store.append("t", len(log), 0, Left(0), finished)
    assert await store.load("t") == (room.spec, log, unpack(pack(finished)))
    await store.close()


async def test_an_end_that_could_not_be_kept_has_not_happened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with server(str(tmp_path / "games.db"), version=1) as api:
        table = await Table.create(api)

        def broken(self: ActiveTable) -> Finished:
            raise StoreProblem("disk full")

        with monkeypatch.context() as patch:
            patch.setattr(ActiveTable, "finish", broken)
            answer = await api.post(f"{table.path}/leave", {}, table.tokens["Ada"])
            assert answer.status_code >= 500
        assert not (await api.get(table.path)).json()["table"]["ended"]


class Leavers:
    """People who sit down at tables and leave them as fast as they can, and remember what was accepted."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.left: list[str] = []
        self.founded: list[str] = []
        self.fault: BaseException | None = None

    def leave_until_nobody_answers(self) -> None:
        try:
            while True:
                made = self.server.table()
                self.founded.append(made["id"])
                token = self.server.sit(made, "South")
                status, answer = self.server.call(f"/api/tables/{made['id']}/abort", {}, token)
                assert status == 200, answer
                self.left.append(made["id"])
        except (OSError, HTTPException):  # nobody there, or an answer that breaks off
            return
        except BaseException as fault:
            self.fault = fault


async def test_killed_in_between_nothing_is_half_kept(tmp_path: Path) -> None:
    database = str(tmp_path / "games.db")
    people = []
    with Server(database) as server:
        for enough in (3, 5, 8):
            leavers = Leavers(server)
            leaving = threading.Thread(target=leavers.leave_until_nobody_answers)
            leaving.start()
            while len(leavers.left) < enough and leaving.is_alive():
                leaving.join(timeout=0.01)
            server.kill()
            leaving.join(timeout=120)
            assert leavers.fault is None, leavers.fault
            people.append(leavers)
            server.start()
    store = await Store.open(database)
    for leavers in people:
        for table in leavers.founded:
            stored = await store.load(table)
            ended = stored is not None and isinstance(stored.lines[-1] if stored.lines else None, Aborted)
            assert ended == (stored is not None and stored.finished is not None)
            assert ended or table not in leavers.left
    await store.close()


# ---- what is kept ----


def test_what_was_kept_once_is_read_for_ever() -> None:
    """This file must stay readable when the host's messages change; it is never rewritten."""
    kept = json.loads(KEPT.read_text(encoding="utf-8"))
    finished = unpack(zlib.compress(json.dumps(kept).encode()))
    assert finished.rules == 1 and len(finished.shown) == 3 and finished.people[0] is not None
    shown = ArchivedTable(toy_creation("t"), 0, finished, None, [])
    for viewer in range(3):
        now = json.loads(encode(shown.snapshot(viewer)))
        assert now["table"].pop("no_replay") and now["table"].pop("no_replay_said") and now.pop("clocks") is None
        for seat in now["table"]["seats"]:
            added = [seat.pop(name) for name in ("stand_in", "relievable", "relieved", "rating")]
            assert added == [None, False, None, None], "nobody knew of it then"
        kept["shown"][viewer]["table"].pop("no_replay", None)
        assert now["table"]["offers"].pop("rematch") is None
        added = [now["table"].pop(name) for name in ("hints", "thanks", "time", "open", "rated", "duel", "patience")]
        assert added == [False, [], None, False, None, False, None], "what there was not yet"
        assert now == kept["shown"][viewer]
    assert shown.record(2) == kept["record"] and shown.viewer_of("bo") == 1
