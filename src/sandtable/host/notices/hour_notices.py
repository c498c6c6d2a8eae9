"""The club hour of a server: which players come, and the reminder."""

from __future__ import annotations

import time

from sandtable.host.notices.addressing import letters
from sandtable.host.notices.club_hour import LASTS, ClubHour
from sandtable.host.notices.notice import Notice
from sandtable.host.notices.outbox import Outbox
from sandtable.host.notices.timers import Timers
from sandtable.host.protocol import notices as protocol
from sandtable.host.store.due import Due
from sandtable.host.store.keeping import kept
from sandtable.host.store.notices import NoticeStore
from sandtable.host.store.outbox import Letter

HOUR = "notice-hour"
"""The kind of what is due."""
BEFORE = 15 * 60
"""Seconds before the club hour at which those who come are reminded."""


class ClubHours:
    """The club hours of a server, of which players say whether they come. Methods raise Refusal."""

    def __init__(self, store: NoticeStore, hour: ClubHour) -> None:
        self.hour = hour
        self._store = store

    def next(self) -> int:
        """Return when the next one begins, or the one that goes on, in seconds since 1970."""
        return self.hour.next(time.time())

    async def shown(self, player: str | None) -> protocol.ClubHour:
        """Return the next club hour as a player sees it."""
        begins = self.next()
        coming = await kept(self._store.coming(begins))
        return protocol.ClubHour(begins, len(coming), player in coming)

    async def say(self, player: str, comes: bool) -> None:
        """Note whether a player comes to the next club hour."""
        await kept(self._store.change(player, coming=self.next() if comes else None))


class HourNotices:
    """The reminders of club hours."""

    def __init__(self, store: NoticeStore, hours: ClubHours, timers: Timers, outbox: Outbox, base: str) -> None:
        self._store = store
        self._hours = hours
        self._timers = timers
        self._outbox = outbox
        self._base = base

    async def set_next(self, after: int | None = None) -> None:
        """Let those who come be reminded of the next club hour that has not begun, or of the one after `after`."""
        now = time.time()
        begins = self._hours.hour.next(now if after is None else after + LASTS.total_seconds())
        if begins <= now:
            begins = self._hours.hour.next(begins + LASTS.total_seconds())
        await self._timers.set(Due(HOUR, "hour", begins), max(0.0, begins - BEFORE - now))

    async def remind(self, due: Due) -> None:
        """Remind those who come, and tell the webhook; raise StoreProblem."""
        coming, key = await self._store.coming(due.number), f"hour {due.number}"
        notice = Notice("hour", coming=len(coming))
        for reach in await self._store.reach(coming):
            await self._outbox.add(letters(reach, notice, key, key))
        players = {0: "", 1: ", one player is coming"}.get(len(coming), f", {len(coming)} players are coming")
        line = f"The club hour begins soon{players}. {self._base}".rstrip()
        await self._outbox.add([Letter(f"webhook {key}", "webhook", None, line)])
        await self.set_next(due.number)
