"""Turning points of a game: the greatest changes in how seats stood."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil

from sandtable.engine.record.schema import CHANCE
from sandtable.games import variant
from sandtable.review.course import Course
from sandtable.review.looking import Judged, Outline
from sandtable.review.report import Estimate, Fault, Standing

MAX_SWINGS = 8
MAX_SWINGS_SHORT = 5  # in a game shorter than SHORT
SHORT = 60  # positions
MIN_SWING = 180  # least size of a swing, in thousandths
APART = 2  # positions between two swings, at least
SHARE = 0.08  # of the game's length between two swings, at least
BLAME = 30  # gain of another choice that makes a fault, in thousandths
BEFORE = 3  # judged choices of a seat before it turned
_STANDINGS: tuple[tuple[int, Standing], ...] = (
    (-990, "lost"),
    (-450, "far_behind"),
    (-120, "behind"),
    (120, "even"),
    (450, "ahead"),
    (990, "far_ahead"),
)


@dataclass(frozen=True)
class Swing:
    """The change between two consecutive estimates, for the seat that lost most by it."""

    before: Estimate
    after: Estimate
    seat: int
    size: int
    worse: bool  # worse for the seat, by all that was hidden or by what it could know

    @property
    def at(self) -> int:
        return self.after.at


def standing(number: int) -> Standing:
    """Return the word for a number from -1000 to 1000."""
    return next((word for most, word in _STANDINGS if number <= most), "won")


def swings(estimates: Sequence[Estimate]) -> list[Swing]:
    """Return the greatest swings, largest first, no two of them close together."""
    apart = max(APART, ceil(SHARE * _length(estimates)))
    found = sorted(map(_swing, estimates, estimates[1:]), key=lambda swing: (-swing.size, swing.at))
    chosen: list[Swing] = []
    for swing in found:
        if swing.size >= MIN_SWING and all(abs(swing.at - other.at) >= apart for other in chosen):
            chosen.append(swing)
    return chosen


def most(estimates: Sequence[Estimate]) -> int:
    """Return the greatest number of turning points for a game of this length."""
    return MAX_SWINGS_SHORT if _length(estimates) < SHORT else MAX_SWINGS


def _length(estimates: Sequence[Estimate]) -> int:
    return estimates[-1].at if estimates else 0


def _swing(before: Estimate, after: Estimate) -> Swing:
    """Return the change between two estimates, for the seat that lost most."""
    by_seat = [
        min(ways, key=lambda change: (-abs(change), change))
        for ways in zip(_changes(before.whole, after.whole), _halves(_changes(before.knew, after.knew)), strict=True)
    ]
    size = max(map(abs, by_seat))
    seat = by_seat.index(min(by_seat))
    if by_seat[seat] > -MIN_SWING:
        seat = by_seat.index(max(by_seat, key=abs))
    return Swing(before, after, seat, size, by_seat[seat] < 0)


def _changes(before: Sequence[int], after: Sequence[int]) -> list[int]:
    return [now - then for then, now in zip(before, after, strict=True)]


def _halves(changes: Sequence[int]) -> list[int]:
    """Return half of each change: what seats know is estimated from samples."""
    return [change // 2 if change > 0 else -(-change // 2) for change in changes]


def suspects(course: Course, outline: Outline, swing: Swing) -> list[int]:
    """Return the seat's latest choices before the game turned: indices of decisions in order."""
    mark = course.marks[swing.at]
    own = [move for move, seat in outline.choices if seat == swing.seat and move < mark]
    return own[-BEFORE:]


def fault(course: Course, outline: Outline, swing: Swing, judged: Sequence[Judged]) -> tuple[Fault, Judged | None]:
    """Return whether the seat could have known better, by its judged choices, and the choice that shows it."""
    unlisted = variant(course.variant).unlisted
    gave_up = any(
        course.moves[move] in {(swing.seat, action) for action in unlisted} for move in course.moves_of(swing.at)
    )
    if gave_up or not judged:
        return "none", None
    worst = max(judged, key=lambda one: (one.loss, one.move))
    if not swing.worse:
        return "none", judged[-1]
    if worst.loss >= BLAME:
        return "knowable", worst
    by_chance = any(course.moves[move][0] == CHANCE for move in course.moves_of(swing.at))
    return ("chance" if by_chance else "unknowable"), judged[-1]
