"""The weights of the evaluator, by style, scenario and the heaviest vehicle of the two armies."""

from __future__ import annotations

from sandtable.engine import Ints, kernel, table
from sandtable.games.combat.fields import Seen
from sandtable.games.combat.player.notes import FIRST_WEIGHT, STYLE, WEIGHTS
from sandtable.games.combat.rules.schema import SEATS, UNITS
from sandtable.games.combat.rules.tables import APC, is_vehicle

SERGEANT, LIEUTENANT, FIRST_WAY = range(3)  # styles, by the first level that fights by them; and the first of `WAYS`
FOOT, LIGHT, ARMOURED = range(3)

# The order is that of `notes`. The Sergeant's weights were found on 2026-11-23 in games against the first weights:
# `_MILD` by trying single weights in 80 to 120 games each, the others by an evolution strategy from near `_MILD`.
# Weights that did not exist then (`_UNTRIED` and the last eight) leave the Sergeant's play as it was.
# The Lieutenant's, but for `_IN_COVER`, were found on 2026-11-28 by CMA-ES; TO_THE_END, which the search left at 0 with
# `_HIDDEN_TANK` and `_TO_MARKERS`, was then set.
# bench/opponents.md says how often all of them win, and how to find the Lieutenant's again.
_UNTRIED = (60, 10, 3, 4, 5, 4, 0, 0, 0, 0, 0)
_MILD = (
    *(1500, 260, 45, 4, 14, 3, 300, 5, 3, 14, 5, 0, 20, 4, 16, 4, 1),
    *(*_UNTRIED, 4, 0, 0, 10, 10, 4, 10, 0),
)
_LIGHT_BATTLE = (
    *(1407, 294, 89, 10, 3, 1, 291, 6, 4, 23, 10, 0, 11, 4, 23, 1, 0),
    *(*_UNTRIED, 1, 0, 0, 10, 10, 10, 10, 0),
)
_TANK_BATTLE = (
    *(2460, 279, 91, 5, 15, 1, 234, 3, 7, 10, 7, 4, 35, 5, 13, 1, 1),
    *(*_UNTRIED, 1, 0, 0, 10, 10, 5, 10, 0),
)
_TANK_SKIRMISH = (
    *(720, 382, 92, 2, 12, 5, 294, 4, 5, 22, 6, 2, 75, 8, 0, 2, 1),
    *(*_UNTRIED, 2, 0, 0, 10, 10, 2, 10, 0),
)
_IN_COVER = (
    *(1500, 260, 45, 2, 16, 2, 267, 7, 5, 17, 6, 0, 14, 6, 14, 4, 1),
    *(190, 7, 2, 6, 8, 10, 1, 2, 0, 43, 3, 0, 57, 14, 9, 10, 2, 10, 0),
)
_WITH_JEEPS = (
    *(1407, 294, 89, 11, 5, 0, 230, 6, 2, 18, 11, 0, 0, 4, 34, 4, 0),
    *(0, 15, 4, 6, 11, 3, 0, 1, 0, 0, 2, 1, 0, 0, 10, 13, 7, 11, 1),
)
_HIDDEN_TANK = (
    *(2460, 279, 91, 7, 19, 0, 439, 6, 11, 15, 15, 3, 23, 4, 16, 0, 0),
    *(0, 29, 1, 9, 7, 14, 1, 0, 0, 33, 5, 1, 0, 0, 15, 14, 0, 6, 1),
)
_TANK_AHEAD = (
    *(720, 382, 92, 18, 17, 14, 134, 2, 5, 21, 5, 1, 50, 11, 22, 0, 2),
    *(0, 24, 2, 3, 5, 11, 0, 0, 0, 0, 10, 5, 23, 0, 8, 8, 22, 11, 1),
)
_TO_MARKERS = (
    *(1225, 65, 54, 1, 14, 4, 189, 2, 4, 5, 7, 0, 4, 4, 22, 4, 1),
    *(0, 38, 3, 4, 3, 9, 0, 0, 0, 15, 0, 6, 0, 0, 13, 10, 12, 8, 1),
)
_ROUND_MARKERS = (
    *(979, 122, 117, 4, 18, 2, 250, 10, 5, 16, 6, 0, 20, 6, 12, 4, 0),
    *(36, 8, 1, 10, 12, 17, 2, 1, 0, 38, 5, 0, 120, 33, 6, 10, 2, 7, 0),
)
TABLE = table(
    [
        [
            [_MILD, _LIGHT_BATTLE, _TANK_BATTLE],  # Battle
            [_MILD, _LIGHT_BATTLE, _TANK_SKIRMISH],  # Skirmish
            [_MILD, _MILD, _MILD],  # Hold
        ],
        [
            [_IN_COVER, _WITH_JEEPS, _HIDDEN_TANK],  # Battle
            [_IN_COVER, _WITH_JEEPS, _TANK_AHEAD],  # Skirmish
            [_ROUND_MARKERS, _ROUND_MARKERS, _TO_MARKERS],  # Hold
        ],
    ]
)

WAYS = (_IN_COVER, _WITH_JEEPS, _HIDDEN_TANK, _TANK_AHEAD, _ROUND_MARKERS, _TO_MARKERS)
"""The Lieutenant's weights for any battle, as styles from FIRST_WAY on: the plans of a General."""
_WAYS = table(WAYS)


@kernel
def weigh(v: Seen, notes: Ints) -> None:
    """Write the weights for this battle to the notes, by the style that they hold."""
    style = notes[STYLE]
    row = _WAYS[style - FIRST_WAY] if style >= FIRST_WAY else TABLE[style][v.scenario][floor_of(v)]
    for k in range(WEIGHTS):
        notes[FIRST_WEIGHT + k] = row[k]


@kernel
def floor_of(v: Seen) -> int:
    """Return FOOT, LIGHT (jeeps and motorcycles at most) or ARMOURED, by the heaviest vehicle of both armies."""
    floor = FOOT
    for seat in range(SEATS):
        for u in range(seat * UNITS, seat * UNITS + v.count[seat]):
            if is_vehicle(v.kind[u]):
                floor = max(floor, ARMOURED if v.kind[u] >= APC else LIGHT)
    return floor
