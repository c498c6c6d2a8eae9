"""Texts that stand for no action: numbers beyond the last action, and the clause against each.

A text may name a way that no piece could ever go, a space outside the zone or a piece that nobody has, or it may answer
a question that is not asked. None of this is ever legal.
"""

from __future__ import annotations

from sandtable.engine import as_int, kernel, table
from sandtable.games.stratego.fields import Seen
from sandtable.games.stratego.rules.actions import ACTIONS
from sandtable.games.stratego.rules.clause_ids import C
from sandtable.games.stratego.rules.geometry import distance
from sandtable.games.stratego.rules.placement import army_clause, set_up_clause
from sandtable.games.stratego.rules.rescue import is_asked
from sandtable.games.stratego.rules.schema import (
    ALLIANCE,
    ALLIANCE_LIGHTNING,
    BOMB,
    BONUS,
    CAMPAIGN,
    CANNON,
    CAPTAIN,
    FLAG,
    FREE,
    OVER,
    PLAY,
    RESCUE,
    SCOUT,
    SETUP,
    STEP,
    STOCKADE,
)
from sandtable.games.stratego.rules.sides import allied, moves, owner
from sandtable.games.stratego.rules.tables import FIRST_LAKE, FIRST_STOCKADE, NOWHERE

ANYTHING, PLACES, ENTERS, RESCUES, STEPS_ON, IMPRISONS, FREES, GOES, DECLINES, SAYS = range(10)
"""What a text would do. ANYTHING: whatever a seat writes that is not asked. SAYS: `stop` or `ready`."""
_BITS = 8  # of each of the three operands: 1 + a cell, or a piece; 0 for none
_MASK = (1 << _BITS) - 1
STRAY_WORDS = SAYS << 3 * _BITS  # from here on: words of the set-up, which are judged out of turn too
_SHOT = 3  # how many spaces a shot goes (ST-ALLY-CANNON-3)

_FIRST = {
    SETUP: (C.ST_SET_5, C.ST_SET_5),
    STEP: (C.ST_R_23, C.ST_R_23),
    RESCUE: (C.ST_R_46, C.ST_R_46),
    STOCKADE: (C.ST_R_5, C.ST_R_5),
    FREE: (C.ST_ALLY_RESC_2, C.ST_ALLY_RESC_2),
    BONUS: (C.ST_R_52, C.ST_R_72),
}
FIRST = table([[int(_FIRST[phase][four]) if phase in _FIRST else 0 for phase in range(OVER)] for four in range(2)])
"""FIRST[whether allied][phase]: the clause of the question that must be answered first (ST-R-81)."""


def written(variant: int, verb: int, one: int = 0, other: int = 0, named: int = 0) -> int:
    """Return the number of a text that stands for no action."""
    return int(ACTIONS[variant]) + (((verb << _BITS | one) << _BITS | other) << _BITS | named)


def piece_operand(kind: int, army: int) -> int:
    """Return the operand for a kind of piece of the first army (0) or the second (1)."""
    return 2 * kind + army


@kernel
def why_written(v: Seen, seat: int, a: int) -> int:
    """Return the clause against a text that stands for no action."""
    number = a - ACTIONS[v.variant]
    verb = number >> 3 * _BITS
    one, other, named = number >> 2 * _BITS & _MASK, number >> _BITS & _MASK, number & _MASK
    if verb == PLACES:
        return _why_no_place(v, one)
    if verb == ENTERS:
        return _why_no_entry(v, seat, one)
    if verb == RESCUES:
        return _why_no_rescue(v, seat, one, other - 1)
    if verb == STEPS_ON:
        return C.ST_R_23
    if verb == IMPRISONS and allied(v):
        is_stockade = FIRST_STOCKADE[1] <= one - 1 < FIRST_LAKE[1]
        return C.ST_R_5 if v.phase == STOCKADE and is_stockade else C.ST_ALLY_FLAG_3
    if verb == FREES and allied(v):
        return C.ST_ALLY_RESC_2 if v.phase == FREE else C.ST_ALLY_RESC_1
    if verb == GOES:
        return _why_no_way(v, seat, one - 1, other - 1, named - 1)
    if verb == DECLINES:  # in Alliance Lightning, which asks nothing that could be declined
        return C.ST_AL_6 if v.phase == PLAY else C.ST_R_10
    return C.ST_SET_5 if verb == SAYS else C.ST_TURN_2


