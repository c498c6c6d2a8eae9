"""Choices that a few trials cannot tell from others are said to be that, and not counted as good ones."""

from __future__ import annotations

from sandtable.games import variant
from sandtable.players import foresight
from sandtable.review.course import course_of, marks
from sandtable.review.looking import Judged, Outline
from sandtable.review.report import Accuracy
from sandtable.review.reviewing import _accuracy
from sandtable.umpire.umpire import Umpire

GAME = Umpire(variant("stratego-lightning"), None, {}, bytes(32))
COURSE = course_of(GAME, marks(GAME))
OUTLINE = Outline([(3, 0), (5, 0), (7, 0)], [])


def accuracy(*told: bool, loss: int = 0) -> Accuracy:
    better = None if loss == 0 else "a2-a3"
    moves = [move for move, _ in OUTLINE.choices]
    judged = {move: Judged(move, 0, loss, "a1-a2", better, known) for move, known in zip(moves, told, strict=True)}
    return _accuracy(COURSE, OUTLINE, 0, "South", moves, judged)


def test_only_what_was_told_apart_is_judged() -> None:
    found = accuracy(True, False, False)
    assert (found.percent, found.judged, found.best, found.blurred, found.of) == (100, 1, 1, 2, 3)


def test_where_nothing_was_told_apart_there_is_no_share() -> None:
    found = accuracy(False, False, False)
    assert (found.percent, found.judged, found.blurred) == (None, 0, 3)


def test_two_worlds_that_differ_much_tell_nothing() -> None:
    assert foresight._could_gain(0, 2 * 1000 * 1000, 2) > foresight.BLUR
    assert foresight._could_gain(0, 0, 16) <= foresight.BLUR
    assert foresight._sure_gain(16 * 500, 16 * 500 * 500, 16) == 500
