"""Players who have asked to be forgotten: two weeks later their names are removed from the logs and games of tables.

The games stay, because they are the other players' too.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Collection
from functools import partial
from typing import Any

import msgspec

from sandtable.host.clocks import Clock
from sandtable.host.hub.background import BackgroundJobs
from sandtable.host.hub.tables import Tables
from sandtable.host.refusals import Refusal
from sandtable.host.store.due import Due
from sandtable.host.store.entries import Entry, Moved, Relieved, Took
from sandtable.host.store.finished import Finished
from sandtable.host.store.forgetting import NOBODY
from sandtable.host.store.keeping import kept
from sandtable.host.store.store import Store, Stored
from sandtable.host.table.active_table import ActiveTable
from sandtable.host.table.loading import rebuild

UNLOADABLE = ("old_rules", "no_table")
"""Refusals of tables that no server can have in memory."""

log = logging.getLogger("sandtable.forgetting")


class Forgetting:
    """The removal of names. `tell` is called with each table whose log has been rewritten."""

    def __init__(
        self, store: Store, tables: Tables, background: BackgroundJobs, clock: Clock, tell: Callable[[str], None]
    ) -> None:
        self._store = store
        self._tables = tables
        self._background = background
        self._clock = clock
        self._tell = tell

    async def forget(self, due: Due) -> None:
        """Forget a player, unless the player has come back. Begun again, it goes on with what is left."""
        player, asked = due.subject, due.number
        if not await kept(self._store.accounts.is_deleted(player, asked)):
            return
        for table, holders in (await kept(self._store.accounts.held(player))).items():
            await self._forget_at(table, holders)
        await kept(self._store.accounts.forget(player, asked))

    async def _forget_at(self, table: str, holders: Collection[str]) -> None:
        try:
            async with self._tables.own(table) as found:
                if await self._rewrite(table, holders):
                    self._tables.abandon(found)
                    self._tell(table)
        except Refusal as refusal:
            if refusal.error not in UNLOADABLE:
                raise
            await self._rewrite(table, holders)

    async def _rewrite(self, table: str, holders: Collection[str]) -> bool:
        """Remove names from the log and the game of a table; return whether there were any."""
        stored = await kept(self._store.load(table))
        if stored is None:
            return False
        changed, names = _renamed(stored.lines, holders)
        if not changed:
            return False
        await kept(self._store.talk.replace_names(table, names))
        lines = [changed.get(number, line) for number, line in enumerate(stored.lines)]
        finished = None
        if stored.finished is not None:
            again = Stored(stored.spec, lines, stored.finished)
            finished = await self._background.do(table, partial(without_names, again, names, self._clock))
        await kept(self._store.accounts.rewrite(table, changed, finished))
        return True


def _renamed(lines: list[Entry], holders: Collection[str]) -> tuple[dict[int, Entry], set[str]]:
    """Return the lines, by their numbers, in which the holders of these tokens took their seats, without their names;
    and these names.
    """
    taken: dict[int, int] = {}  # by seat: the line in which its present holder took it
    changed: dict[int, Entry] = {}
    names = set()
    for number, line in enumerate(lines):
        if isinstance(line, Took | Relieved):
            taken[line.seat] = number
        if isinstance(line, Took | Relieved | Moved) and line.token in holders and line.seat in taken:
            took = lines[taken[line.seat]]
            assert isinstance(took, Took | Relieved)
            if took.name != NOBODY:
                names.add(took.name)
                changed[taken[line.seat]] = msgspec.structs.replace(took, name=NOBODY, account=False)
    return changed, names


def without_names(stored: Stored, names: Collection[str], clock: Clock) -> Finished:
    """Return the game of a table whose log has other names now: played again or, if its rules have changed since, with
    the names replaced in all that was told.
    """
    finished = stored.finished
    assert finished is not None
    try:
        room = rebuild(stored.spec, stored.lines)
        if room.variant.game.version == finished.rules:
            return ActiveTable(stored.spec, len(stored.lines), room, clock).finish()
    except Refusal:
        log.info("table %s: its rules have changed, so names are replaced in its texts", stored.spec.id)
    longest_first = sorted(map(re.escape, names), key=len, reverse=True)
    pattern = re.compile(rf"(?<!\w)({'|'.join(longest_first)})(?!\w)")
    return msgspec.convert(_replaced(msgspec.to_builtins(finished), pattern), Finished)


def _replaced(part: Any, pattern: re.Pattern[str], is_name: bool = False) -> Any:
    """Return a part of a message with names replaced, in sentences and where nothing but a name stands."""
    if isinstance(part, dict):
        found = {key: _replaced(value, pattern, key == "name") for key, value in part.items()}
        return found | {"account": False} if part.get("account") and found["name"] != part["name"] else found
    if isinstance(part, list):
        return [_replaced(value, pattern) for value in part]
    if isinstance(part, str) and (is_name or " " in part):
        return pattern.sub(NOBODY, part)
    return part
