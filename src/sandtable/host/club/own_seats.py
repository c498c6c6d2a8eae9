"""The seats that belong to players: each is theirs in all their browsers, as long as its token holds it."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from sandtable.host.club.sessions import this_day
from sandtable.host.refusals import Refusal
from sandtable.host.store.keeping import kept
from sandtable.host.store.people import People
from sandtable.host.store.players import Player
from sandtable.host.store.seats import Binding, BoundSeat, HeldSeat
from sandtable.host.tokens import digest

PAGE = 20
"""Games that a player is shown at once."""
ANOTHER_PLAYER = Refusal(409, "another_player")
NOT_BOUND = {
    Binding.ANOTHER_PLAYER: ANOTHER_PLAYER,
    Binding.ANOTHER_SEAT: Refusal(409, "another_seat"),
}


class SeatAtTable(NamedTuple):
    """A seat that a person holds by a token, the person's name there, and the hashes of all tokens that hold a seat at
    that table; `rated`: only the account that has sat down there may have the seat.
    """

    place: HeldSeat
    name: str
    holders: Collection[str]
    rated: bool


class OwnSeats:
    """The seats of all players. Methods raise Refusal if the database cannot be used."""

    def __init__(self, people: People) -> None:
        self._people = people

    async def at(self, table: str, secret: str) -> BoundSeat | None:
        """Return the seat at a table that belongs to the player with this session, or None."""
        return await kept(self._people.bound(digest(secret), table, this_day()))

    async def bind(self, seat: SeatAtTable, player: Player) -> Refusal | None:
        """Bind a seat to a player; return why it was not done, or None."""
        if seat.rated and await self.owner(seat.place) != player.id:
            return ANOTHER_PLAYER
        return NOT_BOUND.get(await kept(self._people.bind(seat.place, player.id, seat.holders)))

    async def is_free(self, seat: SeatAtTable) -> bool:
        """Return whether a seat belongs to no player."""
        return await self.owner(seat.place) is None

    async def owner(self, place: HeldSeat) -> str | None:
        """Return the player to whom a seat belongs, or None."""
        return await kept(self._people.owner(place))

    async def games(self, player: Player, skip: int, hidden: bool = False) -> tuple[list[HeldSeat], bool]:
        """Return the seats of some of a player's games, and whether there are more. `hidden`: also of those that the
        player has taken off the list.
        """
        found = await kept(self._people.games(player.id, skip, PAGE + 1, hidden))
        return found[:PAGE], len(found) > PAGE

    async def going(self, player: str) -> list[HeldSeat]:
        """Return all seats of the player with this id at tables where the game goes on."""
        return await kept(self._people.going(player))

    async def rekey(self, place: HeldSeat, holder: str) -> None:
        """Note that a seat is to be held by another token."""
        await kept(self._people.rekey(place, holder))

    async def hide(self, player: Player, table: str, hidden: bool) -> None:
        """Take a game off a player's list, or put it back; raise Refusal if the player has no seat there."""
        if not await kept(self._people.hide(player.id, table, hidden)):
            raise Refusal(404, "no_game-seat")
