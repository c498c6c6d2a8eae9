"""The HTTP routes of the chat at tables, and of players who block others."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from sandtable.host.club.talk import Words
from sandtable.host.protocol import talk as messages
from sandtable.host.refusals import Refusal
from sandtable.host.store.seeks import Member
from sandtable.host.table.texts import MESSAGE, read_text
from sandtable.host.wire import browsers
from sandtable.host.wire.bodies import answer, read_body
from sandtable.host.wire.browsers import meeting_of, talk_of
from sandtable.host.wire.callers import caller_at, hub_of
from sandtable.host.wire.chat_places import place_of
from sandtable.host.wire.openapi import gives, takes
from sandtable.host.wire.players_meant import player_meant

router = APIRouter(prefix="/api")


@router.get("/tables/{table}/chat", responses=gives(messages.Chat, 401, 403, 404, 410, 422, 429, 503))
async def chat(table: str, request: Request) -> Response:
    """Return the chat of a table. Players read what players say, and when the game is over, what those say who watch.
    Spectators read both.
    """
    talk = talk_of(request)
    place = await place_of(table, request, await caller_at(table, request))
    player = await browsers.player_of(request)
    return answer(await talk.chat(place, None if player is None else player.id))


@router.post(
    "/tables/{table}/chat",
    openapi_extra=takes(messages.PostLine),
    responses=gives(messages.Chat, 400, 401, 403, 404, 409, 410, 413, 422, 429, 503),
)
async def say(table: str, request: Request) -> Response:
    """Say something at a table, to the players if one has a seat, or else to those who watch. With the same key it is
    said only once.
    """
    talk, body = talk_of(request), await read_body(request, messages.PostLine)
    if (body.text is None) == (body.phrase is None):
        raise Refusal(422, "bad_message-line")
    text = "" if body.text is None else read_text(body.text, MESSAGE)
    caller = await caller_at(table, request)
    place = await place_of(table, request, caller)
    if place.name is None:
        member = await browsers.member(request, body.name, body.key)
    elif caller.own is not None:
        member = Member(caller.own.player, place.name)
    else:
        raise Refusal(403, "no_player-chat")
    async with hub_of(request).speaking(table, place.room):
        await talk.say(place, member, Words(text, body.phrase, body.key))
    return answer(await talk.chat(place, member.id))


# ---- blocks ----


@router.get("/me/blocks", responses=gives(messages.Blocks, 401, 404, 429, 503))
async def blocks(request: Request) -> Response:
    """Return all whom the caller blocks."""
    talk = talk_of(request)
    return answer(await talk.blocks((await browsers.need_player(request)).id))


@router.post(
    "/me/blocks",
    openapi_extra=takes(messages.About),
    responses=gives(messages.Blocks, 400, 401, 403, 404, 409, 413, 422, 429, 503),
)
async def block(request: Request) -> Response:
    """Block a player. The caller reads no lines of that player and gets no challenges, and the two are not paired."""
    talk, about = talk_of(request), await read_body(request, messages.About)
    player = await browsers.need_player(request)
    now = await talk.block(player.id, await player_meant(request, about))
    meeting_of(request).lobby.touch()  # their challenges to each other are gone
    return answer(now)


@router.delete("/me/blocks/{player}", responses=gives(messages.Blocks, 401, 403, 404, 422, 429, 503))
async def unblock(player: str, request: Request) -> Response:
    """Block a player no more."""
    talk = talk_of(request)
    return answer(await talk.unblock((await browsers.need_player(request)).id, player))
