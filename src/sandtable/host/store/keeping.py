"""Helpers for work with the store: running it to its end, and refusing it in one sentence."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Coroutine
from typing import Any, TypeVar

from sandtable.host.refusals import Refusal, newer_release
from sandtable.host.store.database import StoreProblem
from sandtable.host.store.entries import NewerRelease

log = logging.getLogger("sandtable.keeping")
T = TypeVar("T")


async def kept(work: Awaitable[T]) -> T:
    """Return what the store answers; raise Refusal if it cannot, or if a newer release has stored what it holds."""
    try:
        return await work
    except NewerRelease as problem:
        log.warning("a newer release has stored what this one cannot read: %s", problem)
        raise newer_release() from None
    except StoreProblem as problem:
        log.error("%s", problem)
        raise Refusal(503, "not_kept") from None


async def undisturbed(work: Coroutine[Any, Any, T]) -> T:
    """Do the work to its end, even if the caller is cancelled."""
    task = asyncio.create_task(work)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        if not task.done():
            await asyncio.wait([task])
        if not task.cancelled():
            task.exception()  # nobody hears of it any more, so it is not reported as forgotten
        raise


def today() -> int:
    """Return the time as it is stored, in seconds since 1970."""
    return int(time.time())
