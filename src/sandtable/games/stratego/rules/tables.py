"""The geometry of the boards as tables for the rules, and the numbering of moves (rulebook section 6).

A move's number is its row in a list of (from, to) pairs. Each seat counts from its own side of the board, as if it sat
in the South. So every table of numbers exists once for each side of the board and seat. The spaces in it are absolute.
"""

from __future__ import annotations

from functools import cache

from sandtable.engine import table
from sandtable.games.stratego.rules.board import BOARDS, DIAGONALS, FOUR_PLAYER, STEPS, Board, Cell

NOWHERE = -1
SPACES = tuple(len(board.spaces) for board in BOARDS)  # 92, 149, 32
PLACES = max(len(board.names) for board in BOARDS)  # 153, including the four stockades
SEATS = 4


def _neighbour(cell: Cell, direction: int) -> Cell:
    return cell[0] + STEPS[direction][0], cell[1] + STEPS[direction][1]


def _line(board: Board, cell: Cell, direction: int) -> list[Cell]:
    """Return the spaces in one direction up to a lake, a stockade or the edge, nearest first."""
    line = []
    cell = _neighbour(cell, direction)
    while cell in board.number:
        line.append(cell)
        cell = _neighbour(cell, direction)
    return line


def _bend(board: Board, cell: Cell, diagonal: int) -> Cell | None:
    """Return the space diagonal to `cell` if a piece could get there through at least one space, else None.

    See ST-CAV-3 and ST-R-25.
    """
    ways = [_neighbour(cell, direction) for direction in DIAGONALS[diagonal]]
    target = _neighbour(ways[0], DIAGONALS[diagonal][1])
    return target if target in board.number and any(way in board.number for way in ways) else None


def _shot(board: Board, cell: Cell, direction: int) -> Cell | None:
    """Return the space three away with a lake in between, or None.

    Only a Cannon's shot can reach it (ST-ALLY-CANNON-4).
    """
    first = _neighbour(cell, direction)
    second = _neighbour(first, direction)
    target = _neighbour(second, direction)
    crossed = (first, second)
    if target not in board.number or not any(c in board.lakes for c in crossed):
        return None
    return target if all(c in board.lakes or c in board.number for c in crossed) else None


def _pairs(board: Board) -> list[tuple[Cell, Cell]]:
    """Return every (from, to) as South counts them."""
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
PAIRS = tuple(len(pairs) for pairs in _PAIRS)  # 1,636, 2,456, 328


def pair_number(side: int, seat: int, origin: Cell, target: Cell) -> int:
    """Return the number that a seat gives to a move between two cells, or NOWHERE if no piece could ever make it."""
    board = BOARDS[side]
    return _PAIR_NUMBER[side].get((board.seen_from(origin, seat), board.seen_from(target, seat)), NOWHERE)


# A Flag's moves that are not pairs: one step with a claim, or out of a stockade with or without a claim.


def _flag_moves() -> list[tuple[Cell, Cell, Cell | None]]:
    """Return every (from, to, named space) as South counts them.

    They are steps with a claim, escapes, and escapes with a claim, in this order.
    """
    board = FOUR_PLAYER
    steps = [(cell, _neighbour(cell, d)) for cell in board.spaces for d in range(4)]
    escapes = [(cell, _neighbour(cell, d)) for cell in board.stockades for d in range(4)]
    plain: list[tuple[Cell, Cell, Cell | None]] = [(*escape, None) for escape in escapes]
    return [*_claims(board, steps), *plain, *_claims(board, escapes)]


def _claims(board: Board, steps: list[tuple[Cell, Cell]]) -> list[tuple[Cell, Cell, Cell | None]]:
    """Return each step onto a space, with each space beside that one except the space just left."""
    named = [(origin, target, _neighbour(target, d)) for origin, target in steps for d in range(4)]
    return [row for row in named if row[1] in board.number and row[2] in board.number and row[2] != row[0]]


