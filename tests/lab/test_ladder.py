"""How far levels are apart, and by what right that is said."""

from __future__ import annotations

import pytest

from sandtable import cli
from sandtable.games import variant
from sandtable.lab.ladder import Pair, line_ups, ratings, run_ladder
from sandtable.umpire.errors import BadInput

WAR_KINGS = variant("warkings")


def test_the_interval_is_wilsons() -> None:
    """50 of 100 is 40.4 to 59.6 %, and 0 of 10 does not end at 0 (Wilson 1927)."""
    low, high = Pair("a", "b", 50, 100).interval
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    low, high = Pair("a", "b", 0, 10).interval
    assert low == pytest.approx(0, abs=1e-9) and round(high, 3) == 0.278


def test_three_wins_of_four_are_191_points() -> None:
    """Odds of 3 to 1 are 400 log10(3) = 190.8; the half wins that are added weigh little among 4,000 games."""
    found = ratings(["sergeant", "general"], [Pair("general", "sergeant", 3000, 4000)])
    assert found["sergeant"] == 0
    assert found["general"] == pytest.approx(190.8, abs=0.2)


def test_distances_add_up_where_the_model_holds() -> None:
    """a beats b at odds of 2, b beats c at odds of 3: a beats c at odds of 6."""
    pairs = [Pair("a", "b", 2000, 3000), Pair("b", "c", 2250, 3000), Pair("a", "c", 18000 / 7, 3000)]
    found = ratings(["a", "b", "c"], pairs)
    assert found["b"] == pytest.approx(-120.4, abs=0.5)
    assert found["c"] == pytest.approx(-311.3, abs=0.5)


def test_who_never_won_has_a_number_too() -> None:
    found = ratings(["sergeant", "recruit"], [Pair("sergeant", "recruit", 10, 10)])
    assert -800 < found["recruit"] < -400


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_sergeant_stands_above_the_recruit_at_every_table(players: int) -> None:
    found = run_ladder(WAR_KINGS, 60, seed=1, players=players, ids=["recruit", "sergeant"])
    assert found["players"] == players and found["levels"]["sergeant"] == 0
    assert found["levels"]["recruit"] < -100
    for spent in found["decisions"].values():  # ms
        assert 0 < spent["median"] <= spent["worst"] and spent["decisions"] > 4
    (pair,) = found["pairs"]
    assert pair["interval"][0] < pair["share"] < pair["interval"][1]


@pytest.mark.parametrize("players", [2, 3, 6])
def test_a_level_is_no_stronger_than_itself(players: int) -> None:
    """Each has half of the seats over all games, also where their number is odd."""
    seated = [name for line_up in line_ups("a", "b", players) for name in line_up]
    assert seated.count("a") == seated.count("b")


def test_a_level_that_is_not_there_is_refused_before_anything_is_played() -> None:
    with pytest.raises(BadInput, match="has no computer player 'general'; it has recruit, corporal, sergeant"):
        run_ladder(WAR_KINGS, 2, seed=1, ids=["sergeant", "general"])


def test_the_command_prints_ranks_and_meetings(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["ladder", "warkings", "--games", "4", "--levels", "recruit,sergeant"]) == 0
    said = capsys.readouterr().out
    assert "sergeant" in said and "Elo" in said and "ms a decision" in said and "4 games a pair, 2 seats" in said
