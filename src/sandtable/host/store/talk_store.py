"""What a store knows of what players say to one another, and of whom they block."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import partial

import sqlalchemy as sa

from sandtable.host.protocol.talk import Room
from sandtable.host.store import blocks, lines, players
from sandtable.host.store.forgetting import NOBODY
from sandtable.host.store.lines import Line
from sandtable.host.store.people import Do
from sandtable.host.store.seeks import Member


class TalkStore:
    """The talk in the database. Every method raises StoreProblem if the database cannot be used."""

    def __init__(self, write: Do, read: Do) -> None:
        self._write = write
        self._read = read

    # ---- lines ----

    async def say(self, line: Line, check: Callable[[int, int | None], None]) -> None:
        """Add a line. `check` is called before that with the number of lines that its player has said at the table, and
        the moment of the last one, unless it was sent before.
        """
        await self._write(partial(_say, line, check))

    async def shown(self, table: str, rooms: Collection[Room], reader: str | None) -> list[Line]:
        """Return the newest lines of a table that a player reads; None: somebody who is no player."""
        return await self._read(partial(lines.shown, table, rooms, reader))

    async def find(self, id: str) -> Line | None:
        """Return a line, or None if there is none."""
        return await self._read(partial(lines.find, id))

    async def of_player(self, player: str) -> list[Line]:
        """Return all lines of a player, the oldest first."""
        return await self._read(partial(lines.of_player, player))

    async def finished_games(self, player: str, most: int) -> int:
        """Return how many games a player has finished, `most` at most."""
        return await self._read(partial(lines.finished_games, player, most))

    async def replace_names(self, table: str, names: Collection[str]) -> None:
        """Replace the names of a player who is to be forgotten in what was said at a table."""
        await self._write(partial(lines.replace_names, table, names, NOBODY))

    # ---- blocks ----

    async def block(self, player: str, other: str, at: int) -> bool:
        """Let a player block another one; return False if the player blocks too many."""
        return await self._write(partial(blocks.add, player, other, at))

    async def unblock(self, player: str, other: str) -> None:
        """Let a player block another one no more."""
        await self._write(partial(blocks.remove, player, other))

    async def blocked(self, player: str) -> list[Member]:
        """Return whom a player blocks, the last one first."""
        return await self._read(partial(blocks.of, player))

    async def name_of(self, player: str) -> str | None:
        """Return the name of a player, or None if there is none with this id."""
        found = (await self._read(partial(players.members, [player]))).get(player)
        return None if found is None else found.name


def _say(line: Line, check: Callable[[int, int | None], None], connection: sa.Connection) -> None:
    if lines.find(line.id, connection) is None:
        check(*lines.said_by(line.player, line.table, connection))
        lines.add(line, connection)
