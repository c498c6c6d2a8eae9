"""The figures behind an act, for previews: what a move costs, what an attack adds up to."""

from __future__ import annotations

from typing import Any

from sandtable.games.combat.rules.actions import (
    DECLARES,
    FIGHTS,
    FIRES,
    MOVES,
    cell_of,
    target_of,
    unit_of,
    verb_of,
    weapon_of,
)
from sandtable.games.combat.rules.reach import allowance, cost_to
from sandtable.games.combat.rules.schema import NOBODY
from sandtable.games.combat.rules.sight import ends, line
from sandtable.games.combat.rules.sums import (
    cover,
    governing,
    kills_from,
    position_bonus,
    special,
    stance,
    terrain_bonus,
    weapon_bonus,
    whose_column,
    wound_penalty,
)
from sandtable.games.combat.rules.tables import TOUGHNESS, WOUNDS_FROM
from sandtable.umpire.jit import Record, kernel


@kernel
def weigh(v: Record, seat: int, a: int, out: Any) -> int:
    """Fill `out` with an act's figures; returns how many: none where it has none.

    A move: its cost (NOBODY: out of reach) and the allowance, in movement points. An attack: weapon, special, wound,
    position and terrain (added), toughness, cover and stance (subtracted), the governing terrain that the attacker is
    charged for and the target's, the attack line's cells (x and y of the attacker's, of the target's), and the least
    scores that wound and kill.
    """
    verb = verb_of(a)
    u = unit_of(v, seat, a)
    if u == NOBODY or v.x[u] == NOBODY:
        return 0
    if verb == MOVES:
        x, y = cell_of(v, seat, a)
        out[0], out[1] = cost_to(v, u, x, y), allowance(v, u)
        return 2
    if verb == DECLARES or verb == FIGHTS or verb == FIRES:
        return _weigh_attack(v, u, target_of(seat, a), weapon_of(a), out)
    return 0


@kernel
def _weigh_attack(v: Record, u: int, t: int, weapon: int, out: Any) -> int:
    if v.x[t] == NOBODY:
        return 0
    found = line(v, u, t, weapon)
    if found < 0:
        return 0
    ax, ay, bx, by = ends(found)
    attacker, target = governing(v, u, t, ax, ay, bx, by), governing(v, t, u, ax, ay, bx, by)
    out[0], out[1], out[2] = weapon_bonus(v, u, t, weapon), special(v, u), wound_penalty(v, u, weapon)
    out[3], out[4] = position_bonus(v, u, weapon), terrain_bonus(v, weapon, attacker, target)
    out[5], out[6], out[7] = TOUGHNESS[v.kind[t]], cover(v, t, target), stance(v, t, weapon)
    out[8], out[9] = whose_column(v, attacker, target), target
    out[10], out[11], out[12], out[13] = ax, ay, bx, by
    out[14], out[15] = WOUNDS_FROM, kills_from(v)
    return 16