_FLAG_MOVES = _flag_moves()
_FLAG_MOVE_NUMBER = {row: k for k, row in enumerate(_FLAG_MOVES)}
FLAG_MOVES = len(_FLAG_MOVES)  # 1,172 + 16 + 44
NO_CLAIM = 4


_seen_from = cache(FOUR_PLAYER.seen_from)  # called 40,000 times for a few hundred places


def flag_move_number(seat: int, origin: Cell, target: Cell, named: Cell | None) -> int:
    """Return the number that a seat gives to a Flag's move, or NOWHERE if no Flag could ever make it."""
    seen = [cell and _seen_from(cell, seat) for cell in (origin, target, named)]
    return _FLAG_MOVE_NUMBER.get((seen[0], seen[1], seen[2]), NOWHERE)  # type: ignore[arg-type]


def _flag_rows(seat: int) -> list[list[int]]:
    """Return from, to and named of every Flag's move of a seat as absolute places."""
    absolute = {
        FOUR_PLAYER.seen_from(cell, seat): k for k, cell in enumerate(FOUR_PLAYER.spaces + FOUR_PLAYER.stockades)
    }
    return [[absolute[cell] if cell else NOWHERE for cell in row] for row in _FLAG_MOVES]


def _flag_numbers(seat: int) -> list[list[list[int]]]:
    """Return the numbers of a seat's Flag's moves for each place, direction and direction of the claim."""
    cells = FOUR_PLAYER.spaces + FOUR_PLAYER.stockades
    numbers = []
    for cell in cells:
        targets = [_neighbour(cell, d) for d in range(4)]
        named: list[list[Cell | None]] = [[*(_neighbour(target, c) for c in range(4)), None] for target in targets]
        numbers.append(
            [
                [flag_move_number(seat, cell, target, claim) for claim in claims]
                for target, claims in zip(targets, named, strict=True)
            ]
        )
    return numbers


def _shot_rows() -> list[list[list[int]]]:
    """Return, for each space and direction, the space three away and the two places between (NOWHERE: a lake)."""
    board = FOUR_PLAYER
    rows = []
    for cell in board.spaces:
        shots = []
        for d in range(4):
            first = _neighbour(cell, d)
            second = _neighbour(first, d)
            target = _neighbour(second, d)
            free = all(c in board.number or c in board.lakes for c in (first, second)) and target in board.number
            shots.append([board.number.get(c, NOWHERE) if free else NOWHERE for c in (target, first, second)])
        rows.append(shots)
    return rows


def _shot_numbers(seat: int) -> list[list[int]]:
    board = FOUR_PLAYER
    away = [[(cell[0] + 3 * STEPS[d][0], cell[1] + 3 * STEPS[d][1]) for d in range(4)] for cell in board.spaces]
    return [
        [pair_number(1, seat, cell, target) for target in row] for cell, row in zip(board.spaces, away, strict=True)
    ]


def _stockades(seat: int) -> list[int]:
    """Return the stockade in the seat's camp, and the one in its partner's."""
    absolute = {FOUR_PLAYER.seen_from(cell, seat): k for k, cell in enumerate(FOUR_PLAYER.stockades)}
    own = min(absolute, key=lambda cell: cell[1])
    across = max(absolute, key=lambda cell: cell[1])
    return [SPACES[1] + absolute[own], SPACES[1] + absolute[across]]


def _beside_stockades() -> list[int]:
    beside = {_neighbour(cell, d): SPACES[1] + k for k, cell in enumerate(FOUR_PLAYER.stockades) for d in range(4)}
    return [beside.get(cell, NOWHERE) for cell in FOUR_PLAYER.spaces] + [NOWHERE] * len(FOUR_PLAYER.stockades)


def _padded(rows: list[list[int]], length: int) -> list[list[int]]:
    return [row + [NOWHERE] * (length - len(row)) for row in rows]


def _padded_cells(board: Board, axis: int) -> list[int]:
    """Return the column or the row of each cell."""
    cells = [cell[axis] for cell in board.cells]
    return cells + [0] * (max(len(one.cells) for one in BOARDS) - len(cells))


