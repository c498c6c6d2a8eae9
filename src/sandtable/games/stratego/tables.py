"""The geometry as tables for the rules, and the numbering of moves (rulebook section 6).

A move's number is its row in a list of (from, to) pairs. Each seat counts from its own side of the board, as if it sat
in the South, so every table of numbers exists once for each side of the board and seat, in absolute spaces.
"""

from __future__ import annotations

from sandtable.games.stratego.board import BOARDS, DIAGONALS, STEPS, Board, Cell
from sandtable.umpire.jit import table

NOWHERE = -1
SPACES = tuple(len(board.spaces) for board in BOARDS)  # 92, 149
PLACES = max(len(board.names) for board in BOARDS)  # 153, the four stockades among them
SEATS = 4


def _neighbour(cell: Cell, direction: int) -> Cell:
    return cell[0] + STEPS[direction][0], cell[1] + STEPS[direction][1]


def _line(board: Board, cell: Cell, direction: int) -> list[Cell]:
    """The spaces in one direction up to a lake, a stockade or the edge, nearest first."""
    line = []
    cell = _neighbour(cell, direction)
    while cell in board.number:
        line.append(cell)
        cell = _neighbour(cell, direction)
    return line


def _bend(board: Board, cell: Cell, diagonal: int) -> Cell | None:
    """The space diagonal to `cell`, if a piece could get there through at least one space (ST-CAV-3, ST-R-25)."""
    ways = [_neighbour(cell, direction) for direction in DIAGONALS[diagonal]]
    target = _neighbour(ways[0], DIAGONALS[diagonal][1])
    return target if target in board.number and any(way in board.number for way in ways) else None


def _shot(board: Board, cell: Cell, direction: int) -> Cell | None:
    """The space three away with a lake in between, which only a Cannon's shot can reach (ST-ALLY-CANNON-4)."""
    first = _neighbour(cell, direction)
    second = _neighbour(first, direction)
    target = _neighbour(second, direction)
    crossed = (first, second)
    if target not in board.number or not any(c in board.lakes for c in crossed):
        return None
    return target if all(c in board.lakes or c in board.number for c in crossed) else None


def _pairs(board: Board) -> list[tuple[Cell, Cell]]:
    """Every (from, to) as South counts them."""
    pairs: list[tuple[Cell, Cell]] = []
    for cell in board.spaces:
        for direction in range(4):
            pairs += [(cell, target) for target in _line(board, cell, direction)]
        pairs += [(cell, bend) for diagonal in range(4) if (bend := _bend(board, cell, diagonal))]
    if board.stockades:  # the side on which Cannons are played
        pairs += [(c, shot) for c in board.spaces for d in range(4) if (shot := _shot(board, c, d))]
    return pairs


_PAIRS = [_pairs(board) for board in BOARDS]
_PAIR_NUMBER = [{pair: k for k, pair in enumerate(pairs)} for pairs in _PAIRS]
PAIRS = tuple(len(pairs) for pairs in _PAIRS)  # 1,636, 2,456


def pair_number(side: int, seat: int, origin: Cell, target: Cell) -> int:
    """The number a seat gives to a move between two cells, or NOWHERE if no piece could ever make it."""
    board = BOARDS[side]
    return _PAIR_NUMBER[side].get((board.seen_from(origin, seat), board.seen_from(target, seat)), NOWHERE)


def _padded(rows: list[list[int]], length: int) -> list[list[int]]:
    return [row + [NOWHERE] * (length - len(row)) for row in rows]


def _by_seat(side: int, length: int, numbers: dict[int, list[int]]) -> list[list[int]]:
    return _padded([numbers.get(seat, []) for seat in range(SEATS)], length)


def _number(side: int, cell: Cell | None) -> int:
    return BOARDS[side].number.get(cell, NOWHERE) if cell else NOWHERE


def _next(side: int) -> list[list[int]]:
    rows = [[_number(side, _neighbour(cell, d)) for d in range(4)] for cell in BOARDS[side].spaces]
    return rows + [[NOWHERE] * 4] * (PLACES - len(rows))


def _bends(side: int) -> list[list[int]]:
    rows = [[_number(side, _bend(BOARDS[side], cell, d)) for d in range(4)] for cell in BOARDS[side].spaces]
    return rows + [[NOWHERE] * 4] * (PLACES - len(rows))


def _line_numbers(side: int, seat: int) -> list[list[int]]:
    board = BOARDS[side]
    if seat >= len(board.chairs):
        return [[NOWHERE] * 4] * PLACES
    rows = [[pair_number(side, seat, cell, _neighbour(cell, d)) for d in range(4)] for cell in board.spaces]
    return rows + [[NOWHERE] * 4] * (PLACES - len(rows))


