"""Named set-ups to start from, each with the idea behind it.

They are drawn as South sees them, with the front row on top.
"""

from collections.abc import Mapping
from typing import NamedTuple

from sandtable.games.stratego.rules.board import COLUMNS
from sandtable.games.stratego.rules.schema import ALLIANCE, ALLIANCE_LIGHTNING, CAMPAIGN, LIGHTNING, SMALL
from sandtable.games.stratego.setups.army import Arrangement


class Preset(NamedTuple):
    """A named set-up."""

    name: str
    message: str  # the id of its title; with `-about` behind it, that of the idea
    arrangement: Arrangement


def _read(rows: str, first: str = "a", front: int = 4) -> Arrangement:
    """Return the arrangement of a diagram, front row first.

    `first` is the column on the left, and `front` the row on top.
    """
    lines = [line.split() for line in rows.strip().splitlines()]
    columns = COLUMNS[COLUMNS.index(first) :]
    return [
        (code, f"{columns[k]}{front - i}")
        for i, line in enumerate(lines)
        for k, code in enumerate(line)
        if code not in ".#"
    ]


def _camp(rows: str) -> Arrangement:
    """Return the arrangement of the diagram of a camp, with `#` for the stockade."""
    return _read(rows, "e", 3)


_TWO_PLAYERS = (
    Preset(
        "fortress",
        "preset-fortress",
        _read(
            """
            2  .  .  .  6  8  .  .  2  .
            5  .  4  9  .  .  S  10 .  6
            7  B  .  .  3  .  .  .  2  .
            4  F  B  3  .  .  5  .  .  2
            """
        ),
    ),
    Preset(
        "storm-left",
        "preset-storm-left",
        _read(
            """
            8  6  .  .  2  .  .  .  .  5
            10 9  6  .  .  .  .  4  .  2
            5  S  2  .  .  .  .  .  B  .
            .  7  2  .  .  3  4  B  F  3
            """
        ),
    ),
    Preset(
        "hammer",
        "preset-hammer",
        _read(
            """
            .  .  2  .  9  8  .  .  .  2
            5  .  .  .  6  10 6  .  .  5
            .  .  .  4  S  7  .  2  3  .
            2  .  .  B  .  .  4  B  F  3
            """
        ),
    ),
    Preset(
        "eyes",
        "preset-eyes",
        _read(
            """
            2  .  .  .  2  2  .  .  .  2
            .  6  8  .  10 .  .  9  6  .
            5  .  .  S  3  .  .  7  .  5
            .  3  .  B  F  4  .  B  4  .
            """
        ),
    ),
    Preset(
        "false-fortress",
        "preset-false-fortress",
        _read(
            """
            .  6  .  .  2  5  .  .  8  .
            2  .  7  .  .  .  9  .  .  2
            .  B  .  S  .  10 .  6  3  .
            .  4  B  .  3  .  5  4  F  2
            """
        ),
    ),
    Preset(
        "two-wings",
        "preset-two-wings",
        _read(
            """
            6  .  2  .  .  .  .  2  .  6
            .  10 5  .  .  .  .  5  9  .
            S  .  .  8  .  3  7  2  .  .
            4  .  .  2  B  F  B  .  3  4
            """
        ),
    ),
)

_ALLIANCE = (
    Preset(
        "guns-behind-the-lake",
        "preset-guns-behind-the-lake",
        _camp(
            """
            2  8  C  10 C  9  2
            7  F  5  #  S  6  6
            """
        ),
    ),
    Preset(
        "march",
        "preset-march",
        _camp(
            """
            2  6  10 9  8  6  2
            C  7  F  #  5  S  C
            """
        ),
    ),
    Preset(
        "raid",
        "preset-raid",
        _camp(
            """
            6  2  9  8  2  6  2
            5  F  10 #  7  S  C
            """
        ),
    ),
    Preset(
        "second-wave",
        "preset-second-wave",
        _camp(
            """
            2  5  8  C  10 5  2
            4  F  6  #  S  6  3
            """
        ),
    ),
    Preset(
        "bait",
        "preset-bait",
        _camp(
            """
            9  10 7  C  2  8  2
            S  4  6  #  5  6  F
            """
        ),
    ),
)

_ALLIANCE_LIGHTNING = (
    Preset(
        "gun-behind-the-lake",
        "preset-gun-behind-the-lake",
        _camp(
            """
            2  7  9  C  10 8  2
            5  F  6  #  S  3  4
            """
        ),
    ),
    Preset(
        "march",
        "preset-march-quick",
        _camp(
            """
            2  8  10 9  7  C  2
            4  5  F  #  6  S  3
            """
        ),
    ),
    Preset(
        "two-wings",
        "preset-two-wings-quick",
        _camp(
            """
            10 6  2  C  2  7  9
            8  S  3  #  F  4  5
            """
        ),
    ),
    Preset(
        "corner",
        "preset-corner",
        _camp(
            """
            6  2  10 C  8  2  9
            7  4  3  #  S  5  F
            """
        ),
    ),
)

_SMALL = (
    Preset(
        "corner",
        "preset-corner-small",
        _read(
            """
            9  2  .  .  10 2
            F  B  .  S  6  .
            """,
            front=2,
        ),
    ),
    Preset(
        "lake",
        "preset-lake",
        _read(
            """
            2  9  6  .  10 2
            .  B  F  S  .  .
            """,
            front=2,
        ),
    ),
    Preset(
        "decoy",
        "preset-decoy",
        _read(
            """
            9  2  .  .  10 2
            S  B  .  6  F  .
            """,
            front=2,
        ),
    ),
    Preset(
        "march",
        "preset-march-small",
        _read(
            """
            9  10 2  .  .  2
            .  S  .  6  F  B
            """,
            front=2,
        ),
    ),
)

PRESETS: Mapping[int, tuple[Preset, ...]] = {
    LIGHTNING: _TWO_PLAYERS,
    CAMPAIGN: _TWO_PLAYERS,
    ALLIANCE: _ALLIANCE,
    ALLIANCE_LIGHTNING: _ALLIANCE_LIGHTNING,
    SMALL: _SMALL,
}
"""By variant."""
