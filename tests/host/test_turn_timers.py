"""Tests of turn clocks on servers: what pages are told, flags that fall by themselves, restarts, two servers."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.host.games import NORTH, SEED, SOUTH, setup
from tests.host.postgres import Postgres
from tests.host.reactions import StillClock
from tests.host.servers import Server
from tests.host.squads import COMBAT, OPTIONS, PLACES, towards
from tests.host.timed import TIME, Node, flags, found, pretend_that_time_passed
from tests.host.worlds import World

from sandtable.games import variant as find
from sandtable.host.bots.bots import Answer, BotPools
from sandtable.host.protocol.table import ByDay, Live
from sandtable.host.refusals import Refusal
from sandtable.host.store.due import CLOCK, Due
from sandtable.host.store.entries import Absent, Acted, Entry, Flagged, Left, Replaced, SeatPlan, TableSpec, Took
from sandtable.host.store.outages import LASTS
from sandtable.host.store.store import Store
from sandtable.host.table.turn_clocks import FIRST_ACT, SECOND
from sandtable.host.tokens import digest

SHORT = Live(initial=1, increment=0, setup=60)
WATCHING = -1


@pytest.fixture
async def store(database: str) -> AsyncIterator[Store]:
    opened = await Store.open(database, shared=database.startswith("postgresql"))
    yield opened
    await opened.close()


def spent(lines: list[Entry]) -> list[int | None]:
    return [line.spent for line in lines if isinstance(line, Acted)]


# ---- what pages are told ----


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    opened = await World.open(tmp_path, "world", TIME)
    yield opened
    await opened.close()


def told(world: World, viewer: int) -> list[dict[str, Any]]:
    messages = [json.loads(message) for message in world.listeners[viewer].queued]
    return [message for message in messages if message["type"] == "clocks"]


async def test_everybody_is_told_the_same_when_another_clock_runs(world: World) -> None:
    own = [{"seat": "South", "left": 3000}, {"seat": "North", "left": 3000}]
    first = {"type": "clocks", "n": 1, "runs": "phase", "seat": None, "left": 1200, "seats": own}
    assert told(world, SOUTH) == [first]
    await world.clock.pass_by(10)
    await world.act(SOUTH, setup(SOUTH))
    assert told(world, SOUTH) == [first], "the same clock runs on"
    await world.act(NORTH, setup(NORTH))
    await world.clock.pass_by(10)
    await world.act(SOUTH, "a4-a5")
    await world.clock.pass_by(20.57)
    await world.act(NORTH, "a7-a6")
    assert told(world, SOUTH) == told(world, NORTH) == told(world, WATCHING)
    rest = [(news["n"], news["runs"], news["seat"], news["left"]) for news in told(world, SOUTH)[1:]]
    assert rest == [(2, "first", "South", FIRST_ACT), (3, "turn", "North", 3000), (4, "turn", "South", 3000)]
    assert told(world, SOUTH)[-1]["seats"] == [{"seat": "South", "left": 3000}, {"seat": "North", "left": 2845}]


async def test_a_page_that_comes_later_is_told_what_is_left_by_then(world: World) -> None:
    for seat in (SOUTH, NORTH):
        await world.act(seat, setup(seat))
    await world.act(SOUTH, "a4-a5")
    await world.clock.pass_by(7.39)
    page = await world.open_page(WATCHING, deltas=True)
    news = [message for message in map(json.loads, page.queued) if message["type"] == "clocks"]
    assert [(one["seat"], one["left"]) for one in news] == [("North", 3000 - 73)]
    snapshot = json.loads(msgspec.json.encode(world.active.snapshot(SOUTH)))
    assert snapshot["clocks"] == {key: value for key, value in news[0].items() if key != "type"}
    assert snapshot["table"]["time"] == {"type": "live", "initial": 300, "increment": 5, "setup": 120}
    await world.clock.pass_by(1000)
    assert json.loads(msgspec.json.encode(world.active.snapshot(SOUTH)))["clocks"]["left"] == 0


async def test_a_table_without_time_says_nothing_of_clocks(tmp_path: Path) -> None:
    world = await World.open(tmp_path, "world")
    try:
        await world.act(SOUTH, setup(SOUTH))
        assert told(world, SOUTH) == [] and world.active.snapshot(SOUTH).clocks is None
    finally:
        await world.close()


# ---- what is charged ----


class Working(StillClock):
    """A clock by which the server needs a while for each act."""

    async def wait_for_quantum(self, began: float) -> None:
        self.time = max(self.time, began) + 0.07


async def test_what_the_server_needs_is_on_nobodys_clock(tmp_path: Path) -> None:
    store, clock = await Store.open(str(tmp_path / "games.db")), Working()
    options, seats = COMBAT.read_options(OPTIONS), [SeatPlan("human")] * 2
    plan = TableSpec("t" * 12, 0, "combat", COMBAT.game.version, options, seats, SEED, digest("invite"), time=TIME)
    await store.create(plan, 0, [Took(seat, f"P{seat}", digest(f"token {seat}")) for seat in (0, 1)])
    node = Node(store, plan.id, clock)
    try:
        async with node.hub.tables.at(plan.id) as active:
            match = active.room.match
        while (view := match.umpire.view(seat := match.umpire.waiting[0]))["phase"] == "deploy":
            own = [unit for unit in view["units"] if unit["side"] == COMBAT.seat_names[seat] and unit["at"] is None]
            await node.act(seat, f"deploy {own[0]['name']} {42 if seat else 5},{PLACES[own[0]['name']]}")
        await node.act(seat, towards(seat, "S1"))
        for unit in ("S2", "O1"):
            await clock.pass_by(1)
            await node.act(seat, towards(seat, unit))
        await clock.pass_by(1)
        await node.act(seat, "end")
        assert spent(await node.lines())[-3:] == [10, 20, 30]
    finally:
        await node.close()
        await store.close()


async def test_an_act_that_comes_too_late_is_refused(store: Store) -> None:
    clock = StillClock()
    node = Node(store, await found(store, TIME), clock)
    await node.lay_out()
    await node.act(SOUTH)
    await clock.pass_by(300.2)
    with pytest.raises(Refusal) as refusal:
        await node.act(NORTH)
    assert refusal.value.error == "time_up" and flags(await node.lines()) == []
    await node.close()


# ---- flags ----


async def test_a_flag_falls_once_and_by_itself(store: Store) -> None:
    node = Node(store, await found(store, SHORT))
    node.run()
    await node.lay_out()
    await node.act(SOUTH)
    began = time.monotonic()
    lines = await node.until(lambda lines: bool(flags(lines)))
    assert time.monotonic() - began >= 1
    assert flags(lines) == [Flagged(NORTH, 3)]
    ended = node.active.table(WATCHING).ended
    assert ended is not None and (ended.termination, ended.winners) == ("time", ["South"])
    while await store.next_due([CLOCK]) is not None:
        await asyncio.sleep(0.02)
    await node.close()


@pytest.mark.both_databases
async def test_a_flag_falls_at_a_table_that_nobody_has_open(store: Store) -> None:
    """The table is in no server's memory when its clock runs out."""
    before = Node(store, await found(store, SHORT))
    await before.lay_out()
    await before.act(SOUTH)
    await before.close()
    after = Node(store, before.table)
    after.run()
    lines = await after.until(lambda lines: bool(flags(lines)))
    assert flags(lines) == [Flagged(NORTH, 3)] and after.active.over
    await after.close()


