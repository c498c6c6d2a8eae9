"""Actions as text and back (the rulebook's Notation).

A text may name a move that no piece could ever make; the action numbers have no room for those, so the clause that
forbids them is found here.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from sandtable.games.stratego.actions import (
    DECLINE,
    HALF_SIZE,
    MOVE,
    PLACE,
    READY,
    RESCUE_PIECE,
    RESIGN,
    STEP_ON,
    STOP,
    ZONE_SIZE,
)
from sandtable.games.stratego.board import BOARDS, COLUMNS, STEPS, Cell, cell_name
from sandtable.games.stratego.pieces import LIST, RESCUABLE, SIGNS
from sandtable.games.stratego.schema import BOMB, CAPTAIN, FLAG, PIECES, RESCUE, SCOUT, SETUP, STEP
from sandtable.games.stratego.tables import FROM, NOWHERE, STEP_WAY, TO, pair_number
from sandtable.umpire.errors import BadInput, IllegalAction
from sandtable.umpire.schema import StandIn

KINDS_BY_SIGN = {SIGNS[kind]: kind for kind in LIST}
_CELL = r"[a-z]\d{1,2}"
_MOVE = re.compile(rf"({_CELL})-({_CELL})")
_PIECE_AT = re.compile(rf"({'|'.join(KINDS_BY_SIGN)})@({_CELL})")
_PIECE_ELSEWHERE_AT = re.compile(rf"(?:C'?|(?:10|[2-9SBF])')@{_CELL}")  # of another variant
_EXAMPLES = "e4-e5, step f6, stop, rescue 9@b5, decline, resign, setup 10@a1 9@b1 ..."


def say(view: StandIn, seat: int, action: int) -> str:
    """An action in notation, as the view's position gives it meaning."""
    board = BOARDS[view.side]
    if action < STEP_ON:
        origin, target = FROM[view.side][seat][action - MOVE], TO[view.side][seat][action - MOVE]
        return f"{board.names[origin]}-{board.names[target]}"
    if action < STOP:
        return f"step {cell_name(_step_cell(view, seat, action))}"
    if action == STOP:
        return "ready" if view.phase == SETUP else "stop"
    if action < DECLINE:
        kind, k = divmod(action - RESCUE_PIECE, HALF_SIZE)
        return f"rescue {SIGNS[RESCUABLE[kind]]}@{cell_name(board.half(seat)[k])}"
    if action == DECLINE:
        return "decline"
    if action < RESIGN:
        kind, k = divmod(action - PLACE, ZONE_SIZE)
        return f"place {SIGNS[LIST[kind]]}@{cell_name(board.zone(seat)[k])}"
    return "resign"


def read(view: StandIn, seat: int, text: str) -> Sequence[int]:
    """The action numbers that a text stands for; raises BadInput, or IllegalAction with a clause and no sentence."""
    word, _, rest = text.strip().partition(" ")
    rest = rest.strip()
    plain = {"stop": STOP, "ready": READY, "decline": DECLINE, "resign": RESIGN}
    if word in plain and not rest:
        if plain[word] == STOP and (word == "ready") != (view.phase == SETUP):  # one number, two words (ST-R-91)
            raise IllegalAction("ST-SET-5", "")
        return [plain[word]]
    if not view.waiting >> seat & 1:
        raise IllegalAction("ST-SET-5" if view.phase == SETUP else "ST-TURN-1", "")
    if word in ("setup", "place") and rest:
        return _read_placements(view, seat, rest, word)
    if word == "rescue" and rest:
        return [_read_rescue(view, seat, rest)]
    if word == "step" and rest:
        return [_read_step(view, seat, _cell(view, rest))]
    match = _MOVE.fullmatch(word)
    if match and not rest:
        return [_read_move(view, seat, _cell(view, match[1]), _cell(view, match[2]))]
    raise BadInput(f"'{text[:60]}' is no action; write it like one of these: {_EXAMPLES}")


