"""Run chaos: `python -m tests.chaos [--nodes N] [--tables N] [--pace S] [--rounds N] [--from COMMIT] [--write]`.

First one round with players at servers drawn at random, then all rounds with players behind HAProxy. With a commit, the
servers run its code until they are replaced one by one by those of the present code.
"""

from __future__ import annotations

import argparse
import os
import platform
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from tests.chaos.balancer import Balancer
from tests.chaos.faults import CUT, FREEZE, HOLD, KILL, REPLACE, RESTART
from tests.chaos.planted import PresentServer
from tests.chaos.run import PACE, Chaos
from tests.host.earlier import UpgradedServer, source_of
from tests.host.postgres import Postgres, find_postgres
from tests.host.servers import Server

PAGE = Path(__file__).parents[2] / "docs" / "chaos.md"
MARK = "<!-- the report -->\n"
ROUND = [*[KILL] * 10, FREEZE, HOLD, *[KILL] * 10, CUT, HOLD, RESTART, REPLACE]


def main() -> int:
    """Run as the arguments say; return 1 if anything is wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--nodes", type=int, default=3)
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--pace", type=float, default=PACE, help="mean seconds that a player thinks")
    parser.add_argument("--rounds", type=int, default=1, help=f"of {len(ROUND)} faults")
    parser.add_argument("--write", action="store_true", help="into docs/chaos.md")
    parser.add_argument("--from", dest="commit", help="whose servers are replaced first")
    asked = parser.parse_args()
    programs = find_postgres() or sys.exit("PostgreSQL is not installed here: initdb was not found")
    if not Balancer.installed():
        sys.exit("HAProxy is not installed here: install Debian's haproxy")
    machine = f"{os.cpu_count()} cores, {platform.machine()}, {time.strftime('%Y-%m-%d')}."
    parts, wrong = [f"{asked.nodes} servers, {asked.tables} tables, {machine}"], 0
    with Postgres(programs, durable=True) as postgres, tempfile.TemporaryDirectory() as folder:
        server: Callable[..., Server] = PresentServer
        first = list[str]()
        if asked.commit:
            server, first = partial(UpgradedServer, source_of(asked.commit, Path(folder))), [REPLACE]
        for balanced, rounds in ((False, 1), (True, asked.rounds)):
            chaos = Chaos(postgres, asked.nodes, asked.tables, asked.pace, balanced, server)
            report = chaos.run([*first, *ROUND * rounds])
            wrong += len(report.wrong)
            parts.append(f"Players {'behind HAProxy' if balanced else 'at servers drawn at random'}: {report.text()}")
            print(parts[-1], flush=True)
    text = "\n\n".join(parts)
    if asked.write:
        before = PAGE.read_text(encoding="utf-8").partition(MARK)[0]
        PAGE.write_text(f"{before}{MARK}\n{text}\n", encoding="utf-8")
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main())
