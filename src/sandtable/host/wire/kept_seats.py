"""Seats that a browser holds by tokens, from before it had a session or from a server that gave it none: they are bound
to its player.
"""

from __future__ import annotations

import contextlib

from fastapi import Request

from sandtable.host.club.own_seats import ANOTHER_PLAYER, SeatAtTable
from sandtable.host.hub.hub import Hub
from sandtable.host.protocol.requests import KeptSeat
from sandtable.host.refusals import Refusal
from sandtable.host.store.players import Player
from sandtable.host.wire import browsers
from sandtable.host.wire.browsers import club_of
from sandtable.host.wire.callers import hub_of

MOST_REMATCHES = 20
"""Rematches that are followed from one seat."""


async def bind_kept(request: Request, kept: list[KeptSeat], key: str | None) -> list[Refusal | None]:
    """Bind seats to the player of a request; return why each of them was not bound, or None.

    A page without a player gets a new guest if there is a seat to bind. The same `key` makes the same guest.
    """
    seats = [await _held(hub_of(request), one) for one in kept]
    player = await browsers.player_of(request) or await _guest(request, seats, key)
    return [await _binding(request, player, seat) for seat in seats]


async def _held(hub: Hub, kept: KeptSeat) -> SeatAtTable | Refusal:
    """Return the seat that a token holds, or why there is none."""
    try:
        return browsers.seat_at(*await hub.attempts.glimpse(kept.table, lambda found: found.viewer_of(kept.token)))
    except Refusal as refusal:
        return refusal


async def _guest(request: Request, seats: list[SeatAtTable | Refusal], key: str | None) -> Player | None:
    """Return a new guest if one of these seats belongs to nobody; raise Refusal if too many guests were made."""
    for seat in seats:
        if isinstance(seat, SeatAtTable) and await club_of(request).seats.is_free(seat):
            guest = await browsers.player_or_guest(request, seat.name, key)
            if guest is None:
                raise Refusal(429, "too_fast-players")
            return guest
    return None


async def _binding(request: Request, player: Player | None, seat: SeatAtTable | Refusal) -> Refusal | None:
    """Bind a seat to a player, and those at the rematches that followed; return why that is not done, or None."""
    if isinstance(seat, Refusal):
        return seat
    if player is None:
        return ANOTHER_PLAYER
    problem = await club_of(request).seats.bind(seat, player)
    if problem is None:
        for following in await _at_rematches(hub_of(request), seat):
            await club_of(request).seats.bind(following, player)
    return problem


async def _at_rematches(hub: Hub, seat: SeatAtTable) -> list[SeatAtTable]:
    """Return the seats that the same token holds at the rematches that followed."""
    seats: list[SeatAtTable] = []
    with contextlib.suppress(Refusal):
        found = await hub.tables.glimpse(seat.place.table)
        while found.again.next is not None and len(seats) < MOST_REMATCHES:
            found = await hub.tables.glimpse(found.again.next)
            number = found.seat_held_by(seat.place.holder)
            if number is None:
                break
            seats.append(browsers.seat_at(found, number))
    return seats
