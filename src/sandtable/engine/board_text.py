"""Boards of hidden pieces as text for terminals. Own pieces are bare and the others' are marked, so no colour is
needed.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from textwrap import wrap
from typing import Any

from rich.text import Text

from sandtable.engine.json_data import Json

COLOURS = {"South": "red", "West": "blue", "North": "blue", "East": "red"}
HIDDEN = "?"
"""The identity of a piece that the viewer does not know."""
ROOMY = 4
"""The width of a space, in columns, from which brackets fit."""


def draw_board(view: Mapping[str, Any], board: Mapping[str, Any], width: int) -> Text:
    """Draw the board from its viewer's side, with spaces as wide as `width` columns allow.

    Where there is no room for brackets, other players' known pieces begin with a star. The board takes at least six
    columns, and two more for each space of a row. `board` has `columns`, `rows`, `spaces` and `lakes`.
    """
    columns, rows = list(board["columns"]), list(range(board["rows"], 0, -1))
    if view["viewer"] == "North":
        columns, rows = columns[::-1], rows[::-1]
    cell = _cell_width(width, len(columns))
    margin = 5 if cell == ROOMY else 3
    text, standing = Text(), _standing(view)
    heading = " " * margin + "".join(_fit(column, cell) for column in columns) + "\n"
    text.append(heading, "dim")
    for row in rows:
        text.append(f"{row:>{(margin + 1) // 2}}".ljust(margin), "dim")
        for column in columns:
            text.append(*_cell(f"{column}{row}", view, board, standing, cell))
        text.append(f"{'  ' if cell == ROOMY else ' '}{row}\n", "dim")
    text.append(heading, "dim")
    if cell < ROOMY:
        text.append("   ? *: others'" + ("; X: 10\n" if cell == 2 else "\n"), "dim")
    return text


def list_pieces(said: str, pieces: Iterable[str], width: int) -> str:
    """Return the folded line below a board that says whose pieces are which, and their ranks."""
    lines = wrap(f"{said} {' '.join(pieces)}", width, initial_indent="     ", subsequent_indent="       ")
    return "\n".join(lines) + "\n"


def with_set_up(view: Mapping[str, Any], action: str) -> Json:
    """Return the view with the pieces of a set-up on their spaces."""
    pieces = [piece.split("@") for piece in action.split()[1:]]
    return {**view, "placed": [{"rank": rank, "at": space} for rank, space in pieces]}


def _cell_width(width: int, columns: int) -> int:
    """Return the largest width of a space that fits."""
    if 9 + ROOMY * columns <= width:
        return ROOMY
    return 3 if 6 + 3 * columns <= width else 2


def _standing(view: Mapping[str, Any]) -> dict[str, tuple[str, str]]:
    """Return the owner and the sign of each occupied space."""
    standing = {piece["at"]: (piece["seat"], piece["rank"] or HIDDEN) for piece in view["pieces"]}
    for piece in view["placed"] or ():
        standing[piece["at"]] = (view["viewer"], piece["rank"])
    return standing


def _cell(
    name: str, view: Mapping[str, Any], board: Mapping[str, Any], standing: Mapping[str, tuple[str, str]], cell: int
) -> tuple[str, str]:
    """Return what is written on a space, and how."""
    if name in standing:
        seat, sign = standing[name]
        last = view["last"] and name == view["last"]["to"]
        shown = _fit(sign, cell) if seat == view["viewer"] else _marked(sign, cell)
        return shown, f"bold {COLOURS[seat]}" + (" reverse" if last else "")
    if name in board["lakes"]:
        return "~" * cell, "cyan"
    return _fit("." if name in board["spaces"] else "", cell), "dim"


def _fit(sign: str, cell: int) -> str:
    return f"{sign:>{cell}}" if cell == 2 else f"{sign:^{cell}}"


def _marked(sign: str, cell: int) -> str:
    """Mark another player's piece."""
    if cell == ROOMY:
        return f"{f'[{sign}]':^{cell}}"
    if sign == HIDDEN:
        return _fit(sign, cell)
    return f"*{'X' if cell == 2 and sign == '10' else sign}".ljust(cell)