@kernel
def _why_no_place(v: Seen, piece: int) -> int:
    """Return the clause against what cannot be laid out, or not there."""
    if v.phase != SETUP:
        return C.ST_SET_5
    if piece == 0:
        return C.ST_R_7 if allied(v) else army_clause(v)
    if piece % 2 == 1:
        return C.ST_CPN_3
    if v.variant == ALLIANCE_LIGHTNING:
        return C.ST_COMP_10
    return C.ST_ALLY_SET_1 if allied(v) else set_up_clause(v)


@kernel
def _why_no_entry(v: Seen, seat: int, piece: int) -> int:
    """Return the clause against what cannot enter, or not there, or not now."""
    if v.variant != CAMPAIGN and v.variant != ALLIANCE:
        return C.ST_AL_2 if allied(v) else C.ST_TURN_2
    if is_asked(v, seat):
        return C.ST_R_46
    if v.phase != PLAY and v.phase != BONUS:
        return as_int(FIRST[int(allied(v))][v.phase])
    if piece == 0:
        return C.ST_R_7 if allied(v) else C.ST_COMP_1
    if allied(v):
        return C.ST_ALLY_RES_1
    return C.ST_CPN_5 if piece % 2 == 1 else C.ST_CPN_4


@kernel
def _why_no_rescue(v: Seen, seat: int, piece: int, cell: int) -> int:
    """Return the clause against what cannot be brought back, or not there, or not now."""
    if allied(v):
        return C.ST_R_73
    if piece == 0:
        return army_clause(v)
    if not is_asked(v, seat):
        return C.ST_RESC_1
    kind = piece // 2
    if kind == BOMB:
        return C.ST_R_28
    if kind == FLAG and v.variant != CAMPAIGN:
        return C.ST_R_44
    return C.ST_R_45 if cell >= FIRST_LAKE[v.side] else C.ST_RESC_3


@kernel
def _why_no_way(v: Seen, seat: int, origin: int, target: int, named: int) -> int:
    """Return the clause against a way over the board that no piece could ever go.

    The way may be a move, a Flag's claim or an escape.
    """
    if is_asked(v, seat):
        return C.ST_R_46
    if v.phase != PLAY and v.phase != SETUP:
        return as_int(FIRST[int(allied(v))][v.phase])
    piece = v.board[origin] - 1 if origin < FIRST_LAKE[v.side] else NOWHERE
    if piece < 0 or owner(piece) != seat:
        return C.ST_TURN_2
    kind = v.rank[piece]
    if named == NOWHERE and origin < FIRST_STOCKADE[v.side]:
        return _why_no_move(v, kind, origin, target)
    if not allied(v):
        return C.ST_TURN_2
    if kind != FLAG:
        return C.ST_ALLY_UNITE_1
    if target >= FIRST_STOCKADE[1] or distance(v, origin, target) != 1:
        return C.ST_R_68 if origin >= FIRST_STOCKADE[1] else _why_no_move(v, kind, origin, target)
    return C.ST_R_62 if distance(v, target, named) == 1 else C.ST_R_66


@kernel
def _why_no_move(v: Seen, kind: int, origin: int, target: int) -> int:
    """Return the clause against a move that no piece could ever make."""
    if not moves(v, kind):
        return C.ST_MOVE_2
    if origin == target:
        return C.ST_R_21 if kind == CAPTAIN else C.ST_R_10
    if target >= FIRST_STOCKADE[v.side]:
        return C.ST_R_4 if target < FIRST_LAKE[v.side] else C.ST_MOVE_6
    far = distance(v, origin, target)
    if far == 0:
        return C.ST_SCOUT_3 if kind == SCOUT else C.ST_MOVE_3
    if kind == CANNON:
        return C.ST_R_35 if far == _SHOT else C.ST_ALLY_CANNON_2
    for stockade in range(FIRST_STOCKADE[v.side], FIRST_LAKE[v.side]):
        before, beyond = distance(v, origin, stockade), distance(v, stockade, target)
        if before > 0 and beyond > 0 and before + beyond == far:
            return C.ST_R_4
    if kind == SCOUT:
        return C.ST_SCOUT_5
    return C.ST_ALLY_FLAG_1 if kind == FLAG else C.ST_MOVE_7