async def test_a_flag_falls_once_at_two_servers(postgres: Postgres) -> None:
    database = postgres.fresh()
    stores = [await Store.open(database, shared=True) for _ in range(2)]
    tables = [await found(stores[0], SHORT, id=f"{number:012}") for number in range(6)]
    nodes = [[Node(store, table) for table in tables] for store in stores]
    for table, one in enumerate(nodes[0]):
        await one.lay_out()
        await one.act(SOUTH)
        async with nodes[1][table].hub.tables.locked(tables[table]):
            pass
    for server in nodes:
        for one in server:
            one.run()
    for one in nodes[0]:
        assert flags(await one.until(lambda lines: bool(flags(lines)))) == [Flagged(NORTH, 3)]
    while await stores[0].next_due([CLOCK]) is not None:
        await asyncio.sleep(0.05)
    for one in nodes[0]:
        assert flags(await one.lines()) == [Flagged(NORTH, 3)]
    for one in [*nodes[0], *nodes[1]]:
        await one.close()
    for store in stores:
        await store.close()


async def test_a_flag_that_comes_too_late_changes_nothing(store: Store) -> None:
    node = Node(store, await found(store, TIME))
    await node.lay_out()
    await node.act(SOUTH)
    await node.act(NORTH)
    await node.hub.when_due[CLOCK](Due(CLOCK, node.table, 3))
    assert flags(await node.lines()) == [] and not node.active.over
    await node.close()


