"""Tests of `sandtable review`: its output, and the input that it refuses."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from tests.cli.conftest import Run

from sandtable.engine.records import write_record
from sandtable.engine.umpire import Umpire
from sandtable.games import variant


def game(decisions: int = 10_000) -> Umpire:
    rng, umpire = Random(4), Umpire(variant("warkings"), 2, {}, bytes(32))
    while not umpire.over and len(umpire.moves) < decisions:
        seat = umpire.waiting[0]
        umpire.act(seat, rng.choice(umpire.legal(seat)))
    return umpire


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.txt"
    path.write_text(write_record(game()), encoding="utf-8")
    return path


def test_a_review_as_json(run: Run, record: Path) -> None:
    found = run("review", str(record), "--json").json
    assert set(found) >= {"moments", "estimates", "accuracy", "statistics", "seats", "positions", "thorough"}
    assert found["seats"] == ["A", "B"] and found["estimates"][0]["at"] == 0
    assert all(len(one["knew"]) == len(one["whole"]) == 2 for one in found["estimates"])
    assert found == run("review", str(record), "--json").json


def test_a_review_as_text(run: Run, record: Path) -> None:
    ran = run("review", str(record))
    assert ran.status == 0
    assert "as it really was" in ran.out and "rated choices were best" in ran.out
    assert "Decisions" in ran.out


@pytest.mark.parametrize(("result", "scores"), [("B", [-1000, 1000]), ("draw", [0, 0])])
def test_the_curve_of_a_game_that_the_table_ended_ends_with_the_result(
    run: Run, tmp_path: Path, result: str, scores: list[int]
) -> None:
    path = tmp_path / "game.txt"
    ended = {"Result": result, "Termination": "left" if result == "B" else "agreed", "Reason": "A has left the table."}
    path.write_text(write_record(game(20), headers=ended), encoding="utf-8")
    last = run("review", str(path), "--json").json["estimates"][-1]
    assert last["knew"] == last["whole"] == scores


def test_what_is_not_taken_is_refused_in_a_line(run: Run, record: Path, tmp_path: Path) -> None:
    whole = record.read_text(encoding="utf-8")
    rules = next(line for line in whole.splitlines() if line.startswith("[Rules "))
    wrong = {
        "is not over": write_record(game(20)),
        "what A saw": write_record(game(), viewer=0),
        "played under version 77": whole.replace(rules, '[Rules "77"]'),
        "it was cut": "".join(whole.splitlines(keepends=True)[:-3]),
        "action 1 is due": "nothing",
    }
    path = tmp_path / "wrong.txt"
    for why, text in wrong.items():
        path.write_text(text, encoding="utf-8")
        ran = run("review", str(path), "--json")
        assert (ran.status, ran.out) == (2, ""), why
        assert len(ran.err.splitlines()) == 1 and why in ran.err, ran.err
