"""Tests of options that are written out on the command line, and of the options with which `play` opens a table."""

from __future__ import annotations

import io
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.cli.conftest import Run

from sandtable import browser
from sandtable.engine.game import Variant

TERMS = {"name": "One of each", "hand": 2, "turns": 1}


@pytest.fixture(autouse=True)
def _listed(written_listed: Variant) -> None:
    """List the game with such an option among the games."""


@pytest.mark.parametrize(
    "text",
    [
        "{name: One of each, hand: 2, turns: 1}",
        '{"name": "One of each", "hand": 2, "turns": 1}',
        "name: One of each\nhand: 2\nturns: 1",
    ],
    ids=["flow", "json", "lines"],
)
def test_a_game_in_the_terminal_with_terms_of_ones_own(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, text: str
) -> None:
    saved = tmp_path / "record.txt"
    monkeypatch.setattr(sys, "stdin", io.StringIO(f"save {saved}\nquit\n"))
    ran = run("play", "toy-written", "--terminal", "--level", "recruit", "--option", f"terms={text}")
    assert ran.status == 0, ran.err
    assert "One of each" in saved.read_text(encoding="utf-8")


def test_a_game_in_the_terminal_says_what_is_changed(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("rule US-ANS-3\nrule US-ANS-1\nquit\n"))
    rules = "rules={answers: {Stun: {Block: yes}}}"
    ran = run("play", "soldier", "--terminal", "--level", "recruit", "--option", rules)
    said = " ".join(ran.out.split())
    assert "At this table Stun answers Block. (US-ANS-3) Computer players go by the changed rules" in said
    assert "A Block is answered with an Attack (US-R-28). At this table Stun answers Block. (US-ANS-3)" in said
    assert said.count("At this table") == 2


def test_a_duel_with_terms_of_ones_own(run: Run) -> None:
    command = ("duel", "toy-written", "--bots", "recruit,recruit", "--games", "3", "--json")
    short = run(*command, "--option", "terms={hand: 2, turns: 1}").json
    assert short["errors"] == 0 and short["plies_median"] <= 4
    assert run(*command, "--option", "terms=long").json["plies_median"] > short["plies_median"]


def test_a_document_is_read_from_a_file_that_is_named(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "terms.yaml"
    file.write_text("{hand: 2, turns: 1}", encoding="utf-8")
    command = ("duel", "toy-written", "--bots", "recruit,recruit", "--games", "3", "--json")
    assert run(*command, "--option", f"terms=@{file}").json["plies_median"] <= 4
    file.write_bytes(b"\xff")
    for place, words in ((file, "not text in UTF-8"), (tmp_path / "gone.yaml", "cannot be read")):
        ran = run(*command, "--option", f"terms=@{place}")
        assert (ran.status, ran.out) == (2, "") and len(ran.err.splitlines()) == 1
        assert words in ran.err and "terms" in ran.err


def test_a_duel_by_changed_rules_says_for_which_rules_the_players_were_tuned(run: Run) -> None:
    command = ("duel", "stratego-small", "--bots", "recruit,recruit", "--games", "1", "--option", "ply_limit=4")
    changed = run(*command, "--option", "rules={battles: {Spy: {General: wins}}}")
    assert changed.status == 0 and "tuned for the printed" in changed.out
    assert "tuned for the printed" not in run(*command).out


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("own.yaml", "not the name of a file"),
        ("/etc/passwd", "not the name of a file"),
        ("{hand: 9, turns: 1}", "hand"),
        ("{hand: 2, hand: 2, turns: 1}", "stands twice"),
        ("{hand: 2", "not YAML"),
        ("{" * 9000, "too deep"),
        ("{a: " * 21 + "}" * 30, "too deep"),  # before the rest is read
        ("{name: " + "x" * 20_000 + "}", "16384"),
    ],
    ids=lambda text: text[:12],
)
@pytest.mark.parametrize("command", [("play", "toy-written"), ("duel", "toy-written", "--bots", "recruit")])
def test_what_cannot_be_read_is_told_in_a_line(run: Run, command: tuple[str, ...], text: str, words: str) -> None:
    ran = run(*command, "--option", f"terms={text}")
    assert (ran.status, ran.out) == (2, "")
    assert len(ran.err.splitlines()) == 1 and words in ran.err and "terms" in ran.err


@pytest.mark.parametrize(
    ("options", "opened"),
    [
        ((), "short"),
        (("--option", "terms=long"), "long"),
        (("--option", "terms={turns: 1, hand: 2, name: One of each}"), TERMS),
    ],
    ids=["proposed", "named", "written"],
)
def test_play_opens_a_table_with_them(
    run: Run, monkeypatch: pytest.MonkeyPatch, options: tuple[str, ...], opened: Any
) -> None:
    wanted: list[Any] = []
    monkeypatch.setattr(browser, "opener", lambda table, **_: wanted.append(table))
    monkeypatch.setattr("sandtable.host.serve.run", lambda *_: 0)
    assert run("play", "toy-written", *options).status == 0
    assert wanted[0][3] == {"terms": opened}
