"""Actions as text and back (the rulebook's Notation).

A text may name a move that no piece could ever make; the action numbers have no room for those, so the clause that
forbids them is found here.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from sandtable.games.stratego.rules.actions import (
    DECLINE,
    ENTER,
    FLAG_MOVE,
    HALF_SIZE,
    MOVE,
    PLACE,
    PUT_FLAG,
    READY,
    RESCUE_PIECE,
    RESIGN,
    STEP_ON,
    STOCKADE_OF,
    STOP,
    ZONE_SIZES,
)
from sandtable.games.stratego.rules.board import BOARDS, COLUMNS, STEPS, Board, Cell, cell_name
from sandtable.games.stratego.rules.pieces import LISTS, RESCUABLE, SIGNS
from sandtable.games.stratego.rules.schema import (
    ALLIANCE,
    ALLIANCE_LIGHTNING,
    BOMB,
    BONUS,
    CAMPAIGN,
    CANNON,
    CAPTAIN,
    FLAG,
    FREE,
    PIECES,
    PLAY,
    RESCUE,
    SCOUT,
    SETUP,
    STEP,
    STOCKADE,
)
from sandtable.games.stratego.rules.sides import owner
from sandtable.games.stratego.rules.tables import (
    FLAG_WAY,
    FROM,
    NOWHERE,
    STEP_WAY,
    STOCKADES,
    TO,
    flag_move_number,
    pair_number,
)
from sandtable.umpire.errors import BadInput, IllegalAction
from sandtable.umpire.schema import StandIn

_SHOT = 3  # spaces (ST-ALLY-CANNON-3)
SECOND = "'"  # marks a piece of the second army
KINDS_BY_SIGN = {sign: kind for kind, sign in SIGNS.items()}
_CELL = r"[a-z]\d{1,2}"
_MOVE = re.compile(rf"({_CELL})-({_CELL})")
_PIECE_AT = re.compile(rf"({'|'.join(KINDS_BY_SIGN)})('?)@({_CELL})")
_EXAMPLES = (
    "e4-e5, step f6, stop, rescue 9@b5, decline, resign, setup 10@a1 9@b1 ...",
    "e4-e5, step f6, stop, enter 7'@c2, rescue 9@b5, decline, resign, setup 10@a1 9@b1 ...",
    "e4-e5, g7-g8 claim g9, step f6, stop, enter 7@e2, stockade b8, flag f2, decline, resign, setup 10@e2 9@f2 ...",
    "e4-e5, g7-g8 claim g9, step f6, stop, stockade b8, flag f2, resign, setup 10@e2 9@f2 ...",
)
_OUTSIDE = ("ST-SET-2", "ST-SET-2", "ST-ALLY-SET-1", "ST-COMP-10")
"""The clause against a set-up outside the home zone, by variant."""
_OPENED = {"step": (STEP, "ST-R-23"), "stockade": (STOCKADE, "ST-ALLY-FLAG-3"), "flag": (FREE, "ST-ALLY-RESC-1")}
"""The words that answer one question only: its phase, and the clause that speaks of it."""


def say(view: StandIn, seat: int, action: int) -> str:
    """An action in notation, as the view's position gives it meaning."""
    board, variant = BOARDS[view.side], view.variant
    if action < STEP_ON[variant]:
        origin, target = FROM[view.side][seat][action - MOVE], TO[view.side][seat][action - MOVE]
        return f"{board.names[origin]}-{board.names[target]}"
    if action < STOP[variant]:
        return f"step {cell_name(_step_cell(view, seat, action))}"
    if action == STOP[variant]:
        return "ready" if view.phase == SETUP else "stop"
    if action < ENTER[variant]:
        return _say_flag_move(board, seat, action - FLAG_MOVE[variant])
    if action < RESCUE_PIECE[variant]:
        return f"enter {_deployed(view, seat, action - ENTER[variant], SECOND if variant == CAMPAIGN else '')}"
    if action < STOCKADE_OF[variant]:
        return f"rescue {_rescued(view, seat, action - RESCUE_PIECE[variant])}"
    if action < PUT_FLAG[variant]:
        return f"stockade {board.names[STOCKADES[seat][action - STOCKADE_OF[variant]]]}"
    if action < DECLINE[variant]:
        return f"flag {cell_name(board.zone(_flag_owner(view))[action - PUT_FLAG[variant]])}"
    if action < PLACE[variant]:
        return "decline"
    return "resign" if action == RESIGN[variant] else f"place {_deployed(view, seat, action - PLACE[variant], '')}"


