"""Tests of `sandtable new-game`: it writes a complete game that is found when installed, with a suite that passes."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest
from tests.skeletons.wheels import ROOT, environment, install

from sandtable import cli
from sandtable.engine.compile.wasm.make import fits
from sandtable.engine.errors import BadInput
from sandtable.skeletons.copying import KINDS, write


def new_game(folder: Path, kind: str) -> Path:
    assert cli.run(["new-game", "outpost", "--kind", kind, "--in", str(folder)]) == 0
    return folder / "outpost"


def pytest_of(site: Path, *what: str | Path) -> str:
    """Return the output of a run of tests with the game installed."""
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *map(str, what)]
    ran = subprocess.run(command, cwd=ROOT, env=environment(site), capture_output=True, text=True)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


def test_a_new_game_holds_its_own_tests_and_those_of_any_game(tmp_path: Path) -> None:
    """The game of cards is tested in `test_tutorial.py`, where it grows."""
    package, site = new_game(tmp_path, "board"), tmp_path / "site"
    install(package, site)
    assert "passed" in pytest_of(site, package / "tests")
    said = pytest_of(site, "tests/every_game", "tests/ports", "-k", "outpost")
    assert int(said.splitlines()[-1].split(" passed")[0]) > 50


@pytest.mark.parametrize("kind", KINDS)
def test_nothing_of_the_skeleton_is_left_but_the_game(kind: str, tmp_path: Path) -> None:
    package = new_game(tmp_path, kind)
    files = [path for path in package.rglob("*") if path.is_file() and path.name != "rules.wasm"]
    for path in files:
        text = path.read_text(encoding="utf-8")
        assert "kirmish" not in f"{path.relative_to(package)} {text}" and "SK-" not in text and "SK_" not in text
    assert {"rules.md", "law.py", "phrases.py", "stage.py", "Board.svelte"} <= {path.name for path in files}


@pytest.mark.parametrize("kind", KINDS)
def test_its_rules_are_compiled_until_they_change(kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = new_game(tmp_path, kind) / "outpost"
    monkeypatch.syspath_prepend(package.parent)
    try:
        game = import_module("outpost").GAME
    finally:
        for name in [name for name in sys.modules if name.split(".")[0] == "outpost"]:
            del sys.modules[name]
    assert fits(game)
    law = package / "rules" / "law.py"
    law.write_text(law.read_text(encoding="utf-8").replace('"""', '"""In a word: ', 1), encoding="utf-8")
    assert fits(game)
    law.write_text(law.read_text(encoding="utf-8").replace("+ 1", "+ 2", 1), encoding="utf-8")
    assert not fits(game)


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("Outpost", "small letters"),
        ("my-game", "small letters"),
        ("../escape", "small letters"),
        ("class", "a word of Python"),
        ("x", "small letters"),
        ("combat", "already"),
        ("json", "Python has a module json"),
    ],
)
def test_a_name_that_cannot_be_is_refused_and_nothing_is_written(
    name: str, why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.run(["new-game", name, "--in", str(tmp_path)]) == 2
    said = capsys.readouterr().err
    assert why in said and said.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_is_there_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "outpost").mkdir()
    with pytest.raises(BadInput, match="is there already"):
        write("outpost", "cards", tmp_path)
    with pytest.raises(BadInput, match="no skeleton 'dice'; there are cards, board"):
        write("siege", "dice", tmp_path)
    assert [path.name for path in tmp_path.rglob("*")] == ["outpost"]


def test_clauses_get_letters_that_no_other_game_has(tmp_path: Path) -> None:
    """Stratego has the letters ST already."""
    rules = (write("stockade", "board", tmp_path) / "stockade" / "rules.md").read_text(encoding="utf-8")
    assert "SO-TURN-1" in rules and "ST-TURN-1" not in rules
