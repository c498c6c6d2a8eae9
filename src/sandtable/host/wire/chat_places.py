"""The places of callers in the chat of a table: where they write, and what they read."""

from __future__ import annotations

from fastapi import Request

from sandtable.host.club.talk import Place, no_line
from sandtable.host.protocol import talk as messages
from sandtable.host.refusals import Refusal
from sandtable.host.store.lines import Line
from sandtable.host.table.active_table import ActiveTable
from sandtable.host.table.open_table import OpenTable
from sandtable.host.wire.browsers import talk_of
from sandtable.host.wire.callers import Caller, caller_at, hub_of


async def place_of(table: str, request: Request, caller: Caller) -> Place:
    """Return the place of a caller in the chat of a table; raise Refusal if there is no chat."""
    async with hub_of(request).glance(table, caller.viewer_of) as found:
        viewer = caller.viewer_of(found)
        if found.held_back:
            raise Refusal(403, "held_back-chat")
        return place_at(found, viewer)


def place_at(table: OpenTable, viewer: int) -> Place:
    moment = table.n(table.spectator)
    if viewer == table.spectator:
        return Place(table.spec.id, "watchers", ("players", "watchers"), None, None, False, moment)
    person = table.people()[viewer]
    assert person is not None
    bound = isinstance(table, ActiveTable) and table.room.partners.is_bound(viewer)
    rooms: tuple[messages.Room, ...] = ("players", "watchers") if table.over else ("players",)
    return Place(table.spec.id, "players", rooms, table.you(viewer), person.name, bound, moment)


async def line_read(request: Request, id: str) -> Line:
    """Return a line that the caller can read; raise Refusal as for one that is not there."""
    line = await talk_of(request).line(id)
    place = await place_of(line.table, request, await caller_at(line.table, request))
    if line.room not in place.rooms:
        raise no_line()
    return line
