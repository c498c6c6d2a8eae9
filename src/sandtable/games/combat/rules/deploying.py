"""The deployment: both sides place their units in turns (UC-R-68)."""

from __future__ import annotations

from sandtable.engine import Events, kernel
from sandtable.games.combat.fields import State
from sandtable.games.combat.rules import tell
from sandtable.games.combat.rules.callings import calling_of, number_of
from sandtable.games.combat.rules.clause_ids import C
from sandtable.games.combat.rules.floor import free_row, put
from sandtable.games.combat.rules.schema import ALIVE, EVERYBODY, NOBODY, REMOVED, UNITS, UNPLACED
from sandtable.games.combat.rules.tables import HEIGHT, SIZE, WIDTH, ZONE, is_vehicle


@kernel
def next_to_place(s: State, ev: Events) -> bool:
    """Ask the side whose turn it is for a unit; the other if it has none left. Return False if all units are placed."""
    for _ in range(2):
        s.placing = 1 - s.placing
        if _has_unplaced(s, s.placing, ev):
            s.waiting = 1 << s.placing
            return True
    return False


@kernel
def _has_unplaced(s: State, seat: int, ev: Events) -> bool:
    """Return whether a side has a unit to place; remove units that find no room in its zone (UC-R-96)."""
    found = False
    for u in range(seat * UNITS, seat * UNITS + s.count[seat]):
        if s.life[u] == UNPLACED:
            if _has_room(s, u, seat):
                found = True
            else:
                s.life[u] = REMOVED
                if ev is not None:
                    tell.left_out(ev, seat, calling_of(s, u), number_of(s, u), C.UC_R_96, EVERYBODY)
    return found


@kernel
def _has_room(s: State, u: int, seat: int) -> bool:
    width = ZONE - SIZE[s.kind[u]] + 1
    columns = (1 << width) - 1 << seat * (WIDTH - ZONE)
    for y in range(HEIGHT):
        if free_row(s, u, y) & columns:
            return True
    return False


@kernel
def deploy(s: State, u: int, x: int, y: int, stance: int, ev: Events) -> None:
    """Put a unit on the table, a soldier in the stance chosen (UC-R-66)."""
    s.life[u], s.stance[u] = ALIVE, stance
    put(s, u, x, y)
    s.picked, s.waiting = NOBODY, 0
    if ev is not None:
        stands = NOBODY if is_vehicle(s.kind[u]) else stance
        calls, number = calling_of(s, u), number_of(s, u)
        tell.deployed(ev, u // UNITS, calls, number, x, y, stands, C.UC_R_68, EVERYBODY)
