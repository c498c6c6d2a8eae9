"""The HTTP routes under /api. They read, ask the hub, and answer; nothing is decided here."""

from __future__ import annotations

import time
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import PlainTextResponse

from sandtable.host import entries, library
from sandtable.host.address import invite_link, reachable
from sandtable.host.audience import Audience
from sandtable.host.bodies import answer, as_json, read_body
from sandtable.host.founding import read_invite, read_name, read_options, read_plan
from sandtable.host.guard import address
from sandtable.host.hub import Hub
from sandtable.host.limits import Buckets
from sandtable.host.live import Live
from sandtable.host.openapi import gives, stale, takes
from sandtable.host.protocol import (
    ActBody,
    AgreeBody,
    Checked,
    CheckOptions,
    Created,
    CreateTable,
    DrawBody,
    Nothing,
    OrderBody,
    PreviewBody,
    RematchMade,
    ReplaceBody,
    Replayed,
    SayBody,
    Seated,
    Snapshot,
    StaleProblem,
    TakeSeat,
    Update,
)
from sandtable.host.refusals import Refusal, Stale
from sandtable.host.room import Room
from sandtable.host.tokens import digest, new_secret, token_by

router = APIRouter(prefix="/api")

ACTING = (400, 401, 403, 404, 409, 413, 422, 429, 503)


def _hub(request: Request) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


def bearer(request: Request) -> str | None:
    """The token that was sent, if any."""
    sent = request.headers.get("authorization")
    if sent is None:
        return None
    kind, _, token = sent.partition(" ")
    if kind.lower() != "bearer" or not token.strip():
        raise Refusal(401, "wrong_token", "A token is sent as `Authorization: Bearer TOKEN`.")
    return token.strip()


def _viewer(table: Audience, request: Request) -> int:
    return table.viewer_of(bearer(request))


def _seat(table: Audience, request: Request) -> int:
    token = bearer(request)
    if token is None:
        raise Refusal(
            401,
            "no_token",
            "You are watching. To play, take a seat and send its token as `Authorization: Bearer TOKEN`.",
        )
    return table.viewer_of(token)


# ---- games and rules ----


@router.get("/games", responses=gives(None, 429, words="every game that can be played"))
async def games() -> Response:
    """The games, their options, boards and computer players."""
    return as_json(library.games())


@router.get("/games/{variant}/rules", responses=gives(None, 404, 422, 429, words="the rulebook by sections"))
async def rules(variant: str) -> Response:
    """The clauses that concern a game, in the order of its rulebook."""
    return answer(library.rules(variant))


@router.get("/games/{variant}/rules/{clause}", responses=gives(None, 404, 422, 429, words="one clause"))
async def clause(variant: str, clause: str) -> Response:
    """One clause."""
    return answer(library.clause(variant, clause))


@router.post(
    "/check",
    openapi_extra=takes(CheckOptions),
    responses=gives(Checked, 400, 403, 404, 413, 422, 429),
)
async def check(request: Request) -> Response:
    """Whether a game can be played with these options, documents among them; nothing is made."""
    return answer(Checked(read_options(await read_body(request, CheckOptions))))


# ---- tables ----


@router.post(
    "/tables",
    status_code=201,
    openapi_extra=takes(CreateTable),
    responses=gives(Created, 400, 403, 404, 413, 422, 429, 503, status=201),
)
async def found(request: Request) -> Response:
    """Makes a table. Whoever has the invite may take a seat."""
    hub = _hub(request)
    wish = await read_body(request, CreateTable)
    limits: Buckets = request.app.state.new_tables
    if not limits.take(address(request.scope)):
        raise Refusal(429, "too_fast", "Too many new tables: wait a second.")
    secret = new_secret()
    plan = read_plan(wish, secret, int(time.time()))
    room = Room(plan)
    await hub.found(plan, [])
    base = reachable(hub.settings, request.url.scheme, request.headers.get("host", ""))
    seats = room.table(room.match.spectator).seats
    return answer(Created(plan.id, invite_link(base, plan.id, secret), secret, seats), 201)


