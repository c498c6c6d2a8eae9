"""The beginning and the end of a turn (rulebook section 6, R7)."""

from __future__ import annotations

from sandtable.engine import Events, kernel
from sandtable.games.warkings.fields import State
from sandtable.games.warkings.rules.actions import LAYS, LEAVES, SIZE
from sandtable.games.warkings.rules.ending import end_at_limit, end_by_zero, end_unclaimed, holds_none
from sandtable.games.warkings.rules.schema import DISCARD, NO_LIMIT, TURNS_EACH


@kernel
def begin_turn(s: State, seat: int) -> None:
    """Ask a seat for its discard."""
    s.turn = seat
    s.phase = DISCARD
    s.waiting = 1 << seat


@kernel
def lay_down(s: State) -> None:
    """Lay this turn's discard onto the open pile (RT-R-8)."""
    a = s.laid - 1
    for k in range(SIZE[a]):
        s.open[s.open_size] = LAYS[a][k]
        s.open_size += 1


@kernel
def end_turn(s: State, ev: Events) -> None:
    """End the turn: lay the discard down, and let its effect begin.

    Then end the game if the turn has decided it, else ask the next seat.
    """
    if not s.open_take:
        lay_down(s)
    s.effect = LEAVES[s.laid - 1]
    was_on = s.trigger == s.turn + 1 and not s.opened
    s.laid = 0
    s.opened = 0
    s.ply += 1
    if holds_none(s, s.turn):
        end_by_zero(s, ev)
    elif was_on:
        end_unclaimed(s, ev)
    elif s.stall_rounds == NO_LIMIT and s.ply >= TURNS_EACH * s.players:
        end_at_limit(s, ev)
    else:
        begin_turn(s, (s.turn + 1) % s.players)
