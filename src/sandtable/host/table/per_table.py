"""What a part of the server keeps for each table at work: it ends when the table leaves the memory."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from functools import partial
from typing import Generic, TypeVar

from sandtable.host.table.active_table import ActiveTable

T = TypeVar("T")


class PerTable(Generic[T]):
    """One `T` for each table, made when it is asked for first. `end` is given it when the table leaves the memory."""

    def __init__(self, make: Callable[[], T], end: Callable[[T], None]) -> None:
        self._make = make
        self._end = end
        self._kept: dict[ActiveTable, T] = {}

    def of(self, active: ActiveTable) -> T:
        """What is kept for a table; for one that has left the memory, something new that is not kept."""
        if active in self._kept:
            return self._kept[active]
        made = self._make()
        if not active.gone:
            self._kept[active] = made
            active.when_dropped(partial(self._forget, active))
        return made

    def _forget(self, active: ActiveTable) -> None:
        self._end(self._kept.pop(active))


Tasks = dict[int, asyncio.Task[None]]
"""Tasks by the seat that they are for."""


def tasks_per_table() -> PerTable[Tasks]:
    """The tasks of each table: they are cancelled when it leaves the memory."""
    return PerTable(dict, lambda tasks: cancel(tasks.values()))


def cancel(tasks: Iterable[asyncio.Task[T]]) -> None:
    """Cancels all of them."""
    for task in tasks:
        task.cancel()
