"""The text protocol of the Stratego manager of the UCC programming competition of 2012, which many programs speak.

South is RED and sits at the top; x counts columns, y rows, both from 0. Ranks are counted the old way, 1 the Marshal.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import pairwise

from sandtable.engine import BadInput
from sandtable.games.classic.fields import View

from ..rules.actions import PLACE, RESIGN, move_number
from ..rules.schema import BOMB, FLAG, MARSHAL, PIECES, SCOUT, SETUP, SIZE, SPY, SQUARES
from ..rules.tables import LAKES, NAMES, seen_from
from .documents import army_of
from .notation import KINDS_BY_SIGN
from .told import Attacked, Captured, Event, Moved, Revealed, known

COLOURS = ("RED", "BLUE")
OPPONENT = "opponent"
ROWS = PIECES // SIZE
SYMBOLS = {SPY: "s", BOMB: "B", FLAG: "F", **{kind: str(11 - kind) for kind in range(SCOUT, MARSHAL + 1)}}
VACANT, HIDDEN, LAKE = ".#+"
DIRECTIONS = {"UP": -SIZE, "DOWN": SIZE, "LEFT": -1, "RIGHT": 1}
_KINDS = {symbol: kind for kind, symbol in SYMBOLS.items()}
_MOVE = re.compile(r"(\d) (\d) (UP|DOWN|LEFT|RIGHT)(?: (\d))?")
_SHOWN = 60  # the most characters of a wrong answer that are quoted


def question(view: View, seat: int, told: Sequence[Mapping[str, object]]) -> tuple[str, int]:
    """Return the question for a program, and how many lines it answers with.

    During set-up the question is a greeting, which is answered by the set-up; later, the moves made since and the
    board.
    """
    if view.phase == SETUP:
        return f"{COLOURS[seat]} {OPPONENT} {SIZE} {SIZE}\n", ROWS
    return "\n".join([*(_results(known(told)) or ["START"]), *_board(view, seat), ""]), 1


def read(view: View, seat: int, lines: Sequence[str]) -> Sequence[int]:
    """Return the actions of an answer: the whole set-up, or a move. Raise BadInput if it is neither."""
    answer = [line.strip() for line in lines]
    return _setup(view, seat, answer) if view.phase == SETUP else [_move(seat, answer[0])]


def farewell(told: Sequence[Mapping[str, object]]) -> str:
    """Return the last moves and the word that ends the game."""
    return "\n".join([*_results(known(told)), "QUIT", ""])


def _setup(view: View, seat: int, rows: Sequence[str]) -> list[int]:
    symbols = "".join(rows)
    army = Counter({SYMBOLS[kind]: count for kind, count in army_of(view).items()})
    army[VACANT] = PIECES - army.total()
    if any(len(row) != SIZE for row in rows) or Counter(symbols) != +army:
        raise BadInput(f"answered {_short(' '.join(rows))} instead of {ROWS} rows with its army")
    first = 0 if seat == 0 else SQUARES - PIECES
    return [
        PLACE + (_KINDS[symbol] - 1) * PIECES + int(seen_from(seat, first + k))
        for k, symbol in enumerate(symbols)
        if symbol != VACANT
    ]


def _move(seat: int, line: str) -> int:
    if line == "SURRENDER":
        return RESIGN
    match = _MOVE.fullmatch(line)
    if match:
        column, row, step, far = int(match[1]), int(match[2]), DIRECTIONS[match[3]], int(match[4] or 1)
        origin, target = row * SIZE + column, row * SIZE + column + step * far
        if 0 <= target < SQUARES and (abs(step) == SIZE or target // SIZE == row):
            return int(move_number(seat, origin, target))
    raise BadInput(f"answered {_short(line)} instead of a move on the board, like 0 3 DOWN")


def _short(text: str) -> str:
    return repr(text[:_SHOWN]) + ("..." if len(text) > _SHOWN else "")


def _board(view: View, seat: int) -> list[str]:
    """Return ten rows from the top, in which opposing pieces are never named."""
    symbols = [LAKE if square in LAKES else _symbol(view, seat, square) for square in range(SQUARES)]
    return ["".join(symbols[start:end]) for start, end in pairwise(range(0, SQUARES + 1, SIZE))]


def _symbol(view: View, seat: int, square: int) -> str:
    piece = view.board[square] - 1
    if piece < 0:
        return VACANT
    return SYMBOLS[view.rank[piece]] if piece // PIECES == seat else HIDDEN


def _results(told: Sequence[Event]) -> list[str]:
    """Return a line for each move, with its outcome."""
    moves = [(k, event) for k, event in enumerate(told) if isinstance(event, Moved | Attacked)]
    ends = [*(k for k, _ in moves[1:]), len(told)]
    return [_result(move, told[k:end]) for (k, move), end in zip(moves, ends, strict=False)]


def _result(move: Moved | Attacked, told: Sequence[Event]) -> str:
    origin, target = NAMES.index(move.at), NAMES.index(move.to)
    far = abs(target - origin) // (SIZE if target % SIZE == origin % SIZE else 1)
    steps = {name: step for name, step in DIRECTIONS.items() if origin + step * far == target}
    way = f"{origin % SIZE} {origin // SIZE} {next(iter(steps))}" + (f" {far}" if far > 1 else "")
    return f"{way} {_outcome(move, told)}"


def _outcome(move: Moved | Attacked, told: Sequence[Event]) -> str:
    if isinstance(move, Moved):
        return "OK"
    ranks = {event.piece: SYMBOLS[KINDS_BY_SIGN[event.rank]] for event in told if isinstance(event, Revealed)}
    attacker = move.piece
    [defender] = ranks.keys() - {attacker}
    if ranks[defender] == SYMBOLS[FLAG]:
        return "VICTORY_FLAG"
    captured = {event.piece for event in told if isinstance(event, Captured)}
    word = "BOTHDIE" if len(captured) > 1 else "DIES" if attacker in captured else "KILLS"
    return f"{word} {ranks[attacker]} {ranks[defender]}"


__all__ = ["farewell", "question", "read"]
