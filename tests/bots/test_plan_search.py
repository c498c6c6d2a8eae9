"""Tests of the bot that plans a stretch of the game: it plans once, when the stretch begins, and keeps to the plan."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

import pytest

from sandtable.bots import plan_search
from sandtable.bots.compiled_specs import player_rows, runs_compiled
from sandtable.bots.greedy import Greedy
from sandtable.bots.levels import make
from sandtable.bots.plan_search import Planner, planned_style
from sandtable.engine.compile.jit import rows
from sandtable.engine.errors import BadInput
from sandtable.engine.record.view import PackedView
from sandtable.engine.strength import Plans
from sandtable.engine.umpire import Umpire
from sandtable.games import variant
from sandtable.games.combat.player.weights import FIRST_WAY, LIEUTENANT
from sandtable.games.combat.rules.schema import MOVE
from sandtable.review.depth import depth, judge

COMBAT = variant("combat")
ONE_ROUND = {"scenario": "skirmish", "army": "rifle", "rounds": 1}
FEW = Plans((FIRST_WAY, FIRST_WAY + 1), rounds=1, worlds=1, style=LIEUTENANT)
SEATS = 2


@pytest.fixture
def starts(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[bytes]]:
    """Yield the views for which bots ask for a plan; the plan is always the same."""
    asked: list[bytes] = []

    @lru_cache
    def plan(variant: object, seed: int, budget: Plans, start: bytes) -> int:
        asked.append(start)
        return FIRST_WAY

    monkeypatch.setattr(plan_search, "planned_style", plan)
    yield asked


def battle() -> Iterator[tuple[Umpire, int]]:
    """Yield a battle of Lieutenants, and the seat to act, before each choice."""
    umpire = Umpire(COMBAT, None, ONE_ROUND, bytes(32))
    players = [make("lieutenant", COMBAT, seat) for seat in range(SEATS)]
    while not umpire.over:
        seat = umpire.waiting[0]
        yield umpire, seat
        umpire.act(seat, players[seat].choose(umpire.view(seat), umpire.legal(seat)))


def test_a_half_turn_is_planned_once_when_it_begins(starts: list[bytes]) -> None:
    planners = [Planner(COMBAT, seat, FEW) for seat in range(SEATS)]
    by_plan = [Greedy(COMBAT, seat, FIRST_WAY) for seat in range(SEATS)]
    as_usual = [Greedy(COMBAT, seat, LIEUTENANT) for seat in range(SEATS)]
    planned: set[tuple[int, int]] = set()
    for umpire, seat in battle():
        view, legal = umpire.view(seat), umpire.legal(seat)
        seen = COMBAT.game.schema.read_view(view.packed)
        choice = planners[seat].choose(view, legal)
        if int(seen.half) == seat and int(seen.phase) >= MOVE:
            half_turn = (seat, int(seen.ply))
            assert planners[seat].at_once is (half_turn in planned)
            assert half_turn in planned or starts[-1] == view.packed
            planned.add(half_turn)
            assert choice == by_plan[seat].choose(view, legal)
        else:
            assert planners[seat].at_once
            assert choice == as_usual[seat].choose(view, legal)
    assert {seat for seat, _ in planned} == set(range(SEATS))
    assert len(starts) == len(planned)


def test_a_bot_that_is_made_anew_keeps_to_the_plan(starts: list[bytes]) -> None:
    seen: list[list[PackedView]] = [[] for _ in range(SEATS)]
    first = [Planner(COMBAT, seat, FEW) for seat in range(SEATS)]
    for umpire, seat in battle():
        for viewer, player in enumerate(first):
            seen[viewer].append(PackedView(umpire.packed(viewer)))
            player.see(seen[viewer][-1])
        choice = first[seat].choose(umpire.view(seat), umpire.legal(seat))
        anew = Planner(COMBAT, seat, FEW)
        for view in seen[seat]:
            anew.see(view)
        assert anew.choose(umpire.view(seat), umpire.legal(seat)) == choice
        assert anew.at_once
    assert starts


def test_a_plan_follows_from_the_seed_and_the_view() -> None:
    umpire, seat = next((umpire, seat) for umpire, seat in battle() if umpire.view(seat)["phase"] == "move")
    packed = umpire.packed(seat)
    found = planned_style(COMBAT, 5, FEW, packed)
    planned_style.cache_clear()
    assert found in (LIEUTENANT, *FEW.ways)
    assert planned_style(COMBAT, 5, FEW, packed) == found
    assert planned_style(COMBAT, 5, Plans((), 1, 1, style=LIEUTENANT), packed) == LIEUTENANT


def test_only_a_gain_beyond_doubt_counts() -> None:
    drivers, tally = COMBAT.game.kernels, rows(3, 2)
    for k, gains in enumerate(([0, 0, 0, 0], [900, -900, 1000, -800], [500, 510, 490, 500])):
        for gain in gains:
            drivers.add_gain(tally, k, gain)
    assert drivers.surest(tally, 2, 4, 10) == 0
    assert drivers.surest(tally, 3, 4, 10) == 2


def test_a_review_goes_by_a_level_that_weighs_single_choices() -> None:
    assert judge(COMBAT) == "lieutenant"
    assert depth(COMBAT, SEATS).style == LIEUTENANT


def test_a_level_that_plans_runs_in_no_compiled_loop() -> None:
    assert not runs_compiled("general", COMBAT)
    assert runs_compiled("lieutenant", COMBAT)
    with pytest.raises(BadInput, match="plans ahead, and plays in no compiled loop"):
        player_rows(["general"], COMBAT)
