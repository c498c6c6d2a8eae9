"""Tests of measures on games written by hand, so that each figure can be worked out on paper."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import polars as pl
import pytest

from sandtable.engine.errors import BadInput
from sandtable.games import variant
from sandtable.studies.cells import cells_of, parts_of
from sandtable.studies.measures import (
    MEASURES,
    branching,
    check_cells,
    counts,
    course,
    ladder,
    length,
    parts,
    prices,
    strategies,
    wins,
)
from sandtable.studies.report.drawing import svg
from sandtable.studies.results import CellGames, Results
from sandtable.studies.study import study_of

PARTS = len(parts_of(variant("warkings")))


def games(**columns: Any) -> pl.DataFrame:
    """Return four games of two; columns that are not given are the same in all."""
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
    """The same seat wins all four games, so each player wins half of each pair, without any uncertainty."""
    paired = wins.by_player(one(games()), True)["sergeant"]
    assert (paired.value, paired.half_width, paired.n) == (0.5, 0, 2)
    assert wins.by_player(one(games()), False)["sergeant"].half_width > 0.3


def test_tables_of_other_sizes_are_not_compared() -> None:
    """A third of the games for one of three is as much as half of them for one of two."""
    tables = [
        pl.DataFrame({"score": np.array([[1] + [-1] * (seats - 1)] * 8, np.float32), "ending": np.ones(8, np.int32),
                      "player": np.zeros((8, seats), np.int8)})
        for seats in (2, 3)
    ]  # fmt: skip
    study = study_of({**GAME, "vary": {"seats": [2, 3]}})
    found = wins.find(Results(study, cells_of(study), tables, Path("here"), "rules 1"))
    assert not any(" against " in sentence for sentence in found.sentences)
    assert "(33.3 would be its share)" in found.sentences[1]
    assert [picture.line for picture in found.pictures] == [None]


def test_cells_are_compared_with_the_first() -> None:
    won, lost = games(score=[[1, -1]] * 100), games(score=[[-1, 1]] * 100)
    alone = {"players": ["sergeant"]}
    said = wins.find(results(won, lost, **alone)).sentences
    (gap,) = [one for one in said if one.startswith("cell 1 against cell 0: the first seat wins -100.0 ")]
    assert "more than chance" in gap
    same = wins.find(results(won, won, **alone)).sentences
    assert not any("more than chance" in one for one in same)


def test_players_are_compared_where_there_are_two() -> None:
    """The first player wins all games in one cell and none in the other."""
    players = [[0, 1]] * 100
    won, lost = games(score=[[1, -1]] * 100, player=players), games(score=[[-1, 1]] * 100, player=players)
    said = wins.find(results(won, lost)).sentences
    assert any(one.startswith("cell 1 against cell 0: the first player wins -100.0 ") for one in said)


def test_endings_are_named() -> None:
    said = wins.find(results(games(ending=[1, 1, 1, 2]))).sentences
    assert any("Games end by zero 75.0 %, ea-win 25.0 %" in one for one in said)


def test_length() -> None:
    """Games of 10, 20, 30 and 40 plies have 25 on average."""
    found = length.find(results(games(plies=[10, 20, 30, 40])))
    row = found.table.row(0, named=True)
    assert row["value"] == 25 and row["median"] == 25
    assert row["high"] - row["value"] == pytest.approx(1.96 * np.std([10, 20, 30, 40], ddof=1) / 2, abs=0.01)
    assert found.pictures[0].table["count"].sum() == pytest.approx(100)


def test_lengths_of_cells_are_compared() -> None:
    """Games of 10 and 30 plies are 20 apart; one standard error of each mean of 100 is 1, so 1.4 of the difference."""
    score = [[1, -1]] * 100
    short, long = (_many(100, score=score, plies=plies * 50) for plies in ([0, 20], [20, 40]))
    *_, gap = length.find(results(short, long)).sentences
    assert gap == "cell 1 against cell 0: a game takes +20.0 (+17.2 to +22.8) plies, more than chance explains."
    *_, same = length.find(results(short, short)).sentences
    assert same == "cell 1 against cell 0: a game takes +0.0 (-2.8 to +2.8) plies, no more than chance explains."


def test_lengths_of_games_that_share_a_deal_count_as_one() -> None:
    """Both games of each deal are equally long, so there are two observations and not four."""
    table = games(plies=[10, 10, 20, 20])
    apart, paired = (length.find(results(table, pair=pair)).table.row(0, named=True) for pair in (False, True))
    assert apart["value"] == paired["value"] == 15
    assert paired["high"] - 15 == pytest.approx(1.96 * 5, abs=0.01) and apart["high"] - 15 < 6


def test_choices() -> None:
    """15 choices at 5 decisions are 3 each; one of five decisions leaves no choice."""
    figures = list(branching.of_cell(one(games())).values())
    assert [figure.value for figure in figures] == [3, 20, 5]


def test_the_course_of_a_game() -> None:
    """Side 0 leads last from ply 4 of 10 on and wins, so the game was decided after 40 %.

    In the second game it loses, so that game was never decided. The winner of the first was behind by 200 in all over
    10 looks. A sure win is 2000 away from a sure loss, so that is 1 %. In the second game the winner was never behind.
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
    """Whoever has one more of a card wins 3 of 4 games: odds of 3 to 1 against 1 to 3 are nine times as good."""
    held = np.zeros((400, 2, PARTS), np.int32)
    score = np.array([[1, -1]] * 300 + [[-1, 1]] * 100, np.float32)
    held[:, 0, 3] = 1
    flipped = np.arange(400) % 2 == 1
    held[flipped], score[flipped] = held[flipped][:, ::-1], score[flipped][:, ::-1]
    table = _many(400, held=held, score=score)
    found = parts.odds_ratios(one(table))
    assert list(found) == ["ADV"] and found["ADV"].value == pytest.approx(9, rel=0.01)
    assert 1 < found["ADV"].low < 9 < found["ADV"].high


