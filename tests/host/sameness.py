"""Whether two objects hold the same, down to the last attribute."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from sandtable.engine.game import Variant
from sandtable.engine.umpire import Umpire

PLAIN = (int, str, bytes, float, type(None), set, frozenset, Variant)
OWN = frozenset({"changes", "snapshot_at", "shown", "_sights", "_repeated", "_last"})
"""What two equal rooms need not share: counts of the server, and caches."""
SENT = frozenset({"held", "history"})
"""What viewers were sent last."""


def difference(one: Any, other: Any, left_out: frozenset[str], path: str = "room") -> str | None:
    """Return where two objects differ, or None. Functions, and the attributes `left_out`, are not compared."""
    return next(_differences(one, other, left_out, path, {}), None)


def _differences(
    one: Any, other: Any, left_out: frozenset[str], path: str, seen: dict[tuple[int, int], Any]
) -> Iterator[str]:
    if (id(one), id(other)) in seen or callable(one):
        return
    seen[id(one), id(other)] = one, other  # they are held, as the ids of objects that are gone are used again
    if isinstance(one, msgspec.Raw):
        one, other = bytes(one), bytes(other)
    if type(one) is not type(other):
        yield f"{path}: a {type(one).__name__} and a {type(other).__name__}"
    elif isinstance(one, PLAIN):
        if one != other:
            yield f"{path}: {str(one)[:200]} and {str(other)[:200]}"
    elif isinstance(one, list | tuple | deque):
        if len(one) != len(other):
            yield f"{path}: {len(one)} and {len(other)} items"
        for number, (item, again) in enumerate(zip(one, other, strict=False)):
            yield from _differences(item, again, left_out, f"{path}[{number}]", seen)
    elif isinstance(one, Mapping):
        if list(one) != list(other):
            yield f"{path}: the keys {list(one)[:20]} and {list(other)[:20]}"
        for key in one.keys() & other.keys():
            yield from _differences(one[key], other[key], left_out, f"{path}[{key!r}]", seen)
    else:
        first, second = _attributes(one), _attributes(other)
        for name in sorted((first.keys() | second.keys()) - left_out):
            yield from _differences(first.get(name), second.get(name), left_out, f"{path}.{name}", seen)


def _attributes(held: Any) -> dict[str, Any]:
    if isinstance(held, Umpire):
        return held.__getstate__()
    slots = [name for kind in type(held).__mro__ for name in getattr(kind, "__slots__", ())]
    found = {name: getattr(held, name) for name in slots if hasattr(held, name)} | getattr(held, "__dict__", {})
    assert found or not slots, f"{type(held).__name__} hides what it holds"
    return found
