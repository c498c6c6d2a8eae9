"""The HTTP routes under /api, except commands at a table (`act_routes`). They read the request, ask the hub, and
answer, and contain no further logic.
"""

from __future__ import annotations

import time
from dataclasses import replace
from functools import partial
from typing import Annotated

import msgspec
from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import PlainTextResponse

from sandtable.engine.languages import ENGLISH
from sandtable.engine.record.view import View as SeenView
from sandtable.host.address import invite_link, reachable
from sandtable.host.club.own_seats import SeatAtTable
from sandtable.host.hub.hub import Hub
from sandtable.host.protocol import encode
from sandtable.host.protocol.answers import (
    Checked,
    Created,
    Log,
    Replayed,
    ReviewUnderWay,
    Seated,
    Snapshot,
)
from sandtable.host.protocol.requests import CheckOptions, CreateTable, PlayOn, RelieveSeat, TakeSeat
from sandtable.host.store import entries
from sandtable.host.store.entries import TableSpec
from sandtable.host.table import showing
from sandtable.host.table.active_table import ActiveTable
from sandtable.host.table.continuing import continued
from sandtable.host.table.creation import read_invite, read_options, read_spec
from sandtable.host.table.open_table import OpenTable
from sandtable.host.table.room import Room
from sandtable.host.table.speaking import in_words
from sandtable.host.table.texts import NAME, read_text
from sandtable.host.tokens import digest, new_secret, token_by
from sandtable.host.wire import browsers, catalog, lab_routes, rated_seats
from sandtable.host.wire.bodies import InWords, Language, answer, as_json, in_language, read_body, ready, tongue_of
from sandtable.host.wire.callers import bearer, caller_at, hub_of
from sandtable.host.wire.club_games import need_bots_allowed
from sandtable.host.wire.openapi import gives, takes
from sandtable.review.report import Review

router = APIRouter(prefix="/api")


# ---- games and rules ----


@router.get("/games", responses=gives(None, 429, words="every game that can be played"))
async def games(request: Request) -> Response:
    """Return the games, their options, boards and computer players. The header `Link` names the lab if the caller may
    open it, and the lobby if this server has one.
    """
    response = ready(catalog.games(), request)
    there = {"</lab>": lab_routes.is_open_to(request), "</api/lobby>": browsers.club_of(request).meeting is not None}
    if any(there.values()):
        response.headers["Link"] = ", ".join(f'{path}; rel="related"' for path, open in there.items() if open)
    return response


@router.get("/games/{variant}/rules", responses=gives(None, 404, 422, 429, words="the rulebook by sections"))
async def rules(variant: str) -> Response:
    """Return the clauses that concern a game, in the order of its rulebook."""
    return answer(catalog.rules(variant))


@router.get("/games/{variant}/short", responses=gives(None, 404, 422, 429, words="sections of paragraphs and items"))
async def in_short(variant: str, language: Language = ENGLISH) -> Response:
    """Return a game in short, to be read in a minute, in the requested language or in English."""
    told, sections = catalog.in_short(variant, language)
    return in_language(told, answer(sections))


@router.get("/games/{variant}/rules/{clause}", responses=gives(None, 404, 422, 429, words="one clause"))
async def clause(variant: str, clause: str) -> Response:
    """Return one clause."""
    return answer(catalog.clause(variant, clause))


@router.post(
    "/check",
    openapi_extra=takes(CheckOptions),
    responses=gives(Checked, 400, 403, 404, 413, 422, 429),
)
async def check(request: Request) -> Response:
    """Check whether a game can be played with these options, including documents. Nothing is created."""
    return answer(Checked(read_options(await read_body(request, CheckOptions))))


# ---- tables ----


@router.post(
    "/tables",
    status_code=201,
    openapi_extra=takes(CreateTable),
    responses=gives(Created, 400, 403, 404, 413, 422, 429, 503, status=201),
)
async def create(request: Request) -> Response:
    """Create a table. Anybody who has the invite may take a seat."""
    hub = hub_of(request)
    body = await read_body(request, CreateTable)
    await browsers.player_of(request)
    if body.open:
        browsers.meeting_of(request)
    if body.rated:
        await rated_seats.admit(request)
    secret = new_secret()
    return await _made(request, hub, read_spec(body, secret, int(time.time())), secret)