async def test_nothing_is_due_at_a_game_that_is_over(store: Store) -> None:
    node = Node(store, await found(store, TIME))
    await node.lay_out()
    await node.act(SOUTH)
    while await store.next_due([CLOCK]) is None:
        await asyncio.sleep(0.02)
    await node.act(NORTH, "resign")
    while await store.next_due([CLOCK]) is not None:
        await asyncio.sleep(0.02)
    assert node.active.over
    await node.close()


# ---- those who are late ----


class Never(BotPools):
    """Bots that never answer."""

    def __init__(self) -> None:
        super().__init__(0, 1.0)

    async def choose(self, *_: Any) -> Answer | None:
        await asyncio.Event().wait()
        return None


async def test_who_has_not_set_up_in_time_gets_a_set_up_from_a_computer_player(store: Store) -> None:
    """Nobody looks at the table."""
    node = Node(store, await found(store, Live(initial=60, setup=1)))
    node.run()
    await node.act(SOUTH, setup(SOUTH))
    lines = await node.until(lambda lines: any(isinstance(line, Flagged) for line in lines))
    assert flags(lines) == [Flagged(None, 1)]
    clocks = node.active.room.clocks
    assert clocks is not None
    while (clock := clocks.running) is None:
        await asyncio.sleep(0.05)
    assert (clock.kind, clock.seat) == ("first", SOUTH)
    log = node.active.room.match.viewers[NORTH].log
    assert any(json.loads(bytes(line))["kind"] == "time_up" for line in log)
    for other in (SOUTH, node.active.room.match.spectator):
        kinds = {json.loads(bytes(line))["kind"] for line in node.active.room.match.viewers[other].log}
        assert "time_up" not in kinds
    await node.act(SOUTH)
    assert not node.active.room.seating.is_bot(NORTH)
    await node.act(NORTH)
    await node.close()


async def test_who_is_late_cannot_choose_any_more(store: Store) -> None:
    node = Node(store, await found(store, TIME), bots=Never())
    await node.act(SOUTH, setup(SOUTH))
    await node.do(Flagged(None, 1))
    with pytest.raises(Refusal) as refusal:
        await node.act(NORTH, setup(NORTH))
    assert refusal.value.error == "time_up"
    await asyncio.sleep(0)
    assert node.active.thinking.keys() == {NORTH}
    assert not any(seat.thinking for seat in node.active.table(WATCHING).seats), (
        "that somebody is late is theirs to know"
    )
    await node.close()


async def test_the_win_is_claimed_and_the_page_shows_what_was_left(world: World) -> None:
    for seat in (SOUTH, NORTH):
        await world.act(seat, setup(seat))
    await world.act(SOUTH, "a4-a5")
    await world.clock.pass_by(7.39)
    assert world.active.table(SOUTH).patience == world.hub.settings.absent_after
    await world.go(NORTH)
    await world.clock.pass_by(20)
    await world.do(Replaced(SOUTH, NORTH, True))
    assert world.active.room.ended is not None and world.active.room.ended.termination == "away"
    assert world.active.table(SOUTH).patience is None
    used = int((7.39 + world.hub.settings.absent_after + 20) * SECOND)
    assert [own["left"] for own in told(world, SOUTH)[-1]["seats"]] == [3000, 3000 - used]


async def partners(store: Store, time: Live | ByDay) -> str:
    """Create a table of partners at which four people sit; return its id."""
    chosen = find("stratego-alliance-lightning")
    options, seats = chosen.read_options({}), [SeatPlan("human")] * 4
    plan = TableSpec("t" * 12, 0, chosen.id, chosen.game.version, options, seats, SEED, "", "plan", time=time)
    await store.create(plan, 0, [Took(seat, f"P{seat}", digest(f"token {seat}")) for seat in range(4)])
    return plan.id


