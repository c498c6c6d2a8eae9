"""Helpers to add the tests' own games to the list of games."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import sandtable.games


@contextmanager
def listed(*games: Any) -> Iterator[None]:
    """Add these modules, or objects with `GAME` and `VARIANTS`, to the games for the length of the context."""
    before = sandtable.games._modules
    sandtable.games._modules = lambda: [*before(), *games]
    sandtable.games.variants.cache_clear()
    try:
        yield
    finally:
        sandtable.games._modules = before
        sandtable.games.variants.cache_clear()
