"""The names of players: which names are allowed, what computer players are called, and how players with similar names
are told apart.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Container
from functools import lru_cache

from sandtable.host.protocol.fields import MAX_NAME
from sandtable.host.refusals import Refusal

UNSEEN = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180d\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]"
)
"""Letters, marks and symbols that are not drawn. Phones put one after many pictures."""
MAX_MARKS = 4
"""The most marks on one letter. More than any script needs would reach into the lines around."""
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


def read_name(name: str) -> str:
    """Return a player's name as everybody sees it, in normal form and without invisible characters.

    Raise Refusal if the name is not allowed.
    """
    if not plain(name.strip()):
        raise _bad("A name cannot contain control or text-direction characters.")
    seen = " ".join(UNSEEN.sub("", unicodedata.normalize("NFC", name)).split())
    if not seen or len(seen) > MAX_NAME:
        raise _bad(f"A name needs 1 to {MAX_NAME} characters.")
    marks = "".join("m" if unicodedata.category(letter).startswith("M") else " " for letter in seen)
    if marks.startswith("m") or "m" * (MAX_MARKS + 1) in marks:
        raise _bad("A name cannot begin with an accent, nor put many on one letter.")
    return seen


def officer(level: str | None, taken: Container[str]) -> str:
    """Return the name of another computer player of a level at a table where some names are taken."""
    rank, surnames = OFFICERS.get(level or "", OFFICERS["recruit"])
    names = [f"{rank} {surname}" for surname in surnames]
    return next((name for name in names if name not in taken), names[-1])


def _bad(sentence: str) -> Refusal:
    return Refusal(422, "bad_name", sentence)


def plain(text: str) -> bool:
    """Return whether a text is free of control characters and of others that change how a line is read."""
    return not any(unicodedata.category(letter) in ("Cc", "Cf", "Co", "Cs", "Cn", "Zl", "Zp") for letter in text)


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
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
