"""Tests that a program in a duel finds no deal, no seed and nothing of its opponent, wherever it looks."""

from __future__ import annotations

import hashlib
import json
import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tests.hostile import snooper
from tests.hostile.unprivileged import hand_over, somebody, surroundings

from sandtable import sandbox
from sandtable.arena.duel import seed_bytes

SEED = 9182736450918273645
HOUSE_TOKEN = "a token of the house, which no player needs"
OPPONENT = "what the opponent has in mind"
HOSTILE = """
import json, pathlib, sys
import snooper
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "choose":
        if not pathlib.Path("report").exists():
            snooper.search(pathlib.Path("orders"), pathlib.Path("report"))
        print(json.dumps({"action": message["legal"][0]["id"]}), flush=True)
"""
OTHER = f"""
import hashlib, json, sys
plan = hashlib.sha256({OPPONENT!r}.encode()).hexdigest()
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "choose":
        print(json.dumps({{"action": message["legal"][0]["id"]}}), flush=True)
"""
NEEDLES = {
    "the seed of the duel": str(SEED).encode(),
    "the seed of the deal": seed_bytes(SEED, 0),
    "a token in the environment": HOUSE_TOKEN.encode(),
    "the opponent's memory": hashlib.sha256(OPPONENT.encode()).hexdigest().encode(),
}


def found(folder: Path, protected: bool) -> dict[str, list[str]]:
    """Return what a hostile program found during its duel."""
    before, code = somebody(), folder / "code"
    code.mkdir()
    shutil.copy(snooper.__file__, code)
    (code / "hostile.py").write_text(HOSTILE)
    (code / "other.py").write_text(OTHER)
    needles = {name: snooper.masked(needle) for name, needle in NEEDLES.items()}
    (folder / "orders").write_text(json.dumps({"needles": needles, "folders": [str(folder)], "spare": [os.getpid()]}))
    environment = surroundings(folder, protected, SANDTABLE_SEED=str(SEED), HOUSE_TOKEN=HOUSE_TOKEN)
    hand_over(folder)
    other, hostile = (f'process:"{shlex.quote(sys.executable)} code/{name}.py"' for name in ("other", "hostile"))
    words = ["duel", "stratego-lightning", "--bots", f"{other},{hostile}", "--games", "1", "--option", "ply_limit=8"]
    command = [*before, sys.executable, "-m", "sandtable.cli", *words, "--time-limit", "100", "--json"]
    played = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True)
    assert played.returncode == 0 and json.loads(played.stdout)["errors"] == 0, played.stderr
    return dict(json.loads((folder / "report").read_text()))


def test_a_program_of_a_duel_finds_nothing(tmp_path: Path) -> None:
    places = found(tmp_path, protected=True)
    if sandbox.version() < 6:
        places.pop("the opponent's memory", None)  # docs/programs.md: it needs Linux 6.12
    assert places == {}


@pytest.mark.nightly  # that the test could fail
def test_it_would_find_everything(tmp_path: Path) -> None:
    """Without protection, the same program finds everything."""
    places = found(tmp_path, protected=False)
    assert places.keys() == NEEDLES.keys()
    assert any("/mem" in place for place in places["the seed of the deal"])
    assert any("/environ" in place for place in places["the seed of the duel"])


@pytest.mark.skipif(sandbox.version() == 0, reason="this system has no Landlock")
def test_a_confined_process_reads_its_code_and_writes_compiled_rules(tmp_path: Path) -> None:
    (tmp_path / "secret").write_text("hidden")
    (tmp_path / "cache").mkdir()
    (tmp_path / "code").mkdir()
    (tmp_path / "code" / "tries.py").write_text(
        "import pathlib, socket, sys\n"
        "def refused(tried):\n"
        "    try:\n"
        "        tried()\n"
        "    except PermissionError:\n"
        "        return True\n"
        "    return False\n"
        "here = pathlib.Path(sys.argv[1])\n"
        "assert refused(lambda: (here / 'secret').read_text())\n"
        "assert refused(lambda: list(here.iterdir()))\n"
        "assert refused(lambda: (here / 'new').write_text('x'))\n"
        "assert refused(lambda: pathlib.Path('/etc/passwd').read_text())\n"
        "assert refused(lambda: pathlib.Path('/proc/1/cmdline').read_text())\n"
        "(here / 'cache' / 'rules').write_text('x')\n"
        "import sandtable.games\n"
        "assert sandtable.games.variants()\n"
    )
    environment = surroundings(tmp_path, protected=True)
    command = [*sandbox.COMMAND, "tries", str(tmp_path)]
    assert subprocess.run(command, env=environment, cwd="/").returncode == 0
