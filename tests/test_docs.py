"""The code that the documentation shows runs as it stands, and says what the page says."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from scripts import disclosures, examples, scenario_keys, sheets, spaces, streams

ROOT = Path(__file__).parents[1]
FENCED = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
RUN_ELSEWHERE = {
    "chance.md",  # a program of its own: tests/engine/test_promise.py runs it
    "a-new-game.md",  # its blocks are parts of files: tests/skeletons/test_tutorial.py does what it says
    "programs.md",  # programs of their own: tests/bots/test_process.py, tests/host/test_program_over_http.py
}
PAGES = sorted(
    page
    for page in (ROOT / "docs").glob("*.md")
    if page.name not in RUN_ELSEWHERE and FENCED.search(page.read_text(encoding="utf-8"))
)


def blocks(page: Path) -> list[tuple[int, str]]:
    """Each block of Python, and the line on which it begins."""
    text = page.read_text(encoding="utf-8")
    return [(text.count("\n", 0, match.start(1)) + 1, match[1]) for match in FENCED.finditer(text)]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_block_of_a_page_runs_in_its_order(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {"__name__": page.stem}
    for line, block in blocks(page):
        exec(compile("\n" * (line - 1) + block, str(page), "exec"), names)  # the right line in a traceback


def test_there_are_pages_with_code() -> None:
    assert "researchers.md" in {page.name for page in PAGES}


def test_the_page_of_spaces_is_fresh() -> None:
    assert spaces.PAGE.read_text(encoding="utf-8") == spaces.page(), "run `make docs`"


def test_the_page_of_scenarios_is_fresh() -> None:
    assert scenario_keys.PAGE.read_text(encoding="utf-8") == scenario_keys.page(), "run `make docs`"


def test_the_table_of_doors_is_fresh() -> None:
    assert disclosures.PAGE.read_text(encoding="utf-8") == disclosures.page(), "run `make docs`"


def test_the_examples_of_the_clauses_are_fresh() -> None:
    """And each of them can be shown: they are carried out to be picked."""
    for file, picked in examples.files().items():
        assert file.read_text(encoding="utf-8") == picked, f"{file} is stale: run `make docs`"


def test_the_printed_sheets_are_fresh() -> None:
    written = {page.name: page.read_text(encoding="utf-8") for page in sheets.FOLDER.iterdir()}
    assert written == sheets.sheets(), "run `make docs`"


def test_the_updates_that_animations_are_tested_by_are_fresh() -> None:
    written = {file.name: file.read_text(encoding="utf-8") for file in streams.FOLDER.iterdir()}
    assert written == streams.streams(), "run `make docs`"
