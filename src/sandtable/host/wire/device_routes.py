"""The HTTP routes of a player's devices: links that add one, the list of them, and signing out."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from sandtable.host.address import device_link, reachable
from sandtable.host.club.days import written
from sandtable.host.club.links import LINK_SECONDS
from sandtable.host.protocol import me
from sandtable.host.protocol.requests import Nothing, OpenLink
from sandtable.host.refusals import Refusal
from sandtable.host.store.players import Player, Session
from sandtable.host.table.creation import read_invite
from sandtable.host.wire import browsers
from sandtable.host.wire.bodies import answer, read_body
from sandtable.host.wire.browsers import club_of
from sandtable.host.wire.callers import hub_of
from sandtable.host.wire.entering import end_sessions, enter
from sandtable.host.wire.openapi import gives, takes
from sandtable.host.wire.rekeying import rekey

router = APIRouter(prefix="/api")


@router.post("/me/link", openapi_extra=takes(Nothing), responses=gives(me.DeviceLink, 400, 401, 403, 413, 429, 503))
async def link(request: Request) -> Response:
    """Return a link for another browser of the same person. The first that opens it in time is the same player's."""
    await read_body(request, Nothing)
    code = await club_of(request).links.make(await browsers.need_player(request))
    base = reachable(hub_of(request).settings, request.url.scheme, request.headers.get("host", ""))
    return answer(me.DeviceLink(device_link(base, code), LINK_SECONDS))


@router.post("/link", openapi_extra=takes(OpenLink), responses=gives(me.Player, 400, 403, 409, 413, 422, 429, 503))
async def open_link(request: Request) -> Response:
    """Become the player of a link. A guest's games come along. With the same key, the same answer is given again."""
    body = await read_body(request, OpenLink)
    browser = await browsers.entering(request, body.key)
    links, code = club_of(request).links, read_invite(body.code)
    entered = await links.open(code, browser.secret, browser.device, browser.before)
    await enter(request, browser, entered)
    return answer(browsers.shown(entered.player))


@router.get("/me/sessions", responses=gives(me.Devices, 401, 429, 503))
async def devices(request: Request) -> Response:
    """Return the browsers that are known as the caller's player."""
    player = await browsers.need_player(request)
    return answer(devices_of(player, await club_of(request).sessions.all_of(player)))


@router.delete("/me/sessions", responses=gives(me.Devices, 401, 403, 429, 503))
async def end_others(request: Request) -> Response:
    """Sign out all other browsers of the caller's player. Tokens that they may have kept are good no more."""
    player = await browsers.need_player(request)
    sessions = await club_of(request).sessions.all_of(player)
    return await _end(request, player, sessions, [one for one in sessions if one.hash != player.session])


@router.delete("/me/sessions/{id}", responses=gives(me.Devices, 401, 403, 404, 422, 429, 503))
async def end(id: str, request: Request) -> Response:
    """Sign out one browser of the caller's player. Tokens that it may have kept are good no more, unless it is this
    one. A guest whose last browser is signed out is forgotten.
    """
    player = await browsers.need_player(request)
    sessions = await club_of(request).sessions.all_of(player)
    ended = [one for one in sessions if _id(one) == id]
    if not ended:
        raise Refusal(404, "no_device")
    return await _end(request, player, sessions, ended)


async def _end(request: Request, player: Player, sessions: list[Session], ended: list[Session]) -> Response:
    hashes = {one.hash for one in ended}
    await club_of(request).sessions.end(player, hashes)
    end_sessions(request, hashes)
    if player.session in hashes:
        browsers.keep(request, None)
        return answer(me.Devices([]))
    if hashes:
        await rekey(hub_of(request), club_of(request).seats, player.id)
    return answer(devices_of(player, [one for one in sessions if one.hash not in hashes]))


def devices_of(player: Player, sessions: list[Session]) -> me.Devices:
    """Return the devices with these sessions, the one that asks first."""
    here_first = sorted(sessions, key=lambda one: one.hash != player.session)
    return me.Devices(
        [
            me.Device(_id(one), one.browser, one.system, written(one.day), one.hash == player.session)
            for one in here_first
        ]
    )


def _id(session: Session) -> str:
    """Return the name of a session for its player: the beginning of its hash."""
    return session.hash[:16]
