"""A run of chaos: servers, players, faults one after the other, and what the checker says."""

from __future__ import annotations

import asyncio
import random
import time
from collections import defaultdict
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field

from tests.chaos.balancer import Balancer
from tests.chaos.checker import faults_of
from tests.chaos.faults import Faults
from tests.chaos.frozen import FreezingProxy
from tests.chaos.planted import PresentServer
from tests.chaos.players import Pair, Transcript, play_on
from tests.host.postgres import Postgres
from tests.host.servers import Server

from sandtable.host.store.store import Store

SETTLING = 1.0
"""Seconds after a fault before the next one."""
PACE = 0.3
"""Mean seconds before a move."""
APART = 5.0
"""Seconds between the clocks of two servers."""
PATIENCE = 30.0
"""Seconds after which a table counts as stopped."""
DEADLOCKS = "SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()"


@dataclass
class Report:
    """What happened in a run."""

    tables: int = 0
    moves: int = 0
    updates: int = 0
    faults: dict[str, int] = field(default_factory=dict)
    slowest: dict[str, float] = field(default_factory=dict)
    """By fault, the most seconds that players waited for the servers: for an answer, or to hear of an act."""
    wrong: list[str] = field(default_factory=list)

    def text(self) -> str:
        """Return the report in lines."""
        lines = [f"{self.tables:,} games, {self.moves:,} acknowledged acts, {self.updates:,} updates.", ""]
        lines += ["| fault | times | every table went on within |", "|---|---:|---:|"]
        lines += [f"| {name} | {count} | {self.slowest[name]:.1f} s |" for name, count in self.faults.items()]
        return "\n".join([*lines, "", f"Lost, doubled, diverging or stopped: {len(self.wrong)}.", *self.wrong[:20]])


class Chaos:
    """Servers that share a database, each with a clock of its own, and tables under play at all of them.

    Players connect to a server drawn at random, or (`balanced`) through HAProxy. `server` makes each of the servers.
    """

    def __init__(
        self,
        postgres: Postgres,
        nodes: int,
        tables: int,
        pace: float = PACE,
        balanced: bool = False,
        server: Callable[..., Server] = PresentServer,
        patience: float = PATIENCE,
    ) -> None:
        self._postgres, self._tables, self._pace, self._balanced = postgres, tables, pace, balanced
        self._patience = patience
        self._database = postgres.fresh()
        self._proxies = [FreezingProxy(postgres.port) for _ in range(nodes)]
        self._servers = [
            server(self._database.replace(f":{postgres.port}/", f":{proxy.port}/"), nodes=nodes, ahead=APART * number)
            for number, proxy in enumerate(self._proxies)
        ]
        self._balancer = Balancer(self._servers)
        self._transcripts: list[Transcript] = []
        self._pairs = [Pair() for _ in range(tables)]
        self._playing: list[asyncio.Task[None]] = []
        self._stopped = False

    def run(self, faults: Sequence[str]) -> Report:
        """Do these faults, one after the other, while people play; check all that they saw."""
        with ExitStack() as stack:
            for proxy in self._proxies:
                stack.enter_context(proxy)
            for server in self._servers:
                stack.enter_context(server)
            if self._balanced:
                stack.enter_context(self._balancer)
            return asyncio.run(self._run(faults))

    async def _run(self, faults: Sequence[str]) -> Report:
        report = Report()
        known = Faults(self._servers, self._proxies, self._postgres, self._database).named
        self._playing = [asyncio.create_task(self._play(pair)) for pair in self._pairs]
        began = time.monotonic()
        while any(pair.waits == [] for pair in self._pairs) and time.monotonic() < began + self._patience:
            await asyncio.sleep(0.1)
        await asyncio.sleep(SETTLING)
        for name in faults:
            began = time.monotonic()
            await asyncio.to_thread(known[name])
            if not await self._all_go_on(time.monotonic()):
                report.wrong.append(f"after {name}, a table stood still for {self._patience:.0f} s")
            report.faults[name] = report.faults.get(name, 0) + 1
            report.slowest[name] = max(report.slowest.get(name, 0.0), self._longest_since(began))
            await asyncio.sleep(SETTLING)
        self._stopped = True
        await asyncio.gather(*self._playing)
        await self._check(report)
        return report

    async def _play(self, pair: Pair) -> None:
        await play_on(self._servers, self._port, self._pace, lambda: self._stopped, pair, self._transcripts)

    def _port(self) -> int:
        return self._balancer.port if self._balanced else random.choice(self._servers).port

    async def _all_go_on(self, moment: float) -> bool:
        """Wait until nobody waits any more for what they waited for at a moment; return whether it came to that."""
        while any(pair.since <= moment for pair in self._pairs):
            for player in self._playing:
                if player.done():
                    player.result()  # raises what stopped a player
            if time.monotonic() > moment + self._patience:
                return False
            await asyncio.sleep(0.05)
        return True

    def _longest_since(self, moment: float) -> float:
        """Return the longest wait that has ended since a moment."""
        return max((waited for pair in self._pairs for ended, waited in pair.waits if ended > moment), default=0.0)

    async def _check(self, report: Report) -> None:
        by_table: dict[str, list[Transcript]] = defaultdict(list)
        for transcript in self._transcripts:
            by_table[transcript.table].append(transcript)
            report.moves += len(transcript.acknowledged)
            report.updates += len(transcript.views)
        report.tables = len(by_table)
        [[deadlocks]] = await self._postgres.ask(self._database, DEADLOCKS)
        if deadlocks:
            report.wrong.append(f"PostgreSQL had to end {deadlocks} transactions that waited for each other")
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
