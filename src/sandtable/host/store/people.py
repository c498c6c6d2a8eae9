"""The players of a server in its database: their sessions, their seats, and links to further devices."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import partial
from typing import Protocol, TypeVar

from sandtable.host.store import links, players, seats
from sandtable.host.store.connections import Work
from sandtable.host.store.links import Unopened
from sandtable.host.store.players import Entered, Player, Session
from sandtable.host.store.seats import Binding, BoundSeat, HeldSeat

T = TypeVar("T")


class Do(Protocol):
    """A function that does work on a connection; it raises StoreProblem."""

    async def __call__(self, work: Work[T], /) -> T:
        """Return what the work returns."""


class People:
    """What a store knows of players. Every method raises StoreProblem if the database cannot be used."""

    def __init__(self, write: Do, read: Do) -> None:
        self._write = write
        self._read = read

    # ---- sessions ----

    async def find(self, hash: str, day: int) -> Player | None:
        """Return the player whose session this is, or None if it has ended."""
        return await self._read(partial(players.find, hash, day))

    async def begin(self, session: Session, name: str) -> Player:
        """Return a new guest with this session. If the session has been begun before, return its player."""
        return await self._write(partial(players.begin, session, name))

    async def renew(self, session: Session, player: str) -> None:
        """Note that a player has been seen with this session, which lasts longer from now on."""
        await self._write(partial(players.renew, session, player))

    async def rename(self, player: str, name: str) -> None:
        """Note under which name a player has sat down."""
        await self._write(partial(players.rename, player, name))

    async def sessions(self, player: str, day: int) -> list[Session]:
        """Return the sessions of a player, the one that was seen last first."""
        return await self._read(partial(players.sessions, player, day))

    async def lasting(self, hashes: Sequence[str], day: int) -> set[str]:
        """Return which of these sessions have not ended."""
        return await self._read(partial(players.lasting, hashes, day))

    async def end(self, hashes: Sequence[str], player: Player) -> None:
        """End these sessions of a player, with links that those of other browsers may have made, and forget a guest
        who has no other.
        """
        await self._write(partial(players.end, hashes, player))

    async def clear(self, day: int, now: int) -> None:
        """Delete sessions and links that have expired, and guests who cannot or do not come back."""
        await self._write(partial(players.clear, day, now))

    # ---- seats ----

    async def bound(self, session: str, table: str, day: int) -> BoundSeat | None:
        """Return the seat at a table of the player whose session this is, or None."""
        return await self._read(partial(seats.bound, session, table, day))

    async def held(self, player: str, table: str) -> str | None:
        """Return the hash of the token of a player's seat at a table, or None."""
        return await self._read(partial(seats.held, player, table))

    async def bind(self, place: HeldSeat, player: str, holders: Collection[str]) -> Binding:
        """Bind a seat to a player, unless it is another's. `holders` are the hashes of all tokens that hold a seat
        there.
        """
        return await self._write(partial(seats.bind, place, player, holders))

    async def owner(self, place: HeldSeat) -> str | None:
        """Return the player to whom a seat is bound, or None."""
        return await self._read(partial(seats.owner, place))

    async def games(self, player: str, skip: int, most: int, hidden: bool = False) -> list[HeldSeat]:
        """Return the seats of a player's games, those that go on first, and the newest first among these. `hidden`:
        also of those that the player has taken off the list.
        """
        return await self._read(partial(seats.games, player, skip, most, hidden))

    async def going(self, player: str) -> list[HeldSeat]:
        """Return all seats of a player at tables where the game goes on."""
        return await self._read(partial(seats.going, player))

    async def rekey(self, place: HeldSeat, holder: str) -> None:
        """Note that a seat is to be held by another token."""
        await self._write(partial(seats.rekey, place, holder))

    async def hide(self, player: str, table: str, hidden: bool) -> bool:
        """Take a game off a player's list, or put it back; return whether the player has a seat there."""
        return await self._write(partial(seats.hide, player, table, hidden))

    # ---- further devices ----

    async def add_link(self, code: str, player: str, until: int) -> None:
        """Add a code, by its hash. It replaces an earlier one that has not been used."""
        await self._write(partial(links.add, code, player, until))

    async def open_link(
        self, code: str, session: Session, before: Player | None, now: int, most: int
    ) -> Entered | Unopened:
        """Use a code up and add a session to its player, or return why it was not done."""
        return await self._write(partial(links.open_link, code, session, before, now, most))
