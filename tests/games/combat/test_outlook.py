"""Tests of Combat's outlook: how a review says a battle stood."""

from __future__ import annotations

import pytest

from sandtable.engine.umpire import Umpire
from sandtable.games import variant
from sandtable.games.combat.fields import State
from sandtable.games.combat.player.outlook import outlook
from sandtable.review.turning import standing

COMBAT = variant("combat")
POINTS = 300


def outlooks(
    scenario: str, round: int, score: tuple[int, int] = (0, 0), markers: tuple[int, int] = (0, 0)
) -> list[int]:
    """Return each side's outlook in a round, from its points and the number of rounds in which it held a marker."""
    found: list[int] = []

    def arrange(s: State) -> None:
        s.round, s.points, s.score, s.markers = round, POINTS, list(score), list(markers)
        found.extend(outlook(s, seat) for seat in range(2))

    Umpire.staged(COMBAT, None, {"scenario": scenario}, arrange)
    return found


@pytest.mark.parametrize("scenario", ["battle", "skirmish", "hold"])
def test_a_seventh_of_an_army_is_a_clear_lead_at_half_time(scenario: str) -> None:
    first, second = outlooks(scenario, 5, score=(POINTS // 7, 0))
    assert first == -second and standing(first) == "far_ahead"


def test_the_same_lead_says_more_the_fewer_rounds_are_left() -> None:
    leads = [outlooks("battle", round, score=(15, 0))[0] for round in (1, 4, 8, 12)]
    assert leads == sorted(leads) and leads[0] < leads[-1]


def test_rounds_at_a_marker_count_in_hold_alone() -> None:
    assert standing(outlooks("hold", 5, markers=(0, 1))[0]) == "far_behind"
    assert outlooks("battle", 5, markers=(0, 1)) == [0, 0]
