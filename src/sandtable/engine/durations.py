"""How long a game takes among people, read from the file `lengths.json` of its folder (made by scripts/lengths.py)."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

FILE = "lengths.json"


@cache
def lengths(folder: Path) -> dict[str, dict[str, tuple[int, int]]]:
    """Return the minutes of a game by variant and number of players, as (first quartile, third quartile).

    Empty if the game has no such file.
    """
    file = folder / FILE
    if not file.exists():
        return {}
    found = json.loads(file.read_text(encoding="utf-8"))
    return {variant: {seats: (low, high) for seats, (low, high) in by.items()} for variant, by in found.items()}
