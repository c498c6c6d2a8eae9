"""Tests that a review finds a mistake made by hand: a strong piece attacks a stronger one that it knows."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest

from sandtable.bots.levels import make
from sandtable.engine.record.view import PackedView
from sandtable.engine.umpire import Umpire
from sandtable.games import variant
from sandtable.review.course import course_of, marks
from sandtable.review.depth import Depth
from sandtable.review.looking import Judge, Survey, Task, look
from sandtable.review.report import Estimate
from sandtable.review.reviewing import reviewed
from sandtable.review.turning import most, standing, swings

LIGHTNING = variant("stratego-lightning")
CLOSELY = Depth(False, 300, 6, 4, 4, 12, 4, 1, 0)
SOUTH = 0


def blunders(game: Umpire) -> Iterator[int]:
    """Yield the attacks of South's strong pieces on stronger ones that it knows."""
    view = game.view(SOUTH)
    rank = {piece["at"]: piece["rank"] for piece in view["pieces"] if piece["rank"] and piece["rank"].isdigit()}
    for choice in game.offer(SOUTH):
        origin, _, target = choice["text"].partition("-")
        if origin in rank and target in rank and 6 <= int(rank[origin]) < int(rank[target]):
            yield int(choice["id"])


def with_a_blunder() -> tuple[Umpire, int]:
    """Return a game of Sergeants in which South makes one mistake, and the number of that decision."""
    for seed in range(40):
        game = Umpire(LIGHTNING, None, {"ply_limit": 120}, seed.to_bytes(32, "big"))
        players = [make("sergeant", LIGHTNING, seed + seat) for seat in range(2)]
        mistake = None
        while not game.over and (mistake is None or len(game.moves) < mistake + 20):
            seat = game.waiting[0]
            wrong = next(blunders(game), None) if seat == SOUTH and mistake is None else None
            if wrong is not None:
                mistake = len(game.moves)
            best = int(players[seat].choose(PackedView(game.packed(seat)), game.legal(seat)))
            game.decide(seat, best if wrong is None else wrong)
        if mistake is not None:
            return game, mistake
    pytest.fail("no such game was found")


def test_a_mistake_that_could_be_known_is_found_and_blamed() -> None:
    game, mistake = with_a_blunder()
    course = course_of(game, marks(game))
    (judged,) = look(Task(course, CLOSELY, Judge((mistake,))))
    assert judged.loss > 50 and judged.better is not None
    outline = look(Task(course, CLOSELY, Survey()))
    assert (mistake, SOUTH) in outline.choices
    found = reviewed(course, closely=CLOSELY)
    at = course.position(mistake)
    [moment] = [moment for moment in found.moments if moment.at == at]
    assert moment.seat == "South" and moment.fault == "knowable"
    assert moment.choice is not None and moment.choice.text == judged.text and moment.choice.better


def test_the_greatest_swings_are_chosen_none_close_by_another() -> None:
    heights = [0, 0, 300, 310, 310, 0, 0, 50, 900, -900]
    estimates = [Estimate(at, [0, 0], [height, -height], []) for at, height in enumerate(heights)]
    found = swings(estimates)
    assert [swing.at for swing in found] == [9, 5, 2]
    assert [swing.seat for swing in found] == [0, 0, 1], "the seat that lost by it"


def test_a_short_game_turns_seldom() -> None:
    estimates = [Estimate(at, [0, 0], [300 * (at % 2), -300 * (at % 2)], []) for at in range(20)]
    assert len(swings(estimates)[: most(estimates)]) == 5
    slight = [Estimate(at, [0, 0], [150 * (at % 2), -150 * (at % 2)], []) for at in range(20)]
    assert not swings(slight)
    long = [Estimate(at, [0, 0], [300 * (at % 2), -300 * (at % 2)], []) for at in range(100)]
    turned = sorted(swing.at for swing in swings(long))
    assert all(after - before >= 8 for before, after in pairwise(turned))


def test_numbers_in_words() -> None:
    numbers = (-1000, -500, -200, 0, 200, 500, 1000)
    words = ["lost", "far_behind", "behind", "even", "ahead", "far_ahead", "won"]
    assert [standing(number) for number in numbers] == words
