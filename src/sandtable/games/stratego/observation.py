"""A view as planes for learning programs: the board as the viewer sees it from its own side, row 0 nearest.

Every plane is a square of int8 with a cell for each cell of the board. A plane that speaks of the whole game holds the
same number everywhere.
"""

from __future__ import annotations

from typing import Any

from sandtable.games.stratego.board import BOARDS
from sandtable.games.stratego.pieces import KIND, LISTS, TITLES
from sandtable.games.stratego.schema import (
    FAST,
    IS_CAPTAIN,
    IS_SCOUT,
    KINDS,
    MOVED,
    NOT_SCOUT,
    OPEN,
    PIECES,
    PLAY,
    RESCUE,
    RESCUER,
    SETUP,
    STEP,
)
from sandtable.games.stratego.tables import PLACES, SEATS, ZONE
from sandtable.umpire.jit import Record, kernel, table, word
from sandtable.umpire.observation import Observation
from sandtable.umpire.schema import UNKNOWN

_LIST = LISTS[0]
_TRAITS = {  # bit after bit
    MOVED: "has moved",
    RESCUER: "has made a rescue",
    OPEN: "has been shown to all",
    IS_SCOUT: "moved as only a Scout can",
    IS_CAPTAIN: "moved as only a Captain can",
    FAST: "moved two spaces in line",
    NOT_SCOUT: "cannot be a Scout",
}
_PHASES = {SETUP: "set-up", PLAY: "a move is asked for", STEP: "a Captain may step on", RESCUE: "a rescue is asked for"}
_HUNDREDTHS = 100

_LIST_LENGTH = len(_LIST)
_TRAIT_COUNT = len(_TRAITS)
_PHASE = table(list(_PHASES))
_PHASE_COUNT = len(_PHASES)

# The planes, block after block.
_SPACE = 0  # 1 on every space
_OWN = _SPACE + 1  # + place in list
_OTHER = _OWN + _LIST_LENGTH  # + place in list, for known pieces of the opponent
_HIDDEN = _OTHER + _LIST_LENGTH
_SEEN = _HIDDEN + 1  # + trait
_OWN_OFF = _SEEN + _TRAIT_COUNT  # + place in list: how many stand nowhere
_OTHER_OFF = _OWN_OFF + _LIST_LENGTH
_LAST = _OTHER_OFF + _LIST_LENGTH  # where the last move began, where it ended
_MOVER = _LAST + 2
_STAGE = _MOVER + 1  # + phase
_QUIET = _STAGE + _PHASE_COUNT
_AGE = _QUIET + 1
_PLANES = _AGE + 1

_NAMES = tuple(TITLES[kind] for kind in _LIST)
_LIGHTNING = Observation(
    shape=(_PLANES, BOARDS[0].size, BOARDS[0].size),
    meaning=(
        "spaces of the board",
        *(f"own {name}" for name in _NAMES),
        *(f"opponent's {name}, known" for name in _NAMES),
        "opponent's pieces whose identity is not known",
        *(f"pieces of which everybody knows: {trait}" for trait in _TRAITS.values()),
        *(f"own {name}: how many are not on the board" for name in _NAMES),
        *(f"opponent's {name}: how many are known to be off the board" for name in _NAMES),
        "where the last move or attack began",
        "where the last move or attack ended",
        "the piece that moved and whose turn goes on",
        *(f"everywhere 1: {phase}" for phase in _PHASES.values()),
        "turns without attack or rescue, in hundredths of the limit",
        "turns played, in hundredths of the limit",
    ),
    high=_HUNDREDTHS,
)


OBSERVATIONS = (_LIGHTNING,) * 4


def _squares(side: int, seat: int) -> list[int]:
    """For each place its cell in a plane, as the seat sees the board."""
    board = BOARDS[side]
    cells = board.spaces + board.stockades
    seen = [board.seen_from(cell, seat) for cell in cells] if seat < len(board.chairs) else []
    numbers = [row * board.size + column for column, row in seen]
    return numbers + [UNKNOWN] * (PLACES - len(numbers))


