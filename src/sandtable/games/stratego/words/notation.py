"""Actions as text and back (the rulebook's Notation).

A text may name a move that no piece could ever make, or answer a question that is not asked. Such a text has a number
beyond the last action, and `why` has the clause that forbids it. So nothing here knows the rules.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from sandtable.engine import BadInput
from sandtable.games.stratego.fields import View
from sandtable.games.stratego.rules.actions import (
    ACTIONS,
    DECLINE,
    ENTER,
    FLAG_MOVE,
    HALF_SIZES,
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
    BONUS,
    CAMPAIGN,
    EMPTY,
    FREE,
    PLAY,
    RESCUE,
    SETUP,
    STEP,
    STOCKADE,
)
from sandtable.games.stratego.rules.sides import owner
from sandtable.games.stratego.rules.tables import (
    FLAG_WAY,
    FROM,
    NOWHERE,
    SPACES,
    STEP_WAY,
    STOCKADES,
    TO,
    flag_move_number,
    pair_number,
)
from sandtable.games.stratego.rules.written import (
    ANYTHING,
    DECLINES,
    ENTERS,
    FREES,
    GOES,
    IMPRISONS,
    PLACES,
    RESCUES,
    SAYS,
    STEPS_ON,
    piece_operand,
    written,
)

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
    "b2-b3, step c2, stop, rescue 9@b2, decline, resign, setup 10@a1 9@b1 ...",
)
_ANSWERS = {
    "step": (STEP, STEP_ON, STEPS_ON),
    "stockade": (STOCKADE, STOCKADE_OF, IMPRISONS),
    "flag": (FREE, PUT_FLAG, FREES),
}
"""The words that answer one question only: its phase, where the block of its actions begins, what the word would do."""


def say(view: View, seat: int, action: int) -> str:
    """Return an action in notation, which may depend on the view's position."""
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


def _deployed(view: View, seat: int, entry: int, mark: str) -> str:
    kind, k = divmod(entry, ZONE_SIZES[view.side])
    return f"{SIGNS[LISTS[view.side][kind]]}{mark}@{cell_name(BOARDS[view.side].zone(seat)[k])}"


def _rescued(view: View, seat: int, entry: int) -> str:
    kinds = RESCUABLE[view.variant]
    kind, k = divmod(entry, HALF_SIZES[view.side])
    army, place = divmod(kind, len(kinds))
    return f"{SIGNS[kinds[place]]}{SECOND * army}@{cell_name(BOARDS[view.side].half(seat)[k])}"


def _flag_owner(view: View) -> int:
    return owner(view.freed - 1)


def read(view: View, seat: int, text: str) -> Sequence[int]:
    """Return the action numbers that a text stands for; raise BadInput if it is no action."""
    word, _, rest = text.strip().partition(" ")
    rest = rest.strip()
    if not rest and (plain := _plain(view, word)) is not None:
        return [plain]
    if not view.waiting >> seat & 1:
        return [written(view.variant, ANYTHING)]
    if word in ("setup", "place") and rest:
        return _read_placements(view, seat, rest, word)
    if word == "enter" and rest:
        return [_read_entry(view, seat, rest)]
    if word == "rescue" and rest:
        return [_read_rescue(view, seat, rest)]
    if word in _ANSWERS and rest:
        return [_read_answer(view, seat, word, _cell(view, rest))]
    match = _MOVE.fullmatch(word)
    claim, _, named = rest.partition(" ")
    if match and (not rest or (claim == "claim" and named)):
        there = _cell(view, named.strip()) if named else None
        return [_read_move(view, seat, _cell(view, match[1]), _cell(view, match[2]), there)]
    raise BadInput(f"'{text[:60]}' is no action; write it like one of these: {_EXAMPLES[view.variant]}")


def _plain(view: View, word: str) -> int | None:
    """Return the action that a single word stands for, or None."""
    variant = view.variant
    if word in ("stop", "ready"):  # one number, two words (ST-R-91)
        return int(STOP[variant]) if (word == "ready") == (view.phase == SETUP) else written(variant, SAYS)
    if word == "resign":
        return int(RESIGN[variant])
    if word == "decline":
        return int(DECLINE[variant]) if variant != ALLIANCE_LIGHTNING else written(variant, DECLINES)
    return None


def _cell(view: View, name: str) -> Cell:
    """Return a cell of the board by its name, even of a lake or a stockade; raise BadInput if it is not there."""
    board = BOARDS[view.side]
    if re.fullmatch(_CELL, name):
        cell = (ord(name[0]) - ord("a"), int(name[1:]) - 1)
        if name[0] in COLUMNS and cell in board.cells:
            return cell
    last = cell_name((board.size - 1, board.size - 1))
    raise BadInput(f"there is no space {name[:12]!r} on this board; its columns and rows go from a1 to {last}")


def _operand(view: View, cell: Cell | None) -> int:
    """Return the operand for a cell, or for no cell, in the number of a text that stands for no action."""
    return 0 if cell is None else 1 + BOARDS[view.side].cells[cell]


