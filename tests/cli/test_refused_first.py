"""Tests that bad input is refused before anything is compiled: the cache of compiled rules stays empty."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.cli.conftest import Run

import sandtable

STUDY = "title: A question\ngame: warkings\nplayers: [recruit]\ngames: 4\n"
WRONG = {
    "measure": ("measure: [wnis]", "measure: there is no 'wnis'"),
    "option": ("options: {frist: 0}", "has no option 'frist'"),
    "value": ("vary: {first: [0, 9]}", "option first is 9"),
    "player": ("cells: [{players: [nobody]}]", "there is no computer player 'nobody'"),
    "seats": ("seats: 9", "is played by 2 to 6"),
    "answer": ("measure: [strategies]", "strategies: `vary` names two things"),
}
RUN = """
import contextlib, io, json, sys
from sandtable import cli
for command in sys.stdin:
    err = io.StringIO()
    with contextlib.redirect_stderr(err):
        status = cli.run(json.loads(command))
    print(json.dumps([status, err.getvalue()]), flush=True)
"""
Refused = Callable[[list[list[str]]], list[str]]


@pytest.fixture(scope="module")
def refused(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Refused]:
    """Return a function that runs commands in a process that would compile, and returns the refusal of each."""
    cache = tmp_path_factory.mktemp("cache")
    environment = os.environ | {"SANDTABLE_BACKEND": "native", "SANDTABLE_CACHE": str(cache)}
    command = [sys.executable, "-c", RUN]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment, text=True) as runs:
        assert runs.stdin is not None and runs.stdout is not None
        asks, tells = runs.stdin, runs.stdout

        def run(commands: list[list[str]]) -> list[str]:
            told = []
            for command in commands:
                print(json.dumps(command), file=asks, flush=True)
                status, said = json.loads(tells.readline())
                assert status == 2 and len(said.splitlines()) == 1, (command, said)
                told.append(said)
            assert not [path for path in cache.rglob("*") if path.is_file()]
            return told

        yield run


def test_studies(tmp_path: Path, refused: Refused) -> None:
    commands = []
    for name, (line, _) in WRONG.items():
        file = tmp_path / f"{name}.yaml"
        file.write_text(f"{STUDY}{line}\n", encoding="utf-8")
        commands.append(["study", str(file)])
    good = tmp_path / "good.yaml"
    good.write_text(STUDY, encoding="utf-8")
    commands += [["report", commands[0][1]], ["study", str(good), "--workers", "0"]]
    (tmp_path / "taken").write_text("")
    commands.append(["study", str(good), "--out", str(tmp_path / "taken")])
    said = refused(commands)
    for told, (_, why) in zip(said, WRONG.values(), strict=False):
        assert why in told
    assert "one worker or more, not 0" in said[-2] and str(tmp_path / "taken") in said[-1]


def test_games_between_computer_players(tmp_path: Path, refused: Refused) -> None:
    (tmp_path / "taken").write_text("")
    duel = ["duel", "warkings", "--bots", "recruit"]
    ladder = ["ladder", "warkings"]
    wrong: dict[str, list[str]] = {
        "'nobody'": ["duel", "warkings", "--bots", "recruit,nobody"],
        "'frist'": [*duel, "--option", "frist=0"],
        "first is '9'": [*duel, "--sweep", "first=0,9"],
        "not by 9": [*duel, "--players", "9"],
        "not 0": [*duel, "--games", "0"],
        "'maybe'": [*duel, "--on-error", "maybe"],
        "taken": [*duel, "--records", str(tmp_path / "taken")],
        "there is no computer player 'somebody'": [*ladder, "--levels", "recruit,somebody"],
        "has no option 'first_'": [*ladder, "--option", "first_=0"],
        "not by 8": [*ladder, "--players", "8"],
        "has no computer player 'anybody'": [*ladder, "--baselines", "--levels", "anybody"],
        "number of seconds": ["bench", "--seconds", "0"],
    }
    for said, why in zip(refused(list(wrong.values())), wrong, strict=True):
        assert why in said


def test_reviews(tmp_path: Path, run: Run) -> None:
    game, rng = sandtable.make("warkings", 2, seed=1), Random(1)
    unfinished = game.record()
    while not game.over:
        seat = game.to_act[0]
        game.act(seat, rng.choice(game.legal(seat)))
    whole = game.record()
    first = next(line for line in whole.splitlines() if " DISCARD " in line)
    wrong = {
        "is not over": unfinished,
        "it was cut": "".join(whole.splitlines(keepends=True)[:-1]),
        "under version 77": whole.replace('[Rules "1"', '[Rules "77"'),
        "was refused": whole.replace(first, first.partition(" DISCARD ")[0] + " DISCARD EA"),
    }
    file = tmp_path / "record.txt"
    for why, text in wrong.items():
        file.write_text(text, encoding="utf-8")
        ran = run("review", str(file))
        assert ran.status == 2 and why in ran.err and ran.err.count("\n") == 1


def test_a_game_without_parts(tmp_path: Path, toy_listed: Any, run: Run) -> None:
    """A study that measures parts of a game without parts is refused before anything is played."""
    file = tmp_path / "study.yaml"
    file.write_text(STUDY.replace("warkings", "toy") + "measure: [parts]\n", encoding="utf-8")
    ran = run("study", str(file))
    assert ran.status == 2 and "Toy does not say what its parts are" in ran.err
    assert not (tmp_path / "study.results").exists()
