"""Tests of files as editors save them: with a byte-order mark, with other line ends, in other encodings."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.cli.situations import SCENARIO

import sandtable

NAMED = SCENARIO.replace("game:", "title: Zoë\ngame:")
STUDY = "title: Zoë\ngame: warkings\nplayers: [nobody]\ngames: 4\n"
ADVICE = "this file is UTF-16; save it as UTF-8"

Run = Callable[..., Any]


@pytest.fixture(scope="module")
def text() -> str:
    game, rng = sandtable.make("warkings", 2, seed=1), Random(1)
    while not game.over:
        seat = game.to_act[0]
        game.act(seat, rng.choice(game.legal(seat)))
    return game.record()


@pytest.fixture
def windows(text: str, tmp_path: Path) -> Path:
    """Return the record as an editor on Windows saves it."""
    path = tmp_path / "windows.txt"
    path.write_bytes(text.replace("\n", "\r\n").encode("utf-8-sig"))
    return path


@pytest.fixture
def utf16(text: str, tmp_path: Path) -> Path:
    path = tmp_path / "utf16.txt"
    path.write_bytes(text.encode("utf-16"))
    return path


def test_verify(run: Run, text: str, windows: Path, utf16: Path, tmp_path: Path) -> None:
    plain = tmp_path / "plain.txt"
    plain.write_text(text, encoding="utf-8")
    ran = run("verify", str(plain), str(windows), "--json")
    assert ran.status == 0 and ran.json[0] == ran.json[1]
    wrong = run("verify", str(utf16), str(plain))
    assert wrong.status == 1
    assert wrong.out.splitlines()[0] == f"{utf16}: does not hold: {ADVICE}" and f"{plain}: holds" in wrong.out


def test_a_moment_of_a_record(run: Run, windows: Path, utf16: Path) -> None:
    assert run("scenario", "--from", str(windows), "--at", "3").status == 0
    ran = run("scenario", "--from", str(utf16))
    assert (ran.status, ran.err) == (2, f"sandtable: {utf16}: {ADVICE}\n")
    assert not sandtable.position(windows, 3).over
    with pytest.raises(sandtable.BadInput, match=ADVICE):
        sandtable.position(utf16)


def test_review(run: Run, utf16: Path) -> None:
    ran = run("review", str(utf16))
    assert (ran.status, ran.err) == (2, f"sandtable: {utf16}: {ADVICE}\n")


@pytest.mark.parametrize("command", ["scenario", "lesson"])
def test_scenarios_and_lessons(run: Run, tmp_path: Path, command: str) -> None:
    lesson = "seat: A\ntask: Win.\nhint: Try.\nlast: Done.\nexpect: {over: no}\n" if command == "lesson" else ""
    file = tmp_path / "a.yaml"
    file.write_bytes((NAMED + lesson).replace("\n", "\r\n").encode("utf-8-sig"))
    assert "malformed" not in run(command, str(file)).out
    file.write_bytes(NAMED.encode("utf-16"))
    ran = run(command, str(file))
    assert ran.status == 1 and f"{file}:1: malformed: {ADVICE}" in ran.out


def test_studies(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "a.yaml"
    file.write_bytes(STUDY.replace("\n", "\r\n").encode("utf-8-sig"))
    assert "there is no computer player 'nobody'" in run("study", str(file)).err
    file.write_bytes(STUDY.encode("utf-16"))
    ran = run("study", str(file))
    assert (ran.status, ran.err) == (2, f"sandtable: {file}: {ADVICE}\n")
