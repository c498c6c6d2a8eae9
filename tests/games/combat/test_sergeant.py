"""Tests of Combat's Sergeant: its weights depend on the battle, and it does not always bring the same army."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.bots.levels import make
from sandtable.engine.umpire import Umpire
from sandtable.games import variant
from sandtable.games.combat.player import notes, weights
from sandtable.games.combat.rules.armies import ARMIES
from sandtable.games.combat.rules.schema import BUY, DEPLOY, UNITS
from sandtable.games.combat.rules.tables import TANK, ZONE

COMBAT = variant("combat")
SEEDS = range(12)


def deployed(options: dict[str, Any], seed: int) -> Any:
    """Return the spectator's view after two Sergeants have bought and placed their armies."""
    umpire = Umpire(COMBAT, options=options, seed=bytes(32))
    players = [make("sergeant", COMBAT, 2 * seed + seat) for seat in range(2)]
    while (view := COMBAT.game.schema.read_view(umpire.packed(umpire.spectator))).phase in (BUY, DEPLOY):
        seat = umpire.waiting[0]
        umpire.decide(seat, players[seat].choose(umpire.view(seat), umpire.legal(seat)))
    return view


def army(view: Any, seat: int) -> tuple[tuple[int, int], ...]:
    units = range(seat * UNITS, seat * UNITS + view.count[seat])
    return tuple((view.kind[u], view.arms[u]) for u in units)


def test_it_buys_several_armies_and_none_that_loses_to_all_others() -> None:
    bought = {army(deployed({"army": "buy"}, seed), seat) for seed in SEEDS for seat in range(2)}
    assert len(bought) == len(ARMIES) - 1
    assert army(deployed({"army": "armour"}, 1), 0) not in bought


@pytest.mark.parametrize("scenario", ["battle", "hold"])
def test_it_deploys_in_many_ways(scenario: str) -> None:
    views = [deployed({"army": "rifle", "scenario": scenario}, seed) for seed in SEEDS]
    assert len({tuple(zip(view.x[:UNITS], view.y[:UNITS], strict=True)) for view in views}) > len(SEEDS) // 2


def test_every_weight_is_given_for_every_floor() -> None:
    assert {len(row) for rows in weights.TABLE for floors in rows for row in floors} == {notes.WEIGHTS}


@pytest.mark.parametrize(
    ("ours", "theirs", "floor"),
    [
        ("rifle", "rifle", weights.FOOT),
        ("rifle", "motor", weights.LIGHT),
        ("armour", "mixed", weights.ARMOURED),
    ],
)
def test_the_heaviest_vehicle_of_both_armies_counts(ours: str, theirs: str, floor: int) -> None:
    view = deployed({"army_west": ours, "army_east": theirs}, 1)
    assert weights.floor_of(view) == floor


def test_the_lieutenant_drives_its_tank() -> None:
    umpire = Umpire(COMBAT, options={"army": "armour", "scenario": "skirmish"}, seed=bytes(32))
    players = [make("lieutenant", COMBAT, seat) for seat in range(2)]
    while (view := COMBAT.game.schema.read_view(umpire.packed(umpire.spectator))).round < 4 and umpire.waiting:
        seat = umpire.waiting[0]
        umpire.decide(seat, players[seat].choose(umpire.view(seat), umpire.legal(seat)))
    tank = list(view.kind).index(TANK)
    assert view.x[tank] >= ZONE
