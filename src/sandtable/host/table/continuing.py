"""A new table that goes on from a position of a finished game: one person against computer players."""

from __future__ import annotations

import msgspec

from sandtable.engine.messages import Message
from sandtable.host.protocol.requests import PlayOn, SeatRequest
from sandtable.host.store.entries import SeatPlan, TableSpec
from sandtable.host.table.active_table import ActiveTable
from sandtable.host.table.archived_table import ArchivedTable
from sandtable.host.table.creation import read_seat, refuse_self_play
from sandtable.host.table.open_table import OpenTable
from sandtable.host.table.room import Room
from sandtable.host.tokens import digest, new_id, new_seed


def continued(table: OpenTable, request: PlayOn, invite: str, now: int) -> TableSpec:
    """Return the spec of the new table, with everything played up to the position and a new seed from there on.

    Raise Refusal if the game cannot be played on from there. `now` is in seconds since 1970.
    """
    room = _room_of(table)
    beginning = room.beginning(request.at)
    number = room.seating.number(request.seat)
    refuse_self_play(room.variant, room.spec.options)
    other = read_seat(SeatRequest("bot", request.level), room.variant)
    seats = [SeatPlan("human") if seat == number else other for seat in range(len(room.seats))]
    return msgspec.structs.replace(
        room.spec,
        id=new_id(),
        created=now,
        rules_version=room.variant.game.version,
        seats=seats,
        seed=new_seed(),
        invite=digest(invite),
        hints=len(seats) > 1 and room.variant.game.reason is not None,
        earlier=beginning,
        open=False,
        standin=False,
        rated=False,
        day=None,
    )


def _room_of(table: OpenTable) -> Room:
    """Return the room of a table; raise Refusal if the present rules do not carry out its game."""
    if isinstance(table, ArchivedTable):
        return table.carried_out(Message("not_continued"))
    assert isinstance(table, ActiveTable)
    return table.room