def _held_by_the_winner(n: int = 200, *, kinds: int, most: bool = True) -> pl.DataFrame:
    """Return games whose winner has three cards of these kinds and whose loser has two, or the other way round, and in
    which other cards are held at random.
    """
    rng = np.random.default_rng(1)
    held = rng.integers(0, 3, (n, 2, PARTS))
    score = np.where(rng.random((n, 1)) < 0.5, [[1, -1]], [[-1, 1]])
    for seat in range(2):
        cards = np.where((score[:, seat] > 0) == most, 3, 2)
        held[:, seat, :kinds] = rng.multinomial(cards, [1 / kinds] * kinds)
    return _many(n, held=held, score=score)


@pytest.mark.parametrize(("most", "word"), [(True, "most"), (False, "fewest")])
def test_a_part_by_which_a_game_is_won_is_said_to_be_one(most: bool, word: str) -> None:
    """It has no odds, and takes none from the others."""
    found = parts.find(results(_held_by_the_winner(kinds=1, most=most)))
    assert found.sentences[0].startswith(
        f"The seat with the {word} of these wins 100.0 % (98.1 to 100.0) of the points:"
    )
    assert "points: 1 Soldier. They may see only how a game is won" in found.sentences[0]
    assert not any("1 Soldier" in sentence for sentence in found.sentences[1:])
    odds = found.table.filter(pl.col("of") == "odds")
    assert "1 Soldier" not in odds["what"] and odds.height >= PARTS - 3


def test_parts_by_which_a_game_is_won_together_are_found() -> None:
    """Each of four kinds alone tells little."""
    found = parts.find(results(_held_by_the_winner(1000, kinds=4)))
    assert "wins 100.0 %" in found.sentences[0] and " and 1 more. They may see only" in found.sentences[0]
    odds = found.table.filter(pl.col("of") == "odds")
    assert not {"1 Soldier", "2 Soldiers", "3 Soldiers", "Advisor"} & set(odds["what"])


