"""Run all attacks in full beside a victim: `python -m tests.attacks [--only NAME,NAME] [--seconds N] [--write COLUMN]`.

The run starts a server on this machine, a victim who acts all the time, and fifty players at the attacker's own
address. The attacks follow one after the other. For each, the program prints what the victim noticed and whether that
is within bounds.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.attacks import long_game, table
from tests.attacks.attackers import ATTACKS
from tests.host.servers import Server

ATTACKER, VICTIM = "127.0.0.2", "127.0.0.1"
SETTLES = 4.0  # seconds after an attack, before its memory is looked at again
P99_MS, WORST_MS, GROWTH_MB = 100.0, 500.0, 150.0
NOBODY = "none"


class Person:
    """A process that runs people who play."""

    def __init__(self, who: str, port: int, address: str) -> None:
        command = [sys.executable, "-m", "tests.attacks.people", who, str(port), address]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def noticed(self) -> dict[str, Any]:
        """Return what these people noticed since the last call."""
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.write("\n")
        self.process.stdin.flush()
        return dict(json.loads(self.process.stdout.readline()))

    def end(self) -> None:
        self.process.kill()
        self.process.wait()


@dataclass
class Result:
    """The result of one attack: one row of the table."""

    name: str
    title: str
    p50: float
    p99: float
    worst: float
    growth: float  # MB at the most
    left: float  # MB that stay
    school_p99: float
    troubles: list[str]

    @property
    def holds(self) -> bool:
        return self.p99 < P99_MS and self.worst < WORST_MS and self.growth < GROWTH_MB and not self.troubles


def memory(pid: int) -> float:
    """Return the resident memory of a process in MB."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return int(next(line.split()[1] for line in lines if line.startswith("VmRSS"))) / 1024


def percentile(numbers: list[float], share: float) -> float:
    return sorted(numbers)[min(len(numbers) - 1, int(share * len(numbers)))] if numbers else float("inf")


def attack(name: str, ground: dict[str, Any], seconds: float, pid: int, victim: Person, school: Person) -> Result:
    """Run one attack, and return what the people noticed meanwhile."""
    victim.noticed()
    school.noticed()
    before = peak = memory(pid)
    process = None
    if name != NOBODY:
        command = ["nice", "-n", "5", sys.executable, "-m", "tests.attacks.attackers", name, json.dumps(ground)]
        process = subprocess.Popen(command, stderr=subprocess.DEVNULL)
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        peak = max(peak, memory(pid))
        time.sleep(0.1)
    felt, noticed = victim.noticed(), school.noticed()
    if process is not None:
        process.kill()
        process.wait()
    time.sleep(SETTLES)
    title = ATTACKS[name][0] if name in ATTACKS else "0 no attack"
    acts = felt["acts"]
    p50 = statistics.median(acts) if acts else float("inf")
    troubles = [f"victim: {one}" for one in felt["troubles"]] + [f"school: {one}" for one in noticed["troubles"]]
    if process is not None and process.returncode != -9:
        troubles.append(f"the attack ended by itself ({process.returncode})")
    slow = percentile(noticed["acts"], 0.99)
    worst = max(acts, default=float("inf"))
    return Result(name, title, p50, percentile(acts, 0.99), worst, peak - before, memory(pid) - before, slow, troubles)


def main() -> int:
    read = argparse.ArgumentParser(prog="python -m tests.attacks", description=__doc__)
    read.add_argument("--only", help="names of attacks, with commas between")
    read.add_argument("--seconds", type=float, default=10.0, help="for each attack")
    read.add_argument("--write", choices=("before", "after"), help="into this column of docs/security.md")
    asked = read.parse_args()
    names = asked.only.split(",") if asked.only else [NOBODY, *ATTACKS]
    results = run(names, asked.seconds)
    if asked.write:
        table.write(asked.write, results)
    return 0 if all(result.holds for result in results) else 1


def run(names: list[str], seconds: float) -> list[Result]:
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "games.db")
        subprocess.run([sys.executable, "-m", "tests.attacks.long_game", database], check=True)
        with Server(database, bot_workers=1, bot_delay=0.6, club=True) as server:
            assert server.process is not None and server.process.pid is not None
            people = [Person("victim", server.port, VICTIM), Person("school", server.port, ATTACKER)]
            try:
                time.sleep(8)
                found = []
                for name in names:
                    where = people[0].noticed()["table"]
                    ground = {"port": server.port, "address": ATTACKER, "victim": where, "finished": long_game.ID}
                    result = attack(name, ground, seconds, server.process.pid, *people)
                    found.append(result)
                    say(result)
                return found
            finally:
                for person in people:
                    person.end()


def say(result: Result) -> None:
    within = "holds" if result.holds else "FAILS"
    print(
        f"{within}  {result.title:<56} p50 {result.p50:6.1f}  p99 {result.p99:7.1f}  worst {result.worst:7.1f} ms"
        f"  memory {result.growth:+6.0f} MB, then {result.left:+6.0f}  school p99 {result.school_p99:7.1f} ms",
        flush=True,
    )
    for trouble in sorted(set(result.troubles))[:4]:
        print(f"       {result.troubles.count(trouble)} x {trouble}", flush=True)


if __name__ == "__main__":
    os.environ.setdefault("SANDTABLE_BACKEND", "native")
    sys.exit(main())
