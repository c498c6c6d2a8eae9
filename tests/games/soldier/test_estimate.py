"""Tests of the estimate at which a playout is cut off, and of what the bot does by its evaluation."""

from __future__ import annotations

import pytest

from sandtable.bots.levels import make
from sandtable.engine.umpire import Umpire
from sandtable.games import variant
from sandtable.games.soldier.fields import State
from sandtable.games.soldier.player.baselines import baselines
from sandtable.games.soldier.player.estimate import estimate
from sandtable.games.soldier.scenarios.position import Position

SOLDIER = variant("soldier")
DRAW = "30*T1"


def worths(position: Position, options: dict[str, str] | None = None, players: int = 2) -> list[int]:
    """Return the estimate of a position for each seat."""
    found: list[int] = []

    def arrange(s: State) -> None:
        position.arrange(s)
        found.extend(estimate(s, seat) for seat in range(players))

    Umpire.staged(SOLDIER, players, options or {}, arrange)
    return found


def one_each(**more: object) -> Position:
    held = {"soldiers": {"A": "Scout", "B": "Ninja"}, "hands": {"A": "Block", "B": "Block"}}
    return Position({**held, "pile": "Officer", "draw": DRAW, "drawn": True, **more}, ("A", "B"))


@pytest.mark.parametrize(
    "better",
    [
        pytest.param(one_each(soldiers={"A": ["Scout", "Sapper"], "B": ["Ninja"]}), id="a soldier"),
        pytest.param(one_each(training={"A": [3]}), id="training"),
        pytest.param(one_each(hands={"A": ["Block", "T3"], "B": ["Block"]}), id="a training card"),
        pytest.param(one_each(soldiers={"A": ["Scout", "Sapper", "Pilot"], "B": ["Ninja"]}), id="two soldiers"),
    ],
)
def test_what_brings_nearer_to_winning_is_worth_more(better: Position) -> None:
    before, after = worths(one_each()), worths(better)
    assert after[0] > before[0] + 20 and after[1] < before[1] - 20


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_one_may_expect_the_others_may_not(players: int) -> None:
    seats = "ABCD"[:players]
    soldiers = dict(zip(seats, ("Scout Sapper", "Ninja", "Pilot", "Officer"), strict=False))
    given = {"hands": dict.fromkeys(seats, "Block"), "soldiers": soldiers, "draw": DRAW, "drawn": True}
    found = worths(Position(given, seats), players=players)
    assert abs(sum(found)) <= players * 2 and max(found) == found[0]


def test_points_of_a_match_outweigh_a_soldier() -> None:
    ahead = one_each(points={"A": 6}, soldiers={"A": ["Scout"], "B": ["Ninja", "Sapper"]}, round=3)
    mine, other = worths(ahead, {"mode": "rounds"})
    assert mine > 200 > -200 > other


def test_the_sergeant_trains_with_what_it_has() -> None:
    umpire = Umpire.staged(SOLDIER, 2, {}, one_each(hands={"A": ["T2", "Block", "Sniper"], "B": ["Block"]}).arrange)
    chosen = {make("sergeant", SOLDIER, seed).choose(umpire.view(0), umpire.legal(0)) for seed in range(5)}
    assert {umpire.say(0, a) for a in chosen} == {"TRAIN 2"}


def test_habits_choose_among_what_is_allowed() -> None:
    hand = ["T1", "T2", "Advance", "Attack", "Knife", "Sniper", "Bomb"]
    umpire = Umpire.staged(SOLDIER, 2, {}, one_each(hands={"A": hand, "B": ["Block"]}).arrange)
    legal, view = umpire.legal(0), SOLDIER.game.schema.read_view(umpire.packed(0))
    for name, habit in baselines(SOLDIER.id).items():
        assert set(habit(view, legal)) <= set(legal), name
    attacks = baselines(SOLDIER.id)["attack-always"](view, legal)
    assert attacks and all(umpire.say(0, a).startswith("ADVANCE") for a in attacks)