def test_a_part_that_is_good_is_no_way_to_win() -> None:
    """Who has the card wins three of four games."""
    held = np.zeros((400, 2, PARTS), np.int32)
    held[:, 0, 3] = 1
    score = [[1, -1]] * 300 + [[-1, 1]] * 100
    assert len(parts.find(results(_many(400, held=held, score=score))).sentences) == 1


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


def test_the_best_share_the_point_of_a_game() -> None:
    """In games of three, A wins alone, A and B win together, C alone loses, and nobody wins.

    That makes 1, a half, a half and a third for A.
    """
    scores = [[1, 0, -1], [0.5, 0.5, -1], [0, 0, -1], [0, 0, 0]]
    table = pl.DataFrame({"score": np.array(scores, np.float32)})
    three = CellGames(cells_of(study_of({**GAME, "seats": 3}))[0], table)
    assert three.points.sum(axis=1) == pytest.approx([1] * 4)
    assert three.points[:, 0] == pytest.approx([1, 1 / 2, 1 / 2, 1 / 3])


GAME: dict[str, Any] = {"title": "t", "game": "warkings", "players": ["sergeant"], "games": 4}


def played(study: dict[str, Any], *shares: float, n: int = 400) -> Results:
    """Return cells of n games each, of which the first seat wins these shares.

    The players of cells with two players stay on their seats.
    """
    chosen = study_of({**GAME, **study})
    cells = cells_of(chosen)
    seated = [[0, min(1, len(cells[0].players) - 1)]] * n
    tables = [
        games(score=[[1, -1]] * round(n * share) + [[-1, 1]] * (n - round(n * share)), player=seated,
              **{key: np.zeros((n, *shape)) for key, shape in ROOM.items()})
        for share in shares
    ]  # fmt: skip
    return Results(chosen, cells, tables, Path("here"), "rules 1")


ROOM = {"plies": (), "ending": (), "decisions": (2,), "offered": (2,), "forced": (2,), "used": (2, PARTS),
        "held": (2, PARTS), "clauses": (60,), "course": (7,), "game": ()}  # fmt: skip


def test_three_of_four_are_191_points() -> None:
    """Bradley and Terry: a player who wins 300 of 400 has odds of 3 to 1, and 400 log10(3) = 190.8 points more."""
    found = ladder.find(played({"players": [], "meet": ["sergeant", "recruit"]}, 0.75))
    strength = {row["what"]: row for row in found.table.to_dicts() if row["of"] == "strength"}
    assert strength["sergeant"]["value"] == 0 and strength["recruit"]["value"] == pytest.approx(-191, abs=1.5)
    assert -240 < strength["recruit"]["low"] < -191 < strength["recruit"]["high"] < -150
    (share,) = [row for row in found.table.to_dicts() if row["of"] != "strength"]
    assert share["what"] == "sergeant beats recruit" and share["value"] == 75
    assert "luck gives 25.0 to the weaker" in found.sentences[1] and "1.0 steps of skill" in found.sentences[2]


def test_strengths_add_up() -> None:
    """Three wins of four, twice in a row, make nine of ten between the ends. The pairs are in the file's order."""
    found = ladder.find(played({"players": [], "meet": ["sergeant", "corporal", "recruit"]}, 0.75, 0.9, 0.75, n=4000))
    assert found.sentences[0].startswith("From the weakest to the strongest: recruit -38")
    assert "2.0 steps of skill" in found.sentences[2] and "corporal against recruit 75.0 %" in found.sentences[3]


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"vary": {"advisor": ["stack", "once"]}}, "ladder: cells must differ by their players alone"),
        ({"players": ["sergeant"]}, "ladder: two players meet in each cell, not 1 as in 't'"),
        ({"cells": [{"players": ["sergeant", "random"], "restrict": ["ADV"]}]}, "ladder: nothing may be forbidden"),
        ({"cells": [{"meet": ["sergeant", "random"]}, {"meet": ["recruit", "corporal"]}]},
         "ladder: random and corporal never meet, not even through others"),
    ],
)  # fmt: skip
def test_who_cannot_be_ranked(changed: dict[str, Any], said: str) -> None:
    study = study_of({**GAME, **changed, "measure": ["ladder"]})
    with pytest.raises(BadInput, match=re.escape(said)):
        check_cells(study, cells_of(study))


