"""Tests of the page for designers: its files are studies, and its commands are run with few games.

Its Python is run together with that of the other pages.
"""

from __future__ import annotations

import re
import shlex
import shutil
from pathlib import Path

import pytest

from sandtable.cli import run as command
from sandtable.engine.yaml_text import read_yaml
from sandtable.games import variants
from sandtable.studies.cells import cells_of
from sandtable.studies.measures import MEASURES, check_cells
from sandtable.studies.study import read_study, study_of

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "designers.md").read_text(encoding="utf-8")
FILES = sorted((ROOT / "studies").glob("*.yaml"))
FEW = "2"
CHANGED = ("stratego-bold-spy", "soldier-mirrors", "warkings-advisors")
"""Studies of rules that a document changes."""


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)


def commands() -> list[str]:
    """Return the commands that end; `serve --lab` is tested by tests/host and tests/web."""
    return re.findall(r"^    (sandtable (?!serve).*)$", PAGE, re.MULTILINE)


def test_the_file_that_is_shown_is_the_file_that_lies_there() -> None:
    pieces, rules, *studies = blocks("yaml")
    assert pieces == (ROOT / "studies" / "stratego-pieces.yaml").read_text(encoding="utf-8")
    assert rules == (ROOT / "studies" / "rules" / "bold-spy.yaml").read_text(encoding="utf-8")
    assert studies == [(ROOT / "studies" / f"{name}.yaml").read_text(encoding="utf-8") for name in CHANGED]
    for shown in (pieces, *studies):
        check_cells(study := study_of(read_yaml(shown)), cells_of(study))


COMPILED_FOR_IT = re.compile("study|report|stratego|combat")
"""These compile what a study or a large game needs, and are for the night. test_running.py plays and reports smaller
studies.
"""


LINES = [pytest.param(line, marks=pytest.mark.nightly if COMPILED_FOR_IT.search(line) else ()) for line in commands()]


@pytest.mark.parametrize("line", LINES)
def test_every_command_is_carried_out(line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The command plays few games, in a folder of its own with the study files."""
    monkeypatch.chdir(tmp_path)
    shutil.copytree(ROOT / "studies" / "rules", tmp_path / "studies" / "rules")
    for file in FILES:
        few = re.sub(r"games: \d+", f"games: {FEW}", file.read_text(encoding="utf-8"))
        (tmp_path / "studies" / file.name).write_text(few, encoding="utf-8")
    _, *words = shlex.split(line)
    for place, word in enumerate(words):
        if word == "--games":
            words[place + 1] = FEW
    assert command([*words, *(["--workers", "1"] if words[0] == "study" else [])]) == 0


def test_there_are_commands_and_blocks() -> None:
    assert {line.split()[1] for line in commands()} >= {"study", "report", "duel"} and blocks("python")


def test_every_measure_and_key_is_on_the_page() -> None:
    assert all(f"| `{name}` |" in PAGE for name in MEASURES)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_our_own_studies_can_be_played(file: Path) -> None:
    """A study is checked as it is before it is played; each game of ours has some."""
    study = read_study(file)
    check_cells(study, cells_of(study))


def test_every_variant_is_studied() -> None:
    assert {read_study(file).game for file in FILES} == set(variants()), "a variant has no study of its own"


def test_reports_are_small_and_listed() -> None:
    folder = ROOT / "docs" / "studies"
    index = (folder / "README.md").read_text(encoding="utf-8")
    for report in folder.glob("*.html"):
        assert report.stat().st_size < 400_000 and f"({report.name})" in index
        assert (ROOT / "studies" / f"{report.stem}.yaml").exists()
