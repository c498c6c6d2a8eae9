"""How fast strangers are paired: `python -m bench.lobby [SEEKERS [DATABASE]]`.

Each seeker is a browser with the lobby open. They come at random moments, want two of five games each, and seek again
when they have played. Measured is the time from the moment somebody seeks to the moment both pages know their table.
"""

from __future__ import annotations

import asyncio
import json
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

import httpx2
from websockets.asyncio.client import ClientConnection, connect

from bench.stopwatch import as_people_run_it

SEEKERS = 200
ROUNDS = 3
SPREAD = 10.0
"""Seconds within which all seekers of a round come."""
GAMES = (
    ("stratego-lightning", 2),
    ("stratego-campaign", 2),
    ("stratego-small", 2),
    ("combat", 2),
    ("warkings", 2),
)
TIME = {"type": "live", "initial": 600, "increment": 10}
PROGRAM = """
import sys
from sandtable.host.serve import run
from sandtable.host.settings import Rate, Settings
free = Rate(1e9, 10**9)
limits = dict(requests=free, messages=free, new_tables=free, new_tables_of_player=free, new_guests=free)
limits |= dict(new_tables_a_day=10**9, new_guests_a_day=10**9, sockets_of_address=10**6, connections_of_address=10**6)
limits |= dict(sockets_of_address_at_table=10**6, at_once=64, in_line=10**6)
settings = Settings(db=sys.argv[1], port=0, club=True, rules="interpreted", bot_workers=0, **limits)
sys.exit(run(settings, ready=lambda address: print(address, flush=True)))
"""


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
        once = httpx2.Limits(max_keepalive_connections=0)  # the server closes those that idle
        http = httpx2.AsyncClient(base_url=address, headers={"Origin": address}, timeout=60, limits=once)
        name = f"Seeker {number}"
        (await http.post("/api/lobby/enter", json={"name": name})).raise_for_status()
        cookie = "; ".join(f"{one.name}={one.value}" for one in http.cookies.jar)
        headers = {"Cookie": cookie, "Origin": address}
        socket = await connect(f"{address.replace('http', 'ws')}/api/lobby/ws", additional_headers=headers)
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
        self.hearing.cancel()
        await self._socket.close()
        await self._http.aclose()


@contextmanager
def server(database: str) -> Iterator[str]:
    """Run a server without limits; yield its address."""
    command = [sys.executable, "-c", PROGRAM, database]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=as_people_run_it()) as process:
        assert process.stdout is not None
        try:
            yield process.stdout.readline().strip()
        finally:
            process.terminate()


async def pair(address: str, seekers: int) -> list[float]:
    """Let everybody seek, several times; return the seconds from the second of each pair to both pages."""
    rng = random.Random(1)
    people = [await Seeker.open(address, number) for number in range(seekers)]
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
    return waits


def main() -> None:
    """Print how long a pairing takes."""
    seekers = int(sys.argv[1]) if len(sys.argv) > 1 else SEEKERS
    with tempfile.TemporaryDirectory() as folder:
        database = sys.argv[2] if len(sys.argv) > 2 else str(Path(folder) / "lobby.db")
        with server(database) as address:
            waits = sorted(asyncio.run(pair(address, seekers)))
    figures: dict[str, Any] = {"p50": median(waits), "p99": waits[int(0.99 * len(waits))], "worst": waits[-1]}
    shown = ", ".join(f"{what} {1000 * seconds:.0f} ms" for what, seconds in figures.items())
    print(f"{seekers} seekers, {len(waits)} pairs: {shown}")


if __name__ == "__main__":
    main()
