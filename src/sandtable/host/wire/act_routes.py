"""The HTTP routes of commands at a table, one for each command, made from its class."""

from __future__ import annotations

import asyncio
import inspect
from typing import Any

from fastapi import APIRouter, Request, Response

from sandtable.engine.json_data import Json
from sandtable.engine.languages import ENGLISH
from sandtable.engine.messages import Tongue
from sandtable.host.limits.concurrency import step_aside
from sandtable.host.protocol import encode
from sandtable.host.protocol.answers import Snapshot, StaleProblem
from sandtable.host.protocol.news import Advice, Update
from sandtable.host.refusals import Stale
from sandtable.host.table.open_table import OpenTable
from sandtable.host.table.speaking import in_words
from sandtable.host.wire.acts import ACTS, Command
from sandtable.host.wire.bodies import InWords, as_json, read_body, tongue_of
from sandtable.host.wire.callers import caller_at, hub_of
from sandtable.host.wire.openapi import AT_A_TABLE, gives, refuses, stale, takes
from sandtable.host.wire.outcomes import Consulted, Done, Finding, Late, Outcome, Played, Pondered, Previewed, Repeated
from sandtable.host.wire.rated_seats import note_act
from sandtable.host.wire.request_guard import address

router = APIRouter(prefix="/api/tables/{table}")

DESCRIBED: dict[type[Outcome], dict[int | str, Json]] = {
    Done: gives(Snapshot),
    Played: gives(Update),
    Repeated: gives(Update),
    Finding: gives(Update),
    Consulted: gives(Snapshot, status=202, words="not played yet: it needs the partner's yes"),
    Late: {409: stale()},
    Previewed: gives(None, words="what the choice would mean"),
    Pondered: gives(Advice),
}


def _answer(table: OpenTable, outcome: Outcome, words: Tongue) -> Response | asyncio.Task[Any]:
    def said(viewer: int, message: Any, status: int = 200) -> Response:
        body = message if isinstance(message, bytes) else encode(message)
        return as_json(in_words(table.reader(viewer, words), body), status)

    match outcome:
        case Pondered(later) | Finding(later) | Previewed(later):
            return later
        case Done(viewer):
            return said(viewer, table.snapshot(viewer))
        case Played(seat, update):
            return said(seat, update())
        case Repeated(seat, found):
            return said(seat, found)
        case Consulted(seat):
            return said(seat, table.snapshot(seat), 202)
        case Late(seat, message):
            return said(seat, StaleProblem("stale", message, table.snapshot(seat)), 409)


def _add_route(kind: type[Command]) -> None:
    async def answer_request(table: str, request: Request, words: InWords = ENGLISH) -> Response:
        command = await read_body(request, kind)
        hub, caller = hub_of(request), await caller_at(table, request)
        who = caller.viewer_of if kind.FOR_ALL else caller.seat_of
        viewer: int | None = None

        async def carry_out(found: OpenTable) -> Outcome:
            nonlocal viewer
            viewer = who(found)
            return await command.at(hub, found, viewer)

        async with kind.find(hub, table, who) as found:
            try:
                outcome = await (carry_out(found) if kind.LOOKS else hub.attempts.at(found, carry_out))
            except Stale as late:
                outcome = Late(who(found), late.message)
            given = _answer(found, outcome, tongue_of(words))
        if not kind.LOOKS and viewer is not None:
            await note_act(hub, found, viewer, address(request.scope))
        if isinstance(given, Response):
            return given
        step_aside()
        found_out = await asyncio.shield(given)
        body = found_out if isinstance(found_out, bytes) else encode(found_out)
        return as_json(in_words(None if viewer is None else found.reader(viewer, tongue_of(words)), body))

    described = refuses(*AT_A_TABLE)
    for outcome in kind.OUTCOMES:
        described |= DESCRIBED[outcome]
    router.add_api_route(
        f"/{kind.path()}",
        answer_request,
        methods=["POST"],
        name=kind.__name__,
        description=inspect.getdoc(kind),
        openapi_extra=takes(kind),
        responses=described,
    )


for act in ACTS:
    _add_route(act)
