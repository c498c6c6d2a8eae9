"""Which players may play for ratings, and which of them share an internet line.

Addresses are kept as hashes, with a key that is drawn for each day: in memory, or, where several servers share the
database, there.
"""

from __future__ import annotations

import hmac
import secrets
from collections import defaultdict
from collections.abc import Collection
from typing import NamedTuple

import sqlalchemy as sa

from sandtable.host.address import is_own_machine
from sandtable.host.club.sessions import this_day
from sandtable.host.protocol.table import Rating
from sandtable.host.refusals import Refusal
from sandtable.host.store import ratings, shared_lines
from sandtable.host.store.keeping import kept, today
from sandtable.host.store.rating_store import RatingStore
from sandtable.host.store.results import Pool

WHY_NOT = {
    "guest": (403, "need_account", "You need an account to play for ratings."),
    "abandoned": (409, "abandoned", "You have left three of your last ten rated games. Play without ratings today."),
}


class Entrance(NamedTuple):
    """What is noted of a player who sits down at a rated table."""

    rating: Rating
    shared_line: bool


class RatedPlay:
    """The rated games of a server. `shared`: other servers share the database. Methods raise Refusal."""

    def __init__(self, store: RatingStore, shared: bool) -> None:
        self.store = store
        """The results and ratings in the database."""
        self._lines = None if shared else LinesToday()

    async def note(self, player: str, address: str) -> None:
        """Note by which line a player has come. The server's own machine is no line."""
        if is_own_machine(address):
            return
        if self._lines is None:
            await kept(self.store.note_line(player, address))
        else:
            self._lines.note(player, address)

    def share_line(self, players: Collection[str], connection: sa.Connection) -> bool:
        """Return whether two of these players have come by one line today, or belong to one account."""
        if shared_lines.of_one_account(players, connection):
            return True
        return shared_lines.share(players, connection) if self._lines is None else self._lines.share(players)

    async def admit(self, player: str) -> None:
        """Raise Refusal if a player may not play for ratings now."""
        _refuse(await kept(self.store.why_not(player, today())))

    def check(self, players: Collection[str], connection: sa.Connection) -> None:
        """Raise Refusal unless all these players may play for ratings now."""
        for player in players:
            _refuse(ratings.why_not(player, today(), connection))

    def points(self, players: Collection[str], pool: Pool, connection: sa.Connection) -> float:
        """Return the mean rating of some players, in points."""
        known = ratings.of(players, pool, connection).values()
        return sum(rating.points for rating in known) / len(known)

    async def enter(self, player: str, table: str, pool: Pool) -> Entrance:
        """Return what is noted of a player who sits down at a rated table; raise Refusal."""
        await self.admit(player)
        others = await kept(self.store.seated(table))
        if player in others:
            raise Refusal(409, "own_table", "You have a seat at this table already.")
        by_one = await self.came_by_one_line([*others, player])
        return Entrance(await kept(self.store.of_player(player, pool)), by_one)

    async def came_by_one_line(self, players: Collection[str]) -> bool:
        """Return whether two of these players have come by one line today, or belong to one account."""
        if await kept(self.store.of_one_account(players)):
            return True
        return await kept(self.store.share_line(players)) if self._lines is None else self._lines.share(players)


def _refuse(why: str | None) -> None:
    if why is not None:
        raise Refusal(*WHY_NOT[why])


class LinesToday:
    """The lines by which players have come to this server today."""

    def __init__(self) -> None:
        self._day, self._key = 0, b""
        self._lines: defaultdict[str, set[bytes]] = defaultdict(set)

    def note(self, player: str, address: str) -> None:
        """Note that a player has come by the line with this address."""
        self._forget_former_days()
        self._lines[player].add(hmac.digest(self._key, address.encode(), "sha256"))

    def share(self, players: Collection[str]) -> bool:
        """Return whether two of these players have come by one line."""
        self._forget_former_days()
        lines = [line for player in set(players) for line in self._lines.get(player, ())]
        return len(lines) > len(set(lines))

    def _forget_former_days(self) -> None:
        if self._day != this_day():
            self._day, self._key = this_day(), secrets.token_bytes(32)
            self._lines.clear()
