"""The observation: a view as planes for learning programs.

The board is seen from the viewer's own side, with row 0 nearest. Every plane is a square of int8 with a cell for each
cell of the board; `planes` says what each holds. A plane about the whole game holds the same number everywhere. Seats
are counted in the order of turns from the viewer on; the spectator sits with South. The options are left out, and so
are the moves before the last, except for what the two-square rule bars.
"""

from __future__ import annotations

from sandtable.engine import Ints, Layers, kernel, word
from sandtable.games.stratego.fields import Seen, View
from sandtable.games.stratego.rules import planes as p
from sandtable.games.stratego.rules.acting import barred
from sandtable.games.stratego.rules.pieces import KIND, LIST_LENGTH
from sandtable.games.stratego.rules.schema import (
    ALLIANCE,
    ARMY_NUMBERS,
    CAMPAIGN,
    DENIED_WORD,
    LIGHTNING,
    PIECES,
    RESCUE,
    SETUP,
    TOSS,
    WON,
)
from sandtable.games.stratego.rules.sides import owner, partner
from sandtable.games.stratego.rules.tables import ZONE


@kernel
def encode(v: View, out: Ints) -> None:
    """Write the view into `out` as planes, one after another.

    Of a plane about the whole game only the first cell is written, and spread over the plane in the end.
    """
    cells = p.CELLS[v.side]
    me = v.viewer if v.viewer < v.players else 0
    squares = p.SQUARE[v.side][me]
    for k in range(p.PLANES[v.variant] * cells):
        out[k] = 0
    for space in range(p.SPACE_COUNT[v.side]):
        out[p.SPACE_PLANE * cells + squares[space]] = 1
    for stockade in range(p.SPACE_COUNT[v.side], p.PLACE_COUNT[v.side]):
        out[p.STOCKADE_PLANE * cells + squares[stockade]] = 1
    for place in range(v.players):
        _encode_pieces(v, (me + place) % v.players, p.SEAT_PLANES[v.variant][place], cells, squares, out)
    if v.viewer < v.players and v.phase > TOSS:
        _encode_own(v, cells, squares, out)
    if v.variant != LIGHTNING:
        _encode_seats(v, me, cells, squares, out)
    _encode_turn(v, cells, squares, out)
    _spread(out, p.OFF[v.variant], p.LAST[v.variant], cells)
    _spread(out, p.WHOLE[v.variant], p.PLANES[v.variant], cells)


@kernel
def _encode_pieces(v: Seen, seat: int, planes: Layers, cells: int, squares: Ints, out: Ints) -> None:
    """Mark a seat's pieces on the board, and count those off the board. It avoids branches, as `legal_moves` does."""
    in_setup = v.phase == SETUP
    seen, shifts, count = p.TRAITS[v.variant], p.SHIFTS[v.variant], p.SHIFT_COUNT[v.variant]
    second = seat * PIECES + (ARMY_NUMBERS if v.variant == CAMPAIGN and not in_setup else PIECES)
    for piece in range(seat * PIECES, seat * PIECES + v.numbers):
        where = v.at[piece]
        if in_setup and v.rank[piece] > 0:
            where = ZONE[v.side][seat][piece % PIECES]
        army = 1 if piece >= second else 0
        on = 1 if where >= 0 else 0
        square = squares[max(where, 0)] * on
        out[planes[army][on][v.rank[piece] + 1] * cells + square] += 1
        traits = v.traits[piece] | army << p.SECOND
        if on * traits:
            for k in range(count):
                out[(seen + k) * cells + square] = traits >> shifts[k] & 1


@kernel
def _encode_own(v: View, cells: int, squares: Ints, out: Ints) -> None:
    """Write what only the viewer knows: its pieces to come, and what its claims have shown."""
    for k in range(LIST_LENGTH[v.side]):
        out[(p.IN_RESERVE[v.variant] + k) * cells] += v.reserve[v.viewer][KIND[v.side][k]]
    if v.denied[v.viewer][0] | v.denied[v.viewer][1]:
        out[p.SHOWN[v.variant] * cells] = 1
        for k in range(ARMY_NUMBERS):
            where = v.at[partner(v.viewer) * PIECES + k]
            if where >= 0 and v.denied[v.viewer][k // DENIED_WORD] >> k % DENIED_WORD & 1:
                out[p.DENIED[v.variant] * cells + squares[where]] = 1


@kernel
def _encode_seats(v: Seen, me: int, cells: int, squares: Ints, out: Ints) -> None:
    """Write what Lightning's planes leave out: the seats to act, Reserves, and what the two-square rule bars."""
    for place in range(v.players):
        seat = (me + place) % v.players
        out[(p.TURN[v.variant] + place) * cells] = seat == v.turn and v.phase > TOSS
        out[(p.ASKED[v.variant] + place) * cells] = v.waiting >> seat & 1
        if v.variant == CAMPAIGN or v.variant == ALLIANCE:
            out[(p.LEFT[v.variant] + place) * cells] = v.left[seat]
            out[(p.TALLY[v.variant] + place) * cells] = v.rescues[seat] + v.recalled[seat]  # one of them is 0
        if v.freed > 0 and owner(v.freed - 1) == seat:
            out[(p.FREED[v.variant] + place) * cells] = 1
        if barred(v, seat) >= 0:
            leg = v.recent[seat][0]
            out[p.BAR[v.variant] * cells + squares[v.at[leg[0] - 1]]] = 1
            out[(p.BAR[v.variant] + 1) * cells + squares[leg[1]]] = 1
    out[p.WAS_WON[v.variant] * cells] = v.deeds & WON != 0


@kernel
def _encode_turn(v: View, cells: int, squares: Ints, out: Ints) -> None:
    if v.mover > 0 and v.at[v.mover - 1] >= 0:
        out[p.MOVER[v.variant] * cells + squares[v.at[v.mover - 1]]] = 1
    if v.viewer < v.players and v.arrival[v.viewer][0] > 0:
        _encode_arrival(v, squares[v.arrival[v.viewer][0] - 1], squares[v.arrival[v.viewer][1]], cells, out)
    else:
        if v.last[0] > 0:
            for end in range(2):
                out[(p.LAST[v.variant] + end) * cells + squares[v.last[1 + end]]] = 1
        out[p.PHASE_PLANE[v.variant][v.phase] * cells] = 1
    out[p.QUIET[v.variant] * cells] = min(v.quiet * p.HUNDREDTHS // v.quiet_limit, p.HUNDREDTHS)
    out[p.AGE[v.variant] * cells] = min(v.ply * p.HUNDREDTHS // v.ply_limit, p.HUNDREDTHS)  # must be written last


@kernel
def _encode_arrival(v: Seen, origin: int, target: int, cells: int, out: Ints) -> None:
    """Move the piece of a player who is asked for a rescue in secret to where it has arrived (ST-R-107)."""
    for plane in range(p.OWN[v.variant], p.OFF[v.variant]):
        out[plane * cells + target] = out[plane * cells + origin]
        out[plane * cells + origin] = 0
    out[p.LAST[v.variant] * cells + origin] = 1
    out[(p.LAST[v.variant] + 1) * cells + target] = 1
    out[p.MOVER[v.variant] * cells + target] = 1
    out[p.PHASE_PLANE[v.variant][RESCUE] * cells] = 1


@kernel
def _spread(out: Ints, first: int, end: int, cells: int) -> None:
    """Copy the first cell of planes about the whole game to all their cells."""
    for plane in range(first, end):
        everywhere = out[plane * cells]
        for k in range(word(plane * cells), word((plane + 1) * cells)):  # known not to count from the end: faster
            out[k] = everywhere
