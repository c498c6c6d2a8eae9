"""The rules of the Ultimate Stratego family, which the umpire calls.

They are plain functions over a record. `why` and `legal` work on a view as on a state: of other seats' pieces they read
only where they stand.
"""

from __future__ import annotations

from sandtable.engine import CHANCE, Events, Ints, discloses, kernel, table
from sandtable.games.stratego.fields import Seen, State
from sandtable.games.stratego.rules import tell
from sandtable.games.stratego.rules.actions import (
    ACTIONS,
    DECLINE,
    ENTER,
    FLAG_MOVE,
    PLACE,
    PUT_FLAG,
    RESCUE_PIECE,
    RESIGN,
    STEP_ON,
    STOCKADE_OF,
)
from sandtable.games.stratego.rules.armies import in_army
from sandtable.games.stratego.rules.battle import apply_flag_move, apply_move
from sandtable.games.stratego.rules.clause_ids import C
from sandtable.games.stratego.rules.determinize import determinize
from sandtable.games.stratego.rules.flag_moves import why_flag_move
from sandtable.games.stratego.rules.moves import legal_moves, legal_steps, why_move, why_step
from sandtable.games.stratego.rules.observation import encode
from sandtable.games.stratego.rules.placement import apply_setup, begin_setup, legal_setup, why_setup
from sandtable.games.stratego.rules.rescue import is_asked, legal_rescues, take_back, why_rescue
from sandtable.games.stratego.rules.reserve import apply_bonus, apply_enter, legal_bonus, legal_entries, why_enter
from sandtable.games.stratego.rules.schema import (
    ALL_PIECES,
    ARRANGEMENT,
    BY_RESIGNING,
    EVERYBODY,
    FREE,
    KINDS,
    OFF,
    PLAY,
    SETUP,
    SIDES,
    STEP,
    STOCKADE,
    TOSS,
)
from sandtable.games.stratego.rules.seen import seen
from sandtable.games.stratego.rules.sequel import (
    apply_back_row,
    apply_free,
    apply_step,
    apply_stockade,
    legal_free,
    legal_stockades,
    why_free,
    why_stockade,
)
from sandtable.games.stratego.rules.sides import opponents, owner
from sandtable.games.stratego.rules.tables import ZONE_LENGTH
from sandtable.games.stratego.rules.turn import finish
from sandtable.games.stratego.rules.written import STRAY_WORDS, why_written

__all__ = ["apply", "chances", "determinize", "encode", "legal", "score", "start", "why"]

_SIDE = table(SIDES)
BY_LOT = 4
"""The number of option `first` when chance decides (ST-R-8)."""


@kernel
@discloses("ST-SET-4", "rank", why="Each player knows its own pieces; none is on the board yet.", privately=True)
def start(s: State) -> None:
    """Set up the first state, in which the options have already been written."""
    s.side = _SIDE[s.variant]
    for piece in range(ALL_PIECES):
        s.at[piece] = OFF
        s.known[piece] = 1 << owner(piece)
    s.numbers = ZONE_LENGTH[s.side]
    for seat in range(s.players):
        for kind in range(KINDS):
            s.reserve[seat][kind] = in_army(s, kind)
    if s.first == BY_LOT:
        s.phase = TOSS
        s.waiting = 1 << CHANCE
    else:
        begin_setup(s, s.first, None)


@kernel
def chances(s: State, weights: Ints) -> int:
    """Weigh the only thing left to chance, who moves first, and return the number of seats.

    Each seat is equally likely (ST-R-8).
    """
    for seat in range(s.players):
        weights[seat] = 1
    return s.players


@kernel
def why(v: Seen, seat: int, a: int) -> int:
    """Return 0 if the seat may do `a`, else the number of the first clause that forbids it."""
    resigns = a == RESIGN[v.variant]
    if resigns and (v.phase == SETUP or not v.waiting >> seat & 1 or v.turn != seat):
        return C.ST_R_80
    beyond = a - ACTIONS[v.variant]
    if not v.waiting >> seat & 1 and beyond < STRAY_WORDS:
        return C.ST_SET_5 if v.phase == SETUP else C.ST_TURN_1
    if beyond >= 0:
        return why_written(v, seat, a)
    if a < 0:
        return C.ST_TURN_2
    if v.phase == SETUP:
        return why_setup(v, seat, a)
    if resigns:
        return 0 if v.resign else C.ST_R_80
    if a >= PLACE[v.variant]:
        return C.ST_SET_5
    if is_asked(v, seat):
        return why_rescue(v, seat, a)
    if v.phase == PLAY:
        return _why_turn(v, seat, a)
    if v.phase == STEP:
        return why_step(v, seat, a)
    if v.phase == STOCKADE:
        return why_stockade(v, a)
    return why_free(v, a) if v.phase == FREE else why_enter(v, seat, a)


