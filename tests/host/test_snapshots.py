"""Tests of snapshots of rooms: a room that goes on from one is the room that its whole log gives.

A snapshot that does not fit is ignored, whatever is in it.
"""

from __future__ import annotations

import asyncio
import logging
import pickle
import zlib
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from tests.comparing import assert_same
from tests.host.finished_games import finished_of, over
from tests.host.games import NORTH, SOUTH, setup
from tests.host.games import spec as two_people
from tests.host.postgres import Postgres
from tests.host.random_tables import RandomTable, allowed, random_spec
from tests.host.reactions import A, B, C, Games, StillClock, Table, everything_else, games, position
from tests.host.rooms import active as table_of
from tests.host.rooms import last_of, played_out
from tests.host.sameness import OWN, SENT, difference

import sandtable.host.hub.snapshots
from sandtable.games import at_tables, variant
from sandtable.host.bots.bots import BotPools
from sandtable.host.hub.hub import Hub
from sandtable.host.metrics import Metrics
from sandtable.host.protocol import encode
from sandtable.host.protocol.requests import PlayOn
from sandtable.host.settings import Settings
from sandtable.host.store.clearing import Idle
from sandtable.host.store.database import StoreProblem
from sandtable.host.store.entries import (
    Aborted,
    Acted,
    Entry,
    Left,
    Lent,
    MoreTime,
    Ordered,
    RematchSaid,
    TableSpec,
    Took,
)
from sandtable.host.store.schema import ENTRIES
from sandtable.host.store.snapshots import Snapshot
from sandtable.host.store.store import Store
from sandtable.host.table.active_table import ActiveTable
from sandtable.host.table.continuing import continued
from sandtable.host.table.fingerprint import fingerprint
from sandtable.host.table.loading import rebuild, rebuild_from
from sandtable.host.table.room import Room
from sandtable.host.table.snapshots import go_on, pack, take
from sandtable.host.table.viewer import HISTORY
from sandtable.host.tokens import digest

__all__ = ["games"]

LINES, FURTHER = 150, 25
BY_DAY = ("warkings", "stratego-small")
"""A game of cards, and one on a board. A test below tries reaction windows."""


# ---- a room ----


def taken_of(table: RandomTable) -> dict[int, bytes]:
    """Play at a table; return some snapshots that were taken meanwhile and at the end, by the number of lines."""
    chosen = *table.rng.sample(range(len(table.log) + 1, LINES - HISTORY), 2), LINES - 5
    taken = {lines: take(table.room) for lines in table.play(LINES) if lines in chosen}
    return {**taken, len(table.log): take(table.room)}


def loaded(table: RandomTable, lines: int, taken: bytes) -> Room:
    """Return the room of a table from a snapshot and the lines after it."""
    room = rebuild_from(pack(table.room.variant.game, lines, taken), table.spec, table.log[lines:])
    assert room is not None
    return room


def check(table: RandomTable, snapshots: dict[int, bytes]) -> None:
    """Check that the rooms from these snapshots are that of the whole log, and go on as it does."""
    for lines, taken in snapshots.items():
        whole, other = rebuild(table.spec, table.log), loaded(table, lines, taken)
        left_out = OWN if len(table.log) - lines >= HISTORY else OWN | SENT
        table.room = whole
        for _ in range(FURTHER):
            entry = table.entry()
            assert allowed(whole, entry) == allowed(other, entry), entry
        assert difference(whole, other, left_out) is None
        assert_same(leaves(whole, table.log), leaves(other, table.log))


def leaves(room: Room, log: list[Entry]) -> list[Any]:
    """Return all that may leave a room, for every viewer."""
    shown = table_of(room)
    acts = [line for line in log if isinstance(line, Acted)]
    found: list[Any] = [answer_again(room, act) for act in (*acts[:1], *acts[60:61], *acts[-1:])]
    for viewer in room.match.viewers:
        record = shown.record(viewer)
        found += [encode(shown.snapshot(viewer)), record if isinstance(record, str) else record()]
    if room.ended:
        found += [encode(room.replay(at)) for at in (0, last_of(room))]
        found += [encode(shown.finish()), room.course()]
    return found


