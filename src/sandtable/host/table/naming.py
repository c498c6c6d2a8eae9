"""The names at a table: what computer players are called, and how players with similar names are told apart."""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Container
from functools import lru_cache

from sandtable.host.table.texts import JOINER, NON_JOINER

OFFICERS = {
    "recruit": ("Recruit", ("Budd", "Twigg", "Pym", "Tubb", "Fenn", "Nash")),
    "corporal": ("Corporal", ("Dobbs", "Hicks", "Mott", "Kemp", "Tripp", "Bunce")),
    "sergeant": ("Sergeant", ("Pike", "Moss", "Rudd", "Bragg", "Hobbs", "Grimes")),
    "lieutenant": ("Lieutenant", ("Vane", "Ashby", "Lyle", "Quill", "Thorne", "Birch")),
    "captain": ("Captain", ("Drake", "Flint", "Locke", "Reeve", "Steele", "Keane")),
    "general": ("General", ("Hale", "Wolfe", "Crowe", "Blaine", "Stone", "Voss")),
}
"""By level: the rank and the surnames of its computer players, in the order in which they sit down at a table. The
surnames are short, as on a narrow plate the rank is cut before them.
"""


def officer(level: str | None, taken: Container[str]) -> str:
    """Return the name of another computer player of a level at a table where some names are taken."""
    rank, surnames = OFFICERS.get(level or "", OFFICERS["recruit"])
    names = [f"{rank} {surname}" for surname in surnames]
    return next((name for name in names if name not in taken), names[-1])


@lru_cache(maxsize=4096)
def apart(names: tuple[str, ...], seats: tuple[str, ...]) -> list[str]:
    """Return the names, one for each seat, in a list that callers do not change.

    A name that could be confused with another name or with a seat is followed by its own seat in brackets.
    """
    with_seat = [f"{name} ({seat})" for name, seat in zip(names, seats, strict=True)]
    count = Counter(map(_alike, names))
    taken = {*map(_alike, with_seat), *map(_alike, seats)}
    return [
        name if name == seat or (count[_alike(name)] == 1 and _alike(name) not in taken) else longer
        for name, seat, longer in zip(names, seats, with_seat, strict=True)
    ]


def _alike(name: str) -> str:
    """Return a key that is equal for names that look the same at a glance."""
    bare = name.replace(JOINER, "").replace(NON_JOINER, "")
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", bare).casefold())
