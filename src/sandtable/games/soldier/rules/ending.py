"""The endings of games and rounds, the points of a match, and the limits (rulebook *Winning*, 3.6, 3.12)."""

from __future__ import annotations

from sandtable.engine import Events, kernel
from sandtable.games.soldier.fields import Seen, State
from sandtable.games.soldier.rules import tell
from sandtable.games.soldier.rules.clause_ids import C
from sandtable.games.soldier.rules.deal import begin_round
from sandtable.games.soldier.rules.numbers import BATTLES_WIN, SOLDIERS_WIN, number
from sandtable.games.soldier.rules.schema import (
    BY_BATTLES,
    BY_LIMIT,
    BY_POINTS,
    BY_SOLDIERS,
    EVERYBODY,
    GROUP,
    MATCH,
    NOBODY,
    OVER,
    SLOTS,
)

WINNER_SCORES = 3
MOST_FOR_SOLDIERS = 2


@kernel
def won_by(v: Seen, seat: int) -> int:
    """Return how a seat has won the game or round, or 0 if it has not (US-WIN-2). Battles count first (US-R-41)."""
    if v.wins[seat] >= number(v, BATTLES_WIN):
        return BY_BATTLES
    return BY_SOLDIERS if v.soldiers[seat] >= number(v, SOLDIERS_WIN) else 0


@kernel
def end_won(s: State, seat: int, reason: int, ev: Events) -> None:
    """End the game, or the round, that a seat has won."""
    if s.rounds:
        s.rounds_won[seat] += 1
        _end_round(s, seat, ev)
    else:
        _finish(s, 1 << seat, reason, C.US_WIN_2, ev)


@kernel
def end_at_limit(s: State, ev: Events) -> None:
    """End the game or the round at the limit of turns (US-R-71)."""
    if s.rounds:
        _end_round(s, NOBODY, ev)
    else:
        _finish(s, _leaders(s), BY_LIMIT, C.US_R_71, ev)


@kernel
def training_points(v: Seen, seat: int) -> int:
    """Return the points of a seat's training stack."""
    points = 0
    for k in range(GROUP):
        points += v.training[seat][k]
    return points


@kernel
def _leaders(s: State) -> int:
    """Return the bits of the seats that lead: by battles won, then by soldiers, then by training points."""
    best, bits = -1, 0
    for seat in range(s.players):
        worth = (s.wins[seat] * SLOTS + s.soldiers[seat]) * (GROUP + 1) + training_points(s, seat)
        if worth > best:
            best, bits = worth, 0
        if worth == best:
            bits |= 1 << seat
    return bits


@kernel
def _end_round(s: State, winner: int, ev: Events) -> None:
    """Give points to everybody, then begin the next round or end the match (US-ROUND-2 to US-ROUND-4).

    `winner` is the seat that has won the round, or NOBODY.
    """
    most = 0
    for seat in range(s.players):
        gained = WINNER_SCORES if seat == winner else min(MOST_FOR_SOLDIERS, s.soldiers[seat])
        s.points[seat] += gained
        clause = C.US_ROUND_2 if seat == winner else C.US_ROUND_3
        tell.scored(ev, seat, gained, s.points[seat], clause, EVERYBODY)
        most = max(most, s.points[seat])
    if most >= MATCH:
        _finish(s, _first_in_points(s, winner, most), BY_POINTS, C.US_ROUND_4, ev)
    elif s.round >= s.max_rounds:
        _finish(s, _first_in_points(s, winner, most), BY_LIMIT, C.US_R_71, ev)
    else:
        begin_round(s, ev)


@kernel
def _first_in_points(s: State, winner: int, most: int) -> int:
    """Return the bits of the seats that win with `most` points (US-R-69).

    If several seats have `most` points, the winner of the last round wins if it is among them. Otherwise the seats with
    the most rounds won share the win.
    """
    if winner != NOBODY and s.points[winner] == most:
        return 1 << winner
    best, bits = -1, 0
    for seat in range(s.players):
        if s.points[seat] == most:
            if s.rounds_won[seat] > best:
                best, bits = s.rounds_won[seat], 0
            if s.rounds_won[seat] == best:
                bits |= 1 << seat
    return bits


@kernel
def _finish(s: State, winners: int, reason: int, clause: int, ev: Events) -> None:
    s.waiting = 0
    s.phase = OVER
    s.winner = winners
    s.reason = reason
    tell.ended(ev, winners, reason, clause, EVERYBODY)


@kernel
def score(s: State, seat: int) -> float:
    """Return a seat's score: its share of 1 if it has won, of -1 if it has not.

    The winners share 1 and all others share -1. The result is 0 if all seats have won, and while the game goes on.
    """
    winners = 0
    for other in range(s.players):
        winners += s.winner >> other & 1
    if winners == 0 or winners == s.players:
        return 0.0
    return 1.0 / winners if s.winner >> seat & 1 else -1.0 / (s.players - winners)