def _by_seat(length: int, numbers: dict[int, list[int]]) -> list[list[int]]:
    return _padded([numbers.get(seat, []) for seat in range(SEATS)], length)


def _number(side: int, cell: Cell | None) -> int:
    return BOARDS[side].number.get(cell, NOWHERE) if cell else NOWHERE


def _next(side: int) -> list[list[int]]:
    cells = BOARDS[side].spaces + BOARDS[side].stockades
    rows = [[_number(side, _neighbour(cell, d)) for d in range(4)] for cell in cells]
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
    """Return, for each seat, the absolute space at one end of every pair."""
    board = BOARDS[side]
    ends = {}
    for seat in range(len(board.chairs)):
        absolute = {board.seen_from(cell, seat): k for cell, k in board.number.items()}
        ends[seat] = [absolute[pair[which]] for pair in _PAIRS[side]]
    return _by_seat(max(PAIRS), ends)


def _zones(side: int, half: bool) -> list[list[int]]:
    board = BOARDS[side]
    zones = {
        seat: [board.number[cell] for cell in (board.half(seat) if half else board.zone(seat))]
        for seat in range(len(board.chairs))
    }
    return _by_seat(max(SPACES), zones)


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
"""NEXT[side][place][direction]: the neighbouring space, or NOWHERE. A stockade has four."""
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
FIRST_STOCKADE = table(SPACES)
"""FIRST_STOCKADE[side]: stockades are numbered from here on, lakes from FIRST_LAKE on."""
FIRST_LAKE = table([len(board.names) for board in BOARDS])
COLUMN = table([_padded_cells(board, 0) for board in BOARDS])
ROW = table([_padded_cells(board, 1) for board in BOARDS])
"""COLUMN[side][cell], ROW[side][cell]: of the places and the lakes."""
ZONE = table(_ZONES)
"""ZONE[side][seat][k]: space k of the seat's home zone."""
ZONE_LENGTH = table([len(board.zone(0)) for board in BOARDS])
IN_ZONE = table([_inverse(zones) for zones in _ZONES])
"""IN_ZONE[side][seat][space]: the space's place in the zone, or NOWHERE."""
HALF = table(_HALVES)
"""HALF[side][seat][k]: space k of the seat's half."""
IN_HALF = table([_inverse(halves) for halves in _HALVES])
"""IN_HALF[side][seat][space]: the space's place in the half, or NOWHERE."""
FAR_ROW = table([_far_row(side) for side in _SIDES])
"""FAR_ROW[side][seat][space]: 1 in the opponent's back row (ST-RESC-1)."""
STEP_WAY = table([_by_seat(4, _step_ways(BOARDS[side])) for side in _SIDES])
"""STEP_WAY[side][seat][d]: the absolute direction that lies in the seat's own direction d (0 = straight ahead)."""

# Only on the four-player side.
FLAG_WAY = table([_flag_rows(seat) for seat in range(SEATS)])
"""FLAG_WAY[seat][row]: from, to and named place of a Flag's move with a claim or out of a stockade."""
FLAG_NUMBER = table([_flag_numbers(seat) for seat in range(SEATS)])
"""FLAG_NUMBER[seat][place][direction][direction of the claim, or NO_CLAIM]: the row of such a move, or NOWHERE."""
SHOT = table(_shot_rows())
"""SHOT[space][direction]: the space that a Cannon hits, and the two it fires over; NOWHERE: none, or a lake."""
SHOT_NUMBER = table([_shot_numbers(seat) for seat in range(SEATS)])
"""SHOT_NUMBER[seat][space][direction]: the number of the move that is this shot."""
STOCKADES = table([_stockades(seat) for seat in range(SEATS)])
"""STOCKADES[seat]: the stockade in the seat's camp, and the one in its partner's."""
BESIDE_STOCKADE = table(_beside_stockades())
"""BESIDE_STOCKADE[space]: the stockade that the space lies beside, or NOWHERE."""
