"""Rated games: the pools of their players, and how they have ended for each of them."""

from __future__ import annotations

from sandtable.games import variant
from sandtable.host.protocol.table import ByDay
from sandtable.host.store.entries import TableSpec
from sandtable.host.store.rating_model import DRAWN, LOST, WON, Placing
from sandtable.host.store.results import Outcome, Pool
from sandtable.host.table.room import Room

ABANDONED = ("left", "away")
"""The terminations of games that somebody has lost by not being there."""


def pool_of(spec: TableSpec) -> Pool | None:
    """Return the pool in which a table is rated, or None if it is not rated."""
    if not spec.rated:
        return None
    return Pool(variant(spec.variant).game.name, "by_day" if isinstance(spec.time, ByDay) else "live")


def outcome(room: Room) -> Outcome | None:
    """Return how a rated game has ended, or None: it goes on, was called off, or is not rated."""
    ended, pool = room.ended, pool_of(room.spec)
    if ended is None or ended.termination == "aborted" or pool is None or room.rated != "yes":
        return None
    players = [room.seating.player(seat) for seat in range(len(room.seats))]
    placings = [
        Placing(
            min(room.side(seat)),
            WON if name in ended.winners else LOST if name in ended.losers else DRAWN,
            seat in room.seating.gone or (ended.termination in ABANDONED and name in ended.losers),
        )
        for seat, name in enumerate(room.seats)
    ]
    holders = [player.token for player in players if player is not None]
    return Outcome(room.spec.id, room.variant.id, pool, placings, holders)