@kernel
def _why_turn(v: Seen, seat: int, a: int) -> int:
    """Return the clause that forbids an action at the start of a turn, by the block of its number; 0 if none does."""
    if a < STEP_ON[v.variant]:
        return why_move(v, seat, a)
    if a < FLAG_MOVE[v.variant]:
        return C.ST_R_23
    if a < ENTER[v.variant]:
        return why_flag_move(v, seat, a)
    if a < RESCUE_PIECE[v.variant]:
        return why_enter(v, seat, a)
    if a < STOCKADE_OF[v.variant]:
        return C.ST_RESC_1
    if a < PUT_FLAG[v.variant]:
        return C.ST_ALLY_FLAG_3
    if a < DECLINE[v.variant]:
        return C.ST_ALLY_RESC_1
    return C.ST_R_10


@kernel
def legal(v: Seen, seat: int, out: Ints) -> int:
    """Write the seat's choices, except resigning, into `out`, and return how many there are."""
    if not v.waiting >> seat & 1:
        return 0
    if is_asked(v, seat):
        return legal_rescues(v, seat, out)
    if v.phase == PLAY:
        return legal_entries(v, seat, out, legal_moves(v, seat, out))
    if v.phase == SETUP:
        return legal_setup(v, seat, out)
    if v.phase == STEP:
        return legal_steps(v, seat, out)
    if v.phase == STOCKADE:
        return legal_stockades(v, out)
    return legal_free(v, out) if v.phase == FREE else legal_bonus(v, seat, out)


@kernel
def apply(s: State, seat: int, a: int, ev: Events) -> None:
    """Carry out an action that `why` allows, or an outcome of chance."""
    shown = seen(s, a)
    if seat == CHANCE:
        begin_setup(s, shown, ev)
    elif s.phase == SETUP:
        apply_setup(s, seat, a, ev)
    elif shown == RESIGN[s.variant]:
        take_back(s, seat)
        tell.resigned(ev, seat, C.ST_R_80, EVERYBODY)
        finish(s, opponents(s, seat), BY_RESIGNING, C.ST_R_80, ev)
    elif is_asked(s, seat):
        apply_back_row(s, seat, shown, ev)
    elif s.phase == PLAY:
        _apply_turn(s, seat, a, ev)
    elif s.phase == STEP:
        apply_step(s, seat, shown, ev)
    elif s.phase == STOCKADE:
        apply_stockade(s, seat, shown, ev)
    elif s.phase == FREE:
        apply_free(s, shown, ev)
    else:
        apply_bonus(s, seat, a, ev)


@kernel
def _apply_turn(s: State, seat: int, a: int, ev: Events) -> None:
    if s.ally_view == ARRANGEMENT and s.ply == 0:
        _forget(s)
    shown = seen(s, a)
    if shown < STEP_ON[s.variant]:
        apply_move(s, seat, shown, ev)
    elif shown < ENTER[s.variant]:
        apply_flag_move(s, seat, a, ev)
    else:
        apply_enter(s, seat, a, ev)


@kernel
@discloses("ST-R-89", "known", "rank", why="It takes knowledge away from partners and gives none.", privately=True)
def _forget(s: State) -> None:
    """Hide partners' arrangements from each other again, from the first ply on (ST-R-89)."""
    for piece in range(ALL_PIECES):
        if s.known[piece] != EVERYBODY:
            s.known[piece] = 1 << owner(piece)


@kernel
def score(s: State, seat: int) -> float:
    """Return 1 for a win, -1 for a defeat, and 0 for a draw and while the game goes on."""
    if s.winner == 0:
        return 0.0
    return 1.0 if s.winner >> seat & 1 else -1.0
