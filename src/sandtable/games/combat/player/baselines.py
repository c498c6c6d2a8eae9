"""The baselines: simple habits that a good player must not lose to.

A habit returns those of the legal actions that agree with it. If none does, all of them stay open.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sandtable.engine import Habit
from sandtable.games.combat.fields import View
from sandtable.games.combat.player.ground import gap
from sandtable.games.combat.rules.actions import (
    ANSWERING,
    CHANGING,
    DECLARES,
    END,
    FIGHTS,
    FIRES,
    MOVES,
    STANDS,
    UNIT,
    cell_of,
    target_of,
    verb_of,
)
from sandtable.games.combat.rules.floor import terrain_at
from sandtable.games.combat.rules.schema import ALIVE, DECLARE, MELEE_STEP, MOVE, STANCE, UNITS, VEHICLES
from sandtable.games.combat.rules.tables import HEIGHT, OFFICER, OPEN, PRONE, is_vehicle

_LAST_ROUNDS = 3
_APART = 4  # cells


def _verbs(legal: Sequence[int], *verbs: int) -> list[int]:
    return [a for a in legal if verb_of(a) in verbs]


def _forward(v: View, a: int) -> int:
    """Return how many cells a move leads towards the enemy's edge; negative if it leads back."""
    x, _y = cell_of(v, v.viewer, a)
    ahead = int(x) - v.x[v.viewer * UNITS + v.picked]
    return -ahead if v.viewer else ahead


def _foremost(v: View, legal: Sequence[int]) -> list[int]:
    """Return the moves that lead farthest ahead; none if no move does."""
    moves = _verbs(legal, MOVES)
    far = max((_forward(v, a) for a in moves), default=0)
    return [a for a in moves if _forward(v, a) == far and far > 0]


def _stay_or_end(legal: Sequence[int]) -> list[int]:
    return [a for a in legal if a == END]


def _in_cover(v: View, a: int) -> bool:
    return bool(terrain_at(v, *cell_of(v, v.viewer, a)) != OPEN)


def camp(v: View, legal: Sequence[int]) -> Sequence[int]:
    """Go into cover and never leave it."""
    if v.phase != MOVE:
        return legal
    if v.picked < 0:
        units = range(v.viewer * UNITS, v.viewer * UNITS + v.count[v.viewer])
        bare = [u % UNITS for u in units if v.life[u] == ALIVE and terrain_at(v, v.x[u], v.y[u]) == OPEN]
        return [a for a in legal if a == END or (a - UNIT in bare)]
    return [a for a in legal if _in_cover(v, a)]


def stay(v: View, legal: Sequence[int]) -> Sequence[int]:
    """Never move."""
    return _stay_or_end(legal) if v.phase == MOVE else legal


def rush(v: View, legal: Sequence[int]) -> Sequence[int]:
    """Move every unit ahead as far as it can, every time."""
    if v.phase != MOVE:
        return legal
    return _foremost(v, legal) if v.picked >= 0 else [a for a in legal if a != END]


def never_fire(v: View, legal: Sequence[int]) -> Sequence[int]:
    """Only fight hand-to-hand."""
    return _stay_or_end(legal) if v.phase in (DECLARE, VEHICLES) else legal


def nearest(v: View, legal: Sequence[int]) -> Sequence[int]:
    """Attack one of the nearest targets."""
    if v.picked < 0 or v.phase not in (DECLARE, MELEE_STEP, VEHICLES):
        return legal
    attacks = _verbs(legal, DECLARES, FIGHTS, FIRES)
    u = v.viewer * UNITS + v.picked
    close = min((gap(v, u, target_of(v.viewer, a)) for a in attacks), default=0)
    return [a for a in attacks if gap(v, u, target_of(v.viewer, a)) == close]


def spread_out(v: View, legal: Sequence[int]) -> Sequence[int]:
    """Keep away from friends by 4 cells."""
    if v.phase != MOVE or v.picked < 0:
        return legal
    own = v.viewer * UNITS
    friends = [u for u in range(own, own + v.count[v.viewer]) if v.life[u] == ALIVE and u != own + v.picked]

    def alone(a: int) -> bool:
        x, y = cell_of(v, v.viewer, a)
        return all(max(abs(x - v.x[u]), abs(y - v.y[u])) >= _APART for u in friends)

    return [a for a in legal if alone(a)]


