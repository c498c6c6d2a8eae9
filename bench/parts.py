"""The processor time of an act by part, without network and database: `python -m bench.parts [ACTS]`.

Players at a table choose at random, with compiled rules. Every seat is connected and follows by deltas, as a page does.
"""

from __future__ import annotations

import random
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any
from unittest.mock import patch

from bench.rows import Row, row
from bench.wire import MEASURED
from sandtable.batches.loading import load
from sandtable.engine.game import Variant
from sandtable.engine.umpire import Umpire
from sandtable.games import variants
from sandtable.host.clocks import Clock
from sandtable.host.store.entries import Acted, SeatPlan, TableSpec, Took
from sandtable.host.table import match, open_table, showing
from sandtable.host.table.active_table import ActiveTable
from sandtable.host.table.connection import Connection
from sandtable.host.table.open_table import send
from sandtable.host.table.room import Room

ACTS, MOST_OF_A_GAME = 1000, 300
OTHER = "all other"
PARTS: dict[str, list[tuple[Any, str]]] = {
    "rules": [(Umpire, "act")],
    "told": [(Umpire, "told"), (Umpire, "headline")],
    "views": [(Umpire, "view"), (Umpire, "packed")],
    "choices": [(Umpire, "offer"), (Umpire, "legal"), (Umpire, "ask"), (Umpire, "notation")],
    "deltas": [(match, "change_of"), (match, "choices_change")],
    "encoding": [(match, "encode"), (open_table, "encode")],
    "table": [(showing, "public_table"), (showing, "table_for"), (showing, "image")],
}
"""The functions of each part. What a function calls of another part counts there."""


class Stopwatch:
    """The seconds spent in each part, without those of the parts that it calls."""

    def __init__(self) -> None:
        self.seconds: defaultdict[str, float] = defaultdict(float)
        self._part, self._since = OTHER, time.thread_time()

    def enter(self, part: str) -> str:
        """Count for `part` from now on; return the part that was counted for."""
        now = time.thread_time()
        self.seconds[self._part] += now - self._since
        left, self._part, self._since = self._part, part, now
        return left

    def timed(self, part: str, function: Callable[..., Any]) -> Callable[..., Any]:
        """Return a function whose time counts for a part."""

        def counted(*args: Any, **named: Any) -> Any:
            left = self.enter(part)
            try:
                return function(*args, **named)
            finally:
                self.enter(left)

        return counted


class Listener(Connection):
    """A listener who drops all that is sent."""

    def send(self, text: str) -> None:
        """Drop a message."""


def measure_parts(variant: Variant, acts: int = ACTS) -> dict[str, float]:
    """Return the mean seconds of an act in each part."""
    load([variant], ["table"])
    watch, rng = Stopwatch(), random.Random(1)
    with ExitStack() as patched:
        for part, functions in PARTS.items():
            for owner, name in functions:
                patched.enter_context(patch.object(owner, name, watch.timed(part, getattr(owner, name))))
        left = acts
        while left > 0:
            left -= _play(_table(variant, left), rng, watch, min(left, MOST_OF_A_GAME))
    return {part: watch.seconds[part] / acts for part in (*PARTS, OTHER)}


def _table(variant: Variant, number: int) -> ActiveTable:
    """Return a table with a connected person at every seat."""
    seats = [SeatPlan("human")] * variant.players[0]
    spec = TableSpec("t", 0, variant.id, variant.game.version, {}, seats, number.to_bytes(32, "big"), "")
    table = ActiveTable(spec, 0, Room(spec), Clock())
    for seat in range(len(seats)):
        table.do(Took(seat, f"Player {seat}", str(seat)))
        listener = Listener(seat, 1)
        listener.deltas = True
        table.join(listener, None)
    return table


def _play(table: ActiveTable, rng: random.Random, watch: Stopwatch, most: int) -> int:
    """Play at a table, at most so many acts; return how many were played."""
    viewers = [viewer for viewer in table.room.match.viewers.values() if viewer.number != table.room.match.spectator]
    for played in range(most):
        asked = [viewer for viewer in viewers if viewer.question]
        if table.over or not asked:
            return played
        viewer = rng.choice(asked)
        act = Acted(viewer.number, rng.choice(viewer.question), viewer.seq)
        watch.enter(OTHER)
        table.timing.begin(0.0)
        table.do(act)
        table.timing.carried_out()
        news = table.news()
        table.timing.end()
        send(news)
        watch.enter("")
    return most


def parts() -> Iterator[Row]:
    """Return the rows of `make bench`."""
    for id in MEASURED:
        for part, seconds in measure_parts(variants()[id]).items():
            yield row("variant", id, f"processor time of an act at a table: {part}", round(seconds * 1e6), "us")


if __name__ == "__main__":
    for id in MEASURED:
        found = measure_parts(variants()[id], *map(int, sys.argv[1:2]))
        shown = ", ".join(f"{part} {seconds * 1e6:.0f}" for part, seconds in found.items())
        print(f"{id}: {sum(found.values()) * 1e6:.0f} us ({shown})", flush=True)
