"""Tests of what a command imports: no compiler unless it compiles, and only the game that it is asked about."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.situations import SCENARIO

import sandtable

LOADED = """
import sys
from sandtable import cli
if "serve" in sys.argv:
    from sandtable.host import serve
    serve.run = lambda settings: 0  # no server
status = cli.run(sys.argv[1:])
print("\\n" + " ".join(sys.modules))
sys.exit(status)
"""
ROOT = Path(__file__).parents[2]
COMPILER = {"numba", "llvmlite"}
NOT_NEEDED = {"sandtable.batches.precompile", "sandtable.batches.batch", "asyncpg"}


def loaded(*arguments: str) -> set[str]:
    """Return the names of the modules that are loaded when the command ends."""
    environment = {name: value for name, value in os.environ.items() if name != "SANDTABLE_BACKEND"}
    command = [sys.executable, "-c", LOADED, *arguments]
    ran = subprocess.run(command, capture_output=True, text=True, env=environment)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return set(ran.stdout.splitlines()[-1].split())


def games(modules: set[str]) -> set[str]:
    return {name.split(".")[2] for name in modules if name.startswith("sandtable.games.")}


def test_help_needs_no_numbers() -> None:
    modules = loaded()
    assert not modules & {*COMPILER, "numpy"}
    assert not games(modules)


@pytest.mark.parametrize("command", ["games", "serve"])
def test_neither_the_list_of_games_nor_a_server_loads_a_compiler(command: str) -> None:
    assert not loaded(command) & {*COMPILER, *NOT_NEEDED}


@pytest.fixture
def record(tmp_path: Path) -> Path:
    game = sandtable.make("warkings", players=2, seed=1)
    while not game.over:
        seat = game.to_act[0]
        game.act(seat, game.legal(seat)[0])
    path = tmp_path / "game.txt"
    path.write_text(game.record(), encoding="utf-8")
    return path


@pytest.fixture
def scenario(tmp_path: Path) -> Path:
    path = tmp_path / "scenario.yaml"
    path.write_text(SCENARIO, encoding="utf-8")
    return path


def test_a_rule_a_record_and_a_scenario_load_one_game_and_no_compiler(record: Path, scenario: Path) -> None:
    for arguments in (["rules", "warkings"], ["verify", str(record)], ["scenario", str(scenario)]):
        modules = loaded(*arguments)
        assert not modules & COMPILER
        assert games(modules) == {"warkings"}


def test_a_plain_install_has_no_compiler() -> None:
    plain, of_tests = ((ROOT / "requirements" / name).read_text(encoding="utf-8") for name in ("play.txt", "test.txt"))
    assert "\nwasmtime==" in plain and "\nnumba==" in of_tests
    assert not any(f"\n{package}==" in plain for package in COMPILER)
