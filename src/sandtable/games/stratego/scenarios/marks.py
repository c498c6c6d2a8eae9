"""The marks behind a piece: what is known of it."""

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
    """How often a piece has the mark of those that came out of the Reserve."""
    return _LEVELS.index(bits & _LEVELS[-1])


def traits_of(marks: str) -> int:
    """What everybody has seen of a piece with such marks."""
    found = _LEVELS[min(marks.count(JOINED), len(_LEVELS) - 1)]
    for mark in marks:
        found |= MARKS.get(mark, 0)
    return found