@router.post(
    "/tables/{table}/seats/{seat}",
    openapi_extra=takes(TakeSeat),
    responses=gives(Seated, 400, 401, 403, 404, 409, 410, 413, 422, 429, 503),
)
async def sit(table: str, seat: str, request: Request) -> Response:
    """Takes a seat. With the token of that very seat, or the same key, it answers the same again."""
    wish = await read_body(request, TakeSeat)
    hub = _hub(request)
    async with hub.at(table) as live:
        number = live.room.seat_named(seat)
        token = bearer(request)
        if token is not None and live.room.holds(number, token):
            return answer(Seated(seat, token))
        live.room.check_invite(read_invite(wish.invite))
        token = new_secret() if wish.key is None else token_by(wish.key, table, seat)
        if live.room.holds(number, token):
            return answer(Seated(seat, token))
        await hub.change(live, entries.Took(number, read_name(wish.name), digest(token), wish.order))
        return answer(Seated(seat, token))


@router.get("/tables/{table}", responses=gives(Snapshot, 401, 403, 404, 410, 422, 429, 503))
async def look(table: str, request: Request) -> Response:
    """The table, and all that the asker may know of the game; without a token, what everybody may know."""
    async with _hub(request).look(table) as found:
        return answer(found.snapshot(_viewer(found, request)))


@router.post(
    "/tables/{table}/actions",
    openapi_extra=takes(ActBody),
    responses={
        **gives(Update, *ACTING, 410),
        **gives(Snapshot, status=202, words="not played yet: it needs the partner's yes"),
        409: stale(),
    },
)
async def act(table: str, request: Request) -> Response:
    """Answers question `seq`.

    Sent again it gets the same answer; meant for another question it gets the present one.
    """
    wish = await read_body(request, ActBody)
    hub = _hub(request)
    async with hub.at(table) as live:
        seat = _seat(live, request)
        try:
            done = await hub.act(live, seat, wish.action, wish.seq)
            if done is None:
                return answer(live.snapshot(seat), 202)
            return as_json(done)
        except Stale as late:
            hub.count_stale(live, seat)
            return answer(StaleProblem("stale", late.message, live.snapshot(seat)), 409)


@router.post(
    "/tables/{table}/preview",
    openapi_extra=takes(PreviewBody),
    responses=gives(None, *ACTING, 410, words="what the choice would mean"),
)
async def preview(table: str, request: Request) -> Response:
    """What a half-made choice would mean, computed by the rules from the asker's view."""
    wish = await read_body(request, PreviewBody)
    async with _hub(request).at(table) as live:
        return answer(live.room.match.preview(_viewer(live, request), wish.partial))


@router.post("/tables/{table}/order", openapi_extra=takes(OrderBody), responses=gives(Snapshot, *ACTING, 410))
async def order(table: str, request: Request) -> Response:
    """Gives a standing order for reaction windows: in which of them the seat wants to be asked."""
    wish = await read_body(request, OrderBody)
    async with _hub(request).at(table) as live:
        return await _done(request, live, entries.Ordered(_seat(live, request), wish.order))


@router.post("/tables/{table}/more-time", openapi_extra=takes(Nothing), responses=gives(Snapshot, *ACTING, 410))
async def more_time(table: str, request: Request) -> Response:
    """Starts the clock of the open window anew: each seat that is asked, once in a window."""
    await read_body(request, Nothing)
    hub = _hub(request)
    async with hub.at(table) as live:
        seat = _seat(live, request)
        hub.more_time(live, seat)
        return answer(live.snapshot(seat))


@router.post("/tables/{table}/draw", openapi_extra=takes(DrawBody), responses=gives(Snapshot, *ACTING, 410))
async def draw(table: str, request: Request) -> Response:
    """Offers a draw, or answers the offer."""
    wish = await read_body(request, DrawBody)
    async with _hub(request).at(table) as live:
        return await _done(request, live, entries.DrawSaid(_seat(live, request), wish.answer))


@router.post("/tables/{table}/abort", openapi_extra=takes(Nothing), responses=gives(Snapshot, *ACTING, 410))
async def abort(table: str, request: Request) -> Response:
    """Calls the game off before it has really begun."""
    await read_body(request, Nothing)
    async with _hub(request).at(table) as live:
        return await _done(request, live, entries.Aborted(_seat(live, request)))


@router.post("/tables/{table}/fill", openapi_extra=takes(Nothing), responses=gives(Snapshot, *ACTING, 410))
async def fill(table: str, request: Request) -> Response:
    """Lets computer players take the seats that are still free."""
    await read_body(request, Nothing)
    async with _hub(request).at(table) as live:
        return await _done(request, live, entries.Filled(_seat(live, request)))


