"""Tests that the data and the tasks that the server keeps for a table go when the table leaves the memory."""

from __future__ import annotations

import asyncio

from tests.host.rooms import new_table

from sandtable.engine.messages import Message
from sandtable.games import variant as find
from sandtable.host.table.per_table import PerTable, tasks_per_table


async def test_the_tasks_of_a_table_end_when_it_leaves_the_memory() -> None:
    one, other = (new_table(find("warkings"), 3) for _ in range(2))
    tasks = tasks_per_table()
    waiting = {table: asyncio.create_task(asyncio.sleep(60)) for table in (one, other)}
    for table, task in waiting.items():
        tasks.of(table)[0] = task
    one.drop(Message("bye-reloading"))
    await asyncio.wait([waiting[one]])
    assert waiting[one].cancelled() and not waiting[other].done()
    assert tasks.of(one) == {} and tasks.of(other) == {0: waiting[other]}
    other.drop(Message("bye-reloading"))


def test_nothing_is_kept_for_a_table_that_has_left_the_memory() -> None:
    table = new_table(find("warkings"), 3)
    ended = list[list[int]]()
    kept: PerTable[list[int]] = PerTable(list, ended.append)
    kept.of(table).append(1)
    assert kept.of(table) == [1]
    table.drop(Message("bye-reloading"))
    assert ended == [[1]]
    kept.of(table).append(2)
    assert kept.of(table) == []
    table.drop(Message("bye-reloading"))
    assert ended == [[1]]
