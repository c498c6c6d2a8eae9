"""How fast strangers are paired, and how fast moves are heard of meanwhile, at one server or several.

`python -m bench.lobby [--seekers N] [--tables N] [--nodes N]`. Several servers share a PostgreSQL database.

Each seeker is a browser with the lobby open, at one of the servers. They come at random moments, want two of five games
each, and seek again when they have found a table. Measured is the time from the moment the second of two seeks to the
moment both pages know their table. Meanwhile others play with clocks at tables of Lightning, a move a second at each.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median

import httpx2
from tests.host.postgres import Postgres, find_postgres
from websockets.asyncio.client import ClientConnection, connect

from bench.moves import PACE, Serve, measure

SEEKERS, TABLES = 200, 200
ROUNDS = 3
SPREAD = 10.0
"""Seconds within which all seekers of a round come."""
SECONDS = 60.0
"""Seconds for which moves are measured."""
AT_AN_ADDRESS = 10
"""Seekers who come from the same address: a server lets only so many new players of an address in at once."""
GAMES = (
    ("stratego-lightning", 2),
    ("stratego-campaign", 2),
    ("stratego-small", 2),
    ("combat", 2),
    ("warkings", 2),
)
TIME = {"type": "live", "initial": 600, "increment": 10}


class Seeker:
    """A browser with the lobby open."""

    def __init__(self, http: httpx2.AsyncClient, socket: ClientConnection, name: str) -> None:
        self._http = http
        self._socket = socket
        self._name = name
        self._table: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self.hearing = asyncio.create_task(self._hear())

    @classmethod
    async def open(cls, address: str, number: int) -> Seeker:
        """Return the seeker with this number, in the lobby of the server at this address."""
        own = f"127.1.0.{1 + number // AT_AN_ADDRESS}"
        once = httpx2.Limits(max_keepalive_connections=0)  # the server closes those that idle
        transport = httpx2.AsyncHTTPTransport(local_address=own, limits=once)
        http = httpx2.AsyncClient(base_url=address, headers={"Origin": address}, timeout=60, transport=transport)
        name = f"Seeker {number}"
        (await http.post("/api/lobby/enter", json={"name": name})).raise_for_status()
        cookie = "; ".join(f"{one.name}={one.value}" for one in http.cookies.jar)
        headers = {"Cookie": cookie, "Origin": address}
        at = f"{address.replace('http', 'ws')}/api/lobby/ws"
        socket = await connect(at, additional_headers=headers, local_addr=(own, 0))
        await socket.send(json.dumps({"type": "hello", "open": True}))
        return cls(http, socket, name)

    async def _hear(self) -> None:
        async for text in self._socket:
            message = json.loads(text)
            table = (message.get("seek") or {}).get("table") if message["type"] == "own" else None
            if table and not self._table.done():
                self._table.set_result(table)

    async def seek(self, rng: random.Random) -> tuple[str, float, float]:
        """Seek a game; return the table, the moment of the request, and the moment at which the page knew the table."""
        self._table = asyncio.get_running_loop().create_future()
        await asyncio.sleep(rng.uniform(0, SPREAD))
        games = [{"variant": variant, "players": players} for variant, players in rng.sample(GAMES, 2)]
        began = time.perf_counter()
        body = {"name": self._name, "wish": {"games": games, "times": [TIME]}}
        (await self._http.post("/api/seeks", json=body)).raise_for_status()
        table = await self._table
        return table, began, time.perf_counter()

    async def stop(self) -> None:
        """Go to the table that was found, and take note of that."""
        (await self._http.delete("/api/seeks")).raise_for_status()

    async def close(self) -> None:
        """Close the page."""
        self.hearing.cancel()
        await self._socket.close()
        await self._http.aclose()


async def pair(servers: Sequence[Serve], seekers: int) -> list[float]:
    """Let everybody seek, several times; return the seconds from the second of each pair to both pages."""
    rng = random.Random(1)
    people = [await Seeker.open(servers[number % len(servers)].address, number) for number in range(seekers)]
    waits: list[float] = []
    for _ in range(ROUNDS):
        tasks = {asyncio.create_task(one.seek(rng)): one for one in people}
        done, waiting = await asyncio.wait(tasks, timeout=2 * SPREAD)
        pairs: dict[str, list[tuple[float, float]]] = {}
        for task in done:
            table, began, knew = task.result()
            pairs.setdefault(table, []).append((began, knew))
        waits += [max(knew for _, knew in both) - max(began for began, _ in both) for both in pairs.values()]
        for task in waiting:
            task.cancel()
        await asyncio.gather(*(one.stop() for one in people))
    for one in people:
        await one.close()
    return sorted(waits)


@contextmanager
def servers_of(nodes: int) -> Iterator[list[Serve]]:
    """Run one server on SQLite, or several that share a PostgreSQL database, all of them with a lobby."""
    with ExitStack() as stack:
        if nodes == 1:
            database = str(Path(stack.enter_context(tempfile.TemporaryDirectory())) / "lobby.db")
        else:
            programs = find_postgres() or sys.exit("PostgreSQL is not installed here: initdb was not found")
            database = stack.enter_context(Postgres(programs, durable=True)).fresh()
        yield [stack.enter_context(Serve(database, nodes, ["--club", "on"])) for _ in range(nodes)]


async def run(servers: Sequence[Serve], seekers: int, tables: int) -> None:
    """Print how long pairings and moves take."""
    playing = asyncio.create_task(measure(servers, tables, SECONDS, PACE, clock=TIME)) if tables else None
    waits = await pair(servers, seekers)
    figures = {"p50": median(waits), "p99": waits[int(0.99 * len(waits))], "worst": waits[-1]}
    shown = ", ".join(f"{what} {1000 * seconds:.0f} ms" for what, seconds in figures.items())
    print(f"{seekers} seekers, {len(waits)} pairs: {shown}")
    if playing is not None:
        cost = await playing
        heard = f"99 of 100 are heard of within {1000 * cost.last_heard:.0f} ms"
        print(f"{tables} tables with clocks, {cost.moves / SECONDS:.0f} moves a second: {heard}")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seekers", type=int, default=SEEKERS)
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--nodes", type=int, default=1)
    asked = parser.parse_args()
    with servers_of(asked.nodes) as servers:
        asyncio.run(run(servers, asked.seekers, asked.tables))


if __name__ == "__main__":
    main()
