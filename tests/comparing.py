"""Comparisons of long things: they say where two first differ.

A bare `assert one == other` makes pytest look for the smallest change from one to the other, which takes minutes where
both are long.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from itertools import chain
from typing import Any

import msgspec

AROUND = 60
"""Characters that are shown on each side of the first difference of two texts."""


def assert_same(one: Any, other: Any, about: str = "") -> None:
    """Fail, and say where they first differ, unless two lists, mappings, records or texts are equal."""
    __tracebackhide__ = True
    if one != other:
        raise AssertionError(f"{about}{': ' * bool(about)}{first_difference(one, other)}")


def first_difference(one: Any, other: Any, place: str = "") -> str:
    """Return in words where two things first differ that are not equal, however deep in them that is."""
    ours, theirs = _parts(one), _parts(other)
    if type(one) is type(other) and ours is not None and theirs is not None:
        for key in dict.fromkeys(chain(ours, theirs)):
            if key not in theirs:
                return f"{place}{key} is in the first alone, of {len(ours)} and {len(theirs)}: {_short(ours[key])}"
            if key not in ours:
                return f"{place}{key} is in the second alone, of {len(ours)} and {len(theirs)}: {_short(theirs[key])}"
            if ours[key] != theirs[key]:
                return first_difference(ours[key], theirs[key], f"{place}{key}")
    if isinstance(one, str | bytes) and type(one) is type(other):
        pairs = enumerate(zip(one, other, strict=False))
        at = next((at for at, (ours, theirs) in pairs if ours != theirs), min(len(one), len(other)))
        start = max(0, at - AROUND)
        return f"{place or 'they'} from {at} on: {one[start : at + AROUND]!r} and {other[start : at + AROUND]!r}"
    return f"{place or 'they'}: {_short(one)} and {_short(other)}"


def _parts(thing: Any) -> dict[str, Any] | None:
    """Return the parts of a thing by what is written after its name to get them, or None if it has none."""
    if isinstance(thing, list | tuple):
        return {f"[{number}]": part for number, part in enumerate(thing)}
    if isinstance(thing, Mapping):
        return {f"[{key!r}]": part for key, part in thing.items()}
    if isinstance(thing, msgspec.Struct):
        return {f".{name}": getattr(thing, name) for name in thing.__struct_fields__}
    if dataclasses.is_dataclass(thing):
        return {f".{field.name}": getattr(thing, field.name) for field in dataclasses.fields(thing)}
    return None


def _short(thing: Any) -> str:
    text = repr(thing)
    return text if len(text) <= 2 * AROUND else f"{text[: 2 * AROUND]}..."
