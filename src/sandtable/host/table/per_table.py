"""Objects that a part of the server keeps for each active table, as long as the table is in memory."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from functools import partial
from typing import Generic, TypeVar

from sandtable.host.table.active_table import ActiveTable

T = TypeVar("T")


class PerTable(Generic[T]):
    """One `T` for each table, made when it is first asked for. `end` is called with it when the table leaves memory."""

    def __init__(self, make: Callable[[], T], end: Callable[[T], None]) -> None:
        self._make = make
        self._end = end
        self._kept: dict[ActiveTable, T] = {}

    def of(self, active: ActiveTable) -> T:
        """Return the object of a table. For a table that has left memory this is a new one, which is not kept."""
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
    """Return a store for the tasks of each table. They are cancelled when the table leaves memory."""
    return PerTable(dict, lambda tasks: cancel(tasks.values()))


def cancel(tasks: Iterable[asyncio.Task[T]]) -> None:
    """Cancel all tasks."""
    for task in tasks:
        task.cancel()
