"""The HTTP routes of tournaments."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from sandtable.host.club.tournaments.tournaments import Tournaments
from sandtable.host.protocol import tournaments as messages
from sandtable.host.refusals import Refusal
from sandtable.host.store.seeks import GUEST, Member
from sandtable.host.table.texts import TITLE, read_text
from sandtable.host.wire import browsers
from sandtable.host.wire.bodies import answer, read_body
from sandtable.host.wire.browsers import accounts_of, club_of, offered
from sandtable.host.wire.openapi import gives, refuses, takes
from sandtable.host.wire.rated_seats import noted

router = APIRouter(prefix="/api/tournaments")
DONE = {204: {"description": "done"}, **refuses(400, 401, 403, 404, 409, 413, 422, 429, 503)}


def tournaments_of(request: Request) -> Tournaments:
    """Return the tournaments of the server."""
    return offered(club_of(request).tournaments, "no_club-tournaments")


async def _need_account(request: Request) -> Member:
    """Return the caller's player; raise Refusal unless it is an account."""
    player = await browsers.player_of(request)
    if player is None or player.kind == GUEST:
        raise Refusal(401, "no_account-tournament")
    return Member.of(player.id, player.name, player.kind)


@router.get("", responses=gives(messages.Tournaments, 404, 422, 429, 503))
async def list_all(request: Request, table: str | None = None) -> Response:
    """Return the tournaments under way and to come, and those that have ended lately; with `table` the one that is or
    was played there.
    """
    found = tournaments_of(request)
    player = await browsers.player_of(request)
    rows = await (found.all_of() if table is None else found.at(table))
    return answer(messages.Tournaments(rows, player is not None and player.kind != GUEST))


@router.post(
    "",
    openapi_extra=takes(messages.PostTournament),
    responses=gives(messages.NewTournament, 400, 401, 403, 404, 409, 413, 422, 429, 503),
)
async def hold(request: Request) -> Response:
    """Hold a tournament."""
    found, body = tournaments_of(request), await read_body(request, messages.PostTournament)
    member = await _need_account(request)
    await noted(request, member)
    name = read_text(body.name, TITLE)
    await browsers.voices_of(request).need_known(member.id)
    return answer(messages.NewTournament(await found.hold(member, body, name)))


@router.get("/{id}", responses=gives(messages.Tournament, 404, 422, 429, 503))
async def show(id: str, request: Request) -> Response:
    """Return a tournament as the caller sees it, with its standings and pairings."""
    found = tournaments_of(request)
    player = await browsers.player_of(request)
    return answer(await found.show(id, None if player is None else player.id))


@router.delete("/{id}", status_code=204, responses=DONE)
async def call_off(id: str, request: Request) -> Response:
    """Call off a tournament of the caller's that has not begun."""
    await tournaments_of(request).call_off(await _need_account(request), id)
    return Response(status_code=204)


@router.post("/{id}/entry", status_code=204, openapi_extra=takes(messages.EnterTournament), responses=DONE)
async def enter(id: str, request: Request) -> Response:
    """Enter a tournament, also after it has begun, or come back to it."""
    found, body = tournaments_of(request), await read_body(request, messages.EnterTournament)
    member = await _need_account(request)
    await noted(request, member)
    partner = None if body.partner is None else await accounts_of(request).named(body.partner)
    await found.enter(member, id, partner)
    return Response(status_code=204)


@router.delete("/{id}/entry", status_code=204, responses=DONE)
async def withdraw(id: str, request: Request) -> Response:
    """Withdraw from a tournament. A game under way goes on."""
    await tournaments_of(request).withdraw(await _need_account(request), id)
    return Response(status_code=204)
