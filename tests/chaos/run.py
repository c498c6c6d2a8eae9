"""A run of chaos: servers, players, faults one after the other, and what the checker says."""

from __future__ import annotations

import asyncio
import random
import time
from collections import defaultdict
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field

from tests.chaos.balancer import Balancer
from tests.chaos.checker import faults_of
from tests.chaos.faults import Faults
from tests.chaos.players import Transcript, play_on
from tests.host.postgres import Postgres
from tests.host.servers import Server

from sandtable.host.store.store import Store

SETTLING = 1.0
"""Seconds after a fault before the next one."""
PACE = 0.3
"""Mean seconds before a move."""


@dataclass
class Report:
    """What happened in a run."""

    tables: int = 0
    moves: int = 0
    updates: int = 0
    faults: dict[str, int] = field(default_factory=dict)
    slowest: dict[str, float] = field(default_factory=dict)
    """By fault, the most seconds from its beginning until some table went on that was played at."""
    wrong: list[str] = field(default_factory=list)

    def text(self) -> str:
        """Return the report in lines."""
        lines = [f"{self.tables} tables, {self.moves:,} acknowledged acts, {self.updates:,} updates.", ""]
        lines += ["| fault | times | every table went on within |", "|---|---|---|"]
        lines += [f"| {name} | {count} | {self.slowest[name]:.1f} s |" for name, count in self.faults.items()]
        return "\n".join([*lines, "", f"Lost, doubled or diverging: {len(self.wrong)}.", *self.wrong[:20]])


class Chaos:
    """Servers that share a database, and tables under play at all of them.

    Players connect to a server drawn at random, or (`balanced`) through HAProxy.
    """

    def __init__(self, postgres: Postgres, nodes: int, tables: int, pace: float = PACE, balanced: bool = False) -> None:
        self._postgres, self._tables, self._pace, self._balanced = postgres, tables, pace, balanced
        self._database = postgres.fresh()
        self._servers = [Server(self._database, nodes=nodes) for _ in range(nodes)]
        self._balancer = Balancer(self._servers)
        self._transcripts: list[Transcript] = []
        self._playing: list[asyncio.Task[None]] = []
        self._stopped = False

    def run(self, faults: Sequence[str]) -> Report:
        """Do these faults, one after the other, while people play; check all that they saw."""
        with ExitStack() as stack:
            for server in self._servers:
                stack.enter_context(server)
            if self._balanced:
                stack.enter_context(self._balancer)
            return asyncio.run(self._run(faults))

    async def _run(self, faults: Sequence[str]) -> Report:
        report = Report()
        known = Faults(self._servers, self._postgres, self._database).named
        self._playing = [asyncio.create_task(self._play()) for _ in range(self._tables)]
        await self._all_go_on(time.monotonic(), 60.0)
        for name in faults:
            began = time.monotonic()
            await asyncio.to_thread(known[name])
            took = await self._all_go_on(began, 30.0)
            report.faults[name] = report.faults.get(name, 0) + 1
            report.slowest[name] = max(report.slowest.get(name, 0.0), took)
            await asyncio.sleep(SETTLING)
        self._stopped = True
        await asyncio.gather(*self._playing)
        await self._check(report)
        return report

    async def _play(self) -> None:
        await play_on(self._servers, self._port, self._pace, lambda: self._stopped, self._transcripts)

    def _port(self) -> int:
        return self._balancer.port if self._balanced else random.choice(self._servers).port

    async def _all_go_on(self, began: float, patience: float) -> float:
        """Wait until an act has been acknowledged at as many tables as there are; return the seconds that it took."""
        while time.monotonic() < began + patience:
            for player in self._playing:
                if player.done():
                    player.result()  # raises what stopped a player
            going = {one.table for one in self._transcripts if one.moments and one.moments[-1] > began}
            if len(going) >= self._tables:
                break
            await asyncio.sleep(0.05)
        return time.monotonic() - began

    async def _check(self, report: Report) -> None:
        by_table: dict[str, list[Transcript]] = defaultdict(list)
        for transcript in self._transcripts:
            by_table[transcript.table].append(transcript)
            report.moves += len(transcript.acknowledged)
            report.updates += len(transcript.views)
        report.tables = len(by_table)
        store = await Store.open(self._database, shared=True)
        try:
            for table, transcripts in by_table.items():
                stored = await store.load(table)
                if stored is None:
                    report.wrong.append(f"{table} is lost")
                else:
                    report.wrong += faults_of(transcripts, stored.spec, stored.lines)
        finally:
            await store.close()