CHOICES = {"vary": {"advisor": ["stack", "once"], "open_take": ["previous", "own"]}}


def test_a_matrix_solved_by_hand() -> None:
    """The matrix has the rows 0.8, 0.3 and 0.4, 0.6.

    The rows are mixed so that both columns win the same: p = 2/7 of the first row, from 0.8 p + 0.4 (1 - p) = 0.3 p +
    0.6 (1 - p). The columns are mixed with 3/7 of the first. The value is 18/35.
    """
    found = strategies.solve(np.array([[0.8, 0.3], [0.4, 0.6]]))
    assert found.value == pytest.approx(18 / 35)
    assert found.first == pytest.approx([2 / 7, 5 / 7]) and found.other == pytest.approx([3 / 7, 4 / 7])
    told = strategies.find(played(CHOICES, 0.8, 0.3, 0.4, 0.6))
    rows = {(row["of"], row["what"], row["against"]): row for row in told.table.to_dicts()}
    assert rows["mixture", "stack", "A"]["value"] == pytest.approx(100 * 2 / 7)
    assert rows["mixture", "previous", "B"]["value"] == pytest.approx(100 * 3 / 7)
    value = rows["value", "value of the game", "A"]
    assert value["low"] < 100 * 18 / 35 < value["high"] and value["high"] - value["low"] < 8
    assert "None of A's choices is dominated by another one." in told.sentences


def test_what_is_dominated() -> None:
    """`once` wins less than `stack` against both, so it is never taken; then B takes what loses least: `own`."""
    told = strategies.find(played(CHOICES, 0.7, 0.6, 0.4, 0.3))
    assert told.sentences[0].startswith("Who mixes best: A takes stack 100 % (100 to 100); B takes own 100 %")
    assert "A's once is dominated: stack is better against everything, more than chance explains." in told.sentences
    assert "B's previous is dominated: own is better against everything, more than chance explains." in told.sentences
    close = strategies.find(played(CHOICES, 0.5, 0.5, 0.495, 0.495))
    assert "A's once is dominated: stack is better against everything, as far as can be told." in close.sentences


def test_one_game_played_again_and_again_is_told() -> None:
    told = strategies.find(played(CHOICES, 1.0, 0.6, 0.0, 0.3))
    assert told.sentences[-1].startswith("In 2 of 4 meetings every game went the same way")


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"vary": {"advisor": ["stack", "once"]}}, "strategies: `vary` names two things"),
        ({"vary": {"advisor": ["stack"], "open_take": ["own"]}}, "strategies: each side has two choices or more"),
        ({"seats": 3, **CHOICES}, "strategies: two sides play, and not 3"),
        ({"players": ["sergeant", "random"], **CHOICES}, "strategies: the same player sits on both sides"),
        ({"cells": [{"advisor": "once", "open_take": "own"}, {"advisor": "stack", "open_take": "previous"}]},
         "strategies: every choice of the first side meets every choice of the other"),
    ],
)  # fmt: skip
def test_what_is_no_matrix(changed: dict[str, Any], said: str) -> None:
    study = study_of({**GAME, **changed, "measure": ["strategies"]})
    with pytest.raises(BadInput, match=re.escape(said)):
        check_cells(study, cells_of(study))


def armies(*cells: tuple[str, float], n: int = 400) -> Results:
    """Return cells of Combat in which the first side has one more of a part, with its share of wins."""
    combat = {**GAME, "game": "combat", "cells": [{"name": f"{number}"} for number in range(len(cells))]}
    chosen = study_of(combat)
    titles = list(parts_of(variant("combat")))
    tables = []
    for part, share in cells:
        held = np.zeros((n, 2, len(titles)))
        if part:
            held[:, 0, titles.index(part)] = 1
        won = round(n * share)
        tables.append(
            pl.DataFrame({"score": np.array([[1, -1]] * won + [[-1, 1]] * (n - won), np.float32), "held": held})
        )
    return Results(chosen, cells_of(chosen), tables, Path("here"), "rules 1")