async def test_nobody_decides_about_a_seat_and_the_server_does(tmp_path: Path) -> None:
    """The three others are away, and the table is in no server's memory."""
    store = await Store.open(str(tmp_path / "games.db"))
    before = Node(store, await partners(store, ByDay(2)))
    await before.do(Left(0))
    await before.close()
    await pretend_that_time_passed(store, 86_400 * 2 + 1)
    after = Node(store, before.table)
    after.run()
    lines = await after.until(lambda lines: isinstance(lines[-1], Acted))
    assert lines[4:6] == [Left(0, decide=True, spent=0), Flagged(None, 2)]
    assert isinstance(lines[6], Acted) and lines[6].seat == 0, "the computer player moves, though nobody looks"
    async with after.hub.tables.at(before.table) as active:
        assert active.room.seating.is_bot(0) and not active.room.ended
    await after.close()
    await store.close()


async def test_by_the_day_those_who_decide_may_be_away_as_long_as_a_turn_has(tmp_path: Path) -> None:
    """Somebody has left partners behind, and nobody is connected."""
    store, clock = await Store.open(str(tmp_path / "games.db")), StillClock()
    node = Node(store, await partners(store, ByDay(2)), clock)
    await node.do(Left(0))
    await clock.pass_by(86_400 * 2 - 1)
    assert isinstance((await node.lines())[-1], Left)
    await clock.pass_by(1)
    lines = await node.until(lambda lines: isinstance(lines[-1], Absent))
    assert next(line.seconds for line in lines if isinstance(line, Absent)) == 86_400 * 2
    await node.close()
    await store.close()


# ---- restarts ----


async def test_a_clock_goes_on_when_its_table_is_loaded_again(store: Store) -> None:
    """No time is lost, and none is won."""
    node = Node(store, await found(store, TIME))
    await node.lay_out()
    await node.act(SOUTH)
    began = time.monotonic()
    await node.close()
    again = Node(store, node.table)
    await asyncio.sleep(0.7)
    await again.act(NORTH)
    ran = time.monotonic() - began
    charged = 3000 + 50 - again.left(NORTH)
    assert 6 <= charged <= int(ran * SECOND) + 1
    await again.close()


@pytest.mark.both_databases
async def test_an_outage_is_on_nobodys_clock(store: Store) -> None:
    clock, other = Due(CLOCK, "t" * 12, 3), Due("bell", "t", 1)
    await store.set_due(clock, 60)
    await store.set_due(other, 60)
    await store.note_here()
    await pretend_that_time_passed(store, 3600)
    await store.pass_over_outage([CLOCK])
    assert 59 < (await store.next_due([CLOCK]) or 0) <= 60
    assert await store.next_due(["bell"]) == 0
    await store.pass_over_outage([CLOCK])
    assert 59 < (await store.next_due([CLOCK]) or 0) <= 60, "it is passed over once"


async def test_where_another_server_runs_there_was_no_outage(postgres: Postgres) -> None:
    store = await Store.open(postgres.fresh(), shared=True)
    await store.set_due(Due(CLOCK, "t" * 12, 3), 60)
    await store.note_here()
    await pretend_that_time_passed(store, LASTS / 2)
    await store.pass_over_outage([CLOCK])
    assert (await store.next_due([CLOCK]) or 0) <= 60 - LASTS / 2
    await store.close()


def test_a_server_that_was_killed_and_started_again(tmp_path: Path) -> None:
    with Server(tmp_path / "games.db") as server:
        request = {"variant": "stratego-lightning", "time": {"type": "live", "initial": 60}}
        status, made = server.call("/api/tables", request)
        assert status == 201
        tokens = [server.sit(made, seat) for seat in ("South", "North")]
        path = f"/api/tables/{made['id']}"
        for seat, token in enumerate(tokens):
            assert server.call(f"{path}/actions", {"action": setup(seat), "seq": 0}, token)[0] == 200
        seen = server.call(path, token=tokens[SOUTH])[1]
        server.call(f"{path}/actions", {"action": "a4-a5", "seq": seen["seq"]}, tokens[SOUTH])
        before, since = server.call(path)[1]["clocks"], time.monotonic()
        assert (before["runs"], before["seat"]) == ("turn", "North")
        ran = time.monotonic() - since
        server.kill()
        server.start()
        since = time.monotonic()
        after = server.call(path)[1]["clocks"]
        ran += time.monotonic() - since
        assert (after["n"], after["runs"], after["seat"]) == (before["n"], "turn", "North")
        assert before["left"] - after["left"] <= ran * SECOND + 2, "the start of the server is on nobody's clock"
