"""A game in the list of a player's games. It is made from what the player's own seat is shown."""

from __future__ import annotations

from typing import Literal

from sandtable.host.protocol.answers import Snapshot
from sandtable.host.protocol.me import MyGame, OtherSeat
from sandtable.host.protocol.table import ByDay, Clocks, Live, Seat
from sandtable.host.refusals import HELD_BACK
from sandtable.host.store.entries import TableSpec
from sandtable.host.table.turn_clocks import SECOND


def listed(spec: TableSpec, shown: Snapshot, seat: int) -> MyGame:
    """Return how a game stands for the player of a seat, who is shown this: as a spectator, if the seat is lost."""
    table, window = shown.table, shown.window and shown.window.window
    own = table.seats[seat]
    game = MyGame(
        table.id,
        table.variant,
        table.title,
        spec.created,
        own.seat,
        [OtherSeat(other.seat, other.kind, other.name) for other in table.seats if other is not own],
        duel=table.duel,
        held_back=table.no_replay_said == HELD_BACK,
    )
    if shown.you is None:
        game.lost = _what_became_of(own)
    if table.ended:
        game.ended, game.said = table.ended.text, table.ended.said or None
        if table.offers.rematch and shown.you in table.offers.rematch.waits:
            game.rematch = table.offers.rematch.yes
        return game
    game.missing = sum(not other.taken for other in table.seats)
    game.turn = window.asks if window else shown.view["to_act"]
    game.left = "return" in table.acts
    if shown.clocks and shown.clocks.left is not None:
        game.time_left = shown.clocks.left // SECOND
        game.reserve = _reserve(shown.clocks, table.time)
    if table.started and shown.window is not None and window:
        game.asked = shown.window.mine is not None and shown.window.mine.state == "open"
    elif table.started:
        game.asked = shown.you in game.turn
    return game


def _reserve(clocks: Clocks, time: Live | ByDay | None) -> int:
    """Return the seconds on the clock that runs that are of a reserve."""
    if clocks.runs != "turn" or not isinstance(time, ByDay):
        return 0
    own = next((own.left for own in clocks.seats if own.seat == clocks.seat), None)
    return min(own or 0, clocks.left or 0) // SECOND


def _what_became_of(seat: Seat) -> Literal["replaced", "moved", "left"]:
    return "replaced" if seat.kind == "bot" else "moved" if seat.taken else "left"
