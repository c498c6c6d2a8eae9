"""Baselines: simple habits that a good player must not lose to. What they do in the set-up is in odd_setups.py."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from sandtable.engine import UNKNOWN, Habit, Habits, both, unlike
from sandtable.games.stratego.fields import View
from sandtable.games.stratego.player.odd_setups import decoy, fortress, odd_flag
from sandtable.games.stratego.player.odds import certain_kind
from sandtable.games.stratego.rules.actions import STEP_ON
from sandtable.games.stratego.rules.armies import outcome
from sandtable.games.stratego.rules.board import BOARDS
from sandtable.games.stratego.rules.pieces import ARMIES, ATTACKER
from sandtable.games.stratego.rules.schema import BOMB, CAPTAIN, IDS, MARSHALL, MOVED, OPEN, SCOUT, SPY
from sandtable.games.stratego.rules.sides import opposes
from sandtable.games.stratego.rules.tables import FAR_ROW, FROM, NEXT, NOWHERE, TO

HIGH = 7


@cache
def _rows(side: int, seat: int) -> tuple[int, ...]:
    """Return how many rows ahead of a seat's back row each space lies."""
    board = BOARDS[side]
    return tuple(board.seen_from(cell, seat)[1] for cell in board.spaces)


@cache
def _columns(side: int, seat: int) -> tuple[int, ...]:
    """Return how many columns to the right of a seat's left edge each space lies."""
    board = BOARDS[side]
    return tuple(board.seen_from(cell, seat)[0] for cell in board.spaces)


def _kind(v: View, place: int) -> int:
    """Return the kind of the piece on a place as far as it is certain; 0 if it is not, or nothing stands there."""
    return int(certain_kind(v, v.board[place] - 1)) if v.board[place] > 0 else 0


def _around(v: View, place: int) -> list[int]:
    """Return the occupied places beside a place."""
    beside = (int(NEXT[v.side][place][d]) for d in range(4))
    return [other for other in beside if other != NOWHERE and v.board[other] > 0]


def _size(v: View) -> tuple[int, int]:
    return len(set(_rows(v.side, v.viewer))), len(set(_columns(v.side, v.viewer)))


def _moves(v: View, legal: Sequence[int]) -> Iterator[tuple[int, int, int]]:
    for a in legal:
        if a < STEP_ON[v.variant]:
            yield a, int(FROM[v.side][v.viewer][a]), int(TO[v.side][v.viewer][a])


def _reaches_the_far_row(v: View, origin: int, target: int) -> bool:
    return bool(FAR_ROW[v.side][v.viewer][target])


def _in_turn(*habits: Habit) -> Habit:
    """Return the habit of following the first of some habits that leaves a choice."""
    return lambda v, legal: next(filter(None, (habit(v, legal) for habit in habits)), [])


_OF_MOVING = Habits[View](
    moves=_moves,
    around=_around,
    row=lambda v, place: _rows(v.side, v.viewer)[place],
    column=lambda v, place: _columns(v.side, v.viewer)[place],
    size=_size,
    kind=_kind,
    is_known=lambda v, place: bool(v.rank[v.board[place] - 1] != UNKNOWN),
    is_shown=lambda v, place: bool(v.traits[v.board[place] - 1] & OPEN),
    is_enemy=lambda v, place: bool(opposes(v.board[place] - 1, v.viewer)),
    has_moved=lambda v, place: bool(v.traits[v.board[place] - 1] & MOVED),
    wins=lambda v, attacker, defender: bool(outcome(v, attacker, defender) == ATTACKER),
    low=range(SPY, CAPTAIN),
    high=range(HIGH, BOMB),
    scout=SCOUT,
    spy=SPY,
    highest=MARSHALL,
    highest_title="marshall",
)
_steps_ahead = both(_OF_MOVING.leads_ahead, unlike(_OF_MOVING.attacks))
_HABITS: Mapping[str, Habit] = {
    **_OF_MOVING.named,
    "captain-charge": _OF_MOVING.moving(both(_OF_MOVING.of_kind([CAPTAIN]), _OF_MOVING.goes_ahead)),
    "run-for-rescue": _OF_MOVING.moving(
        both(_reaches_the_far_row, unlike(_OF_MOVING.attacks)), both(unlike(_OF_MOVING.of_kind([SCOUT])), _steps_ahead)
    ),
    "odd-flag": odd_flag,
}
_WITH_BOMBS: Mapping[str, Habit] = {
    "decoy": decoy,
    "fortress": _in_turn(fortress, _OF_MOVING.moving(_OF_MOVING.stays_at_home)),
}


def baselines(variant: str) -> Mapping[str, Habit]:
    """Return the habits by their names."""
    has_bombs = ARMIES[IDS.index(variant)].get(BOMB, 0) > 0
    return {**_HABITS, **_WITH_BOMBS} if has_bombs else _HABITS
