"""Values of scenario files that can be written in several ways: yes and no, lists, counts."""

from __future__ import annotations

import re
from typing import Any

from sandtable.scenarios.files import Malformed


def as_words(value: Any) -> list[str]:
    """Return a list however it was written: `"9 2"`, `[9, 2]`, `9`, `3*X`, or nothing."""
    if value is None:
        return []
    if isinstance(value, bool):
        raise Malformed(f"{'yes' if value else 'no'} is no list; quote it if a word is meant")
    if isinstance(value, int | str):
        return [one for word in str(value).replace(",", " ").split() for one in _repeated(word)]
    if isinstance(value, list):
        if None in value:
            raise Malformed("there is nothing between two commas, or a null, in a list")
        return [word for item in value for word in as_words(item)]
    raise Malformed(f"{value!r} is no list")


def _repeated(word: str) -> list[str]:
    times = re.fullmatch(r"(\d{1,3})\*([\w?].*)", word)  # not the marks of `4*!`
    if times and not int(times[1]):
        raise Malformed(f"'{word}' is no card at all: leave it out")
    return [times[2]] * int(times[1]) if times else [word]


def as_number(value: Any) -> int:
    """Return a whole number, quoted or not."""
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    if isinstance(value, str) and re.fullmatch(r"-?\d{1,9}", value):
        return int(value)
    raise Malformed(f"{value!r} is no whole number")


def as_text(value: Any) -> str:
    """Return a single word or number as text."""
    if isinstance(value, str | int) and not isinstance(value, bool):
        return str(value).strip()
    raise Malformed(f"{value!r} is no text; quote it")


def as_mapping(value: Any) -> dict[str, Any]:
    """Return a mapping of names to values."""
    if value is None:
        return {}
    if isinstance(value, dict):
        return {as_text(key): inner for key, inner in value.items()}
    raise Malformed(f"{value!r} should be written {{NAME: VALUE}}")
