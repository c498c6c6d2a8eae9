"""The board as text for terminals: own pieces bare, the others in brackets, so that no colour is needed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

COLOURS = {"South": "red", "North": "blue"}
WIDTH = 4


def picture(view: Mapping[str, Any], board: Mapping[str, Any]) -> Text:
    """A view drawn from its viewer's side, with what has been captured beneath."""
    columns, rows = list(board["columns"]), list(range(board["rows"], 0, -1))
    if view["viewer"] == "North":
        columns, rows = columns[::-1], rows[::-1]
    text, standing = Text(), _standing(view)
    heading = "     " + "".join(f"{column:^{WIDTH}}" for column in columns) + "\n"
    text.append(heading, "dim")
    for row in rows:
        text.append(f"{row:>3}  ", "dim")
        for column in columns:
            text.append(*_cell(f"{column}{row}", view, board, standing))
        text.append(f"  {row}\n", "dim")
    text.append(heading, "dim")
    for seat, lost in view["captured"].items():
        if lost:
            text.append(f"     {seat} has lost {' '.join(lost)}\n")
    return text


def lay_out(view: Mapping[str, Any], action: str) -> dict[str, Any]:
    """The view with the pieces of a set-up on their spaces."""
    pieces = [piece.split("@") for piece in action.split()[1:]]
    return {**view, "placed": [{"rank": rank, "at": space} for rank, space in pieces]}


def _standing(view: Mapping[str, Any]) -> dict[str, tuple[str, str]]:
    """Owner and sign by space; `?` for what is hidden."""
    standing = {piece["at"]: (piece["seat"], piece["rank"] or "?") for piece in view["pieces"]}
    for piece in view["placed"] or ():
        standing[piece["at"]] = (view["viewer"], piece["rank"])
    return standing


def _cell(
    name: str, view: Mapping[str, Any], board: Mapping[str, Any], standing: Mapping[str, tuple[str, str]]
) -> tuple[str, str]:
    """What is written on a space, and how."""
    if name in standing:
        seat, sign = standing[name]
        shown = sign if seat == view["viewer"] else f"[{sign}]"
        last = view["last"] and name == view["last"]["to"]
        return f"{shown:^{WIDTH}}", f"bold {COLOURS[seat]}" + (" reverse" if last else "")
    if name in board["lakes"]:
        return "~" * WIDTH, "cyan"
    return f"{'.':^{WIDTH}}", "dim"
