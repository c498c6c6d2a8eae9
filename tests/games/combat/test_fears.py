"""Tests of what Combat's computer players fear: weapons that can still hurt, by whom, and for how long."""

from __future__ import annotations

from typing import Any

from tests.games.combat.situations import COMBAT, staged, units

from sandtable.engine.compile.jit import scratch
from sandtable.games.combat.player import notes, weights
from sandtable.games.combat.player.exchange import note_aims
from sandtable.games.combat.player.ground import compare_for_moving, danger
from sandtable.games.combat.player.worth import muster

RIFLEMAN = "A: {type: S, weapons: [rifle], at: [10, 10]}"


def seen(east: str, rest: str = "half: West", options: str = "{}", west: str = RIFLEMAN) -> Any:
    """Return West's view of its units and East's; units of West are numbered from 0."""
    stage = staged(f"{units(west, east)}{rest}", options)
    return COMBAT.game.schema.read_view(stage.umpire.packed(0))


def feared(view: Any, unit: int = 0, **changed: int) -> int:
    """Return what a unit of West fears, if it counts all attacks of the enemy but for the changed weights."""
    room = scratch(notes.SCRATCH)
    weights.weigh(view, room)
    for name, weight in ({"CAUTION": 10, "COMES_NEAR": 10, "LESS_LIKELY": 10, "TO_THE_END": 0} | changed).items():
        room[getattr(notes, name)] = weight
    muster(view, room)
    note_aims(view, 0, room)
    compare_for_moving(view, unit, room)
    return int(danger(view, unit, notes.CAUTION, room))


def test_what_may_not_hit_a_soldier_is_not_feared() -> None:
    bazooka = "B: {type: S, weapons: [baz], at: [%d, 10]}"
    for x in (20, 34):  # from where it stands, and after a move
        assert feared(seen(bazooka % x)) > 0
        assert feared(seen(bazooka % x, options="{at_weapons: target}")) == 0


def test_those_who_cannot_fire_any_more_are_not_feared() -> None:
    assert feared(seen("B: {type: S, weapons: [rifle], at: [30, 10], wounds: 2}")) > 0
    assert feared(seen("B: {type: S, weapons: [rifle], at: [30, 10], wounds: 3}")) == 0
    assert feared(seen("B: {type: T, at: [20, 10], wounds: 3}")) == 0


def test_a_grenade_that_is_used_up_is_not_feared() -> None:
    thrower = "B: {type: S, weapons: [gren], at: [26, 10]%s}"
    assert feared(seen(thrower % "", options="{grenades: single}")) > 0
    assert feared(seen(thrower % ", done: [spent]", options="{grenades: single}")) == 0


def test_an_enemy_with_a_better_target_is_feared_less() -> None:
    special = "A: {type: S, weapons: [rifle], at: [10, 10]}, C: {type: SF, weapons: [mg, gren], at: [10, 12]}"
    enemy = "B: {type: S, weapons: [rifle], at: [40, 10]}"
    alone, beside = seen(enemy), seen(enemy, west=special)
    assert feared(beside) == feared(alone, LESS_LIKELY=5) > 0
    assert feared(beside, LESS_LIKELY=5) == feared(beside) // 2


def test_nothing_is_feared_in_the_last_half_turn() -> None:
    enemy = "B: {type: S, weapons: [rifle], at: [40, 10]}"
    last, one_more = (seen(enemy, f"half: West\nround: 12\nacted_first: {side}") for side in ("East", "West"))
    assert feared(last, TO_THE_END=1) == 0 < feared(last)
    assert feared(one_more, TO_THE_END=1) == feared(one_more) > 0