_SQUARE = table([[_squares(side, seat) for seat in range(SEATS)] for side in range(len(BOARDS))])
_CELLS = table([board.size**2 for board in BOARDS])
_SPACES = table([len(board.spaces) for board in BOARDS])


def _planes(own: bool) -> list[list[int]]:
    """Where a piece is marked or counted, by whether it stands on the board and by its kind + 1 (0: not known)."""
    places = [_LIST.index(kind) if kind in _LIST else UNKNOWN for kind in range(UNKNOWN, KINDS)]
    first, first_off = (_OWN, _OWN_OFF) if own else (_OTHER, _OTHER_OFF)
    off = [_NO_MATTER if place == UNKNOWN else first_off + place for place in places]
    return [off, [_HIDDEN if place == UNKNOWN else first + place for place in places]]


_NO_MATTER = _AGE  # its first cell is written last
_PLANE = table([_planes(own) for own in (False, True)])


@kernel
def encode(v: Record, out: Any) -> None:
    """Write the view as planes, one after another.

    Of a plane that speaks of the whole game only the first cell is written, and spread over the plane in the end.
    """
    cells = _CELLS[v.side]
    me = v.viewer if v.viewer < v.players else 0
    squares = _SQUARE[v.side][me]
    for k in range(_PLANES * cells):
        out[k] = 0
    for space in range(_SPACES[v.side]):
        out[_SPACE * cells + squares[space]] = 1
    for seat in range(v.players):
        _encode_pieces(v, seat, seat == me, cells, squares, out)
    _encode_turn(v, cells, squares, out)
    _spread(out, _OWN_OFF, _LAST, cells)
    _spread(out, _STAGE, _PLANES, cells)


@kernel
def _encode_pieces(v: Record, seat: int, own: bool, cells: int, squares: Any, out: Any) -> None:
    """Mark a seat's pieces on the board; count those that stand nowhere. With few branches, as `legal_moves`."""
    planes = _PLANE[1 if own else 0]
    for piece in range(seat * PIECES, seat * PIECES + v.numbers):
        where = v.at[piece]
        if v.phase == SETUP and own and v.rank[piece] > 0:
            where = ZONE[v.side][seat][piece % PIECES]
        on = 1 if where >= 0 else 0
        square = squares[max(where, 0)] * on
        out[planes[on][v.rank[piece] + 1] * cells + square] += 1
        if on * v.traits[piece]:
            for k in range(_TRAIT_COUNT):
                out[(_SEEN + k) * cells + square] = v.traits[piece] >> k & 1


@kernel
def _encode_turn(v: Record, cells: int, squares: Any, out: Any) -> None:
    if v.phase == SETUP and v.viewer < v.players:
        for k in range(_LIST_LENGTH):
            out[(_OWN_OFF + k) * cells] = v.reserve[v.viewer][KIND[v.side][k]]
    if v.mover > 0 and v.at[v.mover - 1] >= 0:
        out[_MOVER * cells + squares[v.at[v.mover - 1]]] = 1
    if v.last[0] > 0:
        for end in range(2):
            out[(_LAST + end) * cells + squares[v.last[1 + end]]] = 1
    for k in range(_PHASE_COUNT):
        out[(_STAGE + k) * cells] = v.phase == _PHASE[k]
    out[_QUIET * cells] = v.quiet * _HUNDREDTHS // v.quiet_limit
    out[_AGE * cells] = v.ply * _HUNDREDTHS // v.ply_limit


@kernel
def _spread(out: Any, first: int, end: int, cells: int) -> None:
    """Planes that speak of the whole game: what stands in their first cell, everywhere."""
    for plane in range(first, end):
        everywhere = out[plane * cells]
        for k in range(word(plane * cells), word((plane + 1) * cells)):  # known not to count from the end: quicker
            out[k] = everywhere
