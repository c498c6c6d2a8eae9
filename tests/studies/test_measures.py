"""Measures on games that are written down by hand, so that each figure can be worked out on paper."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import polars as pl
import pytest

from sandtable.games import variant
from sandtable.studies.cells import cells_of, parts_of
from sandtable.studies.measures import MEASURES, branching, course, length, parts, wins
from sandtable.studies.results import CellGames, Results
from sandtable.studies.study import study_of

PARTS = len(parts_of(variant("warkings")))


def games(**columns: Any) -> pl.DataFrame:
    """Four games of two, what is not said being the same in all."""
    n = len(columns.get("score", [0] * 4))
    rows: dict[str, Any] = {
        "game": np.arange(n),
        "plies": np.full(n, 10, np.int32),
        "ending": np.ones(n, np.int32),
        "player": np.array([[0, 1], [1, 0]] * (n // 2), np.int8),
        "score": np.array([[1, -1]] * n, np.float32),
        "decisions": np.full((n, 2), 5, np.int32),
        "offered": np.full((n, 2), 15, np.int32),
        "forced": np.full((n, 2), 1, np.int32),
        "used": np.zeros((n, 2, PARTS), np.int32),
        "held": np.zeros((n, 2, PARTS), np.int32),
        "clauses": np.zeros((n, 60), np.int32),
        "course": np.zeros((n, 7), np.int64),
    }
    return pl.DataFrame(rows | {name: np.array(value, rows[name].dtype) for name, value in columns.items()})


def results(*tables: pl.DataFrame, **changed: Any) -> Results:
    cells = [{"name": f"cell {number}"} for number in range(len(tables))]
    study = study_of(
        {"title": "t", "game": "warkings", "players": ["sergeant", "random"], "games": 4, "cells": cells, **changed}
    )
    return Results(study, cells_of(study), tables, Path("here"), "rules 1")


def one(table: pl.DataFrame) -> CellGames:
    return next(iter(results(table).by_cell()))


def test_shares_of_seats_and_players() -> None:
    """A wins, wins, loses and draws: 2.5 of 4. The first player sat at A, B, A, B: it won 1, 0, 0 and a half."""
    table = games(score=[[1, -1], [1, -1], [-1, 1], [0, 0]])
    seats, players = wins.by_side(one(table)), wins.by_player(one(table), False)
    assert seats["A"].value == 2.5 / 4 and seats["B"].value == 1.5 / 4
    assert players["sergeant"].value == 1.5 / 4 and players["random"].value == 2.5 / 4


def test_pairs_count_as_one() -> None:
    """The same seat wins all four games: each player half of each pair, and that is sure."""
    paired = wins.by_player(one(games()), True)["sergeant"]
    assert (paired.value, paired.half_width, paired.n) == (0.5, 0, 2)
    assert wins.by_player(one(games()), False)["sergeant"].half_width > 0.3


def test_cells_are_compared_with_the_first() -> None:
    won, lost = games(score=[[1, -1]] * 100), games(score=[[-1, 1]] * 100)
    alone = {"players": ["sergeant"]}
    said = wins.find(results(won, lost, **alone)).sentences
    (gap,) = [one for one in said if one.startswith("cell 1 against cell 0: the first seat wins -100.0 ")]
    assert "more than chance" in gap
    same = wins.find(results(won, won, **alone)).sentences
    assert not any("more than chance" in one for one in same)


def test_players_are_compared_where_there_are_two() -> None:
    """The first player wins all games here, none there."""
    players = [[0, 1]] * 100
    won, lost = games(score=[[1, -1]] * 100, player=players), games(score=[[-1, 1]] * 100, player=players)
    said = wins.find(results(won, lost)).sentences
    assert any(one.startswith("cell 1 against cell 0: the first player wins -100.0 ") for one in said)


def test_endings_are_named() -> None:
    said = wins.find(results(games(ending=[1, 1, 1, 2]))).sentences
    assert any("Games end by zero 75.0 %, ea-win 25.0 %" in one for one in said)


def test_length() -> None:
    """10, 20, 30 and 40 plies: 25 on average."""
    found = length.find(results(games(plies=[10, 20, 30, 40])))
    row = found.table.row(0, named=True)
    assert row["value"] == 25 and row["median"] == 25
    assert row["high"] - row["value"] == pytest.approx(1.96 * np.std([10, 20, 30, 40], ddof=1) / 2, abs=0.01)
    assert found.pictures[0].table["count"].sum() == pytest.approx(100)


def test_choices() -> None:
    """15 choices at 5 decisions are 3; one of five decisions leaves no choice."""
    figures = list(branching.of_cell(one(games())).values())
    assert [figure.value for figure in figures] == [3, 20, 5]


def test_the_course_of_a_game() -> None:
    """Side 0 leads last from ply 4 of 10 on and wins: decided after 40 %. In the second it loses: never decided. The
    winner was behind by 200 in all over 10 looks, of 2000 that a sure win is away from a sure loss: 1 %, and not at all
    in the second.
    """
    table = games(
        score=[[1, -1], [-1, 1]], plies=[10, 10], ending=[1, 1], game=[0, 1], player=[[0, 1], [1, 0]],
        decisions=[[5, 5]] * 2, offered=[[15, 15]] * 2, forced=[[1, 1]] * 2, used=np.zeros((2, 2, PARTS)),
        held=np.zeros((2, 2, PARTS)), clauses=np.zeros((2, 60)),
        course=[[0, 3, 4, 8000, 10, 200, 0], [0, 1, 4, 6000, 10, 0, 0]],
    )  # fmt: skip
    figures = course.of_cell(one(table))
    assert figures["lead changes"].value == 2 and figures["decided"].value == 70
    assert figures["drama"].value == pytest.approx(0.5) and figures["closeness"].value == pytest.approx(70)


def test_odds_of_a_part() -> None:
    """Who holds one more of a card wins 3 of 4 games: its odds are 3 to 1 against 1 to 3 of the other, nine times."""
    held = np.zeros((400, 2, PARTS), np.int32)
    score = np.array([[1, -1]] * 300 + [[-1, 1]] * 100, np.float32)
    held[:, 0, 3] = 1
    flipped = np.arange(400) % 2 == 1
    held[flipped], score[flipped] = held[flipped][:, ::-1], score[flipped][:, ::-1]
    table = _many(400, held=held, score=score)
    found = parts.odds_ratios(one(table))
    assert list(found) == ["ADV"] and found["ADV"].value == pytest.approx(9, rel=0.01)
    assert 1 < found["ADV"].low < 9 < found["ADV"].high


def test_a_part_that_decides_nothing() -> None:
    rng = np.random.default_rng(1)
    score = np.where(rng.random((400, 1)) < 0.5, [[1, -1]], [[-1, 1]])
    found = parts.odds_ratios(one(_many(400, held=rng.integers(0, 3, (400, 2, PARTS)), score=score)))
    assert sum(figure.low <= 1 <= figure.high for figure in found.values()) >= PARTS - 2


def _many(n: int, **columns: Any) -> pl.DataFrame:
    blank = {
        "game": range(n), "plies": [10] * n, "ending": [1] * n, "player": [[0, 1]] * n, "decisions": [[5, 5]] * n,
        "offered": [[15, 15]] * n, "forced": [[1, 1]] * n, "used": np.zeros((n, 2, PARTS)),
        "held": np.zeros((n, 2, PARTS)), "clauses": np.zeros((n, 60)), "course": np.zeros((n, 7)),
    }  # fmt: skip
    return games(**{**blank, **columns})


@pytest.mark.parametrize("name", MEASURES)
def test_every_measure_says_how_it_is_defined(name: str) -> None:
    ones = {"used": np.ones((8, 2, PARTS)), "clauses": np.ones((8, 60))}
    found = MEASURES[name].find(results(_many(8, score=[[1, -1], [-1, 1]] * 4, **ones)))
    assert found.measure == name and found.question.endswith("?") and len(found.method) > 80
    assert all(sentence.endswith(".") for sentence in found.sentences) and found.sentences
    assert {"cell", "value", "low", "high"} <= set(found.table.columns)
    assert all(picture.alt and picture.unit for picture in found.pictures)
