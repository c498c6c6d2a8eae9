"""Tests of the baselines of Ultimate Combat: each keeps to its habit, and the habit makes a difference."""

from __future__ import annotations

from itertools import islice

import pytest
from tests.games.combat.moments import COMBAT, battle, moments

from sandtable.bots.baselines import Baseline
from sandtable.games.combat.player.baselines import HABITS
from sandtable.games.combat.rules.actions import DECLARES, FIRES, MOVES, verb_of

NEVER = {"stay": (MOVES,), "never-fire": (DECLARES, FIRES), "hold-back": (MOVES,), "bayonets": (DECLARES, FIRES)}
"""What is never done, in the first rounds at least."""


@pytest.mark.parametrize("name", HABITS)
def test_a_habit_decides_between_choices(name: str) -> None:
    wanted = [(set(HABITS[name](view, legal)), set(legal)) for view, legal in moments()]
    assert all(choices <= legal for choices, legal in wanted)
    assert any(choices and choices < legal for choices, legal in wanted)


@pytest.mark.parametrize("name", NEVER)
def test_who_has_a_habit_keeps_to_it(name: str) -> None:
    players = [Baseline(COMBAT, seat, name) for seat in range(2)]
    done = {verb_of(choice) for _, _, choice in islice(battle(players), 50)}
    assert done.isdisjoint(NEVER[name])
