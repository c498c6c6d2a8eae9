"""A table that goes on from a position of a finished game: one person against computer players."""

from __future__ import annotations

import msgspec

from sandtable.host.protocol.requests import PlayOn, SeatWish
from sandtable.host.refusals import Refusal
from sandtable.host.store.entries import Founding, SeatPlan
from sandtable.host.table.active_table import Live
from sandtable.host.table.archived_table import Remembered, what_changed
from sandtable.host.table.creation import read_seat, refuse_self_play
from sandtable.host.table.room import Room
from sandtable.host.table.subscribers import Audience
from sandtable.host.tokens import digest, new_id, new_seed


def continued(table: Audience, wish: PlayOn, invite: str, now: int) -> Founding:
    """How it is founded: with all that was played up to there, and chance of its own from there on."""
    room = _room_of(table)
    beginning = room.beginning(wish.at)
    number = room.seating.number(wish.seat)
    refuse_self_play(room.variant, room.founding.options)
    other = read_seat(SeatWish("bot", wish.level), room.variant)
    seats = [SeatPlan("human") if seat == number else other for seat in range(len(room.seats))]
    return msgspec.structs.replace(
        room.founding,
        id=new_id(),
        created=now,
        rules_version=room.variant.game.version,
        seats=seats,
        seed=new_seed(),
        invite=digest(invite),
        hints=len(seats) > 1 and room.variant.game.reason is not None,
        earlier=beginning,
    )


def _room_of(table: Audience) -> Room:
    """The game, where there are rules that carry it out."""
    if isinstance(table, Remembered):
        if table.room is None:
            raise Refusal(410, "old_rules", f"{what_changed(table.founding)} It cannot be played on from here.")
        return table.room
    assert isinstance(table, Live)
    return table.room
