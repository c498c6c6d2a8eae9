"""The marks behind a piece in a scenario, which say what is known of it."""

from __future__ import annotations

from sandtable.games.stratego.rules import schema as traits

MARKS = {
    "!": traits.OPEN,
    "*": traits.RESCUER | traits.NOT_SCOUT,
    ".": traits.MOVED,
    ">": traits.IS_SCOUT,
    "^": traits.IS_CAPTAIN,
    "~": traits.FAST,
}
JOINED = "+"  # once, twice or three times
OPEN_TO_PARTNER = "&"
CLAIMED = "/"
ALL_MARKS = "".join((*MARKS, JOINED, OPEN_TO_PARTNER, CLAIMED))
NO_TURN = "-"  # in place of a quiet move

_LEVELS = (0, traits.JOINED, traits.JOINED | traits.LATE, traits.JOINED | traits.LATE | traits.LATER)


def joined(bits: int) -> int:
    """Return how many times a piece with these traits has the mark JOINED."""
    return _LEVELS.index(bits & _LEVELS[-1])


def traits_of(marks: str) -> int:
    """Return the traits of a piece with such marks: what everybody has seen of it."""
    found = _LEVELS[min(marks.count(JOINED), len(_LEVELS) - 1)]
    for mark in marks:
        found |= MARKS.get(mark, 0)
    return found
