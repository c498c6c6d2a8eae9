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
    title: str
    text: str
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
        "Fortress",
        "The Flag is near the corner behind both Bombs. Your strong pieces wait in the middle for an attack.",
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
        "Storm on the left",
        "Marshall, General, Colonel and Captains attack together on the left. The Flag hides on the right.",
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
        "Hammer in the middle",
        "Your strongest pieces attack between the lakes. A lone Bomb at the back is a decoy for the Flag.",
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
        "Scouts first",
        "All four Scouts stand in front with clear lines and find out what the enemy has.",
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
        "False fortress",
        "Two Bombs on the left guard only a Sergeant. The Flag is on the other side among weak pieces.",
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
        "Two wings",
        "Marshall on one wing, General on the other, Captains in front. The Flag is between the Bombs.",
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
        "Cannons behind the lake",
        "Both Cannons fire over the lake that protects them, with strong pieces beside them.",
        _camp(
            """
            2  8  C  10 C  9  2
            7  F  5  #  S  6  6
            """
        ),
    ),
    Preset(
        "march",
        "The march",
        "The Flag follows Marshall and General to your ally. Cannons and Captains guard the flanks.",
        _camp(
            """
            2  6  10 9  8  6  2
            C  7  F  #  5  S  C
            """
        ),
    ),
    Preset(
        "raid",
        "Raid",
        "Captains and Scouts break out on both wings and look for the enemy Flags.",
        _camp(
            """
            6  2  9  8  2  6  2
            5  F  10 #  7  S  C
            """
        ),
    ),
    Preset(
        "second-wave",
        "Second wave",
        "Weak pieces take the first attacks. General and Major come in from the Reserve where you need them.",
        _camp(
            """
            2  5  8  C  10 5  2
            4  F  6  #  S  6  3
            """
        ),
    ),
    Preset(
        "bait",
        "Bait",
        "Marshall and General on the left guard only a Sergeant. The Flag is in the other corner.",
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
        "Cannon behind the lake",
        "The Cannon fires over the lake that protects it, between Marshall and General.",
        _camp(
            """
            2  7  9  C  10 8  2
            5  F  6  #  S  3  4
            """
        ),
    ),
    Preset(
        "march",
        "The march",
        "The Flag follows Marshall and General to your ally. Uniting the Flags often wins this game.",
        _camp(
            """
            2  8  10 9  7  C  2
            4  5  F  #  6  S  3
            """
        ),
    ),
    Preset(
        "two-wings",
        "Two wings",
        "Marshall on one wing, General on the other, Scouts between them. The Flag hides behind the middle.",
        _camp(
            """
            10 6  2  C  2  7  9
            8  S  3  #  F  4  5
            """
        ),
    ),
    Preset(
        "corner",
        "The corner",
        "The Flag stays in the corner behind the General, and your ally's Flag comes to it.",
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
        "Corner",
        "The Flag is in the corner behind Bomb and General. Marshall and Captain attack on the other side.",
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
        "Behind the lake",
        "The Flag is behind the lake, out of the Scouts' reach, between Bomb and Spy.",
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
        "Decoy",
        "Bomb and General on the left guard only a Spy. Marshall and Captain stay near the Flag on the right.",
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
        "The march",
        "Marshall and General attack through one lane, the Spy behind them. The Captain guards the Flag.",
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
