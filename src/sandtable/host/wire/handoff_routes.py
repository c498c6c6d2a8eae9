"""The HTTP routes that take a seat to another device. The code is in the fragment of a link, which browsers do not
send.
"""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from sandtable.host.address import reachable, seat_link
from sandtable.host.club.own_seats import SeatAtTable
from sandtable.host.hub.hub import HANDOFF_SECONDS
from sandtable.host.protocol.answers import Seated, SeatLink
from sandtable.host.protocol.requests import ClaimSeat, Nothing
from sandtable.host.refusals import Refusal
from sandtable.host.table.creation import read_code
from sandtable.host.table.open_table import OpenTable
from sandtable.host.tokens import digest, new_secret, token_by
from sandtable.host.wire import browsers
from sandtable.host.wire.bodies import answer, read_body
from sandtable.host.wire.callers import caller_at, hub_of
from sandtable.host.wire.openapi import AT_A_TABLE, gives, takes

router = APIRouter(prefix="/api/tables/{table}")


@router.post("/lend", openapi_extra=takes(Nothing), responses=gives(SeatLink, *AT_A_TABLE))
async def lend(table: str, request: Request) -> Response:
    """Return a link for the holder of a seat only. The first who opens it in time holds the seat from then on."""
    await read_body(request, Nothing)
    hub, caller = hub_of(request), await caller_at(table, request)
    code = new_secret()

    async def give(found: OpenTable) -> None:
        if found.spec.day is not None:
            raise Refusal(409, "duel-lend")
        await hub.lend(found, caller.seat_of(found), digest(code))

    async with hub.tables.locked(table) as found:
        await hub.attempts.at(found, give)
    base = reachable(hub.settings, request.url.scheme, request.headers.get("host", ""))
    return answer(SeatLink(seat_link(base, table, code), HANDOFF_SECONDS))


@router.post("/claim", openapi_extra=takes(ClaimSeat), responses=gives(Seated, *AT_A_TABLE))
async def claim(table: str, request: Request) -> Response:
    """Take a seat over by such a link. The seat's former token is no longer valid, and its connections are closed. With
    the same key, the same answer is given again.
    """
    command = await read_body(request, ClaimSeat)
    await browsers.player_of(request)
    hub = hub_of(request)
    code = digest(read_code(command.code))

    async def take_over(found: OpenTable) -> tuple[Seated, SeatAtTable]:
        seat = found.handoffs.seat_of(code)
        name = found.table(seat).seats[seat].seat
        token = new_secret() if command.key is None else token_by(command.key, table, name)
        person = found.people()[seat]
        if person is None or person.token != digest(token):
            await hub.move(found, seat, code, digest(token))
        return Seated(name, token), browsers.seat_at(found, seat)

    async with hub.tables.locked(table) as found:
        seated, taken = await hub.attempts.at(found, take_over)
    await browsers.take(request, taken, command.key)
    return answer(seated)