def _cell(view: StandIn, name: str) -> Cell:
    """A cell of the board by its name, a lake perhaps; raises BadInput for one that is not on the board."""
    board = BOARDS[view.side]
    if re.fullmatch(_CELL, name):
        cell = (ord(name[0]) - ord("a"), int(name[1:]) - 1)
        if name[0] in COLUMNS and cell in (*board.spaces, *board.lakes):
            return cell
    last = cell_name((board.size - 1, board.size - 1))
    raise BadInput(f"there is no space {name[:12]!r} on this board; spaces go from a1 to {last}")


def _piece_at(view: StandIn, text: str) -> tuple[int, Cell]:
    match = _PIECE_AT.fullmatch(text)
    if not match and _PIECE_ELSEWHERE_AT.fullmatch(text):
        raise IllegalAction("ST-COMP-1", "")
    if not match:
        raise BadInput(f"'{text[:20]}' is no piece on a space; write it like 10@a1 or B@c2")
    return KINDS_BY_SIGN[match[1]], _cell(view, match[2])


def _read_placements(view: StandIn, seat: int, text: str, word: str) -> list[int]:
    if view.phase != SETUP:
        raise IllegalAction("ST-SET-5", "")
    board = BOARDS[view.side]
    zone = {cell: k for k, cell in enumerate(board.zone(seat))}
    actions = []
    for item in text.split():
        kind, cell = _piece_at(view, item)
        if cell not in zone:
            raise IllegalAction("ST-SET-2", "")
        actions.append(PLACE + LIST.index(kind) * ZONE_SIZE + zone[cell])
    if word == "place":
        if len(actions) != 1:
            raise BadInput("`place` puts down one piece; use `setup` for all of them")
        return actions
    return [*actions, READY]


def _read_rescue(view: StandIn, seat: int, text: str) -> int:
    kind, cell = _piece_at(view, text)
    half = BOARDS[view.side].half(seat)
    if view.phase != RESCUE:
        raise IllegalAction("ST-RESC-1", "")
    if kind not in RESCUABLE:
        raise IllegalAction("ST-R-28" if kind == BOMB else "ST-R-44", "")
    if cell in BOARDS[view.side].lakes:
        raise IllegalAction("ST-R-45", "")
    if cell not in half:
        raise IllegalAction("ST-RESC-3", "")
    return RESCUE_PIECE + RESCUABLE.index(kind) * HALF_SIZE + half.index(cell)


def _read_step(view: StandIn, seat: int, target: Cell) -> int:
    for action in range(STEP_ON, STOP):
        if view.phase == STEP and _step_cell(view, seat, action) == target:
            return action
    raise IllegalAction("ST-R-23", "")


def _step_cell(view: StandIn, seat: int, action: int) -> Cell:
    """The cell, a lake perhaps, in the direction of a Captain's extra step."""
    column, row = BOARDS[view.side].spaces[view.at[view.mover - 1]]
    across, along = STEPS[STEP_WAY[view.side][seat][action - STEP_ON]]
    return column + across, row + along


def _read_move(view: StandIn, seat: int, origin: Cell, target: Cell) -> int:
    number = pair_number(view.side, seat, origin, target)
    if number == NOWHERE:
        raise IllegalAction(_why_no_such_move(view, seat, origin, target), "")
    return MOVE + number


def _why_no_such_move(view: StandIn, seat: int, origin: Cell, target: Cell) -> str:
    """The clause against a move that no piece could ever make from here."""
    board = BOARDS[view.side]
    piece = view.board[board.number[origin]] - 1 if origin in board.number else NOWHERE
    kind = view.rank[piece] if piece >= 0 else 0
    if kind <= 0 or piece // PIECES != seat:
        return "ST-TURN-2"
    if kind in (BOMB, FLAG):
        return "ST-MOVE-2"
    if origin == target:
        return "ST-R-21" if kind == CAPTAIN else "ST-R-10"
    if target in board.lakes:
        return "ST-MOVE-6"
    in_line = origin[0] == target[0] or origin[1] == target[1]
    if kind == SCOUT:
        return "ST-SCOUT-5" if in_line else "ST-SCOUT-3"
    return "ST-MOVE-7" if in_line else "ST-MOVE-3"
