"""How long `sandtable play` takes to answer and how it does under load, and what compiling its rules takes."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
import tempfile
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Self

from bench.loading import loading
from bench.moves import moves
from bench.parts import parts as act_parts
from bench.processes import PROCESSES, memory
from bench.rows import ALL, Row, row
from bench.stopwatch import as_people_run_it, watch
from bench.wire import wire
from sandtable.batches.compiled_functions import PARTS
from sandtable.bots.levels import USUAL
from sandtable.games import games, variants

RUNS = 3
PATIENCE = 120.0  # seconds, for what takes a few
SETTLING = 5.0  # seconds in which the peak is looked for


def measure_server() -> list[Row]:
    """Measure all of it; needs compiled rules in the cache, and takes minutes because some are compiled anew
    elsewhere.
    """
    return [*_first_page(), *_memory(), *moves(), *act_parts(), *wire(), *loading(), *compilers()]


class Play:
    """Run `sandtable play` with a new database from its start until its page answers."""

    def __init__(self, folder: str) -> None:
        database = str(Path(tempfile.mkdtemp(dir=folder)) / "sandtable.db")
        command = [sys.executable, "-m", "sandtable.cli", "play", "--no-browser", "--port", "0", "--db", database]
        begun = time.perf_counter()
        self.process = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, env=as_people_run_it()
        )
        assert self.process.stderr is not None
        self._says = self.process.stderr
        self._reader = threading.Thread(target=self._says.read)  # it must not wait for somebody who reads
        try:
            self.address = self._read_address()
        finally:
            self._reader.start()
        answers(self.address)
        self.seconds = time.perf_counter() - begun

    def _read_address(self) -> str:
        for line in self._says:
            if found := re.search(r"http://\S+", line):
                return found[0]
        raise RuntimeError(f"sandtable play ended (status {self.process.wait()})")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.send_signal(signal.SIGINT)
        self.process.wait()
        self._reader.join()
        self._says.close()


def answers(address: str) -> None:
    """Wait for the page, whatever it says."""
    try:
        urllib.request.urlopen(address, timeout=PATIENCE).close()
    except urllib.error.HTTPError as page:  # it may not have been built
        page.close()


def _first_page() -> Iterator[Row]:
    with tempfile.TemporaryDirectory() as folder:
        seconds = median(_seconds_to_page(folder) for _ in range(RUNS))
    yield row("variant", ALL, "sandtable play: start to first page", round(seconds, 2), "s")


def _seconds_to_page(folder: str) -> float:
    with Play(folder) as play:
        return play.seconds


def _memory() -> Iterator[Row]:
    """Return the memory of a server with a table of computer players."""
    if not PROCESSES.is_dir():
        return
    with tempfile.TemporaryDirectory() as folder, Play(folder) as play:
        _create_table(play.address)
        most, end = 0, time.monotonic() + SETTLING
        while time.monotonic() < end:
            most = max(most, memory(play.process.pid))
            time.sleep(0.1)
    what = "sandtable play: memory of all processes, a table of computer players"
    yield row("variant", ALL, what, round(most / 1e6), "MB")


def _create_table(address: str) -> None:
    variant = next(iter(variants().values()))
    seats = [{"kind": "bot", "level": USUAL}] * variant.players[0]
    body = json.dumps({"variant": variant.id, "seats": seats}).encode()
    table = urllib.request.Request(f"{address}/api/tables", body, {"Content-Type": "application/json"})
    urllib.request.urlopen(table, timeout=PATIENCE).close()


def compilers() -> Iterator[Row]:
    """Return the processor seconds to compile each game from nothing, once for what tables need and once for
    everything.
    """
    for game in games():
        variant = next(variant for variant in variants().values() if variant.game is game)
        for what, parts in (("what tables need", ["table"]), ("everything", list(PARTS))):
            with tempfile.TemporaryDirectory() as cache:
                seconds = watch(
                    ["-m", "sandtable.batches.precompile", variant.id, *parts], {"SANDTABLE_CACHE": cache}
                ).processor
            if seconds is not None:
                yield row("variant", variant.id, f"{game.name}: compile {what}, processor time", round(seconds, 1), "s")
