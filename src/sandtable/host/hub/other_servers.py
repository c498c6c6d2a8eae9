"""The other servers that share the database: what they do at our tables, and who is connected to them.

Each server that keeps a table in memory hears of lines that others have added to its log, and carries them out. What is
heard is only a hint. Every few seconds each server also looks at the database, so nothing is missed for long.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import defaultdict
from collections.abc import Callable

from sandtable.host.hub.hub import CHAT, Hub
from sandtable.host.refusals import Refusal
from sandtable.host.store.channel import Channel
from sandtable.host.store.keeping import kept
from sandtable.host.store.presence import Place
from sandtable.host.store.store import Store
from sandtable.host.table.open_table import OpenTable

log = logging.getLogger("sandtable.nodes")

LOOK_EVERY = 2.0
"""Seconds between two looks at the database."""
LOBBY = "lobby"
"""The name of the lobby among those of tables. No table has it."""
REWRITTEN = "rewritten:"
"""What stands before the name of a table whose log is not as it was."""
GONE_AFTER = 10
"""Seconds after which the viewers of a server count as gone if nothing is heard of it."""


class OtherServers:
    """What the other servers do. Run `follow()` for as long as the server runs."""

    def __init__(self, hub: Hub, store: Store, channel: Channel, node: str) -> None:
        self.heard_of_lobby: Callable[[], None] = lambda: None
        """The function that is called when another server may have changed the lobby."""
        self._hub = hub
        self._store = store
        self._channel = channel
        self._node = node
        self._following: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()  # the tables that were named while they were being followed
        self._here: set[Place] = set()  # who is connected here, as the others know
        self._stayed = 0.0  # when the others were last told that this server is there
        self._look = asyncio.Event()

    @property
    def heard(self) -> bool:
        """Whether the messages of other servers reach this one."""
        return self._channel.open

    async def follow(self) -> None:
        """Follow the other servers until cancelled."""
        self._hub.tell_others = self._channel.send
        self._channel.start(self._heard, self._missed)
        try:
            while True:
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(LOOK_EVERY):
                        await self._look.wait()
                self._look.clear()
                await self._look_at_database()
        finally:
            await self._channel.close()
            await asyncio.gather(*self._following.values(), return_exceptions=True)
            with contextlib.suppress(Refusal):
                await kept(self._store.leave(self._node))

    def tell_of_lobby(self) -> None:
        """Let the other servers know that something has changed in the lobby."""
        self._channel.send(LOBBY)

    def tell_rewritten(self, table: str) -> None:
        """Let the other servers load a table anew whose log has been rewritten."""
        self._channel.send(f"{REWRITTEN}{table}")

    def _heard(self, table: str) -> None:
        """Follow a table that another server has named, if it is in memory here."""
        if table == LOBBY:
            self.heard_of_lobby()
            return
        if table.startswith(CHAT):
            room, _, named = table.removeprefix(CHAT).partition(":")
            self._hub.hear_chat(named, "players" if room == "players" else "watchers")
            return
        found = self._hub.tables.in_memory.get(table.removeprefix(REWRITTEN))
        if found is None:
            return
        if table in self._following:
            self._again.add(table)
            return
        work = self._reload(found) if table.startswith(REWRITTEN) else self._follow(found)
        task = self._following[table] = asyncio.create_task(work)
        task.add_done_callback(lambda _: self._done(table))

    def _missed(self) -> None:
        """Look at the database soon, and let the chats be read again: messages may have been lost."""
        self._look.set()
        for table in self._hub.tables.in_memory:
            self._hub.hear_chat(table, "players")
            self._hub.hear_chat(table, "watchers")

    def _done(self, table: str) -> None:
        del self._following[table]
        if table in self._again:
            self._again.discard(table)
            self._heard(table)

    async def _follow(self, table: OpenTable) -> None:
        try:
            await self._hub.follow(table)
            await self._see({table.spec.id: table})
        except Refusal as refusal:
            log.warning("table %s could not be followed: %s", table.spec.id, refusal.message)
        except Exception:  # it is followed again at the next look
            log.exception("table %s could not be followed", table.spec.id)

    async def _reload(self, table: OpenTable) -> None:
        async with table.lock:
            if not table.gone:
                self._hub.tables.abandon(table)

    async def _look_at_database(self) -> None:
        """Follow all tables in memory that have grown, and the lobby, and exchange who is connected."""
        self.heard_of_lobby()
        tables = dict(self._hub.tables.in_memory)
        try:
            lengths = await kept(self._store.lengths(list(tables))) if tables else {}
            for id, table in tables.items():
                if lengths.get(id, 0) > table.lines and not table.lock.locked():
                    self._heard(id)
            await self._exchange(tables)
        except Refusal:
            pass  # it is in the log; the database may be back soon
        except Exception:
            log.exception("the database could not be looked at")

    # ---- who is connected ----

    async def _exchange(self, tables: dict[str, OpenTable]) -> None:
        """Tell the others who is connected here, and take over who is connected there."""
        here = {(id, viewer) for id, table in tables.items() for viewer in table.connected}
        if time.monotonic() - self._stayed > GONE_AFTER:
            self._here = set()  # the others have counted this server as gone, and may have removed its rows
        await kept(self._store.stay(self._node, here - self._here, self._here - here, GONE_AFTER))
        self._stayed = time.monotonic()
        for id in {id for id, _ in here ^ self._here}:
            self._channel.send(id)
        self._here = here
        await self._see({id: table for id, table in tables.items() if not table.lock.locked()})

    async def _see(self, tables: dict[str, OpenTable]) -> None:
        """Look who is connected to some tables elsewhere."""
        elsewhere: defaultdict[str, set[int]] = defaultdict(set)
        for id, viewer in await kept(self._store.present(self._node, list(tables))) if tables else ():
            elsewhere[id].add(viewer)
        for id, table in tables.items():
            if table.elsewhere != elsewhere[id]:
                async with table.lock:
                    self._hub.see(table, elsewhere[id])
