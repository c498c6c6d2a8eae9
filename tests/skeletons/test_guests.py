"""Tests of games of other packages: found by entry point, kept apart from our own, and playable in the browser."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from tests.skeletons.wheels import environment, install, toy

from sandtable.skeletons.copying import write

SAY = """
import sys, warnings
from sandtable.games import games, variant, variants
with warnings.catch_warnings(record=True) as said:
    warnings.simplefilter("always")
    print(*(game.name for game in games()))
    print(*variants())
for warning in said:
    print(warning.message)
"""


def told(site: Path, program: str = SAY) -> list[str]:
    """Return the lines that a program prints that finds the packages in `site`."""
    ran = subprocess.run([sys.executable, "-c", program], env=environment(site), capture_output=True, text=True)
    assert ran.returncode == 0, ran.stderr
    return ran.stdout.splitlines()


def package(folder: Path, name: str, program: str, points_at: str = "") -> None:
    """Write a module of one file that declares itself a game."""
    (folder / f"{name}.py").write_text(program, encoding="utf-8")
    info = folder / f"{name}_game-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}-game\nVersion: 1\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(f"[sandtable.games]\n{name} = {points_at or name}\n", encoding="utf-8")


def test_a_game_of_another_package_stands_behind_those_of_this_house(tmp_path: Path) -> None:
    install(toy(tmp_path), tmp_path / "site")
    games, variants = told(tmp_path / "site")
    assert games == "stratego soldier warkings combat classic toy"
    assert variants.endswith("stratego-barrage toy")


def test_it_is_played_from_python_and_by_computer_players(tmp_path: Path) -> None:
    install(write("outpost", "cards", tmp_path), tmp_path / "site")
    program = """
import sandtable
from sandtable import cli
game = sandtable.make("outpost", players=3, seed=1)
while not game.over:
    game.act(game.to_act[0], game.legal(game.to_act[0])[0])
print(game.record().splitlines()[0])
cli.run(["duel", "outpost", "--bots", "recruit,sergeant", "--games", "4", "--json"])
"""
    said = told(tmp_path / "site", program)
    assert said[0] == '[Game "outpost"]' and '"games": 4' in " ".join(said)


@pytest.mark.parametrize(
    ("name", "program", "why"),
    [
        ("broken", "import there_is_no_such_module", "the game broken (broken) cannot be loaded: ModuleNotFoundError"),
        ("empty", "", "the game empty (empty) cannot be loaded: AttributeError"),
        ("fallen", "raise SystemError('no')", "the game fallen (fallen) cannot be loaded: SystemError"),
        (
            "guise",
            "from sandtable.games.warkings import GAME, VARIANTS",
            "the game guise (guise) is left out: the names of its variants begin with guise, unlike warkings",
        ),
    ],
)
def test_one_that_cannot_be_used_is_left_out_with_a_sentence(name: str, program: str, why: str, tmp_path: Path) -> None:
    package(tmp_path, name, program)
    games, _, *warnings = told(tmp_path)
    assert games == "stratego soldier warkings combat classic"
    assert len(warnings) == 1 and warnings[0].startswith(why)


def test_the_name_of_a_game_of_this_house_is_not_given_away(tmp_path: Path) -> None:
    package(tmp_path, "combat", "raise SystemExit('was loaded')", "combat_of_others")
    games, variants = told(tmp_path)
    assert games == "stratego soldier warkings combat classic" and " combat" in variants
