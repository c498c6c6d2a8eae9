"""Inputs by the million: `python -m tests.fuzz [--inputs N] [--only NAME,NAME] [--seed N]`.

Faults are printed with the shortest input that shows them, and laid down in build/fuzz.
"""

from __future__ import annotations

import argparse
import faulthandler
import logging
import random
import sys
import tempfile
import time
import traceback
from pathlib import Path

from hypothesis import HealthCheck, given, seed, settings
from tests.fuzz.changes import inputs
from tests.fuzz.targets import NAMES, Target, corpus, targets

BATCH = 2000
HANGS_AFTER = 120.0  # seconds for one input: then where it hangs is printed, and the process ends
FOUND = Path("build") / "fuzz"


def main() -> int:
    read = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    read.add_argument("--inputs", type=int, default=1_000_000)
    read.add_argument("--only", default=",".join(NAMES))
    read.add_argument("--seed", type=int, default=random.randrange(1 << 32))
    asked = read.parse_args()
    names = asked.only.split(",")
    logging.disable(logging.CRITICAL)  # what a target logs of a fault is said once, below
    began, faults = time.monotonic(), 0
    given_to = dict.fromkeys(names, 0)
    print(f"seed {asked.seed}", flush=True)
    with tempfile.TemporaryDirectory() as folder, targets(Path(folder)) as known:
        batch = 0
        while sum(given_to.values()) < asked.inputs:
            name = min(names, key=lambda one: given_to[one])
            count, fault = try_some(known[name], corpus(name), asked.seed + batch)
            given_to[name] += count
            batch += 1
            if fault is not None:
                faults += 1
                keep(name, fault)
            print(f"{sum(given_to.values())} inputs in {time.monotonic() - began:.0f} s, {faults} faults", flush=True)
    print(", ".join(f"{name}: {count}" for name, count in given_to.items()))
    return 1 if faults else 0


def try_some(target: Target, known: list[bytes], number: int) -> tuple[int, bytes | None]:
    """A batch; how many inputs it was, and the shortest that is a fault, if one is."""
    count, last = 0, b""

    @seed(number)
    @settings(max_examples=BATCH, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    @given(inputs(known))
    def holds(text: bytes) -> None:
        nonlocal count, last
        count, last = count + 1, text
        faulthandler.dump_traceback_later(HANGS_AFTER, exit=True)
        target(text)
        faulthandler.cancel_dump_traceback_later()

    try:
        holds()
    except Exception:
        traceback.print_exc()
        return count, last
    return count, None


def keep(name: str, text: bytes) -> None:
    FOUND.mkdir(parents=True, exist_ok=True)
    file = FOUND / f"{name}-{abs(hash(text)):x}"
    file.write_bytes(text)
    print(f"a fault of {name}: {file}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
