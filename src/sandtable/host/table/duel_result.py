"""How Today's duel has ended for its player."""

from __future__ import annotations

from sandtable.host.protocol.daily import DuelResult
from sandtable.host.table.room import Room

GIVEN_UP = ("left", "aborted")
"""The terminations of games that the player has left or called off, which count as not finished."""


def duel_result(room: Room) -> DuelResult | None:
    """Return the result of a duel for its player, or None if it goes on."""
    ended = room.ended
    if ended is None:
        return None
    seat = next(number for number, plan in enumerate(room.spec.seats) if plan.kind == "human")
    turns, name = room.match.viewers[seat].turns, room.seats[seat]
    if ended.termination in GIVEN_UP:
        return DuelResult("given_up", turns)
    return DuelResult("won" if name in ended.winners else "lost" if name in ended.losers else "drawn", turns)
