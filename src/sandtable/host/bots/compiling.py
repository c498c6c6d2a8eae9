"""Compiling what reviews need, in a process of its own."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Callable

from sandtable.batches.compiled_functions import steps
from sandtable.batches.precompile import POLITE, is_precompiled
from sandtable.engine.compile.backend import BACKEND, INTERPRETED
from sandtable.engine.game import Variant

COMPILER = (sys.executable, "-m", "sandtable.batches.precompile")
PART = "review"


async def compile_review(chosen: Variant, done: Callable[[float], None]) -> None:
    """Wait until what reviews of a game need is compiled. `done` is called with the share that is ready.

    Another process does it, at low priority: a bot that compiled for minutes would answer no player meanwhile. If it
    fails, nobody is told: the bots compile by themselves, or play with interpreted rules.
    """
    if INTERPRETED or is_precompiled(chosen.game, [PART], BACKEND):
        return
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(*COMPILER, chosen.id, "--held", PART, stdin=pipe, stdout=pipe)
    assert process.stdin is not None and process.stdout is not None
    if hasattr(os, "setpriority"):
        os.setpriority(os.PRIO_PROCESS, process.pid, POLITE)
    try:
        ready, total = 0, len(steps(chosen, [PART]))
        while await process.stdout.readline():
            ready += 1
            done(min(1.0, ready / total))
        await process.wait()
    finally:
        process.stdin.close()  # which ends it at once, if this server stops first
        await process.wait()
