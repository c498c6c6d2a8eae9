"""The HTTP routes of reports, of moderators, and of what they have done about the caller."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from sandtable.host.club.moderation import Subject
from sandtable.host.protocol import moderation as messages
from sandtable.host.protocol.requests import Nothing
from sandtable.host.protocol.talk import About
from sandtable.host.refusals import Refusal
from sandtable.host.store.players import Player
from sandtable.host.table.texts import TITLE, read_text
from sandtable.host.wire import browsers
from sandtable.host.wire.bodies import answer, read_body
from sandtable.host.wire.browsers import club_of, moderation_of, talk_of
from sandtable.host.wire.callers import caller_at, hub_of
from sandtable.host.wire.chat_places import line_read
from sandtable.host.wire.daily_routes import daily_of
from sandtable.host.wire.departing import leave_all
from sandtable.host.wire.openapi import gives, refuses, takes
from sandtable.host.wire.players_meant import player_meant
from sandtable.host.wire.signing_out import sign_out

router = APIRouter(prefix="/api")
DONE = {204: {"description": "done"}, **refuses(400, 401, 403, 404, 409, 413, 422, 429, 503)}


@router.post("/reports", status_code=204, openapi_extra=takes(messages.PostReport), responses=DONE)
async def report(request: Request) -> Response:
    """Tell moderators of a line, a player or a table."""
    moderation, body = moderation_of(request), await read_body(request, messages.PostReport)
    player = await browsers.need_player(request)
    about = await _subject(request, body.about, moderates=False)
    await moderation.report(player, about, body.reason, body.words)
    return Response(status_code=204)


async def _subject(request: Request, about: About, moderates: bool) -> Subject:
    """Return what a request is about; raise Refusal if it is nothing. One who moderates reads all."""
    if about.duel is not None and about.player is not None:
        reader = await browsers.need_player(request)
        attempt = await daily_of(request).remarked(about.duel, about.player, reader.id, moderates)
        return Subject(about.player, attempt.table, attempt=attempt)
    if about.line is not None:
        line = await (talk_of(request).line(about.line) if moderates else line_read(request, about.line))
        return Subject(line.player, line.table, line)
    if about.table is not None and about.seat is None:
        caller = await caller_at(about.table, request)
        await hub_of(request).show(about.table, caller.viewer_of)
        if about.player is None:
            return Subject(None, about.table)
    return Subject(await player_meant(request, about), about.table)


# ---- what concerns the caller ----


@router.get("/me/measures", responses=gives(messages.OwnMeasures, 401, 404, 429, 503))
async def own(request: Request) -> Response:
    """Return what moderators have done about the caller, and why."""
    return answer(await moderation_of(request).own(await browsers.need_player(request)))


@router.post(
    "/me/measures/{id}/answer",
    openapi_extra=takes(messages.PostAnswer),
    responses=gives(messages.OwnMeasures, 400, 401, 403, 404, 409, 413, 422, 429, 503),
)
async def say(id: str, request: Request) -> Response:
    """Answer what a moderator has done. That can be done once."""
    moderation, body = moderation_of(request), await read_body(request, messages.PostAnswer)
    player = await browsers.need_player(request)
    await moderation.answer(player, id, body.text)
    return answer(await moderation.own(player))


# ---- for moderators ----


@router.get("/moderation", responses=gives(messages.Desk, 404, 429, 503))
async def desk(request: Request) -> Response:
    """Return open reports, and what was done. For all but moderators there is nothing here."""
    await _moderator(request)
    return answer(await moderation_of(request).desk())


@router.post(
    "/moderation/measures",
    openapi_extra=takes(messages.PostMeasure),
    responses=gives(messages.Desk, 400, 403, 404, 409, 413, 422, 429, 503),
)
async def act(request: Request) -> Response:
    """Mute or ban a player, rename a player or a bot, or remove a line or a remark. A ban ends the sessions of the
    player, who leaves all games under way and tournaments, as the player's bots do.
    """
    moderation, body = moderation_of(request), await read_body(request, messages.PostMeasure)
    moderator = await _moderator(request)
    about = await _subject(request, body.about, moderates=True)
    if body.kind == "mute":
        await moderation.mute(moderator, about, body.reason, body.days)
    elif body.kind == "ban":
        player, sessions = await moderation.ban(moderator, about, body.reason, body.days)
        await _send_away(request, player, sessions)
    elif body.kind == "rename":
        if body.name is None:
            raise Refusal(422, "bad_measure-name")
        await moderation.rename(moderator, about, body.reason, body.name)
    else:
        line = await moderation.remove(moderator, about, body.reason)
        if line is not None:
            async with hub_of(request).speaking(line.table, line.room):
                pass
    if body.report is not None:
        await moderation.close(body.report)
    return answer(await moderation.desk())


async def _send_away(request: Request, player: Player, sessions: list[str]) -> None:
    """Let a player and the player's bots leave all games, and close their pages."""
    club, hub = club_of(request), hub_of(request)
    for leaving in (player.id, *(bot.id for bot in await club.bots_of(player))):
        await leave_all(hub, club.seats, leaving)
    sign_out(club, hub.tables, sessions)
    hub.due.look()
    if club.meeting is not None:
        club.meeting.lobby.touch()


@router.post(
    "/moderation/tournaments/{id}/call_off", status_code=204, openapi_extra=takes(messages.CallOff), responses=DONE
)
async def call_off(id: str, request: Request) -> Response:
    """Call off a tournament, also one under way. Games under way go on, and count nothing in it."""
    moderation, body = moderation_of(request), await read_body(request, messages.CallOff)
    await moderation.call_off(await _moderator(request), id, body.reason)
    return Response(status_code=204)


@router.post(
    "/moderation/tournaments/{id}/rename",
    status_code=204,
    openapi_extra=takes(messages.RenameTournament),
    responses=DONE,
)
async def rename_tournament(id: str, request: Request) -> Response:
    """Give a tournament another name."""
    moderation, body = moderation_of(request), await read_body(request, messages.RenameTournament)
    moderator = await _moderator(request)
    await moderation.rename_tournament(moderator, id, body.reason, read_text(body.name, TITLE))
    return Response(status_code=204)


@router.post(
    "/moderation/measures/{id}/lift",
    openapi_extra=takes(Nothing),
    responses=gives(messages.Desk, 400, 403, 404, 413, 422, 429, 503),
)
async def lift(id: str, request: Request) -> Response:
    """End a mute or a ban."""
    await read_body(request, Nothing)
    await _moderator(request)
    await moderation_of(request).lift(id)
    return answer(await moderation_of(request).desk())


@router.post(
    "/moderation/reports/{id}/close",
    openapi_extra=takes(Nothing),
    responses=gives(messages.Desk, 400, 403, 404, 413, 422, 429, 503),
)
async def close(id: str, request: Request) -> Response:
    """Be done with a report."""
    await read_body(request, Nothing)
    await _moderator(request)
    await moderation_of(request).close(id)
    return answer(await moderation_of(request).desk())


async def _moderator(request: Request) -> Player:
    return await moderation_of(request).need_moderator(await browsers.player_of(request))