def _bend_numbers(side: int, seat: int) -> list[list[int]]:
    board = BOARDS[side]
    if seat >= len(board.chairs):
        return [[NOWHERE] * 4] * PLACES
    bends = [[_bend(board, cell, d) for d in range(4)] for cell in board.spaces]
    rows = [
        [pair_number(side, seat, cell, bend) if bend else NOWHERE for bend in row]
        for cell, row in zip(board.spaces, bends, strict=True)
    ]
    return rows + [[NOWHERE] * 4] * (PLACES - len(rows))


def _ends(side: int, which: int) -> list[list[int]]:
    """For each seat: the absolute space at one end of every pair."""
    board = BOARDS[side]
    ends = {}
    for seat in range(len(board.chairs)):
        absolute = {board.seen_from(cell, seat): k for cell, k in board.number.items()}
        ends[seat] = [absolute[pair[which]] for pair in _PAIRS[side]]
    return _by_seat(side, max(PAIRS), ends)


def _zones(side: int, half: bool) -> list[list[int]]:
    board = BOARDS[side]
    zones = {
        seat: [board.number[cell] for cell in (board.half(seat) if half else board.zone(seat))]
        for seat in range(len(board.chairs))
    }
    return _by_seat(side, max(SPACES), zones)


def _inverse(zones: list[list[int]]) -> list[list[int]]:
    return [[row.index(k) if k in row else NOWHERE for k in range(PLACES)] for row in zones]


def _far_row(side: int) -> list[list[int]]:
    board = BOARDS[side]
    return [
        [int(seat < len(board.chairs) and board.seen_from(cell, seat)[1] == board.size - 1) for cell in board.spaces]
        + [0] * (PLACES - len(board.spaces))
        for seat in range(SEATS)
    ]


def _step_ways(board: Board) -> dict[int, list[int]]:
    return {seat: [(d + chair) % 4 for d in range(4)] for seat, chair in enumerate(board.chairs)}


_SIDES = range(len(BOARDS))
_ZONES = [_zones(side, half=False) for side in _SIDES]
_HALVES = [_zones(side, half=True) for side in _SIDES]

NEXT = table([_next(side) for side in _SIDES])
"""NEXT[side][space][direction]: the neighbouring space, or NOWHERE."""
BEND = table([_bends(side) for side in _SIDES])
"""BEND[side][space][diagonal]: the space diagonal to it, or NOWHERE where no bent two-space move can be."""
BEND_WAYS = table(DIAGONALS)
"""BEND_WAYS[diagonal]: the two directions in which such a move may begin."""
FROM = table([_ends(side, 0) for side in _SIDES])
"""FROM[side][seat][number]: where the numbered move begins."""
TO = table([_ends(side, 1) for side in _SIDES])
"""TO[side][seat][number]: where it ends."""
LINE_NUMBER = table([[_line_numbers(side, seat) for seat in range(SEATS)] for side in _SIDES])
"""LINE_NUMBER[side][seat][space][direction]: the number of the one-space move; each space further is one more."""
BEND_NUMBER = table([[_bend_numbers(side, seat) for seat in range(SEATS)] for side in _SIDES])
"""BEND_NUMBER[side][seat][space][diagonal]: the number of the bent two-space move."""
COLUMN = table([[cell[0] for cell in board.spaces] + [0] * (PLACES - len(board.spaces)) for board in BOARDS])
ROW = table([[cell[1] for cell in board.spaces] + [0] * (PLACES - len(board.spaces)) for board in BOARDS])
ZONE = table(_ZONES)
"""ZONE[side][seat][k]: space k of the seat's home zone."""
IN_ZONE = table([_inverse(zones) for zones in _ZONES])
"""IN_ZONE[side][seat][space]: the space's place in the zone, or NOWHERE."""
HALF = table(_HALVES)
"""HALF[side][seat][k]: space k of the seat's half."""
IN_HALF = table([_inverse(halves) for halves in _HALVES])
"""IN_HALF[side][seat][space]: the space's place in the half, or NOWHERE."""
FAR_ROW = table([_far_row(side) for side in _SIDES])
"""FAR_ROW[side][seat][space]: 1 in the opponent's back row (ST-RESC-1)."""
STEP_WAY = table([_by_seat(side, 4, _step_ways(BOARDS[side])) for side in _SIDES])
"""STEP_WAY[side][seat][d]: the absolute direction that lies in the seat's own direction d (0 = straight ahead)."""
