"""Tests of the decisions that a review counts for each seat: all of a game except set-up and giving up."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from tests.every_game.tables import short

from sandtable.engine.umpire import Umpire
from sandtable.games import variant
from sandtable.games.classic.rules import schema as classic
from sandtable.games.combat.rules import schema as combat
from sandtable.games.stratego.rules import schema as stratego
from sandtable.review.course import course_of, marks
from sandtable.review.statistics import DECISIONS, statistics

Ours = Callable[[int], bool]
"""Whether in a phase a set-up is made."""

KINDS: dict[str, Ours] = {
    "stratego-lightning": lambda phase: phase == stratego.SETUP,
    "stratego-alliance": lambda phase: phase == stratego.SETUP,
    "stratego-classic": lambda phase: phase == classic.SETUP,
    "combat": lambda phase: phase == combat.DEPLOY,
    "soldier": lambda phase: False,
    "warkings": lambda phase: False,
}


@pytest.mark.parametrize("id", KINDS)
def test_every_decision_counts_but_for_set_up_and_giving_up(id: str) -> None:
    rng = Random(5)
    found = variant(id)
    game = Umpire(found, None, short(found, 20), rng.randbytes(32))
    expected = [0.0] * len(game.seats)
    while not game.over:
        seat = rng.choice(game.waiting)
        expected[seat] += not KINDS[id](game.phase)
        game.decide(seat, rng.choice(game.legal(seat)))
    assert _counted(game) == expected and all(expected)


def test_giving_up_is_none() -> None:
    found = variant("stratego-lightning")
    rng = Random(6)
    game = Umpire(found, None, {}, rng.randbytes(32))
    while game.phase == stratego.SETUP:
        seat = rng.choice(game.waiting)
        game.decide(seat, rng.choice(game.legal(seat)))
    first = game.waiting[0]
    game.decide(first, rng.choice(game.legal(first)))
    other = game.waiting[0]
    (resigning,) = found.unlisted
    game.decide(other, resigning)
    assert game.over
    assert _counted(game) == [float(seat == first) for seat in range(2)]


def _counted(game: Umpire) -> list[float]:
    (found,) = (one for one in statistics(course_of(game, marks(game)), []) if one.key == DECISIONS)
    return found.values