@router.post("/tables/{table}/leave", openapi_extra=takes(Nothing), responses=gives(Snapshot, *ACTING, 410))
async def leave(table: str, request: Request) -> Response:
    """Gives the seat up. Before the game has begun it is free again; during play a computer player takes it over,
    or, where nobody is left to play with, the others win. A game of partners waits for what the others agree on.
    """
    await read_body(request, Nothing)
    async with _hub(request).at(table) as live:
        return await _done(request, live, entries.Left(_seat(live, request)))


@router.post("/tables/{table}/return", openapi_extra=takes(Nothing), responses=gives(Snapshot, *ACTING, 410))
async def sit_again(table: str, request: Request) -> Response:
    """Sits down again, as long as the game waits for the seat."""
    await read_body(request, Nothing)
    async with _hub(request).at(table) as live:
        return await _done(request, live, entries.Returned(_seat(live, request)))


@router.post("/tables/{table}/replace", openapi_extra=takes(ReplaceBody), responses=gives(Snapshot, *ACTING, 410))
async def replace(table: str, request: Request) -> Response:
    """Says whether a computer player is to play on in the seat of somebody who has left; it does when all agree."""
    wish = await read_body(request, ReplaceBody)
    async with _hub(request).at(table) as live:
        seat, left = _seat(live, request), live.room.seat_named(wish.seat)
        return await _done(request, live, entries.Replaced(seat, left, wish.answer == "yes"))


@router.post("/tables/{table}/talk", openapi_extra=takes(SayBody), responses=gives(Snapshot, *ACTING, 410))
async def talk(table: str, request: Request) -> Response:
    """A message to the partners alone."""
    wish = await read_body(request, SayBody)
    hub = _hub(request)
    async with hub.at(table) as live:
        seat = _seat(live, request)
        await hub.say(live, seat, wish.text, wish.place)
        return answer(live.snapshot(seat))


@router.post("/tables/{table}/consent", openapi_extra=takes(AgreeBody), responses=gives(Snapshot, *ACTING, 410))
async def consent(table: str, request: Request) -> Response:
    """Answers the partner who asks whether to resign, or takes the own question back."""
    wish = await read_body(request, AgreeBody)
    async with _hub(request).at(table) as live:
        return await _done(request, live, entries.Consented(_seat(live, request), wish.line, wish.answer))


@router.post("/tables/{table}/rematch", openapi_extra=takes(Nothing), responses=gives(RematchMade, *ACTING, 410))
async def rematch(table: str, request: Request) -> Response:
    """The next table of the same people; everybody sits one seat further, the tokens stay."""
    await read_body(request, Nothing)
    hub = _hub(request)
    async with hub.look(table) as found:
        seat = _seat(found, request)
        next_table, next_seat = await hub.rematch(found, seat)
        return answer(RematchMade(next_table, found.table(seat).seats[next_seat].seat, bearer(request) or ""))


async def _done(request: Request, live: Live, entry: entries.Entry) -> Response:
    await _hub(request).change(live, entry)
    viewer = live.room.match.spectator if isinstance(entry, entries.Left) else _seat(live, request)
    return answer(live.snapshot(viewer))


# ---- what remains ----


@router.get(
    "/tables/{table}/record",
    response_class=PlainTextResponse,
    responses={
        **gives(None, 401, 403, 404, 410, 422, 429, 503),
        200: {"description": "the record", "content": {"text/plain": {}}},
    },
)
async def record(table: str, request: Request) -> Response:
    """The record as text: during play what the asker may know, after the end everything."""
    async with _hub(request).look(table) as found:
        text = found.record(_viewer(found, request))
        name = f'attachment; filename="{found.founding.variant}-{found.founding.id}.txt"'
        return PlainTextResponse(text, headers={"Content-Disposition": name, "Cache-Control": "no-store"})


@router.get("/tables/{table}/replay", responses=gives(Replayed, 401, 403, 404, 409, 410, 422, 429, 503))
async def replay(table: str, request: Request, at: Annotated[int, Query(ge=0, le=10**6)] = 0) -> Response:
    """The position after `at` actions as every viewer saw it; only when the game has ended, and as long as there are
    rules that carry it out.
    """
    async with _hub(request).look(table) as found:
        _viewer(found, request)
        return answer(found.replay(at))
