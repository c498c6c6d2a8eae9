"""The honest players: a victim whose every act is timed, and fifty players behind one router."""

from __future__ import annotations

import asyncio
import json
import sys
import time
from dataclasses import dataclass, field
from typing import Any

from tests.attacks.lines import Target
from tests.host.games import NORTH, SOUTH, setup
from websockets.exceptions import WebSocketException

MOVES = {"South": ("a4-a5", "b4-b5", "a5-a4", "b5-b4"), "North": ("a7-a6", "b7-b6", "a6-a7", "b6-b7")}
PAIRS = 25
LEAST = 40  # turns after which two sit down at another table: sooner than the rules end it


@dataclass
class Notes:
    """What people noticed: milliseconds from an act to its update, and everything that was refused or broke."""

    acts: list[float] = field(default_factory=list)
    pages: list[float] = field(default_factory=list)
    troubles: list[str] = field(default_factory=list)
    waits: set[float] = field(default_factory=set)  # since when, for what has not come yet

    def told(self) -> dict[str, Any]:
        """Return everything since the last call; an act that still waits counts with the time waited so far."""
        now = time.perf_counter()
        waited = [1000 * (now - began) for began in self.waits]
        told = {"acts": [*self.acts, *waited], "pages": list(self.pages), "troubles": list(self.troubles)}
        self.acts.clear()
        self.pages.clear()
        self.troubles.clear()
        return told


async def _answer(socket: Any, kind: str = "update") -> dict[str, Any]:
    while True:
        message = json.loads(await socket.recv())
        if message["type"] == kind:
            return dict(message)
        if message["type"] in ("refused", "stale", "bye"):
            raise AssertionError(json.dumps(message)[:200])


class Pair:
    """Two people at a table, each on a WebSocket."""

    def __init__(self, target: Target, pause: float, notes: Notes) -> None:
        self.target, self.pause, self.notes = target, pause, notes
        self.table = ""

    async def play(self, stop: asyncio.Event) -> None:
        while not stop.is_set():
            try:
                await self._game(stop)
            except (OSError, EOFError, AssertionError, WebSocketException) as problem:
                self.notes.troubles.append(f"{type(problem).__name__}: {problem}"[:200])
                await asyncio.sleep(0.2)

    async def _game(self, stop: asyncio.Event) -> None:
        made = await self.target.table()
        tokens = [await self.target.sit(made, seat) for seat in ("South", "North")]
        async with (
            self.target.listening(made["id"], tokens[0]) as south,
            self.target.listening(made["id"], tokens[1]) as north,
        ):
            self.table = made["id"]
            for socket in (south, north):
                await _answer(socket, "resync")
            seq = {"South": 0, "North": 0}
            sockets = {"South": south, "North": north}
            for seat, side in (("South", SOUTH), ("North", NORTH)):
                await self._act(sockets, seat, setup(side), seq)
            for turn in range(LEAST):
                for seat in ("South", "North"):
                    if stop.is_set():
                        return
                    await asyncio.sleep(self.pause)
                    await self._act(sockets, seat, MOVES[seat][turn % 4], seq)

    async def _act(self, sockets: dict[str, Any], seat: str, action: str, seq: dict[str, int]) -> None:
        began = time.perf_counter()
        self.notes.waits.add(began)
        try:
            await sockets[seat].send(json.dumps({"type": "act", "action": action, "seq": seq[seat], "ref": "a"}))
            own = await _answer(sockets[seat])
            self.notes.acts.append(1000 * (time.perf_counter() - began))
        finally:
            self.notes.waits.discard(began)
        other = "North" if seat == "South" else "South"
        seq[seat], seq[other] = own["seq"], (await _answer(sockets[other]))["seq"]


async def visit(target: Target, notes: Notes) -> None:
    """Open the page as a person does, with everything that it asks for."""
    began = time.perf_counter()
    try:
        line = await target.dial()
        status, page = await line.ask(target.request("/"))
        paths = [part.split('"')[0] for part in page.decode().split('="') if part.startswith(("/assets", "/api"))]
        assert status == 200, status
        for path in paths:
            status, _ = await line.ask(target.request(path))
            assert status == 200, f"{path}: {status}"
        line.close()
        notes.pages.append(1000 * (time.perf_counter() - began))
    except (OSError, EOFError, AssertionError) as problem:
        notes.troubles.append(f"page: {type(problem).__name__}: {problem}"[:200])


async def victim(port: int, address: str) -> None:
    """Play as fast as the answers come, with a short pause between acts.

    For each line on standard input, print what was noticed since the last one.
    """
    notes, stop = Notes(), asyncio.Event()
    pair = Pair(Target(port, address), 0.02, notes)
    playing = asyncio.create_task(pair.play(stop))
    await _report(notes, lambda: pair.table)
    stop.set()
    await playing


async def school(port: int, address: str) -> None:
    """Let fifty people open the page at once and play at twenty-five tables, each with one act in two seconds."""
    notes, stop = Notes(), asyncio.Event()
    target = Target(port, address)
    pairs = [Pair(target, 1.0, notes) for _ in range(PAIRS)]
    await asyncio.gather(*(visit(target, notes) for _ in range(2 * PAIRS)))
    playing = [asyncio.create_task(pair.play(stop)) for pair in pairs]
    await _report(notes, lambda: pairs[0].table)
    stop.set()
    await asyncio.gather(*playing)


async def _report(notes: Notes, table: Any) -> None:
    loop = asyncio.get_running_loop()
    reader = asyncio.StreamReader()
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), sys.stdin)
    while await reader.readline():
        print(json.dumps({**notes.told(), "table": table()}), flush=True)


if __name__ == "__main__":
    who = {"victim": victim, "school": school}[sys.argv[1]]
    asyncio.run(who(int(sys.argv[2]), sys.argv[3]))