@router.post(
    "/tables/{table}/continuations",
    status_code=201,
    openapi_extra=takes(PlayOn),
    responses=gives(Created, 400, 401, 403, 404, 409, 410, 413, 422, 429, 503, status=201),
)
async def play_on(table: str, request: Request) -> Response:
    """Create a table that goes on from a position of a finished game, against computer players. Everybody who can see
    the game may do so, because a finished game is public.
    """
    hub = hub_of(request)
    body = await read_body(request, PlayOn)
    await browsers.player_of(request)
    secret = new_secret()
    found = await _glance(hub, table, request)
    plan = await hub.background.do(table, partial(continued, found, body, secret, int(time.time())))
    return await _made(request, hub, plan, secret)


async def _glance(hub: Hub, table: str, request: Request) -> OpenTable:
    """Return a table for a request that is answered only after the end of the game, when the table changes no more.

    Raise Refusal if the table is held back.
    """
    async with hub.glance(table, (await caller_at(table, request)).viewer_of) as found:
        found.need_public()
        return found


async def _made(request: Request, hub: Hub, plan: TableSpec, secret: str) -> Response:
    """Create a table and return the answer."""
    room = await hub.background.do(plan.id, partial(Room, plan)) if plan.earlier else Room(plan)
    await hub.create(plan, [])
    await browsers.welcome(request)
    base = reachable(hub.settings, request.url.scheme, request.headers.get("host", ""))
    seats = showing.table(room, room.match.spectator).seats
    return answer(Created(plan.id, invite_link(base, plan.id, secret), secret, seats), 201)


@router.post(
    "/tables/{table}/seats/{seat}",
    openapi_extra=takes(TakeSeat),
    responses=gives(Seated, 400, 401, 403, 404, 409, 410, 413, 422, 429, 503),
)
async def sit(table: str, seat: str, request: Request) -> Response:
    """Take a seat. With the token of that seat, or the same key, the same answer is given again."""
    body = await read_body(request, TakeSeat)
    await browsers.player_of(request)
    hub, bot = hub_of(request), await browsers.bot_of(request)

    async def take(active: ActiveTable) -> tuple[str, SeatAtTable]:
        number = active.room.seating.number(seat)
        token = bearer(request)
        if token is None or not active.room.seating.holds(number, token):
            active.room.check_invite(read_invite(body.invite))
            need_bots_allowed(active, bot)
            token = new_secret() if body.key is None else token_by(body.key, table, seat)
            if not active.room.seating.holds(number, token):
                name, account = await browsers.called(request, read_text(body.name, NAME))
                took = entries.Took(number, name, digest(token), body.order, account=account)
                took, player = await rated_seats.took(request, active.spec, took)
                await hub.change(active, took, player=player)
        return token, browsers.seat_at(active, number)

    async with hub.tables.at(table) as active:
        token, taken = await hub.attempts.at(active, take)
    await browsers.take(request, taken, body.key)
    return answer(Seated(seat, token))


@router.post(
    "/tables/{table}/relieve",
    openapi_extra=takes(RelieveSeat),
    responses=gives(Seated, 400, 401, 403, 404, 409, 410, 413, 422, 429, 503),
)
async def relieve(table: str, request: Request) -> Response:
    """Take the seat of a stand-in, with its view and its log. The caller must never have had a seat at the table. With
    the same key, the same answer is given again.
    """
    body = await read_body(request, RelieveSeat)
    await browsers.need_no_ended_session(request)
    await browsers.player_of(request)
    hub, caller = hub_of(request), await caller_at(table, request)
    bot = await browsers.bot_of(request)
    token = new_secret() if body.key is None else token_by(body.key, table, body.seat)

    async def take(active: ActiveTable) -> SeatAtTable:
        number = active.room.seating.number(body.seat)
        if not active.room.seating.holds(number, token):
            replace(caller, own=await browsers.own_seat(request, table)).need_stranger(active)
            need_bots_allowed(active, bot)
            name, account = await browsers.called(request, read_text(body.name, NAME))
            relieved = entries.Relieved(number, name, digest(token), body.order, account)
            player = await browsers.player_of(request)
            await hub.change(active, relieved, player=None if player is None else player.id)
        return browsers.seat_at(active, number)

    async with hub.tables.at(table) as active:
        taken = await hub.attempts.at(active, take)
    await browsers.take(request, taken, body.key)
    return answer(Seated(body.seat, token))


