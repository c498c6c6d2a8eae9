"""Tests of named set-ups that are given to the two sides of a study."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pytest

from sandtable.batches.match_runner import MatchRunner
from sandtable.bots.compiled_specs import plans, player_rows
from sandtable.engine.errors import BadInput
from sandtable.engine.umpire import Umpire
from sandtable.games import variant
from sandtable.studies.batches import batches_of
from sandtable.studies.cells import Cell, cells_of
from sandtable.studies.playing import play
from sandtable.studies.study import study_of

DATA: dict[str, Any] = {
    "title": "Set-ups", "game": "stratego-small", "players": ["sergeant"], "games": 40,
    "vary": {"first_setup": ["corner", "march"], "second_setup": ["corner", "march"]}, "measure": ["strategies"],
}  # fmt: skip


def cells(**changed: Any) -> list[Cell]:
    return cells_of(study_of(DATA | changed))


def test_each_seat_is_given_that_of_its_side() -> None:
    assert [cell.setups for cell in cells()] == [
        ("corner", "corner"), ("corner", "march"), ("march", "corner"), ("march", "march"),
    ]  # fmt: skip
    four = cells(game="stratego-alliance-lightning", vary={"first_setup": ["march"], "second_setup": ["corner"]})
    assert four[0].setups == ("march", "corner", "march", "corner")


def test_where_one_side_is_named_the_other_draws_lots() -> None:
    assert cells(vary={"second_setup": ["lake", "decoy"]}, measure=["wins"])[0].setups == ("", "lake")
    assert cells(vary={"shuttle_limit": [3, 4]}, measure=["wins"])[0].setups == ()


def test_a_set_up_with_a_name_is_one_that_the_rules_allow() -> None:
    for id in ("stratego-lightning", "stratego-small", "stratego-barrage", "stratego-classic"):
        for named in plans(variant(id)).values():
            game = Umpire(variant(id), None, {})
            for action in named:
                game.decide(0, action)


def test_it_is_that_set_up_which_is_played() -> None:
    """Two players move at random, and the first has one set-up in every game."""
    small = variant("stratego-small")
    table = MatchRunner(small, 2, small.read_options({}), player_rows(["recruit"], small), setups=("march", ""))
    plan = table._plans(np.zeros((5, 2), np.int64), [1, 2, 3, 4, 5])
    assert {tuple(row) for row in plan[:, 0].tolist()} == {plans(small)["march"]}
    assert len({tuple(row) for row in plan[:, 1].tolist()}) > 1


@pytest.mark.nightly  # studies of Stratego are compiled for it; `test_it_is_that_set_up_which_is_played` stays
def test_games_with_other_set_ups_are_other_games() -> None:
    names, frames = set(), []
    for cell in cells():
        (batch,) = batches_of(cell, range(40), 7, False, False, "1")
        names.add(batch.name)
        frames.append(play(batch).to_dict(as_series=False))
    assert len(names) == 4
    assert len({json.dumps(frame["plies"]) for frame in frames}) == 4


def test_only_levels_are_given_set_ups() -> None:
    with pytest.raises(BadInput, match="set-ups are given to two sides of levels"):
        cells(players=["tests.studies.own_player:First"], vary={"first_setup": ["march"]})
