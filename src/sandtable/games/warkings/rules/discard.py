"""Discards: one card, equal cards, or the red trio (rulebook 3.2, 3.3 and section 6, R1)."""

from __future__ import annotations

from sandtable.engine import CHOICE, UNKNOWN, Events, Ints, discloses, kernel
from sandtable.games.warkings.fields import Seen, State
from sandtable.games.warkings.rules import tell
from sandtable.games.warkings.rules.actions import (
    FALSE_TRIO,
    FREE,
    LAYS,
    LAYS_ENEMY,
    LEAVES,
    SIZE,
    THREE,
    THREE_TERRAINS,
    TRIO,
    TWO,
    UNDER_TWO,
)
from sandtable.games.warkings.rules.cards import KINDS, ONE_SCROLL, RED, TERRAIN, TWO_SCROLL
from sandtable.games.warkings.rules.clause_ids import C
from sandtable.games.warkings.rules.draw import begin_draw, carries
from sandtable.games.warkings.rules.ending import end_by_zero, holds_none
from sandtable.games.warkings.rules.numbers import DRAWS_ONE, SET, draws_under, number
from sandtable.games.warkings.rules.schema import EVERYBODY
from sandtable.games.warkings.rules.turn import lay_down

_TRIOS = len(RED)


@kernel
def _has_trio(hand: Ints) -> bool:
    return hand[TWO_SCROLL] > 0 and hand[ONE_SCROLL] > 0 and hand[TERRAIN] > 0


@kernel
def why_discard(v: Seen, seat: int, a: int) -> int:
    """Return the first clause that forbids a discard, in the order of the rulebook's refusals, or 0."""
    hand = v.hand[seat]
    if a >= TRIO:
        if not _has_trio(hand):
            return C.RT_MULTI_2
    elif hand[LAYS[a][0]] == 0:
        return C.RT_R_46
    elif hand[LAYS[a][0]] < SIZE[a] or SIZE[a] > number(v, SET):
        return C.RT_MULTI_1
    if SIZE[a] > 1 and v.effect != FREE:
        return C.RT_SCROLL_1 if v.effect == UNDER_TWO else C.RT_SCROLL_4
    return 0


@kernel
def why_no_discard(v: Seen, seat: int, a: int) -> int:
    """Return the clause that forbids a discard that is not an action."""
    if a == FALSE_TRIO:
        return C.RT_MULTI_2
    if a == LAYS_ENEMY or (a == THREE_TERRAINS and v.hand[seat][TERRAIN] == 0):
        return C.RT_R_46
    return C.RT_MULTI_1


@kernel
def legal_discards(v: Seen, seat: int, out: Ints) -> int:
    """Write the seat's legal discards into `out`, in ascending order, and return how many there are."""
    hand = v.hand[seat]
    n = 0
    for kind in range(KINDS):
        if hand[kind] > 0:
            out[n] = kind
            n += 1
    if v.effect != FREE:
        return n
    most = number(v, SET)
    for kind in range(KINDS):
        if hand[kind] > 1 and most > 1:
            out[n] = TWO + kind
            n += 1
    for kind in range(KINDS - 1):
        if hand[kind] > 2 and most > 2:
            out[n] = THREE + kind
            n += 1
    if _has_trio(hand):
        for place in range(_TRIOS):
            out[n] = TRIO + place
            n += 1
    return n


@kernel
@discloses("RT-TURN-1", CHOICE, why="Cards are discarded face up.")
def apply_discard(s: State, a: int, ev: Events) -> None:
    """Carry out a discard: hold the cards aside until the turn ends (RT-R-10), and go on to the draw.

    With `open_take: own` the cards are laid on the open pile at once. With `zero_check: after_discard` a hand without
    soldiers wins before the draw.
    """
    seat = s.turn
    for k in range(SIZE[a]):
        kind = LAYS[a][k]
        s.hand[seat][kind] -= 1
        if s.known[seat][kind] > 0:
            s.known[seat][kind] -= 1
    s.hand_size[seat] -= SIZE[a]
    s.laid = a + 1
    to = (seat + 1) % s.players
    tell.laid(ev, seat, to, a, _changed_draws(s, a), _cause(a), EVERYBODY)
    if carries(s):
        tell.carried(ev, seat, to, C.RT_SCROLL_2, EVERYBODY)
    if s.open_take:
        lay_down(s)
    if s.zero_check and holds_none(s, seat):
        end_by_zero(s, ev)
    else:
        begin_draw(s, ev)


@kernel
def _changed_draws(s: State, a: int) -> int:
    """Return how many cards the effect of a discard draws if a document changes that, else UNKNOWN."""
    effect = LEAVES[a]
    if effect == FREE or s.changed[DRAWS_ONE + effect - 1] == 0:
        return UNKNOWN
    return draws_under(s, effect)


@kernel
def _cause(a: int) -> int:
    """Return the clause that a discard is told with: that of its effect, else that of its number of cards."""
    if LEAVES[a] != FREE:
        return C.RT_SCROLL_1 if LEAVES[a] == UNDER_TWO else C.RT_SCROLL_4
    return C.RT_TURN_1 if SIZE[a] == 1 else C.RT_MULTI_1
