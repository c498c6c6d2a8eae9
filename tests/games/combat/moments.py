"""Views and choices from a battle between Sergeants."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import islice
from typing import Any

from sandtable.bots.levels import make
from sandtable.engine.umpire import Umpire
from sandtable.games import variant

COMBAT = variant("combat")
Moment = tuple[Any, list[int]]


def battle(players: list[Any]) -> Iterator[tuple[Umpire, int, int]]:
    umpire = Umpire(COMBAT, options={"army_west": "mixed", "army_east": "armour", "scenario": "hold"}, seed=bytes(32))
    while not umpire.over:
        seat = umpire.waiting[0]
        choice = players[seat].choose(umpire.view(seat), umpire.legal(seat))
        yield umpire, seat, choice
        umpire.act(seat, choice)


@cache
def moments() -> list[Moment]:
    """Return views and choices from a battle between Sergeants."""
    players = [make("sergeant", COMBAT, seat) for seat in range(2)]
    return [
        (COMBAT.game.schema.read_view(umpire.packed(seat)), umpire.legal(seat))
        for umpire, seat, _ in islice(battle(players), 110)
    ]
