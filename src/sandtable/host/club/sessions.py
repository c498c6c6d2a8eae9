"""The sessions by which the browsers of players are known. Only the hash of a session's secret is kept."""

from __future__ import annotations

from collections.abc import Collection

from sandtable.host.club.devices import Device
from sandtable.host.limits.accounts import Accounts
from sandtable.host.store.clearing import DAY
from sandtable.host.store.keeping import kept, today
from sandtable.host.store.people import People
from sandtable.host.store.players import Player, Session
from sandtable.host.tokens import digest

LASTS = 400
"""Days for which a session lasts after it was last used; browsers keep a cookie no longer."""


def this_day() -> int:
    """Return the day, counted since 1970."""
    return today() // DAY


def session_of(secret: str, device: Device) -> Session:
    """Return a session that begins or is renewed today."""
    day = this_day()
    return Session(digest(secret), day, day + LASTS, device.browser, device.system)


class Sessions:
    """The sessions of all players. Methods raise Refusal if the database cannot be used."""

    def __init__(self, people: People, accounts: Accounts) -> None:
        self._people = people
        self._accounts = accounts

    async def find(self, secret: str) -> Player | None:
        """Return the player with this session, or None if there is none or it has ended."""
        return await kept(self._people.find(digest(secret), this_day()))

    async def begin(self, secret: str, name: str, device: Device, address: str) -> Player | None:
        """Return a new guest with this session, or None if too many guests were made at this address."""
        if not self._accounts.pay_guest(address):
            return None
        return await kept(self._people.begin(session_of(secret, device), name))

    async def renew(self, secret: str, player: str, device: Device) -> None:
        """Let a session last longer, because the player has come back today."""
        await kept(self._people.renew(session_of(secret, device), player))

    async def rename(self, player: Player, name: str) -> None:
        """Note under which name a player has sat down."""
        if player.name != name:
            await kept(self._people.rename(player.id, name))

    async def all_of(self, player: Player) -> list[Session]:
        """Return the sessions of a player, the one that was seen last first."""
        return await kept(self._people.sessions(player.id, this_day()))

    async def end(self, player: Player, hashes: Collection[str]) -> None:
        """End these sessions of a player, as `players.end` does. A guest who has no other is forgotten."""
        await kept(self._people.end(list(hashes), player))

    async def ended(self, hashes: Collection[str]) -> set[str]:
        """Return which of these sessions have ended."""
        return set(hashes) - await kept(self._people.lasting(list(hashes), this_day()))
