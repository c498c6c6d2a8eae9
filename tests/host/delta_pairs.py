"""Random pairs of values and their changes, as lines of JSON: `python -m tests.host.delta_pairs [PAIRS [SEED]]`.

Each line is `[old, change, new]`. The first half of the pairs has nothing in common, the second differs in a few places
as two views do. `SANDTABLE_DELTA_PAIRS=FILE npx vitest run src/table/session/deltas.test.ts` in `web` has the client
apply them.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from copy import deepcopy
from random import Random
from typing import Any

from sandtable.host.protocol import encode
from sandtable.host.table.changes import change_of

DEPTH = 3
LEAVES = (None, True, False, "", "a", "b", 2, 3, 40)


def pairs(count: int, seed: int = 1) -> Iterator[tuple[Any, Any, Any]]:
    """Yield values, changes and what the changes lead to."""
    rng = Random(seed)
    for number in range(count):
        old = _value(rng, DEPTH)
        new = _value(rng, DEPTH) if 2 * number < count else _altered(rng, deepcopy(old))
        yield old, change_of(old, new), new


def _value(rng: Random, depth: int) -> Any:
    kind = rng.randrange(4) if depth else 0
    if kind == 1:
        return [_value(rng, depth - 1) for _ in range(rng.randrange(5))]
    if kind == 2:
        return [{"id": id, "at": _value(rng, 0)} for id in rng.sample(range(2, 11), rng.randrange(6))]
    if kind == 3:
        return {key: _value(rng, depth - 1) for key in rng.sample("abcdef", rng.randrange(5))}
    return rng.choice(LEAVES)


def _altered(rng: Random, value: Any) -> Any:
    """Return a value with a few places altered, items moved, removed or added."""
    if isinstance(value, list) and value:
        at = rng.randrange(len(value))
        match rng.randrange(4):
            case 0:
                del value[at]
            case 1:
                value.insert(at, _value(rng, 1))
            case 2:
                value.append(value.pop(at))
            case _:
                value[at] = _altered(rng, value[at])
        return value
    if isinstance(value, dict) and value:
        key = rng.choice(list(value))
        if rng.random() < 0.2:
            del value[key]
        else:
            value[key] = _altered(rng, value[key])
        return value
    return _value(rng, 1)


if __name__ == "__main__":
    for pair in pairs(*map(int, sys.argv[1:] or ["1000"])):
        sys.stdout.buffer.write(encode(pair) + b"\n")
