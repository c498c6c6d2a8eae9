"""What has changed between two values that one viewer is sent, as `delta` messages hold it.

A change of a value is one of these:

- `[x]`: the value is x now;
- `{key: change}`: parts of an object have changed, or of a list, with its indexes as keys; `[]` removes a part of an
  object;
- `{"~": [at, count, items]}`: in a list, these items replace `count` items from index `at`. Indexes beside it are those
  of the list after that.

docs/protocol.md has the function that applies it. Views have no key `~`, which a test holds.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any

SPLICE = "~"
WORDS = re.compile(r"(\w+)")

Choice = Mapping[str, Any]
"""A choice as it is offered: `id`, `kind`, `text`, and fields of its kind."""

Change = Any
"""A change of a value, see above. An empty dictionary says that nothing changed."""


def change_of(old: Any, new: Any) -> Change:
    """Return the change that makes `new` of `old`: an empty dictionary if they are equal.

    `True` counts as equal to 1; no field of a view is now one and now the other.
    """
    return {} if old == new else _change(old, new)


def _change(old: Any, new: Any) -> Change:
    """Return the change that makes `new` of another value."""
    if isinstance(old, dict) and isinstance(new, dict):
        return _change_of_object(old, new)
    if isinstance(old, list) and isinstance(new, list):
        return _change_of_list(old, new)
    return [new]


def _change_of_object(old: dict[str, Any], new: dict[str, Any]) -> Change:
    change: dict[str, Change] = {key: [] for key in old if key not in new}
    for key, value in new.items():
        if key not in old:
            change[key] = [value]
        elif old[key] != value:
            change[key] = _change(old[key], value)
    return change


def _change_of_list(old: list[Any], new: list[Any]) -> Change:
    """Return a splice, the changes of items before and after it, or both.

    Where the length is the same and at most half of the items have changed, there is no splice. Otherwise items that
    are the same or have the same id stay, and all between the first and the last that do not are replaced.
    """
    if len(old) == len(new):
        changed = [i for i, item in enumerate(new) if old[i] != item]
        if 2 * len(changed) <= len(new):
            return {str(i): _change(old[i], new[i]) for i in changed}
    start = end = 0
    most = min(len(old), len(new))
    while start < most and _is_same(old[start], new[start]):
        start += 1
    while end < most - start and _is_same(old[-1 - end], new[-1 - end]):
        end += 1
    gone, come = len(old) - start - end, new[start : len(new) - end]
    if start + end == 0:
        return [new]
    change: dict[str, Change] = {SPLICE: [start, gone, come]} if gone or come else {}
    for i, item in enumerate(new):
        was = old[i] if i < start else old[i + len(old) - len(new)] if i >= len(new) - end else item
        if was != item:
            change[str(i)] = _change(was, item)
    return change


def _is_same(one: Any, other: Any) -> bool:
    """Return whether two items are equal, or are objects with the same id."""
    if isinstance(one, dict) and isinstance(other, dict) and "id" in one:
        return bool(one["id"] == other.get("id"))
    return bool(one == other)


def choices_change(old: Sequence[Choice], new: Sequence[Choice]) -> tuple[list[int] | None, list[dict[str, list[Any]]]]:
    """Return which choices of `old` are gone, by id, and the new ones, by columns.

    If none of `old` is left, the first is None, and the new ones are all there are.
    """
    known, present = {choice["id"]: choice for choice in old}, {choice["id"] for choice in new}
    if known.keys().isdisjoint(present):
        return None, _by_columns(new)
    come = [choice for choice in new if known.get(choice["id"]) != choice]
    return [id for id in known if id not in present], _by_columns(come)


def _by_columns(choices: Sequence[Choice]) -> list[dict[str, list[Any]]]:
    """Return choices by columns.

    Each item holds the choices that have the same fields and kind: for each field the list of their values, or a list
    of one value that all of them have. A `pattern` stands for the texts where they can be made from other fields.
    """
    alike: defaultdict[tuple[str, ...], list[Choice]] = defaultdict(list)
    for choice in choices:
        alike[choice["kind"], *choice].append(choice)
    return [_columns_of(rows) for rows in alike.values()]


def _columns_of(rows: list[Choice]) -> dict[str, list[Any]]:
    columns = {field: _column([choice[field] for choice in rows]) for field in rows[0]}
    if len(columns["text"]) > 1 and (pattern := _pattern(columns)):
        del columns["text"]
        columns["pattern"] = [pattern]
    return columns


def _column(values: list[Any]) -> list[Any]:
    return values[:1] if values.count(values[0]) == len(values) else values


def _pattern(columns: dict[str, list[Any]]) -> str | None:
    """Return the texts as one pattern, with fields in braces, or None if they cannot be made from other fields."""
    texts = columns["text"]
    split = [WORDS.split(text) for text in texts]
    if len({len(words) for words in split}) > 1 or "{" in texts[0] or "}" in texts[0]:
        return None
    fields = {
        tuple(map(str, values)): f"{{{field}}}"
        for field, values in columns.items()
        if field != "text" and len(values) > 1 and isinstance(values[0], str | int)
    }
    parts = []
    for words in zip(*split, strict=True):
        part = words[0] if words.count(words[0]) == len(words) else fields.get(words)
        if part is None:
            return None
        parts.append(part)
    return "".join(parts)
