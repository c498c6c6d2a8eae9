"""The pages of the lobby: who is here, and what each page is shown.

A page is sent the whole lobby first, and then what changes, at most once a second. What concerns a player alone is sent
at once. All of it is read from the database, where several servers may have written it.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Collection
from typing import Protocol

from sandtable.engine.messages import Message
from sandtable.host.clocks import Clock
from sandtable.host.club.listing import NOBODY, Affairs, Lists, affairs, changes, lists, own, whole
from sandtable.host.protocol import encode
from sandtable.host.protocol.lobby import OwnNews
from sandtable.host.refusals import Refusal
from sandtable.host.store.keeping import kept
from sandtable.host.store.lobby import LobbyStore, Seen
from sandtable.host.store.seeks import Member

TOLD_EVERY = 1.0
"""Seconds between two messages about what everybody sees."""
GONE_AFTER = 20.0
"""Seconds from the moment a player's last page is closed until the player counts as gone. A page may be reloaded."""


class Page(Protocol):
    """A page of the lobby."""

    session: str | None
    """The hash of the session by which its player is known."""

    def send(self, text: str) -> None:
        """Send a message."""

    def close(self, reason: Message, code: int = ...) -> None:
        """Close the page after that, with a code; by default one that lets it come back."""


class Visitor:
    """A page of the lobby, and the player who has opened it; None: somebody who is no player yet."""

    def __init__(self, page: Page, player: str | None, open: bool) -> None:
        self.page = page
        self.player = player  # the id
        self.open = open and player is not None
        self.told: Affairs | None = None  # what the page was sent last about the player's own affairs


