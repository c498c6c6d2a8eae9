"""The HTTP routes of a player's games and seats. The session of the browser names the player."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from sandtable.host.hub.hub import Hub
from sandtable.host.protocol import me
from sandtable.host.protocol.requests import BindSeats, HideGame
from sandtable.host.refusals import Refusal
from sandtable.host.store.seats import HeldSeat
from sandtable.host.wire import browsers
from sandtable.host.wire.bodies import answer, problem_of, read_body
from sandtable.host.wire.browsers import club_of
from sandtable.host.wire.callers import hub_of, limits_of
from sandtable.host.wire.kept_seats import bind_kept
from sandtable.host.wire.openapi import gives, refuses, takes

router = APIRouter(prefix="/api/me")


# ---- games ----


@router.get("", responses=gives(me.Me, 422, 429, 503))
async def show(request: Request, skip: Annotated[int, Query(ge=0, le=10**6)] = 0) -> Response:
    """Return the caller's player, and twenty of the games."""
    player = await browsers.player_of(request)
    if player is None:
        return answer(me.Me(None, [], False))
    places, more = await club_of(request).seats.games(player, skip)
    if places:
        limits_of(request).accounts.prove_session(player.session, player.id)
    games = [await _listed(hub_of(request), place) for place in places]
    return answer(me.Me(browsers.shown(player), games, more))


async def _listed(hub: Hub, place: HeldSeat) -> me.MyGame:
    try:
        return await hub.listed(place)
    except Refusal as refusal:
        return me.MyGame(place.table, "", "", 0, "", [], problem=refusal.message, problem_said=refusal.as_messages)


@router.post(
    "/games/{table}",
    status_code=204,
    openapi_extra=takes(HideGame),
    responses={204: {"description": "done"}, **refuses(400, 401, 403, 404, 413, 422, 429, 503)},
)
async def hide(table: str, request: Request) -> Response:
    """Take a game off the list of the caller's games, or put it back."""
    hidden = (await read_body(request, HideGame)).hidden
    await club_of(request).seats.hide(await browsers.need_player(request), table, hidden)
    return Response(status_code=204)


# ---- seats that a browser holds by tokens ----


@router.post("/seats", openapi_extra=takes(BindSeats), responses=gives(me.SeatBindings, 400, 403, 413, 422, 429, 503))
async def bind(request: Request) -> Response:
    """Bind seats to the caller's player by their tokens. A seat of another player is not taken away. A player is made
    if there is none, and a seat to bind.
    """
    body = await read_body(request, BindSeats)
    browsers.need_own_page(request)
    named = zip(body.seats, await bind_kept(request, body.seats, body.key), strict=True)
    return answer(
        me.SeatBindings([me.SeatBinding(kept.table, None if why is None else problem_of(why)) for kept, why in named])
    )
