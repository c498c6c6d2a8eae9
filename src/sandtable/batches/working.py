"""The arrays that a batch works with. It keeps them: with few games, making them takes longer than the work."""

from __future__ import annotations

from functools import cached_property
from typing import Any

import numpy as np

from sandtable.engine.compile.jit import blank, scratch, zeros
from sandtable.engine.record.arrays import Ints
from sandtable.engine.record.chance import generator


class Working:
    """Arrays for `n` games; each use overwrites what they hold."""

    def __init__(self, n: int, seats: int, actions: int) -> None:
        self._n, self._seats, self._actions = n, seats, actions
        self._parts: dict[int, tuple[Ints, Ints]] = {}

    def part(self, lo: int) -> tuple[Ints, Ints]:
        """Return room for the actions of a game, and a generator, for the thread that plays the games from `lo`."""
        found = self._parts.get(lo)
        if found is None:
            found = self._parts[lo] = scratch(self._actions), generator(0)
        return found

    @cached_property
    def chosen(self) -> Any:
        """An action for each game."""
        return blank(self._n, np.int64)

    @cached_property
    def counts(self) -> Any:
        """A number for each game."""
        return zeros(self._n, np.int64)

    @cached_property
    def rewards(self) -> Any:
        """A number for each seat of each game."""
        return blank((self._n, self._seats), np.float32)

    @cached_property
    def done(self) -> Any:
        """Whether each game has ended."""
        return blank(self._n, np.bool_)
