"""How many moves one, two and three servers carry that share a PostgreSQL database: `python -m bench.growth [SECONDS]`.

The players run on the same machine as the servers and the database. Tables are divided among the servers as a balancer
would divide them. Up to a hundred tables play as fast as they can; more tables move once a second each.
"""

from __future__ import annotations

import asyncio
import sys
from contextlib import ExitStack

from tests.host.postgres import Postgres, find_postgres

from bench.moves import Cost, Serve, measure
from bench.processes import memory

NODES = (1, 2, 3)
TABLES = (10, 100, 300, 1000)
PACED = 300
"""Tables from which on each moves once a second."""
SECONDS = 10.0
HEADINGS = ("servers", "tables", "moves a second", "ms of processor a move", "heard of within (99 of 100)", "memory")


def main(seconds: float = SECONDS) -> None:
    """Print the table, in Markdown."""
    programs = find_postgres() or sys.exit("PostgreSQL is not installed here: initdb was not found")
    print(f"| {' | '.join(HEADINGS)} |\n|{'---|' * len(HEADINGS)}")
    with Postgres(programs) as postgres:
        for nodes in NODES:
            for tables in TABLES:
                cost, megabytes = _measure(postgres.fresh(), nodes, tables, seconds)
                shown = f"{cost.moves / seconds:.0f} | {cost.processor * 1e3:.2f} | {cost.last_heard * 1e3:.0f} ms"
                print(f"| {nodes} | {tables:,} | {shown} | {megabytes:.0f} MB |", flush=True)


def _measure(database: str, nodes: int, tables: int, seconds: float) -> tuple[Cost, float]:
    """Return the cost of a move, and the memory of all servers in megabytes."""
    with ExitStack() as stack:
        servers = [stack.enter_context(Serve(database, nodes)) for _ in range(nodes)]
        pause = 1.0 if tables >= PACED else 0.0
        cost = asyncio.run(measure(servers, tables, seconds, pause))
        return cost, sum(memory(server.process.pid) for server in servers) / 1e6


if __name__ == "__main__":
    main(*map(float, sys.argv[1:2]))
