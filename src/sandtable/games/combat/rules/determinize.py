"""Determinization: a random state that looks the same to a viewer, with new armies in place of those it cannot see."""

from __future__ import annotations

from sandtable.engine import Ints, below, kernel
from sandtable.games.combat.fields import State, View
from sandtable.games.combat.rules.buying import buy, hand_out, points_left
from sandtable.games.combat.rules.schema import BUY, SEATS, UNITS
from sandtable.games.combat.rules.tables import (
    COST,
    FIRED_HEAVY,
    MOUNTABLE,
    MOUNTS,
    TYPES,
    WEAPON_COST,
    WEAPONS,
    is_vehicle,
)


@kernel
def determinize(v: View, rng: Ints, s: State) -> bool:
    """Buy random armies for the sides whose purchases the viewer cannot see, in `s`, which holds all of `v`.

    Return True: some army always fits.
    """
    for seat in range(SEATS):
        if seat != v.viewer:
            s.bought[seat] = 0
            for k in range(UNITS):
                s.bought_kind[seat][k], s.bought_arms[seat][k] = 0, 0
                s.bought_mount[seat][k][0], s.bought_mount[seat][k][1] = 0, 0
            if v.phase == BUY and v.buyers >> seat & 1:
                _go_shopping(s, seat, v.waiting >> seat & 1 == 0, rng)
    return True


@kernel
def _go_shopping(s: State, seat: int, done: bool, rng: Ints) -> None:
    """Buy random units within the points of a side: at least one if the side is done, possibly none if it is not."""
    for _ in range(below(rng, UNITS) + (1 if done else 0)):
        kind = below(rng, TYPES - 1) + 1
        if COST[kind] > points_left(s, seat):
            kind = TYPES // 2  # a Soldier costs least
        if COST[kind] > points_left(s, seat) or s.bought[seat] == UNITS:
            return
        buy(s, seat, kind)
        if is_vehicle(kind):
            for _mount in range(below(rng, MOUNTS[kind] + 1)):
                _hand_out(s, seat, FIRED_HEAVY[below(rng, MOUNTABLE)])
        else:
            _hand_out(s, seat, below(rng, WEAPONS))


@kernel
def _hand_out(s: State, seat: int, weapon: int) -> None:
    """Give a weapon to the unit bought last, if the side has the points for it."""
    if WEAPON_COST[weapon] <= points_left(s, seat):
        hand_out(s, seat, weapon)
