"""The outlook of a battle, for reviews of finished battles: points, markers and wounds, by the rounds left.

The numbers come from a logistic regression over 920 battles of all levels, a third of them of each scenario.
"""

from __future__ import annotations

import math

from sandtable.engine import kernel, table
from sandtable.games.combat.fields import State
from sandtable.games.combat.rules.buying import cost_of
from sandtable.games.combat.rules.ending import is_near
from sandtable.games.combat.rules.schema import ALIVE, BY_SCENARIO, HOLD, KILLED, SEATS, UNITS, USUAL_ROUNDS
from sandtable.games.combat.rules.tables import is_soldier

SURE = 1000
A_WOUND = 15  # what a wound costs, in hundredths of the unit's points
# Of an army, in thousandths:
A_MARKER = 280  # each point from markers in scenario Hold
TO_HOLD = 60  # being alone near a marker now
EARLY, LATE = 200, 50  # the lead that wins nine battles in ten, with all rounds ahead and in the last one
STEP = 5  # low bits of a lead that SQUASH ignores
SQUASH = table([round(SURE * math.tanh((k << STEP) / 1000)) for k in range(4000 >> STEP)])
_MARKERS = 3


@kernel
def outlook(s: State, seat: int) -> int:
    """Return what a side may expect of the result, from -1000 to 1000."""
    rounds = s.rounds if s.rounds != BY_SCENARIO else USUAL_ROUNDS[s.scenario]
    left = max(0, min(rounds, rounds - s.round + 1))
    lead = (_losses(s, 1 - seat) - _losses(s, seat)) * 10 // max(1, s.points)
    if s.scenario == HOLD:
        lead += A_MARKER * (s.markers[seat] - s.markers[1 - seat]) + TO_HOLD * (_holds(s, seat) - _holds(s, 1 - seat))
    deciding = LATE + (EARLY - LATE) * left // max(1, rounds)
    sure = SQUASH[min(abs(lead) * 1000 // deciding >> STEP, len(SQUASH) - 1)]
    return int(-sure if lead < 0 else sure)


@kernel
def _losses(s: State, seat: int) -> int:
    """Return what a side has lost, in hundredths of points; wounds count in part."""
    lost = s.score[1 - seat] * 100
    for u in range(seat * UNITS, seat * UNITS + s.count[seat]):
        if s.life[u] == ALIVE:
            lost += cost_of(s, u) * s.wounds[u] * A_WOUND
        elif s.life[u] == KILLED:  # its points count when the half-turn is over
            lost += cost_of(s, u) * 100
    return int(lost)


@kernel
def _holds(s: State, seat: int) -> int:
    """Return how many markers a side has soldiers near while the enemy has none."""
    held = 0
    for marker in range(_MARKERS):
        near = 0
        for u in range(SEATS * UNITS):
            if s.life[u] == ALIVE and is_soldier(s.kind[u]) and is_near(s, u, marker):
                near |= 1 << u // UNITS
        held += 1 if near == 1 << seat else 0
    return held
