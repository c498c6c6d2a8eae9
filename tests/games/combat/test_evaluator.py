"""Tests of Combat's evaluator: an attack is valued once for all cells of a move, and levels have their own weights."""

from __future__ import annotations

from typing import Any

from tests.games.combat.moments import moments

from sandtable.bots.levels import make
from sandtable.engine.compile.jit import scratch
from sandtable.engine.umpire import Umpire
from sandtable.games import variant
from sandtable.games.combat.player import notes, weights
from sandtable.games.combat.player.exchange import compare, given, note_wheels, taken
from sandtable.games.combat.player.worth import best_blow, muster
from sandtable.games.combat.rules.schema import ALIVE, UNITS

COMBAT = variant("combat")


def test_it_is_what_each_attack_is_worth_by_itself() -> None:
    view, _ = moments()[-1]
    seat, room, worth = view.viewer, scratch(notes.SCRATCH), 0
    weights.weigh(view, room)
    muster(view, room)
    note_wheels(view, room)
    for u in _alive(view, seat):
        compare(view, u, view.stance[u], room)
        for e in _alive(view, 1 - seat):
            assert given(view, u, e, room) == best_blow(view, u, e, room)
            assert taken(view, u, e, room) == best_blow(view, e, u, room)
            worth += given(view, u, e, room)
    assert worth > 0


def _alive(view: Any, seat: int) -> list[int]:
    return [u for u in range(seat * UNITS, seat * UNITS + view.count[seat]) if view.life[u] == ALIVE]


def test_a_level_goes_by_the_weights_that_it_has_drilled() -> None:
    umpire = Umpire(COMBAT, options={"scenario": "battle", "army": "rifle"}, seed=bytes(32))
    seat = umpire.waiting[0]
    umpire.act(seat, umpire.legal(seat)[0])  # a unit is picked, and to be placed
    for level, style in (("sergeant", weights.SERGEANT), ("lieutenant", weights.LIEUTENANT)):
        player: Any = make(level, COMBAT, 1)
        player.choose(umpire.view(seat), umpire.legal(seat))
        assert list(player.notes[notes.FIRST_WEIGHT :]) == list(weights.TABLE[style][0][weights.FOOT])
