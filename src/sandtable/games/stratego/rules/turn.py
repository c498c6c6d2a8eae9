"""The order of turns and every way in which a game ends (rulebook 2.3, 2.12, 2.18, 3.2, 3.8)."""

from __future__ import annotations

from sandtable.engine import Events, discloses, kernel
from sandtable.games.stratego.fields import State
from sandtable.games.stratego.rules import tell
from sandtable.games.stratego.rules.acting import can_act
from sandtable.games.stratego.rules.clause_ids import C
from sandtable.games.stratego.rules.schema import (
    BY_PLIES,
    BY_QUIET,
    BY_STUCK,
    BY_STUCK_PLAYER,
    ENTERED,
    EVERYBODY,
    FOUGHT,
    OVER,
    PLAY,
    RESCUED,
)
from sandtable.games.stratego.rules.sides import allied, opponents, partner

_LOUD = FOUGHT | ENTERED | RESCUED


@kernel
def ask(s: State, seat: int, phase: int) -> None:
    """Ask a seat for a decision, in the given phase."""
    s.phase = phase
    s.waiting = 1 << seat


@kernel
def begin_turn(s: State, seat: int, ev: Events) -> None:
    """Give the turn to a seat.

    A seat that cannot act has lost (ST-TURN-4, ST-R-13, ST-R-14), or is passed over.
    """
    while True:
        s.turn = seat
        ask(s, seat, PLAY)
        if _can_act(s, seat):
            return
        if not s.skip or not _can_act(s, partner(seat)):
            tell.stuck(ev, seat, C.ST_ALLY_TURN_2 if allied(s) else C.ST_TURN_4, EVERYBODY)
            reason, clause = (BY_STUCK_PLAYER, C.ST_ALLY_TURN_2) if allied(s) else (BY_STUCK, C.ST_WIN_2)
            finish(s, opponents(s, seat), reason, clause, ev)
            return
        tell.skipped(ev, seat, C.ST_R_14, EVERYBODY)
        seat = (seat + 1) % s.players


@kernel
@discloses("ST-TURN-4", "rank", why="A player who cannot act has lost or is skipped, and everybody sees it.")
def _can_act(s: State, seat: int) -> bool:
    return can_act(s, seat)


@kernel
def end_turn(s: State, ev: Events) -> None:
    """Record the turn and pass it on.

    Endings are checked in the order of ST-R-86: stuck, quiet limit, ply limit.
    """
    seat = s.turn
    s.ply += 1
    s.quiet = 0 if s.deeds & _LOUD else s.quiet + 1
    _remember(s, seat)
    s.mover = 0
    s.deeds = 0
    begin_turn(s, (seat + 1) % s.players, ev)
    if s.waiting and s.quiet >= s.quiet_limit:
        finish(s, 0, BY_QUIET, C.ST_R_74, ev)
    elif s.waiting and s.ply >= s.ply_limit:
        finish(s, 0, BY_PLIES, C.ST_R_74, ev)


@kernel
def _remember(s: State, seat: int) -> None:
    """Keep the turn for the two-square rule. Anything but a quiet move breaks the chain (ST-R-17, ST-R-84)."""
    legs = s.recent[seat]
    for k in range(2, 0, -1):
        for column in range(3):
            legs[k][column] = legs[k - 1][column]
    quiet = s.deeds == 0
    legs[0][0] = s.mover if quiet else 0
    legs[0][1] = s.origin if quiet else 0
    legs[0][2] = s.at[s.mover - 1] if quiet else 0


@kernel
def finish(s: State, winners: int, reason: int, clause: int, ev: Events) -> None:
    """End the game. `winners` are the bits of the winning seats, 0 for a draw."""
    s.waiting = 0
    s.phase = OVER
    s.winner = winners
    s.reason = reason
    if winners:
        tell.won(ev, winners, reason, clause, EVERYBODY)
    else:
        tell.drawn(ev, reason, clause, EVERYBODY)
