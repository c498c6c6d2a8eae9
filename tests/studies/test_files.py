"""Tests of study files: what is read, and the one line for what cannot be."""

from __future__ import annotations

from pathlib import Path

import pytest

from sandtable.engine.errors import BadInput
from sandtable.studies.cells import cells_of
from sandtable.studies.measures import check_measures
from sandtable.studies.study import read_study, study_of

WHOLE = """
title: Does the open pile matter?
game: warkings
players: [sergeant, random]
seats: 3
vary:
  open_take: [previous, own]
  advisor: [stack, once]
games: 600
pair: true
seed: 7
measure: [wins, length]
"""


def written(tmp_path: Path, text: str) -> Path:
    file = tmp_path / "study.yaml"
    file.write_text(text, encoding="utf-8")
    return file


def test_every_combination_is_a_cell(tmp_path: Path) -> None:
    cells = cells_of(read_study(written(tmp_path, WHOLE)))
    assert [cell.name for cell in cells] == [
        "open_take previous, advisor stack", "open_take previous, advisor once",
        "open_take own, advisor stack", "open_take own, advisor once",
    ]  # fmt: skip
    assert {cell.seats for cell in cells} == {3} and cells[3].options["advisor"] == "once"
    assert cells[0].options["first"] == 0, "what is not said is as usual"


def test_cells_that_are_written_out() -> None:
    cells = [{"name": "free"}, {"name": "no pile", "restrict": ["pile"]}, {"players": ["random"], "seats": 4}]
    found = cells_of(study_of({"title": "t", "game": "warkings", "players": ["random"], "games": 10, "cells": cells}))
    assert [cell.name for cell in found] == ["free", "no pile", "players random, seats 4"]
    assert found[0].barred == 0 and found[1].barred == 1 << 7 and found[2].seats == 4


def test_players_who_meet_make_a_cell_for_each_two() -> None:
    """They sit in turn round the table, so that partners in Alliance are the same player."""
    data = {"title": "t", "game": "stratego-alliance", "meet": ["random", "recruit", "sergeant"], "games": 10}
    cells = cells_of(study_of(data))
    assert [cell.name for cell in cells] == ["random against recruit", "random against sergeant",
                                             "recruit against sergeant"]  # fmt: skip
    assert cells[2].players == ("recruit", "sergeant") * 2


def test_a_cell_may_have_games_of_its_own() -> None:
    cells = [{"name": "few", "games": 4}, {"name": "many"}]
    found = cells_of(study_of({"title": "t", "game": "warkings", "players": ["random"], "games": 10, "cells": cells}))
    assert [cell.games for cell in found] == [4, 10]


GOOD = {"title": "t", "game": "warkings", "players": ["random"], "games": 10}


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"game": "chess"}, "chess"),
        ({"games": "many"}, "games: expected a whole number"),
        ({"games": 1}, "at least 2 games"),
        ({"games": None}, "`games` a cell has, or `until`"),
        ({"until": {"half_width": 0.01, "at_most": 100}}, "one of the two"),
        ({"games": None, "until": {"half_width": 2, "at_most": 100}}, "half_width is a share"),
        ({"players": []}, "needs `players`"),
        ({"meet": ["random", "sergeant"]}, "or else `meet`"),
        ({"players": [], "meet": ["random"]}, "meet: at least two players, each of them once"),
        ({"players": [], "meet": ["random", "sergeant"], "seats": 3}, "an even number of seats, not 3"),
        ({"players": [], "meet": ["random", "sergeant"], "vary": {"seats": [2, 4]}}, "or from `meet`; not both"),
        ({"cells": [{"games": "many"}]}, "games: a whole number, not 'many'"),
        ({"cells": [{"games": 1}]}, "at least 2 games"),
        ({"players": ["sergeant"] * 3}, "this table has 2 seats"),
        ({"players": ["colonel"]}, "there is no computer player 'colonel'"),
        ({"measure": ["joy"]}, "measure: there is no 'joy'; there are wins, length"),
        ({"vary": {"advisor": []}}, "vary: advisor has no values"),
        ({"vary": {"advisor": ["twice"]}}, "cell 'advisor twice': option advisor is 'twice'"),
        ({"vary": {"advice": ["once", "stack"]}}, "cell 'advice once': War Kings: Enemy Attack has no option 'advice'"),
        ({"vary": {"seats": [2, 9]}}, "cell 'seats 9': War Kings: Enemy Attack is played by 2 to 6, not by 9"),
        ({"vary": {"first": list(range(6)), "stall_rounds": list(range(200))}}, "1200 cells; 1000 are the most"),
        ({"cells": [{"restrict": ["tank"]}]}, "has no part 'tank'; it has 1S, 2S"),
        (
            {"cells": [{"first_setup": "wall"}]},
            "first_setup: War Kings: Enemy Attack has no set-up 'wall'; it has none",
        ),
        (
            {"game": "stratego-small", "vary": {"second_setup": ["wall"]}},
            "cell 'second_setup wall': second_setup: Ultimate Stratego: Six by Six has no set-up 'wall'; it has corner",
        ),
        ({"cells": [{"name": "a"}, {"name": "a"}]}, "two cells are called 'a'"),
        ({"cells": [{}], "vary": {"seats": [2]}}, "not both"),
        ({"seeds": 3}, "there is no key `seeds`"),
    ],
)
def test_what_is_wrong_is_said_in_a_line(changed: dict[str, object], said: str) -> None:
    data = {key: value for key, value in {**GOOD, **changed}.items() if value is not None}
    with pytest.raises(BadInput) as problem:
        study = study_of(data)
        check_measures(study.measure)
        cells_of(study)
    assert said in str(problem.value) and "\n" not in str(problem.value)


@pytest.mark.parametrize("text", ["title: [", "- 1", "", "title: a\ntitle: b"])
def test_what_is_no_study_names_its_file(tmp_path: Path, text: str) -> None:
    with pytest.raises(BadInput, match=r"study\.yaml: "):
        read_study(written(tmp_path, text))


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="cannot be read"):
        read_study(tmp_path / "nothing.yaml")
