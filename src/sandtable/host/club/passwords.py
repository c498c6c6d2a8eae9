"""Passwords: which are allowed, and their slow hashes, which are made beside the event loop."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from argon2 import PasswordHasher, Type
from argon2.exceptions import Argon2Error, InvalidHashError

from sandtable.host.limits.concurrency import asker, step_aside
from sandtable.host.limits.fair_queue import Queue, Rank
from sandtable.host.protocol.fields import MAX_PASSWORD
from sandtable.host.refusals import Refusal
from sandtable.host.tokens import new_secret

SHORTEST, LONGEST = 8, MAX_PASSWORD
AT_ONCE = 2
"""Hashes that are made at the same time; each takes 19 MB and some hundredths of a second."""
PATIENCE = 10.0
"""Seconds that a request waits for its hash to be begun."""
NICENESS = 10
T = TypeVar("T")


def read_password(text: str) -> str:
    """Return a new password in the form that is hashed; raise Refusal. Accents count alike on every keyboard.

    `protocol/` bounds the text: the time that normal forms take grows with the square of the accents in a row.
    """
    password = unicodedata.normalize("NFC", text)
    if not SHORTEST <= len(password) <= LONGEST:
        raise Refusal(422, "bad_password", least=SHORTEST, most=LONGEST)
    return password


class Passwords:
    """The slow hashes of one server. Callers of an address that asks for many wait longer than others."""

    def __init__(self) -> None:
        # of the equally strong settings of the OWASP cheat sheet on storing passwords, one with little memory: fetching
        # fresh memory from the system takes longer than a second pass
        self._hasher = PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1, type=Type.ID)
        self._threads = ThreadPoolExecutor(AT_ONCE, "passwords", initializer=_give_way)
        self._free: Queue[None] = Queue()
        for _ in range(AT_ONCE):
            self._free.put(None)
        self._of_nobody: str | None = None

    async def hash(self, password: str) -> str:
        """Return the hash that is kept of a password; raise Refusal if too many wait."""
        return await self._do(lambda: self._hasher.hash(_bytes(password)))

    async def is_right(self, kept: str | None, password: str) -> bool:
        """Return whether this is the password whose hash is kept. None: there is none, which takes as long to find."""
        return await self._do(lambda: self._is_right(kept, password))

    def _is_right(self, kept: str | None, password: str) -> bool:
        if self._of_nobody is None:  # also where there is one, so that the first try tells nothing
            self._of_nobody = self._hasher.hash(new_secret())
        try:
            matches = self._hasher.verify(kept or self._of_nobody, _bytes(unicodedata.normalize("NFC", password)))
        except (Argon2Error, InvalidHashError):
            return False
        return matches and kept is not None

    async def _do(self, work: Callable[[], T]) -> T:
        party = asker()
        step_aside()
        try:
            await self._free.take(party, Rank.LEISURE, PATIENCE, party)
        except TimeoutError:
            raise Refusal(503, "busy-login") from None
        done = asyncio.wrap_future(self._threads.submit(work))
        done.add_done_callback(lambda _: self._free.put(None))
        return await asyncio.shield(done)

    def close(self) -> None:
        """Stop; hashes that wait are not begun."""
        self._threads.shutdown(wait=False, cancel_futures=True)


def _give_way() -> None:
    """Let the event loop have the processor first, where threads have priorities of their own: on Linux."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICENESS)


def _bytes(password: str) -> bytes:
    return password.encode("utf-8", "surrogatepass")
