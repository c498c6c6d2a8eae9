"""Tests of beliefs about hidden pieces, by where they stand and by what they have visibly done."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from tests.games.stratego.staged import staged

from sandtable.engine.umpire import Umpire
from sandtable.games import variant
from sandtable.games.stratego.player.beliefs import MEMORY, log_likelihood, update_belief

LIGHTNING = variant("stratego-lightning")
SOUTH = "8@e5! 4@c1 3@b4 F@a1 B@a2"


def likelihood(north: str, way: Sequence[str]) -> int:
    """Return the log-likelihood, for South, that North's pieces are these after these moves."""
    umpire, memory = staged(SOUTH, north), [0] * MEMORY
    read = LIGHTNING.game.schema.read_view
    before = read(umpire.packed(0))
    update_belief(before, before, memory)
    for move in way:
        umpire.act(umpire.waiting[0], move)
        now = read(umpire.packed(0))
        update_belief(now, before, memory)
        before = now
    return int(log_likelihood(before, read(umpire.packed(1)), memory))


@pytest.mark.parametrize(
    ("likelier", "less", "way"),
    [
        pytest.param("9@e7 3@a9", "3@e7 9@a9", ("c1-d1", "e7-e6"), id="a piece that comes near is stronger"),
        pytest.param("3@e6. 9@a9", "9@e6. 3@a9", ("c1-d1", "e6-e7"), id="who goes away is weaker"),
        pytest.param("5@e6. 9@a9", "9@e6. 5@a9", ("c1-d1", "a9-a8"), id="who leaves it alone is weaker"),
        pytest.param("B@e6 9@a9", "9@e6 B@a9", ("c1-d1", "h8-h7"), id="who never moves beside it may be a Bomb"),
    ],
)
def test_deeds_are_evidence(likelier: str, less: str, way: tuple[str, ...]) -> None:
    rest = " F@d10 4@h8."
    gains = [likelihood(world + rest, way) - likelihood(world + rest, ()) for world in (likelier, less)]
    assert gains[0] > gains[1] + 16


def test_a_piece_that_comes_into_ones_half_unseen_is_seldom_weak() -> None:
    def told_by_coming(kind: str, other: str) -> int:
        world = f"{kind}@b6. {other}@a9 F@d10 4@h8."
        return likelihood(world, ("c1-d1", "b6-b5")) - likelihood(world, ("c1-d1", "b6-a6"))

    assert told_by_coming("6", "3") > told_by_coming("3", "6") + 32
    assert told_by_coming("9", "3") > told_by_coming("3", "9") + 16


@pytest.mark.parametrize(("shown", "stronger"), [("9", True), ("6", False)])
def test_a_strong_piece_that_came_tells_that_others_are_strong(shown: str, stronger: bool) -> None:
    def told_by_the_first(kind: str, other: str) -> int:
        world = f"{shown}@b6. {kind}@j6. {other}@a9 F@d10"
        way = ("c1-d1", "b6-b5", "d1-e1", "j6-j5", "e1-f1")
        return likelihood(world, (*way, "b5-b4")) - likelihood(world, (*way, "b5-a5"))

    assert (told_by_the_first("8", "3") > told_by_the_first("3", "8") + 16) == stronger


def test_where_a_piece_stood_at_first_is_evidence_when_it_has_gone_too() -> None:
    """People put Marshalls in front and Corporals behind."""
    rest, way = " F@d10 4@h8", ("c1-d1", "b7-b6", "d1-c1", "b6-b5")
    moved = likelihood("10@b7 3@g10" + rest, way) - likelihood("3@b7 10@g10" + rest, way)
    assert moved > 32


def test_bombs_are_looked_for_beside_flags() -> None:
    together = likelihood("F@d10 B@d9 B@e10 3@a9 4@h9", ())
    apart = likelihood("F@d10 3@d9 4@e10 B@a9 B@h9", ())
    assert together > apart


def test_what_is_seen_by_all_is_no_evidence() -> None:
    """A shown piece that comes near says nothing about other pieces."""
    rest = " F@d10 4@h8"
    near = likelihood("9@e7! 5@b9" + rest, ("c1-d1", "e7-e6"))
    far = likelihood("9@e7! 5@b9" + rest, ("c1-d1", "e7-e8"))
    assert near == far


def test_a_player_says_nothing_of_a_set_up_in_progress() -> None:
    umpire, memory = Umpire(LIGHTNING, seed=bytes(32)), [0] * MEMORY
    view = LIGHTNING.game.schema.read_view(umpire.packed(0))
    update_belief(view, view, memory)
    assert not any(memory)
