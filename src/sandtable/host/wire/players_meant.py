"""The players whom requests mean by a line, a seat at a table, or an id."""

from __future__ import annotations

from fastapi import Request

from sandtable.host.protocol.talk import About
from sandtable.host.refusals import Refusal
from sandtable.host.store.seats import HeldSeat
from sandtable.host.wire import browsers
from sandtable.host.wire.callers import caller_at, hub_of
from sandtable.host.wire.chat_places import line_read


async def player_meant(request: Request, about: About) -> str:
    """Return the id of the player whom a request means; raise Refusal if there is none."""
    named = [about.line is not None, about.table is not None and about.seat is not None, about.player is not None]
    if sum(named) != 1:
        raise Refusal(422, "bad_player")
    if about.line is not None:
        return (await line_read(request, about.line)).player
    if about.table is not None and about.seat is not None:
        return await _player_at(request, about.table, about.seat)
    assert about.player is not None
    return about.player


async def _player_at(request: Request, table: str, seat: str) -> str:
    hub, caller = hub_of(request), await caller_at(table, request)
    async with hub.glance(table, caller.viewer_of) as found:
        seats = [one.seat for one in found.table(caller.viewer_of(found)).seats]
        number = seats.index(seat) if seat in seats else None
        person = None if number is None else found.people()[number]
    owner = None
    if number is not None and person is not None:
        owner = await browsers.club_of(request).seats.owner(HeldSeat(table, number, person.token))
    if owner is None:
        raise Refusal(404, "no_player-seat")
    return owner