def test_two_that_win_alike_are_worth_the_same() -> None:
    """A Motorcycle of 40 and a Jeep of 75 both win three games of four instead of half: each is worth half of 115."""
    found = prices.find(armies(("", 0.5), ("MC", 0.75), ("J", 0.75)))
    rows = {row["what"]: row for row in found.table.to_dicts()}
    assert rows["Jeep"]["value"] == pytest.approx(57.5) and rows["Motorcycle"]["value"] == pytest.approx(57.5)
    assert 40 < rows["Motorcycle"]["low"] < 57.5 < rows["Motorcycle"]["high"] < rows["Jeep"]["listed"] == 75
    assert "Jeep 58 (" in found.sentences[0] and "instead of 75" in found.sentences[0]


def test_armies_that_tell_nothing_apart() -> None:
    with pytest.raises(BadInput, match="do not tell apart what armies do; vary the armies more"):
        prices.find(armies(("", 0.5), ("", 0.75)))
    even = armies(("O", 0.5), ("O", 0.75))  # an Officer of 30 points here, a Bazooka of 30 there
    other_side = even.games[1]["held"].to_numpy().copy()
    other_side[:, 1, list(parts_of(variant("combat"))).index("baz")] = 1
    tables = [table.with_columns(pl.Series("held", other_side)) for table in even.games]
    with pytest.raises(BadInput, match="all armies cost nearly the same"):
        prices.find(replace(even, games=tables))
    with pytest.raises(BadInput, match="in War Kings: Enemy Attack nothing has a price"):
        prices.check(study_of(GAME), cells_of(study_of(GAME)))


def test_what_else_is_counted() -> None:
    """Two attacks, none, four, and two: that is two a game, in three of four games."""
    chosen = study_of({**GAME, "game": "stratego-lightning"})
    table = pl.DataFrame({"counts": np.array([[2, 0, 0, 0, 0], [0] * 5, [4, 0, 0, 0, 0], [2, 0, 0, 0, 0]], np.int32)})
    found = counts.find(Results(chosen, cells_of(chosen), [table], Path("here"), "rules 1"))
    assert found.table.row(0, named=True)["value"] == 2 and found.table.row(0, named=True)["% of games"] == 75
    assert (
        found.sentences[0].startswith("A game has 2.0 (") and "attacks (in 75.0 % of the games)" in found.sentences[0]
    )
    with pytest.raises(BadInput, match="counts nothing else"):
        counts.check(study_of(GAME), cells_of(study_of(GAME)))


def of_measure(name: str) -> Results:
    """Return games that a measure can be computed for."""
    if name == "ladder":
        return played({"players": [], "meet": ["sergeant", "recruit"]}, 0.6)
    if name == "strategies":
        return played(CHOICES, 0.8, 0.3, 0.4, 0.6)
    if name == "prices":
        return armies(("", 0.5), ("MC", 0.75), ("J", 0.75))
    if name == "counts":
        chosen = study_of({**GAME, "game": "stratego-lightning"})
        return Results(chosen, cells_of(chosen), [pl.DataFrame({"counts": np.ones((8, 5))})], Path("here"), "rules 1")
    ones = {"used": np.ones((8, 2, PARTS)), "clauses": np.ones((8, 60))}
    return results(_many(8, score=[[1, -1], [-1, 1]] * 4, **ones))


@pytest.mark.parametrize("name", MEASURES)
def test_every_measure_says_how_it_is_defined(name: str) -> None:
    found = MEASURES[name].find(of_measure(name))
    assert found.measure == name and found.question.endswith("?") and len(found.method) > 80
    assert all(sentence.endswith(".") for sentence in found.sentences) and found.sentences
    assert {"cell", "value", "low", "high"} <= set(found.table.columns)
    assert all(picture.alt and picture.unit and svg(picture).startswith("<svg") for picture in found.pictures)
