"""A player who asks to be forgotten leaves every table where the game goes on, as by the act `leave`."""

from __future__ import annotations

import contextlib

from sandtable.host.club.own_seats import OwnSeats
from sandtable.host.hub.hub import Hub
from sandtable.host.refusals import Refusal, Stale
from sandtable.host.store.entries import Left


async def leave_all(hub: Hub, seats: OwnSeats, player: str) -> None:
    """Leave the seats of the player with this id. Of two players the other wins; before the game has begun the seat is
    free again.
    """
    for place in await seats.going(player):
        with contextlib.suppress(Refusal, Stale):  # the seat is lost, or left already
            async with hub.tables.at(place.table) as active:
                if active.seat_held_by(place.holder) == place.seat:
                    await hub.change(active, Left(place.seat))
