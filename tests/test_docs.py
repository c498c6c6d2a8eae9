"""Tests of the documentation: its code runs as it stands, and prints what the page says."""

from __future__ import annotations

import re
from fnmatch import fnmatchcase
from functools import cache
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
TAKES_A_MINUTE = "for _ in range(2000):"
"""A training loop, in plain Python: for the night."""
TOP_PAGES = (ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "SECURITY.md")
NAMING = [*TOP_PAGES, *sorted(page for page in (ROOT / "docs").glob("*.md") if page.name != "decisions.md")]
"""The pages that name files of this repository as they are now. Decisions tell of earlier ones, too."""
ANY_FENCED = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
QUOTED = re.compile(r"(?<!`)`([^`\n]+)`(?!`)")
PATH = re.compile(r"(\$web/)?[\w<>*][\w<>*.-]*(/[\w<>*.-]+)*/?")
ENDINGS = (".css", ".html", ".json", ".md", ".py", ".svelte", ".toml", ".ts", ".txt", ".yaml")
FOLDERS = ("", "src/sandtable/", "src/sandtable/host/", "web/src/", "src/sandtable/games/*/")
"""From where a page may count a path. Sections about the host, or about a game, name what is below its folder."""
OF_READERS = (
    "*.it.*",  # a language that is yet to be added
    "*.results/*",  # of a study
    "ambush/*",  # the game of the tutorial, with the names of its files
    "build/*",
    "eager.py",
    "http_bot.py",
    "lightning.py",
    "tests/scenarios/*.yaml",
    "tests/two_worlds.py",
    "verify_draws.py",
    "10.0.0.0/24",  # a network
    "127.0.0.1/evil",  # an address
)
"""Paths of what a reader makes, or dev.py."""


def blocks(page: Path) -> list[tuple[int, str]]:
    """Return each block of Python and the line on which it begins."""
    text = page.read_text(encoding="utf-8")
    return [(text.count("\n", 0, match.start(1)) + 1, match[1]) for match in FENCED.finditer(text)]


@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.nightly)])
@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_block_of_a_page_runs_in_its_order(
    page: Path, whole: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {"__name__": page.stem}
    for line, block in blocks(page):
        if TAKES_A_MINUTE in block and not whole:
            continue
        exec(compile("\n" * (line - 1) + block, str(page), "exec"), names)  # the right line in a traceback


def test_there_are_pages_with_code() -> None:
    assert "researchers.md" in {page.name for page in PAGES}


def test_the_page_of_spaces_is_fresh() -> None:
    assert spaces.PAGE.read_text(encoding="utf-8") == spaces.page(), "run `make docs`"


def test_the_page_of_scenarios_is_fresh() -> None:
    assert scenario_keys.PAGE.read_text(encoding="utf-8") == scenario_keys.page(), "run `make docs`"


def test_the_table_of_disclosures_is_fresh() -> None:
    assert disclosures.PAGE.read_text(encoding="utf-8") == disclosures.page(), "run `make docs`"


def test_the_examples_of_the_clauses_are_fresh() -> None:
    """Each example can also be shown, because picking one carries it out."""
    for file, picked in examples.files().items():
        assert file.read_text(encoding="utf-8") == picked, f"{file} is stale: run `make docs`"


def test_the_printed_sheets_are_fresh() -> None:
    written = {page.name: page.read_text(encoding="utf-8") for page in sheets.FOLDER.iterdir()}
    assert written == sheets.sheets(), "run `make docs`"


def test_the_updates_that_animations_are_tested_by_are_fresh() -> None:
    written = {file.name: file.read_text(encoding="utf-8") for file in streams.FOLDER.iterdir()}
    assert written == streams.streams(), "run `make docs`"


@cache
def files() -> tuple[str, ...]:
    """Return every file and folder of the sources, relative to the root."""
    found = [path for folder in (ROOT, ROOT / "web") for path in folder.iterdir() if not path.name.startswith(".")]
    for folder in ("bench", "deploy", "docs", "requirements", "scripts", "src", "studies", "tests", "tools", "web/src"):
        found += (path for path in (ROOT / folder).rglob("*") if {"__pycache__", "node_modules"}.isdisjoint(path.parts))
    return tuple(path.relative_to(ROOT).as_posix() for path in found)


def named_paths(page: Path) -> set[str]:
    """Return the names quoted on a page that look like files or folders of this repository."""
    text = ANY_FENCED.sub("", page.read_text(encoding="utf-8"))
    quoted = {name for name in QUOTED.findall(text) if PATH.fullmatch(name)}
    paths = {name for name in quoted if "/" in name or name.endswith(ENDINGS)}
    return {name for name in paths if not any(fnmatchcase(name, pattern) for pattern in OF_READERS)}


def is_there(name: str) -> bool:
    """Return whether such a file or folder exists.

    A bare name may be in any folder, because the text around it says where.
    """
    wanted = re.sub(r"<game>|\bGAME\b", "*", name.removeprefix("$web/")).rstrip("/")
    patterns = [folder + wanted for folder in FOLDERS] if "/" in name else [wanted, f"*/{wanted}"]
    if name.startswith("$web/"):  # modules are imported without their ending
        patterns = [f"web/src/{wanted}", f"web/src/{wanted}.ts"]
    return any(fnmatchcase(path, pattern) for pattern in patterns for path in files())


@pytest.mark.parametrize("page", NAMING, ids=lambda page: page.name)
def test_a_page_names_files_that_are_there(page: Path) -> None:
    gone = sorted(name for name in named_paths(page) if not is_there(name))
    assert not gone, f"{page.name} names what is not there: {', '.join(gone)}"


def test_what_pages_name_is_looked_for() -> None:
    assert "engine/record/schema.py" in named_paths(ROOT / "docs" / "developers.md")
    assert is_there("engine/record/schema.py") and is_there("tests/games/<game>/") and is_there("$web/web-storage")
    assert not is_there("host/wire/no-such.py") and not is_there("no-such.py")
