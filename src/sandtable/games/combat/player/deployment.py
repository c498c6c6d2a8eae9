"""A whole deployment as the Sergeant makes it, for people who want to start at once."""

from __future__ import annotations

from sandtable.engine import Ints, scratch
from sandtable.games.combat.fields import Seen
from sandtable.games.combat.player.notes import CHOICE, SCRATCH
from sandtable.games.combat.player.sergeant import survey
from sandtable.games.combat.rules.actions import DEPLOYS, UNIT, cell_of, stance_of, verb_of
from sandtable.games.combat.rules.floor import put
from sandtable.games.combat.rules.schema import ALIVE, DEPLOY, NOBODY, UNITS, UNPLACED


def deployment(v: Seen, seat: int) -> list[int]:
    """Return both picks of every unit that has no place yet, in order; empty outside the deployment.

    The view is changed while the plan is made. The enemy places its units in another zone, so the whole plan stays
    legal.
    """
    if v.phase != DEPLOY:
        return []
    picks: list[int] = []
    notes: Ints = scratch(SCRATCH)
    for place in range(v.count[seat]):
        u = seat * UNITS + place
        if v.life[u] != UNPLACED:
            continue
        v.picked = place
        survey(v, seat, notes)
        action = int(notes[CHOICE])
        if action == NOBODY or verb_of(action) != DEPLOYS:
            continue
        x, y = cell_of(v, seat, action)
        put(v, u, x, y)
        v.life[u], v.stance[u] = ALIVE, stance_of(action)
        picks += [UNIT + place, action]
    return picks
