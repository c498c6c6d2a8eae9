"""The rows of `bench` as a table, and the notes that its readers need."""

from __future__ import annotations

from collections.abc import Sequence

from bench.peers import YARDSTICK, Peer
from bench.rounds import ROUNDS
from bench.rows import Row
from bench.speed import COMPILED, OURS, SPEED, three_digits

_ENGINE, _GAME = YARDSTICK
HEADINGS = ("what", "figure", f"of {_GAME}", "ours is")
"""The second column and those after it hold figures."""
METHOD = (
    "A ply is a decision of a seat; chance is not counted. Speeds are of one core, in processor time: medians of "
    f"{ROUNDS} rounds, in each of which everything plays for a short time."
)
RATIOS = (
    f"'of {_GAME}' is a speed as a multiple of that of {_ENGINE}'s {_GAME}; 'ours is' tells how many times as fast our "
    f"{COMPILED} are, those of our slowest variant if there are several."
)


def table(rows: Sequence[Row]) -> list[tuple[str, str, str, str]]:
    """Return the text of each cell."""
    ours = min((row["value"] for row in rows if row["what"].endswith(COMPILED)), default=0)
    return [_cells(row, ours) for row in rows]


def _cells(row: Row, ours: float) -> tuple[str, str, str, str]:
    figure = "" if row["value"] is None else f"{row['value']:,} {row['unit']}"
    ratio = "" if row["ratio"] is None else _times(row["ratio"])
    return row["what"], figure, ratio, _times(ours / row["value"]) if row["unit"] == SPEED else ""


def _times(number: float) -> str:
    return f"{three_digits(number):,g} x"


def plies(peers: Sequence[Peer]) -> list[str]:
    """Return what a ply includes in our figures and in those of others."""
    ours = [f"{what}: {ply}." for what, _, ply in OURS]
    return ours + [f"{peer.name}: {peer.ply}." for peer in peers]
