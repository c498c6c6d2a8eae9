"""The cost of a move to a server: processor time and bytes sent, with two players at each of 20 tables of Lightning.

By itself: `python -m bench.moves [TABLES [SECONDS [PAUSE]]]`. Both players of a table are connected by WebSockets,
follow by deltas as the page does, and play at random, as fast as they can or with a mean pause of PAUSE seconds before
each move. Every move is written to the database (SQLite) before the two of them are told.
Players of up to a hundred tables share an address.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Self

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from bench.processes import processor_seconds
from bench.rows import Row, row
from bench.stopwatch import as_people_run_it
from sandtable.client.deltas import follow

VARIANT = "stratego-lightning"
TABLES, SECONDS = 20, 20.0
MANY_TABLES = 100
PACED_TABLES, PACE = 300, 1.0
"""Tables that are played at with this mean pause in seconds."""
AT_AN_ADDRESS = 100
"""Tables whose players come from the same address."""
APART = 0.1
"""Seconds between the first games, as a server admits only so many callers of an address at once."""
WARMING = 3.0
"""Seconds of play at all tables before anything is measured."""


class Serve:
    """Run `sandtable serve` for the block, as one of `nodes` that share a database, with options."""

    def __init__(self, database: str | Path, nodes: int = 1, options: Sequence[str] = ()) -> None:
        command = [sys.executable, "-m", "sandtable.cli", "serve", "--port", "0"]
        command += ["--db", str(database), "--nodes", str(nodes), *options]
        self.process = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, env=as_people_run_it()
        )
        self.address = self._read_address()

    def _read_address(self) -> str:
        assert self.process.stderr is not None
        for line in self.process.stderr:
            if found := re.search(r"http://[\w.]+:\d+", line):
                return found[0]
        raise RuntimeError(f"sandtable serve ended (status {self.process.wait()})")

    def call(self, path: str, body: object) -> Any:
        data, headers = json.dumps(body).encode(), {"Content-Type": "application/json"}
        with urllib.request.urlopen(urllib.request.Request(self.address + path, data, headers)) as answer:
            return json.load(answer)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait()
        assert self.process.stderr is not None
        self.process.stderr.close()


@dataclass
class Count:
    """The messages and bytes that all players together have sent and received."""

    moves: int = 0
    bytes: int = 0
    waits: list[float] = field(default_factory=list)
    """Seconds from each move to its answer."""
    heard: list[float] = field(default_factory=list)
    """Seconds from each move until the other player hears of it."""


class Player:
    """A player at one seat of one table after another: it lays out an army at random and makes random moves."""

    def __init__(self, server: Serve, count: Count, rng: random.Random, address: str, pause: float) -> None:
        self._server, self._count, self._rng, self._address, self._pause = server, count, rng, address, pause
        self.other: Player | None = None
        self._moved: float | None = None  # when this player moved, until the other one hears of it

    async def play(self, table: str, token: str) -> None:
        """Play one game to its end."""
        address = f"ws{self._server.address.removeprefix('http')}/api/tables/{table}/ws"
        async for socket in connect(address, max_size=None, local_addr=(self._address, 0)):
            with suppress(ConnectionClosed):  # a busy server refuses some of the callers of an address
                await socket.send(json.dumps({"type": "hello", "token": token, "deltas": True}))
                await self._follow(socket)
                return

    async def _follow(self, socket: ClientConnection) -> None:
        """Play until the game ends."""
        sent: tuple[int, float] | None = None
        held: dict[str, Any] | None = None
        async for text in socket:
            self._count.bytes += len(text)
            message = json.loads(text)
            if message["type"] == "table" and message["table"]["ended"]:
                return
            if message["type"] not in ("delta", "resync"):
                continue
            if message["type"] == "delta" and self.other and self.other._moved:
                self._count.heard.append(time.perf_counter() - self.other._moved)
                self.other._moved = None
            held = follow(held, message)
            if held is None:
                await socket.send('{"type": "resync"}')
                continue
            if sent and message["seq"] != sent[0]:
                self._count.waits.append(time.perf_counter() - sent[1])
                sent = None
            if held["ask"] and not sent:
                if self._pause:
                    await asyncio.sleep(self._rng.uniform(0, 2 * self._pause))
                sent = message["seq"], time.perf_counter()
                self._moved = None if held["ask"]["notation"] else sent[1]  # set-ups are heard of later
                await self._move(socket, held, message["seq"])

    async def _move(self, socket: ClientConnection, held: dict[str, Any], seq: int) -> None:
        action = self._army(held["view"]) if held["ask"]["notation"] else self._any(held["choices"])
        await socket.send(json.dumps({"type": "act", "action": action, "seq": seq}))
        self._count.moves += 1

    def _army(self, view: dict[str, Any]) -> str:
        pieces = [piece for piece, count in view["to_place"].items() for _ in range(count)]
        spaces = self._rng.sample(view["zone"], len(pieces))
        return "setup " + " ".join(f"{piece}@{space}" for piece, space in zip(pieces, spaces, strict=True))

    def _any(self, legal: list[dict[str, Any]]) -> int:
        return int(self._rng.choice([choice for choice in legal if choice["kind"] != "resign"])["id"])


async def _keep_playing(server: Serve, count: Count, number: int, address: str, pause: float, clock: object) -> None:
    """Let two players play at a table, and at a new one when the game is over."""
    rng = random.Random(number)
    players = [Player(server, count, rng, address, pause) for _ in range(2)]
    players[0].other, players[1].other = players[1], players[0]
    while True:
        made = await asyncio.to_thread(server.call, "/api/tables", {"variant": VARIANT, "time": clock})
        seats = [f"/api/tables/{made['id']}/seats/{seat}" for seat in ("South", "North")]
        who = {"name": "Player", "invite": made["invite"]}
        tokens = [(await asyncio.to_thread(server.call, seat, who))["token"] for seat in seats]
        await asyncio.gather(*(one.play(made["id"], token) for one, token in zip(players, tokens, strict=True)))


@dataclass(frozen=True)
class Cost:
    """The cost of one move: the server's processor time, bytes sent to both players, and waits in seconds, of which up
    to a time quantum is waiting on purpose.
    """

    processor: float
    """Seconds."""
    bytes: float
    wait: float
    """The median until the player is answered."""
    last_heard: float
    """The time within which the other player hears of 99 of 100 moves."""
    moves: int
    beside: float = 0.0
    """Seconds of processor of another program for a move."""


async def measure(
    servers: Sequence[Serve],
    tables: int,
    seconds: float,
    pause: float,
    beside: Callable[[], float] = lambda: 0.0,
    clock: object = None,
) -> Cost:
    """Play for so many seconds at servers among which the tables are divided.

    `beside` returns the processor time in seconds that another program has used so far. `clock` is the time of each
    table, as in a request for one; None: without clocks.
    """
    count = Count()
    games = []
    addresses = -(-tables // AT_AN_ADDRESS)
    for number in range(tables):
        server = servers[number % len(servers)]
        address = f"127.0.0.{2 + number // len(servers) % addresses}"
        games.append(asyncio.create_task(_keep_playing(server, count, number, address, pause, clock)))
        await asyncio.sleep(APART / addresses)
    everything = asyncio.gather(*games)
    while count.moves < 2 * tables and not everything.done():  # the two set-ups at each
        await asyncio.sleep(0.1)
    await asyncio.wait({everything}, timeout=WARMING)
    moves, sent, used, other = count.moves, count.bytes, _processor_seconds(servers), beside()
    count.waits.clear()
    count.heard.clear()
    await asyncio.wait({everything}, timeout=seconds)
    moves, sent, used = count.moves - moves, count.bytes - sent, _processor_seconds(servers) - used
    other = beside() - other
    if everything.done():
        everything.result()  # raises what stopped a player
    everything.cancel()
    await asyncio.gather(*games, return_exceptions=True)
    with suppress(asyncio.CancelledError):
        await everything
    waits, heard = sorted(count.waits), sorted(count.heard)
    return Cost(used / moves, sent / moves, waits[len(waits) // 2], heard[len(heard) * 99 // 100], moves, other / moves)


def _processor_seconds(servers: Sequence[Serve]) -> float:
    return sum(processor_seconds(server.process.pid) for server in servers)


def measure_moves(tables: int = TABLES, seconds: float = SECONDS, pause: float = 0.0) -> Cost:
    """Play for so many seconds; needs /proc."""
    with tempfile.TemporaryDirectory() as folder, Serve(Path(folder) / "sandtable.db") as server:
        return asyncio.run(measure([server], tables, seconds, pause))


def moves() -> Iterator[Row]:
    """Return the rows of `make bench`."""
    if not os.path.isdir("/proc"):
        return
    cost = measure_moves()
    many, paced = measure_moves(MANY_TABLES), measure_moves(PACED_TABLES, pause=PACE)
    what = f"a durable move, {TABLES} tables with two players connected"
    yield row("variant", VARIANT, f"{what}: processor time of the server", round(cost.processor * 1e3, 2), "ms")
    yield row("variant", VARIANT, f"{what}: bytes sent", round(cost.bytes), "B")
    yield row("variant", VARIANT, f"{MANY_TABLES} tables, one address: moves", round(many.moves / SECONDS), "/s")
    what = f"{PACED_TABLES} tables, a move a second at each: 99 of 100 are heard of within"
    yield row("variant", VARIANT, what, round(paced.last_heard * 1e3), "ms")


if __name__ == "__main__":
    cost = measure_moves(*(kind(word) for kind, word in zip((int, float, float), sys.argv[1:], strict=False)))
    print(
        f"{cost.moves:,} moves; each {cost.processor * 1e3:.2f} ms of processor, {cost.bytes:,.0f} bytes sent,"
        f" answered after {cost.wait * 1e3:.1f} ms (median), heard of after {cost.last_heard * 1e3:.1f} ms (99 of 100)"
    )
