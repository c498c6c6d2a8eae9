"""The HTTP routes of the lobby: seeks and challenges of the caller's player, and the lobby without a WebSocket."""

from __future__ import annotations

from functools import partial

from fastapi import APIRouter, Request, Response

from sandtable.host.club.listing import here_now, own_seek
from sandtable.host.limits.connection_limits import LOBBY
from sandtable.host.protocol.lobby import (
    Decline,
    Enter,
    FoundTable,
    HereNow,
    LobbyHello,
    OwnSeek,
    PostChallenge,
    PostSeek,
)
from sandtable.host.protocol.requests import Nothing, Receive, Send
from sandtable.host.store.seeks import Member, Seek
from sandtable.host.wire import browsers, polling
from sandtable.host.wire.bodies import answer, read_body
from sandtable.host.wire.browsers import meeting_of
from sandtable.host.wire.callers import hub_of, limits_of
from sandtable.host.wire.listeners import Line
from sandtable.host.wire.lobby_socket import LobbyListener
from sandtable.host.wire.openapi import gives, refuses, takes
from sandtable.host.wire.rated_seats import noted
from sandtable.host.wire.request_guard import address

router = APIRouter(prefix="/api")
DONE = {204: {"description": "done"}, **refuses(400, 401, 403, 404, 409, 413, 422, 429, 503)}


@router.post("/lobby/enter", openapi_extra=takes(Enter), responses=gives(HereNow, 400, 403, 404, 413, 422, 429, 503))
async def enter(request: Request) -> Response:
    """Be a player of this name. Pages of the lobby that are opened from then on are this player's."""
    meeting_of(request)
    body = await read_body(request, Enter)
    member = await browsers.member(request, body.name, body.key)
    return answer(here_now(member))


# ---- seeks ----


@router.post("/seeks", openapi_extra=takes(PostSeek), responses=gives(OwnSeek, 400, 403, 404, 413, 422, 429, 503))
async def post_seek(request: Request) -> Response:
    """Seek a game: with the first other player who wants the same, or at an open table. It takes the place of what the
    caller sought before.
    """
    meeting, body = meeting_of(request), await read_body(request, PostSeek)
    member = await noted(request, await browsers.member(request, body.name, body.key))
    return _sought(await meeting.seeks.post(member, body.wish, body.stays, body.bots), member)


@router.delete("/seeks", status_code=204, responses=DONE)
async def stop(request: Request) -> Response:
    """Seek no longer, or take note of the table that was found."""
    await meeting_of(request).seeks.stop((await browsers.known_member(request)).id)
    return Response(status_code=204)


@router.post(
    "/seeks/{id}/answer",
    openapi_extra=takes(Enter),
    responses=gives(OwnSeek, 400, 403, 404, 409, 413, 422, 429, 503),
)
async def answer_seek(id: str, request: Request) -> Response:
    """Play with the player of a seek."""
    meeting, body = meeting_of(request), await read_body(request, Enter)
    member = await noted(request, await browsers.member(request, body.name, body.key))
    return _sought(await meeting.seeks.answer(member, id), member)


def _sought(seek: Seek, member: Member) -> Response:
    return answer(own_seek(seek, member.id, seek.came))


# ---- challenges ----


@router.post("/challenges", status_code=204, openapi_extra=takes(PostChallenge), responses=DONE)
async def challenge(request: Request) -> Response:
    """Challenge a player who is here and open to a game."""
    meeting, body = meeting_of(request), await read_body(request, PostChallenge)
    member = await noted(request, await browsers.member(request, body.name, body.key))
    await meeting.challenges.send(member, body)
    return Response(status_code=204)


@router.post(
    "/challenges/{id}/accept",
    openapi_extra=takes(Nothing),
    responses=gives(FoundTable, 400, 401, 403, 404, 409, 413, 422, 429, 503),
)
async def accept(id: str, request: Request) -> Response:
    """Accept a challenge. The answer names the table; partners seek two others first."""
    await read_body(request, Nothing)
    member = await noted(request, await browsers.joining(request))
    return answer(FoundTable(await meeting_of(request).challenges.accept(member, id)))


@router.post("/challenges/{id}/decline", status_code=204, openapi_extra=takes(Decline), responses=DONE)
async def decline(id: str, request: Request) -> Response:
    """Decline a challenge. Its sender is told why."""
    reason = (await read_body(request, Decline)).reason
    await meeting_of(request).challenges.decline(await browsers.known_member(request), id, reason)
    return Response(status_code=204)


@router.delete("/challenges/{id}", status_code=204, responses=DONE)
async def withdraw(id: str, request: Request) -> Response:
    """Withdraw a challenge, or take note of how it was answered."""
    await meeting_of(request).challenges.withdraw(await browsers.known_member(request), id)
    return Response(status_code=204)


# ---- without a WebSocket ----


@router.post("/lobby/poll/open", openapi_extra=takes(LobbyHello), responses=polling.OPENS | refuses(404))
async def follow_lobby(request: Request) -> Response:
    """Begin to follow the lobby without a WebSocket. Its first messages are fetched by `receive`."""
    hub, limits, caller, lobby = hub_of(request), limits_of(request), address(request.scope), meeting_of(request).lobby
    hello = await read_body(request, LobbyHello)

    def listen(line: Line) -> LobbyListener:
        return LobbyListener(line, hub, limits, lobby, caller, partial(browsers.visitor, request))

    return polling.begin(LOBBY, request, hello, listen)


@router.post("/lobby/poll/send", status_code=204, openapi_extra=takes(Send), responses=polling.SENDS)
async def send(request: Request) -> Response:
    """Send one message, as at a table."""
    return await polling.bring(LOBBY, request)


@router.post("/lobby/poll/receive", openapi_extra=takes(Receive), responses=polling.RECEIVES)
async def receive(request: Request) -> Response:
    """Wait for messages and return them, as at a table."""
    return await polling.fetch(LOBBY, request)
