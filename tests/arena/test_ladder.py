"""Tests of ladders: the distances between levels, and the confidence intervals of those distances."""

from __future__ import annotations

import json

import pytest

from sandtable import cli
from sandtable.arena.ladder import Pair, line_ups, ratings, run_ladder
from sandtable.engine.errors import BadInput
from sandtable.games import variant

WAR_KINGS = variant("warkings")


def test_the_interval_is_wilsons() -> None:
    """50 of 100 is 40.4 to 59.6 %, and 0 of 10 does not end at 0 (Wilson 1927)."""
    half = Pair("a", "b", 100, 50, 0).share
    assert (round(half.low, 3), round(half.high, 3)) == (0.404, 0.596)
    none = Pair("a", "b", 10, 0, 0).share
    assert none.low == pytest.approx(0, abs=1e-9) and round(none.high, 3) == 0.278


def test_three_wins_of_four_are_191_points() -> None:
    """Odds of 3 to 1 are 400 log10(3) = 190.8; the half wins that are added weigh little among 4,000 games."""
    found = ratings(["sergeant", "general"], [Pair("general", "sergeant", 4000, 3000, 0)])
    assert found["sergeant"].rating == 0
    assert found["general"].rating == 191


def test_distances_add_up_where_the_model_holds() -> None:
    """a beats b at odds of 2, and b beats c at odds of 3, so a beats c at odds of 6."""
    pairs = [Pair("a", "b", 30000, 20000, 0), Pair("b", "c", 28000, 21000, 0), Pair("a", "c", 35000, 30000, 0)]
    found = ratings(["a", "b", "c"], pairs)
    assert (found["b"].rating, found["c"].rating) == (-120, -311)


def test_who_never_won_has_a_number_too() -> None:
    found = ratings(["sergeant", "recruit"], [Pair("sergeant", "recruit", 10, 10, 0)])
    assert -800 < found["recruit"].rating < -400


def test_an_interval_is_as_wide_as_the_games_are_few() -> None:
    """For 100 even games the share is 50 +- 9.8 %, which is 69 points at most; for 10,000 it is a tenth of that."""
    few, many = (
        ratings(["sergeant", "general"], [Pair("general", "sergeant", n, n // 2, 0)])["general"] for n in (100, 10000)
    )
    assert -85 < few.low < -50 < 50 < few.high < 85
    assert -9 < many.low < -5 < 5 < many.high < 9


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_sergeant_stands_above_the_recruit_at_every_table(players: int) -> None:
    found = run_ladder(WAR_KINGS, 60, seed=1, players=players, ids=["recruit", "sergeant"])
    recruit, sergeant = found["levels"]
    assert sergeant["rating"] == 0 == sergeant["low"] == sergeant["high"]
    assert recruit["low"] <= recruit["rating"] <= recruit["high"] < -100
    assert all(0 < level["ms_median"] <= level["ms_worst"] for level in found["levels"])
    (pair,) = found["pairs"]
    assert (pair["a"], pair["b"], pair["games"]) == ("sergeant", "recruit", 60)
    assert pair["wins_a"] + pair["draws"] <= 60 and json.loads(json.dumps(found)) == found


@pytest.mark.parametrize("players", [2, 3, 6])
def test_a_level_is_no_stronger_than_itself(players: int) -> None:
    """Each player has half of the seats over all games, even if the number of games is odd."""
    seated = [name for line_up in line_ups("a", "b", players) for name in line_up]
    assert seated.count("a") == seated.count("b")


def test_a_level_that_is_not_there_is_refused_before_anything_is_played() -> None:
    with pytest.raises(BadInput, match=r"no computer player 'general'; .* has recruit, corporal, sergeant"):
        run_ladder(WAR_KINGS, 2, seed=1, ids=["sergeant", "general"])


def test_the_command_prints_ranks_and_meetings(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["ladder", "warkings", "--games", "4", "--levels", "recruit,sergeant"]) == 0
    said = capsys.readouterr().out
    assert "sergeant" in said and "Elo" in said and "ms a decision" in said and "draw is half a win" in said