@router.get("/tables/{table}", responses=gives(Snapshot, 401, 403, 404, 410, 422, 429, 503))
async def show_table(table: str, request: Request, packed: bool = False, words: InWords = ENGLISH) -> Response:
    """Return the table, and all that the caller may know of the game; without a token, what everybody may know.

    With `packed`, while the game goes on, the view also holds its record in base64, which `Variant.observe` reads.
    """
    who = (await caller_at(table, request)).viewer_of
    found, snapshot = await hub_of(request).show(table, who)
    if packed and isinstance(snapshot.view, SeenView):
        snapshot = msgspec.structs.replace(snapshot, view=snapshot.view.with_record())
    return as_json(in_words(found.reader(who(found), tongue_of(words)), encode(snapshot)))


@router.get("/tables/{table}/log", responses=gives(Log, 401, 403, 404, 410, 422, 429, 503))
async def first_lines(
    table: str, request: Request, before: Annotated[int, Query(ge=0, le=10**6)], words: InWords = ENGLISH
) -> Response:
    """Return the first `before` lines of what the caller was told, which a `resync` of deltas leaves out."""
    who = (await caller_at(table, request)).viewer_of
    found, snapshot = await hub_of(request).show(table, who)
    return as_json(in_words(found.reader(who(found), tongue_of(words)), encode(Log(snapshot.log[:before]))))


@router.get(
    "/tables/{table}/record",
    response_class=PlainTextResponse,
    responses={
        **gives(None, 401, 403, 404, 410, 422, 429, 503),
        200: {"description": "the record", "content": {"text/plain": {}}},
    },
)
async def record(table: str, request: Request) -> Response:
    """Return the record as text: during the game what the caller may know, after the end everything."""
    spec, text = await hub_of(request).record(table, (await caller_at(table, request)).viewer_of)
    name = f'attachment; filename="{spec.variant}-{spec.id}.txt"'
    return PlainTextResponse(text, headers={"Content-Disposition": name, "Cache-Control": "no-store"})


@router.get("/tables/{table}/replay", responses=gives(Replayed, 401, 403, 404, 409, 410, 422, 429, 503))
async def replay(
    table: str, request: Request, at: Annotated[int, Query(ge=0, le=10**6)] = 0, words: InWords = ENGLISH
) -> Response:
    """Return the position after `at` actions as every viewer saw it. The game must have ended, and its rules must still
    exist.
    """
    hub = hub_of(request)
    found = await _glance(hub, table, request)
    reader = found.replayed_by(tongue_of(words))
    return as_json(await hub.background.do(table, lambda: in_words(reader, encode(found.replay(at)))))


@router.get(
    "/tables/{table}/review",
    responses={
        **gives(Review, 401, 403, 404, 409, 410, 422, 429, 503),
        **gives(ReviewUnderWay, status=202, words="being made: ask again"),
    },
)
async def review(table: str, request: Request) -> Response:
    """Return the review of a finished game, which is the same for everybody. The first request has it made, which takes
    seconds; then it is stored.
    """
    hub = hub_of(request)
    found = await _glance(hub, table, request)
    made = await hub.reviews.of(found)
    return as_json(made) if isinstance(made, bytes) else answer(made, 202)


@router.get(
    "/tables/{table}/scenario",
    response_class=PlainTextResponse,
    responses={
        **gives(None, 401, 403, 404, 409, 410, 422, 429, 503),
        200: {"description": "the scenario", "content": {"text/plain": {}}},
    },
)
async def scenario(table: str, request: Request, at: Annotated[int, Query(ge=0, le=10**6)] = 0) -> Response:
    """Return the position after `at` actions of a finished game, as a file for `sandtable scenario`."""
    hub = hub_of(request)
    found = await _glance(hub, table, request)
    text = await hub.background.do(table, partial(found.scenario, at))
    name = f'attachment; filename="{found.spec.variant}-{found.spec.id}-{at}.yaml"'
    return PlainTextResponse(text, headers={"Content-Disposition": name, "Cache-Control": "no-store"})
