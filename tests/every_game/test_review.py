"""Tests of reviews: every finished game has one, and nothing said of a seat depends on what it could not know."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from tests.every_game.tables import Table, finish, need_secrets, short, table
from tests.every_game.worlds import Worlds, from_the_start

from sandtable.bots.rollout_evaluation import foresees
from sandtable.engine.compile.backend import BACKEND
from sandtable.engine.game import Variant
from sandtable.engine.records import write_record
from sandtable.engine.umpire import Umpire
from sandtable.review.course import Course, course_of, follow, from_record, marks
from sandtable.review.depth import Depth
from sandtable.review.looking import Judge, Judged, Stand, Task, look
from sandtable.review.report import Estimate
from sandtable.review.reviewing import reviewed

FEW = Depth(False, 12, 2, 2, 2, 2, 2, 2, 0)
DECISIONS = 400  # of two worlds

pytestmark = pytest.mark.usefixtures("toy_listed")


def played(variant: Variant, seed: int) -> Umpire:
    """Return a short random game, played to its end."""
    rng = Random(seed)
    shortest = {**table(variant, rng).options, **short(variant, 20)}
    players = rng.randint(*variant.players)
    whole = finish(Table(variant, players, shortest, rng.randbytes(32)), rng)
    game = Umpire(variant, players, whole.options, whole.seed, asks_chance=True)
    for seat, action in whole.moves:
        game.replay(seat, action)
    return game


def test_a_game_is_reviewed_and_again_the_same(variant: Variant) -> None:
    game = played(variant, 3)
    course = course_of(game, marks(game))
    shares: list[float] = []
    found = reviewed(course, shares.append, FEW)
    if BACKEND != "interpreted":  # there reviews are slow
        assert msgspec.json.encode(found) == msgspec.json.encode(reviewed(course, closely=FEW))
    assert shares == sorted(shares) and shares[-1] == 1
    assert found.seats == list(game.seats) and found.positions == len(course.marks) - 1
    assert [one.seat for one in found.accuracy] == found.seats
    decisions = next(one for one in found.statistics if one.key == "decisions")
    by_seat = [sum(seat == one for seat, _ in game.moves) for one in range(len(game.seats))]
    assert all(0 <= made <= of for made, of in zip(decisions.values, by_seat, strict=True)), "without the set-up"
    if variant.game.evaluator is None:
        assert decisions.values == by_seat
    assert len({one.key for one in found.statistics}) == len(found.statistics)
    assert all(len(one.values) == len(game.seats) for one in found.statistics)
    for moment in found.moments:
        assert moment.told and 0 < moment.at <= found.positions and moment.seat in found.seats
    if not foresees(variant):
        assert not found.estimates and not found.moments
        return
    assert [one.at for one in found.estimates] == sorted({one.at for one in found.estimates})
    first, last = found.estimates[0], found.estimates[-1]
    assert (first.at, last.at) == (0, found.positions)
    assert last.whole == [round(score * 1000) for score in game.scores]
    assert last.knew == last.whole, "when it is over everybody knows how it ended"


def test_what_a_seat_could_not_know_changes_nothing_that_is_said_of_it(variant: Variant) -> None:
    need_secrets(variant)
    if not foresees(variant):
        pytest.skip("nothing is said of it")
    compared = 0
    for seed in range(12):
        if compared and BACKEND == "interpreted":  # one game is enough where games are slow
            break
        worlds = from_the_start(variant, seed)
        if worlds.viewer == worlds.one.spectator:  # spectators are told nothing of their own
            continue
        one, other = _two_worlds(worlds)
        assert len(one.marks) == len(other.marks)
        assert _knew(one, worlds.viewer) == _knew(other, worlds.viewer)
        ours, theirs = _judged(one, worlds.viewer), _judged(other, worlds.viewer)
        assert ours == theirs
        compared += len(ours)
    assert compared, "a choice was judged in two worlds"


def _two_worlds(worlds: Worlds) -> tuple[Course, Course]:
    """Return two games that look the same to a viewer up to their end."""
    worlds.probes = 0
    kept = len(worlds.one.moves), len(worlds.other.moves)
    while worlds.steps < DECISIONS and not worlds.one.over and worlds.step() is None:
        kept = len(worlds.one.moves), len(worlds.other.moves)
    games = [_again(world, length) for world, length in zip((worlds.one, worlds.other), kept, strict=True)]
    one, other = (course_of(game, marks(game)) for game in games)
    return one, other


def _again(world: Table, length: int) -> Umpire:
    game = Umpire(world.variant, len(world.seats), world.options, bytes(32), asks_chance=True)
    for seat, action in world.moves[:length]:
        game.replay(seat, action)
    return game


def _knew(course: Course, viewer: int) -> list[int]:
    at = tuple(range(0, len(course.marks), 4))
    found: list[Estimate] = look(Task(course, FEW, Stand(at)))
    return [one.knew[viewer] for one in found]


def _judged(course: Course, viewer: int) -> list[tuple[int, int, str, str | None]]:
    own = [done for done, _ in follow(course) if done < len(course.moves) and course.moves[done][0] == viewer]
    found: list[Judged] = look(Task(course, FEW, Judge(tuple(own[-3:]))))
    return [(one.worth, one.loss, one.text, one.better) for one in found]


def test_a_record_of_it_gives_the_same_review(variant: Variant) -> None:
    rng = Random(8)
    options = {**table(variant, rng).options, **short(variant, 20)}
    game = Umpire(variant, None, options, rng.randbytes(32))
    while not game.over:
        seat = rng.choice(game.waiting)
        game.act(seat, rng.choice(game.legal(seat)))
    read = from_record(write_record(game), lambda id: variant)
    here = course_of(game, marks(game))
    assert read.marks == here.marks and read.moves == here.moves
