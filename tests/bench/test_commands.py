"""Tests of the figures of commands and servers: what is run and what is reported. No test asks how long it takes."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest

from bench import commands, processes, server, stopwatch
from bench.stopwatch import Spent
from sandtable import cli
from sandtable.batches.compiled_functions import PARTS
from sandtable.games import games, variants

linux = pytest.mark.skipif(not processes.PROCESSES.is_dir(), reason="there is no /proc")


def test_a_command_is_watched() -> None:
    spent = stopwatch.watch(["-c", "import sys; sys.exit('SPARE' not in __import__('os').environ)"], {"SPARE": "1"})
    assert spent.wall > 0
    assert spent.processor is None or spent.processor > 0
    with pytest.raises(subprocess.CalledProcessError):
        stopwatch.watch(["-c", "raise SystemExit(3)"])


@linux
def test_the_peak_is_that_of_the_command_alone() -> None:
    held = bytearray(200_000_000)  # whoever has it watched may be large
    peak = stopwatch.watch(["-c", "pass"]).peak
    assert peak is not None and peak < len(held) / 1e6


def test_the_commands_that_are_measured_do_their_work(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    measured = commands.commands(next(iter(variants().values())), tmp_path)
    assert [arguments[0] for _, arguments in measured] == ["--help", "games", "rules", "verify", "scenario"]
    for _, arguments in measured:
        assert cli.run(arguments) == 0, capfd.readouterr()


def test_rows_of_commands(monkeypatch: pytest.MonkeyPatch) -> None:
    runs = iter([9.0, 1.0, 3.0, 2.0] * 5)  # the first is not counted
    monkeypatch.setattr(commands, "watch", lambda command: Spent(next(runs), 1.0, 20.0))
    rows = commands.measure_commands()
    assert json.loads(json.dumps(rows)) == rows
    assert [list(row) for row in rows] == [["variant", "what", "value", "unit", "ratio"]] * 10
    assert {(row["unit"], row["value"]) for row in rows} == {("s", 2.0), ("MB", 20)}


def test_where_a_peak_is_not_known_there_is_no_row_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "watch", lambda command: Spent(1.0, None, None))
    assert {row["unit"] for row in commands.measure_commands()} == {"s"}


def test_each_game_is_compiled_in_a_cache_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Sequence[str]] = []
    caches: set[Path] = set()

    def watch(arguments: Sequence[str], environment: Mapping[str, str]) -> Spent:
        cache = Path(environment["SANDTABLE_CACHE"])
        assert not any(cache.iterdir())
        caches.add(cache)
        asked.append(arguments[2:])
        return Spent(9.0, 4.04, 100.0)

    monkeypatch.setattr(server, "watch", watch)
    rows = list(server.compilers())
    assert len(asked) == len(caches) == 2 * len(games())
    assert {len(parts) for _, *parts in asked} == {1, len(PARTS)}
    assert {(row["value"], row["unit"]) for row in rows} == {(4.0, "s")}
    assert len({row["what"] for row in rows}) == len(rows)


def test_the_first_page_of_a_server(tmp_path: Path) -> None:
    with server.Play(str(tmp_path)) as play:
        assert play.seconds > 0
        assert play.address.startswith("http://127.0.0.1:")
    assert play.process.returncode == 0


def words_of(pid: int) -> list[str]:
    """Return the words of the command of a process."""
    return Path(f"/proc/{pid}/cmdline").read_text().split("\0")


@linux
def test_a_tree_of_processes() -> None:
    nested = "import subprocess, sys; subprocess.run([sys.executable, '-c', 'input()', 'the-child'])"
    with subprocess.Popen([sys.executable, "-c", nested], stdin=subprocess.PIPE) as mother:
        while not (found := [pid for pid in processes.tree(mother.pid) if "the-child" in words_of(pid)]):
            time.sleep(0.05)
        (child,) = found
        assert processes.tree(mother.pid) == [mother.pid, child]
        assert processes.memory(mother.pid) > processes.memory(child) > 1_000_000
        mother.communicate(b"\n")
    assert processes.memory(mother.pid) == 0