def bunch(v: View, legal: Sequence[int]) -> Sequence[int]:
    """Stay together: move only to places less than 4 cells from a friend."""
    if v.phase != MOVE or v.picked < 0:
        return legal
    alone = set(spread_out(v, legal))
    return [a for a in legal if a not in alone]


def keep_away(v: View, legal: Sequence[int]) -> Sequence[int]:
    """Move only to places that are no nearer to the nearest enemy, and let others come."""
    if v.phase != MOVE or v.picked < 0:
        return legal
    u, other = v.viewer * UNITS + v.picked, (1 - v.viewer) * UNITS
    enemies = [(v.x[t], v.y[t]) for t in range(other, other + v.count[1 - v.viewer]) if v.life[t] == ALIVE]

    def far(x: int, y: int) -> int:
        return min((max(abs(x - ex), abs(y - ey)) for ex, ey in enemies), default=0)

    now = far(v.x[u], v.y[u])
    return [a for a in legal if far(*map(int, cell_of(v, v.viewer, a))) >= now]


def along_the_edge(v: View, legal: Sequence[int]) -> Sequence[int]:
    """Go ahead close to the side edges of the floor, around the enemy."""
    if v.phase != MOVE or v.picked < 0:
        return legal
    moves = [a for a in _verbs(legal, MOVES) if _forward(v, a) >= 0]

    def off(a: int) -> int:
        y = int(cell_of(v, v.viewer, a)[1])
        return min(y, HEIGHT - 1 - y)

    least = min(map(off, moves), default=0)
    return _foremost(v, [a for a in moves if off(a) == least])


def officer_hunt(v: View, legal: Sequence[int]) -> Sequence[int]:
    """Attack the enemy's Officer whenever possible."""
    attacks = _verbs(legal, DECLARES, FIGHTS, FIRES)
    return [a for a in attacks if v.kind[target_of(v.viewer, a)] == OFFICER]


def finish_off(v: View, legal: Sequence[int]) -> Sequence[int]:
    """Attack one of the targets with the most wounds."""
    attacks = _verbs(legal, DECLARES, FIGHTS, FIRES)
    most = max((v.wounds[target_of(v.viewer, a)] for a in attacks), default=0)
    return [a for a in attacks if v.wounds[target_of(v.viewer, a)] == most]


def bayonets(v: View, legal: Sequence[int]) -> Sequence[int]:
    """Run at the enemy and fight hand-to-hand only."""
    return never_fire(v, rush(v, legal))


def lie_down(v: View, legal: Sequence[int]) -> Sequence[int]:
    """Lie down with every soldier whenever possible, and stay down."""
    if v.phase == STANCE:
        if v.picked >= 0:
            return [a for a in legal if verb_of(a) == STANDS and a == CHANGING + PRONE]
        upright = [a for a in legal if a != END and v.stance[v.viewer * UNITS + a - UNIT] != PRONE]
        return upright or _stay_or_end(legal)
    return [ANSWERING + 1] if ANSWERING + 1 in legal else legal


def hold_back(v: View, legal: Sequence[int]) -> Sequence[int]:
    """Stay at home until the last three rounds, then rush."""
    return rush(v, legal) if v.rounds - v.round < _LAST_ROUNDS else stay(v, legal)


def charge(v: View, legal: Sequence[int]) -> Sequence[int]:
    """Move vehicles ahead as far as they can."""
    if v.phase != MOVE or v.picked < 0 or not is_vehicle(v.kind[v.viewer * UNITS + v.picked]):
        return legal
    return _foremost(v, legal)


def stand_tall(v: View, legal: Sequence[int]) -> Sequence[int]:
    """Never hit the dirt."""
    return [ANSWERING] if ANSWERING in legal else legal


HABITS: Mapping[str, Habit] = {
    "camp": camp,
    "stay": stay,
    "rush": rush,
    "never-fire": never_fire,
    "nearest": nearest,
    "spread-out": spread_out,
    "lie-down": lie_down,
    "hold-back": hold_back,
    "charge": charge,
    "stand-tall": stand_tall,
    "bunch": bunch,
    "keep-away": keep_away,
    "along-the-edge": along_the_edge,
    "officer-hunt": officer_hunt,
    "finish-off": finish_off,
    "bayonets": bayonets,
}


def baselines(variant: str) -> Mapping[str, Habit]:
    """Return the habits by their names, the same for every variant."""
    return HABITS
