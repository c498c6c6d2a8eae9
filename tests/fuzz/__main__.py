"""Try millions of inputs: `python -m tests.fuzz [--inputs N] [--only NAME,NAME] [--seed N] [--processes N]`.

For each fault, the program prints the seed of its batch and saves the shortest input that shows it in build/fuzz.
`--only NAME --seed SEED --inputs 1 --processes 1` runs that batch again.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from hashlib import sha256
from multiprocessing import get_context
from multiprocessing.connection import wait
from pathlib import Path

from tests.fuzz.batches import Tried, work
from tests.fuzz.targets import NAMES

from sandtable.batches.precompile import precompile
from sandtable.games import at_tables

FOUND = Path("build") / "fuzz"


class ProcessEnded(Exception):
    """An input ended the process that it was given to, or hung there; the output of that process says where."""


def main() -> int:
    read = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    read.add_argument("--inputs", type=int, default=1_000_000)
    read.add_argument("--only", default=",".join(NAMES))
    read.add_argument("--seed", type=int, default=random.randrange(1 << 32))
    read.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    asked = read.parse_args()
    names = asked.only.split(",")
    precompile(at_tables().values(), ["table"])  # one process fills the cache before several read it
    print(f"seed {asked.seed}, {asked.processes} processes", flush=True)
    began, faults, batches = time.monotonic(), 0, list[Tried]()
    try:
        for tried in _batches(names, asked.inputs, asked.seed, asked.processes):
            batches.append(tried)
            if tried.fault is not None:
                faults += 1
                _keep(tried, tried.fault)
            print(_so_far(batches, time.monotonic() - began, faults), flush=True)
    except ProcessEnded as problem:
        print(problem)
        return 1
    for name in names:
        print(_of_target(name, [tried for tried in batches if tried.name == name]))
    return 1 if faults else 0


def _batches(names: Sequence[str], inputs: int, seed: int, processes: int) -> Iterator[Tried]:
    """Yield the batches of all processes as they come; raise ProcessEnded."""
    spawn = get_context("spawn")
    running, share = {}, -(-inputs // processes)
    for number in range(processes):
        hears, says = spawn.Pipe(duplex=False)
        process = spawn.Process(target=work, args=(names, share, seed + number, processes, says), daemon=True)
        process.start()
        says.close()
        running[hears] = process, seed + number
    while running:
        ready = wait(list(running))
        for hears in [one for one in running if one in ready]:
            process, next_seed = running[hears]
            with suppress(EOFError):
                yield (tried := hears.recv())
                running[hears] = process, tried.seed + processes
                continue
            del running[hears]
            process.join()
            if process.exitcode:
                raise ProcessEnded(f"A process ended in the batch with seed {next_seed} (status {process.exitcode}).")


def _so_far(batches: Sequence[Tried], seconds: float, faults: int) -> str:
    count = sum(tried.count for tried in batches)
    return f"{count} inputs in {seconds:.0f} s, {count / seconds:.0f}/s, {faults} faults"


def _of_target(name: str, batches: Sequence[Tried]) -> str:
    count, seconds = sum(tried.count for tried in batches), sum(tried.seconds for tried in batches)
    return f"{name}: {count} inputs" + (f", {count / seconds:.0f}/s of a processor" if seconds else "")


def _keep(tried: Tried, fault: bytes) -> None:
    FOUND.mkdir(parents=True, exist_ok=True)
    file = FOUND / f"{tried.name}-{sha256(fault).hexdigest()[:12]}"
    file.write_bytes(fault)
    print(f"a fault of {tried.name}, seed {tried.seed}: {file}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
