"""Links that add a browser to a player: made where the player is known, opened once, on another device, in time."""

from __future__ import annotations

from sandtable.host.club.devices import Device
from sandtable.host.club.sessions import session_of
from sandtable.host.refusals import Refusal
from sandtable.host.store.keeping import kept, today
from sandtable.host.store.links import Unopened
from sandtable.host.store.people import People
from sandtable.host.store.players import Entered, Player
from sandtable.host.tokens import digest, new_secret

LINK_SECONDS = 600
"""Seconds for which a link is valid."""
MOST_DEVICES = 20
REASONS = {
    Unopened.UNKNOWN: (403, "wrong_code-device"),
    Unopened.USED: (409, "used_code-device"),
    Unopened.EXPIRED: (409, "late_code-device"),
    Unopened.FULL: (409, "too_many_devices"),
}
"""Status and sentence of each refusal."""


class Links:
    """The links of all players. Methods raise Refusal if the database cannot be used."""

    def __init__(self, people: People) -> None:
        self._people = people

    async def make(self, player: Player) -> str:
        """Return the code of a new link. An earlier one that has not been used is no longer valid."""
        code = new_secret()
        await kept(self._people.add_link(digest(code), player.id, today() + LINK_SECONDS))
        return code

    async def open(self, code: str, secret: str, device: Device, before: Player | None) -> Entered:
        """Add a session with this secret to the player of a link; raise Refusal for a bad code.

        `before` is the player of the browser that opens the link: a guest becomes one with the link's player.
        """
        session = session_of(secret, device)
        opened = await kept(self._people.open_link(digest(code), session, before, today(), MOST_DEVICES))
        if isinstance(opened, Unopened):
            raise Refusal(*REASONS[opened])
        return opened
