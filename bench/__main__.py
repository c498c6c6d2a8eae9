"""`make bench`: measures our speed beside other engines, prints the page and writes it to `bench/results.md`."""

from __future__ import annotations

import os
import platform
from collections.abc import Sequence
from datetime import date
from pathlib import Path

from bench.boardgameio import beside_ours, boardgameio
from bench.figures import HEADINGS, METHOD, RATIOS, plies, table
from bench.peers import peers
from bench.rounds import ROUNDS
from bench.rows import Row
from bench.server import measure_server
from bench.speed import measure
from sandtable.batches.precompile import precompile
from sandtable.games import variants

RESULTS = Path(__file__).with_name("results.md")
SECONDS = 5.0


def main() -> None:
    precompile(variants().values())
    before = os.getloadavg()[0]
    rows = measure(SECONDS, peers(), show)
    print("-- servers and the compiler", flush=True)
    servers = beside_ours(measure_server(), [*boardgameio()])
    made = page([*rows, *servers], before)
    RESULTS.write_text(made, encoding="utf-8")
    print(f"{made}\nkept in {RESULTS}")


def show(done: int, total: int) -> None:
    """Print a line for each round."""
    if done % (total // ROUNDS) == 0:
        print(f"-- round {done * ROUNDS // total} of {ROUNDS} measured", flush=True)


def page(rows: Sequence[Row], load_before: float) -> str:
    """Return the table and its notes, with the machine and the date."""
    machine = (
        f"{processor()}, {os.cpu_count()} cores, Python {platform.python_version()}, {date.today().isoformat()}; "
        f"load of the machine {load_before:.1f} at the beginning and {os.getloadavg()[0]:.1f} at the end."
    )
    lines = [f"- {ply}" for ply in plies(peers())]
    figures = "\n".join(aligned([HEADINGS, *table(rows)]))
    parts = ["# Speed", f"Made by `make bench`. {METHOD}", machine, figures, RATIOS, "What a ply includes:"]
    return "\n\n".join([*parts, "\n".join(lines)]) + "\n"


def aligned(lines: Sequence[Sequence[str]]) -> list[str]:
    """Return a Markdown table, padded so that it can be read as plain text; the first line is its heading."""
    first, *others = [max(map(len, column)) for column in zip(*lines, strict=True)]
    rows = [[line[0].ljust(first), *map(str.rjust, line[1:], others)] for line in lines]
    rows.insert(1, ["-" * first, *("-" * (width - 1) + ":" for width in others)])
    return [f"| {' | '.join(row)} |" for row in rows]


def processor() -> str:
    """Return the processor's name, if the system tells it."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor() or platform.machine()
    names = [line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.machine()


if __name__ == "__main__":
    main()
