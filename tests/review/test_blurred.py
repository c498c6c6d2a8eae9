"""Tests that choices that a few trials cannot tell apart are said to be so, and do not count as good ones."""

from __future__ import annotations

import pytest

from sandtable.bots import rollout_evaluation
from sandtable.engine.umpire import Umpire
from sandtable.games import variant
from sandtable.review.course import course_of, marks
from sandtable.review.looking import Judged, Outline
from sandtable.review.report import Accuracy
from sandtable.review.reviewing import _accuracy

GAME = Umpire(variant("stratego-lightning"), None, {}, bytes(32))
COURSE = course_of(GAME, marks(GAME))
OUTLINE = Outline([(move, 0) for move in range(3, 17, 2)], [])


def accuracy(*told: bool, loss: int = 0) -> Accuracy:
    better = None if loss == 0 else "a2-a3"
    moves = [move for move, _ in OUTLINE.choices]
    judged = {move: Judged(move, 0, loss, "a1-a2", better, known) for move, known in zip(moves, told, strict=True)}
    return _accuracy(COURSE, OUTLINE, 0, "South", moves, judged)


def test_only_what_was_told_apart_is_judged() -> None:
    found = accuracy(*[True] * 5, False, False)
    assert (found.percent, found.judged, found.best, found.blurred, found.of) == (100, 5, 5, 2, 7)
    worse = accuracy(*[True] * 5, False, False, loss=200)
    assert (worse.judged, worse.best, worse.blurred) == (5, 0, 2) and (worse.percent or 0) < 100


@pytest.mark.parametrize("few", [0, 1, 4])
def test_of_few_choices_no_share_is_told(few: int) -> None:
    found = accuracy(*[True] * few, *[False] * (7 - few))
    assert (found.percent, found.judged, found.blurred) == (None, few, 7 - few)


def test_two_worlds_that_differ_much_tell_nothing() -> None:
    assert rollout_evaluation._doubt(0, 2 * 1000 * 1000, 2) > rollout_evaluation.BLUR
    assert rollout_evaluation._doubt(0, 0, 16) <= rollout_evaluation.BLUR
    assert rollout_evaluation._sure_gain(16 * 500, 16 * 500 * 500, 16) == 500
