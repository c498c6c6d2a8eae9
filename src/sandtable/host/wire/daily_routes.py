"""The HTTP routes of Today's duel."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from sandtable.host.club.daily import Daily
from sandtable.host.protocol import daily
from sandtable.host.protocol.lobby import Enter
from sandtable.host.table.texts import MESSAGE, read_text
from sandtable.host.wire import browsers
from sandtable.host.wire.bodies import answer, read_body
from sandtable.host.wire.browsers import club_of, offered
from sandtable.host.wire.openapi import gives, refuses, takes

router = APIRouter(prefix="/api/daily")
DONE = {204: {"description": "done"}, **refuses(400, 401, 403, 404, 409, 413, 422, 429, 503)}


def daily_of(request: Request) -> Daily:
    """Return Today's duel."""
    return offered(club_of(request).daily, "no_club-duel")


@router.get("", responses=gives(daily.Daily, 404, 422, 429, 503))
async def show(request: Request) -> Response:
    """Return Today's duel as the caller's player sees it, with yesterday's and tomorrow's."""
    duels = daily_of(request)
    player = await browsers.player_of(request)
    return answer(await duels.show(None if player is None else player.id))


@router.post("", openapi_extra=takes(Enter), responses=gives(daily.DuelTable, 400, 403, 404, 409, 413, 422, 429, 503))
async def play(request: Request) -> Response:
    """Begin Today's duel, or go on with it. The caller's player has a seat at the table that the answer names."""
    duels, body = daily_of(request), await read_body(request, Enter)
    member = await browsers.member(request, body.name, body.key)
    return answer(daily.DuelTable(await duels.play(member)))


@router.post("/remark", status_code=204, openapi_extra=takes(daily.PostRemark), responses=DONE)
async def remark(request: Request) -> Response:
    """Remark something on Today's duel, which the caller's player has finished. It stands on the board."""
    duels, body = daily_of(request), await read_body(request, daily.PostRemark)
    member, text = await browsers.known_member(request), read_text(body.text, MESSAGE)
    await browsers.voices_of(request).need_known(member.id)
    await duels.remark(member, text)
    return Response(status_code=204)


@router.post("/army", status_code=204, openapi_extra=takes(daily.SendArmy), responses=DONE)
async def send_army(request: Request) -> Response:
    """Send in an army. The oldest one that waits is set up when a duel of its game is drawn, with the sender's name."""
    duels, body = daily_of(request), await read_body(request, daily.SendArmy)
    member = await browsers.member(request, body.name, body.key)
    await duels.send_army(member, body.variant, body.seat, " ".join(body.army.split()))
    return Response(status_code=204)
