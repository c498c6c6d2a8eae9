"""The rules of War Kings: Enemy Attack, which the umpire calls.

They are plain functions over a record. `why` and `legal` work on a view as on a state: they read only the seat's own
hand.
"""

from __future__ import annotations

from sandtable.engine import CHANCE, CHOICE, Events, Ints, discloses, kernel
from sandtable.games.warkings.fields import Seen, State
from sandtable.games.warkings.rules.actions import ACTIONS, OPEN, PILE, WRITTEN
from sandtable.games.warkings.rules.cards import KINDS
from sandtable.games.warkings.rules.clause_ids import C
from sandtable.games.warkings.rules.deal import apply_deal, apply_turn_up, begin_deal
from sandtable.games.warkings.rules.determinize import determinize
from sandtable.games.warkings.rules.discard import apply_discard, legal_discards, why_discard, why_no_discard
from sandtable.games.warkings.rules.draw import apply_draw, apply_take
from sandtable.games.warkings.rules.observation import encode
from sandtable.games.warkings.rules.schema import DEAL, DISCARD, DRAW, TAKE

__all__ = ["apply", "chances", "determinize", "encode", "legal", "score", "start", "why"]

# An outcome of chance is the kind of the next card. ENEMY_NEXT is added if the enemy attack lies right below that card.
ENEMY_NEXT = KINDS
OUTCOMES = ENEMY_NEXT + KINDS


@kernel
def start(s: State) -> None:
    """Set up the first state, in which the options have already been written."""
    s.first %= s.players  # RT-R-90
    begin_deal(s)


@kernel
def chances(s: State, weights: Ints) -> int:
    """Write the weights of the outcomes of chance, and return how many there are (RT-SETUP-1, RT-SETUP-3).

    Every card of the stock is equally likely to come next. Every place left in deck 1 is equally likely to hold the
    enemy attack.
    """
    for kind in range(KINDS):
        weights[kind] = s.stock[kind]
    if s.phase != TAKE or s.sure > 1:
        return KINDS
    places = s.pile - 1  # for the enemy attack, once a card has been drawn
    for kind in range(KINDS):
        weights[ENEMY_NEXT + kind] = s.stock[kind]
        weights[kind] *= places - 1
    return OUTCOMES


@kernel
def why(v: Seen, seat: int, a: int) -> int:
    """Return 0 if the seat may do `a`, else the number of the first clause that forbids it."""
    if not v.waiting >> seat & 1:
        return C.RT_TURN_4
    if a < 0 or a >= WRITTEN:
        return C.RT_TURN_1
    draws = PILE <= a < ACTIONS
    if draws != (v.phase == DRAW):
        return C.RT_R_9
    if a >= ACTIONS:
        return why_no_discard(v, seat, a)
    return 0 if draws else why_discard(v, seat, a)


@kernel
def legal(v: Seen, seat: int, out: Ints) -> int:
    """Write the seat's choices into `out`, in ascending order, and return how many there are."""
    if not v.waiting >> seat & 1:
        return 0
    if v.phase == DISCARD:
        return legal_discards(v, seat, out)
    out[0] = PILE
    out[1] = OPEN
    return 2


@kernel
def apply(s: State, seat: int, a: int, ev: Events) -> None:
    """Carry out an action that `why` allows, or an outcome of chance."""
    if seat != CHANCE:
        if s.phase == DISCARD:
            apply_discard(s, a, ev)
        else:
            apply_draw(s, a, ev)
    elif s.phase == TAKE:
        apply_take(s, a % ENEMY_NEXT, _enemy_next(a), ev)
    elif s.phase == DEAL:
        apply_deal(s, a, ev)
    else:
        apply_turn_up(s, a, ev)


@kernel
@discloses("RT-LAST-1", CHOICE, why="The last round begins when the enemy attack lies on top, and everybody is told.")
def _enemy_next(outcome: int) -> bool:
    """Return whether the enemy attack lies right below the card that chance has chosen."""
    return outcome >= ENEMY_NEXT


@kernel
def score(s: State, seat: int) -> float:
    """Return 1 for a win, shared equally by the winners, -1 for a defeat, else 0 (RT-R-43).

    In Seven Cards one seat loses what the other wins (RT-R-97).
    """
    if s.duel:
        return float((s.winner >> seat & 1) - (s.winner >> (1 - seat) & 1))
    if s.losers >> seat & 1:
        return -1.0
    if not s.winner >> seat & 1:
        return 0.0
    winners = 0
    for other in range(s.players):
        winners += s.winner >> other & 1
    return 1.0 / winners
