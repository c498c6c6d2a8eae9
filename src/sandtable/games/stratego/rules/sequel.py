"""What follows when a piece has moved or won, in the order of ST-R-81.

Capture, then a stockade for a captured Flag, the Captain's extra step, rescue, bonus entry, end of the turn.
"""

from __future__ import annotations

from sandtable.engine import Events, Ints, emit, kernel
from sandtable.games.stratego.fields import Seen, State
from sandtable.games.stratego.rules.acting import has_room
from sandtable.games.stratego.rules.actions import PUT_FLAG, STOCKADE_OF, STOP
from sandtable.games.stratego.rules.clause_ids import C
from sandtable.games.stratego.rules.events import FREED, IMPRISONED, MAY_FREE, STOPPED
from sandtable.games.stratego.rules.events import MOVED as MOVED_EVENT
from sandtable.games.stratego.rules.geometry import distance
from sandtable.games.stratego.rules.moves import can_step_on, step_target
from sandtable.games.stratego.rules.rescue import apply_rescue, offer_rescue
from sandtable.games.stratego.rules.reserve import offer_bonus
from sandtable.games.stratego.rules.schema import CAPTAIN, EVERYBODY, FREE, RESCUED, STEP, STOCKADE, WON
from sandtable.games.stratego.rules.seen import open_rank
from sandtable.games.stratego.rules.sides import allied, owner
from sandtable.games.stratego.rules.stockades import captive_beside
from sandtable.games.stratego.rules.tables import STOCKADES, ZONE, ZONE_LENGTH
from sandtable.games.stratego.rules.turn import ask, end_turn


@kernel
def after_capture(s: State, seat: int, ev: Events) -> None:
    """The captured piece is off the board and the winner stands where it will: what now?"""
    if s.freed:
        if s.stockade:
            _imprison(s, STOCKADES[seat][0], ev)
        else:
            ask(s, seat, STOCKADE)
            return
    _after_custody(s, seat, ev)


@kernel
def why_stockade(v: Seen, a: int) -> int:
    """The clause that forbids an answer to the question of a stockade: either of the own alliance's two will do."""
    return 0 if STOCKADE_OF[v.variant] <= a < PUT_FLAG[v.variant] else C.ST_R_5


@kernel
def legal_stockades(v: Seen, out: Ints) -> int:
    for k in range(2):
        out[k] = STOCKADE_OF[v.variant] + k
    return 2


@kernel
def apply_stockade(s: State, seat: int, a: int, ev: Events) -> None:
    _imprison(s, STOCKADES[seat][a - STOCKADE_OF[s.variant]], ev)
    _after_custody(s, seat, ev)


@kernel
def _imprison(s: State, stockade: int, ev: Events) -> None:
    """A captured Flag goes into a stockade (ST-ALLY-FLAG-3)."""
    flag = s.freed - 1
    s.freed = 0
    s.at[flag] = stockade
    s.board[stockade] = flag + 1
    emit(ev, IMPRISONED, flag, stockade, -1, C.ST_ALLY_FLAG_3, EVERYBODY)


@kernel
def _after_custody(s: State, seat: int, ev: Events) -> None:
    """A Captain that won on its first space may step on (ST-R-23)."""
    piece = s.mover - 1
    if (
        s.cav_after_win
        and open_rank(s, piece) == CAPTAIN
        and s.deeds & WON
        and distance(s, s.origin, s.at[piece]) == 1
        and can_step_on(s, s.at[piece])
    ):
        ask(s, seat, STEP)
    else:
        after_arrival(s, seat, ev)


@kernel
def apply_step(s: State, seat: int, a: int, ev: Events) -> None:
    """A Captain that won on its first space goes one space on, or stops (ST-R-23)."""
    piece = s.mover - 1
    space = s.at[piece]
    if a == STOP[s.variant]:
        emit(ev, STOPPED, piece, space, -1, C.ST_R_23, EVERYBODY)
    else:
        target = step_target(s, seat, a)
        emit(ev, MOVED_EVENT, piece, space, target, C.ST_R_23, EVERYBODY)
        s.board[space] = 0
        s.board[target] = piece + 1
        s.at[piece] = target
        s.last[2] = target
    after_arrival(s, seat, ev)


@kernel
def after_arrival(s: State, seat: int, ev: Events) -> None:
    """The moved piece, if it is left, stands where it ends the turn: is there a rescue to make?"""
    if not allied(s):
        if not offer_rescue(s, seat, ev):
            after_rescue(s, seat, ev)
    elif not _offer_freedom(s, seat, ev):
        after_rescue(s, seat, ev)


@kernel
def _offer_freedom(s: State, seat: int, ev: Events) -> bool:
    """A piece beside a stockade with an allied Flag frees it, if the Flag's camp has room (ST-R-69, ST-R-70)."""
    space = s.at[s.mover - 1]
    flag = captive_beside(s, seat, space) if space >= 0 else 0
    if flag == 0 or not has_room(s, owner(flag - 1)):
        return False
    s.freed = flag
    ask(s, owner(flag - 1) if s.owner_places else seat, FREE)
    emit(ev, MAY_FREE, flag - 1, s.at[flag - 1], -1, C.ST_ALLY_RESC_1, EVERYBODY)
    return True


@kernel
def why_free(v: Seen, a: int) -> int:
    """The clause that forbids a space for a freed Flag."""
    k = a - PUT_FLAG[v.variant]
    if k < 0 or k >= ZONE_LENGTH[1]:
        return C.ST_ALLY_RESC_2
    return 0 if v.board[ZONE[1][owner(v.freed - 1)][k]] == 0 else C.ST_R_70


@kernel
def legal_free(v: Seen, out: Ints) -> int:
    """Every vacant space of the camp of the Flag's owner, numbered as the owner numbers them."""
    n = 0
    for k in range(ZONE_LENGTH[1]):
        out[n] = PUT_FLAG[v.variant] + k
        n += v.board[ZONE[1][owner(v.freed - 1)][k]] == 0
    return n


@kernel
def apply_free(s: State, a: int, ev: Events) -> None:
    """The freed Flag goes home (ST-ALLY-RESC-2)."""
    flag = s.freed - 1
    space = ZONE[1][owner(flag)][a - PUT_FLAG[s.variant]]
    s.board[s.at[flag]] = 0
    s.at[flag] = space
    s.board[space] = flag + 1
    s.freed = 0
    s.deeds |= RESCUED
    emit(ev, FREED, flag, space, -1, C.ST_ALLY_RESC_2, EVERYBODY)
    after_rescue(s, s.turn, ev)


@kernel
def apply_back_row(s: State, seat: int, a: int, ev: Events) -> None:
    """The answer to the question of a back-row rescue."""
    apply_rescue(s, seat, a, ev)
    after_rescue(s, seat, ev)


@kernel
def after_rescue(s: State, seat: int, ev: Events) -> None:
    """A won attack earns a bonus entry; then the turn is over."""
    if s.deeds & WON:
        offer_bonus(s, seat, ev)
    else:
        end_turn(s, ev)
