"""Tests of precompiling rules: the order, and compilers that fail or are stopped at any moment."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests import toy

from sandtable.batches.precompile import READY, CompilerFailed, precompile
from sandtable.engine.compile.backend import BACKEND
from sandtable.engine.game import Variant
from sandtable.games import variants


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return an empty cache folder."""
    monkeypatch.setattr("sandtable.engine.compile.cache.cache_folder", lambda: tmp_path)
    return tmp_path


def compiler(folder: Path, script: str) -> str:
    """Return a program that stands in for Python where games are compiled; its third argument is the variant."""
    program = folder / "compiler"
    program.write_text(f"#!/bin/sh\n{script}\n")
    program.chmod(0o755)
    return str(program)


def test_a_compiler_that_fails_says_why(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", compiler(cache, "echo ready; echo No space left on device; exit 1"))
    with pytest.raises(CompilerFailed, match="No space left on device"):
        precompile(variants().values(), ["table"], backend="native", processes=1)


SMALLEST = """
from sandtable.batches.precompile import main
from tests import toy
from tests.listing import listed
with listed(toy):
    main()
"""


def start(cache: Path) -> subprocess.Popen[str]:
    """Start compiling the tests' own game, which is the smallest."""
    command = [sys.executable, "-c", SMALLEST, toy.TOY.id, "--held", "table"]
    environment = {**os.environ, "SANDTABLE_CACHE": str(cache), "SANDTABLE_BACKEND": "native"}
    pipe = subprocess.PIPE
    return subprocess.Popen(command, env=environment, stdin=pipe, stdout=pipe, stderr=pipe, text=True)


def kept(cache: Path) -> dict[str, int]:
    """Return the pieces of machine code in the cache, with the time at which each was written."""
    return {path.name: path.stat().st_mtime_ns for path in cache.rglob("*.nbc")}


@pytest.mark.nightly
def test_who_stops_the_compiler_finds_what_was_ready(tmp_path: Path) -> None:
    with start(tmp_path) as first:
        assert first.stdout is not None
        assert [first.stdout.readline() for _ in range(3)] == [READY] * 3
        first.kill()
    before = kept(tmp_path)
    assert len(before) >= 3 and not list(tmp_path.rglob("filled-table"))
    with start(tmp_path) as second:
        said, problems = second.stdout, second.stderr
        assert said is not None and problems is not None
        functions = said.read().count(READY)
        assert problems.read() == ""
    after = kept(tmp_path)
    assert second.returncode == 0 and len(after) == functions > len(before)
    assert before.items() <= after.items(), "nothing was compiled again"
    assert list(tmp_path.rglob("filled-table"))


@pytest.mark.nightly
def test_the_compiler_ends_when_its_input_does(tmp_path: Path) -> None:
    with start(tmp_path) as process:
        assert process.stdin is not None and process.stdout is not None and process.stderr is not None
        assert process.stdout.readline() == READY
        process.stdin.close()
        assert process.wait() == 1 and process.stderr.read() == ""


SIGNATURES = {"toy": 49, "stratego": 363, "classic": 150, "soldier": 296, "warkings": 110, "combat": 381}
"""For so many combinations of rules and argument types a game's rules are compiled, at most, by one process that finds
nothing compiled (tests/warm.py). Each costs a fifth of a second or so: more of them need a reason.

Playouts, for levels above the Sergeant, are thirteen in a game that has them, and plans are ten in Combat; its
`exchange`, which makes its evaluation two to four times faster, is twenty, whom its enemies aim at, what they can still
fire and who leads are three, and what Stratego's players believe of hidden pieces is thirteen. Two are what players
share with those of whole games in compiled loops, and one is what an act from Python lists for the next seat. What
documents may change is asked by ten functions in Stratego, three in Classic, eight in Soldier, nine in War Kings. What
is hidden leaves the rules by functions of their own: ten in Stratego, four in War Kings, two in Soldier. Classic's
estimate has four for threats to Flags and for who can still move.
"""


@pytest.mark.skipif(BACKEND != "native", reason="counts what was compiled for this backend")
def test_nothing_is_compiled_for_more_kinds_of_arguments_than_needed(variant: Variant) -> None:
    filled = variant.game.machine_code(BACKEND) / "filled-batch"
    if not filled.exists():
        subprocess.run([sys.executable, "-m", "tests.warm"], check=True, cwd=Path(__file__).parents[2])
    assert int(filled.read_text()) <= SIGNATURES[variant.game.name]
