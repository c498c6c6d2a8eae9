"""The cost of a move to a server of boardgame.io, beside that of ours, with two players at each of 20 tables.

By itself: `python -m bench.boardgameio [TABLES [SECONDS]]`, which needs Node and plays three rounds. The folder
`boardgameio` holds a game like Lightning, its server and its players, who use boardgame.io's own client. What
differs, in its favour: it keeps matches in memory, as is its default, while ours are written to the database before
anybody is told; it sends no list of legal moves; and it answers at once, while part of the wait for ours is on purpose.

Its package.json holds koa-compose at 4.1.0: with 4.2.0 every request to its lobby is answered with 404.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from statistics import median
from typing import NamedTuple

from tools.install import node
from tools.node import commands, system_node, wheel_folder
from tools.steps import Failed, digest, once, run

from bench.moves import SECONDS, TABLES, VARIANT, WARMING, measure_moves
from bench.processes import PROCESSES, processor_seconds
from bench.rows import Row, row

NAME = "boardgame.io"
FOLDER = Path(__file__).with_name("boardgameio")
LOCK = FOLDER / "package-lock.json"
WIRES = {"full": "whole states", "deltas": "deltas"}
"""What its server can send for a move; the first is its default."""
ROUNDS = 3
PLAYERS = 2
"""At a table: each is sent an update of a move."""
MOVE = "a durable move"
"""How the rows of our own moves begin."""


class Figures(NamedTuple):
    """What a move costs a server, and how many moves it makes a second."""

    processor: float
    """Seconds."""
    bytes: float
    """Sent to both players."""
    speed: float
    wait: float
    """The median of the seconds until the player is answered."""


def install() -> str:
    """Install it if it is not there; return why it cannot be measured here, or an empty text if it can."""
    if not PROCESSES.is_dir():
        return "not measured: there is no /proc"
    if system_node() is None and wheel_folder() is None:
        return "not installed: it needs Node >= 20.19 and npm"
    try:
        once(NAME, "boardgameio", digest(LOCK), FOLDER / "node_modules", _fetch)
    except Failed as failure:
        print(failure, flush=True)
        return "not installed: npm could not fetch its packages"
    return ""


def _fetch() -> None:
    run(*node("npm", "ci", "--no-audit", "--no-fund", "--loglevel=error"), cwd=FOLDER)


def title() -> str:
    """Return its name with the version that is locked."""
    packages = json.loads(LOCK.read_text(encoding="utf-8"))["packages"]
    return f"{NAME} {packages[f'node_modules/{NAME}']['version']}"


@contextmanager
def _script(*arguments: str) -> Iterator[subprocess.Popen[str]]:
    """Run one of the folder's scripts for the block, as on a server that is in use."""
    command = [*commands()[0]["node"], *arguments]
    environment = {**os.environ, "NODE_ENV": "production"}
    with subprocess.Popen(
        command, cwd=FOLDER, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True
    ) as process:
        try:
            yield process
        finally:
            process.terminate()


def _line(process: subprocess.Popen[str]) -> str:
    """Return the next line that a script prints; raises RuntimeError if it has ended."""
    assert process.stdout is not None
    line = process.stdout.readline()
    if not line:
        raise RuntimeError(f"{process.args!r} ended (status {process.wait()})")
    return line


def measure_boardgameio(wire: str, tables: int = TABLES, seconds: float = SECONDS) -> Figures:
    """Play on boardgame.io for so many seconds; it must be installed."""
    with _script("server.js", wire) as server:
        address = _line(server).strip()
        with _script("players.js", address, str(tables), str(seconds), str(WARMING)) as players:
            _line(players)  # they are warm
            used = processor_seconds(server.pid)
            counted = json.loads(_line(players))
            used = processor_seconds(server.pid) - used
    moves = counted["moves"]
    return Figures(used / moves, counted["bytes"] / moves, moves / counted["seconds"], counted["wait"])


def measure_ours(tables: int, seconds: float) -> Figures:
    cost = measure_moves(tables, seconds)
    return Figures(cost.processor, cost.bytes, cost.moves / seconds, cost.wait)


def boardgameio() -> Iterator[Row]:
    """Return the rows of `make bench`, or one that says why there are none."""
    if why := install():
        yield row("peer", NAME, f"{NAME}: {why}", None, "")
        return
    for wire, sent in WIRES.items():
        found = measure_boardgameio(wire)
        what = f"{title()}, {sent}: a move in memory, {TABLES} tables with two players connected"
        yield row("peer", NAME, f"{what}: processor time of the server", round(found.processor * 1e3, 2), "ms")
        yield row("peer", NAME, f"{what}: bytes sent", round(found.bytes), "B")


def beside_ours(rows: Sequence[Row], theirs: Sequence[Row]) -> list[Row]:
    """Return our rows with those of boardgame.io after the last of our own moves."""
    end = max((number for number, one in enumerate(rows, 1) if one["what"].startswith(MOVE)), default=0)
    return [*rows[:end], *theirs, *rows[end:]]


def main(tables: int = TABLES, seconds: float = SECONDS) -> None:
    """Measure ours and theirs in turn and print the medians of the rounds."""
    if why := install():
        sys.exit(f"{NAME}: {why}")
    measures: dict[str, Callable[[], Figures]] = {f"sandtable, {VARIANT}": partial(measure_ours, tables, seconds)}
    for wire, sent in WIRES.items():
        measures[f"{title()}, {sent}"] = partial(measure_boardgameio, wire, tables, seconds)
    found: dict[str, list[Figures]] = {name: [] for name in measures}
    for number in range(ROUNDS):
        print(f"-- round {number + 1} of {ROUNDS}", flush=True)
        for name, measure in measures.items():
            found[name].append(measure())
    print(f"{'':34}{'ms a move':>11}{'B an update':>13}{'moves/s':>9}{'median wait':>14}")
    for name, rounds in found.items():
        processor, sent_bytes, speed, wait = map(median, zip(*rounds, strict=True))
        print(f"{name:34}{processor * 1e3:11.2f}{sent_bytes / PLAYERS:13,.0f}{speed:9,.0f}{wait * 1e3:11.1f} ms")


if __name__ == "__main__":
    main(*(kind(word) for kind, word in zip((int, float), sys.argv[1:], strict=False)))
