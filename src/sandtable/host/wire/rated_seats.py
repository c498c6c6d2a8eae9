"""Seats at rated tables: only players with an account sit down there."""

from __future__ import annotations

import contextlib

from msgspec.structs import replace
from starlette.requests import HTTPConnection

from sandtable.host.club.rated import WHY_NOT, RatedPlay
from sandtable.host.hub.hub import Hub
from sandtable.host.refusals import Refusal
from sandtable.host.store.entries import TableSpec, Took
from sandtable.host.store.seats import HeldSeat
from sandtable.host.store.seeks import Member
from sandtable.host.table.open_table import OpenTable
from sandtable.host.table.rated import pool_of
from sandtable.host.wire import browsers
from sandtable.host.wire.request_guard import address


def rated_of(request: HTTPConnection) -> RatedPlay:
    """Return the rated games of the server."""
    return browsers.offered(browsers.club_of(request).rated, "no_club-rated")


async def admit(request: HTTPConnection) -> None:
    """Raise Refusal if the caller may not play for ratings."""
    player = await browsers.player_of(request)
    await rated_of(request).admit("" if player is None else player.id)


async def noted(request: HTTPConnection, member: Member) -> Member:
    """Return a player, after it was noted by which line the player has come."""
    await rated_of(request).note(member.id, address(request.scope))
    return member


async def note_act(hub: Hub, table: OpenTable, viewer: int, caller: str) -> None:
    """Note from which address the holder of a seat acts at a rated table. If that fails, the next act is noted."""
    if table.spec.rated and table.you(viewer) is not None and (person := table.people()[viewer]) is not None:
        with contextlib.suppress(Refusal):
            await hub.acted(HeldSeat(table.spec.id, viewer, person.token), caller)


async def took(request: HTTPConnection, spec: TableSpec, line: Took) -> tuple[Took, str | None]:
    """Return the line with which the caller sits down. At a rated table it has the name and rating of the account, and
    the player comes with it to whom the seat belongs from the first moment on.
    """
    pool = pool_of(spec)
    if pool is None:
        return line, None
    rated, player = rated_of(request), await browsers.player_of(request)
    if player is None:
        raise Refusal(*WHY_NOT["guest"])
    await rated.note(player.id, address(request.scope))
    rating, shared_line = await rated.enter(player.id, spec.id, pool)
    return replace(line, name=player.name, rating=rating, shared_line=shared_line), player.id
