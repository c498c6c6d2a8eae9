"""The outbox: every notice is sent once, by one of the servers that share the database.

A letter stands in the database until it was sent. The server that claims it sends it; if that server dies, another one
does so later, with the same key, so that the receiver can tell. A letter that cannot be sent is tried again after
longer and longer pauses, and given up in the end.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Collection, Mapping

from sandtable.host.notices.mail import Undeliverable
from sandtable.host.notices.outside import Unreachable
from sandtable.host.store.database import StoreProblem
from sandtable.host.store.keeping import undisturbed
from sandtable.host.store.notices import NoticeStore
from sandtable.host.store.outbox import Channel, Held, Letter

PAUSES = (30, 120, 600, 3600, 4 * 3600, 12 * 3600)
"""Seconds until a letter is tried again, after each time that it could not be sent."""
CLAIMED_FOR = 90.0
"""Seconds after which a letter is sent by another server. Sending takes less."""
AT_ONCE = 20
"""Letters that are being sent at the same time."""
LOOK_EVERY = 30.0
"""Seconds between two looks at the database, for what other servers have left."""

FINISHES_WITHIN = 5.0
"""Seconds for which a server that ends waits for what it is sending."""

Send = Callable[[Letter], Awaitable[None]]
"""A function that sends a letter. It raises Unreachable if that is to be tried again, and Undeliverable if it never can
be sent."""

log = logging.getLogger("sandtable.notices")


class Outbox:
    """The letters that this server may send. Run `run()` for as long as it runs.

    `given_up` is awaited with each letter that was not sent in the end.
    """

    def __init__(self, store: NoticeStore, channels: Mapping[Channel, Send], given_up: Send) -> None:
        self._store = store
        self._channels = channels
        self._given_up = given_up
        self._wake = asyncio.Event()
        self._sending: set[asyncio.Task[None]] = set()

    @property
    def channels(self) -> Collection[Channel]:
        """The channels by which this server sends."""
        return self._channels.keys()

    async def add(self, letters: Collection[Letter]) -> None:
        """Add letters of these channels, except those whose keys are known; raise StoreProblem."""
        wanted = [letter for letter in letters if letter.channel in self._channels]
        if wanted:
            await self._store.add(wanted)
            self._wake.set()

    async def ask_mail(self, player: str, address: str, language: str, letter: Letter) -> Held | None:
        """Note the address that a player has given, and ask there; return why not; raise StoreProblem."""
        held = await self._store.ask_mail(player, address, language, letter)
        self._wake.set()
        return held

    def look_soon(self) -> None:
        """Look at the database soon, because there are new letters."""
        self._wake.set()

    async def run(self) -> None:
        """Send what is to be sent, until cancelled."""
        try:
            while True:
                self._wake.clear()
                wait = await undisturbed(self._begin())  # what is claimed is sent
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(wait):
                        await self._wake.wait()
        finally:
            await self._finish()

    async def _finish(self) -> None:
        """Wait for a moment until what is being sent was sent, so that it is not sent again."""
        if self._sending:
            await asyncio.wait(self._sending, timeout=FINISHES_WITHIN)
        for task in self._sending:
            task.cancel()
        await asyncio.gather(*self._sending, return_exceptions=True)

    async def _begin(self) -> float:
        """Begin to send what is due; return the seconds until the next look."""
        try:
            free = AT_ONCE - len(self._sending)
            for letter in await self._store.claim(self.channels, CLAIMED_FOR, free) if free else ():
                task = asyncio.create_task(self._send(letter))
                self._sending.add(task)
                task.add_done_callback(self._sent)
            left = await self._store.next_letter(self.channels)
        except StoreProblem as problem:
            log.error("%s", problem)
            return LOOK_EVERY
        except Exception:
            log.exception("notices could not be sent")
            return LOOK_EVERY
        return LOOK_EVERY if left is None or len(self._sending) == AT_ONCE else min(left, LOOK_EVERY)

    def _sent(self, task: asyncio.Task[None]) -> None:
        self._sending.discard(task)
        self._wake.set()

    async def _send(self, letter: Letter) -> None:
        try:
            why = await self._try(letter)
            if why is not None and letter.tries < len(PAUSES):
                log.warning("%s; tried again in %d s", why, PAUSES[letter.tries])
                await self._store.retry(letter, PAUSES[letter.tries])
                return
            if why is not None:
                log.warning("%s; given up", why)
                await self._given_up(letter)
            await self._store.settle(letter)
        except StoreProblem as problem:
            log.error("%s", problem)

    async def _try(self, letter: Letter) -> str | None:
        """Send a letter; return why it is to be tried again, or None: it was sent, or never can be."""
        try:
            await self._channels[letter.channel](letter)
        except Undeliverable as problem:
            log.warning("%s", problem)
        except Unreachable as problem:
            return str(problem)
        except StoreProblem:
            raise
        except Exception:
            log.exception("a notice could not be sent")
            return "the server is at fault"
        return None
