"""Tests of work with the store that is done to its end."""

from __future__ import annotations

import asyncio
import gc
from typing import Any

import pytest

from sandtable.host.store.database import StoreProblem
from sandtable.host.store.keeping import undisturbed


class Work:
    """Work that waits, and then fails or not."""

    def __init__(self, problem: Exception | None = None) -> None:
        self.begun, self.may_end = asyncio.Event(), asyncio.Event()
        self.done = False
        self._problem = problem

    async def do(self) -> str:
        self.begun.set()
        await self.may_end.wait()
        self.done = True
        if self._problem is not None:
            raise self._problem
        return "done"

    async def cancelled(self) -> asyncio.Task[str]:
        """Begin the work, and cancel its caller in the middle of it."""
        caller = asyncio.create_task(undisturbed(self.do()))
        await self.begun.wait()
        caller.cancel()
        await asyncio.sleep(0)
        assert not self.done and not caller.done()
        self.may_end.set()
        return caller


async def test_what_the_work_answers_or_raises_reaches_the_caller() -> None:
    well, badly = Work(), Work(StoreProblem("it is gone"))
    for work in (well, badly):
        work.may_end.set()
    assert await undisturbed(well.do()) == "done"
    with pytest.raises(StoreProblem):
        await undisturbed(badly.do())


async def ends_after_a_cancellation(fails: bool) -> bool:
    """Return whether work was done to its end whose caller was cancelled, and the caller ended as cancelled."""
    work = Work(StoreProblem("it is gone") if fails else None)
    caller = await work.cancelled()
    await asyncio.wait([caller])
    return work.done and caller.cancelled()


@pytest.mark.parametrize("fails", [False, True])
async def test_work_is_done_to_its_end_and_nobody_hears_of_it(fails: bool) -> None:
    reported: list[dict[str, Any]] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: reported.append(context))
    assert await ends_after_a_cancellation(fails)
    gc.collect()
    assert reported == []
