"""Tests of the report of a study: complete in one file, and true to the results."""

from __future__ import annotations

import json
import re
import shutil
from html.parser import HTMLParser
from pathlib import Path

import pytest

from sandtable.cli import run as command

STUDY = """
title: Which card may be <taken>?
game: warkings
players: [sergeant, random]
vary: {open_take: [previous, own]}
games: 40
measure: [wins, length, branching, course, parts, clauses]
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    place = tmp_path_factory.mktemp("study")
    (place / "taking.yaml").write_text(STUDY, encoding="utf-8")
    assert command(["study", str(place / "taking.yaml"), "--workers", "1", "--csv"]) == 0
    return place


class Page(HTMLParser):
    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))


def test_the_page_needs_no_network_and_every_picture_has_words(folder: Path) -> None:
    text = (folder / "taking.results" / "report.html").read_text(encoding="utf-8")
    page = Page(text)
    loading = [value for tag, attrs in page.tags for key, value in attrs.items() if key in ("src", "href")]
    assert [one for one in loading if one and not one.startswith("#")] == [] and "@import" not in text
    figures = [attrs for tag, attrs in page.tags if tag == "figure"]
    assert len(figures) >= 6 and all(len(attrs["aria-label"] or "") > 20 for attrs in figures)
    assert sum(tag == "svg" for tag, _ in page.tags) == len(figures)
    assert "Which card may be &lt;taken&gt;?" in text and "<taken>" not in text


def test_colours_are_those_of_the_page(folder: Path) -> None:
    """By day and by lamplight, no text or line has a colour of its own."""
    text = (folder / "taking.results" / "report.html").read_text(encoding="utf-8")
    assert "var(--ink)" in text and not re.search(r"#0[1-4]0[1-4]0[1-4]", text)


def test_csv_and_json_hold_every_measure_of_every_cell(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    names = {file.stem for file in (folder / "taking.results").glob("*.csv")}
    assert names == {"wins", "length", "branching", "course", "parts", "clauses"}
    capsys.readouterr()
    assert command(["report", str(folder / "taking.yaml"), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [cell["name"] for cell in found["cells"]] == ["open_take previous", "open_take own"]
    for cell in found["cells"]:
        assert cell["games"] == 40 and set(cell["measures"]) == names
        assert all({"value", "low", "high"} <= set(row) for rows in cell["measures"].values() for row in rows)


def test_what_is_found_across_cells_is_told_as_data(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Strengths are computed from all cells, and long lists of sentences are folded."""
    ranked = STUDY.replace("players: [sergeant, random]\nvary: {open_take: [previous, own]}", "meet: [random, recruit]")
    (tmp_path / "ladder.yaml").write_text(ranked.replace("wins, length", "ladder, wins"), encoding="utf-8")
    assert command(["study", str(tmp_path / "ladder.yaml"), "--workers", "1", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [row["what"] for row in found["across"]["ladder"]] == ["recruit", "random"]
    (cell,) = found["cells"]
    assert [row["what"] for row in cell["measures"]["ladder"]] == ["recruit beats random"]


def test_what_is_wrong_is_a_line(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "wrong.yaml").write_text(STUDY.replace("games: 40", "games: none"), encoding="utf-8")
    assert command(["study", str(folder / "wrong.yaml")]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith("sandtable: ") and "games: expected a whole number" in line


def test_a_cluster_that_is_not_there(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("ray")
    assert command(["study", str(folder / "taking.yaml"), "--on", "127.0.0.1:1"]) == 2
    assert "there is no Ray cluster at 127.0.0.1:1" in capsys.readouterr().err


@pytest.mark.parametrize("name", ["report.html", "wins.csv"])
def test_a_file_that_cannot_be_written_is_named(
    folder: Path, tmp_path: Path, name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = Path(shutil.copytree(folder, tmp_path / "copy"))
    blocked = copy / "taking.results" / name
    blocked.unlink()
    blocked.mkdir()
    capsys.readouterr()
    assert command(["study", str(copy / "taking.yaml"), "--workers", "1", "--csv"]) == 2
    assert capsys.readouterr().err == f"sandtable: {blocked} cannot be written: Is a directory\n"
