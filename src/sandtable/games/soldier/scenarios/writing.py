"""The writer of positions, in the form that scenarios use and `position` reads."""

from __future__ import annotations

from copy import copy

from sandtable.engine import Situation, Unwritable, as_list, signs_of, without_empty
from sandtable.games.soldier.fields import State
from sandtable.games.soldier.rules.cards import SIGNS, SOLDIER_SIGNS
from sandtable.games.soldier.rules.law import SOLDIER_OUTCOME
from sandtable.games.soldier.rules.schema import DRAW, MOVE, NO_COMBAT, NOBODY, W_START, WON
from sandtable.games.soldier.rules.windows import seat_at
from sandtable.games.soldier.words.show import RESULTS


def write_position(situation: Situation) -> dict[str, object]:
    """Return the position keys of a game; raise Unwritable unless a turn begins or its move is due."""
    s: State = situation.state
    seats = situation.seats
    if not _is_written(s):
        raise Unwritable("A position of Soldier stands where a turn begins, or where its move is due.")
    return {
        "players": len(seats),
        "hands": {seat: as_list(signs_of(s.hand[k], SIGNS)) for k, seat in enumerate(seats)},
        **_knowledge(situation),
        "soldiers": {
            seat: as_list(SOLDIER_SIGNS[one] for one in s.soldier[k][: s.soldiers[k]]) for k, seat in enumerate(seats)
        },
        **without_empty(training=situation.by_seat([points for points in stack if points] for stack in s.training)),
        **_piles(s),
        **_marks(situation),
        "turn": seats[s.turn],
        **without_empty(drawn="yes" if s.phase == MOVE else "", ply=s.ply, passed=_passed(situation)),
        **_match(situation),
        **without_empty(lot=as_list(map(_sign_of, (outcome for _, outcome in situation.brought)))),
    }


def _passed(situation: Situation) -> list[str]:
    """Return the seats that have been asked in the window at the beginning of the turn.

    These are all of them when the active player is due to draw.
    """
    s: State = situation.state
    view = copy(s)
    view.phase = W_START
    places = range(s.place if s.phase == W_START else s.players if s.phase == DRAW else 0)
    asked = [seat_at(view, place) for place in places]
    return [situation.seats[seat] for seat in asked if seat != NOBODY]


def _is_written(s: State) -> bool:
    """Return whether the position can be written.

    It can be in the window at the beginning of a turn, before the first draw of the turn, and when the move is due.
    """
    if s.phase == W_START:
        return bool(s.shooter == NOBODY and s.bomber == NOBODY)
    due = 2 if s.soldiers[s.turn] > 1 else 1  # cards (US-TURN-3)
    return bool(s.phase == MOVE or (s.phase == DRAW and s.to_draw == due))


def _knowledge(situation: Situation) -> dict[str, object]:
    """Return the keys for what is known of hands: `seen` by everybody, and what each seat has `learnt` besides."""
    s: State = situation.state
    seats = situation.seats
    learnt = {}
    for viewer, name in enumerate(seats):
        more = [
            [max(0, mine - all) for mine, all in zip(s.learnt[viewer][owner], s.known[owner], strict=True)]
            for owner in range(len(seats))
        ]
        if owners := situation.by_seat(as_list(signs_of(cards, SIGNS)) for cards in more):
            learnt[name] = owners
    return without_empty(seen=situation.by_seat(as_list(signs_of(known, SIGNS)) for known in s.known), learnt=learnt)


def _piles(s: State) -> dict[str, object]:
    return {
        "draw": as_list(signs_of(s.stock, SIGNS)),
        "discard": as_list(SIGNS[kind] for kind in s.discard[: s.discard_size]),
        "pile": as_list(signs_of(s.unseen, SOLDIER_SIGNS)),
        **without_empty(
            returned=as_list(SOLDIER_SIGNS[one] for one in s.returned[: s.returned_size]),
            used=as_list(signs_of(s.used, SIGNS)),
            removed=as_list(signs_of(s.removed, SIGNS)),
        ),
    }


def _marks(situation: Situation) -> dict[str, object]:
    s: State = situation.state
    return without_empty(
        wins=situation.by_seat(s.wins),
        stunned=_seats(situation, s.stunned),
        barred=_seats(situation, s.barred),
        result=_result(situation),
    )


def _seats(situation: Situation, bits: int) -> list[str]:
    return [seat for k, seat in enumerate(situation.seats) if bits >> k & 1]


def _result(situation: Situation) -> str:
    s: State = situation.state
    outcome = s.outcome
    if outcome == NO_COMBAT:
        return ""
    return f"win {situation.seats[outcome - WON]}" if outcome >= WON else RESULTS[outcome]


def _match(situation: Situation) -> dict[str, object]:
    s: State = situation.state
    if not s.rounds:
        return {}
    return {
        "round": s.round,
        **without_empty(points=situation.by_seat(s.points), rounds_won=situation.by_seat(s.rounds_won)),
    }


def _sign_of(outcome: int) -> str:
    return SIGNS[outcome] if outcome < SOLDIER_OUTCOME else SOLDIER_SIGNS[outcome - SOLDIER_OUTCOME]
