"""`make bench`: measures this machine, prints the table and keeps it in `bench/results.md`."""

from __future__ import annotations

import os
import platform
import sys
from datetime import date
from pathlib import Path

from sandtable.games import variants
from sandtable.lab.bench import Row, measure
from sandtable.lab.warm import warm

RESULTS = Path(__file__).with_name("results.md")


def main() -> None:
    warm(list(variants().values()), print)
    rows = []
    for row in measure(seconds=2.0):
        rows.append(row)
        print(f"{row['what']:<70} {row['value']:>12,} {row['unit']}", flush=True)
    RESULTS.write_text(page(rows), encoding="utf-8")
    print(f"kept in {RESULTS}")


def page(rows: list[Row]) -> str:
    """The table as a page, with the machine and the day."""
    lines = [f"| {row['what']} | {row['value']:,} {row['unit']} |" for row in rows]
    return "\n".join(
        [
            "# Speed",
            "",
            "Made by `make bench`; medians. A ply is a decision of a seat: list all legal actions, choose, apply.",
            "",
            f"{processor()}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f} at the end, "
            f"Python {platform.python_version()}, {date.today().isoformat()}.",
            "",
            "| what | figure |",
            "| --- | --- |",
            *lines,
            "",
        ]
    )


def processor() -> str:
    """The processor's name, where the system tells it."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor() or platform.machine()
    names = [line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.machine()


if __name__ == "__main__":
    sys.exit(main())
