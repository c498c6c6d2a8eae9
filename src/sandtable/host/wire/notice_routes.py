"""The HTTP routes of notices to players who are away. Links in mails work without a session."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import quote

from fastapi import APIRouter, Request, Response
from fastapi.responses import RedirectResponse
from msgspec.structs import replace

from sandtable.host.address import reachable
from sandtable.host.notices.club_hour import calendar
from sandtable.host.notices.hour_notices import ClubHours
from sandtable.host.protocol.notices import ClubHour, Coming, MailCode, NoticeState, PutBell, PutMail, PutPush
from sandtable.host.refusals import Refusal
from sandtable.host.store.push import Push
from sandtable.host.wire import browsers
from sandtable.host.wire.bodies import answer, read_body
from sandtable.host.wire.callers import hub_of, limits_of
from sandtable.host.wire.openapi import gives, refuses, takes
from sandtable.host.wire.request_guard import address

if TYPE_CHECKING:  # loaded if notices are sent
    from sandtable.host.notices.notices import Notices

router = APIRouter(prefix="/api")
DONE = {204: {"description": "done"}, **refuses(400, 401, 403, 404, 413, 422, 429, 503)}
NOTHING = NoticeState(None, False, None, False, None, None)


def notices_of(request: Request) -> Notices:
    """Return the notices of the server; raise Refusal if it sends none."""
    notices: Notices | None = request.app.state.notices
    if notices is None:
        raise Refusal(404, "off-notices")
    return notices


def _hours_of(request: Request) -> ClubHours:
    hours: ClubHours | None = request.app.state.club_hours
    if hours is None:
        raise Refusal(404, "off-hour")
    return hours


def _done() -> Response:
    return Response(status_code=204)


@router.get("/me/notices", responses=gives(NoticeState, 429, 503))
async def show(request: Request) -> Response:
    """Return what this server offers to players who are away, and what the caller has chosen."""
    player = await browsers.player_of(request)
    hours: ClubHours | None = request.app.state.club_hours
    notices: Notices | None = request.app.state.notices
    state = NOTHING if notices is None else await notices.state(player)
    if hours is not None:
        state = replace(state, hour=await hours.shown(None if player is None else player.id))
    return answer(state)


@router.put("/me/push", status_code=204, openapi_extra=takes(PutPush), responses=DONE)
async def put_push(request: Request) -> Response:
    """Let this browser get notices, by its vendor's server."""
    body = await read_body(request, PutPush)
    player = await browsers.need_player(request)
    browser = Push(body.endpoint, body.p256dh, body.auth, body.language)
    await notices_of(request).put_push(player, browser)
    return _done()


@router.delete("/me/push", status_code=204, responses=DONE)
async def drop_push(request: Request) -> Response:
    """Let this browser get no notices any more."""
    await notices_of(request).drop_push(await browsers.need_player(request))
    return _done()


@router.put("/me/mail", status_code=204, openapi_extra=takes(PutMail), responses=DONE)
async def put_mail(request: Request) -> Response:
    """Get notices by mail. They begin when the link in the first mail has been opened."""
    body = await read_body(request, PutMail)
    player, notices = await browsers.need_player(request), notices_of(request)
    charges, line = limits_of(request).accounts, address(request.scope)
    if not charges.pay_mail(line):
        raise Refusal(429, "too_fast-mails")
    try:
        await notices.put_mail(player, body.address, body.language)
    except Refusal:
        charges.give_back_mail(line)
        raise
    return _done()


@router.delete("/me/mail", status_code=204, responses=DONE)
async def drop_mail(request: Request) -> Response:
    """Get no notices by mail any more. The address is forgotten."""
    await notices_of(request).drop_mail(await browsers.need_player(request))
    return _done()


@router.put("/me/bell", status_code=204, openapi_extra=takes(PutBell), responses=DONE)
async def put_bell(request: Request) -> Response:
    """Be called when somebody waits for one of these games, at these hours, once in six hours at most."""
    body = await read_body(request, PutBell)
    player = await browsers.need_player(request)
    await notices_of(request).put_bell(player, body.bell, body.language)
    return _done()


@router.delete("/me/bell", status_code=204, responses=DONE)
async def drop_bell(request: Request) -> Response:
    """Be called no more when somebody waits."""
    await notices_of(request).drop_bell(await browsers.need_player(request))
    return _done()


@router.put("/me/hour", openapi_extra=takes(Coming), responses=gives(ClubHour, 400, 401, 403, 404, 413, 422, 429, 503))
async def come(request: Request) -> Response:
    """Say whether you come to the next club hour."""
    hours, body = _hours_of(request), await read_body(request, Coming)
    player = await browsers.need_player(request)
    await hours.say(player.id, body.coming)
    return answer(await hours.shown(player.id))


@router.get("/hour.ics", responses={200: {"description": "a calendar file"}, **refuses(404, 429)})
async def calendar_file(request: Request) -> Response:
    """Return the club hours of the next months."""
    hours = _hours_of(request)
    base = reachable(hub_of(request).settings, request.url.scheme, request.headers.get("host", ""))
    return Response(calendar(hours.hour, hours.next(), base), media_type="text/calendar")


@router.post("/mail/confirm", status_code=204, openapi_extra=takes(MailCode), responses=DONE)
async def confirm(request: Request) -> Response:
    """Let notices go to the address to which a link was sent."""
    body = await read_body(request, MailCode)
    await notices_of(request).confirm(body.code)
    return _done()


@router.get(
    "/stop/{code}",
    response_class=RedirectResponse,
    status_code=303,
    responses={303: {"description": "a page that asks"}, **refuses(429)},
)
async def ask_before_stop(code: str) -> Response:
    """Lead to the page that asks whether mails shall stop. Some mail programs open the address of `stop` in a browser,
    and programs that check mails open every link: opening it changes nothing.
    """
    return RedirectResponse(f"../../stop#{quote(code, safe='')}", 303)


@router.post("/stop/{code}", status_code=204, responses=DONE)
async def stop(code: str, request: Request) -> Response:
    """Send no more mails to the address to which a link was sent. Mail programs may ask for it too (RFC 8058)."""
    await notices_of(request).stop(code)
    return _done()
