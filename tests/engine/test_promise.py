"""Tests of docs/chance.md: its program checks a record of War Kings without Sandtable, and finds changed draws."""

from __future__ import annotations

import hashlib
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from sandtable.engine.records import write_record
from sandtable.engine.umpire import Umpire
from sandtable.games import variant

PAGE = Path(__file__).parents[2] / "docs" / "chance.md"
SEED = bytes(range(32))
COMMITMENT = hashlib.sha256(SEED).hexdigest()

Check = Callable[[str, str], subprocess.CompletedProcess[str]]


def played(players: int) -> str:
    """Return the record of a game of random choices."""
    rng, umpire = Random(players), Umpire(variant("warkings"), players, {}, SEED)
    while not umpire.over:
        [seat] = umpire.waiting
        umpire.act(seat, rng.choice(umpire.legal(seat)))
    return write_record(umpire, {"A": 'Anna "A"'})


@pytest.fixture(scope="module")
def record() -> str:
    return played(6)


@pytest.fixture
def check(tmp_path: Path) -> Check:
    """Return a function that runs the printed program in a Python that can import only the standard library."""
    [program] = re.findall(r"^```python\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    (tmp_path / "verify_draws.py").write_text(program, encoding="utf-8")

    def run(text: str, commitment: str) -> subprocess.CompletedProcess[str]:
        (tmp_path / "game.txt").write_text(text, encoding="utf-8")
        command = [sys.executable, "-I", "-S", "verify_draws.py", "game.txt", commitment]
        return subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)

    return run


@pytest.mark.parametrize("players", range(2, 7))
def test_every_draw_of_a_game_follows_from_its_seed(check: Check, players: int) -> None:
    text = played(players)
    draws = text.count(" chance card ")
    done = check(text, COMMITMENT)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == f"{draws} of {draws} draws follow from the promised seed.\n" and draws > 5 * players


def test_the_enemy_attack_is_among_the_draws(record: str) -> None:
    assert " above EA" in record, "another seed is needed: these draws would not be tried"


def test_a_changed_draw_is_found(check: Check, record: str) -> None:
    lines = re.findall(r"^ *\d+\. chance card \S+", record, re.MULTILINE)
    for written in (lines[0], lines[-1]):
        head, card = written.rsplit(" ", 1)
        other = "1S" if card != "1S" else "2S"
        done = check(record.replace(written, f"{head} {other}", 1), COMMITMENT)
        assert done.returncode == 1 and f"says 'card {other}" in done.stderr


def test_a_left_out_draw_is_found(check: Check, record: str) -> None:
    done = check(re.sub(r"^ *1\. .*\n", "", record, count=1, flags=re.MULTILINE), COMMITMENT)
    assert done.returncode == 1 and "the seed says" in done.stderr


def test_another_seed_is_found(check: Check, record: str) -> None:
    done = check(record.replace(SEED.hex(), bytes(32).hex()), COMMITMENT)
    assert (done.returncode, done.stderr) == (1, "The seed is not the promised one.\n")


def test_another_seed_with_its_own_commitment_is_found_by_what_was_written_down(check: Check, record: str) -> None:
    forged = hashlib.sha256(bytes(32)).hexdigest()
    text = record.replace(SEED.hex(), bytes(32).hex()).replace(COMMITMENT, forged)
    assert check(text, COMMITMENT).stderr == "The seed is not the promised one.\n"
    assert "the seed says" in check(text, forged).stderr, "nor do the draws follow from it"


def test_another_commitment_is_found(check: Check, record: str) -> None:
    done = check(record, hashlib.sha256(b"another").hexdigest())
    assert (done.returncode, done.stderr) == (1, "The seed is not the promised one.\n")


@pytest.mark.parametrize("old", ['"warkings"', "[Seed "])
def test_other_records_are_refused_in_a_sentence(check: Check, record: str, old: str) -> None:
    done = check(record.replace(old, "[X " if old.startswith("[") else '"combat"'), COMMITMENT)
    assert done.returncode == 1 and done.stderr.startswith("This program checks")
