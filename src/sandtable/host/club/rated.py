"""Which players may play for ratings, and which of them share an internet line.

The line is noted of everybody who comes to play for ratings, and whenever they act there from another one.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

import sqlalchemy as sa

from sandtable.host.address import is_own_machine
from sandtable.host.club.sessions import this_day
from sandtable.host.protocol.table import Rating
from sandtable.host.refusals import Refusal, own_table
from sandtable.host.store import ratings
from sandtable.host.store.keeping import kept, today
from sandtable.host.store.rating_store import RatingStore
from sandtable.host.store.results import Pool
from sandtable.host.store.seats import HeldSeat

WHY_NOT = {
    "guest": (403, "need_account-rated"),
    "abandoned": (409, "abandoned"),
}


class Entrance(NamedTuple):
    """What is noted of a player who sits down at a rated table."""

    rating: Rating
    shared_line: bool


class RatedPlay:
    """The rated games of a server. Methods raise Refusal."""

    def __init__(self, store: RatingStore) -> None:
        self.store = store
        """The results and ratings in the database."""
        self._day = 0
        self._noted = set[tuple[str, str]]()  # today, so that not every act is written down

    async def note(self, player: str, address: str) -> None:
        """Note by which line a player has come. The server's own machine is no line."""
        if self._is_new(player, address):
            await kept(self.store.note_line(player, address))
            self._noted.add((player, address))

    async def note_at(self, place: HeldSeat, address: str) -> None:
        """Note by which line the player acts whose seat this is."""
        if self._is_new(place.holder, address):
            await kept(self.store.note_line_at(place, address))
            self._noted.add((place.holder, address))

    def _is_new(self, who: str, address: str) -> bool:
        if self._day != this_day():
            self._day = this_day()
            self._noted.clear()
        return not is_own_machine(address) and (who, address) not in self._noted

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
            raise own_table()
        by_one = await self.came_by_one_line([*others, player])
        return Entrance(await kept(self.store.of_player(player, pool)), by_one)

    async def came_by_one_line(self, players: Collection[str]) -> bool:
        """Return whether two of these players have come by one line in the last days, or belong to one account."""
        return await kept(self.store.share_line(players))


def _refuse(why: str | None) -> None:
    if why is not None:
        raise Refusal(*WHY_NOT[why])
