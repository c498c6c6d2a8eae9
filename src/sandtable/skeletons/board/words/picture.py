"""The board as text, for terminals: a letter for each stone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def picture(view: Mapping[str, Any], board: Mapping[str, Any]) -> str:
    rows = [
        f"{row} " + " ".join((view["stones"][f"{column}{row}"] or ".")[0] for column in board["columns"])
        for row in range(board["rows"], 0, -1)
    ]
    standing = view["result"]["text"] if view["result"] else f"To play: {', '.join(view['to_act'])}"
    return "\n".join([*rows, f"  {' '.join(board['columns'])}", standing])
