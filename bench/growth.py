"""How many moves one, two and three servers carry that share a PostgreSQL database.

`python -m bench.growth [--seconds S] [--write]`; `--write` puts the table and the plot into docs/growth.md.

The players run on the same machine as the servers and the database. Tables are divided among the servers as a balancer
would divide them. Up to a hundred tables play as fast as they can; at more tables each player moves every ten seconds.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import platform
import sys
import time
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

import altair
import polars
import vl_convert
from tests.host.postgres import Postgres, find_postgres

from bench.moves import Serve, measure
from bench.processes import own_memory, processor_seconds, tree
from sandtable.host.settings import Settings

NODES = (1, 2, 3)
TABLES = (10, 30, 100, 300, 1000, 3000)
PACED = 300
"""Tables from which on players take their time."""
MOST = Settings(db="").max_rooms
"""Tables that one server takes."""
PACE = 10.0
"""Mean seconds that they take for a move."""
SECONDS = 10.0
SIZE = "SELECT pg_total_relation_size('entries')::float / count(*) FROM entries"
HEADINGS = (
    "servers",
    "tables",
    "moves a second",
    "ms a move",
    "ms of PostgreSQL a move",
    "bytes of database a line",
    "heard of within",
    "memory",
)
PAGE = Path(__file__).parents[1] / "docs" / "growth.md"
PICTURE = PAGE.parent / "pictures" / "growth.svg"
BEFORE, AFTER = "<!-- measured -->\n", "<!-- end of what was measured -->\n"
WIDTH, HEIGHT = 250, 190


@dataclass(frozen=True)
class Measured:
    """What a number of servers took for the moves at a number of tables."""

    servers: int
    tables: int
    rate: float
    """Moves a second at all servers together."""
    milliseconds: float
    """Processor time of the servers for a move."""
    of_postgres: float
    """Processor time of PostgreSQL for a move, in milliseconds."""
    size: float
    """Bytes of the database for a line of a log, with its index."""
    heard: float
    """Milliseconds within which the other player hears of 99 of 100 moves."""
    memory: float
    """Megabytes of all servers together, with their bots."""

    def cells(self) -> tuple[str, ...]:
        """Return a row of the table."""
        costs = f"{self.milliseconds:.2f}", f"{self.of_postgres:.2f}", f"{self.size:.0f}"
        rest = f"{self.heard:.0f} ms", f"{self.memory:.0f} MB"
        return str(self.servers), f"{self.tables:,}", f"{self.rate:.0f}", *costs, *rest


def main() -> None:
    """Measure, print the table in Markdown, and write the page if asked to."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args()
    programs = find_postgres() or sys.exit("PostgreSQL is not installed here: initdb was not found")
    rows = []
    with Postgres(programs, durable=True) as postgres:
        for tables in TABLES:
            for nodes in [nodes for nodes in NODES if tables <= nodes * MOST]:
                rows.append(_measure(postgres, nodes, tables, asked.seconds))
                print(*rows[-1].cells(), sep=" | ", flush=True)
    if asked.write:
        first, _, rest = PAGE.read_text(encoding="utf-8").partition(BEFORE)
        last = rest.partition(AFTER)[2]
        where = f"{os.cpu_count()} cores, {platform.machine()}, {time.strftime('%Y-%m-%d')}."
        PAGE.write_text(f"{first}{BEFORE}\n{where}\n\n{_table(rows)}\n\n{AFTER}{last}", encoding="utf-8")
        PICTURE.write_text(_plot(rows) + "\n", encoding="utf-8")


def _measure(postgres: Postgres, nodes: int, tables: int, seconds: float) -> Measured:
    database, pause = postgres.fresh(), PACE if tables >= PACED else 0.0
    with ExitStack() as stack:
        servers = [stack.enter_context(Serve(database, nodes)) for _ in range(nodes)]
        cost = asyncio.run(measure(servers, tables, seconds, pause, lambda: _of_postgres(postgres)))
        held = sum(own_memory(server.process.pid) for server in servers) / 1e6
    [[size]] = asyncio.run(postgres.ask(database, SIZE))
    rate, costs = cost.moves / seconds, (cost.processor * 1e3, cost.beside * 1e3)
    return Measured(nodes, tables, rate, *costs, size, cost.last_heard * 1e3, held)


def _of_postgres(postgres: Postgres) -> float:
    """Return the processor time of the database server so far, in seconds."""
    return sum(processor_seconds(pid) for pid in tree(postgres.pid()))


def _table(rows: Sequence[Measured]) -> str:
    head = f"| {' | '.join(HEADINGS)} |\n|{'---:|' * len(HEADINGS)}"
    return "\n".join([head, *(f"| {' | '.join(row.cells())} |" for row in rows)])


def _plot(rows: Sequence[Measured]) -> str:
    """Return the plot as SVG: moves a second, processor time and memory over the number of tables."""
    data = polars.DataFrame(
        [
            {
                "servers": str(row.servers),
                "tables": row.tables,
                "moves": row.rate,
                "ms": row.milliseconds,
                "MB": row.memory,
                "paced": row.tables >= PACED,
            }
            for row in rows
        ]
    )
    over = altair.X("tables:Q", scale=altair.Scale(type="log"), title="tables", axis=altair.Axis(values=list(TABLES)))
    colour = altair.Color("servers:N", title="servers", legend=altair.Legend(orient="top"))
    looks = {"color": colour, "shape": altair.Shape("servers:N", legend=None)}
    base = altair.Chart(data).mark_line(point=True).encode(x=over, detail="paced:N", **looks)
    titles = {"moves": "moves a second", "ms": "processor a move, ms", "MB": "memory, MB"}
    size = {"width": WIDTH, "height": HEIGHT}
    charts = [base.encode(y=altair.Y(f"{name}:Q", title=title)).properties(**size) for name, title in titles.items()]
    drawn: str = vl_convert.vegalite_to_svg(altair.hconcat(*charts).configure_view(stroke=None).to_dict())
    return drawn


if __name__ == "__main__":
    main()