class Lobby:
    """The lobby at one server, whose name is `node`.

    `look_at_due` is called when something may be due at another moment, and `tell_others` when other servers have to
    look at the database. `came` and `left` are awaited with the id of a player who has opened a page, or whose last one
    has been closed for a while, `confirmed` with that of a player whose page says that the player is here. `looked` is
    called with what is in the database at each look, and `in_sight` with the id of a player who has a page in sight.
    """

    def __init__(self, store: LobbyStore, clock: Clock, node: str, look_at_due: Callable[[], None]) -> None:
        self.node = node
        self._look_at_due = look_at_due
        self.tell_others: Callable[[], None] = _nothing
        self.came: Callable[[str], Awaitable[None]] = _no_work
        self.left: Callable[[str], Awaitable[None]] = _no_work
        self.confirmed: Callable[[str], Awaitable[None]] = _no_work
        self.looked: Callable[[Seen], None] = lambda seen: None
        self.in_sight: Callable[[str], None] = lambda player: None
        self.seen = Seen([], [], [], {}, {}, 0)
        """What was in the database at the last look."""
        self._store = store
        self._clock = clock
        self._visitors: set[Visitor] = set()
        self._players: set[str] = set()  # the ids of those who are here, or were a moment ago
        self._leaving: dict[str, asyncio.Task[None]] = {}  # those of them who have no page open, by id
        self._expected: set[str] = set()  # those of them whose page is about to be opened
        self._lists = Lists()  # what everybody has been told
        self._looks, self._looked = 0, 0  # the looks that were begun, and the number of the last that was done
        self._looking = asyncio.Lock()
        self._timed: set[str] = set()  # the tables of games that have begun by themselves, and have had a clock
        self.changed, self._news = asyncio.Event(), asyncio.Event()

    # ---- who is here ----

    @property
    def here(self) -> set[str]:
        """The ids of the players who have a page open at this server, or are about to."""
        return self._expected | {visitor.player for visitor in self._visitors if visitor.player is not None}

    @property
    def everybody(self) -> set[str]:
        """The ids of the players who are here, at any server."""
        return self.here | self.seen.elsewhere.keys()

    def open_to_a_game(self, player: str) -> Member | None:
        """Return the player with this id if the player is here, at any server, and open to a game; else None."""
        return next((member for member in self._open() if member.id == player), None)

    def _open(self) -> list[Member]:
        here = {visitor.player for visitor in self._visitors if visitor.open}
        elsewhere = {player for player, open in self.seen.elsewhere.items() if open}
        return [member for id, member in self.seen.people.items() if id in here | elsewhere]

    async def come(self, visitor: Visitor) -> None:
        """Add a page, and send it the lobby; raise Refusal, and leave no page, if the database cannot be used."""
        try:
            if visitor.player is not None:
                await self._note(visitor.player, visitor.open or self._is_open(visitor.player))
                await self.look()
            self._visitors.add(visitor)
            self._expected.discard(visitor.player or "")
            self.catch_up(visitor)
            self._news.set()
            if visitor.player is not None:
                await self.came(visitor.player)
        except BaseException:
            self.go(visitor)
            raise

    async def set_open(self, visitor: Visitor, open: bool) -> None:
        """Let a player be open to a game, or not; raise Refusal for somebody who is no player yet."""
        if visitor.player is None:
            raise Refusal(401, "no_player-name")
        visitor.open = open
        await self._note(visitor.player, self._is_open(visitor.player))

    async def confirm(self, visitor: Visitor) -> None:
        """Note that a player is here, and can play now."""
        if visitor.player is not None:
            await self.confirmed(visitor.player)

    def note_sight(self, visitor: Visitor) -> None:
        """Note that somebody has a page in sight."""
        if visitor.player is not None:
            self.in_sight(visitor.player)

    def _is_open(self, player: str) -> bool:
        return any(visitor.open for visitor in self._visitors if visitor.player == player)

    async def _note(self, player: str, open: bool) -> None:
        if player in self._leaving:
            self._leaving.pop(player).cancel()
        self._players.add(player)
        await kept(self._store.come(player, self.node, open))
        self.touch()

    async def expect(self, player: str) -> None:
        """Count a player as here whose page is about to be opened, as long as one whose last page was closed."""
        if not self._has_page(player):
            came = player in self._players
            self._expected.add(player)
            await self._note(player, open=False)
            if not self._has_page(player):
                self._leaving[player] = asyncio.create_task(self._leave(player, came))

    def _has_page(self, player: str) -> bool:
        return any(visitor.player == player for visitor in self._visitors)

    def go(self, visitor: Visitor) -> None:
        """Remove a page."""
        self._visitors.discard(visitor)
        player = visitor.player
        if player is not None and not self._has_page(player):
            self._leaving[player] = asyncio.create_task(self._leave(player))
        self.changed.set()

    async def _leave(self, player: str, came: bool = True) -> None:
        await self._clock.sleep(GONE_AFTER)
        del self._leaving[player]
        self._players.discard(player)
        self._expected.discard(player)
        with contextlib.suppress(Refusal):  # it is in the log
            await kept(self._store.go(player, self.node))
            if came:
                await self.left(player)
        self.touch()

    @property
    def pages(self) -> list[Page]:
        """All pages."""
        return [visitor.page for visitor in self._visitors]

    @property
    def sessions(self) -> set[str]:
        """The hashes of the sessions by which the players of the pages are known."""
        return {page.session for page in self.pages if page.session is not None}

    def sign_out(self, sessions: Collection[str], reason: Message, code: int) -> None:
        """Close the pages whose sessions have ended."""
        for page in self.pages:
            if page.session in sessions:
                page.close(reason, code)

    async def close(self) -> None:
        """Wait for no player any more."""
        for task in self._leaving.values():
            task.cancel()
        await asyncio.gather(*self._leaving.values(), return_exceptions=True)

    # ---- what they are shown ----

    async def own(self, player: str) -> OwnNews:
        """Return what concerns a player, whether or not a page of the player is open."""
        seen = await kept(self._store.see(self.node, {player}))
        return own(affairs(seen).get(player, NOBODY), seen.now)

    def touch(self) -> None:
        """Look at the database soon, because something has changed here, and let the other servers look too."""
        self.changed.set()
        self._look_at_due()
        self.tell_others()

    def hear(self, table: str) -> None:
        """Take note of a table at which a clock runs. If its game has begun by itself, this may be its first one."""
        if table in self.seen.begun and table not in self._timed:
            self.touch()

    def look_soon(self) -> None:
        """Look at the database soon, because another server may have changed something."""
        self.changed.set()

    async def look(self) -> None:
        """Look at the database; raise Refusal if it cannot be read. Those who ask at the same time share a look."""
        asked = self._looks
        async with self._looking:
            if self._looked > asked:
                return  # it began after this one was asked for
            self._looks += 1
            self.changed.clear()
            try:
                self.seen = await kept(self._store.see(self.node, self._players))
            except BaseException:
                self.look_soon()
                raise
            self._looked = self._looks
            self._timed = {table for table in self.seen.begun if table in self._timed | self.seen.deadlines.keys()}
            self._news.set()
            self._tell_own()
            self.looked(self.seen)

    async def follow(self) -> None:
        """Tell the pages what changes, until cancelled."""
        await asyncio.gather(self._follow_database(), self._tell_all())

    async def _follow_database(self) -> None:
        while True:
            await self.changed.wait()
            try:
                await self.look()
            except Refusal:  # it is in the log; the database may be back soon
                await self._clock.sleep(TOLD_EVERY)

    async def _tell_all(self) -> None:
        while True:
            await self._news.wait()
            self._news.clear()
            self.tell()
            await self._clock.sleep(TOLD_EVERY)

    def tell(self) -> None:
        """Tell all pages what has changed for everybody."""
        now = lists(self.seen, self._open(), self.everybody)
        if now != self._lists:
            text = encode(changes(self._lists, now)).decode()
            self._lists = now
            for visitor in self._visitors:
                visitor.page.send(text)

    def _tell_own(self) -> None:
        """Tell each player what has changed in the player's own affairs."""
        found = affairs(self.seen)
        for visitor in self._visitors:
            now = NOBODY if visitor.player is None else found.get(visitor.player, NOBODY)
            if now != visitor.told:
                visitor.told = now
                visitor.page.send(encode(own(now, self.seen.now)).decode())

    def catch_up(self, visitor: Visitor) -> None:
        """Send a page everything, as it is known now."""
        visitor.page.send(encode(whole(self._lists)).decode())
        visitor.told = None
        self._tell_own()


def _nothing() -> None:
    """Do nothing: no other server shares the database."""


async def _no_work(_: str) -> None:
    """Do nothing: nobody waits for players."""
