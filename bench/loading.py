"""How long a table with a long log takes to load, and what its snapshots cost: `python -m bench.loading [LINES]`.

The log is one of four people in Stratego's Alliance who move at random and attack only when they must. The database is
an SQLite file, and the rules are compiled. Times are processor times, of all threads; each is a median.
"""

from __future__ import annotations

import asyncio
import random
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median

from bench.rows import ALL, Row, row
from sandtable.batches.loading import load
from sandtable.games import variants
from sandtable.host.bots.bots import BotPools
from sandtable.host.hub.hub import Hub
from sandtable.host.hub.snapshots import EVERY
from sandtable.host.metrics import Metrics
from sandtable.host.settings import Settings
from sandtable.host.store.entries import Acted, Entry, SeatPlan, TableSpec, Took
from sandtable.host.store.store import Store
from sandtable.host.table.loading import rebuild
from sandtable.host.table.room import Room
from sandtable.host.table.snapshots import pack, take
from sandtable.host.table.viewer import HISTORY

LINES, RUNS = 5000, 9
ENDLESS = {"quiet_limit": 30_000, "ply_limit": 30_000}


def loading(lines: int = LINES) -> Iterator[Row]:
    """Return the rows of `make bench`."""
    for what, (value, unit) in measure_loading(lines).items():
        yield row("variant", ALL, f"a table of {lines:,} lines: {what}", round(value, 1), unit)


def measure_loading(lines: int) -> dict[str, tuple[float, str]]:
    """Return each figure and its unit, by what it is a figure of."""
    load([variants()["stratego-alliance"]], ["table"])
    spec, log = _played(lines)
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_measure(spec, log, Path(folder) / "games.db"))


def _played(lines: int) -> tuple[TableSpec, list[Entry]]:
    """Return a table and its log."""
    variant, rng = variants()["stratego-alliance"], random.Random(1)
    options = variant.read_options(ENDLESS)
    spec = TableSpec("t", 0, variant.id, variant.game.version, options, [SeatPlan("human")] * 4, bytes(32), "")
    room, log = Room(spec), list[Entry]()
    while len(log) < lines and not room.ended:
        seat = len(log)
        entry: Entry = Took(seat, f"Player {seat}", str(seat)) if seat < len(spec.seats) else _act(room, rng)
        room.do(entry)
        log.append(entry)
    return spec, log


def _act(room: Room, rng: random.Random) -> Acted:
    """Return an act of a seat that is asked: a move at random, if it can move without attacking."""
    viewer = rng.choice([viewer for viewer in room.match.viewers.values() if viewer.question])
    moves = [offer["id"] for offer in room.match.shown(viewer.number)[1] if offer["kind"] == "move"]
    return Acted(viewer.number, rng.choice(moves or viewer.question), viewer.seq)


async def _measure(spec: TableSpec, log: list[Entry], database: Path) -> dict[str, tuple[float, str]]:
    store = await Store.open(str(database))
    await store.create(spec, 0, log)
    found = {"loaded from its log": (await _loading(store, spec.id, 3), "ms")}
    for after in (HISTORY + EVERY, HISTORY):  # the most and the fewest lines that a snapshot leaves to be carried out
        room, lines = rebuild(spec, log[:-after], resumable=False), len(log) - after
        snapshot = pack(room.variant.game, lines, take(room))
        await store.keep_snapshot(spec.id, snapshot)
        found[f"loaded from a snapshot and {after} lines"] = await _loading(store, spec.id, RUNS), "ms"
    taken = take(room)
    found["a snapshot taken"] = _median(lambda: take(room)), "ms"
    found["a snapshot packed, beside other work"] = _median(lambda: pack(room.variant.game, lines, taken)), "ms"
    found["size of a snapshot"] = len(snapshot.room) / 1000, "kB"
    await store.close()
    return found


async def _loading(store: Store, table: str, runs: int) -> float:
    """Return the milliseconds of processor time in which a server that has just begun loads a table."""
    spent = []
    for _ in range(runs):
        hub = Hub(Settings(db="unused"), store, BotPools(0, 1.0), Metrics())
        begun = time.process_time()
        await hub.tables.find(table)
        spent.append(time.process_time() - begun)
        await hub.tables.close()
        hub.background.close()
    return 1000 * median(spent)


def _median(work: Callable[[], object]) -> float:
    """Return the milliseconds of processor time that work takes."""
    spent = []
    for _ in range(RUNS):
        begun = time.process_time()
        work()
        spent.append(time.process_time() - begun)
    return 1000 * median(spent)


if __name__ == "__main__":
    for found in loading(*map(int, sys.argv[1:2])):
        print(f"{found['what']}: {found['value']} {found['unit']}", flush=True)
