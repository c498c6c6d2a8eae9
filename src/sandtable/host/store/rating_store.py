"""What a store knows of rated games: results, ratings, and the lines by which players have come."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial
from typing import Literal

from sandtable.host.protocol.table import Rating
from sandtable.host.store import ratings, results, shared_lines
from sandtable.host.store.people import Do
from sandtable.host.store.ratings import Best, Named, RatedGame, Standing
from sandtable.host.store.results import Pool
from sandtable.host.store.seats import HeldSeat


class RatingStore:
    """The ratings in the database. Every method raises StoreProblem if the database cannot be used."""

    def __init__(self, write: Do, read: Do) -> None:
        self._write = write
        self._read = read

    async def rerate(self) -> tuple[int, int]:
        """Compute all ratings anew; return how many there are, and how many had another value."""
        return await self._write(results.rerate)

    async def of_player(self, player: str, pool: Pool) -> Rating:
        """Return the rating of a player in a pool."""
        return (await self._read(partial(ratings.of, [player], pool)))[player]

    async def of_seats(self, table: str, pool: Pool, now: int) -> dict[str, Rating]:
        """Return the ratings of those at a table who may play for ratings, by the hashes of their tokens."""
        return await self._read(partial(ratings.of_seats, table, pool, now))

    async def why_not(self, player: str, now: int) -> Literal["guest", "abandoned"] | None:
        """Return why a player may not play for ratings now, or None."""
        return await self._read(partial(ratings.why_not, player, now))

    # ---- pages ----

    async def by_name(self, folded: str) -> Named | None:
        """Return the player whose name is compared in this form, or None."""
        return await self._read(partial(ratings.by_name, folded))

    async def standings(self, player: str) -> list[Standing]:
        """Return the ratings of a player, those of the most games first."""
        return await self._read(partial(ratings.standings, player))

    async def games(self, player: str, skip: int, most: int) -> list[RatedGame]:
        """Return the rated games of a player, the last one first."""
        return await self._read(partial(ratings.games, player, skip, most))

    async def at_table(self, table: str) -> RatedGame | None:
        """Return the rated game at a table that is over, or None."""
        return await self._read(partial(ratings.at_table, table))

    async def best(self, pool: Pool, bots: bool) -> list[Best]:
        """Return the people with the highest ratings in a pool, or the bots."""
        return await self._read(partial(ratings.best, pool, bots))

    # ---- lines ----

    async def seated(self, table: str) -> list[str]:
        """Return the players at a table."""
        return await self._read(partial(shared_lines.seated, table))

    async def note_line(self, player: str, address: str) -> None:
        """Note by which line a player has come."""
        await self._write(partial(shared_lines.note, player, address))

    async def note_line_at(self, place: HeldSeat, address: str) -> None:
        """Note by which line the player has come whose seat this is."""
        await self._write(partial(shared_lines.note_at, place, address))

    async def share_line(self, players: Collection[str]) -> bool:
        """Return whether two of these players have come by one line in the last days, or belong to one account."""
        return await self._read(partial(shared_lines.share, players))