def _piece_at(view: View, text: str) -> tuple[int, int, Cell | None]:
    """Return kind, army (0 or 1) and cell of a text such as 7'@c2; raise BadInput if it is no such text.

    The kind is EMPTY for a piece that nobody has, wherever it is.
    """
    match = _PIECE_AT.fullmatch(text)
    if not match:
        raise BadInput(f"'{text[:20]}' is no piece on a space; write it like 10@a1 or 2@c2")
    kind, army = KINDS_BY_SIGN[match[1]], len(match[2])
    if kind not in LISTS[view.side] or (army and view.variant != CAMPAIGN):
        return EMPTY, 0, None
    return kind, army, _cell(view, match[3])


def _read_placements(view: View, seat: int, text: str, word: str) -> list[int]:
    if view.phase != SETUP:
        return [written(view.variant, PLACES)]
    actions = []
    for item in text.split():
        kind, army, cell = _piece_at(view, item)
        entry = _entry(view, seat, kind, cell)
        if army or entry == NOWHERE:
            return [written(view.variant, PLACES, piece_operand(kind, army))]
        actions.append(int(PLACE[view.variant]) + entry)
    if word == "place":
        if len(actions) != 1:
            raise BadInput("`place` puts down one piece; use `setup` for all of them")
        return actions
    return [*actions, READY[view.variant]]


def _entry(view: View, seat: int, kind: int, cell: Cell | None) -> int:
    """Return the number of a kind on a space of the home zone within a block of actions, or NOWHERE."""
    zone = BOARDS[view.side].zone(seat)
    return LISTS[view.side].index(kind) * len(zone) + zone.index(cell) if cell in zone else NOWHERE


def _read_entry(view: View, seat: int, text: str) -> int:
    if view.variant not in (CAMPAIGN, ALLIANCE) or view.phase not in (PLAY, BONUS):
        return written(view.variant, ENTERS)
    kind, army, cell = _piece_at(view, text)
    entry = _entry(view, seat, kind, cell)
    if entry == NOWHERE or (view.variant == CAMPAIGN and not army):
        return written(view.variant, ENTERS, piece_operand(kind, army))
    return int(ENTER[view.variant]) + entry


def _read_rescue(view: View, seat: int, text: str) -> int:
    if BOARDS[view.side].allied:
        return written(view.variant, RESCUES)
    kind, army, cell = _piece_at(view, text)
    half, kinds = BOARDS[view.side].half(seat), RESCUABLE[view.variant]
    if view.phase != RESCUE or kind not in kinds or cell not in half:
        return written(view.variant, RESCUES, piece_operand(kind, army), _operand(view, cell))
    place = army * len(kinds) + kinds.index(kind)
    return int(RESCUE_PIECE[view.variant]) + place * len(half) + half.index(cell)


def _read_answer(view: View, seat: int, word: str, cell: Cell) -> int:
    """Return the action of `step`, `stockade` or `flag` with the place chosen."""
    phase, first, verb = _ANSWERS[word]
    places = _answers(view, seat, phase) if view.phase == phase else []
    if cell not in places:
        return written(view.variant, verb, _operand(view, cell))
    return int(first[view.variant]) + places.index(cell)


def _answers(view: View, seat: int, phase: int) -> Sequence[Cell]:
    """Return the cells that can answer the question of a phase, as blocks of actions number them."""
    if phase == STEP:
        return [_step_cell(view, seat, action) for action in range(STEP_ON[view.variant], STOP[view.variant])]
    if phase == FREE:
        return BOARDS[1].zone(_flag_owner(view))
    return [BOARDS[1].stockades[place - SPACES[1]] for place in STOCKADES[seat]]


def _step_cell(view: View, seat: int, action: int) -> Cell:
    """Return the cell, even a lake, in the direction of a Captain's extra step."""
    column, row = BOARDS[view.side].spaces[view.at[view.mover - 1]]
    across, along = STEPS[STEP_WAY[view.side][seat][action - STEP_ON[view.variant]]]
    return column + across, row + along


def _read_move(view: View, seat: int, origin: Cell, target: Cell, named: Cell | None) -> int:
    number = _way(view, seat, origin, target, named) if view.phase in (SETUP, PLAY) else NOWHERE
    if number == NOWHERE:
        return written(view.variant, GOES, *(_operand(view, cell) for cell in (origin, target, named)))
    return number


def origin_of(variant: int, action: int) -> int:
    """Return the cell, by its number, that a text which stands for no action would have a piece go from, or NOWHERE."""
    verb, operands = divmod(action - int(ACTIONS[variant]), written(0, 1) - written(0, 0))
    return operands // (written(0, 0, 1) - written(0, 0)) - 1 if verb == GOES else NOWHERE


def _way(view: View, seat: int, origin: Cell, target: Cell, named: Cell | None) -> int:
    """Return the action that is a way over the board, or NOWHERE."""
    if named is None and origin not in BOARDS[view.side].stockades:
        number, first = pair_number(view.side, seat, origin, target), MOVE
    elif BOARDS[view.side].allied:
        number, first = flag_move_number(seat, origin, target, named), int(FLAG_MOVE[view.variant])
    else:
        return NOWHERE
    return number if number == NOWHERE else first + number
