"""Named set-ups to start from, each with the idea behind it, drawn as South sees them (front row on top)."""

from typing import NamedTuple

from sandtable.games.stratego.setups import COLUMNS, ROWS, Arrangement


class Preset(NamedTuple):
    name: str
    title: str
    text: str
    arrangement: Arrangement


def _read(rows: str) -> Arrangement:
    """A diagram of four rows, front row first, as an arrangement."""
    lines = [line.split() for line in rows.strip().splitlines()]
    return [
        (code, f"{COLUMNS[column]}{ROWS - i}")
        for i, line in enumerate(lines)
        for column, code in enumerate(line)
        if code != "."
    ]


PRESETS = (
    Preset(
        "fortress",
        "Fortress",
        "The Flag sits near the corner behind both Bombs; the strong wait in the middle for whoever comes.",
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
        "Marshall, General, Colonel and Captains march together on the left; the Flag hides on the right.",
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
        "The whole weight goes between the lakes; a lone Bomb in the back draws the enemy off the Flag.",
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
        "Eyes first",
        "All four Scouts stand in front with open lines: they find out who is who before others move.",
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
        "Two Bombs guard a mere Sergeant on the left; the Flag stands on the other side among small pieces.",
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
        "Marshall on one wing, General on the other, Captains in front; the Flag stands between the Bombs.",
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