def _say_flag_move(board: Board, seat: int, row: int) -> str:
    origin, target, named = FLAG_WAY[seat][row]
    claim = f" claim {board.names[named]}" if named != NOWHERE else ""
    return f"{board.names[origin]}-{board.names[target]}{claim}"


def _deployed(view: StandIn, seat: int, entry: int, mark: str) -> str:
    kind, k = divmod(entry, ZONE_SIZES[view.side])
    return f"{SIGNS[LISTS[view.side][kind]]}{mark}@{cell_name(BOARDS[view.side].zone(seat)[k])}"


def _rescued(view: StandIn, seat: int, entry: int) -> str:
    kinds = RESCUABLE[view.variant]
    kind, k = divmod(entry, HALF_SIZE)
    army, place = divmod(kind, len(kinds))
    return f"{SIGNS[kinds[place]]}{SECOND * army}@{cell_name(BOARDS[view.side].half(seat)[k])}"


def _flag_owner(view: StandIn) -> int:
    return owner(view.freed - 1)


def read(view: StandIn, seat: int, text: str) -> Sequence[int]:
    """The action numbers that a text stands for; raises BadInput, or IllegalAction with a clause and no sentence."""
    word, _, rest = text.strip().partition(" ")
    rest = rest.strip()
    if not rest and (plain := _plain(view, word)) is not None:
        return [plain]
    if not view.waiting >> seat & 1:
        raise IllegalAction("ST-SET-5" if view.phase == SETUP else "ST-TURN-1", "")
    if word in ("setup", "place") and rest:
        return _read_placements(view, seat, rest, word)
    if word == "enter" and rest:
        return [_read_entry(view, seat, rest)]
    if word == "rescue" and rest:
        return [_read_rescue(view, seat, rest)]
    if word in _OPENED and rest:
        return [_read_answer(view, seat, word, _cell(view, rest))]
    match = _MOVE.fullmatch(word)
    claim, _, named = rest.partition(" ")
    if match and (not rest or (claim == "claim" and named)):
        there = _cell(view, named.strip()) if named else None
        return [_read_move(view, seat, _cell(view, match[1]), _cell(view, match[2]), there)]
    raise BadInput(f"'{text[:60]}' is no action; write it like one of these: {_EXAMPLES[view.variant]}")


def _plain(view: StandIn, word: str) -> int | None:
    """The action that a single word stands for, if it does."""
    variant = view.variant
    if word in ("stop", "ready"):
        if (word == "ready") != (view.phase == SETUP):  # one number, two words (ST-R-91)
            raise IllegalAction("ST-SET-5", "")
        return int(STOP[variant])
    if word == "resign":
        return int(RESIGN[variant])
    if word == "decline":
        if variant == ALLIANCE_LIGHTNING:  # which never asks what could be declined
            raise IllegalAction("ST-AL-6" if view.phase == PLAY else "ST-R-10", "")
        return int(DECLINE[variant])
    return None


def _cell(view: StandIn, name: str) -> Cell:
    """A cell of the board by its name, a lake or a stockade perhaps; raises BadInput for one that is not on it."""
    board = BOARDS[view.side]
    if re.fullmatch(_CELL, name):
        cell = (ord(name[0]) - ord("a"), int(name[1:]) - 1)
        if name[0] in COLUMNS and cell in (*board.spaces, *board.lakes, *board.stockades):
            return cell
    last = cell_name((board.size - 1, board.size - 1))
    raise BadInput(f"there is no space {name[:12]!r} on this board; its columns and rows go from a1 to {last}")


