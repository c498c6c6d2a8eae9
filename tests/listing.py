"""Games of the tests' own among the games there are."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import sandtable.games


@contextmanager
def listed(*games: Any) -> Iterator[None]:
    """These modules, or what looks like them (`GAME`, `VARIANTS`), are games too, as long as it takes."""
    before = sandtable.games._modules
    sandtable.games._modules = lambda: [*before(), *games]
    sandtable.games.variants.cache_clear()
    try:
        yield
    finally:
        sandtable.games._modules = before
        sandtable.games.variants.cache_clear()
