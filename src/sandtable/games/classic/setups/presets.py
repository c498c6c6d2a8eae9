"""Named set-ups to start from, each with the idea behind it.

They are drawn as their owner sees them, with the front row on top.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from ..rules.schema import BARRAGE, CLASSIC, SIZE
from ..rules.tables import SIGNS
from .arrangements import Arrangement

_KINDS = {sign: kind for kind, sign in SIGNS.items()}


class Preset(NamedTuple):
    """A named set-up."""

    name: str
    message: str  # the id of its title; with `-about` behind it, that of the idea
    arrangement: Arrangement


def _read(rows: str) -> Arrangement:
    """Return the arrangement of a diagram, whose first line is the front row."""
    lines = [line.split() for line in rows.strip().splitlines()]
    return tuple(
        (row * SIZE + column, _KINDS[sign])
        for row, line in enumerate(reversed(lines))
        for column, sign in enumerate(line)
        if sign != "."
    )


_CLASSIC = (
    Preset(
        "corner-castle",
        "preset-corner-castle",
        _read(
            """
            6  2  8  5  2  4  2  10 6  2
            4  7  2  9  5  2  B  7  5  2
            B  4  6  S  8  3  6  4  B  7
            F  B  5  3  B  3  2  3  3  B
            """
        ),
    ),
    Preset(
        "middle-nest",
        "preset-middle-nest",
        _read(
            """
            2  6  5  2  9  2  4  2  7  2
            8  2  4  6  S  7  2  5  8  6
            5  B  7  10 B  3  4  B  2  5
            3  4  3  B  F  B  3  6  3  B
            """
        ),
    ),
    Preset(
        "bluff",
        "preset-bluff",
        _read(
            """
            2  8  2  6  2  5  10 2  6  2
            7  4  2  5  B  4  S  9  2  7
            B  3  6  B  3  8  5  4  3  7
            3  B  4  B  2  5  3  6  F  B
            """
        ),
    ),
)
_BARRAGE = (
    Preset(
        "corner",
        "preset-corner",
        _read(
            """
            .  9  .  .  .  10 .  .  .  2
            .  .  S  .  .  .  .  .  .  .
            B  .  .  .  .  .  .  .  3  .
            F  2  .  .  .  .  .  .  .  .
            """
        ),
    ),
    Preset(
        "column",
        "preset-column",
        _read(
            """
            2  .  .  .  10 .  .  .  9  .
            .  .  .  .  S  .  .  .  .  2
            .  .  .  .  B  .  .  .  .  .
            .  .  .  3  F  .  .  .  .  .
            """
        ),
    ),
    Preset(
        "decoy",
        "preset-decoy",
        _read(
            """
            .  10 .  .  .  .  .  .  9  .
            2  S  .  .  .  .  .  .  .  2
            .  .  .  .  .  .  .  .  .  .
            .  .  F  3  .  .  .  B  .  .
            """
        ),
    ),
)

PRESETS: Mapping[int, tuple[Preset, ...]] = {CLASSIC: _CLASSIC, BARRAGE: _BARRAGE}
"""By variant."""
