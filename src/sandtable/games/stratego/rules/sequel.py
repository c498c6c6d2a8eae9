"""The sequel of a move or a win, in the order of ST-R-81.

That order is: capture, a stockade for a captured Flag, the Captain's extra step, rescue, bonus entry, end of the turn.
"""

from __future__ import annotations

from sandtable.engine import Events, Ints, kernel
from sandtable.games.stratego.fields import Seen, State
from sandtable.games.stratego.rules import tell
from sandtable.games.stratego.rules.acting import has_room
from sandtable.games.stratego.rules.actions import PUT_FLAG, STOCKADE_OF, STOP
from sandtable.games.stratego.rules.clause_ids import C
from sandtable.games.stratego.rules.geometry import cell, distance
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
    """Go on after a capture. A captured Flag first needs a stockade, for which its captor may be asked."""
    if s.freed:
        if s.stockade:
            _imprison(s, STOCKADES[seat][0], ev)
        else:
            ask(s, seat, STOCKADE)
            return
    _after_custody(s, seat, ev)


@kernel
def why_stockade(v: Seen, a: int) -> int:
    """Return the clause that forbids an answer to the question of a stockade; 0 if none does.

    Either of the seat's alliance's two stockades will do.
    """
    return 0 if STOCKADE_OF[v.variant] <= a < PUT_FLAG[v.variant] else C.ST_R_5


@kernel
def legal_stockades(v: Seen, out: Ints) -> int:
    """Write the two answers to the question of a stockade into `out`, and return 2."""
    for k in range(2):
        out[k] = STOCKADE_OF[v.variant] + k
    return 2


@kernel
def apply_stockade(s: State, seat: int, a: int, ev: Events) -> None:
    """Put a captured Flag into the chosen stockade, and go on."""
    _imprison(s, STOCKADES[seat][a - STOCKADE_OF[s.variant]], ev)
    _after_custody(s, seat, ev)


@kernel
def _imprison(s: State, stockade: int, ev: Events) -> None:
    """Put a captured Flag into a stockade (ST-ALLY-FLAG-3)."""
    flag = s.freed - 1
    s.freed = 0
    s.at[flag] = stockade
    s.board[stockade] = flag + 1
    tell.imprisoned(ev, flag, owner(flag), cell(s, stockade), C.ST_ALLY_FLAG_3, EVERYBODY)


@kernel
def _after_custody(s: State, seat: int, ev: Events) -> None:
    """Let a Captain that won on its first space step on, if it can (ST-R-23)."""
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
    """Move a Captain that won on its first space one space on, or stop it (ST-R-23)."""
    piece = s.mover - 1
    space = s.at[piece]
    if a == STOP[s.variant]:
        tell.stopped(ev, piece, seat, cell(s, space), C.ST_R_23, EVERYBODY)
    else:
        target = step_target(s, seat, a)
        tell.moved(ev, piece, seat, cell(s, space), cell(s, target), C.ST_R_23, EVERYBODY)
        s.board[space] = 0
        s.board[target] = piece + 1
        s.at[piece] = target
        s.last[2] = target
    after_arrival(s, seat, ev)


@kernel
def after_arrival(s: State, seat: int, ev: Events) -> None:
    """Offer a rescue, now that the moved piece, if it is left, stands where it ends the turn."""
    if not allied(s):
        if not offer_rescue(s, seat, ev):
            after_rescue(s, seat, ev)
    elif not _offer_freedom(s, seat, ev):
        after_rescue(s, seat, ev)


@kernel
def _offer_freedom(s: State, seat: int, ev: Events) -> bool:
    """Offer to free an allied Flag in a stockade beside the piece, if its camp has room (ST-R-69, ST-R-70).

    Return whether there is one.
    """
    space = s.at[s.mover - 1]
    flag = captive_beside(s, seat, space) if space >= 0 else 0
    if flag == 0 or not has_room(s, owner(flag - 1)):
        return False
    s.freed = flag
    ask(s, owner(flag - 1) if s.owner_places else seat, FREE)
    tell.may_free(ev, flag - 1, owner(flag - 1), cell(s, s.at[flag - 1]), C.ST_ALLY_RESC_1, EVERYBODY)
    return True


@kernel
def why_free(v: Seen, a: int) -> int:
    """Return the clause that forbids a space for a freed Flag; 0 if none does."""
    k = a - PUT_FLAG[v.variant]
    if k < 0 or k >= ZONE_LENGTH[1]:
        return C.ST_ALLY_RESC_2
    return 0 if v.board[ZONE[1][owner(v.freed - 1)][k]] == 0 else C.ST_R_70


@kernel
def legal_free(v: Seen, out: Ints) -> int:
    """Write every vacant space of the camp of the Flag's owner into `out`, numbered as the owner numbers them."""
    n = 0
    for k in range(ZONE_LENGTH[1]):
        out[n] = PUT_FLAG[v.variant] + k
        n += v.board[ZONE[1][owner(v.freed - 1)][k]] == 0
    return n


@kernel
def apply_free(s: State, a: int, ev: Events) -> None:
    """Place the freed Flag in its owner's camp (ST-ALLY-RESC-2)."""
    flag = s.freed - 1
    space = ZONE[1][owner(flag)][a - PUT_FLAG[s.variant]]
    s.board[s.at[flag]] = 0
    s.at[flag] = space
    s.board[space] = flag + 1
    s.freed = 0
    s.deeds |= RESCUED
    tell.freed(ev, flag, owner(flag), cell(s, space), C.ST_ALLY_RESC_2, EVERYBODY)
    after_rescue(s, s.turn, ev)


@kernel
def apply_back_row(s: State, seat: int, a: int, ev: Events) -> None:
    """Carry out the answer to the question of a back-row rescue."""
    apply_rescue(s, seat, a, ev)
    after_rescue(s, seat, ev)


@kernel
def after_rescue(s: State, seat: int, ev: Events) -> None:
    """Offer a bonus entry for a won attack; else end the turn."""
    if s.deeds & WON:
        offer_bonus(s, seat, ev)
    else:
        end_turn(s, ev)
