"""Entries from the Reserve: instead of a move, or as the bonus of a won attack (rulebook 2.13, 2.17, 3.6)."""

from __future__ import annotations

from sandtable.engine import CHOICE, Events, Ints, discloses, kernel
from sandtable.games.stratego.fields import Seen, State
from sandtable.games.stratego.rules import tell
from sandtable.games.stratego.rules.acting import can_enter
from sandtable.games.stratego.rules.actions import DECLINE, ENTER, ZONE_SIZE
from sandtable.games.stratego.rules.clause_ids import C
from sandtable.games.stratego.rules.geometry import cell
from sandtable.games.stratego.rules.pieces import KIND, LIST_LENGTH, PLACE_IN_LIST
from sandtable.games.stratego.rules.schema import (
    ALL,
    ARMY_NUMBERS,
    BONUS,
    CAMPAIGN,
    ENTERED,
    EVERYBODY,
    FLAG,
    JOINED,
    LATE,
    LATER,
    OFF,
    OPEN,
    PIECES,
    PLAY,
)
from sandtable.games.stratego.rules.seen import seen
from sandtable.games.stratego.rules.sides import allied, partner
from sandtable.games.stratego.rules.tables import ZONE
from sandtable.games.stratego.rules.turn import ask, end_turn


@kernel
def offer_bonus(s: State, seat: int, ev: Events) -> None:
    """Ask for a bonus entry if one can be made (ST-CPN-8, ST-ALLY-RES-3); else end the turn."""
    if not can_enter(s, seat):
        end_turn(s, ev)
        return
    ask(s, seat, BONUS)
    tell.may_enter(ev, seat, C.ST_ALLY_RES_3 if allied(s) else C.ST_CPN_8, EVERYBODY)


@kernel
def _flag_first(v: Seen, seat: int) -> bool:
    """Return whether the second army's Flag is still to come, which must come first (ST-CPN-6, ST-R-51)."""
    return v.variant == CAMPAIGN and v.reserve[seat][FLAG] > 0


@kernel
def why_enter(v: Seen, seat: int, a: int) -> int:
    """Return the clause that forbids an entry, or an answer to the question of a bonus; 0 if none does."""
    if a == DECLINE[v.variant] and v.phase == BONUS:
        return 0
    size = ZONE_SIZE[v.side]
    entry = a - ENTER[v.variant]
    if entry < 0 or entry >= LIST_LENGTH[v.side] * size:
        return C.ST_ALLY_RES_3 if allied(v) else C.ST_R_52
    kind = KIND[v.side][entry // size]
    if v.reserve[seat][kind] == 0:
        return C.ST_ALLY_RES_2 if allied(v) else C.ST_CPN_4
    if kind != FLAG and _flag_first(v, seat):
        return C.ST_CPN_6 if v.phase == PLAY else C.ST_R_51
    if v.board[ZONE[v.side][seat][entry % size]] != 0:
        return C.ST_ALLY_RES_1 if allied(v) else C.ST_CPN_5
    return 0


@kernel
def legal_entries(v: Seen, seat: int, out: Ints, n: int) -> int:
    """Write every entry into `out` from `n` on, and return the new count.

    Every kind in the Reserve may enter on every vacant space of the home zone.
    """
    if v.left[seat] == 0:
        return n
    size = ZONE_SIZE[v.side]
    first = PLACE_IN_LIST[FLAG] if _flag_first(v, seat) else 0
    begin, free, base = n, 0, 0
    for k in range(first, LIST_LENGTH[v.side]):
        if v.reserve[seat][KIND[v.side][k]] == 0:
            continue
        if free == 0:
            base = k
            for space in range(size):
                out[n] = ENTER[v.variant] + k * size + space
                n += v.board[ZONE[v.side][seat][space]] == 0
            free = n - begin
        else:  # the same spaces, for another kind
            for j in range(begin, begin + free):
                out[n] = out[j] + (k - base) * size
                n += 1
    return n


@kernel
def legal_bonus(v: Seen, seat: int, out: Ints) -> int:
    """Write the bonus entries, and declining, into `out`, and return how many there are."""
    n = legal_entries(v, seat, out, 0)
    out[n] = DECLINE[v.variant]
    return n + 1


@kernel
def apply_bonus(s: State, seat: int, a: int, ev: Events) -> None:
    """Carry out a bonus entry, or decline it. Either ends the turn."""
    if seen(s, a) == DECLINE[s.variant]:
        tell.kept(ev, seat, C.ST_ALLY_RES_3 if allied(s) else C.ST_R_52, EVERYBODY)
        end_turn(s, ev)
    else:
        apply_enter(s, seat, a, ev)


@kernel
@discloses("ST-R-77", CHOICE, why="Everybody sees where a piece enters, and sees a second Flag.")
def _seen_of_entry(s: State, seat: int, a: int) -> tuple[int, bool]:
    """Return the space that a piece enters, and whether it is a second army's Flag (ST-CPN-7)."""
    size = ZONE_SIZE[s.side]
    entry = a - ENTER[s.variant]
    return ZONE[s.side][seat][entry % size], s.variant == CAMPAIGN and KIND[s.side][entry // size] == FLAG


@kernel
@discloses("ST-R-77", CHOICE, "rank", why="Only the owner, and a partner who sees all, is told which piece enters.",
       privately=True)  # fmt: skip
def apply_enter(s: State, seat: int, a: int, ev: Events) -> None:
    """Bring in a piece from the Reserve, and end the turn.

    Only a second army's Flag is shown (ST-CPN-7, ST-R-57, ST-R-77).
    """
    kind = KIND[s.side][(a - ENTER[s.variant]) // ZONE_SIZE[s.side]]
    space, second_flag = _seen_of_entry(s, seat, a)
    piece = _free_number(s, seat)
    s.reserve[seat][kind] -= 1
    s.left[seat] -= 1
    s.rank[piece] = kind
    s.at[piece] = space
    s.board[space] = piece + 1
    s.known[piece] = 1 << seat
    s.traits[piece] = JOINED | (LATE if s.recalled[seat] > 0 else 0) | (LATER if s.recalled[seat] > 1 else 0)
    s.deeds |= ENTERED
    at, clause = cell(s, space), C.ST_ALLY_RES_1 if allied(s) else C.ST_CPN_5
    tell.entered(ev, piece, seat, at, s.left[seat], clause, EVERYBODY)
    if second_flag:
        _show_flag(s, seat, piece, ev)
    elif s.ally_view == ALL:
        tell.named(ev, piece, seat, at, s.rank, s.known, C.ST_R_77, 1 << seat | 1 << partner(seat))
    else:
        tell.named(ev, piece, seat, at, s.rank, s.known, C.ST_R_77, 1 << seat)
    end_turn(s, ev)


@kernel
@discloses("ST-CPN-7", "rank", why="A second army's Flag is shown when it enters.")
def _show_flag(s: State, seat: int, flag: int, ev: Events) -> None:
    s.traits[flag] |= OPEN
    tell.named(ev, flag, seat, cell(s, s.at[flag]), s.rank, s.known, C.ST_CPN_7, EVERYBODY)


@kernel
def _free_number(s: State, seat: int) -> int:
    """Return the lowest number that no piece of the seat has; in Campaign the second army's begin at 20."""
    piece = seat * PIECES + (ARMY_NUMBERS if s.variant == CAMPAIGN else 0)
    while s.at[piece] != OFF:
        piece += 1
    return piece
