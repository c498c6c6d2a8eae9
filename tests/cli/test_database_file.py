"""Tests of --db-file: the name of the database, with its password, is read from a file."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from tests.cli.conftest import Run

from sandtable.host.settings import Settings

URL = "postgresql://sandtable:pass-word@127.0.0.1/sandtable"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    written = tmp_path / "url"
    written.write_text(f"{URL}\n")
    return written


@pytest.mark.parametrize("command", ["serve", "play"])
def test_the_database_is_what_the_file_says(run: Run, started: list[Settings], file: Path, command: str) -> None:
    words = ("--no-browser",) if command == "play" else ()
    assert run(command, *words, "--db-file", str(file)).status == 0
    assert [settings.db for settings in started] == [URL]


def test_the_environment_may_name_it(
    run: Run, started: list[Settings], file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SANDTABLE_DB_FILE", str(file))
    assert run("serve").status == 0
    assert started[0].db == URL and "SANDTABLE_DB_FILE" not in os.environ


@pytest.mark.parametrize(
    ("written", "why"),
    [
        (b"", "must hold one line"),
        (b"\n\n", "must hold one line"),
        (b"postgresql://a:secret@b/c\nsecond", "it has 2"),
        (b"\xff\xfe", "not text in UTF-8"),
        (None, "No such file"),
    ],
)
def test_a_file_that_names_none(run: Run, started: list[Settings], file: Path, written: bytes | None, why: str) -> None:
    if written is None:
        file.unlink()
    else:
        file.write_bytes(written)
    ran = run("serve", "--db-file", str(file))
    assert ran.status == 2 and why in ran.err and "secret" not in ran.err and ran.err.count("\n") == 1
    assert not started


def test_two_names_are_one_too_many(
    run: Run, started: list[Settings], file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SANDTABLE_DB", URL)
    ran = run("serve", "--db-file", str(file))
    assert ran.status == 2 and "leave one of them out" in ran.err and "pass-word" not in ran.err and not started