def answer_again(room: Room, act: Acted) -> bytes | None:
    """Return what an act that is sent again is answered."""
    answer = room.match.again(act.seat, act.action, act.seq)
    return answer() if callable(answer) else answer


@pytest.mark.parametrize(
    "seed", [3, *(pytest.param(seed, marks=pytest.mark.nightly) for seed in (0, 1, 2, *range(4, 12)))]
)
@pytest.mark.parametrize(
    "id", [pytest.param(id, marks=() if id in BY_DAY else pytest.mark.nightly) for id in at_tables()]
)
def test_a_room_goes_on_as_if_its_whole_log_had_been_carried_out(id: str, seed: int) -> None:
    table = RandomTable(random_spec(variant(id), seed), seed)
    snapshots = taken_of(table)
    assert snapshots, "there is something to try"
    check(table, snapshots)


def test_a_game_that_goes_on_from_another_has_all_that_was_before() -> None:
    room = played_out("warkings")
    for seed in range(2):
        spec = continued(table_of(room), PlayOn(last_of(room) // 2, room.seats[0]), "s", 1)
        table = RandomTable(spec, seed)
        check(table, {len(table.log): take(table.room), **taken_of(table)})


def test_a_game_that_players_have_ended_stays_over() -> None:
    table = RandomTable(random_spec(variant("stratego-lightning"), 0), 0)
    assert max(table.play(60)) and table.do(Left(SOUTH)) and table.do(RematchSaid(NORTH, True))
    other = go_on(table.spec, take(table.room))
    assert difference(table.room, other, OWN) is None
    assert_same(leaves(table.room, table.log), leaves(other, table.log))


def test_windows_go_on_with_what_was_sealed_and_ordered(games: Games) -> None:
    """A shot that may be mirrored interrupts the window, and the answers sealed in it wait."""
    table, rooms = Table(games, position()), list[Room]()
    window = table.room.match.windows.number
    steps: list[Entry | str] = [
        "D BOMB", MoreTime(B, window), Ordered(A, "attack"), MoreTime(C, window), "C SNIPE B.Marine", "B SNIPE C.Ninja",
        "C MIRROR", "B PASS", "B NO_MIRROR", "C PASS",
    ]  # fmt: skip
    for step in steps:
        if isinstance(step, str):
            table.play(step)
        else:
            table.do(step)
        for room in rooms:
            room.do(table.log[-1])
        rooms.append(go_on(table.spec, take(table.room)))
        for room in rooms:
            assert difference(table.room, room, OWN | SENT | {"_watched"}) is None


# ---- a snapshot that does not fit ----


@pytest.fixture(scope="module")
def played() -> tuple[RandomTable, int, bytes]:
    """A table, and a snapshot of it that was taken after so many lines."""
    table = RandomTable(random_spec(variant("stratego-lightning"), 0), 0)
    lines = max(table.play(60))
    taken = take(table.room)
    for _ in table.play(40):
        pass
    return table, lines, taken


def rejected(table: RandomTable, snapshot: Snapshot, caplog: pytest.LogCaptureFixture) -> str:
    """Return what the server's log says of a snapshot that is not used."""
    caplog.clear()
    with caplog.at_level(logging.INFO):
        assert rebuild_from(snapshot, table.spec, table.log[snapshot.lines :]) is None
    (line,) = caplog.messages
    return line


def test_a_snapshot_of_other_sources_is_not_used(
    played: tuple[RandomTable, int, bytes], caplog: pytest.LogCaptureFixture
) -> None:
    table, lines, taken = played
    made = pack(table.room.variant.game, lines, taken)
    assert rebuild_from(made, table.spec, table.log[lines:]) is not None
    assert "of another version" in rejected(table, made._replace(fingerprint="0" * 64), caplog)


class Intruder:
    """An object that would make a file if anything unpickled it."""

    def __init__(self, file: Path) -> None:
        self.file = file

    def __reduce__(self) -> Any:
        return self.file.touch, ()


def test_a_damaged_snapshot_is_not_used(
    played: tuple[RandomTable, int, bytes], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    table, lines, taken = played
    made, intruder = pack(table.room.variant.game, lines, taken), pickle.dumps(Intruder(tmp_path / "here"))
    for room in (made.room[:-100], b"", made.room[:50] + b"?" + made.room[51:], intruder, zlib.compress(intruder)):
        assert "damaged" in rejected(table, made._replace(room=room), caplog)
    assert not (tmp_path / "here").exists()


def other_move(match: dict[str, Any]) -> None:
    match["moves"][-1][1] += 1


def other_order(match: dict[str, Any]) -> None:
    match["moves"][-2:] = match["moves"][:-3:-1]


def without_the_last(match: dict[str, Any]) -> None:
    del match["moves"][-1]


def too_far(match: dict[str, Any]) -> None:
    match["moves"][-1][1] = 1 << 40


def seat_that_is_not(match: dict[str, Any]) -> None:
    match["moves"][-1][0] = 6


def player_who_is_not(match: dict[str, Any]) -> None:
    match["played"][-1][0] = 500


def text_for_a_number(match: dict[str, Any]) -> None:
    match["viewers"][0][0] = "1"


def viewer_too_few(match: dict[str, Any]) -> None:
    del match["viewers"][-1]


def window_that_is_not(match: dict[str, Any]) -> None:
    match["windows"]["sealed"] = {"0": "PASS"}


def act_that_was_not(match: dict[str, Any]) -> None:
    match["undoing"]["acts"].append([3, 1])


MADE_UP: dict[Callable[[dict[str, Any]], None], str] = {
    other_move: "",
    other_order: "",
    without_the_last: "another position",
    too_far: "a move that nobody can make",
    seat_that_is_not: "a move that nobody can make",
    player_who_is_not: "who has no seat",
    text_for_a_number: "Expected `int`",
    viewer_too_few: "",
    window_that_is_not: "another window",
    act_that_was_not: "was never made",
}
"""What somebody makes of a snapshot, and what the server's log says of it."""


@pytest.mark.parametrize("change", MADE_UP, ids=[change.__name__ for change in MADE_UP])
def test_a_snapshot_that_somebody_has_made_up_is_not_used(
    change: Callable[[dict[str, Any]], None],
    played: tuple[RandomTable, int, bytes],
    caplog: pytest.LogCaptureFixture,
) -> None:
    table, lines, taken = played
    held = msgspec.json.decode(taken)
    assert msgspec.json.encode(held) == taken
    change(held["match"])
    made = pack(table.room.variant.game, lines, msgspec.json.encode(held))
    said = rejected(table, made, caplog)
    assert "damaged" in said and MADE_UP[change] in said


def test_a_snapshot_of_another_table_is_not_used(
    played: tuple[RandomTable, int, bytes], caplog: pytest.LogCaptureFixture
) -> None:
    table, lines, _ = played
    other = RandomTable(msgspec.structs.replace(table.spec, seed=bytes(32)), 1)
    assert max(other.play(60)) == lines
    for id in ("stratego-lightning", "combat"):
        other = RandomTable(random_spec(variant(id), 5), 5)
        assert max(other.play(60)) == lines
        assert "damaged" in rejected(table, pack(table.room.variant.game, lines, take(other.room)), caplog)


def test_a_snapshot_that_the_lines_after_it_do_not_follow_is_not_used(
    played: tuple[RandomTable, int, bytes], caplog: pytest.LogCaptureFixture
) -> None:
    table, lines, _ = played
    late = max(number for number, line in enumerate(table.log) if isinstance(line, Acted)) + 1
    whole = rebuild(table.spec, table.log[:late])
    made = pack(table.room.variant.game, lines, take(whole))
    assert "damaged" in rejected(table, made, caplog)


def test_the_fingerprint_changes_with_every_source(tmp_path: Path) -> None:
    game = variant("warkings").game
    for name, text in (("rules.py", "a = 1"), ("rules.md", "One."), ("words/told.py", "b = 2")):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text)

    def now(version: int = 1) -> str:
        return fingerprint(replace(game, folder=tmp_path, version=version))

    found = [now(), now(2)]
    assert now() == found[0]
    for name in ("rules.py", "rules.md", "words/told.py"):
        (tmp_path / name).write_text("c = 3")
        found.append(now())
    (tmp_path / "words/told.py").rename(tmp_path / "words/said.py")
    found.append(now())
    assert len(set(found)) == len(found)


# ---- a server ----


class Opened:
    """A server with one table of two people, both of whom play at random."""

    def __init__(self, store: Store, spec: TableSpec, nodes: int = 1) -> None:
        self.store, self.spec, self.rng = store, spec, Random(1)
        self.hub = Hub(Settings(db="unused", nodes=nodes), store, BotPools(0, 1.0), Metrics(), StillClock())

    async def create(self) -> None:
        people = [Took(seat, f"P{seat}", digest(f"token {seat}")) for seat in (SOUTH, NORTH)]
        armies = [Acted(seat, setup(seat), 0) for seat in (SOUTH, NORTH)]
        await self.hub.create(self.spec, [*people, *armies])

    async def play(self, acts: int) -> None:
        for _ in range(acts):
            active = await self.find()
            viewer = self.rng.choice([viewer for viewer in active.room.match.viewers.values() if viewer.question])
            await self.do(Acted(viewer.number, self.rng.choice(viewer.question), viewer.seq))

    async def do(self, entry: Entry) -> None:
        async with self.hub.tables.at(self.spec.id) as active:
            await self.hub.change(active, entry)
        await everything_else(self.hub)

    async def find(self) -> ActiveTable:
        active = await self.hub.tables.find(self.spec.id)
        await everything_else(self.hub)
        assert isinstance(active, ActiveTable)
        return active

    async def stored(self) -> Snapshot | None:
        """Return the stored snapshot, when all work of the server is done."""
        await everything_else(self.hub)
        return await self.store.snapshot(self.spec.id)

    async def whole(self) -> Room:
        """Return the room that the whole log gives."""
        return rebuild(self.spec, await self.store.lines(self.spec.id, 0))

    def again(self) -> Opened:
        """Return another server that goes on with the same database."""
        return Opened(self.store, self.spec)


EVERY = 30


@pytest.fixture
async def server(database: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Opened]:
    monkeypatch.setattr(sandtable.host.hub.snapshots, "EVERY", EVERY)
    store = await Store.open(database)
    opened = Opened(store, two_people())
    await opened.create()
    yield opened
    await opened.hub.tables.close()
    await store.close()


@pytest.mark.both_databases
async def test_a_table_is_loaded_from_its_snapshot_and_the_lines_after_it(server: Opened) -> None:
    await server.play(EVERY + HISTORY - 5)
    assert await server.stored() is None
    await server.play(5)
    first = await server.stored()
    assert first is not None
    log = await server.store.lines(server.spec.id, 0)
    assert rebuild(server.spec, log[: first.lines]).match.noticed == EVERY
    assert first.lines <= len(log) - HISTORY, "those who come back are sent the last updates"
    await server.play(EVERY)
    second = await server.stored()
    assert second is not None and second.lines == first.lines + EVERY
    whole = await server.whole()
    await server.hub.tables.close()
    await without(server.store, second.lines - 1)
    other = server.again()
    found = await other.find()
    assert found.lines == len(log) + EVERY, "lines that the snapshot holds are not read"
    assert difference(whole, found.room, OWN) is None
    await other.play(3)
    await other.hub.tables.close()


async def without(store: Store, lines: int) -> None:
    """Delete the first lines of all logs."""
    await store.change(lambda connection: connection.execute(sa.delete(ENTRIES).where(ENTRIES.c.number < lines)))


async def test_a_table_whose_snapshot_is_damaged_is_loaded_from_its_log(
    server: Opened, caplog: pytest.LogCaptureFixture
) -> None:
    await server.play(EVERY + HISTORY)
    made = await server.stored()
    assert made is not None
    await server.store.keep_snapshot(server.spec.id, made._replace(lines=made.lines + 1))
    await server.hub.tables.close()
    whole, other = await server.whole(), server.again()
    found = await other.find()
    assert difference(whole, found.room, OWN) is None and found.lines == 4 + EVERY + HISTORY
    assert "its snapshot is damaged" in caplog.text
    await other.play(EVERY + HISTORY)
    later = await other.stored()
    assert later is not None and later.lines > made.lines + 1, "a good one takes its place"
    await other.hub.tables.close()


async def test_a_snapshot_of_more_than_the_log_is_not_used(server: Opened) -> None:
    await server.play(EVERY + HISTORY)
    made = await server.stored()
    assert made is not None
    await server.store.keep_snapshot(server.spec.id, made._replace(lines=1000))
    await server.hub.tables.close()
    whole, other = await server.whole(), server.again()
    found = await other.find()
    assert difference(whole, found.room, OWN) is None and found.lines == 4 + EVERY + HISTORY
    await other.hub.tables.close()


async def test_what_not_everybody_notices_makes_no_snapshot(server: Opened) -> None:
    for number in range(EVERY + HISTORY):
        await server.do(Lent(SOUTH, digest(f"code {number}"), 1 << 40))
        active = await server.find()
        active.private_requests.clear()
    await server.play(EVERY - 1)
    assert (await server.find()).lines > EVERY + HISTORY
    await server.do(Lent(SOUTH, digest("code"), 1 << 40))
    await server.hub.tables.close()
    assert await server.stored() is None


async def test_a_finished_game_has_no_snapshot(server: Opened) -> None:
    await server.play(EVERY + HISTORY)
    assert await server.stored() is not None
    await server.play(EVERY)
    await server.do(Left(SOUTH))
    assert await server.stored() is None
    await server.hub.tables.close()
    found = await server.again().find()
    assert found.over and encode(found.replay(1)) == encode((await server.whole()).replay(1))


# ---- the store ----


@pytest.mark.both_databases
async def test_a_snapshot_of_more_lines_takes_the_place_of_one_of_fewer(database: str) -> None:
    store = await Store.open(database)
    await store.create(two_people(), 0, [])
    table, made = two_people().id, Snapshot(20, "f", b"twenty")
    for snapshot in (made, Snapshot(10, "g", b"ten"), Snapshot(20, "h", b"again")):
        await store.keep_snapshot(table, snapshot)
        assert await store.snapshot(table) == made
    await store.keep_snapshot(table, Snapshot(21, "i", b"more"))
    assert await store.snapshot(table) == Snapshot(21, "i", b"more") and await store.snapshot("other") is None
    await store.close()


@pytest.mark.both_databases
async def test_a_snapshot_goes_with_the_game_and_with_its_table(database: str) -> None:
    store = await Store.open(database)
    for table in ("over", "idle"):
        await store.create(msgspec.structs.replace(two_people(), id=table, created=0), 0, [])
        await store.keep_snapshot(table, Snapshot(1, "f", b"room"))
    room, _ = over()
    await store.append("over", 0, 0, Aborted(SOUTH), finished_of(room))
    assert await store.snapshot("over") is None
    await store.keep_snapshot("over", Snapshot(2, "f", b"room"))
    assert await store.snapshot("over") is None
    await store.delete(["idle"], Idle(1, None))
    assert await store.load("idle") is None and await store.snapshot("idle") is None
    with pytest.raises(StoreProblem):
        await store.keep_snapshot("idle", Snapshot(3, "f", b"room"))
    await store.close()


async def test_of_servers_that_share_a_database_the_one_with_more_lines_wins(postgres: Postgres) -> None:
    database = postgres.fresh()
    one, other = [await Store.open(database, shared=True) for _ in range(2)]
    tables = [f"table {number}" for number in range(20)]
    for table in tables:
        await one.create(msgspec.structs.replace(two_people(), id=table), 0, [])
    writes = [
        store.keep_snapshot(table, Snapshot(lines, "f", b"room"))
        for store, order in ((one, tables), (other, tables[::-1]))
        for table in order
        for lines in (3, 1, 2)
    ]
    await asyncio.gather(*writes)
    for table in tables:
        assert await other.snapshot(table) == Snapshot(3, "f", b"room")
    for store in (one, other):
        await store.close()