def _piece_at(view: StandIn, text: str) -> tuple[int, int, Cell]:
    """Kind, army (0 or 1) and cell of a text such as 7'@c2."""
    match = _PIECE_AT.fullmatch(text)
    if not match:
        raise BadInput(f"'{text[:20]}' is no piece on a space; write it like 10@a1 or 2@c2")
    kind, army = KINDS_BY_SIGN[match[1]], len(match[2])
    if kind not in LISTS[view.side] or (army and view.variant != CAMPAIGN):
        raise IllegalAction("ST-R-7" if view.side else "ST-COMP-1", "")
    return kind, army, _cell(view, match[3])


def _read_placements(view: StandIn, seat: int, text: str, word: str) -> list[int]:
    if view.phase != SETUP:
        raise IllegalAction("ST-SET-5", "")
    actions = []
    for item in text.split():
        kind, army, cell = _piece_at(view, item)
        if army:
            raise IllegalAction("ST-CPN-3", "")
        actions.append(PLACE[view.variant] + _entry(view, seat, kind, cell, _OUTSIDE[view.variant]))
    if word == "place":
        if len(actions) != 1:
            raise BadInput("`place` puts down one piece; use `setup` for all of them")
        return actions
    return [*actions, READY[view.variant]]


def _entry(view: StandIn, seat: int, kind: int, cell: Cell, outside: str) -> int:
    """A kind of piece on a space of the home zone, as blocks of actions number them."""
    zone = BOARDS[view.side].zone(seat)
    if cell not in zone:
        raise IllegalAction(outside, "")
    return LISTS[view.side].index(kind) * len(zone) + zone.index(cell)


def _read_entry(view: StandIn, seat: int, text: str) -> int:
    if view.variant not in (CAMPAIGN, ALLIANCE):
        raise IllegalAction("ST-AL-2" if view.side else "ST-TURN-2", "")
    if view.phase not in (PLAY, BONUS):
        raise IllegalAction(_PENDING.get(view.phase, "ST-SET-5"), "")
    kind, army, cell = _piece_at(view, text)
    if view.variant == CAMPAIGN and not army:
        raise IllegalAction("ST-CPN-4", "")
    return int(ENTER[view.variant]) + _entry(view, seat, kind, cell, "ST-ALLY-RES-1" if view.side else "ST-CPN-5")


_PENDING = {STEP: "ST-R-23", RESCUE: "ST-R-46", STOCKADE: "ST-R-5", FREE: "ST-ALLY-RESC-2"}
"""The clause of the question that must be answered first (ST-R-81)."""


def _read_rescue(view: StandIn, seat: int, text: str) -> int:
    if view.side:
        raise IllegalAction("ST-R-73", "")
    kind, army, cell = _piece_at(view, text)
    board, half, kinds = BOARDS[view.side], BOARDS[view.side].half(seat), RESCUABLE[view.variant]
    if view.phase != RESCUE:
        raise IllegalAction("ST-RESC-1", "")
    if kind not in kinds:
        raise IllegalAction("ST-R-28" if kind == BOMB else "ST-R-44", "")
    if cell in board.lakes:
        raise IllegalAction("ST-R-45", "")
    if cell not in half:
        raise IllegalAction("ST-RESC-3", "")
    place = army * len(kinds) + kinds.index(kind)
    return int(RESCUE_PIECE[view.variant]) + place * HALF_SIZE + half.index(cell)


def _read_answer(view: StandIn, seat: int, word: str, cell: Cell) -> int:
    """`step`, `stockade` or `flag` with the place chosen."""
    phase, clause = _OPENED[word]
    if view.phase != phase:
        raise IllegalAction(clause if phase == STEP or view.side else "ST-TURN-2", "")
    if phase == STEP:
        for action in range(STEP_ON[view.variant], STOP[view.variant]):
            if _step_cell(view, seat, action) == cell:
                return action
        raise IllegalAction("ST-R-23", "")
    if phase == STOCKADE:
        name = cell_name(cell)
        names = [BOARDS[1].names[place] for place in STOCKADES[seat]]
        if name not in names:
            raise IllegalAction("ST-R-5" if cell in BOARDS[1].stockades else "ST-ALLY-FLAG-3", "")
        return int(STOCKADE_OF[view.variant]) + names.index(name)
    camp = BOARDS[1].zone(_flag_owner(view))
    if cell not in camp:
        raise IllegalAction("ST-ALLY-RESC-2", "")
    return int(PUT_FLAG[view.variant]) + camp.index(cell)


