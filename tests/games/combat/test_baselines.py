"""Tests of the baselines of Ultimate Combat: each keeps to its habit, and the habit makes a difference."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import islice
from typing import Any

import pytest

from sandtable.bots.baselines import Baseline
from sandtable.bots.levels import make
from sandtable.engine.umpire import Umpire
from sandtable.games import variant
from sandtable.games.combat.player.baselines import HABITS
from sandtable.games.combat.rules.actions import DECLARES, FIRES, MOVES, verb_of

COMBAT = variant("combat")
Moment = tuple[Any, list[int]]
NEVER = {"stay": (MOVES,), "never-fire": (DECLARES, FIRES), "hold-back": (MOVES,), "bayonets": (DECLARES, FIRES)}
"""What is never done, in the first rounds at least."""


def battle(players: list[Any]) -> Iterator[tuple[Umpire, int, int]]:
    umpire = Umpire(COMBAT, options={"army_west": "mixed", "army_east": "armour", "scenario": "hold"}, seed=bytes(32))
    while not umpire.over:
        seat = umpire.waiting[0]
        choice = players[seat].choose(umpire.view(seat), umpire.legal(seat))
        yield umpire, seat, choice
        umpire.act(seat, choice)


@cache
def moments() -> list[Moment]:
    """Return views and choices from a battle between Sergeants."""
    players = [make("sergeant", COMBAT, seat) for seat in range(2)]
    return [
        (COMBAT.game.schema.read_view(umpire.packed(seat)), umpire.legal(seat))
        for umpire, seat, _ in islice(battle(players), 110)
    ]


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
