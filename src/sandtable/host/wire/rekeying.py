"""New tokens for the seats of a player of whom a device is signed out, or of a bot whose token is ended. The device or
the program may have kept the former ones.

Only the hash of a new token is ever used: the player's other browsers hold the seats by their sessions.
"""

from __future__ import annotations

import contextlib
from dataclasses import replace

from sandtable.host.club.own_seats import OwnSeats
from sandtable.host.hub.hub import Hub
from sandtable.host.refusals import Refusal
from sandtable.host.store.seats import HeldSeat
from sandtable.host.tokens import digest, new_secret


async def rekey(hub: Hub, seats: OwnSeats, player: str) -> None:
    """Give the seats of the player with this id new tokens, at all tables where the game goes on."""
    for place in await seats.going(player):
        with contextlib.suppress(Refusal):  # at a table that cannot be read nobody can play
            await _rekey(hub, seats, place)


async def _rekey(hub: Hub, seats: OwnSeats, place: HeldSeat) -> None:
    async with hub.tables.locked(place.table) as found:
        if found.over or found.seat_held_by(place.holder) != place.seat:
            return
        code, holder = digest(new_secret()), digest(new_secret())
        await seats.rekey(place, holder)  # first, so that pages which come back at once find their seat
        try:
            await hub.lend(found, place.seat, code)
            await hub.move(found, place.seat, code, holder)
        except BaseException:
            await seats.rekey(replace(place, holder=holder), place.holder)
            raise