def _step_cell(view: StandIn, seat: int, action: int) -> Cell:
    """The cell, a lake perhaps, in the direction of a Captain's extra step."""
    column, row = BOARDS[view.side].spaces[view.at[view.mover - 1]]
    across, along = STEPS[STEP_WAY[view.side][seat][action - STEP_ON[view.variant]]]
    return column + across, row + along


def _read_move(view: StandIn, seat: int, origin: Cell, target: Cell, named: Cell | None) -> int:
    if view.phase in _PENDING or view.phase == BONUS:
        raise IllegalAction(_PENDING.get(view.phase, "ST-R-72" if view.side else "ST-R-52"), "")
    board = BOARDS[view.side]
    if named or origin in board.stockades:
        if view.side == 0:
            raise IllegalAction("ST-TURN-2", "")
        row = flag_move_number(seat, origin, target, named)
        if row == NOWHERE:
            raise IllegalAction(_why_no_such_flag_move(view, seat, origin, target, named), "")
        return int(FLAG_MOVE[view.variant]) + row
    number = pair_number(view.side, seat, origin, target)
    if number == NOWHERE:
        raise IllegalAction(_why_no_such_move(view, seat, origin, target), "")
    return MOVE + number


def _own_kind(view: StandIn, seat: int, origin: Cell) -> int:
    """What own piece stands on a cell; 0 if none does."""
    place = BOARDS[view.side].place.get(cell_name(origin), NOWHERE)
    piece = view.board[place] - 1 if place != NOWHERE else NOWHERE
    return int(view.rank[piece]) if piece >= 0 and piece // PIECES == seat else 0


def _why_no_such_flag_move(view: StandIn, seat: int, origin: Cell, target: Cell, named: Cell | None) -> str:
    """The clause against a claim or an escape that no Flag could ever make from here."""
    kind = _own_kind(view, seat, origin)
    if kind == 0:
        return "ST-TURN-2"
    if kind != FLAG:
        return "ST-ALLY-UNITE-1"
    if target not in _beside(origin) or target not in BOARDS[1].spaces:
        if origin in BOARDS[1].stockades:
            return "ST-R-68"
        return _why_no_such_move(view, seat, origin, target) if origin != target else "ST-R-10"
    return "ST-R-66" if named not in _beside(target) else "ST-R-62"


def _beside(cell: Cell) -> list[Cell]:
    return [(cell[0] + across, cell[1] + along) for across, along in STEPS]


def _apart(one: Cell, other: Cell) -> tuple[int, int]:
    return abs(one[0] - other[0]), abs(one[1] - other[1])


def _stockade_between(board: Board, origin: Cell, target: Cell) -> bool:
    """Whether a stockade lies on the straight way between two cells."""
    far = sum(_apart(origin, target))
    return any(sum(_apart(origin, cell)) + sum(_apart(cell, target)) == far for cell in board.stockades)


def _why_no_such_move(view: StandIn, seat: int, origin: Cell, target: Cell) -> str:
    """The clause against a move that no piece could ever make from here."""
    board = BOARDS[view.side]
    kind = _own_kind(view, seat, origin)
    if kind == 0:
        return "ST-TURN-2"
    if view.side == 0 and kind in (BOMB, FLAG):
        return "ST-MOVE-2"
    if origin == target:
        return "ST-R-21" if kind == CAPTAIN else "ST-R-10"
    if target in board.stockades:
        return "ST-R-4"
    if target in board.lakes:
        return "ST-MOVE-6"
    in_line = origin[0] == target[0] or origin[1] == target[1]
    if kind == CANNON and in_line:
        return "ST-R-35" if sum(_apart(origin, target)) == _SHOT else "ST-ALLY-CANNON-2"
    if in_line and _stockade_between(board, origin, target):
        return "ST-R-4"
    if kind == SCOUT:
        return "ST-SCOUT-5" if in_line else "ST-SCOUT-3"
    if kind == FLAG:
        return "ST-ALLY-FLAG-1" if in_line else "ST-MOVE-3"
    return "ST-MOVE-7" if in_line else "ST-MOVE-3"
